import Kumiki
import UIKit

extension MapLayout {
    /// A text about the map, and the map in a corner.
    mutating func buildCorner() {
        view.backgroundColor = UIColor(named: "Sand")
        let title = Drawn.label("The islands in a corner", .title1, "Ink", lines: 0)
        title.accessibilityTraits = .header
        let close = makeCloseButton()
        let text = Drawn.label(Self.explanation, .body, "Mist", lines: 0)
        let shore = Drawn.picture("Shore", fills: true, radius: 20)
        shore.setContentCompressionResistancePriority(UILayoutPriority(700), for: .vertical)
        let (box, count) = (mapBox(), counts())
        view.add(title, close, text, shore, box, count)
        place(title, close, text)
        place(shore, box, count, below: text, in: view.safeAreaLayoutGuide)
    }

    private static let explanation =
        "In a small window the weather map draws Okinawa in a corner of its own. The controller is the same; only its "
        + "layout is another one."

    private mutating func makeCloseButton() -> UIButton {
        let close = Drawn.button(
            .plain(), symbol: "xmark.circle.fill", scale: .large, corners: .dynamic, foreground: "Mist")
        close.named(label: "Close")
        close.heightAnchor.constraint(equalToConstant: 44).isActive = true
        close.widthAnchor.constraint(equalToConstant: 44).isActive = true
        closeButton = close
        return close
    }

    private func mapBox() -> UIView {
        let box = Drawn.view("Shallows", radius: 16)
        box.clipsToBounds = true
        box.layer.borderWidth = 2
        let map = picture()
        map.setContentHuggingPriority(UILayoutPriority(240), for: .vertical)
        box.add(map, nahaButton)
        NSLayoutConstraint.activate([
            box.widthAnchor.constraint(equalToConstant: 168),
            box.heightAnchor.constraint(equalToConstant: 196),
            map.topAnchor.constraint(equalTo: box.topAnchor, constant: 8),
            map.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 8),
            box.trailingAnchor.constraint(equalTo: map.trailingAnchor, constant: 8),
            nahaButton.topAnchor.constraint(equalTo: map.bottomAnchor, constant: 4),
            nahaButton.centerXAnchor.constraint(equalTo: box.centerXAnchor),
            box.bottomAnchor.constraint(equalTo: nahaButton.bottomAnchor, constant: 10),
        ])
        return box
    }

    private func counts() -> UIView {
        Drawn.stack(
            .vertical, 4, countLabel, Drawn.label("Ten make a regular", .footnote, "Mist", lines: 0))
    }

    private func place(_ title: UIView, _ close: UIView, _ text: UIView) {
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            title.topAnchor.constraint(equalTo: view.topAnchor, constant: 24),
            close.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
            margins.trailingAnchor.constraint(equalTo: close.trailingAnchor),
            close.centerYAnchor.constraint(equalTo: title.centerYAnchor),
            text.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            margins.trailingAnchor.constraint(equalTo: text.trailingAnchor),
            text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 12),
        ])
    }

    private func place(
        _ shore: UIView, _ box: UIView, _ count: UIView, below text: UIView, in safe: UILayoutGuide
    ) {
        let proportion = shore.widthAnchor.constraint(equalTo: shore.heightAnchor, multiplier: 4 / 3)
        proportion.priority = Drawn.yielding
        NSLayoutConstraint.activate([
            proportion,
            shore.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 20),
            shore.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            safe.trailingAnchor.constraint(equalTo: shore.trailingAnchor, constant: 16),
            box.topAnchor.constraint(equalTo: shore.bottomAnchor, constant: 20),
            safe.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 16),
            safe.bottomAnchor.constraint(greaterThanOrEqualTo: box.bottomAnchor, constant: 16),
            count.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            count.centerYAnchor.constraint(equalTo: box.centerYAnchor),
            box.leadingAnchor.constraint(greaterThanOrEqualTo: count.trailingAnchor, constant: 16),
        ])
    }
}
