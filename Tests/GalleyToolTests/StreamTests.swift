import Foundation
import Testing

@Suite("Streams of documents with --jsonl")
struct StreamTests {
  @Test("every line has its answer in order; bad lines answer an error and the rest goes on")
  func badLines() throws {
    let result = try ToolProcess.run(
      ["measure", "--jsonl"],
      input: """
        {"id":1,"text":"a"}
        not json
        {"id":3,"colour":1}
        {"id":4,"text":"a","fonts":["/no/such.ttf"]}

        {"id":6,"text":
        [7]
        {"id":8,"text":"a"}
        """)
    #expect(result.status == 65)
    #expect(result.error == "6 of 8 lines could not be answered")
    let lines = result.lines
    #expect(lines.count == 8)
    #expect(lines[0].hasPrefix(#"{"id":1,"size":"#))
    #expect(
      lines[1] == #"{"id":null,"error":"invalid JSON at line 1, column 1: expected a JSON value"}"#)
    #expect(lines[2] == #"{"id":3,"error":"colour: unknown key"}"#)
    #expect(lines[3] == #"{"id":4,"error":"/no/such.ttf: No such file or directory"}"#)
    #expect(lines[4].hasPrefix(#"{"id":null,"error":"invalid JSON at line 1, column 1: "#))
    #expect(lines[5].hasPrefix(#"{"id":6,"error":"invalid JSON "#))
    #expect(lines[6].hasPrefix(#"{"id":null,"error":"the document: expected an object"#))
    #expect(lines[7] == lines[0].replacing(#""id":1"#, with: #""id":8"#))
  }

  @Test("an empty stream has no answers", arguments: ["measure", "layout"])
  func empty(command: String) throws {
    let result = try ToolProcess.run([command, "--jsonl"], input: "")
    #expect(result.status == 0)
    #expect(result.output == "")
  }

  @Test("lines may end with CR LF, and the last one without anything")
  func lineEnds() throws {
    let result = try ToolProcess.run(
      ["layout", "--jsonl"], input: "{\"text\":\"a\"}\r\n{\"text\":\"a\"}\r\n{\"text\":\"a\"}")
    #expect(result.status == 0)
    #expect(result.lines.count == 3)
    #expect(Set(result.lines).count == 1)
  }

  @Test("an answer comes before the next document is sent")
  func conversation() throws {
    let result = try ToolProcess.shell(
      """
      coproc "$GALLEY" measure --jsonl
      for id in 1 2 3; do
        echo "{\\"id\\":$id,\\"text\\":\\"a\\"}" >&"${COPROC[1]}"
        read -r -t 20 answer <&"${COPROC[0]}" || exit 9
        echo "${answer%%,*}"
      done
      """)
    #expect(result.status == 0)
    #expect(result.output == "{\"id\":1\n{\"id\":2\n{\"id\":3\n")
  }

  @Test("a reader that goes away ends the stream quietly with status 1")
  func closedPipe() throws {
    let result = try ToolProcess.shell(
      """
      yes '{"text":"a"}' | "$GALLEY" layout --jsonl | head -1 >/dev/null; exit ${PIPESTATUS[1]}
      """)
    #expect(result.status == 1)
    #expect(result.errors == "")
  }

  @Test("memory stays flat over a long stream")
  func memory() throws {
    let result = try ToolProcess.withFolder { folder in
      try ToolProcess.shell(
        """
        cd '\(folder.path)' && mkfifo in && "$GALLEY" layout --jsonl <in >/dev/null & pid=$!
        while ! [ -p '\(folder.path)/in' ]; do sleep 0.01; done
        exec 3>'\(folder.path)/in'
        for count in 1000 10000; do
          yes '{"text":"A post of a few words, سلام 你好","container":{"width":90}}' |
            head -$count >&3
          grep VmHWM /proc/$pid/status
        done
        exec 3>&-
        wait $pid
        """)
    }
    #expect(result.status == 0, "\(result.errors)")
    let peaks = result.lines.compactMap { Int($0.filter(\.isNumber)) }
    #expect(peaks.count == 2)
    if peaks.count == 2 { #expect(peaks[1] < peaks[0] + 8192, "in KiB: \(peaks)") }
  }
}
