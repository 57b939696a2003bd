import SafariServices
import UIKit
import WebKit

class AboutViewController: UIViewController {
  private let webView = WKWebView()
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(webView)
    button.setTitle("Site", for: .normal)
    button.addTarget(self, action: #selector(openSite), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func openSite() {
    present(SFSafariViewController(url: URL(string: "https://example.com")!), animated: true)
  }
}
