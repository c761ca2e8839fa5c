import Kumiki
import UIKit

/// The layout of a boat: the counterpart of the third scene of `HarborViewController.storyboard`.
struct BoatLayout: CodeInterfaceBuilder {
    enum Key: String, CodeInterfaceBuilderKey { case boat = "harbor.boat" }

    let view = UIView()
    let nameLabel = Drawn.label("Sabani “Umikaji”", .title3, "Ink", alignment: .center)
    let noteLabel = Drawn.label(
        "Four rowers, one sail, no nail", .subheadline, "Mist", lines: 0, alignment: .center)
    let leaveButton = Drawn.button(
        .filled(), "May we leave?", .headline, corners: .large, background: "Coral")
    let weatherButton = Drawn.button(
        .tinted(), "How is the sea?", .headline, corners: .large, foreground: "Lagoon", background: "Lagoon")

    init(key: Key) {
        view.backgroundColor = UIColor(named: "Sand")
        leaveButton.named("leaveButton")
        leaveButton.heightAnchor.constraint(equalToConstant: 50).isActive = true
        let buttons = Drawn.stack(.vertical, 10, leaveButton, weatherButton)
        buttons.distribution = .fillEqually
        let stack = Drawn.stack(
            .vertical, 12, alignment: .center, Drawn.symbol("sailboat.fill", "Ink", side: 72), nameLabel,
            noteLabel, buttons)
        view.add(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            view.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 20),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            buttons.leadingAnchor.constraint(equalTo: stack.leadingAnchor),
        ])
    }
}
