#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The font files in a directory and in those below it, sorted by path.
///
/// - Throws: `FontError` when the directory can't be read; unreadable ones below it are passed over.
func fontFiles(below directory: String) throws(FontError) -> [String] {
  var files: [String] = []
  var pending = [directory]
  while let next = pending.popLast() {
    let entries: [DirectoryEntry]
    do throws(FontError) {
      entries = try DirectoryEntry.all(in: next)
    } catch {
      if next == directory { throw error }
      continue
    }
    for entry in entries {
      let path = next.hasSuffix("/") ? next + entry.name : "\(next)/\(entry.name)"
      if entry.isDirectory {
        pending.append(path)
      } else if entry.isFont {
        files.append(path)
      }
    }
  }
  return files.sorted()
}

private struct DirectoryEntry {
  var name: String
  var isDirectory: Bool

  var isFont: Bool {
    let name = name.lowercased()
    return [".ttf", ".otf", ".ttc", ".otc"].contains { name.hasSuffix($0) }
  }

  /// What a directory holds, but for itself and its parent.
  static func all(in path: String) throws(FontError) -> [DirectoryEntry] {
    guard !path.utf8.contains(0), let stream = unsafe opendir(path) else {
      let code = path.utf8.contains(0) ? ENOENT : errno
      throw FontError(source: path, faceIndex: 0, reason: .unreadable(errno: code))
    }
    defer { unsafe closedir(stream) }
    var entries: [DirectoryEntry] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { field in
        unsafe field.withMemoryRebound(to: CChar.self, capacity: 1) { unsafe String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      entries.append(
        DirectoryEntry(name: name, isDirectory: isDirectory("\(path)/\(name)")))
    }
    return entries
  }

  private static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
