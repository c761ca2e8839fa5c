import CoreGraphics
import Foundation

/// The properties that drag and drop sessions have in common.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    var items: [UIDragItem] { get }
    var allowsMoveOperation: Bool { get }
    var isRestrictedToDraggingApplication: Bool { get }
    func location(in view: UIView) -> CGPoint
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    func canLoadObjects<T>(ofClass aClass: T.Type) -> Bool
}

/// A drag that is in progress.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// The object that the source of the drag attaches to it.
    var localContext: Any? { get set }
}

/// The progress indicator of a drop that is being loaded.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    case none = 0
    case `default` = 1
}

/// A drag over a view that may accept it.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
    /// The drag session, if the drag began in this app.
    var localDragSession: (any UIDragSession)? { get }
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    func loadObjects<T>(ofClass aClass: T.Type, completion: @escaping ([T]) -> Void) -> Progress
}

/// Animations alongside the end of a drag.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// A drag within the app, from its beginning to the drop.
@MainActor
final class LocalDragSession: NSObject, UIDragSession, UIDropSession {
    private(set) var items: [UIDragItem]
    var localContext: Any?
    var allowsMoveOperation = true
    var isRestrictedToDraggingApplication = true
    var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
    /// The location of the drag in the window.
    var place: CGPoint = .zero

    init(items: [UIDragItem]) {
        self.items = items
        super.init()
    }

    var localDragSession: (any UIDragSession)? { self }

    func add(_ more: [UIDragItem]) { items += more }
    func location(in view: UIView) -> CGPoint { view.convert(place, from: nil) }
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in
            typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier)
        }
    }

    func canLoadObjects<T>(ofClass aClass: T.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }

    func loadObjects<T>(ofClass aClass: T.Type, completion: @escaping ([T]) -> Void) -> Progress {
        completion(items.compactMap { $0.itemProvider.object as? T })
        return Progress(totalUnitCount: 1)
    }
}
