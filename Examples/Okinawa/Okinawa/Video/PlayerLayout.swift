import Kumiki
import UIKit

/// The video's picture with what moves it.
@MainActor
enum PlayerLayout {
    /// The player, and the row of buttons whose spacing varies.
    static func player(_ parts: InterfaceParts) -> (UIView, UIStackView) {
        let player = Drawn.view("DeepSea")
        player.clipsToBounds = true
        let picture = Drawn.picture("ShuriGate", fills: true)
        picture.isAccessibilityElement = true
        picture.accessibilityLabel = Texts.here("The gate of Shuri castle at dusk")
        let (controls, time, spinner) = (controls(parts), timeLine(parts), spinner(parts))
        player.add(picture, controls, time, spinner)
        player.hold(picture)
        NSLayoutConstraint.activate([
            controls.centerXAnchor.constraint(equalTo: player.centerXAnchor),
            controls.centerYAnchor.constraint(equalTo: player.centerYAnchor),
            time.leadingAnchor.constraint(equalTo: player.leadingAnchor, constant: 16),
            player.trailingAnchor.constraint(equalTo: time.trailingAnchor, constant: 16),
            player.bottomAnchor.constraint(equalTo: time.bottomAnchor, constant: 8),
            spinner.centerXAnchor.constraint(equalTo: player.centerXAnchor),
            spinner.centerYAnchor.constraint(equalTo: player.centerYAnchor),
        ])
        return (player, controls)
    }

    private static func controls(_ parts: InterfaceParts) -> UIStackView {
        let play = Drawn.button(.filled(), symbol: "play.fill", scale: .large, background: "Coral")
        play.named("playButton", label: "Play")
        play.widthAnchor.constraint(equalToConstant: 64).isActive = true
        play.heightAnchor.constraint(equalToConstant: 64).isActive = true
        let (back, ahead) = (skip("gobackward.10", "Back"), skip("goforward.10", "Ahead"))
        parts["playButton"] = play
        parts["backButton"] = back
        parts["aheadButton"] = ahead
        return Drawn.stack(.horizontal, 28, alignment: .center, back, play, ahead)
    }

    private static func skip(_ symbol: String, _ way: String) -> UIButton {
        let button = Drawn.button(.plain(), symbol: symbol, scale: .large, corners: .dynamic)
        button.named(label: "\(way) ten seconds")
        return button
    }

    private static func timeLine(_ parts: InterfaceParts) -> UIView {
        let (elapsed, remaining) = (Drawn.label(.caption1), Drawn.label(.caption1))
        let scrubber = Drawn.placed(UISlider())
        scrubber.value = 0.35
        scrubber.tintColor = UIColor(named: "Coral")
        parts["elapsedLabel"] = elapsed
        parts["scrubber"] = scrubber
        parts["remainingLabel"] = remaining
        return Drawn.stack(.horizontal, 10, alignment: .center, elapsed, scrubber, remaining)
    }

    private static func spinner(_ parts: InterfaceParts) -> UIView {
        let spinner = Drawn.placed(UIActivityIndicatorView(style: .large))
        spinner.color = .white
        parts["spinner"] = spinner
        return spinner
    }
}
