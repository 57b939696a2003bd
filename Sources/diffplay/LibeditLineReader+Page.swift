private import CLibedit
import DiffplayKit

/// Acts on the page are entries like those that are typed: each takes the line while no other is on
/// it, and what was half typed comes back afterwards.
extension LibeditLineReader {
  /// Listens to the page, if there is one, and takes up what came of it while nobody listened.
  func listen() {
    line_editor_listen(editor, acts?.descriptor ?? -1)
    if halfTyped != nil || acts?.hasAct == true {
      line_editor_push(editor, Int32(LineEditorKeyHeard))
    }
  }

  /// Takes what the page sends, while the editor waits for a key.
  func hear() {
    guard let acts else { return }
    if !acts.hear() { line_editor_listen(editor, -1) }
    guard acts.hasAct else { return }
    let isFree = search == nil && listing == nil && !edited.text.contains("\n")
    guard isFree else { return acts.tellThatLineIsTaken() }
    line_editor_push(editor, Int32(LineEditorKeyHeard))
  }

  /// Types an act in place of what is typed, and enters it; without one, brings that back.
  func typeAct() -> UInt8 {
    if let act = acts?.takeAct() {
      halfTyped = halfTyped ?? edited
      replace(with: EditedText(text: act, cursor: act.utf8.count))
      isOverdrawn = true
      line_editor_push(editor, Int32(LineEditorKeySubmit))
    } else if let halfTyped {
      self.halfTyped = nil
      replace(with: halfTyped)
    }
    return UInt8(CC_REFRESH)
  }
}
