import Foundation

/// Whether tests that take a minute each are to run, as `make long` has it.
public let runsLongTests = ProcessInfo.processInfo.environment["DIFFPLAY_LONG"] != nil
