import Foundation

/// A use of a live screen that can be repeated on another one: of the same scene after a change, or in another configuration.
package struct RecordedInput: Codable, Sendable, Hashable {
    /// A view, by what remains of it when the screen is recreated.
    package struct Target: Codable, Sendable, Hashable {
        package var className: String
        /// The object id in the document.
        package var id: String?
        package var identifier: String?
        package var text: String?
        /// Section and item of the cell that contains the view.
        package var cell: [Int]?
        /// The number of visible views of the class and id before it.
        package var ordinal: Int
    }

    /// A movement of a touch since the one before.
    package struct Move: Codable, Sendable, Hashable {
        /// In seconds.
        package var time: TimeInterval
        /// In points, from where the touch began.
        package var x: Double
        package var y: Double
    }

    package enum Action: Codable, Sendable, Hashable {
        /// A touch at a part of the target's size, which lasts so many seconds after its last movement.
        case touch(Target, x: Double, y: Double, moves: [Move], rest: TimeInterval)
        /// Scrolls the target to an offset.
        case scroll(Target, x: Double, y: Double)
        /// A pinch at a part of the target's size.
        case pinch(Target, x: Double, y: Double, factor: Double)
        case text(String)
        case key(String, modifiers: Int)
        case rotation
    }

    package var action: Action
    /// The time since the input before, in seconds.
    package var pause: TimeInterval

    package init(_ action: Action, pause: TimeInterval) { (self.action, self.pause) = (action, pause) }
}

extension [RecordedInput] {
    /// Inputs beyond this number are not recorded.
    private static let limit = 500

    /// Adds inputs. Text follows text, and an offset replaces one of the same view.
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
