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
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
    /// Returns whether an item contains a value of the type, such as a string.
    public func canLoadObjects<T>(ofClass aClass: T.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
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
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDropSession {
    /// Loads the items' values of the type, such as strings.
    @discardableResult
    public func loadObjects<T>(ofClass aClass: T.Type, completion: @escaping ([T]) -> Void) -> Progress {
        completion(items.compactMap { $0.itemProvider.object as? T })
        return Progress(totalUnitCount: 1)
    }
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

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { item in
            aClass.readableTypeIdentifiersForItemProvider.contains(
                where: item.itemProvider.hasItemConformingToTypeIdentifier)
        }
    }

    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let objects = items.compactMap { $0.itemProvider.object as? any NSItemProviderReading }
        completion(objects.filter { AnyClassMembers(type(of: $0)).isSubclass(of: aClass) })
        return Progress(totalUnitCount: 1)
    }
}
