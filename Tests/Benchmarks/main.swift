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
    let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let benchmark = Benchmark(
      texts: texts, rounds: arguments.rounds ?? 15,
      tool: arguments.tool ?? folder.appending(path: "galley").path)
    let chosen = Benchmark.measures.filter {
      arguments.names.isEmpty || arguments.names.contains($0.name)
    }
    let report = Report(
      corpus: arguments.corpus ?? "built in", rounds: benchmark.rounds,
      findings: try chosen.flatMap { try $0.run(benchmark) })
    print(arguments.isTable ? report.markdown : try report.json)
  }
} catch {
  let message = Array("galley-bench: error: \(error)\n".utf8)
  _ = unsafe write(STDERR_FILENO, message, message.count)
  exit(1)
}
