import LayoutTesting
import Shop
import Testing
import UIKit

@MainActor @Suite struct LayoutTests {
  let drinks = [
    Drink(name: "Espresso", price: 2), Drink(name: "Cappuccino", price: 4),
    Drink(name: "Affogato", price: 6),
  ]

  @Test func shelf() {
    let screens = [LayoutScreen].matrix(
      [.iPhoneSE, .iPadPro13], landscape: true, itemCounts: [[5]])
    expectLayout(ShelfLayout.make(), on: screens)
    expectSoundLayout(ShelfLayout.make(), on: screens + [.iPhoneSE.items(0), .iPhoneSE.items(200)])
  }

  @Test func menu() {
    expectLayout(
      MenuViewController(drinks: drinks), on: [.iPhone15, .iPhone15.text(.accessibilityLarge)])
  }

  @Test func aDearerDrinkMoves() {
    let menu = MenuViewController(drinks: drinks)
    menu.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    var dearer = drinks
    dearer[0].price = 5
    expectApply(
      MenuViewController.snapshot(of: dearer), to: menu.dataSource, in: menu.collectionView)
  }

  @Test func theMenuFollowsEverySnapshot() {
    let menu = MenuViewController(drinks: [])
    menu.view.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
    let stock = (1...20).map { Drink(name: "drink \($0)", price: $0) }
    expectEverySnapshot(
      RandomSnapshots(sections: MenuViewController.Section.allCases, items: stock)
    ) { snapshot in
      menu.dataSource.apply(snapshot)
      menu.collectionView.layoutIfNeeded()
      return menu.dataSource.snapshot().itemIdentifiers == snapshot.itemIdentifiers
    }
  }
}
