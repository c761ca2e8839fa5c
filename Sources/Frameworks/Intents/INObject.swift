import Foundation
import UIKit

/// A thing that an intent names.
open class INObject: NSObject, INSpeakable, NSCopying {
    open private(set) var identifier: String?
    open private(set) var displayString: String
    open private(set) var pronunciationHint: String?
    open var subtitleString: String?
    open var displayImage: INImage?
    open var alternativeSpeakableMatches: [any INSpeakable]?
    open var spokenPhrase: String { pronunciationHint ?? displayString }
    open var vocabularyIdentifier: String? { identifier }

    /// A required initializer, since convenience initializers create objects of subclasses.
    public required init(identifier: String?, display displayString: String, pronunciationHint: String?) {
        (self.identifier, self.displayString, self.pronunciationHint) = (
            identifier, displayString, pronunciationHint
        )
    }

    public convenience init(identifier: String?, display displayString: String) {
        self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
    }

    public convenience init(
        identifier: String?, display displayString: String, subtitle subtitleString: String?,
        image displayImage: INImage?
    ) {
        self.init(
            identifier: identifier, display: displayString, pronunciationHint: nil, subtitle: subtitleString,
            image: displayImage)
    }

    public convenience init(
        identifier: String?, display displayString: String, pronunciationHint: String?,
        subtitle subtitleString: String?,
        image displayImage: INImage?
    ) {
        self.init(identifier: identifier, display: displayString, pronunciationHint: pronunciationHint)
        (self.subtitleString, self.displayImage) = (subtitleString, displayImage)
    }

    public override convenience init() { self.init(identifier: nil, display: "", pronunciationHint: nil) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
