import CoreGraphics
import Foundation

/// Makes the controller that shows what a menu is about.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Makes the menu, given the elements that the system would show.
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

    /// The menu; the system suggests no elements of its own here.
    func makeMenu() -> UIMenu? { actionProvider?([]) }
}

/// Runs changes beside the appearing or disappearing of a menu.
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

/// Runs changes beside the opening of what a menu's preview shows.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Takes changes and runs them at once, completions last.
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
