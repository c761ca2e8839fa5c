import Foundation

/// A class whose instances documents can describe.
@MainActor
protocol NibObject: AnyObject {
    init?(coder: NSCoder)
}

extension UIView: NibObject {}
extension UIViewController: NibObject {}
extension UIBarItem: NibObject {}
extension UINavigationItem: NibObject {}
extension UIBarAppearance: NibObject {}
extension UIGestureRecognizer: NibObject {}
extension UICollectionViewLayout: NibObject {}

/// An object that is notified when all objects of its document are created and connected.
///
/// On iOS `NSObject` has this method. Without an Objective-C runtime a custom object that is no view, controller or bar
/// item declares by this protocol that it implements it.
@preconcurrency @MainActor
public protocol NibAwakening: AnyObject {
    /// Called once when all objects of the document are created and connected.
    func awakeFromNib()
}

extension UIView: NibAwakening {}
extension UIViewController: NibAwakening {}
extension UIBarItem: NibAwakening {}

/// An object of a kind that is not available yet: it only has the id and takes part in connections.
@MainActor
final class NibStandIn: NSObject, NibObject {
    /// The element's name, such as `mapView`.
    let kind: String

    init?(coder: NSCoder) {
        kind = (coder as? NibDecoder)?.element.name ?? "object"
        super.init()
    }
}
