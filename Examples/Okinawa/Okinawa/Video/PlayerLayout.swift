import UIKit

/// The video's picture with its controls: a part of the video's layout.
@MainActor
struct PlayerLayout {
    let view = Drawn.view("DeepSea")
    let playButton = Drawn.button(.filled(), symbol: "play.fill", scale: .large, background: "Coral")
    let backButton = skipButton("gobackward.10", "Back ten seconds")
    let aheadButton = skipButton("goforward.10", "Ahead ten seconds")
    /// The row of buttons, whose spacing varies.
    let controls: UIStackView
    let elapsedLabel = Drawn.label(.caption1)
    let remainingLabel = Drawn.label(.caption1)
    let scrubber = Drawn.placed(UISlider())
    let spinner = Drawn.placed(UIActivityIndicatorView(style: .large))

    init() {
        controls = Drawn.stack(.horizontal, 28, alignment: .center, backButton, playButton, aheadButton)
        view.clipsToBounds = true
        playButton.named("playButton", label: "Play")
        playButton.widthAnchor.constraint(equalToConstant: 64).isActive = true
        playButton.heightAnchor.constraint(equalToConstant: 64).isActive = true
        spinner.color = .white
        let picture = Drawn.picture("ShuriGate", fills: true)
        picture.isAccessibilityElement = true
        picture.accessibilityLabel = Texts.here("The gate of Shuri castle at dusk")
        let time = timeLine()
        view.add(picture, controls, time, spinner)
        view.hold(picture)
        NSLayoutConstraint.activate([
            controls.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            controls.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            time.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            view.trailingAnchor.constraint(equalTo: time.trailingAnchor, constant: 16),
            view.bottomAnchor.constraint(equalTo: time.bottomAnchor, constant: 8),
            spinner.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            spinner.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    private static func skipButton(_ symbol: String, _ label: String) -> UIButton {
        let button = Drawn.button(.plain(), symbol: symbol, scale: .large, corners: .dynamic)
        button.named(label: label)
        return button
    }

    private func timeLine() -> UIView {
        scrubber.value = 0.35
        scrubber.tintColor = UIColor(named: "Coral")
        return Drawn.stack(.horizontal, 10, alignment: .center, elapsedLabel, scrubber, remainingLabel)
    }
}
