import CoreGraphics
import Foundation
import UIKit

/// The result of repeating inputs.
package struct LiveReplay: Codable, Sendable, Hashable {
    /// The number of repeated inputs.
    package var count: Int
    /// The reason why an input could not be repeated; nil if all were.
    package var obstacle: String?
}

extension LiveScreen {
    /// The longest repeated pause, in seconds on the virtual clock.
    private static let longestPause: TimeInterval = 1
    /// The host's time after which the remaining inputs are skipped, since a screen must appear soon.
    private static let patience = Duration.seconds(3)

    /// Repeats the inputs to a former screen as far as their views exist.
    func replay(_ inputs: [RecordedInput]) -> LiveReplay {
        let start = ContinuousClock.now
        for (index, input) in inputs.enumerated() {
            guard start.duration(to: .now) < Self.patience else {
                return LiveReplay(count: index, obstacle: "repeating all inputs takes too long")
            }
            let obstacle = use { window -> String? in
                pass(min(input.pause, Self.longestPause), in: window)
                return self.repeats(input.action, on: window)
            }
            guard let obstacle else { return LiveReplay(count: index, obstacle: "the app shows no window") }
            if let obstacle { return LiveReplay(count: index, obstacle: obstacle) }
        }
        return LiveReplay(count: inputs.count)
    }

    /// Performs an input; returns the reason if it is not possible.
    private func repeats(_ action: RecordedInput.Action, on window: UIWindow) -> String? {
        let user = UserActions(on: window)
        switch action {
        case .touch(let target, let x, let y, let moves, let rest):
            guard let point = point(target, x, y, window) else { return Self.missing(target) }
            user.touchDown(point)
            for move in moves {
                user.wait(move.time)
                user.touchMove(CGPoint(x: point.x + move.x, y: point.y + move.y))
            }
            user.wait(max(rest, Self.shortestTouch))
            user.touchUp()
        case .scroll(let target, let x, let y):
            guard let view = RecordedTargets(in: window).view(target) as? UIScrollView else {
                return Self.missing(target)
            }
            view.userScroll(to: view.nearestOffset(to: CGPoint(x: x, y: y)))
        case .pinch(let target, let x, let y, let factor):
            guard let point = point(target, x, y, window) else { return Self.missing(target) }
            perform(.pinch(x: point.x, y: point.y, factor: factor), window)
        case .text(let text):
            guard user.type(text) else { return "no view accepts the typed text" }
        case .key(let key, let modifiers): perform(.key(key, modifiers: modifiers), window)
        case .rotation: perform(.rotate, window)
        }
        return nil
    }

    private func point(
        _ target: RecordedInput.Target, _ x: Double, _ y: Double, _ window: UIWindow
    ) -> CGPoint? {
        guard let view = RecordedTargets(in: window).view(target) else { return nil }
        let place = CGPoint(
            x: view.bounds.minX + view.bounds.width * x, y: view.bounds.minY + view.bounds.height * y)
        return view.convert(place, to: nil)
    }

    private static func missing(_ target: RecordedInput.Target) -> String {
        let name = target.identifier ?? target.text ?? target.id
        return target.className + (name.map { " “\($0.prefix(40))”" } ?? "") + " is not there"
    }
}
