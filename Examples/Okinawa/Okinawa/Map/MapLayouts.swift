import Kumiki
import UIKit

extension CodeInterfaceBuilderKey {
    /// The map over the whole screen.
    static let wholeMap = CodeInterfaceBuilderKey(rawValue: "map.whole")
    /// The map in the corner of a small window.
    static let cornerMap = CodeInterfaceBuilderKey(rawValue: "map.corner")
}

/// The map's layouts in code: what `MapViewController.storyboard` says with its two scenes.
@MainActor
enum MapLayouts {
    static func register() {
        CodeInterfaceBuilder.register(.wholeMap, build: whole)
        CodeInterfaceBuilder.register(.cornerMap, build: corner)
    }

    static func picture() -> UIImageView {
        let map = Drawn.picture("Islands")
        map.setContentCompressionResistancePriority(UILayoutPriority(740), for: .horizontal)
        map.setContentCompressionResistancePriority(UILayoutPriority(740), for: .vertical)
        return map
    }

    // MARK: - The whole screen

    private static func whole(_ parts: InterfaceParts) -> UIView {
        let root = UIView()
        root.backgroundColor = UIColor(named: "Shallows")
        let (shore, map) = (Drawn.picture("Shore", fills: true), picture())
        map.isAccessibilityElement = true
        map.accessibilityLabel = Texts.here("Map of Okinawa")
        let (naha, all, card) = (nahaButton(), wholeIslandButton(), card(parts))
        root.add(shore, map, naha, all, card)
        place(shore, map, in: root)
        place(naha, all, card, around: map, in: root.safeAreaLayoutGuide)
        parts["nahaButton"] = naha
        parts["wholeIslandButton"] = all
        return root
    }

    private static func nahaButton() -> UIButton {
        let button = Drawn.button(
            .filled(), "Okinawa", .headline, symbol: "mappin.and.ellipse", padding: 6, background: "Coral")
        button.named("nahaButton")
        button.accessibilityHint = Texts.here("Says the name of the capital and counts")
        button.heightAnchor.constraint(equalToConstant: 48).isActive = true
        return button
    }

    private static func wholeIslandButton() -> UIButton {
        let button = Drawn.button(
            .gray(), symbol: "location.fill", foreground: "Lagoon", background: "Shell")
        button.named(label: "Show the whole island")
        button.widthAnchor.constraint(equalTo: button.heightAnchor).isActive = true
        button.widthAnchor.constraint(equalToConstant: 48).isActive = true
        return button
    }

    private static func place(_ shore: UIView, _ map: UIView, in root: UIView) {
        let safe = root.safeAreaLayoutGuide
        let width = map.widthAnchor.constraint(equalTo: safe.widthAnchor, constant: -40)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            shore.heightAnchor.constraint(equalToConstant: 300),
            shore.topAnchor.constraint(equalTo: root.topAnchor),
            shore.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            root.trailingAnchor.constraint(equalTo: shore.trailingAnchor),
            map.widthAnchor.constraint(equalTo: map.heightAnchor),
            map.topAnchor.constraint(equalTo: safe.topAnchor, constant: 40),
            map.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
            map.leadingAnchor.constraint(greaterThanOrEqualTo: safe.leadingAnchor, constant: 20),
            width,
        ])
    }

    private static func place(
        _ naha: UIView, _ all: UIView, _ card: UIView, around map: UIView, in safe: UILayoutGuide
    ) {
        NSLayoutConstraint.activate([
            naha.centerXAnchor.constraint(equalTo: map.centerXAnchor, constant: -104),
            naha.centerYAnchor.constraint(equalTo: map.centerYAnchor, constant: 22),
            safe.trailingAnchor.constraint(equalTo: all.trailingAnchor, constant: 20),
            card.topAnchor.constraint(equalTo: all.bottomAnchor, constant: 14),
            card.topAnchor.constraint(greaterThanOrEqualTo: map.bottomAnchor, constant: 12),
            card.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            safe.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: 16),
            safe.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: 16),
        ])
    }

    // MARK: - The card

    private static func card(_ parts: InterfaceParts) -> UIView {
        let card = Drawn.placed(UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial)))
        card.clipsToBounds = true
        card.layer.cornerRadius = 24
        let stack = Drawn.stack(.vertical, 14, headline(), progress(parts), countLine(parts))
        card.contentView.addSubview(stack)
        card.contentView.hold(stack, horizontally: 20, vertically: 18)
        return card
    }

    private static func headline() -> UIView {
        let texts = Drawn.stack(
            .vertical, 2, Drawn.label("Ryukyu Islands", .title2, "Ink"),
            Drawn.label("Tap the pin and hear its capital.", .subheadline, "Mist", lines: 0))
        return Drawn.stack(
            .horizontal, 12, alignment: .center, Drawn.symbol("sailboat.fill", "Lagoon", side: 36), texts)
    }

    private static func progress(_ parts: InterfaceParts) -> UIView {
        let progress = Drawn.placed(UIProgressView())
        progress.setContentHuggingPriority(.defaultHigh, for: .vertical)
        progress.progressTintColor = UIColor(named: "Coral")
        progress.trackTintColor = UIColor(named: "Shallows")
        parts["progressView"] = progress
        return progress
    }

    private static func countLine(_ parts: InterfaceParts) -> UIView {
        let count = Drawn.label("", .headline, "Ink")
        count.accessibilityIdentifier = "countLabel"
        parts["countLabel"] = count
        let goal = Drawn.label("Ten make a regular", .footnote, "Mist", alignment: .right)
        goal.setContentHuggingPriority(.defaultLow, for: .horizontal)
        return Drawn.stack(.horizontal, 8, alignment: .center, count, goal)
    }
}
