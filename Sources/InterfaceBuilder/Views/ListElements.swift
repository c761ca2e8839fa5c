/// A section of a table view with static content.
public struct TableSection: ElementFacade {
    /// The `tableViewSection` element.
    public let element: Element

    /// A typed view of the element.
    public init(_ element: Element) { self.element = element }

    /// The title above.
    public var headerTitle: String? { element.text(key: "headerTitle") }

    /// The text below.
    public var footerTitle: String? { element.text(key: "footerTitle") }

    /// The rows.
    public var cells: [ViewElement] { element.members(of: "cells").map(ViewElement.init) }
}

/// How a collection view lays out its cells.
public struct CollectionLayout: ElementFacade {
    /// The `collectionViewFlowLayout` or `collectionViewLayout` element.
    public let element: Element

    /// A typed view of the element.
    public init(_ element: Element) { self.element = element }

    /// Whether it is a flow layout; otherwise its class is the app's own.
    public var isFlow: Bool { kind == "collectionViewFlowLayout" }

    /// Whether the content scrolls sideways.
    public var scrollsHorizontally: Bool { element["scrollDirection"] == "horizontal" }

    /// The least distance between lines, in points.
    public var minimumLineSpacing: Double? { element.length("minimumLineSpacing") }

    /// The least distance between the cells of a line, in points.
    public var minimumInteritemSpacing: Double? { element.length("minimumInteritemSpacing") }

    /// The size of a cell.
    public var itemSize: Size? { element.size(key: "itemSize") }

    /// The size to assume of a cell that sizes itself; nil for fixed sizes.
    public var estimatedItemSize: Size? { element.size(key: "estimatedItemSize") }

    /// Whether cells size themselves with an estimate made by the system.
    public var automaticEstimatedItemSize: Bool { element.bool("automaticEstimatedItemSize", default: false) }

    /// The size of a section's header.
    public var headerReferenceSize: Size? { element.size(key: "headerReferenceSize") }

    /// The size of a section's footer.
    public var footerReferenceSize: Size? { element.size(key: "footerReferenceSize") }

    /// The distance from a section's edges to its content.
    public var sectionInset: Insets? { element.insets(key: "sectionInset") }

    /// What the inset is relative to: `safeArea`, `layoutMargins`; nil for the content inset.
    public var sectionInsetReference: String? { element["sectionInsetReference"] }
}

extension ViewElement {
    /// Whether a table or collection view's content is in the document, not made by a data source.
    public var hasStaticContent: Bool { element["dataMode"] == "static" }

    /// A table view's prototypes, in order.
    public var prototypes: [ViewElement] { element.members(of: "prototypes").map(ViewElement.init) }

    /// A table view's static sections, in order.
    public var sections: [TableSection] {
        element.members(of: "sections").filter { $0.isNamed("tableViewSection") }.map(TableSection.init)
    }

    /// A collection view's prototypes, in order.
    public var cells: [ViewElement] { element.members(of: "cells").map(ViewElement.init) }

    /// A collection view's layout.
    public var collectionLayout: CollectionLayout? {
        element.children.first { $0.attribute("key", equals: "collectionViewLayout") }.map(
            CollectionLayout.init)
    }

    /// The content view of a cell or effect view, in the old notation and the new.
    public var contentView: ViewElement? { part("contentView") }

    /// The ids of the views of a table cell with a style of the system's, under `textLabel`,
    /// `detailTextLabel`, `imageView`.
    public func cellPartID(_ name: String) -> String? { element[name] }

    /// The size of a collection view cell that differs from the layout's.
    public var customSize: Size? { element.size(key: "customSize") }
}
