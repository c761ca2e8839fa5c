import UIKit

/// The texts that code displays; those of the storyboards are in the storyboards' own tables.
enum Texts {
    static var ok: String { NSLocalizedString("ok", comment: "Closes an alert") }
    static var naha: String { NSLocalizedString("map.naha", comment: "What the capital answers") }
    static var justNow: String { NSLocalizedString("video.now", comment: "Age of a comment") }
    static var you: String { NSLocalizedString("video.you", comment: "Author of one's own comment") }
    static var mayLeave: String { NSLocalizedString("harbor.leave", comment: "Answer to a boat") }
    static var ebb: String { NSLocalizedString("harbor.ebb", comment: "Answer to a boat at low water") }
    static var silence: String { NSLocalizedString("harbor.silence", comment: "Nobody answers a boat") }
    static var calmSea: String { NSLocalizedString("harbor.calm", comment: "Answer about the weather") }

    static func count(_ count: Int) -> String {
        String(format: NSLocalizedString("map.count %d", comment: "How often the pin was tapped"), count)
    }

    static func kept(_ count: Int) -> String {
        String(format: NSLocalizedString("settings.kept %d", comment: "Videos kept for offline use"), count)
    }

    static func waved(_ name: String) -> String {
        String(format: NSLocalizedString("users.waved %@", comment: "After waving to someone"), name)
    }

    /// Returns a text of a layout in code, which is its own key.
    static func here(_ text: String) -> String {
        NSLocalizedString(text, comment: "")
    }
}
