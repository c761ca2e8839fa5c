/// The place of an alert's cards.
enum AlertArrangement {
    /// One card in the middle, above the content that is dimmed.
    case middle
    /// Cards at the lower edge, above the content that is dimmed.
    case bottom
    /// One card, which fills a popover.
    case popover
}

/// The content of an alert.
@MainActor
struct AlertContent {
    let title: String?
    let message: String?
    let fields: [UITextField]
    let actions: [UIAlertAction]
    let arrangement: AlertArrangement
    /// Whether the alert is an action sheet.
    let isSheet: Bool
    let strongAction: UIAlertAction?
    let choose: @MainActor (UIAlertAction) -> Void

    init(_ alert: UIAlertController) {
        title = alert.title
        message = alert.message
        fields = alert.textFields ?? []
        actions = alert.shownActions
        arrangement = alert.arrangement
        isSheet = alert.preferredStyle == .actionSheet
        strongAction = alert.preferredAction ?? alert.actions.first { $0.style == .cancel }
        choose = { [weak alert] action in alert?.choose(action) }
    }
}
