extension Korean {
  /// What is said of predictions and of the quiz.
  static let predictions = #"""
    Says what you expect of the next command; it is judged when that has run.
    다음 명령의 결과를 예측합니다. 명령이 실행되면 맞았는지 알려 줍니다.

    Name what an apply will do: `inserted`, `deleted`, `moved` and `reloaded` with items and sections in any order, or `none` of them; what is not named is not judged. `predict nothing` expects no difference at all.
    `apply`가 할 일을 적으세요. `inserted`, `deleted`, `moved`, `reloaded` 뒤에 아이템과 섹션을 순서에 상관없이 쓰고, 하나도 없으면 `none`을 씁니다. 적지 않은 것은 채점하지 않습니다. `predict nothing`은 차이가 전혀 없다는 예측입니다.

    `predict ITEM at X Y` says where an item will stand in the content once a snapshot is applied or the layout is another, with its width and height too if you like; `predict rest SECTION OFFSET` where a section that scrolls on its own comes to rest.
    `predict ITEM at X Y`는 스냅샷을 apply하거나 레이아웃이 바뀐 뒤 아이템이 콘텐츠의 어디에 놓일지를 예측합니다. 너비와 높이를 덧붙여도 됩니다. `predict rest SECTION OFFSET`은 따로 스크롤되는 섹션이 어디에서 멈출지를 예측합니다.

    Alone it asks what could be predicted now. What was wrong comes with the question that leads to the reason. `lessons` shows how many in a row were right; `quiz` makes worlds to practise in.
    단독으로 쓰면 지금 예측할 수 있는 것을 묻습니다. 틀린 것에는 이유를 알아볼 질문이 함께 나옵니다. 몇 번을 잇달아 맞혔는지는 `lessons`에 보이고, `quiz`는 연습 문제를 냅니다.

    the first apply compares nothing: all is reloaded
    첫 `apply`는 아무것도 비교하지 않고 모두 reload합니다

    `apply`, then edit and predict
    `apply`한 다음 편집하고 예측하세요

    {1} is a section: predict where an item of it stands
    {1}{은/는} 섹션입니다. 그 안의 아이템이 놓일 자리를 예측하세요

    predicted: {1}
    예측: {1}

    `apply` shows what is true.
    `apply`를 실행하면 맞았는지 알 수 있습니다.

    The next apply, or change of the layout, shows what is true.
    다음에 apply하거나 레이아웃을 바꾸면 맞았는지 알 수 있습니다.

    The next `swipe` or `scroll` of the section shows what is true.
    이 섹션을 `swipe`하거나 `scroll`하면 맞았는지 알 수 있습니다.

    Edits wait for `apply`. What will it insert, delete and move? `predict inserted ITEM… deleted ITEM… moved ITEM…`, or `predict nothing`.
    편집한 것이 `apply`를 기다립니다. 무엇을 insert, delete, move할까요? `predict inserted ITEM… deleted ITEM… moved ITEM…`이나 `predict nothing`으로 답하세요.

    Where will {1} rest after `swipe {2} left`? `predict rest {3} POINTS`, then swipe.
    `swipe {2} left` 뒤에 {1}{은/는} 어디에서 멈출까요? `predict rest {3} POINTS`로 답하고 스와이프하세요.

    Where will {1} stand when the layout is another? `predict {2} at X Y`, then `layout` or `container`.
    레이아웃이 바뀌면 {1}{은/는} 어디에 놓일까요? `predict {2} at X Y`로 답하고 `layout`이나 `container`를 쓰세요.

    There is nothing to predict yet: `quiz` makes a world to practise in.
    아직 예측할 것이 없습니다. `quiz`가 연습 문제를 냅니다.

    inserted
    insert

    deleted
    delete

    moved
    move

    reloaded
    reload

    {1} stands at {2}
    {1}의 자리 {2}

    {1} rests at {2}
    {1}{이/가} {2}에서 멈춤

    all data was reloaded
    모든 데이터를 reload함

    without a frame
    프레임 없음

    prediction: right, {1} in a row
    예측: 맞음, {1}번 연속

    prediction: right
    예측: 맞음

    prediction: {1} of {2} right
    예측: {2}개 중 {1}개 맞음

      ✗ {1}; in truth {2}: `{3}`
      ✗ {1}, 실제로는 {2}: `{3}`

      ✗ {1}; in truth {2}
      ✗ {1}, 실제로는 {2}

    That was level {1}: `quiz` asks at level {2} now.
    {1}단계를 마쳤습니다. 이제 `quiz`는 {2}단계를 묻습니다.

    `quiz` asks the next question.
    `quiz`로 다음 문제를 풉니다.

    Predictions: {1} of {2} right, {3} in a row, at best {4}. Quiz: level {5}.
    예측: {2}번 중 {1}번 맞음, {3}번 연속, 최고 {4}번 연속. 퀴즈: {5}단계.

    Asks what will happen in a small world made at random.
    무작위로 만든 작은 화면에서 무슨 일이 일어날지 묻습니다.

    Level 1 asks what is inserted and deleted, 2 what moves, 3 where an item stands, 4 where a section rests. Three right answers lead to the next level; `quiz 2` takes one at once.
    1단계는 무엇을 insert하고 delete하는지, 2단계는 무엇이 move하는지, 3단계는 아이템이 어디에 놓이는지, 4단계는 섹션이 어디에서 멈추는지를 묻습니다. 세 번 맞히면 다음 단계로 갑니다. `quiz 2`처럼 쓰면 그 단계를 바로 풉니다.

    Answer with `predict`, then run the command that the question names: what is true is told beside what you said, with the question that leads to the reason. `undo` brings your own world back.
    `predict`로 답한 다음 문제에 적힌 명령을 실행하세요. 예측한 것과 실제 결과를 나란히 보여 주고, 이유를 알려 주는 질문도 덧붙입니다. `undo`를 쓰면 원래의 상태로 돌아옵니다.

    a lesson is being taken
    레슨을 하는 중입니다

    `quit lesson`, then `quiz`
    `quit lesson`으로 나간 다음 `quiz`를 쓰세요

    there is no level {1}
    {1}단계는 없습니다

    the levels are 1 to {1}
    1단계부터 {1}단계까지 있습니다

    Question {1}, level {2}
    문제 {1}, {2}단계

    on screen: {1}
    화면: {1}

    pending:   {1}
    대기 중: {1}

    The view is {1} points wide, and `{2}`.
    뷰의 너비는 {1}포인트이고 레이아웃은 `{2}`입니다.

    The view is 320 points wide, and `{1}`.
    뷰의 너비는 320포인트이고 레이아웃은 `{1}`입니다.

    It has not been swiped yet.
    아직 스와이프하지 않았습니다.

    Swipes to the left before: {1}
    앞서 왼쪽으로 스와이프한 횟수: {1}

    What will `apply` insert and delete? `predict inserted ITEM… deleted ITEM…`, then `apply`.
    `apply`는 무엇을 insert하고 delete할까요? `predict inserted ITEM… deleted ITEM…`으로 답하고 `apply`하세요.

    What will `apply` move? `predict moved ITEM…`, then `apply`.
    `apply`는 무엇을 move할까요? `predict moved ITEM…`으로 답하고 `apply`하세요.

    Where will {1} stand after `apply`? `predict {2} at X Y WIDTH HEIGHT`, then `apply`.
    `apply` 뒤에 {1}{은/는} 어디에 놓일까요? `predict {2} at X Y WIDTH HEIGHT`로 답하고 `apply`하세요.

    Where will main rest after `swipe main left`? `predict rest main POINTS`, then `swipe main left`.
    `swipe main left` 뒤에 main은 어디에서 멈출까요? `predict rest main POINTS`로 답하고 `swipe main left`를 쓰세요.

    What you expect is kept until a command decides it; it changes nothing.
    예측은 어떤 명령이 그 결과를 정할 때까지 남아 있을 뿐, 아무것도 바꾸지 않습니다.

    A question brings a small world of its own; `undo` brings yours back.
    문제는 작은 화면을 새로 만듭니다. `undo`를 쓰면 원래의 상태로 돌아옵니다.

    prediction
    예측

    came true
    맞음

    none came true yet
    아직 맞은 예측 없음

    A prediction of this kind came true since the task began: of this item or section, if named.
    과제를 시작한 뒤 이런 예측이 맞았습니다. 이름을 적으면 그 아이템이나 섹션에 대한 예측이어야 합니다.
    """#
}
