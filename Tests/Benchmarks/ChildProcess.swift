#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program that is run to its end, with no environment.
struct ChildProcess {
  /// The program's path, or its name to be found in `PATH`.
  let program: String
  let arguments: [String]

  /// Runs the program with its output thrown away and returns the nanoseconds it took by the clock.
  ///
  /// - Throws: `UsageError` when the program can't be run or fails.
  func run() throws -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    var id = pid_t()
    var error = Int32()
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    let strings = unsafe ([program] + arguments).map { unsafe strdup($0) }
    defer { unsafe strings.forEach { unsafe free($0) } }
    unsafe error = posix_spawnp(&id, program, &actions, nil, strings + [nil], [nil])
    guard error == 0 else { throw UsageError("can't run \(program): error \(error)") }
    var status = Int32()
    while unsafe waitpid(id, &status, 0) < 0, errno == EINTR {}
    guard status == 0 else { throw UsageError("\(program) ended with status \(status)") }
    let time = (clock.now - start).components
    return Double(time.seconds) * 1e9 + Double(time.attoseconds) / 1e9
  }
}
