import Kumiki
import UIKit

extension CodeInterfaceBuilderKey {
    static let video = CodeInterfaceBuilderKey(rawValue: "video")
}

/// The layout of the video: what `VideoViewController.storyboard` says, its variations included.
@MainActor
enum VideoLayouts {
    static func register() {
        CodeInterfaceBuilder.register(.video, build: video)
    }

    private static func video(_ parts: InterfaceParts) -> UIView {
        let root = UIView()
        root.backgroundColor = UIColor(named: "Sand")
        let (player, controls) = PlayerLayout.player(parts)
        let (titles, bar) = (titles(parts), commentBar(parts))
        let (table, comment) = (table(parts), commentButton(parts))
        root.add(player, table)
        let safe = root.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            player.topAnchor.constraint(equalTo: safe.topAnchor),
            player.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            safe.trailingAnchor.constraint(equalTo: table.trailingAnchor),
        ])
        let upright = upright(player, titles, table, bar, in: root)
        let lying = lying(player, table, comment, in: root).setting(controls, \.spacing, to: 44)
        parts.variants = [upright, lying]
        return root
    }

    /// Room enough: the comments below the video, and a field below them.
    private static func upright(
        _ player: UIView, _ titles: UIView, _ table: UIView, _ bar: UIView, in root: UIView
    ) -> LayoutVariant {
        let safe = root.safeAreaLayoutGuide
        return LayoutVariant(when: .regularHeight)
            .showing(titles, in: root, at: 1).showing(bar, in: root)
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

    /// A phone on its side: the comments beside the video, and a button over them.
    private static func lying(_ player: UIView, _ table: UIView, _ comment: UIView, in root: UIView)
        -> LayoutVariant
    {
        let safe = root.safeAreaLayoutGuide
        return LayoutVariant(when: .compactHeight)
            .showing(comment, in: root)
            .activating(
                safe.bottomAnchor.constraint(equalTo: player.bottomAnchor),
                table.leadingAnchor.constraint(equalTo: player.trailingAnchor),
                table.topAnchor.constraint(equalTo: safe.topAnchor),
                table.widthAnchor.constraint(equalTo: safe.widthAnchor, multiplier: 0.4),
                safe.bottomAnchor.constraint(equalTo: table.bottomAnchor),
                safe.trailingAnchor.constraint(equalTo: comment.trailingAnchor, constant: 16),
                safe.bottomAnchor.constraint(equalTo: comment.bottomAnchor, constant: 16))
    }

    // MARK: - Parts

    private static func titles(_ parts: InterfaceParts) -> UIView {
        let title = Drawn.label("Evening at the Shuri gate", .title3, "Ink", lines: 2)
        title.accessibilityTraits = .header
        let text = Drawn.label("Filmed in October, four minutes", .footnote, "Mist")
        text.setContentHuggingPriority(.defaultLow, for: .horizontal)
        let like = Drawn.button(
            .tinted(), "128", .footnote, symbol: "heart.fill", scale: .small, padding: 4, foreground: "Coral",
            background: "Coral")
        like.named(label: "Like")
        parts["likeButton"] = like
        let line = Drawn.stack(
            .horizontal, 6, alignment: .center, Drawn.symbol("clock", "Mist", side: 18), text, like)
        return Drawn.stack(.vertical, 4, title, line)
    }

    private static func table(_ parts: InterfaceParts) -> UIView {
        let table = Drawn.placed(UITableView())
        table.backgroundColor = UIColor(named: "Shell")
        table.alwaysBounceVertical = true
        table.keyboardDismissMode = .interactive
        table.accessibilityIdentifier = "comments"
        parts["commentsTable"] = table
        return table
    }

    private static func commentButton(_ parts: InterfaceParts) -> UIView {
        let button = Drawn.button(
            .filled(), "Comment", symbol: "bubble.left.fill", padding: 6, background: "Lagoon")
        parts["commentButton"] = button
        return button
    }

    private static func commentBar(_ parts: InterfaceParts) -> UIView {
        let bar = Drawn.view("Sand")
        let (field, send) = (commentField(parts), sendButton(parts))
        bar.add(field, send)
        NSLayoutConstraint.activate([
            bar.heightAnchor.constraint(equalToConstant: 60),
            field.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 16),
            field.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
            send.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 10),
            send.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
            bar.trailingAnchor.constraint(equalTo: send.trailingAnchor, constant: 16),
        ])
        return bar
    }

    private static func commentField(_ parts: InterfaceParts) -> UIView {
        let field = Drawn.placed(UITextField())
        field.borderStyle = .roundedRect
        field.placeholder = Texts.here("Add a comment")
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.clearButtonMode = .whileEditing
        field.returnKeyType = .send
        field.enablesReturnKeyAutomatically = true
        field.accessibilityIdentifier = "commentField"
        parts["commentField"] = field
        return field
    }

    private static func sendButton(_ parts: InterfaceParts) -> UIView {
        let send = Drawn.button(.filled(), symbol: "paperplane.fill", background: "Lagoon")
        send.named(label: "Send")
        send.widthAnchor.constraint(equalToConstant: 40).isActive = true
        send.widthAnchor.constraint(equalTo: send.heightAnchor).isActive = true
        parts["sendButton"] = send
        return send
    }
}
