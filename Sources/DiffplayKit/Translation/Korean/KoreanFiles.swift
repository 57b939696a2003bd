extension Catalogue {
  /// What is said of files: sessions, imported and exported code, recordings, the journal.
  static let koreanFiles = #"""
    nothing is being recorded
    기록 중인 세션이 없습니다

    already recording to {1}
    이미 {1}에 기록하고 있습니다

    `record off` ends it
    `record off`로 끝냅니다

    a file that is run cannot start a recording
    실행되는 파일 안에서는 기록을 시작할 수 없습니다

    {1} runs itself
    {1}{이/가} 자기 자신을 실행합니다

    this command stands alone in its entry
    이 명령은 한 줄에 혼자 써야 합니다

    give it a line of its own
    줄을 나누어 쓰세요

    interrupted
    중단되었습니다

    `edit` needs a person at a terminal
    `edit`은 사람이 터미널에서 쓸 때만 됩니다

    Writes commands and answers to a session file.
    명령과 응답을 세션 파일에 기록합니다.

    `record off` ends it; `record` alone says where it goes.
    `record off`로 끝냅니다. `record`만 쓰면 어디에 기록 중인지 알려 줍니다.

    Replays session files, or folders of them, as tests.
    세션 파일이나 폴더를 테스트로 재생합니다.

    `replay --update` on the shell's command line rewrites what they expect.
    셸에서 `replay --update`를 쓰면 기대하는 출력을 새로 씁니다.

    Opens the last block in your editor and runs what you save.
    마지막 블록을 편집기로 열고, 저장한 내용을 실행합니다.

    The editor is the one that VISUAL or EDITOR names. The block is the last entry of several lines, or the last entry if there was none. What you leave unchanged is not run again.
    편집기는 VISUAL이나 EDITOR가 가리키는 것입니다. 블록은 여러 줄로 된 마지막 입력이고, 없으면 마지막 입력입니다. 고치지 않고 닫으면 다시 실행하지 않습니다.

    Brings back what the last prompt on this computer was told.
    이 컴퓨터에서 마지막으로 쓴 프롬프트의 내용을 되살립니다.

    At a terminal each command is kept as it is entered, so that nothing is lost when the program or its terminal is closed. `restore` runs those commands again; `undo` goes back through them one by one. Files are not written again.
    터미널에서는 명령을 입력하는 대로 보관하므로 프로그램이나 터미널이 닫혀도 잃는 것이 없습니다. `restore`는 그 명령을 다시 실행하고, `undo`로 하나씩 되돌릴 수 있습니다. 파일은 다시 쓰지 않습니다.

    there is nothing to restore
    되살릴 것이 없습니다

    a prompt on a terminal keeps what is entered
    터미널의 프롬프트가 입력한 내용을 보관합니다

    the world has changed already: {1}
    상태가 이미 바뀌었습니다: {1}

    `undo {1}` first
    먼저 `undo {1}`을 실행하세요

    the last session cannot be read: {1}
    마지막 session을 읽을 수 없습니다: {1}

    Each command is in the file as soon as it has run. `record` alone says where it goes; `record off`, or `record stop`, ends it.
    명령은 실행되는 즉시 파일에 기록됩니다. `record`만 쓰면 어디에 기록하는지 알려 주고, `record off`나 `record stop`이 기록을 끝냅니다.

    The file must be new. The commands that led to the present world are written first, so that what was recorded replays green. `from start` writes all that was entered instead, questions and refusals too, as if the recording had begun with the program.
    파일은 새것이어야 합니다. 지금 상태에 이르기까지의 명령을 먼저 기록하므로 그대로 재생해도 통과합니다. `from start`는 프로그램을 시작할 때부터 기록한 것처럼 질문과 거절까지 입력한 것을 모두 씁니다.

    `record FILE` begins
    `record FILE`로 시작합니다

    Brings in what Swift files for iOS define: layouts, a screen, a snapshot.
    iOS용 Swift 파일이 정의한 layout, 화면, snapshot을 가져옵니다.

    The files are compiled with the Swift toolchain that is installed, against UIKit's own names, and run apart from the playground for at most 10 seconds. A view controller with a collection view becomes the screen, with its sections, items and layouts.
    설치된 Swift 툴체인으로 UIKit 이름 그대로 컴파일하고, playground와 분리해 최대 10초 동안 실행합니다. collection view가 있는 view controller는 section, item, layout과 함께 화면이 됩니다.

    Functions and properties that give an NSCollectionLayoutSection or a compositional layout become layouts by name: those that name a section are taken for it, the others by `layout SECTION from NAME`. An environment and a section index are supplied.
    NSCollectionLayoutSection이나 compositional layout을 돌려주는 함수와 프로퍼티는 이름 있는 layout이 됩니다. 이름이 section을 가리키면 그 section에 쓰이고, 나머지는 `layout SECTION from NAME`으로 씁니다. environment와 section index는 채워 줍니다.

    Writes the layout of the screen as a document (JSON), or the world as Swift code.
    화면의 layout을 document(JSON)로, 또는 상태를 Swift 코드로 씁니다.

    The Swift code is a view controller for iOS with its section and item types, its layouts and its snapshot; without FILE it is shown. `import` reads it back.
    Swift 코드는 section과 item 타입, layout, snapshot을 갖춘 iOS용 view controller입니다. FILE이 없으면 화면에 보여 줍니다. `import`로 다시 읽을 수 있습니다.

    there is no section to write
    쓸 section이 없습니다

    `make install` puts them beside the program
    `make install`이 프로그램 곁에 설치합니다

    install Swift from swift.org and put `swiftc` on the PATH
    swift.org에서 Swift를 설치하고 `swiftc`를 PATH에 넣으세요

    interrupted while {1}
    {1} 도중에 중단되었습니다

    the library cannot be built: {1}
    라이브러리를 빌드할 수 없습니다: {1}

    the library's sources are not here, which imported code is compiled against
    가져온 코드를 컴파일할 때 쓰는 라이브러리 소스가 없습니다

    there is no Swift compiler: {1}: {2}
    Swift 컴파일러가 없습니다: {1}: {2}

    {1} failed
    {1}{이/가} 실패했습니다

    interrupted while compiling
    컴파일 도중에 중단되었습니다

    the compiler did not finish: {1}
    컴파일러가 끝나지 않았습니다: {1}

    the program cannot be run: {1}
    프로그램을 실행할 수 없습니다: {1}

    what the compiler tells of the files cannot be read: {1}
    컴파일러가 파일에 대해 알려 준 내용을 읽을 수 없습니다: {1}

    what the program reported cannot be read: {1}
    프로그램이 보고한 내용을 읽을 수 없습니다: {1}

    {1} cannot be compiled{2}
    {1}{을/를} 컴파일할 수 없습니다{2}

    {1}: {2} ended the program{3}
    {1}: {2}에서 프로그램이 끝났습니다{3}

    Swift code is not compiled and run here
    여기서는 Swift 코드를 컴파일하고 실행하지 않습니다

    `layout SECTION from FILE` reads a layout document
    `layout SECTION from FILE`은 layout document를 읽습니다

    nothing in {1} gives a layout or a snapshot
    {1}에는 layout이나 snapshot을 돌려주는 것이 없습니다

    such as a function that gives an NSCollectionLayoutSection
    NSCollectionLayoutSection을 돌려주는 함수 같은 것이 필요합니다

    the screen cannot be shown
    화면을 보여 줄 수 없습니다

    {1} is not a Swift file
    {1}{은/는} Swift 파일이 아닙니다
    """#
}
