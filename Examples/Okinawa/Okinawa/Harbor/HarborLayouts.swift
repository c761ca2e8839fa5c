import Kumiki
import UIKit

extension CodeInterfaceBuilderKey {
    static let harbor = CodeInterfaceBuilderKey(rawValue: "harbor")
    static let pier = CodeInterfaceBuilderKey(rawValue: "harbor.pier")
    static let boat = CodeInterfaceBuilderKey(rawValue: "harbor.boat")
}

/// The three layouts of the harbor: what `HarborViewController.storyboard` says with its scenes.
@MainActor
enum HarborLayouts {
    static func register() {
        CodeInterfaceBuilder.register(.harbor, build: harbor)
        CodeInterfaceBuilder.register(.pier, build: pier)
        CodeInterfaceBuilder.register(.boat, build: boat)
    }

    private static func container(_ name: String, _ parts: InterfaceParts) -> UIView {
        let view = Drawn.view(radius: 20)
        view.clipsToBounds = true
        parts[name] = view
        return view
    }

    // MARK: - The harbor

    private static func harbor(_ parts: InterfaceParts) -> UIView {
        let root = UIView()
        root.backgroundColor = UIColor(named: "DeepSea")
        let title = Drawn.label("The harbor master", .title1, "Sand")
        title.accessibilityTraits = .header
        let text = Drawn.label(
            "Every question asked below comes up here, and nobody on the way hands it on.", .callout,
            "Shallows",
            lines: 0)
        text.setContentCompressionResistancePriority(Drawn.yielding, for: .vertical)
        let (pier, answer) = (container("pierView", parts), answerLine(parts))
        root.add(title, text, pier, answer)
        place(title, text, pier, answer, in: root)
        return root
    }

    private static func answerLine(_ parts: InterfaceParts) -> UIView {
        let answer = Drawn.label("No question yet", .headline, "Sand", lines: 0)
        answer.setContentHuggingPriority(.defaultLow, for: .horizontal)
        answer.accessibilityIdentifier = "answerLabel"
        parts["answerLabel"] = answer
        return Drawn.stack(
            .horizontal, 10, alignment: .center, Drawn.symbol("bell.fill", "Coral", side: 22), answer)
    }

    private static func place(
        _ title: UIView, _ text: UIView, _ pier: UIView, _ answer: UIView, in root: UIView
    ) {
        let (safe, margins) = (root.safeAreaLayoutGuide, root.layoutMarginsGuide)
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            title.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
            margins.trailingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor),
            text.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 6),
            margins.trailingAnchor.constraint(equalTo: text.trailingAnchor),
            pier.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            pier.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 20),
            safe.trailingAnchor.constraint(equalTo: pier.trailingAnchor, constant: 16),
            answer.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            answer.topAnchor.constraint(equalTo: pier.bottomAnchor, constant: 20),
            margins.trailingAnchor.constraint(equalTo: answer.trailingAnchor),
            safe.bottomAnchor.constraint(equalTo: answer.bottomAnchor, constant: 16),
        ])
    }

    // MARK: - The pier

    private static func pier(_ parts: InterfaceParts) -> UIView {
        let root = UIView()
        root.backgroundColor = UIColor(named: "Lagoon")
        let (name, boat) = (Drawn.label("Pier 3", .title2), container("boatView", parts))
        let tide = Drawn.placed(UISegmentedControl(items: [Texts.here("Ebb"), Texts.here("Flood")]))
        tide.selectedSegmentIndex = 1
        parts["tideControl"] = tide
        root.add(name, tide, boat)
        NSLayoutConstraint.activate([
            name.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            name.topAnchor.constraint(equalTo: root.topAnchor, constant: 18),
            tide.leadingAnchor.constraint(greaterThanOrEqualTo: name.trailingAnchor, constant: 12),
            tide.centerYAnchor.constraint(equalTo: name.centerYAnchor),
            root.trailingAnchor.constraint(equalTo: tide.trailingAnchor, constant: 20),
            boat.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            boat.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 18),
            root.trailingAnchor.constraint(equalTo: boat.trailingAnchor, constant: 16),
            root.bottomAnchor.constraint(equalTo: boat.bottomAnchor, constant: 16),
        ])
        return root
    }

    // MARK: - The boat

    private static func boat(_ parts: InterfaceParts) -> UIView {
        let root = UIView()
        root.backgroundColor = UIColor(named: "Sand")
        let (name, note, buttons) = (nameLabel(parts), noteLabel(parts), buttons(parts))
        let stack = Drawn.stack(
            .vertical, 12, alignment: .center, Drawn.symbol("sailboat.fill", "DeepSea", side: 72), name, note,
            buttons)
        root.add(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            root.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 20),
            stack.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            buttons.leadingAnchor.constraint(equalTo: stack.leadingAnchor),
        ])
        return root
    }

    private static func nameLabel(_ parts: InterfaceParts) -> UILabel {
        let name = Drawn.label("Sabani “Umikaji”", .title3, "Ink", alignment: .center)
        parts["nameLabel"] = name
        return name
    }

    private static func noteLabel(_ parts: InterfaceParts) -> UILabel {
        let note = Drawn.label(
            "Four rowers, one sail, no nail", .subheadline, "Mist", lines: 0, alignment: .center)
        parts["noteLabel"] = note
        return note
    }

    private static func buttons(_ parts: InterfaceParts) -> UIView {
        let leave = Drawn.button(.filled(), "May we leave?", .headline, corners: .large, background: "Coral")
        leave.named("leaveButton")
        leave.heightAnchor.constraint(equalToConstant: 50).isActive = true
        let weather = Drawn.button(
            .tinted(), "How is the sea?", .headline, corners: .large, foreground: "Lagoon",
            background: "Lagoon")
        parts["leaveButton"] = leave
        parts["weatherButton"] = weather
        let stack = Drawn.stack(.vertical, 10, leave, weather)
        stack.distribution = .fillEqually
        return stack
    }
}
