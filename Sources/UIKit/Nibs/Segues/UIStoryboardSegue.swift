import Foundation

/// The way from one controller to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The identifier of the segue in the document.
    open private(set) var identifier: String?
    /// The controller that the segue starts from.
    open private(set) var source: UIViewController
    /// The controller that the segue leads to.
    open private(set) var destination: UIViewController

    /// The action of the segue's kind in the document.
    var performance: (@MainActor (UIStoryboardSegue) -> Void)?

    /// Whether the segue is animated in the document.
    var isAnimated = true

    /// Classes of documents are made by name, for which the initialiser must be `required` here.
    public required init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// A segue that performs the handler.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        performance = { _ in performHandler() }
    }

    /// Shows the destination. A custom class may do more, or something else; the base does what the document's kind
    /// of segue says, and nothing for custom segues.
    open func perform() { performance?(self) }
}

/// The source of an unwind segue.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller that is left.
    open private(set) var source: UIViewController
    /// The action that marks the controller to go back to.
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
