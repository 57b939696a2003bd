// An argument limits the run to the benchmarks whose name contains it.
import Measuring

printHeading()
runPromptBenchmarks()
runSwiftBenchmarks()
