import Testing
import UIKit

@testable import TutorialCode

/// A file of the corpus, with what to show of it.
struct Tutorial: CustomTestStringConvertible {
  enum Shown {
    /// An expression that gives a layout, and the same compiled.
    case layout(String, @MainActor () -> UICollectionViewLayout, counts: [Int])
    /// A class of view controllers, and one of it compiled.
    case controller(String, @MainActor () -> UIViewController)
  }

  var file: String
  var shown: Shown

  init(
    _ file: String, _ expression: String, _ counts: [Int],
    _ layout: @escaping @MainActor () -> UICollectionViewLayout
  ) {
    self.file = file
    shown = .layout(expression, layout, counts: counts)
  }

  init(_ file: String, _ name: String, _ controller: @escaping @MainActor () -> UIViewController) {
    self.file = file
    shown = .controller(name, controller)
  }

  var testDescription: String { file }

  static let all: [Tutorial] = apple + kodeco + korean

  private static let apple = [
    Tutorial("ListController", "ListController") { ListController() },
    Tutorial("GridController", "GridController") { GridController() },
    Tutorial("InsetGrid", "createInsetGridLayout()", [23]) { createInsetGridLayout() },
    Tutorial("TwoColumn", "createTwoColumnLayout()", [9, 4]) { createTwoColumnLayout() },
    Tutorial("DistinctSections", "DistinctSections") { DistinctSections() },
    Tutorial("NestedGroups", "createNestedGroupsLayout()", [17]) { createNestedGroupsLayout() },
    Tutorial("Orthogonal", "createOrthogonalLayout()", [6, 12, 3]) { createOrthogonalLayout() },
    Tutorial("OrthogonalBehaviors", "OrthogonalBehaviors") { OrthogonalBehaviors() },
    Tutorial("ItemBadges", "ItemBadges") { ItemBadges() },
    Tutorial("HeadersFooters", "HeadersFooters.createLayout()", [3, 4]) {
      HeadersFooters.createLayout()
    },
    Tutorial("PinnedHeaders", "createPinnedHeaderLayout()", [5, 5]) {
      createPinnedHeaderLayout()
    },
    Tutorial("SectionBackground", "createSectionBackgroundLayout()", [5, 2]) {
      createSectionBackgroundLayout()
    },
    Tutorial("AdaptiveSections", "createAdaptiveLayout()", [4, 10, 10]) {
      createAdaptiveLayout()
    },
    Tutorial("TalkShelves", "TalkShelvesController") { TalkShelvesController() },
    Tutorial("NewsFeed", "NewsFeedController") { NewsFeedController() },
    Tutorial("SelfSizingCells", "SelfSizingCells") { SelfSizingCells() },
    Tutorial("EveryDayCells", "EveryDayCellsController") { EveryDayCellsController() },
    Tutorial("ConfiguredCells", "ConfiguredCellsController") { ConfiguredCellsController() },
    Tutorial("ConstrainedCells", "ConstrainedCellsController") { ConstrainedCellsController() },
    Tutorial("FittedCells", "FittedCellsController") { FittedCellsController() },
    Tutorial("RiverFinder", "RiverFinderController") { RiverFinderController() },
    Tutorial("SpeakerPanel", "SpeakerPanelController") { SpeakerPanelController() },
    Tutorial("SortingBars", "SortingBarsController") { SortingBarsController() },
    Tutorial("LibraryTree", "LibraryTreeController") { LibraryTreeController() },
    Tutorial("StickerBook", "StickerBookController") { StickerBookController() },
    Tutorial("ReorderableController", "ReorderableController") { ReorderableController() },
  ]

  private static let kodeco = [
    Tutorial("PhotoAlbums", "kept(PhotoAlbums()).layout()", [3, 6, 7]) {
      kept(PhotoAlbums()).layout()
    },
    Tutorial("PhotoMosaic", "makePhotoMosaic()", [20]) { makePhotoMosaic() },
    Tutorial("VideoSections", "VideoSectionsController") { VideoSectionsController() },
    Tutorial("AppStorePage", "AppStorePage.layout", [3, 8, 5]) { AppStorePage.layout },
    Tutorial("RecipeGrid", "UICollectionViewCompositionalLayout.recipes(columns: 3)", [11]) {
      UICollectionViewCompositionalLayout.recipes(columns: 3)
    },
    Tutorial("TagCloud", "tagCloudLayout()", [14]) { tagCloudLayout() },
    Tutorial("KeywordChips", "keywordChipsLayout()", [8]) { keywordChipsLayout() },
    Tutorial("MonthCalendar", "monthCalendarLayout(startsOnMonday: true)", [60]) {
      monthCalendarLayout(startsOnMonday: true)
    },
    Tutorial("Waterfall", "waterfallLayout()", [9]) { waterfallLayout() },
    Tutorial("CenteredCarousel", "centeredCarouselLayout()", [6]) { centeredCarouselLayout() },
    Tutorial("BannerPaging", "BannerLayout.make()", [3, 6]) { BannerLayout.make() },
    Tutorial("SettingsList", "SettingsListController") { SettingsListController() },
    Tutorial("SideBar", "sidebarLayout()", [3, 4]) { sidebarLayout() },
    Tutorial("HorizontalLayout", "horizontalLayout()", [4, 5]) { horizontalLayout() },
    Tutorial("GlobalHeader", "globalHeaderLayout()", [2, 3]) { globalHeaderLayout() },
    Tutorial("LayoutBuilderStruct", "factoryLayout()", [4, 7, 2]) { factoryLayout() },
    Tutorial("CopiesAndReferences", "copiesLayout()", [5]) { copiesLayout() },
    Tutorial("BadgeCorners", "badgeCornersLayout()", [4]) { badgeCornersLayout() },
    Tutorial("AlternatingRows", "alternatingRowsLayout()", [9]) { alternatingRowsLayout() },
    Tutorial("SpacedColumns", "spacedColumnsLayout(2, 4, 3)", [5, 6, 4, 2]) {
      spacedColumnsLayout(2, 4, 3)
    },
    Tutorial("HeaderOffsets", "headerOffsetsLayout()", [2, 3]) { headerOffsetsLayout() },
    Tutorial("FlexibleSpacing", "flexibleSpacingLayout()", [5]) { flexibleSpacingLayout() },
  ]

  private static let korean = [
    Tutorial("MarketListController", "MarketListController") { MarketListController() },
    Tutorial("MusicChart", "MusicChart.createLayout()", [10]) { MusicChart.createLayout() },
    Tutorial("MemoApp", "MemoController") { MemoController() },
    Tutorial("MoviePosters", "MoviePosters().layout()", [3, 6, 7]) { MoviePosters().layout() },
    Tutorial("ShoppingMall", "쇼핑레이아웃()", [3, 8, 5]) { 쇼핑레이아웃() },
    Tutorial("ProfileGrid", "ProfileGridController") { ProfileGridController() },
    Tutorial("CardDeck", "cardDeckLayout()", [1, 5, 2]) { cardDeckLayout() },
    Tutorial("TodayController", "TodayController") { TodayController() },
    Tutorial("TimelineLayout", "timelineLayout()", [6]) { timelineLayout() },
    Tutorial("StoriesAndPosts", "StoriesAndPosts.shared.layout", [8, 9]) {
      StoriesAndPosts.shared.layout
    },
    Tutorial("TraitColumns", "traitColumnsLayout()", [7]) { traitColumnsLayout() },
    Tutorial("UniformHeights", "uniformHeightsLayout()", [7]) { uniformHeightsLayout() },
    Tutorial("ChatRoom", "ChatRoomController") { ChatRoomController() },
    Tutorial("SectionArray", "SectionArrayController") { SectionArrayController() },
    Tutorial("DashboardController", "DashboardController") { DashboardController() },
    Tutorial("NestedThree", "nestedThreeLayout()", [13]) { nestedThreeLayout() },
    Tutorial("CircleGroup", "circleLayout()", [9]) { circleLayout() },
    Tutorial("FruitsSearch", "FruitsSearchController") { FruitsSearchController() },
    Tutorial("DaysController", "DaysController") { DaysController() },
    Tutorial("LayoutSwitching", "GalleryController") { GalleryController() },
  ]

  /// Keeps an object that a tutorial's closures refer to weakly.
  @MainActor private static func kept<Object: AnyObject>(_ object: Object) -> Object {
    keptObjects.append(object)
    return object
  }

  @MainActor private static var keptObjects: [AnyObject] = []
}
