import PictureFiles
import Wording

extension REPL {
  /// Does what an entry asks of the page, and shows there what came of it.
  func followOnPage(_ entry: String, _ outcomes: [Outcome]) {
    guard let page else { return }
    var requests: [PageRequest] = []
    for case .success(let reply) in outcomes.map(\.result) {
      if let request = reply.page { requests.append(request) }
    }
    switch requests.last {
    case .open: openPage(page)
    case .close: page.close()
    case nil:
      if page.isOpen { page.show(feed.state(playground.workbench, after: entry, outcomes)) }
    }
  }

  private func openPage(_ page: any PageHost) {
    do throws(PageRefusal) {
      let address = try page.open(LivePage(in: settings.language))
      feed = PageFeed()
      page.show(feed.state(playground.workbench, after: "", []))
      tell("page: \(address)")
    } catch {
      tell("\("error:" as Message, .error) \(error.message)")
    }
  }
}

extension PageRefusal {
  /// What it tells a person, and what mends it.
  fileprivate var message: Message {
    switch self {
    case .programIsMissing: "the program `diffplay-page` is not beside this one"
    case .libraryIsMissing:
      "`diffplay-page` does not run: it needs the package libmicrohttpd12 (Debian, Ubuntu) or"
        + " libmicrohttpd (Fedora, Homebrew)"
    }
  }
}
