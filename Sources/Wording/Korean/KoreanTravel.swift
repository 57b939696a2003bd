extension Korean {
  /// What is said of history, checkpoints and saved worlds.
  static let travel = #"""
    Lists the changes by number, those that were undone too, or the last N.
    변경을 번호와 함께 나열합니다. 되돌린 것도 나오고, N을 주면 마지막 N개만 보여 줍니다.

    The mark `*` is at the change that made the present world. `undo 3` takes three back; `back to 2` goes to where change 2 had just been made.
    `*`는 지금의 상태를 만든 변경입니다. `undo 3`은 세 번 되돌리고, `back to 2`는 2번 변경 직후로 갑니다.

    Gives the present world a name to go back to; alone, lists the names.
    지금 상태에 돌아올 이름을 붙입니다. 단독으로 쓰면 이름을 나열합니다.

    A name that is there already is given to the present world instead.
    이미 있는 이름이면 지금 상태가 그 이름을 차지합니다.

    Goes back to a checkpoint, or to a change by its number in `history`.
    체크포인트로, 또는 `history`의 번호로 돌아갑니다.

    Going back to a checkpoint is a change of its own, so `undo` returns from there. Going to a number walks along the history, as `undo` and `redo` do.
    체크포인트로 돌아가는 것도 하나의 변경이라 `undo`로 다시 옵니다. 번호로 가는 것은 `undo`, `redo`처럼 기록을 따라 움직입니다.

    Writes the whole world to a file: snapshots, layouts, checkpoints and all.
    스냅샷, 레이아웃, 체크포인트 등 상태 전체를 파일에 씁니다.

    A file that is there is replaced. Settings and the history of changes are not part of the world: `record` writes how it came about.
    이미 있는 파일은 덮어씁니다. 설정과 변경 기록은 들어가지 않습니다. 과정은 `record`가 기록합니다.

    Takes the world that `save` wrote to a file, in the place of this one.
    `save`로 쓴 파일의 상태를 지금 상태 대신 불러옵니다.

    `undo` returns to the world before.
    `undo`하면 이전 상태로 돌아갑니다.

    Runs the commands of a session file in this world, as `source` does.
    `source`처럼 세션 파일의 명령을 지금 상태에서 실행합니다.

    Runs the commands of a file in this world: a plain text or a session.
    일반 텍스트나 세션 파일의 명령을 지금 상태에서 실행합니다.

    What a session expects is not compared; `replay` does that. The first command that fails ends the file, and the world is as it was before. `undo` takes the whole file back.
    세션이 기대하는 출력과 비교하지 않습니다. 비교는 `replay`가 합니다. 명령이 하나라도 실패하면 파일은 거기서 끝나고 상태는 실행하기 전과 같습니다. `undo`는 파일 전체를 되돌립니다.

    change {1} is so long ago that its world is not kept
    {1}번 변경은 너무 오래되어 그때의 상태가 남아 있지 않습니다

    `back to {1}` goes to the last before it that is
    `back to {1}`{으로/로} 그 앞에서 상태가 남아 있는 마지막 변경으로 갈 수 있습니다

    there is no item at {1}
    {1}에는 아이템이 없습니다

    there is no change {1}
    {1}번 변경이 없습니다

    `history` lists them; 0 is the start
    `history`로 볼 수 있습니다. 0은 처음입니다

    N is at least 1
    N은 1 이상이어야 합니다

    there is no checkpoint {1}
    체크포인트 {1}{이/가} 없습니다

    `checkpoint {1}` makes one
    `checkpoint {1}`{으로/로} 만들 수 있습니다

    CHANGE is missing
    CHANGE가 빠졌습니다

    the world cannot be written: {1}
    상태를 쓸 수 없습니다: {1}

    the world cannot be read: {1}
    상태를 읽을 수 없습니다: {1}
    """#
}
