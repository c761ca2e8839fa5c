import CoreGraphics
import Foundation

/// An action of the user on a live screen. Points are in the window's coordinates.
package enum LiveEvent: Codable, Sendable, Hashable {
    case down(x: Double, y: Double)
    case move(x: Double, y: Double)
    case up
    case cancel
    /// Scrolls what is below a point, by points.
    case wheel(x: Double, y: Double, dx: Double, dy: Double)
    /// Two touches around a point, whose distance changes by a factor.
    case pinch(x: Double, y: Double, factor: Double)
    /// Text for what is being edited; `\n` is the return key, `\u{8}` the delete key.
    case text(String)
    /// A key by its name in `UIKeyCommand`, with the flags of `UIKeyModifierFlags`.
    case key(String, modifiers: Int)
    /// Rotates the device.
    case rotate
}

/// Events, then time that goes by, then a picture of what has come of it.
package struct LiveStep: Codable, Sendable {
    package var events: [LiveEvent]
    /// In seconds on the virtual clock.
    package var time: TimeInterval
    /// Whether the screen is recreated first.
    package var begins: Bool
    /// The inputs that are repeated on a recreated screen.
    package var replays: [RecordedInput] = []
    /// Whether the views are wanted.
    package var inspects = false
    /// Whether a picture of the whole screen is wanted, in a file of its own.
    package var wantsPicture = false
    /// Whether all of the screen is sent, rather than what differs from the last frame.
    package var wantsAll = false
    /// The file of the changed parts, if there are any.
    package var folder: String
    package var file: String
    /// The file of the whole picture.
    package var pictureFile: String { file + ".whole.png" }

    package init(events: [LiveEvent], time: TimeInterval, begins: Bool, folder: String, file: String) {
        (self.events, self.time, self.begins) = (events, time, begins)
        (self.folder, self.file) = (folder, file)
    }
}

/// The result of a step.
package struct LiveFrame: Codable, Sendable {
    /// The changed parts in the file, one after the other; empty where the screen looks the same.
    package var parts: [LivePart] = []
    /// In pixels.
    package var pixelWidth: Int
    package var pixelHeight: Int
    /// In points.
    package var width: Double
    package var height: Double
    /// The radius of the device's corners in points.
    package var cornerRadius: Double
    /// Whether nothing is scheduled on the clock, so that only events change the screen.
    package var isIdle: Bool
    /// Whether something is being edited, and takes text.
    package var takesText: Bool
    /// The messages reported during the step.
    package var messages: [String]
    /// The events and actions of the step.
    package var log: [LiveLogEntry] = []
    /// The inputs that were completed in the step.
    package var inputs: [RecordedInput] = []
    /// The result of repeating inputs; nil where none were to be.
    package var replay: LiveReplay?
}

/// A part of the screen as a PNG file.
package struct LivePart: Codable, Sendable {
    package var rect: PixelRect
    /// The length of the file in bytes.
    package var length: Int
}

/// An event of the user, or what the app sent because of it.
package struct LiveLogEntry: Codable, Sendable, Hashable {
    /// The kind of an entry.
    package enum Kind: String, Codable, Sendable {
        /// A touch, text, a key, scrolling or rotation.
        case input
        /// A method or closure of a control, a gesture recognizer or a bar's item.
        case action
        case segue
        /// A typed event of the toolkit.
        case event
        /// The state of the screen before it was recreated.
        case state
    }

    package var kind: Kind
    /// In seconds on the virtual clock.
    package var time: TimeInterval
    package var text: String
    /// The classes of the responders that were passed, the sender first and the receiver last.
    package var path: [String] = []
    /// Whether a responder received it.
    package var isHandled = true
    /// The sender's rectangle in the window's coordinates.
    package var rect: [Double]?
}
