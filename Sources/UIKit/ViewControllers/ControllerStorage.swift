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
    var appearance = AppearanceState.disappeared
    var isTransitionAnimated = false

    /// Whether `viewIsAppearing` was called in this appearance.
    var hasAnnouncedAppearing = false

    /// What runs along with the change of size or traits that is going on.
    var transition: (any UIViewControllerTransitionCoordinator)?

    /// What a container's bars cover, added to the safe area that the view inherits.
    var containerInsets = UIEdgeInsets.zero

    /// The controller that this one presents itself, and the one that presents it.
    var presented: UIViewController?
    weak var presenting: UIViewController?
    var presentation: UIPresentationController?
    /// What the view was taken out of while a presentation covers it.
    weak var presentationPlace: UIView?
    var isBeingPresented = false
    var isBeingDismissed = false

    /// Makes the view of a controller from a document, in place of a nib of its own.
    var viewLoader: (@MainActor (UIViewController) -> Void)?

    /// The id in the document that the controller came from.
    var nibIdentifier: String?

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
