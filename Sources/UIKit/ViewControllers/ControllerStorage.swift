/// What a controller keeps.
struct ControllerStorage {
    var view: UIView?
    var isLoadingView = false
    var children: [UIViewController] = []
    var navigationItem: UINavigationItem?
    var editing = ControllerEditing()
    var tabBarItem: UITabBarItem?
    var traits: UITraitCollection?
    var traitsFromParent: UITraitCollection?
    /// Traits that the controller overrides, and those who observe its traits; nil for most controllers.
    var traitOverrides: TraitValues?
    var traitObservers: TraitObservers?
    var appearance = AppearanceState.disappeared
    var isTransitionAnimated = false

    /// Whether `viewIsAppearing` was called in this appearance.
    var hasAnnouncedAppearing = false

    /// What runs along with the change of size or traits that is going on.
    var transition: (any UIViewControllerTransitionCoordinator)?

    /// The transition to or from the controller that takes its time now.
    private(set) var running: ControllerTransition?

    mutating func beginRunningTransition(_ transition: ControllerTransition) {
        running = transition
        self.transition = transition
    }

    mutating func endRunningTransition() {
        if let running, transition === running { transition = nil }
        running = nil
    }

    /// What is shown in place of content that is missing, and its view.
    var contentUnavailable: (any UIContentConfiguration)?
    var contentUnavailableView: (UIView & UIContentView)?

    /// What a container's bars cover, added to the safe area that the view inherits.
    var containerInsets = UIEdgeInsets.zero

    /// The controller that this one presents itself, and the one that presents it.
    var presented: UIViewController?
    weak var presenting: UIViewController?
    var presentation: UIPresentationController?
    /// What the view was taken out of while a presentation covers it.
    weak var presentationPlace: UIView?
    /// Whether the controller comes to its container, or leaves it, with the appearance that goes on.
    var isMovingToParent = false
    var isMovingFromParent = false
    var isBeingPresented = false
    var isBeingDismissed = false

    /// Makes the view of a controller from a document, in place of a nib of its own.
    var viewLoader: (@MainActor (UIViewController) -> Void)?

    /// The id in the document that the controller came from.
    var nibIdentifier: String?
    /// The name under which its storyboard makes the controller.
    var storyboardIdentifier: String?

    /// Objects of the controller's nib that nobody else holds.
    var nibObjects: [AnyObject] = []

    /// The ways from the controller to others that its document has.
    var segueTemplates: [SegueTemplate] = []
}

/// How far a controller has come in appearing.
enum AppearanceState {
    case appearing
    case appeared
    case disappearing
    case disappeared
}
