import Foundation

/// An input to a live screen that can be repeated on another one: for the same scene after a change, or in another configuration.
package struct RecordedInput: Codable, Sendable, Hashable {
    /// The description of a view, by properties that remain when the screen is recreated.
    package struct Target: Codable, Sendable, Hashable {
        package var className: String
        /// The object's id in the document.
        package var id: String?
        package var identifier: String?
        package var text: String?
        /// The section and item of the cell that contains the view.
        package var cell: [Int]?
        /// The number of visible views with the same class and id before it.
        package var ordinal: Int
    }

    /// A movement of a touch after the previous one.
    package struct Move: Codable, Sendable, Hashable {
        /// The time in seconds.
        package var time: TimeInterval
        /// The distance from the beginning of the touch, in points.
        package var x: Double
        package var y: Double
    }

    package enum Action: Codable, Sendable, Hashable {
        /// A touch at a position relative to the target's size, with a duration in seconds after its last movement.
        case touch(Target, x: Double, y: Double, moves: [Move], rest: TimeInterval)
        /// A scroll of the target to a content offset.
        case scroll(Target, x: Double, y: Double)
        /// A pinch at a position relative to the target's size.
        case pinch(Target, x: Double, y: Double, factor: Double)
        case text(String)
        case key(String, modifiers: Int)
        case rotation
    }

    package var action: Action
    /// The time since the previous input, in seconds.
    package var pause: TimeInterval

    package init(_ action: Action, pause: TimeInterval) { (self.action, self.pause) = (action, pause) }
}

extension [RecordedInput] {
    /// The most inputs that are recorded.
    private static let limit = 500

    /// Adds inputs. Text is appended to preceding text, and a content offset replaces the preceding one of the same view.
    package mutating func record(_ inputs: [RecordedInput]) {
        for input in inputs {
            switch (last?.action, input.action) {
            case (.text(let former)?, .text(let text)) where former.count + text.count < 10_000:
                self[count - 1].action = .text(former + text)
            case (.scroll(let former, _, _)?, .scroll(let target, _, _)) where former == target:
                self[count - 1].action = input.action
            default: if count < Self.limit { append(input) }
            }
        }
    }
}
