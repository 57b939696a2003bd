import DiffableDataSource
import Foundation
import TestSupport
import Testing

@testable import DiffplayKit
@testable import WorldModel

/// Folders of files that need each other, or that nothing else in them needs.
@Suite(.serialized, .enabled(if: runsLongTests)) struct FolderImportTests {
  static func imported(_ files: [String: String]) -> (
    playground: Playground, report: String
  ) {
    let paths = files.map { ("harbor/\($0.key)", $0.value) }
    var playground = ImportTests.playground(Dictionary(uniqueKeysWithValues: paths))
    let report = playground.text("import harbor").joined(separator: "\n")
    return (playground, report)
  }

  /// A type for a protocol that nothing conforms to names what the file of the protocol imports.
  @Test func whatAFileImportsIsAMatterOfThatFile() {
    let (_, report) = Self.imported([
      "Anchor.swift": """
      import UIKit
      func rows() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
      }
      """,
      "Berths.swift": """
      import Combine
      protocol Berths { func free() -> AnyPublisher<[Int], Never> }
      final class Pier {
        private var kept: Set<AnyCancellable> = []
        init(berths: any Berths) { berths.free().sink { print($0) }.store(in: &kept) }
      }
      """,
    ])
    #expect(report.contains("not given: any Berths"), "\(report)")
    #expect(!report.contains("AnyPublisher") && !report.contains("left out"), "\(report)")
  }

  /// A view with a collection view is a screen where no controller has to do with it, and none where
  /// one shows it; one that cannot be made is told.
  @Test func viewsThatNoControllerShowsAreScreens() throws {
    func view(_ name: String) -> String {
      """
      final class \(name): UIView {
        let boats: UICollectionView
        private var source: UICollectionViewDiffableDataSource<Int, String>!
        override init(frame: CGRect) {
          let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
          boats = UICollectionView(frame: frame, collectionViewLayout: layout)
          super.init(frame: frame)
          addSubview(boats)
          let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { _, _, _ in }
          source = .init(collectionView: boats) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
          }
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    }
    let (playground, report) = Self.imported([
      "Base.swift": "import UIKit\nclass BaseController: UIViewController {}",
      "Dock.swift": "import UIKit\n/// In DockController.\n" + view("DockView"),
      "Mole.swift": """
      import UIKit
      final class MoleView: UIView {
        let boats = UICollectionView(
          frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        init(beside coordinator: any UIViewControllerTransitionCoordinator) {
          super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
      }
      """,
      "Quay.swift": "import UIKit\n" + view("QuayView"),
      "QuayController.swift": """
      import UIKit
      final class QuayController: BaseController {
        override func loadView() { view = QuayParts.made() }
      }
      """,
      "QuayParts.swift":
        "import UIKit\nenum QuayParts { static func made() -> UIView { QuayView() } }",
    ])
    #expect(report.contains(": 3 screens"), "\(report)")
    #expect(
      report.contains("screen  DockView") && !report.contains("screen  QuayView"), "\(report)")
    #expect(try playground.shownCounts == [4], "\(report)")
    #expect(
      report.contains("left out: MoleView (Mole.swift): it cannot be made without arguments"),
      "\(report)")
  }

  /// Sections that wait for a request take placeholders beside those that have items, and are told with
  /// whom they wait for; what only cells ask for is not waited for.
  @Test func sectionsThatWaitForARequestTakePlaceholders() throws {
    let code = """
      import UIKit
      struct Ferry: Hashable, Decodable { let name: String }
      final class EmptyController: FerriesController { override func load() {} }
      class FerriesController: UIViewController {
        enum Section { case own, others }
        private lazy var list = UICollectionView(
          frame: view.bounds,
          collectionViewLayout: UICollectionViewCompositionalLayout.list(
            using: .init(appearance: .plain)))
        private var source: UICollectionViewDiffableDataSource<Section, Ferry>!
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(list)
          let picture = URL(string: "https://pictures.invalid/1")!
          let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Ferry> { _, _, _ in
            Task { _ = try? await URLSession.shared.data(from: picture) }
            URLSession.shared.dataTask(with: picture).resume()
          }
          source = .init(collectionView: list) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
          }
          show([])
          load()
        }
        func load() {
          let url = URL(string: "https://ferries.invalid/all")!
          URLSession.shared.dataTask(with: url) { data, _, _ in
            guard let data, let all = try? JSONDecoder().decode([Ferry].self, from: data) else {
              return
            }
            DispatchQueue.main.async { self.show(all) }
          }.resume()
        }
        private func show(_ others: [Ferry]) {
          var snapshot = NSDiffableDataSourceSnapshot<Section, Ferry>()
          snapshot.appendSections([.own, .others])
          snapshot.appendItems([Ferry(name: "Elbe")], toSection: .own)
          snapshot.appendItems(others, toSection: .others)
          source.apply(snapshot)
        }
      }
      """
    let (_, report) = Self.imported(["Ferries.swift": code])
    let lines = report.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    let shown = "2 sections, 1 item"
    #expect(lines.contains { $0.hasPrefix("screen EmptyController \(shown)") }, "\(report)")
    #expect(!lines.contains { $0.hasPrefix("screen EmptyController \(shown), 4") }, "\(report)")
    #expect(
      lines.contains { $0.hasPrefix("screen FerriesController \(shown), 4 placeholders") },
      "\(report)")
    #expect(
      report.contains("waits for requests that are not answered here: ferries.invalid ("),
      "\(report)")
    var empty = ImportTests.playground(["harbor/Ferries.swift": code])
    let told = empty.text("import harbor with placeholders: 0").joined(separator: "\n")
    #expect(
      told.contains("some sections of FerriesController are empty, as its code waits"), "\(told)")
  }

  /// What is observed on the main scheduler, driven or bound comes on the main thread, whichever it is
  /// told on.
  @Test func reactiveValuesComeOnTheMainThread() throws {
    let (playground, report) = Self.imported([
      "Tides.swift": """
      import RxCocoa
      import RxSwift
      import UIKit
      final class TidesController: UIViewController {
        private let bag = DisposeBag()
        private lazy var list = UICollectionView(
          frame: view.bounds,
          collectionViewLayout: UICollectionViewCompositionalLayout.list(
            using: .init(appearance: .plain)))
        private var source: UICollectionViewDiffableDataSource<Int, String>!
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(list)
          let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { _, _, _ in }
          source = .init(collectionView: list) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
          }
          show(["now"])
          later("ebb").observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] in self?.show([$0]) }).disposed(by: bag)
          later("flow").asDriver(onErrorJustReturn: "")
            .drive(onNext: { [weak self] in self?.show([$0]) }).disposed(by: bag)
          later("slack").bind(to: Binder(self) { $0.show([$1]) }).disposed(by: bag)
        }
        private func later(_ tide: String) -> Observable<String> {
          Observable.create { observer in
            DispatchQueue.global().async { observer.onNext(tide) }
            return Disposables.create()
          }
        }
        private func show(_ tides: [String]) {
          var snapshot = source.snapshot()
          if snapshot.sectionIdentifiers.isEmpty { snapshot.appendSections([0]) }
          snapshot.appendItems(tides)
          source.apply(snapshot)
        }
      }
      """
    ])
    #expect(
      Set(try playground.shownItems.joined()) == ["now", "ebb", "flow", "slack"], "\(report)")
    #expect(!report.contains("and from another"), "\(report)")
  }

  /// A case that is called as its section is, and that nothing comes with, is all that the section has.
  @Test func aCaseOfItsSectionStandsOnce() throws {
    let (playground, report) = Self.imported([
      "Desk.swift": """
      import UIKit
      enum DeskSection { case lamps, customize }
      enum DeskItem: Hashable { case lamp(Lamp), customize }
      final class DeskController: UICollectionViewController {
        private lazy var dataSource = UICollectionViewDiffableDataSource<DeskSection, DeskItem>(
          collectionView: collectionView
        ) { view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "c", for: path) }
        override func viewDidLoad() {
          super.viewDidLoad()
          collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
          collectionView.setCollectionViewLayout(
            UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)), animated: false)
        }
        func newState(_ state: DeskState) {
          var snapshot = NSDiffableDataSourceSnapshot<DeskSection, DeskItem>()
          snapshot.appendSections([.lamps, .customize])
          snapshot.appendItems(state.lamps.map(DeskItem.lamp), toSection: .lamps)
          dataSource.apply(snapshot)
        }
      }
      """
    ])
    #expect(try playground.shownCounts == [4, 1], "\(report)")
  }

  /// A closure keeps its type where all in it is for want of something: the list is as it was.
  @Test func closuresKeepTheTypesThatTheyAreAssignedTo() {
    let (_, report) = Self.imported([
      "Log.swift": """
      import UIKit
      final class LogController: UICollectionViewController {
        init() {
          super.init(collectionViewLayout: UICollectionViewFlowLayout())
          var list = UICollectionLayoutListConfiguration(appearance: .plain)
          list.leadingSwipeActionsConfigurationProvider = { [unowned self] in
            (collectionView.cellForItem(at: $0) as? LogCell)?.swipeActions()
          }
          collectionView.collectionViewLayout =
            UICollectionViewCompositionalLayout.list(using: list)
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    ])
    #expect(report.contains("LogCell.swipeActions"), "\(report)")
    #expect(report.contains("left out: 1 value (Log.swift"), "\(report)")
  }

  /// Requests to Moya compile with what code says of them, and are waited for.
  @Test func requestsOfTargetsAreWaitedFor() throws {
    let (playground, report) = Self.imported([
      "Fares.swift": """
      import Moya
      import RxMoya
      import RxSwift
      import UIKit
      struct Fare: Hashable, Decodable { let name: String }
      enum FareAPI { case all(zone: Int) }
      extension FareAPI: TargetType {
        var baseURL: URL { URL(string: "https://fares.invalid")! }
        var path: String { "/fares" }
        var method: Moya.Method { .get }
        var task: Task {
          switch self {
          case .all(let zone):
            return .requestParameters(parameters: ["zone": zone], encoding: URLEncoding.default)
          }
        }
        var headers: [String: String]? { nil }
      }
      final class FaresController: UICollectionViewController {
        private let provider = MoyaProvider<FareAPI>(plugins: [NetworkLoggerPlugin()])
        private let bag = DisposeBag()
        private var source: UICollectionViewDiffableDataSource<Int, Fare>!
        init() {
          super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
              using: .init(appearance: .plain)))
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
          super.viewDidLoad()
          let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Fare> { _, _, _ in }
          source = .init(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
          }
          show([])
          provider.request(.all(zone: 1)) { [weak self] result in
            switch result {
            case .success(let response):
              Task { @MainActor in self?.show((try? response.map([Fare].self)) ?? []) }
            case .failure(let error): print(error.localizedDescription)
            }
          }
          provider.rx.request(.all(zone: 2)).filterSuccessfulStatusCodes().map([Fare].self)
            .subscribe(onSuccess: { [weak self] in self?.show($0) }).disposed(by: bag)
        }
        private func show(_ others: [Fare]) {
          var snapshot = NSDiffableDataSourceSnapshot<Int, Fare>()
          snapshot.appendSections([0, 1])
          snapshot.appendItems([Fare(name: "day")], toSection: 0)
          snapshot.appendItems(others, toSection: 1)
          source.apply(snapshot)
        }
      }
      """
    ])
    #expect(try playground.shownCounts == [1, 4], "\(report)")
    #expect(report.contains("not answered here: fares.invalid"), "\(report)")
    #expect(!report.contains("left out") && !report.contains("not given"), "\(report)")
  }

  /// Types that are given as those of a class are below it, whatever they are called.
  @Test func declaredMetatypesTellOfClasses() {
    let (_, report) = Self.imported([
      "Piers.swift": """
      import UIKit
      class PiersController: UICollectionViewController {
        var source: UICollectionViewDiffableDataSource<Int, String>!
        let cells: [UICollectionViewCell.Type] = [PlankView.self]
        func head(isFirst: Bool) -> UICollectionReusableView.Type {
          isFirst ? BannerView.self : RopeCell.self
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          for cell in cells { collectionView.register(cell, forCellWithReuseIdentifier: "plank") }
          collectionView.register(
            head(isFirst: true), forSupplementaryViewOfKind: "head", withReuseIdentifier: "head")
          source = .init(collectionView: collectionView) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "plank", for: path)
          }
          var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
          snapshot.appendSections([0])
          snapshot.appendItems(["oak"])
          source.apply(snapshot)
        }
      }
      """
    ])
    for (name, known) in [
      ("PlankView", "UICollectionViewCell"), ("BannerView", "UICollectionReusableView"),
      ("RopeCell", "UICollectionViewCell"),
    ] {
      #expect(report.contains("taken in the place of \(name): \(known)"), "\(report)")
    }
    #expect(!report.contains("ended the program") && !report.contains("left out"), "\(report)")
  }
}
