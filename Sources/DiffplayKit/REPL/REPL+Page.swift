import CommandLanguage
import HostSystem
import PictureFiles
import Wording

extension REPL {
  /// Does what an entry asks of the page, and shows there what came of it.
  func followOnPage(_ entry: String, _ outcomes: [Outcome]) {
    let request = outcomes.compactMap { outcome in
      if case .success(let reply) = outcome.result { reply.page } else { nil }
    }.last
    switch request {
    case .open: openPage()
    case .close: closePage()
    case .keep, nil: break
    }
    let folder = playground.workbench.pageFolder
    guard page?.isOpen == true || folder != nil else { return }
    let state =
      request == nil
      ? feed.state(playground.workbench, after: entry, outcomes)
      : feed.state(playground.workbench, after: "", [])
    if let page, page.isOpen { page.show(state) }
    if let folder { keep(state, in: folder) }
  }

  private func closePage() {
    guard let page, page.isOpen else { return tell("no page is open") }
    page.close()
    tell("page: closed")
  }

  private func openPage() {
    guard let page else { return }
    do {
      tell("page: \(try page.open(LivePage(in: settings.language)))")
    } catch {
      tell("\("error:" as Message, .error) \(error.message)")
    }
  }

  /// Writes the state beside the page's files; a folder that cannot be written is let go.
  private func keep(_ state: String, in folder: String) {
    do {
      try playground.workbench.fileSystem.write(state, to: "\(folder)/\(LivePage.stateName)")
    } catch {
      playground.workbench.pageFolder = nil
      tell("\("error:" as Message, .error) \(error.told)")
    }
  }
}

extension PageRefusal {
  /// What it tells a person, and what mends it.
  fileprivate var message: Message {
    switch self {
    case .programIsMissing: "the program `diffplay-page` is not beside this one"
    case .libraryIsMissing:
      "`diffplay-page` needs the library `libmicrohttpd`: `apt-get install libmicrohttpd12`"
    }
  }
}
