import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

do {
  let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
  let texts = try arguments.corpus.map(BenchmarkText.corpus) ?? BenchmarkText.builtIn()
  if let workload = arguments.workload {
    try workload.run(texts: texts, rounds: arguments.rounds ?? 1)
  } else {
    let benchmark = Benchmark(texts: texts, rounds: arguments.rounds ?? 15)
    let chosen = Benchmark.measures.filter {
      arguments.names.isEmpty || arguments.names.contains($0.name)
    }
    let report = Report(
      corpus: arguments.corpus ?? "built in", rounds: benchmark.rounds,
      findings: try chosen.flatMap { try $0.run(benchmark) })
    print(arguments.isTable ? report.table : try report.json)
  }
} catch {
  let message = Array("galley-bench: error: \(error)\n".utf8)
  _ = unsafe write(STDERR_FILENO, message, message.count)
  exit(1)
}
