extension Korean {
  /// What is said of worlds and lessons as lines of text, and of a class.
  static let sharing = #"""
    Prints the world, or a lesson of your own, as one line that `open` takes elsewhere.
    상태나 직접 만든 레슨을 한 줄로 출력합니다. 다른 곳에서 `open`으로 엽니다.

    Send the line as it is: in it is all that `save` would write, compressed, with a checksum. A lesson's file becomes such a line as well, for pupils who have no file.
    이 줄을 그대로 보내세요. `save`가 쓰는 내용이 모두 압축되어 체크섬과 함께 들어 있습니다. 레슨 파일도 이런 줄로 만들어, 파일이 없는 학생에게 보낼 수 있습니다.

    `share progress FILE` writes what you have learned to a file, for the teacher's `class`.
    `share progress FILE`은 지금까지 배운 내용을 파일로 씁니다. 선생님은 `class`로 봅니다.

    Takes the world, or begins the lesson, that a line of `share` holds.
    `share`가 출력한 줄에 든 상태를 가져오거나 레슨을 시작합니다.

    A line that a mail or a chat has broken may have spaces in it. `undo` returns to the world before.
    메일이나 채팅에서 끊긴 줄에는 공백이 들어 있어도 됩니다. `undo`를 쓰면 이전 상태로 돌아갑니다.

    `open` and this line bring the world to any diffplay:
    `open` 뒤에 이 줄을 붙이면 어느 diffplay에서나 이 상태가 열립니다.

    `open` and this line begin the lesson in any diffplay:
    `open` 뒤에 이 줄을 붙이면 어느 diffplay에서나 이 레슨이 시작됩니다.

    FOLDER is missing
    FOLDER가 없습니다

    LINE is missing
    LINE이 없습니다

    a line that long gets lost on its way
    줄이 너무 길어서 보내는 중에 잘립니다

    `save FILE` writes a file to send
    `save FILE`로 보낼 파일을 쓰세요

    The file's name says whose progress it is: `class FOLDER` shows all that stand in a folder.
    파일 이름이 누구의 진도인지 알려 줍니다. `class FOLDER`는 폴더에 모은 진도를 모두 보여 줍니다.

    opened: the world of the line
    열었습니다: 이 줄의 상태

    `open` takes a line of `share`
    `open`은 `share`가 출력한 줄을 받습니다

    `lesson {1}` begins a lesson of a file
    `lesson {1}`{은/는} 파일에 든 레슨을 시작합니다

    `load {1}` takes the world of a file
    `load {1}`{은/는} 파일에 든 상태를 가져옵니다

    this is no line of `share`: those begin with `{1}1`
    `share`가 출력한 줄이 아닙니다. 그런 줄은 `{1}1`로 시작합니다

    copy all of the line, from its first letter to its last
    첫 글자부터 마지막 글자까지 모두 복사하세요

    a later release wrote this line, in version {1} of the format
    이 줄은 더 새로운 릴리스가 쓴 것입니다(형식 버전 {1})

    install that release, or ask for the world as a file
    그 릴리스를 설치하거나, 상태를 파일로 받으세요

    the end of the line is missing
    줄의 끝부분이 없습니다

    copy it again, to its last letter
    마지막 글자까지 다시 복사하세요

    the line is damaged: a letter of it is another
    줄이 손상되었습니다. 바뀐 글자가 있습니다

    copy it again
    다시 복사하세요

    Shows what the learners of a class have done, and where they needed help.
    한 반의 학생들이 무엇을 마쳤고 어디에서 도움이 필요했는지 보여 줍니다.

    The folder holds a file for each learner, which `share progress FILE` wrote on theirs; the files' names say who they are. With a learner's name it shows lesson by lesson.
    폴더에는 학생마다 파일이 하나씩 있습니다. 학생이 자기 컴퓨터에서 `share progress FILE`로 쓴 파일이고, 파일 이름이 학생의 이름입니다. 학생 이름을 덧붙이면 레슨별로 보여 줍니다.

    It speaks of the course that is taken: `lessons --course FOLDER` takes your own.
    지금 고른 과정을 기준으로 보여 줍니다. 직접 만든 과정은 `lessons --course FOLDER`로 고릅니다.

    no learner's progress is in {1}
    {1}에 학생의 진도 파일이 없습니다

    `share progress NAME` on each learner's machine writes a file to collect
    학생마다 `share progress NAME`으로 파일을 써서 모으세요

    there is no learner `{1}`
    `{1}`{이라는/라는} 학생이 없습니다

    `class {1}` lists them
    `class {1}`{으로/로} 목록을 볼 수 있습니다

    learner
    학생

    done
    완료

    commands/par
    명령/기준

    hints
    힌트

    solutions
    풀이

    skipped
    건너뜀

    next
    다음

    Where help was needed
    도움이 필요했던 곳

    … {1} more; `set output csv` gives all
    … {1}개 더 있습니다. `set output csv`를 쓰면 모두 나옵니다

    {1}: {2} of {3} begun
    {1}: {3}개 중 {2}개 시작함

    note: no progress is in {1}
    참고: {1}에는 진도가 없습니다

    A world is more than its snapshot: the line holds layouts, checkpoints and what is on screen, too.
    상태에는 스냅샷 말고도 많은 것이 있습니다. 이 줄에는 레이아웃과 체크포인트, 화면에 있는 것도 들어 있습니다.

    The line held the world that is here now.
    이 줄에는 지금과 똑같은 상태가 들어 있었습니다.

    The files say what each learner did; nothing here changed.
    파일에는 학생마다 한 일이 적혀 있습니다. 여기서는 아무것도 바뀌지 않았습니다.
    """#
}
