// HTTP by GNU libmicrohttpd, for browsers of this machine that know the address. Pages of other
// origins, and names that lead here by a trick of DNS, are refused by Host, Origin and
// Sec-Fetch-Site; whatever else runs here, by the secret in the address.

#define _GNU_SOURCE

#include "Page.h"

#include <arpa/inet.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

enum { SECRET_BYTES = 16, SECRET_LENGTH = 2 * SECRET_BYTES };

static char secret[SECRET_LENGTH + 1];
static char hosts[2][32];
static char origins[2][48];
static char address[96];
static int (*give_act)(const char *bytes, size_t length);

// MARK: - Answers

static const struct {
  const char *name, *value;
} headers[] = {
  {"Content-Security-Policy",
   "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; "
   "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
  {"X-Content-Type-Options", "nosniff"},
  {"Referrer-Policy", "no-referrer"},
  {"Cross-Origin-Resource-Policy", "same-origin"},
  {"Cross-Origin-Opener-Policy", "same-origin"},
  {"Cache-Control", "no-store"},
};

static enum MHD_Result answer(
  struct MHD_Connection *connection, unsigned status, struct MHD_Response *response,
  const char *type) {
  if (!response) return MHD_NO;
  for (size_t i = 0; i < sizeof headers / sizeof headers[0]; i++)
    MHD_add_response_header(response, headers[i].name, headers[i].value);
  MHD_add_response_header(response, "Content-Type", type);
  if (status == MHD_HTTP_METHOD_NOT_ALLOWED)
    MHD_add_response_header(response, "Allow", "GET, POST");
  enum MHD_Result result = MHD_queue_response(connection, status, response);
  MHD_destroy_response(response);
  return result;
}

static enum MHD_Result tell(
  struct MHD_Connection *connection, unsigned status, const char *text) {
  return answer(
    connection, status,
    MHD_create_response_from_buffer(strlen(text), (void *)text, MHD_RESPMEM_PERSISTENT),
    "text/plain; charset=utf-8");
}

static const char *type_of(const char *name) {
  const char *ending = strrchr(name, '.');
  if (ending && strcmp(ending, ".js") == 0) return "text/javascript; charset=utf-8";
  if (ending && strcmp(ending, ".css") == 0) return "text/css; charset=utf-8";
  return "text/html; charset=utf-8";
}

static enum MHD_Result give_file(struct MHD_Connection *connection, const char *name) {
  const Text *file = stored_file(*name ? name : "index.html");
  if (!file) return tell(connection, MHD_HTTP_NOT_FOUND, "not found\n");
  return answer(
    connection, MHD_HTTP_OK,
    MHD_create_response_from_buffer(file->length, file->bytes, MHD_RESPMEM_PERSISTENT),
    type_of(*name ? name : "index.html"));
}

// MARK: - Followers

static void resume(void *connection) { MHD_resume_connection(connection); }
static void pause_connection(void *connection) { MHD_suspend_connection(connection); }

static ssize_t read_events(void *follower, uint64_t position, char *buffer, size_t most) {
  (void)position;
  return (ssize_t)follower_read(follower, buffer, most, pause_connection);
}

static void forget(void *follower) { follower_destroy(follower); }

static enum MHD_Result follow(struct MHD_Connection *connection) {
  const char *seen = MHD_lookup_connection_value(connection, MHD_HEADER_KIND, "Last-Event-ID");
  Follower *follower = follower_create(seen ? strtoull(seen, NULL, 10) : 0, connection, resume);
  if (!follower) return tell(connection, MHD_HTTP_SERVICE_UNAVAILABLE, "too many pages\n");
  MHD_set_connection_option(connection, MHD_CONNECTION_OPTION_TIMEOUT, 0u);
  struct MHD_Response *response = MHD_create_response_from_callback(
    MHD_SIZE_UNKNOWN, 16384, read_events, follower, forget);
  if (!response) follower_destroy(follower);
  return answer(connection, MHD_HTTP_OK, response, "text/event-stream");
}

// MARK: - Acts

/// A request whose body comes in pieces.
typedef struct {
  size_t length;
  int is_too_long;
  char bytes[MOST_ACT];
} Body;

static int is_one_row(const Body *body) {
  for (size_t i = 0; i < body->length; i++)
    if ((unsigned char)body->bytes[i] < 0x20 || body->bytes[i] == 0x7F) return 0;
  return body->length > 0;
}

static enum MHD_Result take_act(struct MHD_Connection *connection, const Body *body) {
  const char *type = MHD_lookup_connection_value(connection, MHD_HEADER_KIND, "Content-Type");
  // No form of another page can send this type without asking first.
  if (!type || strcmp(type, "application/x-diffplay") != 0)
    return tell(connection, MHD_HTTP_UNSUPPORTED_MEDIA_TYPE, "wrong type\n");
  if (!is_one_row(body)) return tell(connection, MHD_HTTP_BAD_REQUEST, "not one row of text\n");
  if (!give_act(body->bytes, body->length))
    return tell(connection, MHD_HTTP_SERVICE_UNAVAILABLE, "the prompt is busy\n");
  return tell(connection, MHD_HTTP_ACCEPTED, "taken\n");
}

// MARK: - Requests

static int is_one_of(const char *value, const char *first, const char *second) {
  return strcmp(value, first) == 0 || strcmp(value, second) == 0;
}

/// Whether a request was made by the page, or by a person who opened it.
static int is_from_here(struct MHD_Connection *connection, int is_act) {
  const char *host = MHD_lookup_connection_value(connection, MHD_HEADER_KIND, "Host");
  const char *origin = MHD_lookup_connection_value(connection, MHD_HEADER_KIND, "Origin");
  const char *site = MHD_lookup_connection_value(connection, MHD_HEADER_KIND, "Sec-Fetch-Site");
  if (!host || !is_one_of(host, hosts[0], hosts[1])) return 0;
  if (origin ? !is_one_of(origin, origins[0], origins[1]) : is_act) return 0;
  return !site || is_one_of(site, "same-origin", "none");
}

/// What stands behind the secret in a path; null where that is wrong. Takes the same time for all.
static const char *behind_secret(const char *path) {
  if (strlen(path) < SECRET_LENGTH + 2 || path[0] != '/' || path[SECRET_LENGTH + 1] != '/')
    return NULL;
  unsigned char difference = 0;
  for (int i = 0; i < SECRET_LENGTH; i++) difference |= (unsigned char)(path[i + 1] ^ secret[i]);
  return difference == 0 ? path + SECRET_LENGTH + 2 : NULL;
}

static enum MHD_Result handle(
  void *context, struct MHD_Connection *connection, const char *path, const char *method,
  const char *version, const char *data, size_t *length, void **request) {
  (void)context;
  (void)version;
  int is_act = strcmp(method, MHD_HTTP_METHOD_POST) == 0;
  Body *body = *request;
  if (!body) {
    if (!is_from_here(connection, is_act))
      return tell(connection, MHD_HTTP_FORBIDDEN, "not from here\n");
    if (!is_act && strcmp(method, MHD_HTTP_METHOD_GET) != 0)
      return tell(connection, MHD_HTTP_METHOD_NOT_ALLOWED, "GET or POST\n");
    *request = body = calloc(1, sizeof *body);
    return body ? MHD_YES : MHD_NO;
  }
  if (*length > 0) {
    if (*length > sizeof body->bytes - body->length) body->is_too_long = 1;
    else memcpy(body->bytes + body->length, data, *length), body->length += *length;
    *length = 0;
    return MHD_YES;
  }
  if (body->is_too_long) return tell(connection, MHD_HTTP_CONTENT_TOO_LARGE, "too long\n");
  const char *name = behind_secret(path);
  if (!name) return tell(connection, MHD_HTTP_NOT_FOUND, "not found\n");
  if (strcmp(name, "act") == 0 && is_act) return take_act(connection, body);
  if (is_act) return tell(connection, MHD_HTTP_NOT_FOUND, "not found\n");
  return strcmp(name, "events") == 0 ? follow(connection) : give_file(connection, name);
}

static void forget_request(
  void *context, struct MHD_Connection *connection, void **request,
  enum MHD_RequestTerminationCode code) {
  (void)context;
  (void)connection;
  (void)code;
  free(*request);
  *request = NULL;
}

// MARK: - Life

static int make_secret(void) {
  unsigned char bytes[SECRET_BYTES];
  if (getentropy(bytes, sizeof bytes) != 0) return 0;
  for (int i = 0; i < SECRET_BYTES; i++) snprintf(secret + 2 * i, 3, "%02x", bytes[i]);
  return 1;
}

const char *server_start(int (*take)(const char *bytes, size_t length)) {
  give_act = take;
  if (!make_secret()) return NULL;
  struct sockaddr_in here = {.sin_family = AF_INET, .sin_port = 0};
  here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  // With epoll, connections that browsers drop unfinished hold up all others for ten seconds.
  struct MHD_Daemon *daemon = MHD_start_daemon(
    MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_POLL | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL,
    handle, NULL, MHD_OPTION_SOCK_ADDR, (struct sockaddr *)&here,
    MHD_OPTION_CONNECTION_LIMIT, (unsigned)MOST_CONNECTIONS,
    MHD_OPTION_CONNECTION_TIMEOUT, 10u, MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)32768,
    MHD_OPTION_NOTIFY_COMPLETED, forget_request, NULL, MHD_OPTION_END);
  if (!daemon) return NULL;
  const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT);
  if (!info || info->port == 0) return NULL;
  static const char *const names[] = {"127.0.0.1", "localhost"};
  for (int i = 0; i < 2; i++) {
    snprintf(hosts[i], sizeof hosts[i], "%s:%d", names[i], info->port);
    snprintf(origins[i], sizeof origins[i], "http://%s", hosts[i]);
  }
  snprintf(address, sizeof address, "%s/%s/", origins[0], secret);
  return address;
}
