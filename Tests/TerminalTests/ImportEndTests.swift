import Foundation
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

#if os(Linux)
  /// Imported code ends with the program, whatever ends that.
  ///
  /// A script stands for the compiler, and makes another that stands for what it compiles.
  @Suite struct ImportEndTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      let symbols =
        #"{"symbols":[{"kind":{"identifier":"swift.func"},"identifier":{"precise":"s:x"},"#
        + #""pathComponents":["makeMain()"],"accessLevel":"internal","location":"#
        + #"{"uri":"\#(folder.path("X.swift"))","position":{"line":0,"character":5}},"#
        + #""declarationFragments":[{"kind":"identifier","spelling":"makeMain"},"#
        + #"{"kind":"text","spelling":"() -> NSCollectionLayoutSection"}]}],"relationships":[]}"#
      try write(symbols, to: "symbols.json")
      try write("", to: "X.swift")
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: "tmp"), withIntermediateDirectories: true)
      let compiler = """
        #!/bin/sh
        output= graph=
        while [ $# -gt 0 ]; do
          case $1 in
          -print-target-info) echo '{}'; exit;;
          -o) output=$2;;
          -emit-symbol-graph-dir) graph=$2;;
          esac
          shift
        done
        if [ "$graph" ]; then
          mkdir -p "$graph"
          cp '\(folder.path("symbols.json"))' "$graph/Imported.symbols.json"
        elif [ "$output" ]; then
          cp '\(folder.path("program"))' "$output"
        fi
        """
      try write(compiler, to: "swiftc")
    }

    /// Writes a file that can be run.
    ///
    /// Another process writes it: what this one has open, a program that another test starts meanwhile
    /// has as well, and nobody can run a file that is open for writing.
    private func write(_ text: String, to name: String) throws {
      let draft = folder.path("\(name).draft")
      try Data(text.utf8).write(to: URL(filePath: draft))
      try Process.run(URL(filePath: "/bin/cp"), arguments: [draft, folder.path(name)])
        .waitUntilExit()
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.path(name))
    }

    private var environment: [String: String] {
      [
        "PATH": "\(folder.url.path):/usr/bin:/bin", "TMPDIR": folder.path("tmp"),
        "XDG_CACHE_HOME": folder.path("cache"),
      ]
    }

    /// How many processes sleep for `time`.
    private func sleepers(_ time: String) throws -> Int {
      let files = FileManager.default
      return try files.contentsOfDirectory(atPath: "/proc").count { name in
        Int(name) != nil
          && files.contents(atPath: "/proc/\(name)/cmdline") == Data("sleep\0\(time)\0".utf8)
      }
    }

    /// Waits for what must come, on a slow machine too.
    private func wait(_ what: String, until condition: () throws -> Bool) throws {
      for _ in 0..<1_200 where try !condition() { usleep(50_000) }
      #expect(try condition(), "\(what)")
    }

    @Test(arguments: [SIGKILL, SIGTERM, SIGHUP])
    func nothingOfItOutlivesTheProgram(signal: Int32) throws {
      let time = "1000.\(UInt32.random(in: 1...UInt32.max))"
      try write(
        "#!/bin/sh\nsetsid sleep \(time) &\n(setsid setsid sleep \(time) &)\nsleep \(time)\n",
        to: "program")
      let process = try Program.spawn(
        arguments: ["-c", "import \"\(folder.path("X.swift"))\""], environment: environment
      ) { _ in }
      try wait("the code runs") { try sleepers(time) == 3 }
      kill(process, signal)
      var status: Int32 = 0
      waitpid(process, &status, 0)
      #expect(Program.exitStatus(status) == 128 + signal)
      try wait("the code ends") { try sleepers(time) == 0 }

      // What a dead program has left is swept by the next.
      try write("#!/bin/sh\nexit 3\n", to: "program")
      try write("// A program of other files was kept.\n", to: "X.swift")
      let next = try ProgramRun(
        "-c", "import \"\(folder.path("X.swift"))\"", environment: environment)
      #expect(next.errors.contains("ended the program with status 3"), "\(next.errors)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("tmp")) == [])
    }

    /// Each run that a signal ends is followed by one that asks for less, in the time that is left.
    @Test(.enabled(if: runsLongTests)) func allRunsTogetherHaveOneTime() throws {
      try write(
        """
        #!/bin/sh
        echo '{"definition":0,"index":1}' > "$1"
        sleep 6
        kill -SEGV $$
        """, to: "program")
      let run = try ProgramRun(
        "-c", "import \"\(folder.path("X.swift"))\"", environment: environment)
      #expect(run.status == 1)
      #expect(run.errors.contains("was still running after 10 seconds"), "\(run.errors)")
    }

    @Test(arguments: [
      #"rm "$1"; mkfifo "$1""#, #"rm "$1"; ln -s /etc/passwd "$1""#, #"rm "$1"; mkdir "$1""#,
      #"echo '{"definition":99}' > "$1""#,
    ])
    func aReportIsNotTrusted(commands: String) throws {
      try write("#!/bin/sh\n\(commands)\n", to: "program")
      let run = try ProgramRun(
        "-c", "import \"\(folder.path("X.swift"))\"", environment: environment)
      #expect(run.status == 1)
      #expect(run.errors.contains("what the program reported cannot be read"), "\(run.errors)")
    }
  }
#endif
