extension Korean {
  /// What is said of releases and of what differs between them.
  static let system = #"""
    `set system ios14` follows the UIKit of iOS 14 where it is known to differ from what is recorded; `set system mac` is what is recorded. The system belongs to the world, so that undo and saved files have it too.
    `set system ios14`는 기록된 UIKit과 다르다고 알려진 곳에서 iOS 14의 UIKit을 따릅니다. `set system mac`이 기록된 그대로입니다. 시스템은 월드에 속해서 undo와 저장한 파일에도 들어갑니다.

    system: {1}
    시스템: {1}

    before {1}
    {1} 전

    in {1}
    {1}에서만

      before {1}: no `{2}`
      {1} 전: `{2}` 없음

    an unanimated apply compares nothing: it reloads all cells
    애니메이션 없는 apply는 비교하지 않고 모든 셀을 reload합니다

    equal items with different hashes are not refused
    같은데 해시가 다른 아이템을 거부하지 않습니다

    items that are there already move without a log
    이미 있는 아이템이 로그 없이 이동합니다

    the refusal to reload an unknown item names no item
    없는 아이템의 reload를 거부하는 문구에 아이템 이름이 없습니다

    the refusal of items given twice does not name them
    두 번 준 아이템을 거부하는 문구에 아이템 이름이 없습니다

    fractional sizes go to the nearest pixel, not down
    비율로 정한 크기를 내림하지 않고 가장 가까운 픽셀로 맞춥니다

    a registration may be made in the cell provider: no cell is reused
    cell provider 안에서 registration을 만들 수 있습니다. 그 셀은 재사용되지 않습니다

    a cell may be dequeued and not returned
    dequeue한 셀을 돌려주지 않아도 됩니다

    The world follows the UIKit of {1} from here on.
    이제부터 월드는 {1}의 UIKit을 따릅니다.

    unanimated, before iOS 15
    애니메이션 없음, iOS 15 전

    `{1}` came with {2}, and the system is {3}
    `{1}`{은/는} {2}에 생겼는데 지금 시스템은 {3}입니다

    Before iOS 15 an apply that is not animated is a reload: the snapshots are not compared, and every cell is made anew. Since iOS 15 it compares, as one with animation does.
    iOS 15 전에는 애니메이션 없는 apply가 reload였습니다. 스냅샷을 비교하지 않고 셀을 모두 새로 만듭니다. iOS 15부터는 애니메이션이 있을 때처럼 비교합니다.

    What a later release brought is refused on an earlier one, as the compiler refuses it to an app that still runs there.
    나중 버전에 생긴 것은 그 전 시스템에서 거부됩니다. 그 시스템에서도 실행되는 앱이라면 컴파일러가 거부하는 것과 같습니다.

    `set system` tells what the system is; ask for `#available` in an app.
    지금 시스템은 `set system`으로 볼 수 있습니다. 앱에서는 `#available`로 나누세요.

    {1} is no system: name one of {2}
    {1}{이라는/라는} 시스템은 없습니다. 이 중에서 고르세요: {2}

    {1} is no file and no folder
    {1}{은/는} 파일도 폴더도 아닙니다

    --system takes two systems and what runs on both
    --system에는 시스템 둘과 둘 다에서 실행할 것을 줍니다
    """#
}
