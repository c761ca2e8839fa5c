import Foundation

/// Bar buttons that one button can represent if space is limited.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    open var barButtonItems: [UIBarButtonItem] { didSet { adopt(oldValue) } }
    open var representativeItem: UIBarButtonItem?
    /// Whether the representative button is displayed; groups are not drawn.
    open var isDisplayingRepresentativeItem: Bool { false }

    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
        super.init()
        adopt([])
    }

    private func adopt(_ old: [UIBarButtonItem]) {
        for item in old where item.buttonGroup === self {
            AddedProperties.set(WeakReference?.none, of: item, UIBarButtonItem.groupKey)
        }
        for item in barButtonItems {
            AddedProperties.set(WeakReference(self), of: item, UIBarButtonItem.groupKey)
        }
    }
}

extension UIBarButtonItem {
    fileprivate static var groupKey: String { "buttonGroup" }

    /// The group of the item.
    public var buttonGroup: UIBarButtonItemGroup? {
        let group: WeakReference? = AddedProperties.value(of: self, Self.groupKey)
        return group?.object as? UIBarButtonItemGroup
    }
}
