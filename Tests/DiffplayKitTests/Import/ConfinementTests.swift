import Foundation
import HostSystem
import Synchronization
import Testing

@testable import Wording
@testable import diffplay

/// What code of others may do, tried by real processes.
@Suite struct ConfinementTests {
  /// A shell's commands, confined to a folder that goes with them.
  private final class Run {
    let end: ProgramEnd
    let folder: String
    private let toolchain = POSIXToolchain()

    init(_ commands: String, _ arguments: String..., shell: String = "/bin/sh") throws {
      folder = try toolchain.makeTemporaryFolder()
      var call = ProgramCall(
        Progress("running", done: 0, of: 0), program: shell,
        arguments: ["-c", commands, "sh"] + arguments, timeLimit: 60)
      call.confinement = .init(to: folder, reading: [])
      end = toolchain.run(call, for: UnobservedWork())
    }

    /// Removes the folder before the run is forgotten.
    func removeFolder() { toolchain.removeTemporaryFolder(folder) }

    deinit { removeFolder() }
  }

  /// Somebody who waits for a program, and is stopped by Ctrl-Z for a while.
  private final class StoppedObserver: WorkObserver {
    var isStopped: Bool {
      sleep(3)
      return false
    }

    func progressed(_ progress: HostSystem.Progress) {}
  }

  @Test func timeGoesOnWhileNobodyWatches() throws {
    let toolchain = POSIXToolchain()
    let folder = try toolchain.makeTemporaryFolder()
    defer { toolchain.removeTemporaryFolder(folder) }
    var call = ProgramCall(
      Progress("running", done: 0, of: 0), program: "/bin/sh",
      arguments: ["-c", "sleep 2; echo late; echo late > late; sleep 60"], timeLimit: 0.5)
    call.confinement = .init(to: folder, reading: [])
    let end = toolchain.run(call, for: StoppedObserver())
    #expect(end.cause == .outOfTime && end.output == "")
    #expect(!FileManager.default.fileExists(atPath: "\(folder)/late"))
  }

  /// Who comes back late hears how it ended, not that he was away for long.
  @Test func whatEndedInTimeIsKnownLater() throws {
    let call = ProgramCall(
      Progress("running", done: 0, of: 0), program: "/bin/sh",
      arguments: ["-c", "head -c 60000 /dev/zero"], timeLimit: 1.5)
    let end = POSIXToolchain().run(call, for: StoppedObserver())
    #expect(end.cause == .exited(0) && end.output.utf8.count == 60_000)
  }

  @Test func theEnvironmentIsReduced() throws {
    let run = try Run("env")
    let names = run.end.output.split(separator: "\n").map { $0.prefix { $0 != "=" } }
    let known: Set<Substring> = [
      "PATH", "HOME", "TMPDIR", "LANG", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH",
      // Those of the shell itself.
      "PWD", "OLDPWD", "SHLVL", "_",
    ]
    #expect(names.contains("HOME") && Set(names).subtracting(known).isEmpty, "\(names)")
    #expect(run.end.output.contains("HOME=\(run.folder)\n"))
  }

  @Test func filesOutsideItsFolderAreClosed() throws {
    let outside = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try Data("secret".utf8).write(to: URL(filePath: outside))
    defer { try? FileManager.default.removeItem(atPath: outside) }
    let run = try Run(
      "echo in > in; cat in; cat \"$1\"; echo changed > \"$1\"; rm -f \"$1\"; ln -s in link; "
        + "mv in \"$1\"; echo done", outside)
    guard !run.end.gaps.contains(.files) else { return }
    #expect(run.end.output == "in\ndone\n")
    #expect(try String(contentsOfFile: outside, encoding: .utf8) == "secret")
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash")))
  func theNetworkIsClosed() throws {
    let run = try Run("echo > /dev/tcp/127.0.0.1/9", shell: "/bin/bash")
    guard !run.end.gaps.contains(.network) else { return }
    #expect(run.end.errors.contains("Operation not permitted"), "\(run.end.errors)")
  }

  @Test func filesHaveABound() throws {
    let run = try Run("head -c 100000000 /dev/zero > big; wc -c < big")
    let size = try FileManager.default.attributesOfItem(atPath: "\(run.folder)/big")[.size] as? Int
    #expect(size == 64 << 20)
  }

  @Test func howItEndsIsKnown() throws {
    #expect(try Run("exit 3").end.cause == .exited(3))
    #expect(try Run("kill -SEGV $$").end.cause == .signal(SIGSEGV))
    let missing = ProgramCall(
      Progress("running", done: 0, of: 0), program: "/nonexistent/program", arguments: [])
    let end = POSIXToolchain().run(missing, for: UnobservedWork())
    #expect(end.cause == .notStarted("No such file or directory"))
  }

  #if os(Linux)
    /// The kernel would keep it after the last process.
    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/ipcmk")))
    func nothingIsLeftInTheKernel() throws {
      let before = try String(contentsOfFile: "/proc/sysvipc/shm", encoding: .utf8)
      let run = try Run("ipcmk -M 4096; ipcmk -Q; ipcmk -S 1")
      guard !run.end.gaps.contains(.network) else { return }
      #expect(!run.end.output.contains("id:"), "\(run.end.output)")
      #expect(try String(contentsOfFile: "/proc/sysvipc/shm", encoding: .utf8) == before)
    }

    @Test func foldersGoWhateverIsInThem() throws {
      let run = try Run(
        """
        set -e
        touch "$(printf 'a\\377\\n')"; mkdir "$(printf '\\377')"; mkfifo pipe; ln -s / link
        mkdir -p full/deeper; touch full/deeper/file; ln -s ../.. full/deeper/up; chmod 0 full
        name=$(printf '%0200d' 0); depth=0
        while [ $depth -lt 60 ]; do mkdir $name; cd -P $name 2>/dev/null; depth=$((depth + 1)); done
        echo done
        """)
      #expect(run.end.output == "done\n", "\(run.end.errors)")
      run.removeFolder()
      #expect(!FileManager.default.fileExists(atPath: run.folder))
      #expect(FileManager.default.fileExists(atPath: "/etc"))
    }

    @Test(arguments: [true, false])
    func whatItLeavesBehindEndsWithIt(isConfined: Bool) throws {
      let time = "1000.\(UInt32.random(in: 1...UInt32.max))"
      let toolchain = POSIXToolchain()
      let folder = try toolchain.makeTemporaryFolder()
      defer { toolchain.removeTemporaryFolder(folder) }
      var call = ProgramCall(
        Progress("running", done: 0, of: 0), program: "/bin/sh",
        arguments: [
          "-c", "setsid sleep \(time) >&2 & (setsid sleep \(time) &); sleep 0.2; echo left",
        ], timeLimit: 60)
      if isConfined { call.confinement = .init(to: folder, reading: []) }
      let end = toolchain.run(call, for: UnobservedWork())
      #expect(end.cause == .exited(0) && end.output == "left\n")
      let arguments = try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap {
        Int($0) == nil ? nil : FileManager.default.contents(atPath: "/proc/\($0)/cmdline")
      }
      #expect(!arguments.contains { $0 == Data("sleep\0\(time)\0".utf8) })
    }
  #endif

  @Test func onlyRegularFilesAreRead() throws {
    let toolchain = POSIXToolchain()
    let folder = try toolchain.makeTemporaryFolder()
    defer { toolchain.removeTemporaryFolder(folder) }
    let report = "\(folder)/report"
    try toolchain.files.write("text", to: report)
    #expect(try toolchain.untrustedText(of: report, limit: 4) == "text")
    #expect(throws: FileError.self) { try toolchain.untrustedText(of: report, limit: 3) }
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/link", withDestinationPath: report)
    #expect(mkfifo("\(folder)/pipe", 0o600) == 0)
    for name in ["link", "pipe", ".", "none"] {
      #expect(throws: FileError.self, "\(name)") {
        try toolchain.untrustedText(of: "\(folder)/\(name)", limit: 100)
      }
    }
  }

  @Test func eachThingIsSaidOnce() {
    let said = Mutex<[String]>([])
    let notices = ImportNotices(language: .english) { line in said.withLock { $0.append(line) } }
    let toolchain = POSIXToolchain(notices: notices)
    let folders = ["../Kit", "App", "", "App/", "../Kit/Views", "./Views", "/app", "/app/A"]
    for folder in folders { toolchain.willRunCode(of: folder) }
    notices.tell(of: [.network])
    notices.tell(of: [.network, .files])
    notices.tell(of: [])
    #expect(
      said.withLock { $0 } == [
        "note: `import` compiles and runs the code in ../Kit, apart from this program",
        "note: `import` compiles and runs the code in App, apart from this program",
        "note: `import` compiles and runs the code in ., apart from this program",
        "note: `import` compiles and runs the code in /app, apart from this program",
        "note: this system lets imported code use the network",
        "note: this system lets imported code read and write your files",
      ])
  }
}

/// Programs that run side by side.
@Suite struct SideBySideTests {
  private static func ends(_ commands: String...) -> [ProgramEnd] {
    let calls = commands.map { command in
      ProgramCall(
        Progress("running", done: 0, of: 0), program: "/bin/sh", arguments: ["-c", command])
    }
    return POSIXToolchain().run(calls, for: UnobservedWork())
  }

  @Test func theirEndsComeInTheirOrder() {
    let ends = Self.ends("sleep 0.2; echo a", "echo b", "echo c", "echo d; echo e >&2")
    #expect(ends.map(\.output) == ["a\n", "b\n", "c\n", "d\n"])
    #expect(ends.allSatisfy(\.succeeded) && ends[3].errors == "e\n")
  }

  @Test func theFirstThatFailsEndsTheOthers() {
    let ends = Self.ends("exit 3", "sleep 1000", "sleep 1000", "sleep 1000")
    #expect(ends[0].cause == .exited(3))
    #expect(ends.dropFirst().allSatisfy { $0.cause == .interrupted })
  }
}
