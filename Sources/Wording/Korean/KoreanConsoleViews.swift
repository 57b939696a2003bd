extension Korean {
  /// What console texts of data sources, cells and updates mean.
  static let consoleViews = #"""
    Two item identifiers are equal by `==`, but their hashes differ.
    두 아이템 식별자가 `==`로는 같은데 hash가 다릅니다.

    {1} and {2} are equal by `==`, but their hashes differ.
    {1}{과/와} {2}{은/는} `==`로는 같은데 hash가 다릅니다.

    `==` is written by hand over the id, and the hash is still the compiler's, over every property; or what the hash covers changed after the identifier was stored.
    `==`는 id만 비교하도록 직접 썼는데 hash는 컴파일러가 모든 속성으로 만들고 있습니다. 또는 식별자를 넣은 뒤에 hash에 들어가는 값이 바뀌었습니다.

    The cell provider had no cell for an item.
    cell provider가 어떤 아이템의 셀을 돌려주지 않았습니다.

    The cell provider had no cell for {1}, item {2} of section {3}.
    cell provider가 {1}(섹션 {3}의 아이템 {2})의 셀을 돌려주지 않았습니다.

    The cell provider had no cell for {1}.
    cell provider가 {1}의 셀을 돌려주지 않았습니다.

    The model was looked up and not found, because it changed before the snapshot did, or `self` was gone. The provider has to return a cell for every identifier of the snapshot.
    모델이 스냅샷보다 먼저 바뀌어 찾지 못했거나 `self`가 사라졌습니다. 스냅샷의 모든 식별자에 셀을 돌려줘야 합니다.

    The layout has a header, footer or badge, but the data source has nobody to make its view.
    레이아웃에 헤더나 푸터, 배지가 있지만 그 뷰를 만들 provider가 데이터 소스에 없습니다.

    `boundarySupplementaryItems` or a list with `headerMode` was added to the layout, and `supplementaryViewProvider` was never set on this data source.
    레이아웃에 `boundarySupplementaryItems`나 `headerMode`가 있는 목록을 넣고, 이 데이터 소스의 `supplementaryViewProvider`는 정하지 않았습니다.

    The data source was asked for a section number that it does not have.
    데이터 소스에 없는 번호의 섹션을 물었습니다.

    A number from before the last apply was kept; keep the identifier and ask for its index.
    지난 apply 전의 번호를 간직했습니다. 식별자를 간직하고 번호는 쓸 때마다 물으세요.

    Commands name sections, and the view asks only for those there are.
    명령은 섹션을 이름으로 부르고, 뷰는 있는 섹션만 묻습니다.

    A cell was asked for at an index path where the data source has no item.
    데이터 소스에 아이템이 없는 index path의 셀을 요청했습니다.

    The view still counts what an earlier snapshot had, because another object answers `numberOfItemsInSection`, or it was told of changes past the data source.
    뷰가 옛 스냅샷의 개수를 세고 있습니다. 다른 객체가 `numberOfItemsInSection`에 답하거나, 데이터 소스를 거치지 않고 뷰에 변경을 알렸습니다.

    Here the view of a snapshot never counts by itself.
    여기서 스냅샷의 뷰는 스스로 세지 않습니다.

    The view was changed directly while a diffable data source is in charge of it.
    diffable data source가 맡고 있는 뷰를 직접 바꿨습니다.

    The view was changed directly while a {1} is in charge of it.
    {1}{이/가} 맡고 있는 뷰를 직접 바꿨습니다.

    `deleteItems(at:)`, `insertItems(at:)`, `moveItem(at:to:)` or `performBatchUpdates` was called, by your code or by a library that swipes rows away.
    내 코드나 밀어서 지우는 라이브러리가 `deleteItems(at:)`, `insertItems(at:)`, `moveItem(at:to:)`, `performBatchUpdates` 가운데 하나를 불렀습니다.

    `apply` was called while another apply of the same data source was at work.
    같은 데이터 소스가 apply하는 중에 `apply`를 또 불렀습니다.

    The cell provider, a registration's handler or a layout callback applies again, often because a model publishes a change while a cell is set up; or two threads apply.
    cell provider나 registration의 클로저, 레이아웃 콜백이 다시 apply합니다. 셀을 구성하는 동안 모델이 변경을 알리는 경우가 많습니다. 또는 두 스레드가 apply합니다.

    An apply came on the main queue while one from another queue was still at work.
    다른 큐의 apply가 끝나기 전에 메인 큐에서 apply했습니다.

    One part of the app applies in the background and another on main, for instance a search and a refresh. Since iOS 18's SDK the data source belongs to the main actor.
    검색과 새로 고침처럼 한쪽은 백그라운드에서, 다른 쪽은 메인에서 apply합니다. iOS 18 SDK부터 데이터 소스는 메인 액터에 속합니다.

    This data source has been applied to from the main queue and from another.
    이 데이터 소스에 메인 큐와 다른 큐에서 apply했습니다.

    It works until two applies meet, then it ends the app. Choose one queue for all applies; since iOS 18's SDK that is the main one.
    두 apply가 겹치기 전에는 되다가 겹치면 앱이 종료됩니다. 모든 apply를 한 큐에서 하세요. iOS 18 SDK부터는 메인 큐입니다.

    The prompt does not follow a provider so far: `import` a Swift file that does it.
    프롬프트는 provider를 거기까지 따라가지 않습니다. 그렇게 하는 Swift 파일을 `import`하세요.

    Commands run one after the other: `import` a Swift file that applies from two queues.
    명령은 하나씩 실행됩니다. 두 큐에서 apply하는 Swift 파일을 `import`하세요.

    A registration was made while a cell was asked for, and used for that cell.
    셀을 요청받는 동안 registration을 만들어 그 셀에 썼습니다.

    The registration stands inside the cell provider, or is a `lazy var` that the provider touches first. iOS 14 kept silent and never used a cell again.
    registration이 cell provider 안에 있거나, 그 안에서 처음 쓰이는 `lazy var`입니다. iOS 14는 조용했지만 셀을 재사용하지 못했습니다.

    A reconfigured item's provider asked for another kind of cell than it has.
    reconfigure하는 아이템에 지금과 다른 종류의 셀을 요청했습니다.

    Which registration is used depends on contents that changed. Reconfiguring keeps the cell; another kind of cell needs a reload.
    바뀐 내용에 따라 쓰는 registration이 달라집니다. reconfigure는 셀을 그대로 두므로 다른 종류의 셀이 필요하면 reload하세요.

    A view was dequeued and never returned to the collection view.
    뷰를 dequeue하고 컬렉션 뷰에 돌려주지 않았습니다.

    A {1} was dequeued and never returned to the collection view.
    {1}{을/를} dequeue하고 컬렉션 뷰에 돌려주지 않았습니다.

    The provider dequeues two cells and returns one, or code dequeues a cell only to measure it. Up to iOS 17 that was let pass.
    셀을 둘 dequeue해 하나만 돌려주거나, 크기를 재려고 셀을 dequeue합니다. iOS 17까지는 넘어갔습니다.

    Nothing is registered for the reuse identifier {1}.
    재사용 식별자 {1}{으로/로} 등록한 것이 없습니다.

    Nothing is registered for the element kind {1}.
    kind {1}{으로/로} 등록한 것이 없습니다.

    Nothing is registered with the table for the reuse identifier {1}.
    테이블에 재사용 식별자 {1}{으로/로} 등록한 것이 없습니다.

    The call to register is missing, comes after the first apply, is on another view, or the identifier is spelled in two ways.
    등록을 하지 않았거나, 첫 apply 뒤에 했거나, 다른 뷰에 했거나, 식별자를 다르게 썼습니다.

    Decoration views are registered on the layout, headers and badges on the view; or the kind is spelled in two ways.
    데코레이션 뷰는 레이아웃에, 헤더와 배지는 뷰에 등록합니다. kind의 철자를 다르게 썼을 수도 있습니다.

    The provider returned a cell that it made itself instead of dequeuing it.
    dequeue하지 않고 직접 만든 셀을 돌려줬습니다.

    `UICollectionViewCell()` was returned, often as the answer for the impossible case.
    일어날 리 없다고 본 경우에 `UICollectionViewCell()`을 돌려준 일이 많습니다.

    Two cells were dequeued for one row of a table.
    테이블의 한 행에 셀을 둘 dequeue했습니다.

    Two cells were dequeued for one row of a table: row {1} of section {2}.
    테이블의 한 행에 셀을 둘 dequeue했습니다: 섹션 {2}의 행 {1}.

    The provider dequeues a cell, finds that it is of the wrong kind, and dequeues another.
    셀을 dequeue한 뒤 종류가 맞지 않아 또 dequeue합니다.

    The view was to animate a cell that it does not have.
    뷰가 자기에게 없는 셀을 애니메이션하려 했습니다.

    The counts agreed but the changes did not fit them, so that the view moves what is not there. A diffable data source never tells such changes.
    개수는 맞지만 변경이 맞지 않아, 있지도 않은 것을 뷰가 옮기려 합니다. diffable data source는 그런 변경을 알리지 않습니다.

    The view of `batch` refuses such changes before it animates.
    `batch`의 뷰는 애니메이션하기 전에 그런 변경을 거부합니다.

    The prompt has no tables: `import` a Swift file with a `UITableView`.
    프롬프트에는 테이블이 없습니다. `UITableView`가 있는 Swift 파일을 `import`하세요.

    The number of items in a section does not follow from what the view was told.
    한 섹션의 아이템 수가 뷰에 알린 것과 맞지 않습니다.

    The number of items in section {1} does not follow from what the view was told.
    섹션 {1}의 아이템 수가 뷰에 알린 것과 맞지 않습니다.

    Section {1} held {2} before the update and holds {3} now.
    섹션 {1}에 업데이트 전에는 {2}, 지금은 {3}{이/가} 있습니다.

    Section {1} held {2}, {3}, and now holds {4}: {5}.
    섹션 {1}에 {2}{이/가} 있었고, {3}, 지금은 {4}입니다: {5}.

    The number of sections does not follow from what the view was told.
    섹션 수가 뷰에 알린 것과 맞지 않습니다.

    The view had {1}, {2}, and now there are {3}: {4}.
    뷰에 {1}{이/가} 있었고, {2}, 지금은 {3}입니다: {4}.

    nothing was inserted or deleted
    넣거나 지운 것이 없으며

    {1} was inserted
    {1}개를 넣었고

    {1} were inserted
    {1}개를 넣었고

    {1} was deleted
    {1}개를 지웠고

    {1} were deleted
    {1}개를 지웠고

    {1} was moved in
    {1}개가 옮겨 왔고

    {1} were moved in
    {1}개가 옮겨 왔고

    {1} was moved out
    {1}개가 옮겨 갔고

    {1} were moved out
    {1}개가 옮겨 갔고

    The array was changed without telling the view, or the view was told without changing the array, or the array changed before the update began. A diffable data source cannot come apart so.
    배열을 바꾸고 뷰에 알리지 않았거나, 뷰에 알리고 배열을 바꾸지 않았거나, 업데이트가 시작되기 전에 배열이 바뀌었습니다. diffable data source라면 이렇게 어긋나지 않습니다.

    The counts before and after do not follow from what the view was told.
    전과 후의 개수가 뷰에 알린 것과 맞지 않습니다.

    The counts were [{1}], are [{2}], and the view was told of no change.
    개수가 [{1}]에서 [{2}]{으로/로} 바뀌었는데 뷰에 알린 변경이 없습니다.

    The counts were [{1}] and are [{2}], which does not follow from what the view was told: {3}.
    개수가 [{1}]에서 [{2}]{으로/로} 바뀌었는데 뷰에 알린 것과 맞지 않습니다: {3}.

    The array was changed without telling the view, or the view was told too little or too much. A reload counts as a delete and an insert. Before iOS 16.4 some of these passed as a silent `reloadData`.
    배열을 바꾸고 뷰에 알리지 않았거나, 너무 적게 또는 많이 알렸습니다. reload는 delete와 insert로 셉니다. iOS 16.4 전에는 조용히 `reloadData`로 넘어가기도 했습니다.

    An item to delete is not there.
    지울 아이템이 없습니다.

    Item {1} of section {2} was to be deleted, but before the update the section has {3}.
    섹션 {2}의 아이템 {1}{을/를} 지우려 했지만 업데이트 전 그 섹션에는 {3}{이/가} 있습니다.

    An item was told to be inserted where the section does not reach.
    섹션의 끝을 넘어선 자리에 아이템을 넣는다고 알렸습니다.

    Item {1} of section {2} was to be inserted, but after the update the section has {3}.
    섹션 {2}의 아이템 {1}{을/를} 넣는다고 했지만 업데이트 뒤 그 섹션에는 {3}{이/가} 있습니다.

    A section was named that is not there before the update.
    업데이트 전에 없는 섹션을 가리켰습니다.

    Section {1} was named, but before the update there are {2}, from 0 on.
    섹션 {1}{을/를} 가리켰지만 업데이트 전에는 0번부터 {2}{이/가} 있습니다.

    A section was named that is not there after the update.
    업데이트 뒤에 없는 섹션을 가리켰습니다.

    Section {1} was named, but after the update there are {2}, from 0 on.
    섹션 {1}{을/를} 가리켰지만 업데이트 뒤에는 0번부터 {2}{이/가} 있습니다.

    An item was to move from a place that is not there.
    없는 자리에서 아이템을 옮기려 했습니다.

    Item {1} of section {2} was to move, but there is none before the update.
    섹션 {2}의 아이템 {1}{을/를} 옮기려 했지만 업데이트 전에 없습니다.

    An item was to move to a place that is not there.
    없는 자리로 아이템을 옮기려 했습니다.

    An item was to become item {1} of section {2}, which does not reach so far.
    섹션 {2}의 아이템 {1} 자리로 옮기려 했지만 섹션에 그만큼 아이템이 없습니다.

    Deletes, reloads and the first place of a move count before the update; inserts and the second place of a move after it. Often the array was changed too early, or not at all.
    delete, reload와 move의 출발 위치는 업데이트 전을, insert와 move의 도착 위치는 업데이트 뒤를 기준으로 셉니다. 배열을 너무 일찍 바꿨거나 바꾸지 않은 경우가 많습니다.

    A delete and a reload both name {1}.
    delete와 reload가 모두 {1}{을/를} 가리킵니다.

    A delete and a move both begin at {1}.
    delete와 move가 모두 {1}에서 시작합니다.

    An insert and a move both end at {1}.
    insert와 move가 모두 {1}에서 끝납니다.

    Two moves begin at {1}.
    두 move가 {1}에서 시작합니다.

    Two moves end at {1}.
    두 move가 {1}에서 끝납니다.

    item {1} of section {2}
    섹션 {2}의 아이템 {1}

    one place
    한 자리

    A reload is a delete and an insert at one place, so it may not meet a move there. Reload in an update of its own, or let a diffable data source find the changes.
    reload는 한 자리의 delete와 insert라서 같은 자리의 move와 함께할 수 없습니다. 따로 업데이트해 reload하거나, diffable data source가 변경을 찾게 하세요.

    A row was to move out of {1}, which the same update deletes.
    같은 업데이트가 지우는 {1}에서 행을 옮기려 했습니다.

    A row was to move into {1}, which the same update inserts.
    같은 업데이트가 넣는 {1}{으로/로} 행을 옮기려 했습니다.

    Tables allow no move across a section that comes or goes; collection views do.
    테이블은 생기거나 없어지는 섹션을 넘나드는 move를 허용하지 않습니다. 컬렉션 뷰는 허용합니다.

    A view was asked for the count of a section that it does not have.
    뷰에 없는 섹션의 아이템 수를 물었습니다.

    The view was asked for the count of section {1}, but it has {2}.
    뷰에 섹션 {1}의 아이템 수를 물었지만 뷰에는 {2}만 있습니다.

    The number of a section was kept from before, or the view has not laid out yet. Ask the snapshot, by identifier.
    전에 받은 섹션 번호를 간직했거나 뷰가 아직 레이아웃하지 않았습니다. 스냅샷에 식별자로 물으세요.

    Commands name sections: no number of a section can be wrong.
    명령은 섹션을 이름으로 부르므로 번호가 틀릴 수 없습니다.

    A table asked for the rows of a section that is not there any more.
    테이블이 이제 없는 섹션의 행을 물었습니다.

    A table asked for the rows of section {1}, which is not there any more.
    테이블이 이제 없는 섹션 {1}의 행을 물었습니다.

    A table keeps its data source weakly: the controller that owned it is gone, and an animation or an asynchronous apply still ends on the table.
    테이블은 데이터 소스를 약하게 참조합니다. 데이터 소스를 갖고 있던 컨트롤러가 사라진 뒤 애니메이션이나 비동기 apply가 테이블에서 끝났습니다.

    The view looked up an item beyond the last while it prepared an animation.
    뷰가 애니메이션을 준비하면서 마지막을 넘어선 아이템을 찾았습니다.

    The view looked up item {1}, counted through all sections, but has {2}.
    뷰가 모든 섹션을 통틀어 센 아이템 {1}{을/를} 찾았지만 뷰에는 {2}만 있습니다.

    A section and an item in it were moved by one update, or the counts changed before the update began. A diffable data source keeps such moves apart.
    한 업데이트가 섹션과 그 안의 아이템을 함께 옮겼거나, 업데이트가 시작되기 전에 개수가 바뀌었습니다. diffable data source는 그런 move를 섞지 않습니다.

    The view of `batch` numbers its items anew before it animates.
    `batch`의 뷰는 애니메이션하기 전에 아이템 번호를 다시 매깁니다.

    The layout gave attributes for an item that the view does not have.
    레이아웃이 뷰에 없는 아이템의 속성을 줬습니다.

    The layout gave attributes for item {1} of section {2}, which the view does not have.
    레이아웃이 뷰에 없는 섹션 {2}의 아이템 {1}의 속성을 줬습니다.

    A layout written by hand answers from a cache that outlived its data: empty the cache in `prepare()`. A compositional layout reckons anew by itself.
    직접 만든 레이아웃이 데이터보다 오래된 캐시로 답합니다. `prepare()`에서 캐시를 비우세요. compositional layout은 스스로 다시 계산합니다.

    The prompt lays out nothing by hand: `import` such a layout.
    프롬프트에서는 직접 만든 레이아웃을 쓸 수 없습니다. 그런 레이아웃을 `import`하세요.

    The view was to scroll to an item that it does not have.
    뷰에 없는 아이템으로 스크롤하려 했습니다.

    The view was to scroll to item {1} of section {2}, which has {3}.
    {3}{이/가} 있는 섹션 {2}의 아이템 {1}{으로/로} 스크롤하려 했습니다.

    The path was reckoned before the apply, or the apply was not finished yet.
    index path를 apply 전에 구했거나 apply가 아직 끝나지 않았습니다.

    `scroll to item` names an item, not its number.
    `scroll to item`은 번호가 아니라 아이템의 이름을 받습니다.

    A collection view was made without a layout.
    레이아웃 없이 컬렉션 뷰를 만들었습니다.

    `UICollectionView()` or `init(frame:)` was called; only a storyboard may leave it out.
    `UICollectionView()`나 `init(frame:)`을 불렀습니다. 스토리보드만 레이아웃을 뺄 수 있습니다.

    The prompt's view always has a layout.
    프롬프트의 뷰에는 언제나 레이아웃이 있습니다.

    The data source answered nil where a view needed a cell.
    뷰가 셀을 요청했는데 데이터 소스가 nil을 돌려줬습니다.

    The provider returned nil, or the data source object is gone: views keep it weakly, so the controller has to hold it.
    provider가 nil을 돌려줬거나 데이터 소스 객체가 사라졌습니다. 뷰는 데이터 소스를 약하게 참조하므로 컨트롤러가 갖고 있어야 합니다.
    """#
}
