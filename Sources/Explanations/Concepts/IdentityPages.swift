extension Concept {
  static let identityPages: [Concept] = [
    Concept(
      id: "identity", theme: .identity,
      title: Bilingual("What makes two items the same", "무엇이 같은 아이템인가"),
      text: [
        Bilingual(
          """
          The data source compares identifiers by `==` and hash, nothing else. Equal identifiers are the
          same item, whatever its contents; unequal ones are two items. So let the identifier be an id, and
          look the contents up.
          """,
          """
          데이터 소스는 식별자를 `==`와 hash로만 비교합니다. 같으면 내용이 어떻든 같은 아이템이고, 다르면 다른
          아이템입니다. 그러니 식별자에는 id만 두고 내용은 찾아 쓰세요.
          """)
      ],
      swift: ["struct Note: Identifiable { let id: UUID; var title: String }"],
      example: [
        "append sections main", "append a", "apply", "set item a title New", "diff",
        "identity value", "set item a title Newer", "diff",
      ],
      names: ["Identifiable", "identifier", "id"],
      related: ["hashable", "duplicates", "reconfigure", "carried-value"],
      commands: ["identity", "set"]),
    Concept(
      id: "carried-value", theme: .identity,
      title: Bilingual("A reload that shows the old value", "옛 값을 보여 주는 reload"),
      text: [
        Bilingual(
          """
          An item may carry its contents and compare only its id. `reloadItems([changed])` then names
          the item; it does not put the changed value in. The snapshot keeps the first one, and the cell
          provider is given that. Keep a store of contents and look them up by id in the provider. A class
          seems to work only because both values are one object.
          """,
          """
          아이템이 내용을 담고 있으면서 id만 비교할 수 있습니다. 이때 `reloadItems([changed])`는 어느 아이템인지 가리킬 뿐 바뀐
          값을 넣지 않습니다. 스냅샷은 처음 값을 그대로 두고 셀 provider도 그 값을 받습니다. 내용은 따로 두고 provider에서 id로
          찾아 쓰세요. 클래스가 되는 듯 보이는 것은 두 값이 한 객체라서입니다.
          """)
      ],
      swift: ["let note = store[id]", "cell.configure(with: note)"],
      example: [
        "identity payload", "append sections main", "append a", "set item a title Old", "apply",
        "set item a title New", "reload a", "apply", "show a",
      ],
      names: ["payload", "backing store", "stale", "old value", "reload shows the old value"],
      related: ["identity", "reload", "reconfigure", "hashable"],
      commands: ["identity", "set", "reload"]),
    Concept(
      id: "duplicates", theme: .identity,
      title: Bilingual("One identifier, one place", "식별자 하나에 자리 하나"),
      text: [
        Bilingual(
          """
          An identifier stands at most once in a snapshot, across all sections. Naming it twice in one call
          raises `supplied item identifiers are not unique`. Appending one that is there moves it, and UIKit
          logs a warning. To show one thing twice, wrap it in a value that says where it stands.
          """,
          """
          식별자는 모든 섹션을 통틀어 스냅샷에 한 번만 있을 수 있습니다. 한 호출에 두 번 쓰면 `supplied item
          identifiers are not unique` 예외가 납니다. 이미 있는 것을 append하면 옮겨지고 UIKit이 경고를 남깁니다. 같은
          것을 두 번 보이려면 어디에 있는지를 담은 값으로 감싸세요.
          """)
      ],
      swift: ["struct Slot: Hashable { let section: Section; let item: Item.ID }"],
      example: ["append sections main ads", "append a to main", "append a to ads", "append b b"],
      showsRefusal: true,
      names: ["repeated-items", "not unique", "unique", "replacement-repeats-items"],
      related: ["identity", "section-snapshot"], commands: ["append"]),
    Concept(
      id: "hashable", theme: .identity,
      title: Bilingual("Equal values hash equally", "같은 값은 hash도 같게"),
      text: [
        Bilingual(
          """
          What is equal must have the same hash. Write `==` over the id and leave the hash to the compiler,
          and the law is broken as soon as the contents change: UIKit ends the app. Unequal values with the
          same hash are allowed and only slow.
          """,
          """
          같은 값은 hash도 같아야 합니다. `==`는 id만 비교하고 hash는 컴파일러에 맡기면 내용이 바뀌는 순간 이 법칙이
          깨지고 UIKit이 앱을 종료합니다. 다른 값의 hash가 같은 것은 느릴 뿐 괜찮습니다.
          """)
      ],
      swift: ["func hash(into hasher: inout Hasher) { hasher.combine(id) }"],
      example: [
        "identity hash", "append sections main", "append a", "apply", "set item a title New",
        "apply",
      ],
      showsRefusal: true, names: ["hash", "Hasher", "Equatable", "unequal-hashes", "hash(into:)"],
      related: ["identity"], commands: ["identity"]),
  ]
}
