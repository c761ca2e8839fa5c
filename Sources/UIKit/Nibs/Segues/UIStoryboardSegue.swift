import Foundation

/// A transition from one controller to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The identifier of the segue in the document.
    open private(set) var identifier: String?
    /// The controller that the segue starts from.
    open private(set) var source: UIViewController
    /// The destination of the segue.
    open private(set) var destination: UIViewController

    /// The action of the segue's kind in the document.
    var performance: (@MainActor (UIStoryboardSegue) -> Void)?

    /// Whether the segue is animated in the document.
    var isAnimated = true

    /// Creates a segue. Classes of documents are instantiated by name, for which the initializer must be `required`
    /// here.
    public required init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// Creates a segue that performs the handler.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        performance = { _ in performHandler() }
    }

    /// Performs the segue. A custom class may override this; the base implementation performs the action of the segue's
    /// kind in the document, and nothing for custom segues.
    open func perform() { performance?(self) }
}

/// The source of an unwind segue.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller that is left.
    open private(set) var source: UIViewController
    /// The action that identifies the destination.
    open private(set) var unwindAction: Selector
    /// The object that triggered the unwind segue.
    open private(set) var sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
        super.init()
    }
}
