/// A language in which the program speaks to a person.
///
/// Commands, identifiers and UIKit's own texts are the same in all.
package enum Language: String, CaseIterable, Hashable, Sendable {
  case english = "en"
  case korean = "ko"

  /// The language that a locale such as `ko_KR.UTF-8` names; nil when it names another.
  package init?(locale: String) {
    let code = locale.prefix { $0 != "_" && $0 != "." && $0 != "-" && $0 != "@" }
    self.init(rawValue: code.lowercased())
  }

  /// The language of messages that the environment of a process asks for.
  ///
  /// `LC_ALL` counts before `LC_MESSAGES`, and that before `LANG`; a language that is not spoken
  /// here is answered in English.
  ///
  /// - Parameter variable: The value of an environment variable; nil where it is not set.
  package static func ofEnvironment(_ variable: (String) -> String?) -> Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty }
    return locale.flatMap(Language.init(locale:)) ?? .english
  }
}
