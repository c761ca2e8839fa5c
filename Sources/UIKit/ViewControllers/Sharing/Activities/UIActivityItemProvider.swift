import Foundation

/// An item to share that is created when an activity needs it.
///
/// `item` is computed on access, on the main actor, and not by an operation queue.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
    /// The item that is shown before the real one is there.
    public let placeholderItem: Any?
    /// The activity that was chosen.
    open internal(set) var activityType: UIActivity.ActivityType?

    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }

    /// The item; the placeholder, unless overridden.
    open var item: Any { placeholderItem ?? NSNull() }

    open override func main() { _ = item }

    // The controller is that of the activities, which calls these on the main actor.
    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    {
        placeholderItem ?? NSNull()
    }
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        self.activityType = activityType
        return item
    }
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage? { nil }
}
