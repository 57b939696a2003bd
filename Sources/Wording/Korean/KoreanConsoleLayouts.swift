extension Korean {
  /// What console texts of layouts mean, and those that are told by their shape.
  static let consoleLayouts = #"""
    A group is left no room at all, and the section shows nothing.
    그룹에 남은 자리가 없어 섹션에 아무것도 나오지 않습니다.

    A group is left no room: insets of {1} (top, leading, bottom, trailing) use up a size of {2}.
    그룹에 남은 자리가 없습니다. inset {1}(top, leading, bottom, trailing)이 크기 {2}{을/를} 다 차지합니다.

    The view was laid out while it was tiny, in a split, a widget or before its first real size; or insets add up to all there is. Exactly zero is too little already.
    화면 분할이나 위젯에서, 또는 제대로 된 크기를 받기 전에 뷰가 아주 작을 때 레이아웃했습니다. 또는 inset의 합이 크기를 다 차지합니다. 남는 크기가 정확히 0이어도 모자랍니다.

    A group is smaller than the first of its items, so the section shows no cells.
    그룹이 첫 아이템보다 작아 섹션에 셀이 나오지 않습니다.

    A group whose inner size is {1} is smaller than the first of its items and its spacing, so the section shows no cells.
    안쪽 크기가 {1}인 그룹이 첫 아이템에 간격을 더한 것보다 작아 섹션에 셀이 나오지 않습니다.

    An absolute size, or spacing and edge spacing around a full-width item, does not fit the group. Some releases end the app here, others show nothing.
    크기가 absolute인 아이템이나, 너비를 다 쓰는 아이템에 간격과 edge spacing을 더한 것이 그룹에 들어가지 않습니다. 여기서 앱이 종료되는 버전도 있고 아무것도 보이지 않는 버전도 있습니다.

    The section provider answered nil for a section that has items.
    section provider가 아이템이 있는 섹션에 nil을 돌려줬습니다.

    The provider looks the section up by a number in an array of its own, which is behind or ahead of the snapshot. Ask the data source for the identifier instead.
    section provider가 자기 배열에서 번호로 섹션을 찾는데 그 배열이 스냅샷보다 뒤처지거나 앞서 있습니다. 데이터 소스에 식별자를 물으세요.

    Here a section without a layout of its own gets a list.
    여기서는 자기 레이아웃이 없는 섹션에 목록 레이아웃을 씁니다.

    Two headers, footers or badges of a section have one element kind.
    한 섹션의 헤더, 푸터, 배지 가운데 둘의 kind가 같습니다.

    More than one header, footer or badge of the section is of the kind {1}.
    섹션의 헤더나 푸터, 배지 가운데 kind가 {1}인 것이 둘 이상입니다.

    A kind was copied with its item. Each place has a kind of its own, and a registration.
    아이템을 복사하면서 kind까지 그대로 가져왔습니다. 자리마다 자기 kind와 registration이 있어야 합니다.

    A pinned header has an empty frame, or one that is off screen where it is pinned.
    고정 헤더의 프레임이 비어 있거나, 고정되는 자리에서 화면 밖에 있습니다.

    A pinned header at {1} shares no point with {2}; an empty frame never shares one.
    고정 헤더의 프레임 {1}{과/와} {2}{이/가} 겹치지 않습니다. 빈 프레임은 무엇과도 겹치지 않습니다.

    A header with `pinToVisibleBounds` is 0 wide or 0 high, often a column with no title.
    `pinToVisibleBounds`인 헤더의 너비나 높이가 0입니다. 제목이 없는 열인 경우가 많습니다.

    A view was to be infinitely large, or of a size that is no number.
    뷰의 크기가 무한하거나 숫자가 아닙니다.

    A view of the kind {1} was to be infinitely large, or of a size that is no number.
    kind가 {1}인 뷰의 크기가 무한하거나 숫자가 아닙니다.

    A division by a width of zero gave infinity, or `greatestFiniteMagnitude` became a size. It shows only while the container has no size yet.
    너비 0으로 나눠 무한대가 되었거나 `greatestFiniteMagnitude`를 크기로 썼습니다. 컨테이너의 크기가 아직 없을 때만 나타납니다.

    The prompt takes no number that is not finite.
    프롬프트는 유한하지 않은 숫자를 받지 않습니다.

    What the handler does to visible items has no effect: the section has estimated sizes.
    섹션에 estimated 크기가 있어 핸들러가 보이는 아이템에 한 일이 반영되지 않습니다.

    `visibleItemsInvalidationHandler` moves or scales items of a layout that is measured. Give the section absolute or fractional sizes, or move the cell's content view instead.
    `visibleItemsInvalidationHandler`가 크기를 재는 레이아웃의 아이템을 옮기거나 확대·축소합니다. 섹션을 absolute나 fractional 크기로 하거나, 셀의 콘텐츠 뷰를 옮기세요.

    The system has no `repeatingSubitem:count:` yet: that came with iOS 16.
    `repeatingSubitem:count:`는 iOS 16에 생겨서 이 시스템에는 아직 없습니다.

    The app runs on iOS 15 or earlier. `subitem:count:` is there, but gives each subitem an equal share instead of its own size.
    앱이 iOS 15 이하에서 실행됩니다. `subitem:count:`는 있지만 하위 아이템마다 자기 크기 대신 똑같이 나눈 몫을 줍니다.

    The layout here has every call of today's releases.
    여기서는 최신 버전의 레이아웃 호출을 모두 쓸 수 있습니다.

    A dimension is {1}, and only a finite number can be laid out.
    크기가 {1}입니다. 유한한 숫자만 레이아웃할 수 있습니다.

    A division by zero, such as by a count of nothing or by the width of a view that has none yet, gave infinity or no number at all.
    0인 개수나 아직 크기가 없는 뷰의 너비로 나누어 무한대나 숫자가 아닌 값이 되었습니다.

    A group was made without a size.
    크기 없이 그룹을 만들었습니다.

    No command can leave out a group's size.
    명령에서는 그룹의 크기를 빠뜨릴 수 없습니다.

    A group was made of an empty array of subitems.
    하위 아이템이 하나도 없는 빈 배열로 그룹을 만들었습니다.

    The subitems are mapped from data that is empty at first.
    하위 아이템을 데이터로 만드는데, 그 데이터가 처음에는 비어 있습니다.

    A {1} group is to hold no subitem at all.
    `{1}` 그룹에 하위 아이템을 하나도 넣지 않았습니다.

    The number of columns was reckoned from a width that is still zero.
    아직 0인 너비로 열의 수를 계산했습니다.

    A section was made without a group.
    그룹 없이 섹션을 만들었습니다.

    No command can leave out a section's group.
    명령에서는 섹션의 그룹을 빠뜨릴 수 없습니다.

    {1} is not finite, or 10¹² or more, with which nothing is laid out.
    `{1}`{이/가} 유한하지 않거나 10¹² 이상이라 레이아웃할 수 없습니다.

    UIKit takes such numbers and lays out nonsense, or ends the app later.
    UIKit은 그런 숫자를 받아 엉뚱하게 레이아웃하거나 나중에 앱을 종료합니다.

    The layout has more {1} than are laid out here.
    레이아웃에 `{1}`{이/가} 여기서 계산할 수 있는 것보다 많습니다.

    UIKit knows no such limit, and takes its time instead.
    UIKit에는 그런 한계가 없고 대신 오래 걸립니다.

    It takes more groups in groups than can be typed.
    입력할 수 없을 만큼 여러 겹의 그룹이 필요합니다.

    The view was laid out again and again in one pass and never came to rest.
    뷰가 한 패스 안에서 레이아웃을 되풀이하고 끝나지 않았습니다.

    About 100 layout passes ran inside each other, and none came to rest.
    레이아웃 안에서 다시 레이아웃하기를 100번쯤 되풀이하고도 끝나지 않았습니다.

    A cell answers another size each time it is asked, as with a text view that scrolls or an image that loads; or something invalidates the layout, reloads or scrolls while it is being laid out.
    스크롤되는 텍스트 뷰나 불러오는 이미지처럼, 셀이 물을 때마다 다른 크기를 답합니다. 또는 레이아웃하는 동안 레이아웃을 무효화하거나 reload하거나 스크롤합니다.

    `measure a 393 x 60 then 393 x 44` makes the same loop, which has the other text here.
    `measure a 393 x 60 then 393 x 44`도 같은 루프를 만들지만, 여기서는 다른 문구가 나옵니다.

    A self-sizing cell answered a size of 0 x 0.
    스스로 크기를 정하는 셀이 0 x 0을 답했습니다.

    Its content has no constraints from edge to edge, its contents are not set yet, or `sizeThatFits` answers zero.
    셀의 내용에 가장자리에서 가장자리까지 이어지는 제약이 없거나, 내용이 아직 없거나, `sizeThatFits`가 0을 답합니다.

    A cell was first laid out at its estimate, and its own constraints want another size.
    셀을 먼저 estimated 크기로 레이아웃했는데 셀의 제약은 다른 크기를 원합니다.

    A cell was first laid out at its estimate of {1}, and its own constraints want another size.
    셀을 먼저 estimated 크기 {1}{으로/로} 레이아웃했는데 셀의 제약은 다른 크기를 원합니다.

    The first pass gives a self-sizing cell the estimate as a required constraint. It is a log only: the cell gets its own size afterwards.
    첫 패스에서는 스스로 크기를 정하는 셀에 estimated 크기를 필수 제약으로 줍니다. 로그만 남을 뿐이고 셀은 그다음에 자기 크기를 받습니다.

    The prompt has no Auto Layout: `measure` says what a cell answers.
    프롬프트에는 오토 레이아웃이 없습니다. 셀이 무엇을 답하는지는 `measure`로 정합니다.

    iOS {1} and later
    iOS {1} 이상

    iOS {1} to {2}
    iOS {1}부터 {2}까지

    up to iOS {1}
    iOS {1}까지

    seen on iOS {1}
    iOS {1}에서 확인됨

    the releases are not known
    버전은 알려지지 않음

    no release of iOS: the playground's own words
    iOS에는 없음: 플레이그라운드 자체의 문구

    This text itself is not known here: what follows is told by its shape alone.
    이 문구 자체는 여기에 없습니다. 다음은 문구의 꼴만 보고 풀이한 것입니다.

    The first frame of your own code in the backtrace is where to look.
    백트레이스에서 내 코드가 처음 나오는 곳을 보세요.

    What the view was told and what the data source holds do not fit together.
    뷰에 알린 것과 데이터 소스에 있는 것이 맞지 않습니다.

    A view refuses an update: {1}
    뷰가 업데이트를 거부합니다: {1}

    UIKit asserts that {1}, and it is not so.
    UIKit은 `{1}` 조건이 참이어야 한다고 하는데 그렇지 않습니다.

    Identifiers are unique in a snapshot, and what is equal hashes equally.
    식별자는 스냅샷에 하나씩만 있고, 같은 식별자는 hash도 같아야 합니다.

    The data source objects to identifiers: {1}
    데이터 소스가 식별자를 문제 삼습니다: {1}

    The data source stopped at a mistake of its caller: {1}
    부르는 쪽의 실수로 데이터 소스가 멈췄습니다: {1}

    The sizes, insets and spacings of that section leave something no place.
    그 섹션의 크기, inset, 간격 때문에 자리를 얻지 못한 것이 있습니다.

    The layout of section {1} could not be reckoned.
    섹션 {1}의 레이아웃을 계산할 수 없었습니다.

    Register the class before the first apply, under the same name.
    첫 apply 전에 같은 이름으로 클래스를 등록하세요.

    A view was dequeued for which nothing is registered.
    등록하지 않은 뷰를 dequeue했습니다.

    In a cell it is often the estimate of the first pass against the cell's own height: a priority of 999 for one of them ends it.
    셀에서는 첫 패스의 estimated 크기와 셀 자체의 높이가 부딪치는 경우가 많습니다. 둘 중 한 제약의 우선순위를 999로 하면 사라집니다.

    Auto Layout cannot satisfy all constraints, and breaks one of them.
    오토 레이아웃이 제약을 모두 만족할 수 없어 하나를 깨뜨립니다.

    Views belong to the main thread, and apply with them.
    뷰는 메인 스레드에 속하고 apply도 그렇습니다.

    A view was touched from another thread than the main one.
    메인이 아닌 스레드에서 뷰를 건드렸습니다.

    A provider that indexes an array of its own by the path is behind or ahead of the snapshot: look the contents up by the identifier.
    자기 배열을 index path로 찾는 provider는 스냅샷보다 뒤처지거나 앞섭니다. 내용은 식별자로 찾으세요.

    An array was asked for an element that it does not have.
    배열에 없는 요소를 달라고 했습니다.

    `==` and `hash(into:)` disagree, or an element changed while it was in the collection.
    `==`와 `hash(into:)`가 맞지 않거나, 컬렉션에 든 요소가 바뀌었습니다.

    Values of the type {1} are equal, but hash differently.
    타입이 {1}인 값이 같은데 hash가 다릅니다.

    In a provider it is often contents that were looked up after they were deleted.
    cell provider에서는 이미 지운 내용을 찾은 경우가 많습니다.

    Swift unwrapped an optional that was nil.
    Swift가 nil인 옵셔널을 언래핑했습니다.

    The class that is registered is another than the one that is cast to.
    등록한 클래스와 캐스팅하는 클래스가 다릅니다.

    Swift could not cast a value of the type {1} to {2}.
    타입이 {1}인 값을 {2}{으로/로} 캐스팅할 수 없습니다.

    A snapshot or a store is changed while it is being read, as by an apply in a callback.
    콜백 안에서 apply하는 것처럼, 읽는 동안 스냅샷이나 저장소를 바꿉니다.

    Swift found something changed while it was in use.
    사용하는 도중에 바뀐 것이 있습니다.

    Swift ended the program: {1}
    Swift가 프로그램을 종료했습니다: {1}

    A call that this release does not have yet, a class of Objective-C that changed, or an object that was freed and replaced by another.
    이 버전에 아직 없는 호출이거나, 바뀐 `Objective-C` 클래스이거나, 해제되어 다른 것으로 바뀐 객체입니다.

    An object was sent a message that its class does not know.
    객체가 자기 클래스에 없는 메시지를 받았습니다.

    An exception ended the app: {1}
    예외가 앱을 종료했습니다: {1}

    An assertion of UIKit failed in {1}.
    UIKit의 검사가 {1}에서 실패했습니다.

    The process stopped at a machine's trap; the line above it says why.
    프로세스가 트랩에 걸려 멈췄습니다. 이유는 그 윗줄에 있습니다.
    """#
}
