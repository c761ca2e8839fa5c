/// A section of a table view with static content.
public struct TableSection: ElementFacade {
    /// The `tableViewSection` element.
    public let element: Element

    /// Creates a typed view of the element.
    public init(_ element: Element) { self.element = element }

    /// The header's title.
    public var headerTitle: String? { element.text(key: "headerTitle") }

    /// The footer's title.
    public var footerTitle: String? { element.text(key: "footerTitle") }

    /// The rows.
    public var cells: [ViewElement] { element.members(of: "cells").map(ViewElement.init) }
}

/// The layout of a collection view.
public struct CollectionLayout: ElementFacade {
    /// The `collectionViewFlowLayout` or `collectionViewLayout` element.
    public let element: Element

    /// Creates a typed view of the element.
    public init(_ element: Element) { self.element = element }

    /// Whether it is a flow layout; otherwise its class is a custom one.
    public var isFlow: Bool { kind == "collectionViewFlowLayout" }

    /// Whether the content scrolls horizontally.
    public var scrollsHorizontally: Bool { element["scrollDirection"] == "horizontal" }

    /// The minimum distance between lines, in points.
    public var minimumLineSpacing: Double? { element.length("minimumLineSpacing") }

    /// The minimum distance between the cells of a line, in points.
    public var minimumInteritemSpacing: Double? { element.length("minimumInteritemSpacing") }

    /// The size of a cell.
    public var itemSize: Size? { element.size(key: "itemSize") }

    /// The estimated size of self-sizing cells; nil for fixed sizes.
    public var estimatedItemSize: Size? { element.size(key: "estimatedItemSize") }

    /// Whether cells size themselves with the automatic estimate.
    public var automaticEstimatedItemSize: Bool { element.bool("automaticEstimatedItemSize", default: false) }

    /// The size of a section's header.
    public var headerReferenceSize: Size? { element.size(key: "headerReferenceSize") }

    /// The size of a section's footer.
    public var footerReferenceSize: Size? { element.size(key: "footerReferenceSize") }

    /// The insets of a section's content.
    public var sectionInset: Insets? { element.insets(key: "sectionInset") }

    /// The reference of the section inset: `safeArea`, `layoutMargins`; nil for the content inset.
    public var sectionInsetReference: String? { element["sectionInsetReference"] }
}

extension ViewElement {
    /// Whether a table or collection view's content is static, without a data source.
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

    /// The content view of a cell or effect view, in the legacy notation and the current one.
    public var contentView: ViewElement? { part("contentView") }

    /// Returns the id of a view of a table cell with one of the system's styles: `textLabel`,
    /// `detailTextLabel`, `imageView`.
    public func cellPartID(_ name: String) -> String? { element[name] }

    /// The size of a collection view cell that differs from the layout's.
    public var customSize: Size? { element.size(key: "customSize") }
}
