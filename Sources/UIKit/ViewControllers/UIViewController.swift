import CoreGraphics
import Foundation

/// Manages a view and the views below it.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
    var storage = ControllerStorage()

    /// The name of the view's document.
    open internal(set) var nibName: String?

    /// The bundle of the document.
    open internal(set) var nibBundle: Bundle?

    /// The controller's storyboard.
    open internal(set) var storyboard: UIStoryboard?

    /// The title displayed in the bars of the controller's container.
    open var title: String? {
        didSet { titleDidChange() }
    }

    /// Names the controller in saved interface state.
    open var restorationIdentifier: String?

    /// The class that recreates the controller when its state is restored.
    open var restorationClass: (any UIViewControllerRestoration.Type)?

    /// Adds to the state of the controller that is saved.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Restores the saved state of the controller.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Called when the state of all controllers has been restored.
    open func applicationFinishedRestoringState() {}

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) {
        super.init()
        if let nib = coder as? NibDecoder {
            nib.configure(self)
        } else {
            nibName = coder.archived(ArchiveKey.nibName) as? String
            unarchive(with: coder)
        }
    }

    /// Archives the controller: its view if that is loaded, and its children.
    open func encode(with coder: NSCoder) { archive(with: coder) }

    // MARK: Editing

    /// Whether the user can change what the view shows.
    open var isEditing: Bool {
        get { storage.editing.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing) }

    /// A bar item that toggles editing and displays its state.
    open var editButtonItem: UIBarButtonItem { editingItem() }

    // MARK: The view

    /// The controller's view, loaded on first access.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return storage.view
        }
        set { setView(newValue) }
    }

    open var viewIfLoaded: UIView? { storage.view }
    open var isViewLoaded: Bool { storage.view != nil }

    /// Creates the view: from the storyboard or nib, or a plain one.
    open func loadView() { loadViewFromNib() }

    open func loadViewIfNeeded() {
        guard storage.view == nil, !storage.isLoadingView else { return }
        storage.isLoadingView = true
        loadView()
        storage.isLoadingView = false
        if storage.view == nil { setView(UIView(frame: UIScreen.main.bounds)) }
        observed(.viewDidLoad) { viewDidLoad() }
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}

    /// Updates the content and style of the controller's views before they are laid out (iOS 26). The default does nothing.
    open func updateProperties() {}
    /// Requests a call of `updateProperties` before the next layout.
    open func setNeedsUpdateProperties() { viewIfLoaded?.markNeedsUpdateProperties() }
    /// Updates the properties at once if that was requested.
    open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }

    open func viewDidLayoutSubviews() {}

    /// Sets the configuration of missing content for the state; called before the controller appears and after updates
    /// are requested.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
    open func updateViewConstraints() { storage.view?.updateConstraints() }
    open func viewLayoutMarginsDidChange() {}
    open func viewSafeAreaInsetsDidChange() {}

    /// Called once when the controller was loaded from a document, with its outlets set.
    open func awakeFromNib() {}

    // MARK: Focus

    /// The preferred focus in the controller's content, in descending order of preference.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// Returns whether the focus may move as in the context.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Called when the focus has moved into, out of or within this environment.
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}
    /// Names the group that the focus stays in as long as it finds something there.
    open var focusGroupIdentifier: String? {
        get { keptFocusGroup }
        set { keptFocusGroup = newValue }
    }

    // MARK: Layout

    /// Added to the safe area that the view inherits, in points.
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet {
            additionalSafeAreaInsets = additionalSafeAreaInsets.checked(
                "additionalSafeAreaInsets", keeping: oldValue)
            if additionalSafeAreaInsets != oldValue { storage.view?.insetsMayHaveChanged() }
        }
    }

    /// Whether the root view's margins are never smaller than the system's.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { storage.view?.marginsMayHaveChanged() }
    }

    /// The smallest margins of the root view, in points.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }

    /// The edges at which the view extends below a bar.
    open var edgesForExtendedLayout: UIRectEdge = .all
    open var extendedLayoutIncludesOpaqueBars = false
    open var automaticallyAdjustsScrollViewInsets = true

    /// The preferred size of the controller in a container, in points.
    open var preferredContentSize: CGSize = .zero {
        didSet {
            if preferredContentSize != oldValue {
                preferredSizeDidChange()
            }
        }
    }

    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Returns the size in points that a child will have when this controller's view has the given one.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { sizeOfChild(container, in: parentSize) }

    /// Called before the size of the view changes, in points. The base implementation calls the children.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        announceRotation(to: size, with: coordinator)
        forwardTransition(to: size, with: coordinator)
    }

    /// Called before the traits of the controller change. The base implementation calls the children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        forwardTransition(to: newCollection, with: coordinator)
    }

    /// Called before the window rotates, with the duration in seconds. Replaced by `viewWillTransition`.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Called while the window rotates, so that changes are animated with it.
    open func willAnimateRotation(
        to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) {}
    /// Called after the window has rotated.
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

    /// The coordinator of the current change of size or traits; nil if there is none.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        sequence(first: self, next: { $0.parent }).lazy.compactMap(\.storage.transition).first
    }

    // MARK: Containment

    /// The container of this controller.
    open internal(set) weak var parent: UIViewController?

    /// The children of this controller.
    open var children: [UIViewController] { storage.children }

    open func addChild(_ childController: UIViewController) { adopt(childController) }
    open func removeFromParent() { leaveParent() }
    /// Whether the controller has just been added to its container, while it appears for that.
    open var isMovingToParent: Bool { storage.isMovingToParent }
    /// Whether the controller is being removed from its container, while it disappears.
    open var isMovingFromParent: Bool { storage.isMovingFromParent }
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    /// Replaces a child by another: adds its view, animates, and removes the other's.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController,
        duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        exchangeChildren(
            fromViewController, toViewController, duration, options, animations, completion)
    }

    /// Whether the container's appearance is passed on to its children.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Begins the appearance transition of a child whose container forwards appearance methods itself.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginTransition(isAppearing, animated)
    }

    open func endAppearanceTransition() { endTransition() }

    /// Called when the controller and all its children are visible.
    func didFinishAppearing() {}

    // MARK: Bars

    /// The controller's item in a navigation bar.
    open var navigationItem: UINavigationItem {
        if let item = storage.navigationItem { return item }
        let item = UINavigationItem(title: title ?? "")
        storage.navigationItem = item
        return item
    }

    /// The controller's item in a tab bar.
    open var tabBarItem: UITabBarItem! {
        get {
            if storage.tabBarItem == nil {
                storage.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
            }
            return storage.tabBarItem
        }
        set { storage.tabBarItem = newValue }
    }

    /// The controller's items in a toolbar.
    open var toolbarItems: [UIBarButtonItem]? {
        didSet { navigationController?.toolbarItemsDidChange(of: self) }
    }
    /// Sets what the controller shows in a toolbar; with or without animation it is there at once.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
    }
    open var hidesBottomBarWhenPushed = false

    // MARK: Presentation

    /// The style of the presentation; for `automatic` the style that UIKit chooses, which is a form sheet since iOS 18.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { requestedPresentationStyle == .automatic ? .formSheet : requestedPresentationStyle }
        set { requestedPresentationStyle = newValue }
    }
    /// The style as it was set.
    final var requestedPresentationStyle = UIModalPresentationStyle.automatic
    /// The object that provides the animators for presenting and dismissing the controller.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false
    open var isModalInPresentation = false
    /// Whether the keyboard stays while the first responder of a modal screen changes to none: a form sheet's does.
    /// Declared for subclasses; the keyboard hides when no text is edited.
    open var disablesAutomaticKeyboardDismissal: Bool { requestedPresentationStyle == .formSheet }

    /// The controller presented by this one or an ancestor.
    open var presentedViewController: UIViewController? {
        sequence(first: self, next: { $0.parent }).lazy.compactMap(\.storage.presented).first
    }

    /// The controller that presents this one or an ancestor.
    open var presentingViewController: UIViewController? {
        sequence(first: self, next: { $0.parent }).lazy.compactMap(\.storage.presenting).first
    }

    /// The presentation controller of this controller, or of its presented ancestor.
    open var presentationController: UIPresentationController? {
        sequence(first: self, next: { $0.parent }).first { $0.storage.presenting != nil }?
            .storage.presentation ?? makePresentationController()
    }

    /// The controller of the popover; nil for other styles.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// The controller of the sheet; nil for other styles.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    open var isBeingPresented: Bool { storage.isBeingPresented }
    open var isBeingDismissed: Bool { storage.isBeingDismissed }

    /// Shows a controller over this one.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        beginPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses the controller presented by this one; if there is none, the controller itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        beginDismissal(animated: flag, completion: completion)
    }

    /// Shows a controller as the nearest container does: a navigation controller pushes it. Without a container it is
    /// presented.
    open func show(_ vc: UIViewController, sender: Any?) { showByContainer(vc, sender: sender) }

    /// Shows a controller as the detail of the nearest split view controller. Without one it is presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        showDetailByContainer(vc, sender: sender)
    }

    /// Returns the controller that responds to the action: this one or the nearest ancestor that does. Custom
    /// containers return true from `canPerformAction` for methods that they override, or register them with
    /// `ActionTable`.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        sequence(first: self, next: { $0.parent }).first {
            $0.canPerformAction(action, withSender: sender)
        }
    }

    // MARK: Traits

    open var traitCollection: UITraitCollection { storage.traits ?? .current }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The light or dark style that the controller and its children are forced to use.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { storage.view?.updateTraitsFromParent() } }
    }

    /// The traits that are overridden for the view controller and its views.
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(values: storage.traitOverrides ?? TraitValues()) }
        set {
            storage.traitOverrides = newValue.values
            storage.view?.updateTraitsFromParent()
        }
    }

    /// Traits are always up to date here.
    open func updateTraitsIfNeeded() {}

    /// Sets traits that a container overrides for one of its children.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        childViewController.storage.traitsFromParent = collection
        childViewController.storage.view?.updateTraitsFromParent()
    }

    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.storage.traitsFromParent
    }

    // MARK: Responders

    private var ownKeyCommands: [UIKeyCommand] = []
    /// The commands that were added.
    open override var keyCommands: [UIKeyCommand]? { ownKeyCommands.isEmpty ? nil : ownKeyCommands }
    /// Adds a command to those that the controller has keys for.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.append(keyCommand) }
    /// Removes a key command of the controller.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.removeAll { $0 === keyCommand } }

    open override var next: UIResponder? {
        storage.presenting ?? storage.view?.superview ?? parent
    }

    // MARK: Containers

    /// Adopts the destinations of a document's relationship segue, such as `viewControllers`.
    func connectRelationship(_ name: String, to controllers: [UIViewController]) {
        RuntimeDiagnostics.report("\(type(of: self)) has no relationship \"\(name)\"")
    }

    /// The visible child.
    var shownChild: UIViewController? { nil }

    /// The child that determines the status bar while it is visible.
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }

    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// The animation of status bar changes.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// Whether the controller determines the status bar although it does not fill the screen.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Requests an update after the status bar's properties have changed.
    open func setNeedsStatusBarAppearanceUpdate() { viewIfLoaded?.window?.updateStatusBar() }

    /// The child that determines the home indicator.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Whether the home indicator is hidden when it is not used; it is not drawn here.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// Requests an update after the preference for the home indicator has changed.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// The child that determines the deferred system gestures.
    /// The child that determines whether the pointer is locked. There is no pointer here.
    open var childViewControllerForPointerLock: UIViewController? { nil }
    open var prefersPointerLocked: Bool { false }
    open func setNeedsUpdateOfPrefersPointerLocked() {}

    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// The edges where the system's gestures are deferred in favor of the view's.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// Requests an update after the preference for system gestures has changed.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

    // MARK: Orientation

    /// Whether the interface rotates with the device.
    open var shouldAutorotate: Bool { true }
    /// The supported interface orientations: all on iPad, all but upside down elsewhere.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    /// The interface orientation for a full-screen presentation.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Requests an update after the supported interface orientations have changed.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Rotates the interface to the device's orientation. The screen's orientation is fixed here.
    open class func attemptRotationToDeviceOrientation() {}

    /// The orientation of the interface.
    open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }

    // MARK: Previews

    private var previewingContexts: [PreviewingContext] = []

    /// The actions of a preview of the controller; none, unless overridden.
    open var previewActionItems: [any UIPreviewActionItem] { [] }

    /// Registers a view for previews by the delegate's controllers.
    @discardableResult
    open func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing {
        let context = PreviewingContext(delegate, sourceView)
        previewingContexts.append(context)
        return context
    }

    /// Ends previews of a view.
    open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
        for context in previewingContexts where context === previewing { context.end() }
        previewingContexts.removeAll { $0 === previewing }
    }

    // MARK: App

    /// Called when the device is short of memory, which does not happen here.
    open func didReceiveMemoryWarning() {}

    // MARK: Segues

    /// Called before a segue is performed, with its destination created, whose view is not loaded yet.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Returns whether a segue triggered by the user or by the loading of a container is performed. Not called for
    /// segues that `performSegue` performs.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Performs the segue of the controller's scene with that identifier.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        performTemplate(withIdentifier: identifier, sender: sender)
    }

    // MARK: Unwinding

    /// Returns whether the controller is the destination of an unwind segue: by default if it has the action and is not
    /// the source.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
        fromViewController !== self && ActionTable.responds(self, to: action)
    }

    /// Returns the children that are searched for the destination of an unwind segue: those that do not contain the
    /// source, the latest first.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let own = childContaining(source)
        return children.reversed().filter { $0 !== own }
    }

    /// Returns the child that is or contains the source of the unwind segue.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        let containers = sequence(first: source.source, next: { $0.parent ?? $0.storage.presenting })
        return containers.first { $0.parent === self }
    }

    /// Called on each container between the source and the destination of an unwind segue, to show the next controller.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    /// Returns the segue with which a container unwinds from one controller to another; nil for the segue of the document.
    /// Called before `unwind(for:towards:)` existed, and still where a container overrides it.
    open func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? { nil }

    /// The nearest navigation controller that contains this one.
    open var navigationController: UINavigationController? { nearest() }

    /// The nearest tab bar controller that contains this one.
    open var tabBarController: UITabBarController? { nearest() }

    /// The nearest split view controller that contains this one.
    open var splitViewController: UISplitViewController? { nearest() }

    /// The guide that ends where the bars above the view's content end. The older form of the safe area's top.
    open var topLayoutGuide: any UILayoutSupport { view.systemGuide(.top) }

    /// The guide that begins where the bars below the view's content begin. The older form of the safe area's bottom.
    open var bottomLayoutGuide: any UILayoutSupport { view.systemGuide(.bottom) }
}
