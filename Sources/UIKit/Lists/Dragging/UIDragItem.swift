import CoreGraphics
import Foundation

/// Holds what is dragged, as one or more representations of it.
///
/// Foundation has none on this platform. Within the application the object itself is handed over.
@preconcurrency @MainActor
open class NSItemProvider: NSObject {
    open var suggestedName: String?
    let object: Any?

    public override init() {
        object = nil
        super.init()
    }

    /// A provider of one object.
    public init(object: Any) {
        self.object = object
        super.init()
    }

    /// A provider of something that has an identifier of its type.
    public convenience init(item: Any?, typeIdentifier: String?) {
        if let item { self.init(object: item) } else { self.init() }
    }

    /// Whether the object is of the class.
    open func canLoadObject<T>(ofClass aClass: T.Type) -> Bool { object is T }

    /// Hands over the object if it is of the class.
    @discardableResult
    open func loadObject<T>(ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void)
        -> Progress
    {
        completionHandler(object as? T, nil)
        return Progress(totalUnitCount: 1)
    }
}

/// One thing that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    public let itemProvider: NSItemProvider
    /// What the application itself knows the thing by.
    open var localObject: Any?
    open var previewProvider: (() -> UIDragPreview?)?

    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}

/// What follows the finger.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
    public let view: UIView
    public let parameters: UIDragPreviewParameters

    public init(view: UIView, parameters: UIDragPreviewParameters) {
        (self.view, self.parameters) = (view, parameters)
        super.init()
    }

    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIDragPreviewParameters())
    }
}

/// What a drop does with what is dragged.
public enum UIDropOperation: UInt, Sendable {
    case cancel = 0
    case forbidden = 1
    case copy = 2
    case move = 3
}

/// What a view offers to do with a drop.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
    public let operation: UIDropOperation
    open var isPrecise = false
    open var prefersFullSizePreview = false

    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }
}
