extension Korean {
  /// What console texts of snapshots and outlines mean.
  static let consoleSnapshots = #"""
    A snapshot made anew is empty: `appendItems` came before `appendSections`.
    새로 만든 스냅샷은 비어 있습니다. `appendSections`보다 `appendItems`를 먼저 불렀습니다.

    Items were appended to a snapshot that has no section to take them.
    섹션이 하나도 없는 스냅샷에 아이템을 넣으려 했습니다.

    The snapshot was asked about a section that it does not have.
    스냅샷에 없는 섹션을 물었습니다.

    `numberOfItems(inSection:)` or `itemIdentifiers(inSection:)` names a section that was never appended, was deleted, or is equal to none because `==` covers more than its id.
    `numberOfItems(inSection:)`나 `itemIdentifiers(inSection:)`에 준 섹션을 넣은 적이 없거나 지웠거나, `==`가 id 말고도 비교해서 같은 것이 없습니다.

    One call named an item more than once, and a snapshot holds each once.
    한 호출에 같은 아이템이 두 번 이상 있습니다. 스냅샷에는 한 번만 있을 수 있습니다.

    One call named these items more than once: {1}. A snapshot holds each once.
    한 호출에 두 번 이상 있는 아이템: {1}. 스냅샷에는 한 번만 있을 수 있습니다.

    One call named a section more than once, and a snapshot holds each once.
    한 호출에 같은 섹션이 두 번 이상 있습니다. 스냅샷에는 한 번만 있을 수 있습니다.

    One call named these sections more than once: {1}. A snapshot holds each once.
    한 호출에 두 번 이상 있는 섹션: {1}. 스냅샷에는 한 번만 있을 수 있습니다.

    The array has the same id twice: a page was loaded twice, the server repeats a row, or `==` leaves out what tells two items apart.
    배열에 같은 id가 두 번 있습니다. 페이지를 두 번 불러왔거나, 서버가 같은 것을 되풀이하거나, 둘을 구별하는 것을 `==`가 빠뜨렸습니다.

    Sections are made of data that repeats, such as a date or a title, and `==` does not tell them apart.
    날짜나 제목처럼 되풀이되는 데이터로 섹션을 만들어서 `==`로 구별되지 않습니다.

    Sections were added that the snapshot has already; unlike items they are not moved.
    이미 있는 섹션을 넣으려 했습니다. 아이템과 달리 섹션은 옮겨지지 않습니다.

    The snapshot has {1} already, and a section that is there is not moved as an item would be.
    스냅샷에 {1}{이/가} 이미 있습니다. 아이템과 달리 섹션은 옮겨지지 않습니다.

    `appendSections` ran again on a snapshot that was kept or came from `snapshot()`.
    간직해 둔 스냅샷이나 `snapshot()`으로 받은 스냅샷에 `appendSections`를 또 불렀습니다.

    Items were added that the snapshot has already: they move to the new place.
    이미 있는 아이템을 넣어서 새 자리로 옮겨집니다.

    {1} added, but there already: {2}. What is there moves to the new place.
    이미 있는데 또 넣은 {1}: {2}. 있던 것이 새 자리로 옮겨집니다.

    The same data was appended to a snapshot that was kept, or one item was given to two sections: the last one has it. Begin each time with a new snapshot; to show one thing twice, wrap it with its section.
    간직해 둔 스냅샷에 같은 데이터를 또 넣었거나 한 아이템을 두 섹션에 넣었습니다. 그러면 마지막 섹션에만 있습니다. 매번 새 스냅샷으로 시작하고, 같은 것을 두 번 보이려면 섹션과 함께 감싸세요.

    An item was to be reloaded that the snapshot does not have.
    스냅샷에 없는 아이템을 reload하려 했습니다.

    {1} was to be reloaded, but the snapshot does not have it.
    {1}{을/를} reload하려 했지만 스냅샷에 없습니다.

    A section was to be reloaded that the snapshot does not have.
    스냅샷에 없는 섹션을 reload하려 했습니다.

    The section {1} was to be reloaded, but the snapshot does not have it.
    섹션 {1}{을/를} reload하려 했지만 스냅샷에 없습니다.

    An item was to be reconfigured that the snapshot does not have.
    스냅샷에 없는 아이템을 reconfigure하려 했습니다.

    {1} was to be reconfigured, but the snapshot does not have it.
    {1}{을/를} reconfigure하려 했지만 스냅샷에 없습니다.

    It was deleted meanwhile, the snapshot was made anew, or the identifier was rebuilt with other contents and `==` covers them. A class that does not say what is equal is equal to itself alone.
    그사이 지웠거나, 스냅샷을 새로 만들었거나, 식별자를 다른 내용으로 다시 만들었는데 `==`가 내용까지 비교합니다. 무엇이 같은지 정하지 않은 클래스는 자기 자신하고만 같습니다.

    The snapshot was made anew or the section was deleted, or the identifier was rebuilt with other contents and `==` covers them.
    스냅샷을 새로 만들었거나 섹션을 지웠거나, 식별자를 다른 내용으로 다시 만들었는데 `==`가 내용까지 비교합니다.

    An argument of the call was nil, and it must be something.
    nil이면 안 되는 인자가 nil입니다.

    Objective-C handed over nil; Swift's own types cannot.
    `Objective-C`가 nil을 넘겼습니다. Swift의 타입으로는 생기지 않습니다.

    No command can leave out what it names.
    명령에서는 이름을 빠뜨릴 수 없습니다.

    Inside iOS 13's data source the number of sections came apart.
    iOS 13의 데이터 소스 안에서 섹션 수가 어긋났습니다.

    Two sections compare as equal, or a snapshot was changed from two queues at once. Later releases say which.
    두 섹션이 `==`로 같거나, 두 큐에서 동시에 스냅샷을 바꿨습니다. 이후 버전은 어느 쪽인지 알려 줍니다.

    The data source of iOS 13 is not modelled; today's texts are.
    iOS 13의 데이터 소스는 흉내 내지 않습니다. 지금의 문구만 냅니다.

    Items were to join a section or to stand beside an item that the snapshot does not have.
    스냅샷에 없는 섹션에 넣거나, 없는 아이템 옆에 두려 했습니다.

    An item was to move that the snapshot does not have.
    스냅샷에 없는 아이템을 옮기려 했습니다.

    An item was to move beside one that the snapshot does not have.
    스냅샷에 없는 아이템 옆으로 옮기려 했습니다.

    A section was to be inserted beside one that the snapshot does not have.
    스냅샷에 없는 섹션 옆에 섹션을 넣으려 했습니다.

    A section was to move that the snapshot does not have.
    스냅샷에 없는 섹션을 옮기려 했습니다.

    A section was to move beside one that the snapshot does not have.
    스냅샷에 없는 섹션 옆으로 옮기려 했습니다.

    It was never appended, was deleted before, or is equal to none because `==` covers more than an id. The text does not name it: the call in the backtrace does.
    넣은 적이 없거나 먼저 지웠거나, `==`가 id 말고도 비교해서 같은 것이 없습니다. 문구에는 이름이 없으니 백트레이스의 호출을 보세요.

    {1} is to be inserted beside itself: it is among what is inserted there.
    {1}{을/를} 자기 옆에 넣으려 했습니다. 넣는 것들 가운데 {1}{이/가} 있습니다.

    The section {1} is to be inserted beside itself: it is among the new ones.
    섹션 {1}{을/를} 자기 옆에 넣으려 했습니다. 새 섹션들 가운데 {1}{이/가} 있습니다.

    The list that is inserted holds the anchor too, often because it is the whole list.
    넣는 목록에 기준이 되는 것까지 들어 있습니다. 목록 전체를 준 경우가 많습니다.

    {1} is to move beside itself.
    {1}{을/를} 자기 옆으로 옮기려 했습니다.

    The section {1} is to move beside itself.
    섹션 {1}{을/를} 자기 옆으로 옮기려 했습니다.

    A drag that ends where it began, or a neighbour that was looked up after the change.
    끌기가 시작한 자리에서 끝났거나, 바꾼 뒤에 이웃을 찾았습니다.

    An item was added that the outline has already; an outline never moves what is there.
    아웃라인에 이미 있는 아이템을 넣으려 했습니다. 아웃라인은 있는 것을 옮기지 않습니다.

    The outline would have these items twice: {1}. It never moves what is there.
    아웃라인에 두 번 있게 되는 아이템: {1}. 아웃라인은 있는 것을 옮기지 않습니다.

    The same identifier stands under two parents, an array has it twice, or `==` leaves out what tells two rows apart.
    같은 식별자가 두 부모 밑에 있거나 배열에 두 번 있거나, 둘을 구별하는 것을 `==`가 빠뜨렸습니다.

    {1} would stand at two places of the outline after the replacement.
    바꾸고 나면 {1}{이/가} 아웃라인의 두 자리에 있게 됩니다.

    UIKit raises nothing here: it builds an outline that contradicts itself.
    UIKit은 여기서 예외를 내지 않고 앞뒤가 맞지 않는 아웃라인을 만듭니다.

    {1} is to have children or to show them, but the outline does not have it.
    {1}에 자식을 넣거나 자식을 펼쳐 보이려 했지만 {1}{이/가} 아웃라인에 없습니다.

    Something is to stand before {1}, which the outline does not have.
    아웃라인에 없는 {1} 앞에 두려 했습니다.

    Something is to stand behind {1}, which the outline does not have.
    아웃라인에 없는 {1} 뒤에 두려 했습니다.

    {1} is to be deleted from the outline, which does not have it.
    아웃라인에 없는 {1}{을/를} 지우려 했습니다.

    The outline was asked for the parent of {1}, which it does not have.
    아웃라인에 없는 {1}의 부모를 물었습니다.

    The outline was asked about {1}, which it does not have.
    아웃라인에 없는 {1}{을/를} 물었습니다.

    The outline is of another section or was made anew, or the item was added to the flat snapshot and not to the outline. Take it with `snapshot(for:)` before you change it.
    다른 섹션의 아웃라인이거나 새로 만든 것이거나, 아웃라인이 아니라 일반 스냅샷에 넣었습니다. 바꾸기 전에 `snapshot(for:)`로 받으세요.

    `outline replace` refuses it too, in a command's own words.
    `outline replace`도 거부하지만 문구는 다릅니다.
    """#
}
