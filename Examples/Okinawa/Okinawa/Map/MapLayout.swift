import Kumiki
import UIKit

/// The map's two layouts in code: the counterparts of the scenes of `MapViewController.storyboard`.
struct MapLayout: CodeInterfaceBuilder {
    enum Key: String, CodeInterfaceBuilderKey {
        /// The map fills the screen.
        case whole = "map.whole"
        /// The map is in the corner of a small window.
        case corner = "map.corner"
    }

    let view = UIView()
    let countLabel: UILabel
    let nahaButton: UIButton

    // Parts of the whole map.
    var progressView: UIProgressView?
    var wholeIslandButton: UIButton?

    // A part of the map in the corner.
    var closeButton: UIButton?

    init(key: Key) {
        switch key {
        case .whole:
            countLabel = Drawn.label("", .headline, "Ink")
            nahaButton = Drawn.button(
                .filled(), "Okinawa", .headline, symbol: "mappin.and.ellipse", padding: 6, background: "Coral"
            )
            buildWhole()
        case .corner:
            countLabel = Drawn.label(font: .boldSystemFont(ofSize: 28), "Ink")
            nahaButton = Drawn.button(.filled(), "Okinawa", .subheadline, background: "Coral")
            buildCorner()
        }
        countLabel.accessibilityIdentifier = "countLabel"
        nahaButton.named("nahaButton")
    }

    func picture() -> UIImageView {
        let map = Drawn.picture("Islands")
        map.setContentCompressionResistancePriority(UILayoutPriority(740), for: .horizontal)
        map.setContentCompressionResistancePriority(UILayoutPriority(740), for: .vertical)
        return map
    }

    // MARK: - The whole map

    private mutating func buildWhole() {
        view.backgroundColor = UIColor(named: "Shallows")
        let (shore, map) = (Drawn.picture("Shore", fills: true), picture())
        map.isAccessibilityElement = true
        map.accessibilityLabel = Texts.here("Map of Okinawa")
        nahaButton.accessibilityHint = Texts.here("Says the name of the capital and counts")
        nahaButton.heightAnchor.constraint(equalToConstant: 48).isActive = true
        let (all, card) = (makeWholeIslandButton(), makeCard())
        view.add(shore, map, nahaButton, all, card)
        place(shore, map)
        place(all, card, around: map, in: view.safeAreaLayoutGuide)
    }

    private mutating func makeWholeIslandButton() -> UIButton {
        let button = Drawn.button(
            .gray(), symbol: "location.fill", foreground: "Lagoon", background: "Shell")
        button.named(label: "Show the whole island")
        button.widthAnchor.constraint(equalTo: button.heightAnchor).isActive = true
        button.widthAnchor.constraint(equalToConstant: 48).isActive = true
        wholeIslandButton = button
        return button
    }

    private func place(_ shore: UIView, _ map: UIView) {
        let safe = view.safeAreaLayoutGuide
        let width = map.widthAnchor.constraint(equalTo: safe.widthAnchor, constant: -40)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            shore.heightAnchor.constraint(equalToConstant: 300),
            shore.topAnchor.constraint(equalTo: view.topAnchor),
            shore.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: shore.trailingAnchor),
            map.widthAnchor.constraint(equalTo: map.heightAnchor),
            map.topAnchor.constraint(equalTo: safe.topAnchor, constant: 40),
            map.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
            map.leadingAnchor.constraint(greaterThanOrEqualTo: safe.leadingAnchor, constant: 20),
            width,
        ])
    }

    private func place(_ all: UIView, _ card: UIView, around map: UIView, in safe: UILayoutGuide) {
        NSLayoutConstraint.activate([
            nahaButton.centerXAnchor.constraint(equalTo: map.centerXAnchor, constant: -104),
            nahaButton.centerYAnchor.constraint(equalTo: map.centerYAnchor, constant: 22),
            safe.trailingAnchor.constraint(equalTo: all.trailingAnchor, constant: 20),
            card.topAnchor.constraint(equalTo: all.bottomAnchor, constant: 14),
            card.topAnchor.constraint(greaterThanOrEqualTo: map.bottomAnchor, constant: 12),
            card.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            safe.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: 16),
            safe.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: 16),
        ])
    }

    // MARK: - The card

    private mutating func makeCard() -> UIView {
        let card = Drawn.placed(UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial)))
        card.clipsToBounds = true
        card.layer.cornerRadius = 24
        let stack = Drawn.stack(.vertical, 14, headline(), makeProgress(), countLine())
        card.contentView.addSubview(stack)
        card.contentView.hold(stack, horizontally: 20, vertically: 18)
        return card
    }

    private func headline() -> UIView {
        let texts = Drawn.stack(
            .vertical, 2, Drawn.label("Ryukyu Islands", .title2, "Ink"),
            Drawn.label("Tap the pin and hear its capital.", .subheadline, "Mist", lines: 0))
        return Drawn.stack(
            .horizontal, 12, alignment: .center, Drawn.symbol("sailboat.fill", "Lagoon", side: 36), texts)
    }

    private mutating func makeProgress() -> UIView {
        let progress = Drawn.placed(UIProgressView())
        progress.setContentHuggingPriority(.defaultHigh, for: .vertical)
        progress.progressTintColor = UIColor(named: "Coral")
        progress.trackTintColor = UIColor(named: "Shallows")
        progressView = progress
        return progress
    }

    private func countLine() -> UIView {
        let goal = Drawn.label("Ten make a regular", .footnote, "Mist", alignment: .right)
        goal.setContentHuggingPriority(.defaultLow, for: .horizontal)
        return Drawn.stack(.horizontal, 8, alignment: .center, countLabel, goal)
    }
}
