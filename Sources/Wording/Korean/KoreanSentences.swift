extension Korean {
  /// What drawings and tables say to a screen reader.
  static let sentences = #"""
    item {1}
    아이템 {1}

    section {1}
    섹션 {1}

    {1} of the layout
    레이아웃의 {1}

    {1} of {2}
    {2}의 {1}

    , {1} estimated
    , {1}{은/는} estimated

    , scrolls {1}
    , 따로 스크롤됨: {1}

    {1} is now at {2}; it was at {3}
    {1}: 지금 {2}, 이전 {3}

    {1} is new: {2}
    {1}: 새로 생김, {2}

    {1} is gone from {2}
    {1}: 사라짐, 이전 {2}

    {1} more: `frames` tells of them all
    {1}개 더: `frames`로 모두 들을 수 있습니다

    {1} is deleted at {2}
    {1}: {2}에서 delete

    {1} is inserted at {2}
    {1}: {2}에 insert

    {1} is moved from {2} to {3}
    {1}: {2}에서 {3}{으로/로} move

    {1} is reloaded at {2}
    {1}: {2}에서 reload

    {1} is reconfigured at {2}
    {1}: {2}에서 reconfigure

    section {1} item {2}
    섹션 {1} 아이템 {2}

    place {1}
    위치 {1}

    the screen shows {1}: {2} of content {3}, offset {4}
    화면에 {1}: {2}, 전체 콘텐츠 {3}, 오프셋 {4}
    """#
}
