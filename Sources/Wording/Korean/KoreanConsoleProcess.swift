extension Korean {
  /// What the texts of the compiler, of Swift and of nibs mean.
  static let consoleProcess = #"""
    The compiler refuses to call what belongs to the main actor from a place that may be on another.
    다른 액터에서 실행될 수 있는 자리에서 메인 액터에 속한 것을 불러 컴파일러가 거부합니다.

    The apply stands in a closure or a function that no actor owns. Since the SDK of iOS 18 a data source and its snapshots' apply belong to the main actor.
    apply가 어느 액터에도 속하지 않은 클로저나 함수에 있습니다. iOS 18 SDK부터 데이터 소스와 스냅샷의 apply는 메인 액터에 속합니다.

    An identifier's type is Hashable on the main actor alone, and the data source wants it everywhere.
    식별자 타입이 메인 액터에서만 Hashable인데, 데이터 소스는 어디서나 Hashable이기를 요구합니다.

    Where a module isolates to the main actor by default, its types conform so too. Identifiers are compared on any queue: take the type out of the isolation.
    모듈의 기본 격리가 메인 액터이면 프로토콜 채택도 메인 액터에 묶입니다. 식별자는 어느 큐에서나 비교되므로 타입을 격리에서 빼세요.

    A value that is not Sendable is to go to another actor or queue.
    Sendable이 아닌 값을 다른 액터나 큐로 보내려 합니다.

    Identifiers that hold class instances or whole models are not Sendable. An id alone is.
    클래스 인스턴스나 모델 전체를 담은 식별자는 Sendable이 아닙니다. id만 두면 Sendable입니다.

    The type of a section or an item is not Hashable, and snapshots hold nothing else.
    섹션이나 아이템의 타입이 Hashable이 아닌데, 스냅샷에는 Hashable인 것만 들어갑니다.

    A struct gets Hashable by itself when all it holds has it; a class and an enum with such values need it written.
    구조체는 담은 것이 모두 Hashable이면 저절로 Hashable이 됩니다. 클래스, 그리고 그런 값을 담은 열거형은 직접 써야 합니다.

    The call is younger than the oldest release that the app runs on.
    앱이 지원하는 가장 오래된 버전보다 나중에 나온 호출입니다.

    {1} came with iOS {2}, and the app still runs on older releases.
    {1}{은/는} iOS {2}에서 나왔는데, 앱은 더 오래된 버전도 지원합니다.

    The deployment target is older than the call: raise it, or keep another way for the older releases.
    배포 타깃이 이 호출보다 오래되었습니다. 타깃을 올리거나, 오래된 버전에서 쓸 다른 방법을 두세요.

    Code that belongs to the main actor ran on another queue, and Swift ended the app.
    메인 액터에 속한 코드가 다른 큐에서 실행되어 Swift가 앱을 종료했습니다.

    A closure that was written in a class of the main actor, as a cell provider is, was called from a background queue: an apply there, or a completion handler of the network.
    cell provider처럼 메인 액터의 클래스 안에 쓴 클로저가 백그라운드 큐에서 불렸습니다. 그곳에서 apply했거나 네트워크의 완료 핸들러에서 불렀습니다.

    A closure with `unowned` ran after what it refers to was gone.
    `unowned`로 캡처한 대상이 사라진 뒤에 클로저가 실행되었습니다.

    A provider or a section provider captures the controller as `unowned`, and the view outlives it while an animation ends.
    cell provider나 section provider가 컨트롤러를 `unowned`로 캡처했고, 애니메이션이 끝나는 동안 뷰가 컨트롤러보다 오래 남았습니다.

    A dictionary was made of pairs, two of which have one key.
    키가 같은 쌍이 둘 있는 목록으로 딕셔너리를 만들었습니다.

    A dictionary was made of pairs, two of which have the key {1}.
    키가 {1}인 쌍이 둘 있는 목록으로 딕셔너리를 만들었습니다.

    The store beside the snapshot is made with `Dictionary(uniqueKeysWithValues:)`, and the data has an id twice. The snapshot would refuse it next.
    스냅샷 옆의 저장소를 `Dictionary(uniqueKeysWithValues:)`로 만드는데, 데이터에 같은 id가 두 번 있습니다. 그다음에는 스냅샷도 거부합니다.

    A collection was changed while something went through it.
    무언가가 컬렉션을 훑는 동안 그 컬렉션이 바뀌었습니다.

    The model array is changed on one queue while another makes a snapshot of it. Change and read it on one queue.
    한 큐에서 모델 배열을 바꾸는 동안 다른 큐에서 그것으로 스냅샷을 만듭니다. 바꾸기와 읽기를 한 큐에서 하세요.

    nil was to be put into an array of Objective-C.
    `Objective-C` 배열에 nil을 넣으려 했습니다.

    An optional from Objective-C came through as nil, as an index path or attributes that a layout of one's own did not find.
    `Objective-C`에서 온 옵셔널이 nil이었습니다. 직접 만든 레이아웃이 찾지 못한 index path나 속성이 그렇습니다.

    The view was to scroll to a path that it does not have.
    뷰에 없는 index path로 스크롤하려 했습니다.

    The view was to scroll to item {1} of section {2}, which it does not have.
    섹션 {2}의 아이템 {1}{으로/로} 스크롤하려 했는데, 뷰에 그런 아이템이 없습니다.

    The path was reckoned before the apply, or the view has not loaded its data yet.
    index path를 apply 전에 구했거나, 뷰가 아직 데이터를 읽지 않았습니다.

    A header or footer of a section was asked for that the view does not have.
    뷰에 없는 섹션의 헤더나 푸터를 요청했습니다.

    A view of the kind {1} was asked for in section {2}, which the view does not have.
    뷰에 없는 섹션 {2}에서 kind가 {1}인 뷰를 요청했습니다.

    The number of a section was kept from before, or the view has not taken over its data yet.
    전에 받은 섹션 번호를 간직했거나, 뷰가 아직 데이터를 받지 않았습니다.

    One update moves a view more than once.
    한 업데이트가 같은 뷰를 두 번 이상 움직입니다.

    A hand-written update names an item twice, as a move and as a reload, or an update began while many others were still animated.
    직접 쓴 업데이트가 한 아이템을 move와 reload로 두 번 지정하거나, 다른 업데이트 여럿이 아직 애니메이션되는 동안 업데이트가 시작되었습니다.

    A subclass of the flow layout changed attributes that are the layout's own.
    `UICollectionViewFlowLayout`의 서브클래스가 레이아웃이 가진 속성을 그대로 바꿨습니다.

    Attributes are objects: what `super` returns is to be copied before it is changed. A compositional layout has `visibleItemsInvalidationHandler` for it.
    속성은 객체입니다. `super`가 준 것은 복사한 뒤에 바꾸세요. compositional layout에는 그 일을 하는 `visibleItemsInvalidationHandler`가 있습니다.

    `translatesAutoresizingMaskIntoConstraints` was changed on a cell or its content view.
    셀이나 콘텐츠 뷰의 `translatesAutoresizingMaskIntoConstraints`를 바꿨습니다.

    The list itself places cells and content views: only views put into the content view take constraints of yours. Self-sizing goes wrong otherwise.
    셀과 콘텐츠 뷰의 자리는 목록이 정합니다. 제약은 콘텐츠 뷰 안에 넣은 뷰에만 거세요. 그러지 않으면 self-sizing이 어긋납니다.

    A constraint was activated between views that do not share a superview.
    공통된 상위 뷰가 없는 뷰 사이에 제약을 활성화했습니다.

    The subview was not added yet, or it was added to the cell where the constraint names the content view.
    하위 뷰를 아직 넣지 않았거나, 제약은 콘텐츠 뷰에 거는데 셀에 넣었습니다.

    A table was asked for its cells while it was filling them.
    테이블이 셀을 채우는 동안 테이블에 셀을 요청했습니다.

    `cellForRow(at:)` or `visibleCells` is called in the provider, or in what a cell does as it is configured. Give the cell its contents there, and use the identifier elsewhere.
    provider 안이나 셀을 구성하는 중에 `cellForRow(at:)`이나 `visibleCells`를 부릅니다. 그곳에서는 셀에 내용만 주고, 다른 곳에서는 식별자를 쓰세요.

    A table's delegate answered a height below zero.
    테이블의 델리게이트가 0보다 작은 높이를 답했습니다.

    A height was reckoned from what has no size yet. Leave the delegate out: rows size themselves.
    아직 크기가 없는 것으로 높이를 계산했습니다. 델리게이트를 빼면 행이 스스로 크기를 정합니다.

    A nib that was registered is not in the bundle.
    등록한 닙이 번들에 없습니다.

    The nib {1} is not in the bundle.
    닙 {1}{이/가} 번들에 없습니다.

    Its name is spelled otherwise than the file's, or the file belongs to another target.
    이름의 철자가 파일과 다르거나, 파일이 다른 타깃에 속합니다.

    A registered nib holds something else than one cell.
    등록한 닙에 셀 하나가 아닌 것이 들어 있습니다.

    The nib for {1} holds something else than one cell.
    {1}의 닙에 셀 하나가 아닌 것이 들어 있습니다.

    Its top level has two objects, as a gesture recognizer beside the cell, or its view is no cell.
    최상위에 객체가 둘이거나(셀 옆의 제스처 인식기 등), 그 뷰가 셀이 아닙니다.

    A nib or storyboard names an outlet that the class does not have.
    닙이나 스토리보드가 클래스에 없는 아웃렛을 가리킵니다.

    A nib or storyboard names the outlet {1}, which the class does not have.
    닙이나 스토리보드가 클래스에 없는 아웃렛 {1}{을/를} 가리킵니다.

    The property was renamed or is gone, or the outlet was drawn from another object than the cell.
    속성의 이름이 바뀌었거나 속성이 없어졌거나, 아웃렛을 셀이 아닌 다른 객체에서 이었습니다.

    A nib names a class that the program does not have.
    닙이 프로그램에 없는 클래스를 가리킵니다.

    A nib names the class {1}, which the program does not have.
    닙이 프로그램에 없는 클래스 {1}{을/를} 가리킵니다.

    The class was renamed, or belongs to another module than the nib says. The cell that comes is a plain one, and a cast of it fails next.
    클래스 이름이 바뀌었거나, 닙에 적힌 것과 다른 모듈에 있습니다. 그래서 기본 셀이 나오고, 이어지는 캐스팅이 실패합니다.

    The system that runs the app does not have a class of these two systems yet.
    앱을 실행하는 시스템에 diffable data source나 compositional layout의 클래스가 아직 없습니다.

    The class came with a later release, and the app names it without `if #available`, or links UIKit strongly.
    더 나중 버전에서 나온 클래스를 `if #available` 없이 쓰거나, UIKit을 강하게 링크했습니다.

    Commands run one after the other: there are no queues.
    명령은 하나씩 차례로 실행됩니다. 큐가 없습니다.

    The prompt keeps what it made.
    프롬프트는 만든 것을 계속 갖고 있습니다.

    The store of contents here is keyed by name and takes the last.
    여기서는 내용을 이름으로 저장하고, 이름이 같으면 마지막 것을 씁니다.

    An apply names each item once, and the next waits for it.
    apply는 아이템마다 한 번씩만 다루고, 다음 apply는 앞의 apply를 기다립니다.

    The prompt has no nibs: `import` a project that has.
    프롬프트에는 닙이 없습니다. 닙이 있는 프로젝트를 `import`하세요.

    Here every class is there.
    여기에는 모든 클래스가 있습니다.

    It is the compiler's: `import` a file, and the compiler here says it too.
    컴파일러의 말입니다. 파일을 `import`하면 여기의 컴파일러도 그렇게 말합니다.

    The line itself says nothing: look for a reason above it, or an exception's text.
    그 줄만으로는 아무것도 알 수 없습니다. 그 위에서 이유나 예외의 문구를 찾으세요.

    The process was stopped: something has failed before.
    프로세스가 멈췄습니다. 그 전에 무언가 실패했습니다.

    The system ended the app because it used too much memory.
    메모리를 너무 많이 써서 시스템이 앱을 종료했습니다.

    Images that are kept by item are often the cause; cells themselves are few. `cells` shows how many there are.
    아이템마다 붙들고 있는 이미지가 흔한 원인입니다. 셀 자체는 몇 개 안 됩니다. 몇 개인지는 `cells`가 보여 줍니다.
    """#
}
