import CoreGraphics
import Foundation

/// An action of the user on a live screen. Points are in the window's coordinates.
package enum LiveEvent: Codable, Sendable, Hashable {
    case down(x: Double, y: Double)
    case move(x: Double, y: Double)
    case up
    case cancel
    /// A scroll at a point, by a distance in points.
    case wheel(x: Double, y: Double, dx: Double, dy: Double)
    /// Two touches around a point, whose distance changes by a factor.
    case pinch(x: Double, y: Double, factor: Double)
    /// Text input; `\n` is the return key, `\u{8}` the delete key.
    case text(String)
    /// A key by its name in `UIKeyCommand`, with the flags of `UIKeyModifierFlags`.
    case key(String, modifiers: Int)
    /// A rotation of the device.
    case rotate
}

/// Events, followed by a period of time and an image of the result.
package struct LiveStep: Codable, Sendable {
    package var events: [LiveEvent]
    /// The time in seconds on the virtual clock.
    package var time: TimeInterval
    /// Whether the screen is recreated first.
    package var begins: Bool
    /// The inputs that are repeated on a recreated screen.
    package var replays: [RecordedInput] = []
    /// Whether the reply contains the views.
    package var inspects = false
    /// Whether an image of the whole screen is written to a separate file.
    package var wantsPicture = false
    /// Whether the whole screen is sent, rather than the parts that differ from the last frame.
    package var wantsAll = false
    /// The folder of the file with the changed parts.
    package var folder: String
    package var file: String
    /// The file of the whole image.
    package var pictureFile: String { file + ".whole.png" }

    package init(events: [LiveEvent], time: TimeInterval, begins: Bool, folder: String, file: String) {
        (self.events, self.time, self.begins) = (events, time, begins)
        (self.folder, self.file) = (folder, file)
    }
}

/// The result of a step.
package struct LiveFrame: Codable, Sendable {
    /// The changed parts in the file, in sequence; empty if the screen is unchanged.
    package var parts: [LivePart] = []
    /// The width in pixels.
    package var pixelWidth: Int
    package var pixelHeight: Int
    /// The width in points.
    package var width: Double
    package var height: Double
    /// The radius of the device's corners, in points.
    package var cornerRadius: Double
    /// Whether nothing is scheduled on the clock, so that only events change the screen.
    package var isIdle: Bool
    /// Whether a view is being edited and accepts text.
    package var takesText: Bool
    /// The messages reported during the step.
    package var messages: [String]
    /// The events and actions of the step.
    package var log: [LiveLogEntry] = []
    /// The inputs that were completed in the step.
    package var inputs: [RecordedInput] = []
    /// The result of repeating inputs; nil if there were none.
    package var replay: LiveReplay?
}

/// A part of the screen as a PNG image.
package struct LivePart: Codable, Sendable {
    package var rect: PixelRect
    /// The length of the image data in bytes.
    package var length: Int
}

/// An event of the user, or a message that the app sent in response.
package struct LiveLogEntry: Codable, Sendable, Hashable {
    /// The kind of an entry.
    package enum Kind: String, Codable, Sendable {
        /// A touch, text input, a key, scrolling or rotation.
        case input
        /// A method or closure of a control, a gesture recognizer or a bar button item.
        case action
        case segue
        /// A typed event of the toolkit.
        case event
        /// A restored state after the screen was recreated.
        case state
    }

    package var kind: Kind
    /// The time in seconds on the virtual clock.
    package var time: TimeInterval
    package var text: String
    /// The classes of the responders that were passed, from the sender to the receiver.
    package var path: [String] = []
    /// Whether a responder handled it.
    package var isHandled = true
    /// The sender's bounds in the window's coordinates.
    package var rect: [Double]?
}
