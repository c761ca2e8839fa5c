/// The stored state of a controller.
struct ControllerStorage {
    var view: UIView?
    var isLoadingView = false
    var children: [UIViewController] = []
    var navigationItem: UINavigationItem?
    var editing = ControllerEditing()
    var tabBarItem: UITabBarItem?
    var traits: UITraitCollection?
    var traitsFromParent: UITraitCollection?
    /// The controller's trait overrides, and the observers of its traits; nil for most controllers.
    var traitOverrides: TraitValues?
    var traitObservers: TraitObservers?
    var appearance = AppearanceState.disappeared
    var isTransitionAnimated = false
    /// The observers of UIKit's calls of the controller's methods; nil for most controllers.
    var callObservers: CallObservers?

    /// Whether `viewIsAppearing` was called in this appearance.
    var hasAnnouncedAppearing = false
    /// Whether a container displays its child: from its first appearance or layout on. The child's view is not loaded before,
    /// so that code that has loaded the container's view, such as its `viewDidLoad`, can still configure the child.
    var hasContent = false

    /// The coordinator of the current change of size or traits.
    var transition: (any UIViewControllerTransitionCoordinator)?

    /// The running transition to or from the controller.
    private(set) var running: ControllerTransition?

    mutating func beginRunningTransition(_ transition: ControllerTransition) {
        running = transition
        self.transition = transition
    }

    mutating func endRunningTransition() {
        if let running, transition === running { transition = nil }
        running = nil
    }

    /// The configuration and the view displayed in place of missing content.
    var contentUnavailable: (any UIContentConfiguration)?
    var contentUnavailableView: (UIView & UIContentView)?

    /// The insets covered by a container's bars, added to the safe area that the view inherits.
    var containerInsets = UIEdgeInsets.zero

    /// The controller that this one presents itself, and the one that presents it.
    var presented: UIViewController?
    weak var presenting: UIViewController?
    var presentation: UIPresentationController?
    /// The superview from which the view was removed while a presentation covers it.
    weak var presentationPlace: UIView?
    /// Whether the current appearance transition adds the controller to its container, or removes it.
    var isMovingToParent = false
    var isMovingFromParent = false
    var isBeingPresented = false
    var isBeingDismissed = false

    /// Creates the view of a controller from a document, in place of a nib.
    var viewLoader: (@MainActor (UIViewController) -> Void)?
    /// Creates the other objects of the scene of a controller whose view is not in the document, when the view is loaded.
    var sceneLoader: (@MainActor (UIViewController) -> Void)?

    /// The controller's id in its document.
    var nibIdentifier: String?
    /// The identifier of the controller in its storyboard.
    var storyboardIdentifier: String?

    /// Objects of the controller's nib without other owners.
    var nibObjects: [AnyObject] = []

    /// The segues from the controller in its document.
    var segueTemplates: [SegueTemplate] = []
}

/// The progress of a controller's appearance.
enum AppearanceState {
    case appearing
    case appeared
    case disappearing
    case disappeared
}
