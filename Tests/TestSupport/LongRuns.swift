import Foundation

/// Whether tests that take long are to run, as `make long` has it.
public let runsLongTests = ProcessInfo.processInfo.environment["DIFFPLAY_LONG"] != nil
