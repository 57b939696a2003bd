// An argument limits the run to the benchmarks whose name contains it.
import Measuring

printHeading()
runDifferenceBenchmarks()
try runEditingBenchmarks()
try runOutlineBenchmarks()
try runMemoryBenchmarks()
try runLayoutBenchmarks()
try runConstraintBenchmarks()
runTextBenchmarks()
runCellBenchmarks()
