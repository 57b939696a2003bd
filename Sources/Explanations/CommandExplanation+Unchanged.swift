import DiffableDataSource
import Wording
import WorldModel
import WorldWording

/// What is told of commands that go elsewhere, ask, or change nothing.
extension CommandExplanation {
  /// Tells of a command that goes to another world, and in what that differs.
  mutating func tellOfTravel() {
    if let reason = Self.reasons[command.verb ?? ""] { tell(reason) }
    let (before, after) = (command.before, command.after)
    var parts: [Message] = []
    if before.snapshot != after.snapshot { parts.append("the working snapshot") }
    if before.applied != after.applied { parts.append("what the view shows") }
    if before.screen.layouts != after.screen.layouts { parts.append("layouts") }
    if before.screen.container != after.screen.container {
      parts.append("the container or its offset")
    }
    if before.contents != after.contents { parts.append("contents of items") }
    if before.outlines != after.outlines { parts.append("outlines") }
    if before.handmade != after.handmade { parts.append("the view kept by hand") }
    if parts.isEmpty {
      say("The world is the same on both sides of it.")
    } else {
      say("What differs now: \(parts.listed).")
    }
  }

  /// Tells of a command after which the world is as it was.
  mutating func tellOfNothingChanged() {
    guard let verb = command.verb, let summary = command.deed.summary else {
      say("It only read: nothing changed.")
      link("snapshot")
      return
    }
    if command.isChange { say("Nothing changed: all of it was so already.") }
    if verb == "diff" {
      link("difference")
      tellOfPending()
    } else if let reason = Self.reasons[verb] {
      tell(reason)
    } else {
      say("It changed nothing. What it is for: \(summary)")
      Concept.about(command: verb).map { link($0.id) }
    }
    if verb == "frames" || verb == "draw",
      let item = command.after.applied.itemIdentifiers.first
    {
      ask("why frame \(item.quoted)")
    }
    ask("help \(verb)")
  }

  private mutating func tell(_ reason: Reason) {
    say(reason.words)
    link(reason.concepts)
    for question in reason.questions { ask(question) }
  }

  /// Why a command answers what it answers, wherever it is not told by what it changed.
  struct Reason: Sendable {
    let words: Message
    var concepts: [String] = []
    var questions: [String] = []
  }

  /// By verb.
  static let reasons: [String: Reason] = dataReasons.merging(playgroundReasons) { $1 }

  private static let dataReasons: [String: Reason] = [
    "append": Reason(
      words: """
        An append puts elements at the end; these stand there. For a new state make a new \
        snapshot instead: `apply` compares it with the one before, and nothing is collected.
        """, concepts: ["snapshot", "new-snapshot"]),
    "insert": Reason(words: "These stand beside their neighbour.", concepts: ["snapshot"]),
    "move": Reason(words: "A move to where the element stands is none.", concepts: ["move"]),
    "delete": Reason(
      words: """
        Deleting what is absent is passed over, in UIKit too: a snapshot without it is what was \
        asked for.
        """,
      concepts: ["snapshot"]),
    "reload": Reason(
      words: """
        A reload is a mark in the snapshot, carried out by the next apply. A second mark adds \
        nothing.
        """,
      concepts: ["reload"]),
    "reconfigure": Reason(
      words: """
        A reconfigure is a mark in the snapshot, carried out by the next apply. A second mark \
        adds nothing.
        """,
      concepts: ["reconfigure"]),
    "reset": Reason(
      words: """
        In a lesson `reset` begins the step anew; elsewhere it drops the pending edits, and \
        takes the applied snapshot as the working one.
        """,
      concepts: ["snapshot"]),
    "show": Reason(
      words: """
        It reads the working snapshot, which is edited, or the applied one, which the view \
        shows. They differ until `apply`.
        """,
      concepts: ["snapshot", "section", "item"], questions: ["diff"]),
    "identity": Reason(
      words: """
        What `==` and the hash of an item cover decides what a diff takes for the same item.
        """,
      concepts: ["identity", "hashable"]),
    "outline": Reason(
      words: "It drew the section snapshot: `+` expanded, `-` not, `*` visible.",
      concepts: ["section-snapshot", "expansion"]),
    "reorder": Reason(
      words: """
        The handler canReorderItem was asked and said no, or the item was dropped where it was: \
        nothing moves.
        """,
      concepts: ["reordering"], questions: ["handler"]),
    "toggle": Reason(
      words: "The handlers were asked and one said no, so the outline stays as it is.",
      concepts: ["expansion"], questions: ["handler"]),
    "handler": Reason(
      words: "Handlers answer when a person reorders, expands or collapses. An apply asks none.",
      concepts: ["reordering", "expansion"]),
    "model": Reason(
      words: "Two copies kept in step by hand: the model, and what the view was told.",
      concepts: ["single-source-of-truth", "batch-updates"]),
    "view": Reason(
      words: "Two copies kept in step by hand: the model, and what the view was told.",
      concepts: ["single-source-of-truth", "batch-updates"]),
    "batch": Reason(
      words: "The view was told of nothing, and the model is as it was: the counts add up.",
      concepts: ["batch-updates"]),
    "layout": Reason(
      words: """
        A layout is a description: sizes of items, groups and sections, from which every frame \
        is solved.
        """,
      concepts: ["item-group-section"], questions: ["frames", "draw"]),
    "container": Reason(
      words: """
        The container is the view's size with its scale and insets: what the outermost fractions \
        are parts of.
        """,
      concepts: ["container", "environment"]),
    "device": Reason(
      words: "A device is a container by name: size, scale and safe area as the device has them.",
      concepts: ["container", "environment"]),
    "measure": Reason(
      words: "What a cell prefers is asked only where its dimension is estimated.",
      concepts: ["self-sizing", "estimated"]),
    "invalidate": Reason(
      words: """
        Nothing that the layout is made of has changed since it was solved last, so it comes out the \
        same. An apply and a change of size invalidate by themselves.
        """,
      concepts: ["layout-invalidation"], questions: ["frames"]),
    "frames": Reason(
      words: """
        Each frame was solved from the layout, the container and the counts of the applied \
        snapshot, in content coordinates.
        """,
      concepts: ["frame"]),
    "plan": Reason(
      words: """
        The frames on screen before the last apply and after it are the two ends of its animation; \
        what is on one side only fades.
        """,
      concepts: ["apply", "animating-differences"], questions: ["cells"]),
    "compare": Reason(
      words: """
        A checkpoint is a whole world. Both are solved, and their snapshots, frames and views are \
        told apart; neither becomes the present one.
        """,
      concepts: ["frame", "snapshot"]),
    "draw": Reason(
      words: """
        The picture shows what is on screen: the frames less the content offset, orthogonal \
        sections scrolled.
        """,
      concepts: ["frame", "container"], questions: ["frames"]),
    "cells": Reason(
      words: """
        Views are made when none waits under their reuse identifier; what leaves the screen waits \
        there and is used again.
        """,
      concepts: ["cell-reuse", "cell"], questions: ["why cell 1", "plan"]),
    "visible": Reason(
      words: """
        The handler is told the items that are on screen, on every step of the section's own \
        scrolling.
        """,
      concepts: ["orthogonal-scrolling"]),
  ]
}
