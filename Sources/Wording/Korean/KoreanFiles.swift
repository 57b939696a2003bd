extension Korean {
  /// What is said of files: sessions, imported and exported code, recordings, the journal.
  static let files = #"""
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

    files run each other deeper than {1}
    파일이 {1}단계보다 깊이 서로를 실행합니다

    one command runs more than {1} commands of files
    명령 하나가 파일의 명령을 {1}개보다 많이 실행합니다

    give the files one by one
    파일을 하나씩 실행하세요

    this command stands alone in its entry
    이 명령은 다른 것과 함께 입력할 수 없습니다

    give it a line of its own
    따로 한 줄에 쓰세요

    interrupted
    중단되었습니다

    `edit` needs a person at a terminal
    `edit`은 사람이 터미널에서 쓸 때만 됩니다

    Writes commands and answers to a session file.
    명령과 응답을 세션 파일에 기록합니다.

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
    먼저 `undo {1}`{을/를} 실행하세요

    the last session cannot be read: {1}
    마지막 세션을 읽을 수 없습니다: {1}

    Each command is in the file as soon as it has run. `record` alone says where it goes; `record off`, or `record stop`, ends it.
    명령은 실행되는 즉시 파일에 기록됩니다. `record`만 쓰면 어디에 기록하는지 알려 주고, `record off`나 `record stop`이 기록을 끝냅니다.

    The file must be new. The commands that led to the present world are written first, so that what was recorded replays green. `from start` writes all that was entered instead, questions and refusals too, as if the recording had begun with the program.
    파일은 아직 없는 것이어야 합니다. 지금 상태에 이르기까지의 명령을 먼저 기록하므로 그대로 재생해도 통과합니다. `from start`는 프로그램을 시작할 때부터 기록한 것처럼 질문과 거부까지 입력한 것을 모두 씁니다.

    `record FILE` begins
    `record FILE`로 시작합니다

    Brings in what Swift files for iOS define: layouts, a screen, a snapshot.
    iOS용 Swift 파일이 정의한 레이아웃, 화면, 스냅샷을 가져옵니다.

    The files are compiled with the Swift toolchain that is installed, against UIKit's own names, and run apart from the playground for at most 10 seconds. A view controller with a collection view becomes the screen, with its sections, items and layouts.
    설치된 Swift 툴체인으로 UIKit 이름 그대로 컴파일하고, 플레이그라운드와 분리해 최대 10초 동안 실행합니다. 컬렉션 뷰가 있는 뷰 컨트롤러는 섹션, 아이템, 레이아웃과 함께 화면이 됩니다.

    Functions and properties that give an NSCollectionLayoutSection or a compositional layout become layouts by name: those that name a section are taken for it, the others by `layout SECTION from NAME`. An environment and a section index are supplied.
    NSCollectionLayoutSection이나 compositional layout을 돌려주는 함수와 속성은 이름 있는 레이아웃이 됩니다. 이름이 섹션을 가리키면 그 섹션에 쓰이고, 나머지는 `layout SECTION from NAME`으로 씁니다. environment와 섹션 index는 채워 줍니다.

    `screen` shows another of the screens than the first. `with` says what parameters are that nothing else tells: `columns: 3, isWide: true`.
    `screen`은 첫 화면이 아닌 다른 화면을 보여 줍니다. `with`는 달리 알 수 없는 매개변수의 값을 정합니다: `columns: 3, isWide: true`.

    The Swift code is a view controller for iOS with its section and item types, its layouts, its snapshot and its outlines; without FILE it is shown. `import` reads it back.
    Swift 코드는 섹션과 아이템 타입, 레이아웃, 스냅샷, 아웃라인을 갖춘 iOS용 뷰 컨트롤러입니다. FILE이 없으면 화면에 보여 줍니다. `import`로 다시 읽을 수 있습니다.

    there is no section to write
    쓸 섹션이 없습니다

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

    note: `import` compiles and runs the code in {1}, apart from this program
    참고: `import`는 {1}에 있는 코드를 컴파일해 이 프로그램과 따로 실행합니다

    note: this system lets imported code outlive the program, if it tries to
    참고: 이 시스템에서는 가져온 코드가 그러려고만 하면 프로그램이 끝난 뒤에도 남을 수 있습니다

    note: this system lets imported code read and write your files
    참고: 이 시스템에서는 가져온 코드가 내 파일을 읽고 쓸 수 있습니다

    note: this system lets imported code use the network
    참고: 이 시스템에서는 가져온 코드가 네트워크를 쓸 수 있습니다

    its last line is cut
    마지막 줄이 잘려 있습니다

    there is no definition {1}
    {1}번 정의가 없습니다

    a section comes twice
    같은 섹션이 두 번 나옵니다

    an item has no parent
    부모가 없는 아이템이 있습니다

    an item comes twice
    같은 아이템이 두 번 나옵니다

    what the program reported cannot be read: {1}
    프로그램이 보고한 내용을 읽을 수 없습니다: {1}

    {1}: {2} ended the program{3}
    {1}: {2}에서 프로그램이 끝났습니다{3}

    Swift code is not compiled and run here
    여기서는 Swift 코드를 컴파일하고 실행하지 않습니다

    `layout SECTION from FILE` reads a layout document
    `layout SECTION from FILE`은 레이아웃 문서를 읽습니다

    nothing in {1} gives a layout or a snapshot
    {1}에는 레이아웃이나 스냅샷을 돌려주는 것이 없습니다

    such as a function that gives an NSCollectionLayoutSection
    NSCollectionLayoutSection을 돌려주는 함수 같은 것이 필요합니다

    the screen cannot be shown
    화면을 보여 줄 수 없습니다

    {1} is not a Swift file
    {1}{은/는} Swift 파일이 아닙니다

    exported: {1}
    내보냄: {1}

    saved: {1}
    저장함: {1}

    loaded: {1}
    불러옴: {1}

    restored: {1} of the last session
    되살림: 마지막 세션의 {1}

    recording: off
    기록: 꺼짐

    recording: {1}
    기록 시작: {1}

    recording: {1}, {2} so far
    기록 중: {1}, 지금까지 {2}

    recorded: {1}, {2}
    기록함: {1}, {2}

    recording: {1}, after {2} that led here
    기록 시작: {1}, 지금까지의 {2}부터

    recording: {1}, after {2} from the start
    기록 시작: {1}, 처음부터 입력한 {2} 뒤에 이어서

    this is no saved world
    저장된 상태 파일이 아닙니다

    this is not a version of the format
    형식의 버전이 아닙니다

    imported {1}: {2}
    가져옴 {1}: {2}

    not shown: {1}, one screen at a time
    보여 주지 않음: {1}, 화면은 한 번에 하나입니다

    layout {1}: from {2}
    레이아웃 {1}: {2}에서 가져옴

    layout {1}: from {2}, section {3}
    레이아웃 {1}: {2}의 섹션 {3}에서 가져옴

    layout of every section: from {1}
    모든 섹션의 레이아웃: {1}에서 가져옴

    `layout SECTION from {1}` takes it for a section
    `layout SECTION from {1}`{으로/로} 섹션에 쓸 수 있습니다

      screen
      화면

      snapshot
      스냅샷

    every section
    모든 섹션

    printed: {1}
    출력: {1}

      … {1} lines more were printed
      … 출력 {1}줄 더

    it changes a section, and there is none to begin with
    섹션을 고치는 함수인데 시작할 섹션이 없습니다

    {1} cannot be made without arguments
    {1}{은/는} 인자 없이 만들 수 없습니다

    it cannot be made without arguments
    인자 없이 만들 수 없습니다

    it is generic
    제네릭입니다

    it is asynchronous
    비동기입니다

    {1} is generic
    {1}{이/가} 제네릭입니다

    {1} is private
    {1}{이/가} private입니다

    `import … with {1}: …` says what its `{2}: {3}` is
    `import … with {1}: …`{으로/로} `{2}: {3}`에 줄 값을 정합니다

    {1} is no parameter
    {1}{은/는} 매개변수가 아닙니다

    such as `with columns: 3, title: "New"`
    예: `with columns: 3, title: "New"`

    the value of {1} is missing
    {1}의 값이 없습니다

    {1} is no number, no text, nor true or false
    {1}{은/는} 수도 글자도 true나 false도 아닙니다

    there is no screen {1}
    {1}{이라는/라는} 화면이 없습니다

    there are {1}
    있는 화면: {1}

    nothing says what its `{1}: {2}` is
    `{1}: {2}`에 무엇을 줄지 알 수 없습니다

    it cannot be reached from outside
    밖에서 접근할 수 없습니다

    the program
    프로그램

    was still running after {1} seconds
    {1}초가 지나도 끝나지 않았습니다

    wrote more than {1} bytes
    출력이 {1}바이트를 넘었습니다

    was interrupted
    중단되었습니다

    ended the program with status {1}
    프로그램을 상태 {1}{으로/로} 끝냈습니다

     by signal {1}
     (시그널 {1})

    {1} cannot be compiled: {2}
    {1}{을/를} 컴파일할 수 없습니다: {2}

    {1} cannot be compiled
    {1}{을/를} 컴파일할 수 없습니다

    reading {1}
    {1} 읽기

    compiling {1}
    {1} 컴파일

    building the library for import, this once
    import용 라이브러리 빌드(이번 한 번)

    building what rewrites copies, this once
    사본을 고쳐 쓰는 프로그램 빌드(이번 한 번)

    the toolchain has no swift-syntax: files are compiled as they are, and nothing is left out of them
    툴체인에 swift-syntax가 없습니다. 파일을 있는 그대로 컴파일하고 아무것도 빼지 않습니다

    the program cannot be kept: {1}
    프로그램을 보관할 수 없습니다: {1}

    looking for the Swift compiler
    Swift 컴파일러 찾기

    running
    실행

    restoring
    되살리기

    replaying
    재생

    working
    작업

    {1} for {2} s (Ctrl-C stops it)
    {1} {2}초째 (Ctrl-C로 중단)

    {1}: {2} of {3} ({4} %)
    {1}: {3}개 중 {2}개 ({4} %)
    """#
}
