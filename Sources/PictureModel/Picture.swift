package import CompositionalLayout
package import HeadlessCollectionView
package import ViewContents
package import Wording
package import WorldModel

/// What a collection view shows, as values: from it every picture is made, in characters, as a file
/// or on a page, so that none of them shows what another does not.
///
/// Frames are in points from the start of the content; y grows downwards. Elements stand back to
/// front.
package struct Picture: Hashable, Sendable {
  /// A section of the snapshot, and its number among the colours.
  package struct Section: Hashable, Sendable {
    /// The section's name.
    package var name: String
    /// Counted from 0, in the order in which sections came; a section keeps its own.
    package var color: Int

    /// A section with its colour.
    package init(name: String, color: Int) {
      self.name = name
      self.color = color
    }
  }

  /// The stretch of content that is shown.
  package var bounds: LayoutRect
  /// The size of the screen, of which the picture may show less or more.
  package var screen: LayoutExtent
  /// The insets of the screen's safe area.
  package var safeArea = DirectionalEdgeInsets.zero
  /// The whole content's size.
  package var content: LayoutExtent
  /// Whether it reads from right to left.
  package var isRightToLeft = false
  /// The sections of the snapshot, in order.
  package var sections: [Section]
  /// What is seen, back to front.
  package var elements: [Element]
  /// How many elements were left out because others cover the same places.
  package var omitted = 0
  /// What explains the layout, over the elements.
  package var overlays: [Overlay] = []
  /// What the picture shows, in words.
  package var caption: [Message] = []

  /// A picture of `bounds` with nothing over it.
  package init(
    bounds: LayoutRect, screen: LayoutExtent, content: LayoutExtent, sections: [Section] = [],
    elements: [Element] = []
  ) {
    self.bounds = bounds
    self.screen = screen
    self.content = content
    self.sections = sections
    self.elements = elements
  }

  /// The elements by identity.
  package var elementsByID: [String: Element] {
    Dictionary(elements.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

extension Picture {
  /// A view: an item's cell, a header, a badge or a background.
  package struct Element: Hashable, Sendable {
    /// What kind of view it is.
    package enum Role: String, Hashable, Sendable, CaseIterable {
      /// An item's cell.
      case cell
      /// A header or footer, of a section or of the whole layout.
      case boundary
      /// A badge or another view tied to an item or a group.
      case supplementary
      /// A background.
      case decoration
    }

    /// What became of it, or how it differs from another picture.
    package enum State: String, Hashable, Sendable, CaseIterable {
      case same, inserted, deleted, moved, changed
    }

    /// The same for the same view in every picture of a world.
    package var id: String
    /// What kind of view it is.
    package var role: Role
    /// Its name as answers show it.
    package var name: String
    /// What it says.
    package var label: String
    /// What else a cell shows.
    package var contents: CellContents?
    /// The index of its section; nil for a view of the whole layout.
    package var section: Int?
    /// Where it is, how opaque and how far in front.
    package var pose: Pose
    /// The axes on which its size is still an estimate.
    package var estimatedAxes: [LayoutAxis] = []
    /// What became of it.
    package var state = State.same
    /// The command that derives its frame; nil where none does.
    package var question: String?

    /// An element in its place.
    package init(
      id: String, role: Role, name: String, label: String, section: Int?, pose: Pose
    ) {
      self.id = id
      self.role = role
      self.name = name
      self.label = label
      self.section = section
      self.pose = pose
    }

    /// Where it is, before its transform.
    package var frame: LayoutRect { pose.frame }
  }

  /// Where a view is at a moment, and how it is seen.
  package struct Pose: Hashable, Sendable {
    /// From the start of the content, before `transform`.
    package var frame: LayoutRect
    /// From 0, which is invisible, to 1.
    package var opacity: Double
    /// Views with a higher number stand in front.
    package var z: Int
    /// Applied around the middle of the frame.
    package var transform: Transform

    /// A pose; opaque and unturned where nothing is said.
    package init(
      frame: LayoutRect, opacity: Double = 1, z: Int = 0, transform: Transform = .identity
    ) {
      self.frame = frame
      self.opacity = opacity
      self.z = z
      self.transform = transform
    }

    /// The pose of a view that is displayed, as code changes it.
    package init(_ element: DisplayedElement, _ change: ViewAppearance? = nil) {
      self.init(
        frame: element.frame, opacity: element.alpha, z: element.zIndex,
        transform: element.transform)
      guard let change else { return }
      frame.origin.x += change.shift.x
      frame.origin.y += change.shift.y
      opacity = change.isHidden ? 0 : change.opacity
      transform = change.transform
    }
  }

  /// What a cell shows beside its title.
  package struct CellContents: Hashable, Sendable {
    /// The lines below the title.
    package var lines: [String] = []
    /// The name of the image whose place is shown.
    package var image: String?
    /// The name of its colour, as UIKit has system colours.
    package var color: String?
    /// A control that is shown schematically, such as `switch`, and its value.
    package var control: String?
    /// What can be seen in it, from its corner; empty where only what it says is known.
    package var elements: [ContentElement] = []
    /// Whether these stand on a dark ground.
    package var isDark = false

    /// Nothing.
    package init() {}
  }
}

extension Picture {
  /// Something that explains the layout: an outline, a stretch of space, a line.
  package struct Overlay: Hashable, Sendable {
    /// What it stands for.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
      /// The frame of a section, with its headers and insets.
      case section
      /// The frame of a group.
      case group
      /// The frame of a cell.
      case item
      /// An inset of a section.
      case inset
      /// The room between groups, items or sections.
      case spacing
      /// An edge that moves once its view has answered.
      case estimate
      /// What a section that scrolls on its own shows.
      case viewport
      /// Where such a section comes to rest.
      case stop
    }

    /// What it stands for.
    package var kind: Kind
    /// Where it is; a line has no extent across it.
    package var frame: LayoutRect
    /// The index of its section; nil for one of the whole layout.
    package var section: Int?
    /// The points of it, or a name.
    package var label: String

    /// An overlay of a section.
    package init(_ kind: Kind, _ frame: LayoutRect, section: Int?, label: String = "") {
      self.kind = kind
      self.frame = frame
      self.section = section
      self.label = label
    }
  }
}
