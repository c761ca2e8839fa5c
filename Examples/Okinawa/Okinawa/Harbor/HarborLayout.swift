import Kumiki
import UIKit

/// The layout of the harbor: the counterpart of the first scene of `HarborViewController.storyboard`.
struct HarborLayout: CodeInterfaceBuilder {
    enum Key: String, CodeInterfaceBuilderKey { case harbor }

    let view = UIView()
    let pierView = Drawn.container()
    let answerLabel = Drawn.label("No question yet", .headline, "Pearl", lines: 0)

    init(key: Key) {
        view.backgroundColor = UIColor(named: "DeepSea")
        let title = Drawn.label("The harbor master", .title1, "Pearl")
        title.accessibilityTraits = .header
        let text = Drawn.label(
            "Every question asked below comes up here, and nobody on the way hands it on.", .callout,
            "Spray",
            lines: 0)
        text.setContentCompressionResistancePriority(Drawn.yielding, for: .vertical)
        let answer = answerLine()
        view.add(title, text, pierView, answer)
        place(title, text, answer)
    }

    private func answerLine() -> UIView {
        answerLabel.setContentHuggingPriority(.defaultLow, for: .horizontal)
        answerLabel.accessibilityIdentifier = "answerLabel"
        return Drawn.stack(
            .horizontal, 10, alignment: .center, Drawn.symbol("bell.fill", "Coral", side: 22), answerLabel)
    }

    private func place(_ title: UIView, _ text: UIView, _ answer: UIView) {
        let (safe, margins) = (view.safeAreaLayoutGuide, view.layoutMarginsGuide)
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            title.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
            margins.trailingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor),
            text.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 6),
            margins.trailingAnchor.constraint(equalTo: text.trailingAnchor),
            pierView.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            pierView.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 20),
            safe.trailingAnchor.constraint(equalTo: pierView.trailingAnchor, constant: 16),
            answer.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            answer.topAnchor.constraint(equalTo: pierView.bottomAnchor, constant: 20),
            margins.trailingAnchor.constraint(equalTo: answer.trailingAnchor),
            safe.bottomAnchor.constraint(equalTo: answer.bottomAnchor, constant: 16),
        ])
    }
}

extension Drawn {
    /// Returns a view with rounded corners that clips the view of a child controller.
    static func container() -> UIView {
        let view = view(radius: 20)
        view.clipsToBounds = true
        return view
    }
}
