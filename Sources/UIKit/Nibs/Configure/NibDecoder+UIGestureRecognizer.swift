import CoreGraphics
import Foundation
import InterfaceBuilder

@MainActor
extension NibDecoder {
    func configure(_ recognizer: UIGestureRecognizer) {
        if let value = bool("enabled") { recognizer.isEnabled = value }
        recognizer.name = attribute("name")
        if let value = bool("cancelsTouchesInView") { recognizer.cancelsTouchesInView = value }
        if let value = bool("delaysTouchesBegan") { recognizer.delaysTouchesBegan = value }
        if let value = bool("delaysTouchesEnded") { recognizer.delaysTouchesEnded = value }
        if let value = bool("requiresExclusiveTouchType") { recognizer.requiresExclusiveTouchType = value }
    }

    func configure(_ tap: UITapGestureRecognizer) {
        if let count = count("numberOfTapsRequired") { tap.numberOfTapsRequired = count }
        if let count = count("numberOfTouchesRequired") { tap.numberOfTouchesRequired = count }
    }

    func configure(_ press: UILongPressGestureRecognizer) {
        if let seconds = number("minimumPressDuration") { press.minimumPressDuration = max(seconds, 0) }
        if let distance = number("allowableMovement") { press.allowableMovement = max(distance, 0) }
        if let count = count("numberOfTapsRequired") { press.numberOfTapsRequired = count }
        if let count = count("numberOfTouchesRequired") { press.numberOfTouchesRequired = count }
    }

    func configure(_ pan: UIPanGestureRecognizer) {
        if let count = count("minimumNumberOfTouches") { pan.minimumNumberOfTouches = count }
        if let count = count("maximumNumberOfTouches") { pan.maximumNumberOfTouches = count }
    }

    func configure(_ pan: UIScreenEdgePanGestureRecognizer) {
        let names = child("edges")?.options ?? attribute("edges").map { [$0] }
        if let names { pan.edges = UIRectEdge(names) }
    }

    func configure(_ swipe: UISwipeGestureRecognizer) {
        if let count = count("numberOfTouchesRequired") { swipe.numberOfTouchesRequired = count }
        guard let name = attribute("direction") else { return }
        let directions: [String: UISwipeGestureRecognizer.Direction] = [
            "right": .right, "left": .left, "up": .up, "down": .down,
        ]
        guard let direction = directions[name] else { return report("direction is not known: \(name)") }
        swipe.direction = direction
    }

    func configure(_ pinch: UIPinchGestureRecognizer) {
        if let scale = number("scale") { pinch.scale = scale }
    }

    func configure(_ rotation: UIRotationGestureRecognizer) {
        if let angle = number("rotation") { rotation.rotation = angle }
    }

    private func count(_ name: String) -> Int? { integer(name).map { max($0, 0) } }
}

extension UIGestureRecognizer: NibActionSource {
    package func addNibAction(_ action: NibAction) { add(action.target, action.selector) }
}
