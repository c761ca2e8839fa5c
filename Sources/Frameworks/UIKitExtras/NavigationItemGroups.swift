import UIKit

// Groups of bar button items in navigation bars (iOS 16): those at the sides are displayed like other items.

extension UINavigationItem {
    /// The groups before the title.
    public var leadingItemGroups: [UIBarButtonItemGroup] {
        get { AddedProperties.value(of: self, "leadingItemGroups") ?? [] }
        set {
            AddedProperties.set(newValue, of: self, "leadingItemGroups")
            leftBarButtonItems = newValue.flatMap(\.barButtonItems)
        }
    }

    /// The groups in the middle, which only the styles of browsers and editors display. Stored.
    public var centerItemGroups: [UIBarButtonItemGroup] {
        get { AddedProperties.value(of: self, "centerItemGroups") ?? [] }
        set { AddedProperties.set(newValue, of: self, "centerItemGroups") }
    }

    /// The groups after the title.
    public var trailingItemGroups: [UIBarButtonItemGroup] {
        get { AddedProperties.value(of: self, "trailingItemGroups") ?? [] }
        set {
            AddedProperties.set(newValue, of: self, "trailingItemGroups")
            updateTrailingItems()
        }
    }

    /// The group after all others.
    public var pinnedTrailingGroup: UIBarButtonItemGroup? {
        get { AddedProperties.value(of: self, "pinnedTrailingGroup") }
        set {
            AddedProperties.set(newValue, of: self, "pinnedTrailingGroup")
            updateTrailingItems()
        }
    }

    /// Sets the items at the right, of which the first is the last.
    private func updateTrailingItems() {
        let groups = trailingItemGroups + (pinnedTrailingGroup.map { [$0] } ?? [])
        rightBarButtonItems = groups.flatMap(\.barButtonItems).reversed()
    }

    /// The name under which the user's arrangement of the items is stored. Stored; items are not arranged.
    public var customizationIdentifier: String? {
        get { AddedProperties.value(of: self, "customizationIdentifier") }
        set { AddedProperties.set(newValue, of: self, "customizationIdentifier") }
    }

    /// The elements of the menu of items that have no space. Stored; the menu is not displayed.
    public var additionalOverflowItems: UIDeferredMenuElement? {
        get { AddedProperties.value(of: self, "additionalOverflowItems") }
        set { AddedProperties.set(newValue, of: self, "additionalOverflowItems") }
    }

    /// The item of that menu; nil, since it is not displayed.
    public var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { nil }

    /// The object that renames the document of the title. Stored; titles cannot be edited here.
    public weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
        get { (AddedProperties.value(of: self, "renameDelegate") as WeakDelegate?)?.object }
        set { AddedProperties.set(newValue.map(WeakDelegate.init), of: self, "renameDelegate") }
    }

    private struct WeakDelegate {
        weak var object: (any UINavigationItemRenameDelegate)?
        init(_ object: any UINavigationItemRenameDelegate) { self.object = object }
    }

    /// The document of the title's menu. Stored; the menu is not displayed.
    public var documentProperties: UIDocumentProperties? {
        get { AddedProperties.value(of: self, "documentProperties") }
        set { AddedProperties.set(newValue, of: self, "documentProperties") }
    }

    /// Whether the search bar may be in a toolbar of other controllers. Stored; it is below the title.
    public var searchBarPlacementAllowsExternalIntegration: Bool {
        get { AddedProperties.value(of: self, "searchBarPlacementAllowsExternalIntegration") ?? false }
        set { AddedProperties.set(newValue, of: self, "searchBarPlacementAllowsExternalIntegration") }
    }
}

/// Renames the document of a title.
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: AnyObject {
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
    public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
    public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String)
        -> Bool
    {
        true
    }
}

/// A document, for the menu of a title.
@preconcurrency @MainActor
open class UIDocumentProperties: NSObject {
    /// The location of the document; nil for one without a file.
    public let url: URL?
    open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?
    open var activityViewControllerProvider: (() -> UIActivityViewController)?
    open var wantsIconRepresentation = true

    /// Creates the properties of a file.
    public init(url: URL) { self.url = url }
}

extension UIBarButtonItem {
    /// Returns a group of this item that the user cannot move.
    public func creatingFixedGroup() -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
    }

    /// Returns a group of this item that the user can move, which items here do not do.
    public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        creatingFixedGroup()
    }

    /// Returns a group of this item that the user can remove; one that is not there from the beginning is hidden.
    public func creatingOptionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup {
        if !isInDefaultCustomization { isHidden = true }
        return creatingFixedGroup()
    }

    /// The element of a menu in place of the item. Stored; items always have space.
    public var menuRepresentation: UIMenuElement? {
        get { AddedProperties.value(of: self, "menuRepresentation") }
        set { AddedProperties.set(newValue, of: self, "menuRepresentation") }
    }
}

extension UIBarButtonItemGroup {
    /// Returns a group that the user cannot move.
    public static func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    /// Returns a group that the user can move, which groups here do not do.
    public static func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    /// Returns a group that the user can remove; one that is not there from the beginning is hidden.
    public static func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        if !isInDefaultCustomization { for item in items { item.isHidden = true } }
        return UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }
}
