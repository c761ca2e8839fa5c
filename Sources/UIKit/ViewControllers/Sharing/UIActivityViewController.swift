import Foundation

/// Offers activities for items. The system's own activities are not available; custom ones are, and are selected with
/// `perform(_:)`.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    /// Receives the activity, whether it was completed, the returned items, and the error.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) ->
        Void
    /// Receives the activity and whether it was completed.
    public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void

    /// Called when the controller finishes.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// The older form of `completionWithItemsHandler`.
    open var completionHandler: CompletionHandler?
    /// The activities that are not offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    /// The shared items.
    package let activityItems: [Any]
    private let applicationActivities: [UIActivity]

    /// Creates a controller for the items, with the custom activities.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        self.applicationActivities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller for the items of the configuration, with its activities.
    public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
        self.init(
            activityItems: activityItemsConfiguration.itemProvidersForActivityItemsConfiguration.map {
                $0.object ?? $0
            },
            applicationActivities:
                activityItemsConfiguration.applicationActivitiesForActivityItemsConfiguration)
    }

    public required init?(coder: NSCoder) {
        activityItems = []
        applicationActivities = []
        super.init(coder: coder)
    }

    /// The activities that are offered for the items.
    package var offered: [UIActivity] {
        applicationActivities.filter { activity in
            let isExcluded =
                activity.activityType.map { excludedActivityTypes?.contains($0) == true } ?? false
            return !isExcluded && activity.canPerform(withActivityItems: activityItems)
        }
    }

    /// Selects an activity, as a tap on it does.
    package func perform(_ activity: UIActivity) {
        let items = activityItems.map { item in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(self, itemForActivityType: activity.activityType) ?? item
        }
        activity.prepare(withActivityItems: items)
        activity.perform()
        finish(activity.activityType, true)
    }

    open override func loadView() {
        super.loadView()
        view.backgroundColor = .systemBackground
        RuntimeDiagnostics.report("UIActivityViewController shows none of the system's activities here")
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        finish(nil, false)
    }

    private func finish(_ type: UIActivity.ActivityType?, _ completed: Bool) {
        let (withItems, plain) = (completionWithItemsHandler, completionHandler)
        (completionWithItemsHandler, completionHandler) = (nil, nil)
        withItems?(type, completed, nil, nil)
        plain?(type, completed)
        if completed, presentingViewController != nil { dismiss(animated: true) }
    }
}
