import ArgumentParser
import CommandLanguage
import DiffplayKit
import Lessons
import Sessions
import WorldModel
import WorldWording

/// The subcommand `class FOLDER [LEARNER]`.
struct ShowClass: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "class",
    abstract: "Show what the learners of a class have done, and where they needed help.",
    discussion: """
      The folder holds a file for each learner, which `share progress FILE` wrote on theirs. It is \
      the command `class` of the playground: --json and --output csv are tables for other programs.
      """)

  @OptionGroup var options: PlayOptions

  @Option(
    help: "Speak of the lessons of this folder, instead of the program's own.",
    completion: .directory)
  var course: String?

  @Argument(help: "The folder with the learners' files.", completion: .directory)
  var folder: String

  @Argument(help: "The learner to show, lesson by lesson.")
  var learner: String?

  func run() throws {
    var play = options.play
    play.course = try ExitStatus.ofFiles {
      try course.map { try LessonCourse(files: [$0], in: POSIXFileSystem()) }
    }
    let names = [folder, learner].compactMap(\.self).map { Identifier($0).quoted }
    throw ExitCode(play.run(commands: ["class \(names.joined(separator: " "))"]))
  }
}
