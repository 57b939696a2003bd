extension Concept {
  /// How a model and its snapshots go together.
  static let modelPages: [Concept] = [
    Concept(
      id: "new-snapshot", theme: .data,
      title: Bilingual("A new snapshot for each state", "상태마다 새 스냅샷"),
      text: [
        Bilingual(
          """
          A snapshot says what is to be shown, all of it; it is no list of changes. Make a new one from the
          model for each state: `apply` compares it with the one before. One that is stored and appended to
          again and again keeps what was there: the same items once more only log a warning.
          """,
          """
          스냅샷은 보여 줄 것 전부이고, 변경 목록이 아닙니다. 상태마다 모델에서 새로 만드세요. `apply`가 이전 것과
          비교합니다. 저장해 둔 스냅샷에 계속 append하면 있던 것이 남고, 같은 아이템을 또 넣으면 경고만 남습니다.
          """)
      ],
      swift: [
        "var snapshot = NSDiffableDataSourceSnapshot<Section, Item.ID>()",
        "snapshot.appendSections([.main])", "snapshot.appendItems(model.items.map(\\.id))",
        "dataSource.apply(snapshot)",
      ],
      example: [
        "append sections main", "append a b", "apply", "append a b", "snapshot.deleteAllItems()",
        "append sections main", "append b c", "apply",
      ],
      names: ["stored snapshot", "refresh control", "pull to refresh", "UIRefreshControl"],
      related: ["snapshot", "duplicates", "difference"], commands: ["append", "reset"]),
    Concept(
      id: "fetched-results", theme: .data,
      title: Bilingual("Core Data and its identifiers", "Core Data와 identifier"),
      text: [
        Bilingual(
          """
          `NSFetchedResultsController` gives a snapshot of object identifiers in
          `controller(_:didChangeContentWith:)`: apply that. Its older callbacks, collected for
          `performBatchUpdates`, come after the sections have changed already, and since iOS 16.4 counts
          that do not agree end the app. A diff mends itself, and is slower only in very long lists.
          """,
          """
          `NSFetchedResultsController`는 `controller(_:didChangeContentWith:)`에서 object ID의 스냅샷을 줍니다.
          그것을 apply하세요. 예전 콜백을 모아 `performBatchUpdates`를 하면 섹션이 이미 바뀐 뒤라, iOS 16.4부터 수가
          맞지 않으면 앱이 종료됩니다. 차이(diff)는 스스로 맞춰지고, 아주 긴 목록에서만 느립니다.
          """),
        Bilingual(
          """
          A new object has a temporary identifier until it is saved, and another one afterwards: for a diff
          that is a delete and an insert, and the cell goes and comes. Obtain permanent identifiers before.
          Contents that changed are reloads in that snapshot; look objects up by identifier.
          """,
          """
          새 object는 저장하기 전까지 임시 ID를 쓰고 저장하면 ID가 바뀝니다. 차이로는 delete와 insert라서 셀이
          사라졌다 나타납니다. 먼저 영구 ID를 받으세요. 바뀐 내용은 그 스냅샷에서 reload이고, object는 ID로 찾으세요.
          """),
      ],
      swift: ["try context.obtainPermanentIDs(for: Array(context.insertedObjects))"],
      example: [
        "append sections main", "append temporary1 other", "apply",
        "insert permanent1 before temporary1", "delete temporary1", "apply",
      ],
      names: [
        "NSFetchedResultsController", "NSManagedObjectID", "NSManagedObject",
        "didChangeContentWithSnapshot", "didChangeContentWith", "Core Data", "temporary id",
        "obtainPermanentIDs", "FRC",
      ],
      related: ["identity", "batch-updates", "reconfigure"], commands: ["batch"]),
    Concept(
      id: "class-identifiers", theme: .identity,
      title: Bilingual("Instances as identifiers", "클래스 인스턴스를 식별자로"),
      text: [
        Bilingual(
          """
          A class as an identifier needs `==` and a hash over what stays, and its contents are shared: the
          snapshot keeps the instance it was given. Up to iOS 14 a Swift class that is no `NSObject` was
          compared as an instance, so that an equal new one was not found: `Invalid item identifier
          specified for reload`. Later reports of the same are few.
          """,
          """
          클래스를 식별자로 쓰려면 변하지 않는 것에 대한 `==`와 hash가 필요하고, 내용은 공유됩니다. 스냅샷은
          처음 받은 인스턴스를 가집니다. iOS 14까지는 `NSObject`가 아닌 Swift 클래스를 인스턴스로 비교해서, 같은 값의
          새 인스턴스를 찾지 못했습니다: `Invalid item identifier specified for reload`. 그 뒤의 기록은 드뭅니다.
          """),
        Bilingual(
          """
          After an asynchronous wait the list may have been made anew: look the identifier up in the
          snapshot of now before it is reloaded. An id that is a value spares all of this.
          """,
          """
          비동기로 기다린 뒤에는 목록이 새로 만들어졌을 수 있으니, reload하기 전에 지금의 스냅샷에서 찾으세요. 값 타입
          id를 쓰면 이런 일이 없습니다.
          """),
      ],
      swift: [
        "var snapshot = dataSource.snapshot()",
        "guard snapshot.indexOfItem(id) != nil else { return }", "snapshot.reloadItems([id])",
      ],
      example: [
        "append sections main", "append a b", "apply", "delete a", "apply", "reload a",
      ],
      showsRefusal: true,
      names: ["NSObject", "isEqual", "class", "instance", "class instances", "reference type"],
      related: ["identity", "reload", "hashable"], commands: ["reload"]),
    Concept(
      id: "completion", theme: .changes,
      title: Bilingual("What belongs behind an apply", "apply 뒤에 할 일"),
      text: [
        Bilingual(
          """
          The completion of `apply` runs on main once the animations are over; without animation, at once.
          A `reloadData()` in it asks for every cell anew and cuts short what still moves, so that only
          some cells seem to animate. Leave it out: the apply has shown everything, and cells with old
          contents want a reconfigure in the snapshot itself.
          """,
          """
          `apply`의 completion은 애니메이션이 끝나면 메인에서 불립니다. 애니메이션이 없으면 바로입니다. 그 안에서
          `reloadData()`를 부르면 모든 셀을 다시 요청하고 움직이던 것을 끊어서, 일부 셀만 움직이는 것처럼 보입니다.
          빼세요. apply가 이미 다 보여 주었고, 내용이 낡은 셀은 스냅샷에서 reconfigure하면 됩니다.
          """)
      ],
      swift: ["dataSource.apply(snapshot) { [weak self] in self?.scrollToNewest() }"],
      example: [
        "append sections main", "append a b c", "apply", "move c before a", "apply", "plan",
        "apply using reload data", "plan",
      ],
      names: ["completion handler", "completion closure", "finished animating"],
      related: ["animating-differences", "reload-data", "reconfigure"],
      commands: ["plan", "apply"]),
    Concept(
      id: "selection", theme: .changes,
      title: Bilingual("What stays selected", "선택이 남는 때"),
      text: [
        Bilingual(
          """
          Selection belongs to index paths of the view. It goes with a cell that stays, moves or is
          reconfigured; a delete, an insert in its place, a reload of the item and `reloadData` lose it.
          Keep the selected identifiers yourself and select them again after the apply.
          """,
          """
          선택은 뷰의 index path에 붙습니다. 그대로 있거나 옮겨지거나 reconfigure된 셀은 선택이 따라갑니다. delete, 그
          자리의 insert, 아이템의 reload, `reloadData`에서는 풀립니다. 선택한 식별자를 따로 두고 apply 뒤에 다시
          선택하세요.
          """)
      ],
      swift: [
        "if let path = dataSource.indexPath(for: selectedID) {",
        "  view.selectItem(at: path, animated: false, scrollPosition: [])", "}",
      ],
      example: [
        "append sections main", "append a b", "apply", "reconfigure a", "apply", "reload a",
        "apply",
      ],
      names: [
        "selectItem", "deselectItem", "indexPathsForSelectedItems", "allowsMultipleSelection",
        "didSelectItemAt", "isSelected", "selection lost",
      ],
      related: ["reconfigure", "reload", "index-path"], commands: ["reconfigure", "reload"]),
  ]
}
