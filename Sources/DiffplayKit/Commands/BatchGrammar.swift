package import CommandLanguage
import LayoutLanguage

/// The statements of a `batch` block.
package enum BatchGrammar {
  package static let statements: [StatementForm] = [
    StatementForm("model", ["model", .optional([.list(Parameter("ITEM", .newItem))])]),
    StatementForm("delete items", ["delete", .optional(["items"]), .list(path)]),
    StatementForm("insert items", ["insert", .optional(["items"]), .list(path)]),
    StatementForm("reload items", ["reload", .optional(["items"]), .list(path)]),
    StatementForm("move item", ["move", .optional(["item"]), .value(path), "to", .value(target)]),
    StatementForm("delete sections", ["delete", "sections", .list(index)]),
    StatementForm("insert sections", ["insert", "sections", .list(index)]),
    StatementForm("reload sections", ["reload", "sections", .list(index)]),
    StatementForm("move section", ["move", "section", .value(index), "to", .value(targetIndex)]),
  ]

  private static let path = Parameter("PATH", .itemPath)
  private static let target = Parameter("TARGET", .itemPath)
  private static let index = Parameter("INDEX", .integer)
  private static let targetIndex = Parameter("TARGET", .integer)
}

extension Block {
  /// Updates told to a view by hand.
  package static let batch = Block("batch", title: "`batch { … }`") { BatchGrammar.statements }

  /// Every block of the command language, in help's order.
  static let allCases = [layout, configuration, group, item, batch]
}
