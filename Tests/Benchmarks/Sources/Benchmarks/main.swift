// An argument limits the run to the benchmarks whose name contains it.
print("\("what".padded(to: 58)) \("ratio".padded(to: 9)) \("limit".padded(to: 7))")
runDifferenceBenchmarks()
try runEditingBenchmarks()
try runOutlineBenchmarks()
try runMemoryBenchmarks()
try runLayoutBenchmarks()
runPromptBenchmarks()
