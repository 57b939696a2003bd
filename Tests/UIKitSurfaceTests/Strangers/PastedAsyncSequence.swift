// swift-format-ignore-file
Task { @MainActor in
    for name in ["a", "b"] {
        try? await Task.sleep(nanoseconds: 1_000_000)
        var snapshot = dataSource.snapshot()
        if snapshot.sectionIdentifiers.isEmpty { snapshot.appendSections(["main"]) }
        snapshot.appendItems([name])
        await dataSource.apply(snapshot, animatingDifferences: true)
    }
}
