import CoreGraphics
import Foundation

/// Returns the preview controller of a menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Returns the menu, given the elements that the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The content of a menu on a view or a row.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// Names the configuration.
    public let identifier: any NSCopying
    open var badgeCount = 0
    open var secondaryItemIdentifiers: Set<AnyHashable> = []

    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?

    /// The number of generated identifiers.
    private static var made = 0

    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        Self.made += 1
        self.identifier = identifier ?? "menu-\(Self.made)" as NSString
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }

    /// Returns the menu; the system suggests no elements here.
    func makeMenu() -> UIMenu? { actionProvider?([]) }
}

/// Runs animations alongside the appearance or disappearance of a menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller of the menu's preview.
    var previewViewController: UIViewController? { get }
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The animation from a preview to the content that it previews.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    case dismiss = 0
    case pop = 1
}

/// Runs animations alongside the transition from a menu's preview to its content.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// An animator that runs animations at once, completions last.
@MainActor
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private(set) var previewViewController: UIViewController?
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(preview: UIViewController? = nil) {
        previewViewController = preview
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func run() {
        animations.forEach { $0() }
        completions.forEach { $0() }
        (animations, completions) = ([], [])
    }
}
