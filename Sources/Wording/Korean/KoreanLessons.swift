extension Korean {
  /// What is said of lessons and in them.
  static let lessons = #"""
    `tour` shows around, `lessons` teach, `help` lists the commands, Ctrl-D leaves.
    `tour`는 둘러보기, `lessons`는 레슨, `help`는 명령 목록, Ctrl-D는 종료입니다.

    Learn
    배우기

    Shows the playground in five minutes.
    5분 동안 플레이그라운드를 둘러봅니다.

    It is a lesson like the others: `quit lesson` leaves it.
    다른 레슨과 똑같은 레슨이며 `quit lesson`으로 나갑니다.

    Lists the lessons by chapter, with what is done.
    레슨을 장별로 나열하고 마친 것을 표시합니다.

    `★` marks a lesson that was solved with the fewest commands known, `✓` one that was solved, `▸` the one to take next, `–` one whose task was skipped.
    `★`는 알려진 가장 적은 명령으로 푼 레슨, `✓`는 푼 레슨, `▸`는 다음에 할 레슨, `–`는 과제를 건너뛴 레슨입니다.

    Tells a lesson's task again, or what its step asks for.
    레슨의 과제나 지금 단계에서 할 일을 다시 알려 줍니다.

    no lesson is open, so there is no task
    열린 레슨이 없으므로 과제도 없습니다

    `lesson` begins {1}
    `lesson`이 {1}을(를) 시작합니다

    The task is told again; nothing changed.
    과제를 다시 알려 주었을 뿐, 바뀐 것은 없습니다.

    Begins a lesson by its id or number; alone, tells the task again.
    id나 번호로 레슨을 시작합니다. 단독으로 쓰면 과제를 다시 알려 줍니다.

    A lesson has a world of its own. Play in it as you like: `reset` begins its step anew, `undo` works, and `quit lesson` brings your own world back.
    레슨에는 레슨만의 상태가 있습니다. 마음대로 해 보세요. `reset`은 그 단계를 처음부터 다시 시작하고, `undo`도 되며, `quit lesson`을 쓰면 원래의 상태로 돌아옵니다.

    After each command the goal is checked. Progress is kept between runs.
    명령마다 목표를 확인합니다. 진도는 프로그램을 다시 시작해도 남아 있습니다.

    Goes on in the lesson, or to the next one.
    레슨을 계속하거나 다음 레슨으로 갑니다.

    Where the lesson waits for a command, `next` runs it. Behind the task it goes to the next lesson; a task that is not solved is skipped by a second `next`. Outside, it begins the first that is not done; when all are, it tells what was learned.
    레슨이 명령을 기다리면 `next`가 대신 실행합니다. 과제를 풀고 나면 다음 레슨으로 갑니다. 풀지 않은 과제는 `next`를 한 번 더 쓰면 건너뜁니다. 레슨 밖에서는 아직 마치지 않은 첫 레슨을 시작하고, 모두 마쳤으면 배운 것을 정리해 보여 줍니다.

    The task is not solved yet: `next` again skips it, `hint` helps.
    아직 과제를 풀지 않았습니다. `next`를 한 번 더 쓰면 건너뛰고, `hint`는 도와줍니다.

    All is reached: `next` goes on.
    모두 달성했습니다. `next`로 계속하세요.

    From here the known way does not lead to the goal: `reset` begins the task anew.
    여기서는 알려진 방법으로 목표에 이를 수 없습니다. `reset`으로 과제를 처음부터 다시 시작하세요.

    What is left: {1}
    남은 것: {1}

    Right on this screen, not on {1}: `goal` draws that screen.
    이 화면에서는 맞지만 {1}에서는 아닙니다. `goal`이 그 화면을 그립니다.

    Right as it is now, not after {1}: `goal` draws that.
    지금은 맞지만 {1} 뒤에는 아닙니다. `goal`이 그때의 화면을 그립니다.

    On {1}:
    {1}에서:

    After {1}:
    {1} 뒤:

    what is drawn
    그린 화면

    also after {1}
    {1} 뒤에도

    also on {1}
    {1}에서도

    the same as the solution
    풀이와 같음

    the same
    같음

    `{1}` is no other screen
    `{1}`{은/는} 다른 화면이 아닙니다

    write `844 x 390`, a device, `items 30`, `rtl` or `after COMMANDS`
    `844 x 390`, 기기, `items 30`, `rtl`, `after COMMANDS` 가운데 하나를 쓰세요

    `--course` takes the lessons of a folder, or of files, in place of the program's own.
    `--course`를 쓰면 프로그램의 레슨 대신 폴더나 파일의 레슨을 씁니다.

    All that is required is done.
    필수 레슨을 모두 마쳤습니다.

    {1} of {2} required to do.
    필수 레슨 {2}개 중 {1}개가 남았습니다.

     (required)
     (필수)

    Helps in a lesson, each time a little more.
    레슨에서 부를 때마다 조금씩 더 도와줍니다.

    Draws a lesson's goal beside the present, and lists what differs.
    레슨의 목표를 지금 화면 옆에 그리고 다른 점을 나열합니다.

    Says which parts of a lesson's goal are reached.
    레슨의 목표 가운데 무엇을 달성했는지 알려 줍니다.

    Shows how a lesson's task is solved, command by command.
    레슨의 과제를 푸는 방법을 명령 하나씩 보여 줍니다.

    In a lesson `reset` alone begins the task, or the step, anew.
    레슨에서 `reset`만 쓰면 과제나 단계를 처음부터 다시 시작합니다.

    `quit lesson` leaves a lesson; your own world is as it was.
    `quit lesson`은 레슨에서 나갑니다. 원래의 상태는 그대로입니다.

    there is no tour
    둘러보기가 없습니다

    there is no lesson `{1}`
    `{1}`{이라는/라는} 레슨이 없습니다

    `lessons` lists them
    `lessons`로 목록을 보세요

    `lessons` lists them all
    `lessons`로 모두 볼 수 있습니다

    Every lesson is done.
    모든 레슨을 마쳤습니다.

    {1} lessons, {2} of them with the fewest commands known (★); {3} commands in all, {4} would do.
    레슨 {1}개, 그중 {2}개는 알려진 가장 적은 명령(★)으로 풀었습니다. 명령은 모두 {3}개였고, {4}개면 됩니다.

    Where to go from here: `import ViewController.swift` takes in a screen of your own, `export swift` takes a layout to Xcode, `record FILE` writes a session that CI replays as a test, and `quiz` goes on asking.
    이제 무엇을 할까요? `import ViewController.swift`는 직접 만든 화면을 가져오고, `export swift`는 레이아웃을 Xcode로 내보냅니다. `record FILE`은 CI에서 테스트로 재생할 세션을 기록하고, `quiz`는 문제를 계속 냅니다.

    this is the last lesson
    마지막 레슨입니다

    this is for lessons
    레슨에서 쓰는 명령입니다

    `lessons` lists them, `next` begins one
    `lessons`로 목록을 보고 `next`로 시작하세요

    the task of this lesson is still to come
    이 레슨의 과제는 아직 나오지 않았습니다

    `next` goes on, `hint` says what to type
    `next`로 계속하고, 무엇을 입력할지는 `hint`로 보세요

    `{1}` is switched off in this lesson
    이 레슨에서는 `{1}`{을/를} 쓸 수 없습니다

    `quit lesson` leaves it
    `quit lesson`으로 나갈 수 있습니다

    no lesson is being taken
    하고 있는 레슨이 없습니다

    `quit` alone ends the program
    `quit`만 쓰면 프로그램이 끝납니다

    You are back in your own world.
    원래의 상태로 돌아왔습니다.

    The task begins anew.
    과제를 처음부터 다시 시작합니다.

    This step of the lesson begins anew.
    이 단계를 처음부터 다시 시작합니다.

    It builds on {1}.
    먼저 알아 둘 레슨: {1}.

    `goal` shows the goal, `hint` helps, `reset` begins the task anew.
    `goal`은 목표를 보여 주고, `hint`는 도와주고, `reset`은 과제를 다시 시작합니다.

    `reset` lets you try it yourself, `next` goes on.
    `reset`을 쓰면 직접 해 볼 수 있고, `next`를 쓰면 계속합니다.

    `next` goes on with {1}: {2}
    `next`를 쓰면 {1}번으로 갑니다: {2}

    That was the last lesson: `lessons` shows them all.
    마지막 레슨이었습니다. `lessons`로 모두 볼 수 있습니다.

    ★ Solved with {1}, fewer than the {2} that were known
    ★ 명령 {1}개로 풀었습니다. 지금까지 알려진 것은 {2}개였습니다

    ★ Solved with 1 command: fewer is impossible
    ★ 명령 1개로 풀었습니다. 더 적을 수는 없습니다

    ★ Solved with {1} commands, the fewest known
    ★ 명령 {1}개로 풀었습니다. 알려진 가장 적은 수입니다

    ✓ Solved with {1} commands; {2} would do: `reset` tries again
    ✓ 명령 {1}개로 풀었습니다. {2}개로도 됩니다. `reset`으로 다시 해 보세요

    The solution in Swift:
    Swift로 쓴 풀이:

    goal: {1} of {2} reached
    목표: {2}개 중 {1}개 달성

    `hint` says what to type here, `next` does it for you.
    무엇을 입력할지는 `hint`가 알려 주고, `next`는 대신 해 줍니다.

    Type `{1}`; `next` does it for you.
    `{1}`{을/를} 입력하세요. `next`를 쓰면 대신 해 줍니다.

    That was the last hint: `solution` shows the way.
    마지막 힌트였습니다. `solution`이 푸는 방법을 보여 줍니다.

    {1} of {2} done
    {2}개 중 {1}개 마침

    `lesson ID` or its number begins one, `next` the one marked `▸`.
    `lesson ID`나 번호로 시작합니다. `next`는 `▸` 표시가 있는 레슨을 시작합니다.

    : done with the fewest commands
    : 가장 적은 명령으로 마침

    : done
    : 마침

    : next
    : 다음

    : skipped
    : 건너뜀

    {1}: {2} wanted, now {3}
    {1}: 목표 {2}, 지금 {3}

    reached:
    달성:

    not yet:
    아직:

    now
    지금

    the goal
    목표

    `*` marks what differs.
    `*`는 다른 곳을 표시합니다.

    {1} is at {2}, the goal has it at {3}
    {1}: 지금 {2}, 목표는 {3}

    {1} is in its place, and the goal has it scrolled
    {1}: 자리는 같고, 목표는 스크롤된 정도가 다름

    {1} is in sight, the goal has it out of sight
    {1}: 지금 화면에 있음, 목표는 화면 밖

    {1} is out of sight, the goal has it in sight
    {1}: 지금 화면 밖, 목표는 화면에 있음

    {1} is missing, the goal has it at {2}
    {1}: 지금 없음, 목표는 {2}

    {1} is at {2}, the goal does not have it
    {1}: 지금 {2}, 목표에는 없음

    {1} has {2}, the goal has {3}
    {1}: 지금 {2}, 목표는 {3}

    items of {1}
    {1}의 아이템

    {1} in the cell of {2}
    {2}의 셀에 보이는 {1}

    {1} in the outline of {2}
    {2} 아웃라인의 {1}

    {1} in the outline
    아웃라인의 {1}

    view and model
    뷰와 모델

    in step
    일치

    out of step
    어긋남

    pending
    대기 중

    the last apply
    마지막 apply

    no apply yet
    아직 apply하지 않음

    cells asked for
    요청된 셀

    content
    콘텐츠

    no layout
    레이아웃 없음

    cells on screen
    화면의 셀

    visible in {1}
    {1}에서 보이는 것

    offset
    오프셋

    offset of {1}
    {1}의 오프셋

    container
    컨테이너

    property
    속성

    layout
    레이아웃

    another
    다른 것

    missing
    없음

    nothing
    없음

    a refusal
    거부

    provoked
    일어남

    not provoked yet
    아직 일어나지 않음

    use of `{1}`
    `{1}` 사용

    used
    사용함

    not used yet
    아직 사용하지 않음

    frame of {1}
    {1}의 프레임

    {1} on screen
    화면에서 본 {1}
    """#
}
