/// The Korean texts of the catalogue, by what they are about.
enum Korean {
  static let texts = [
    answers, screenAnswers, sentences, prompt, rules, derivations, reading, slips,
    snapshotRefusals, layoutRefusals, help, snapshotCommands, layoutCommands, settings, files,
    travel, fileReasons, explanations, reasons, concepts, lessons, predictions, views,
    consoleSnapshots,
    consoleViews, consoleLayouts, consoleNeighbours, consoleProcess, doctor, swiftCalls,
    swiftDeclarations, swiftRunning, swiftReading, swiftMistakes, imports, pictures, page, sharing,
    comparisons, system,
  ]
}
