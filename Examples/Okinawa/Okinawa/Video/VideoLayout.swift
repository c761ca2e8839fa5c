import Kumiki
import UIKit

/// The layout of the video: the counterpart of `VideoViewController.storyboard` with its variations.
struct VideoLayout: CodeInterfaceBuilder {
    enum Key: String, CodeInterfaceBuilderKey { case video }

    let view = UIView()
    let player = PlayerLayout()
    let commentsTable = Drawn.placed(UITableView())
    let commentField = Drawn.placed(UITextField())
    let sendButton = Drawn.button(.filled(), symbol: "paperplane.fill", background: "Lagoon")
    let likeButton = Drawn.button(
        .tinted(), "128", .footnote, symbol: "heart.fill", scale: .small, padding: 4, foreground: "Coral",
        background: "Coral")
    let commentButton = Drawn.button(
        .filled(), "Comment", symbol: "bubble.left.fill", padding: 6, background: "Lagoon")
    private(set) var variants: [LayoutVariant] = []

    init(key: Key) {
        view.backgroundColor = UIColor(named: "Sand")
        buildTable()
        view.add(player.view, commentsTable)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            player.view.topAnchor.constraint(equalTo: safe.topAnchor),
            player.view.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            safe.trailingAnchor.constraint(equalTo: commentsTable.trailingAnchor),
        ])
        variants = [
            upright(titles(), player.view, commentsTable, commentBar()),
            lying(player.view, commentsTable).setting(player.controls, \.spacing, to: 44),
        ]
    }

    /// Returns the layout for regular height: the comments below the video, and a field below them.
    private func upright(_ titles: UIView, _ player: UIView, _ table: UIView, _ bar: UIView) -> LayoutVariant
    {
        let safe = view.safeAreaLayoutGuide
        return LayoutVariant(verticalSizeClass: .regular)
            .showing(titles, in: view, at: 1).showing(bar, in: view)
            .activating(
                safe.trailingAnchor.constraint(equalTo: player.trailingAnchor),
                player.widthAnchor.constraint(equalTo: player.heightAnchor, multiplier: 16 / 9),
                titles.topAnchor.constraint(equalTo: player.bottomAnchor, constant: 12),
                titles.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
                safe.trailingAnchor.constraint(equalTo: titles.trailingAnchor, constant: 16),
                table.topAnchor.constraint(equalTo: titles.bottomAnchor, constant: 12),
                table.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
                bar.topAnchor.constraint(equalTo: table.bottomAnchor),
                bar.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
                safe.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
                safe.bottomAnchor.constraint(equalTo: bar.bottomAnchor))
    }

    /// Returns the layout for a phone in landscape: the comments beside the video, and a button over them.
    private func lying(_ player: UIView, _ table: UIView) -> LayoutVariant {
        let safe = view.safeAreaLayoutGuide
        return LayoutVariant(verticalSizeClass: .compact)
            .showing(commentButton, in: view)
            .activating(
                safe.bottomAnchor.constraint(equalTo: player.bottomAnchor),
                table.leadingAnchor.constraint(equalTo: player.trailingAnchor),
                table.topAnchor.constraint(equalTo: safe.topAnchor),
                table.widthAnchor.constraint(equalTo: safe.widthAnchor, multiplier: 0.4),
                safe.bottomAnchor.constraint(equalTo: table.bottomAnchor),
                safe.trailingAnchor.constraint(equalTo: commentButton.trailingAnchor, constant: 16),
                safe.bottomAnchor.constraint(equalTo: commentButton.bottomAnchor, constant: 16))
    }

    // MARK: - Parts

    private func titles() -> UIView {
        let title = Drawn.label("Evening at the Shuri gate", .title3, "Ink", lines: 2)
        title.accessibilityTraits = .header
        let text = Drawn.label("Filmed in October, four minutes", .footnote, "Mist")
        text.setContentHuggingPriority(.defaultLow, for: .horizontal)
        likeButton.named(label: "Like")
        let line = Drawn.stack(
            .horizontal, 6, alignment: .center, Drawn.symbol("clock", "Mist", side: 18), text, likeButton)
        return Drawn.stack(.vertical, 4, title, line)
    }

    private func buildTable() {
        commentsTable.backgroundColor = UIColor(named: "Shell")
        commentsTable.alwaysBounceVertical = true
        commentsTable.keyboardDismissMode = .interactive
        commentsTable.accessibilityIdentifier = "comments"
    }

    private func commentBar() -> UIView {
        let bar = Drawn.view("Sand")
        buildCommentField()
        buildSendButton()
        bar.add(commentField, sendButton)
        NSLayoutConstraint.activate([
            bar.heightAnchor.constraint(equalToConstant: 60),
            commentField.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 16),
            commentField.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
            sendButton.leadingAnchor.constraint(equalTo: commentField.trailingAnchor, constant: 10),
            sendButton.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
            bar.trailingAnchor.constraint(equalTo: sendButton.trailingAnchor, constant: 16),
        ])
        return bar
    }

    private func buildCommentField() {
        commentField.borderStyle = .roundedRect
        commentField.placeholder = Texts.here("Add a comment")
        commentField.font = .preferredFont(forTextStyle: .body)
        commentField.adjustsFontForContentSizeCategory = true
        commentField.clearButtonMode = .whileEditing
        commentField.returnKeyType = .send
        commentField.enablesReturnKeyAutomatically = true
        commentField.accessibilityIdentifier = "commentField"
    }

    private func buildSendButton() {
        sendButton.named(label: "Send")
        sendButton.widthAnchor.constraint(equalToConstant: 40).isActive = true
        sendButton.widthAnchor.constraint(equalTo: sendButton.heightAnchor).isActive = true
    }
}
