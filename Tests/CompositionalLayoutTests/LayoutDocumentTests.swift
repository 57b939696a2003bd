import Foundation
import TestSupport
import Testing

@testable import CompositionalLayout

@Suite struct LayoutDocumentTests {
  @Test(arguments: RecordedCase.documents)
  func encodesWhatItDecodes(_ recorded: RecordedCase) throws {
    let document = try JSONDecoder().decode(LayoutDocument.self, from: recorded.document)
    guard document.container != nil else { return }
    let again = try JSONDecoder().decode(
      LayoutDocument.self, from: JSONEncoder().encode(document))
    #expect(again.layout == document.layout)
    #expect(again.itemCounts == document.itemCounts)
    #expect(again.preferredSizes == document.preferredSizes)
    #expect(again.setOffsets == document.setOffsets)
    #expect(again.queries == document.queries)
    #expect(again.solved() == document.solved())
  }

  @Test(arguments: [
    (LayoutDocument.Queries(elementsInRect: []), #"{"elementsInRect":[]}"#),
    (.init(elementsInRect: [], only: true), #"{"elementsInRect":[],"only":true}"#),
    (
      .init(elementsInRect: [LayoutRect(x: 1, y: 2, width: 3, height: 4)]),
      #"{"elementsInRect":[[1,2,3,4]]}"#
    ),
  ])
  func queriesAreWrittenAsTheyAreRead(_ queries: LayoutDocument.Queries, _ json: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let written = try encoder.encode(queries)
    #expect(String(decoding: written, as: UTF8.self) == json)
    #expect(try JSONDecoder().decode(LayoutDocument.Queries.self, from: written) == queries)
  }

  @Test(arguments: [
    (LayoutDocument.PreferredSizes(axis: .vertical, repeatEveryItems: []), #"{"none":true}"#),
    (
      .init(axis: .vertical, repeatEveryItems: [30, 50]),
      #"{"axis":"height","repeatEveryItems":[30,50]}"#
    ),
    (
      .init(axis: .horizontal, repeatEveryItems: [30]),
      #"{"axis":"width","repeatEveryItems":[30]}"#
    ),
  ])
  func preferredSizesAreWrittenAsTheyAreRead(
    _ sizes: LayoutDocument.PreferredSizes, _ json: String
  ) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let written = try encoder.encode(sizes)
    #expect(String(decoding: written, as: UTF8.self) == json)
    #expect(try JSONDecoder().decode(LayoutDocument.PreferredSizes.self, from: written) == sizes)
  }

  // MARK: Answers

  private func rows(
    _ counts: [Int], header: Bool = false, queries: LayoutDocument.Queries?
  ) throws -> DocumentValue {
    let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let bar = LayoutBoundaryItem(layoutSize: row, elementKind: "bar", alignment: .top)
    let section = LayoutSection(
      group: try .vertical(layoutSize: row, subitems: [.item(LayoutItem(layoutSize: row))]),
      boundarySupplementaryItems: header ? [bar] : [])
    return LayoutDocument(
      container: LayoutContainer(size: LayoutExtent(width: 100, height: 200)),
      layout: LayoutDescription(section: section), itemCounts: counts, queries: queries
    ).solved()
  }

  @Test func aRectIsAnsweredWithItsCellsAndItsViews() throws {
    let rect = LayoutRect(x: 0, y: 0, width: 100, height: 100)
    let answer = try rows([4], header: true, queries: .init(elementsInRect: [rect], only: true))
    #expect(
      answer
        == .object([
          "elementsInRect": .array([
            .object([
              "rect": .numbers([0, 0, 100, 100]),
              "cells": .object(["0": .array([40, 80].map { .numbers([0, $0, 100, 40]) })]),
              "supplementary": .object([
                "bar": .object(["0.0": .numbers([0, 0, 100, 40])])
              ]),
            ])
          ])
        ]))
  }

  /// Of frames that nobody wants listed there may be any number.
  @Test func onlyWhatIsAskedForCountsAgainstTheMostFrames() throws {
    let count = LayoutDocument.mostFrames + 1
    let rect = LayoutRect(x: 0, y: 0, width: 100, height: 1)
    let refusal = DocumentValue.object([
      "error": .string("The answer would hold more than \(LayoutDocument.mostFrames) frames.")
    ])
    #expect(try rows([count], queries: nil) == refusal)
    #expect(try rows([count], queries: .init(elementsInRect: [rect])) == refusal)
    let answer = try rows([count], queries: .init(elementsInRect: [rect], only: true))
    guard case .object(let members) = answer else {
      Issue.record("\(answer) is no object.")
      return
    }
    #expect(Array(members.keys) == ["elementsInRect"])
  }

  @Test func theViewportIsTheFirstRowsThatScrolls() throws {
    let page = LayoutSize(widthDimension: .absolute(50), heightDimension: .absolute(40))
    let group = try LayoutGroup.horizontal(
      layoutSize: page, subitems: [.item(LayoutItem(layoutSize: page))])
    let sections = [(0.0, OrthogonalScrollingBehavior.none), (10, .paging), (20, .paging)].map {
      LayoutSection(
        group: group,
        contentInsets: DirectionalEdgeInsets(top: 0, leading: $0, bottom: 0, trailing: 0),
        orthogonalScrollingBehavior: $1)
    }
    let answer = LayoutDocument(
      container: LayoutContainer(size: LayoutExtent(width: 100, height: 200)),
      layout: LayoutDescription(sections: .each(sections)), itemCounts: [1, 4, 4], setOffsets: [0]
    ).solved()
    guard case .object(let members) = answer else {
      Issue.record("\(answer) is no object.")
      return
    }
    #expect(members["viewport"] == .number(90))
    #expect(
      members["maxOffset"] == .object(["section1": .number(110), "section2": .number(120)]))
  }

  // MARK: Reading

  /// Only a list whose section alone is asked about does without.
  @Test(arguments: [
    (#"{"layout": {"sections": []}}"#, false),
    (#"{"layout": {"sections": []}, "container": {}}"#, false),
    (#"{"layout": {"listConfiguration": {"appearance": "plain"}}}"#, true),
    (#"{"layout": {"listConfiguration": {"appearance": "plain"}}, "container": {}}"#, true),
    (#"{"layout": {"listConfiguration": {"appearance": "plain"}}, "itemCounts": [1]}"#, false),
  ])
  func documentsHaveAContainer(_ json: String, isRead: Bool) {
    let document = try? JSONDecoder().decode(LayoutDocument.self, from: Data(json.utf8))
    #expect((document != nil) == isRead)
    #expect(document?.container == nil)
  }

  @Test(arguments: [(#"{"size": [320, 480]}"#, true), ("null", false)])
  func listsHaveTheContainerThatIsGiven(_ container: String, isGiven: Bool) throws {
    let json =
      #"{"layout": {"listConfiguration": {"appearance": "plain"}}, "container": \#(container)}"#
    let document = try JSONDecoder().decode(LayoutDocument.self, from: Data(json.utf8))
    let size = isGiven ? LayoutExtent(width: 320, height: 480) : nil
    #expect(document.container?.size == size)
  }

  @Test(arguments: [
    (#"{"layout": {"sections": []}, "container": {"size": [1, 1]}, "color": 1}"#, "color"),
    (#"{"layout": {"section": []}, "container": {"size": [1, 1]}}"#, "layout.section"),
    (
      #"{"layout": {"sections": []}, "container": {"size": [1, 1], "width": 1}}"#,
      "container.width"
    ),
  ])
  func unknownKeyIsNamedWithItsPlace(_ json: String, _ path: String) {
    do {
      _ = try JSONDecoder().decode(LayoutDocument.self, from: Data(json.utf8))
      Issue.record("The key was accepted.")
    } catch DecodingError.dataCorrupted(let context) {
      #expect(context.codingPath.map(\.stringValue).joined(separator: ".") == path)
    } catch {
      Issue.record("\(error)")
    }
  }
}
