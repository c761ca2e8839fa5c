import CoreGraphics
import Foundation
import UIKit

/// Random input for a window: taps, drags, keys, rotations, other traits, restored states.
@MainActor
package struct RandomInput {
    private let window: UIWindow
    private let user: UserActions
    private let traits: RandomTraits
    private var numbers: SeededNumbers

    package init(on window: UIWindow, seed: UInt64) {
        self.window = window
        user = UserActions(on: window)
        traits = RandomTraits(window: window)
        numbers = SeededNumbers(seed: seed)
    }

    /// Performs a random step and returns its description.
    package mutating func step() -> String {
        switch numbers.below(100) {
        case 0..<45: return tap()
        case 45..<52: return press()
        case 52..<68: return drag()
        case 68..<72: return edge()
        case 72..<76: return spread()
        case 76..<84: return type()
        case 84..<87: return turn()
        case 87..<91: return traits.change(&numbers)
        case 91..<93: return restore()
        default: return wait()
        }
    }

    // MARK: Places

    private mutating func anywhere() -> CGPoint {
        let bounds = window.bounds
        return CGPoint(x: bounds.width * numbers.part(), y: bounds.height * numbers.part())
    }

    /// Returns a random point, usually in a control.
    private mutating func place() -> CGPoint {
        guard numbers.below(4) > 0 else { return anywhere() }
        let targets = window.userTargets
        return numbers.pick(targets).map(\.point) ?? anywhere()
    }

    // MARK: Touches

    private mutating func tap() -> String {
        let (point, count) = (place(), numbers.below(12) == 0 ? 2 : 1)
        user.tap(at: point, count: count)
        return "tap \(point.words)"
    }

    private mutating func press() -> String {
        let point = place()
        user.press(at: point)
        return "press \(point.words)"
    }

    private mutating func drag() -> String {
        let (start, end) = (place(), anywhere())
        user.drag(from: start, to: end, duration: 0.05 + 0.3 * Double(numbers.part()))
        return "drag \(start.words) to \(end.words)"
    }

    /// Drags from an edge of the window, as in a back gesture or to dismiss a sheet.
    private mutating func edge() -> String {
        let y = window.bounds.height * numbers.part()
        let end = CGPoint(x: window.bounds.width * numbers.part(), y: y)
        user.drag(from: CGPoint(x: 2, y: y), to: end, duration: 0.2)
        return "drag in to \(end.words)"
    }

    private mutating func spread() -> String {
        let center = anywhere()
        if numbers.below(2) == 0 {
            user.pinch(around: center, from: 20 + 100 * numbers.part(), to: 20 + 200 * numbers.part())
        } else {
            user.rotate(around: center, by: 3 * numbers.part())
        }
        return "two touches at \(center.words)"
    }

    // MARK: Keys

    private static let keys = [
        "\t", "\r", " ", UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow, UIKeyCommand.inputLeftArrow,
        UIKeyCommand.inputRightArrow, UIKeyCommand.inputEscape,
    ]
    private static let texts = ["Naha", "a\n", "\u{8}\u{8}", "首里", "👨‍👩‍👧", "1234567890"]

    private mutating func type() -> String {
        switch numbers.below(3) {
        case 0:
            let key = numbers.pick(Self.keys) ?? " "
            user.press(key: key, modifiers: numbers.below(3) == 0 ? .shift : [])
            return "key \(key.debugDescription)"
        case 1:
            let key = numbers.pick(["z", "x", "c", "v", "a"]) ?? "z"
            user.press(key: key, modifiers: .command)
            return "command \(key)"
        default:
            let text = numbers.pick(Self.texts) ?? ""
            user.type(text)
            return "type \(text.debugDescription)"
        }
    }

    // MARK: The device

    private mutating func turn() -> String {
        window.turn(animated: numbers.below(2) == 0)
        return "turn"
    }

    private mutating func wait() -> String {
        let time = Double(numbers.part())
        user.wait(time)
        return "wait \(String(format: "%.2f", time))"
    }

    /// Saves the state and restores it in the same controllers, sometimes from damaged data.
    private mutating func restore() -> String {
        guard let root = window.rootViewController else { return "nothing to restore" }
        name(root)
        let restoration = StateRestoration(application: "exploration")
        guard var state = restoration.save([root]) else { return "nothing saved" }
        if numbers.below(3) == 0, !state.isEmpty { state[numbers.below(state.count)] ^= 0x40 }
        do {
            try restoration.restore(state, into: [root])
        } catch {
            return "refused: \(error)"
        }
        window.layoutIfNeeded()
        return "restore"
    }

    /// Assigns restoration identifiers to controllers without one.
    private func name(_ root: UIViewController) {
        var rest = [root]
        while let controller = rest.popLast() {
            if controller.restorationIdentifier == nil { controller.restorationIdentifier = "\(rest.count)" }
            rest += controller.children
        }
    }
}

extension CGPoint {
    fileprivate var words: String { "(\(Int(x)), \(Int(y)))" }
}
