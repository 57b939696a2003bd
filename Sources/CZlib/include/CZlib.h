// zlib, the system's compression library.
#include <zlib.h>
