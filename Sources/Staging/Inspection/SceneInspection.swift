import Foundation
import InterfaceBuilder
import UIKit

/// The views of a scene after layout, with what decides about the place of each, as data for tools that explain it.
///
/// Rectangles are `[x, y, width, height]`, insets `[top, left, bottom, right]`, both in points.
package struct SceneInspection: Codable, Sendable {
    /// A view.
    package struct View: Codable, Sendable {
        /// The index of the superview; nil for the outermost.
        package var parent: Int?
        package var className: String
        /// The class of UIKit that it derives from; nil where it is one itself.
        package var baseClass: String?
        /// The object id in the document; nil for a view that code has made.
        package var id: String?
        /// The document of the object, where it is not the scene's.
        package var file: String?
        /// The line of the object in its document.
        package var line: Int?
        /// The outlets that lead to it, such as `MapViewController.title`.
        package var outlets: [String] = []
        /// The label that the author gave it in Interface Builder.
        package var label: String?
        package var text: String?
        package var accessibilityIdentifier: String?
        /// The class of the controller whose view it is.
        package var controller: String?
        /// In the superview's coordinates.
        package var frame: [Double]
        /// In the window's coordinates.
        package var rect: [Double]
        /// The rectangle that constraints relate, in the window's coordinates; nil where it is `rect`.
        package var alignmentRect: [Double]?
        package var isHidden: Bool
        package var alpha: Double
        /// Axes along which the constraints leave the view a choice.
        package var isAmbiguous: Bool
        /// `[width, height]`, -1 where there is none.
        package var intrinsicSize: [Double]
        /// Horizontal and vertical.
        package var hugging: [Double]
        /// Horizontal and vertical.
        package var compressionResistance: [Double]
        package var safeArea: [Double]
        package var margins: [Double]
        /// Whether the frame is made into constraints by the autoresizing mask.
        package var usesAutoresizing: Bool
        /// The indices of the constraints that mention the view.
        package var constraints: [Int] = []
        /// The index of the view among the responders.
        package var responder: Int?
        /// The actions that the view and its gesture recognizers send, such as `touchUpInside → MapViewController.tap:`.
        package var actions: [String] = []
        /// The frame that the document has saved, where the layout gives another one.
        package var savedFrame: [Double]?
    }

    /// A link of the responder chain.
    package struct Responder: Codable, Sendable {
        package var className: String
        /// The kind of a responder that is no view, such as `controller`.
        package var role: String?
        /// The index of the view; nil for other responders.
        package var view: Int?
        /// The index of the next responder; nil at the end of the chain.
        package var next: Int?
        package var isFirstResponder = false
    }

    /// A stop of VoiceOver.
    package struct SpokenElement: Codable, Sendable {
        /// The index of the view, or of the view that contains the element.
        package var view: Int?
        /// In the window's coordinates.
        package var rect: [Double]
        /// The words that VoiceOver speaks in English.
        package var speech: String
        /// Whether nothing names the element.
        package var isUnnamed: Bool
    }

    /// One side of a constraint.
    package struct Item: Codable, Sendable {
        /// The index of the view, or of the view that owns the guide; nil for one outside of the window.
        package var view: Int?
        /// The guide's name, such as `safe area`; nil for a view.
        package var guide: String?
        /// The rectangle of the item in the window's coordinates.
        package var rect: [Double]
        package var attribute: String
    }

    /// An active constraint.
    package struct Constraint: Codable, Sendable {
        /// The object id in the document; nil for one that code has made.
        package var id: String?
        package var line: Int?
        package var identifier: String?
        package var first: Item
        package var second: Item?
        /// `=`, `≤` or `≥`.
        package var relation: String
        package var multiplier: Double
        package var constant: Double
        package var priority: Double
        /// By how many points the layout misses it; nil where that cannot be said.
        package var deviation: Double?
        /// The relation in words, such as `title.leading = Safe Area.leading + 16`.
        package var text: String
    }

    /// Views are left out beyond this number.
    static let maximumCount = 4_000

    /// The path of the scene's document; empty for the app.
    package var document: String
    /// In points.
    package var size: [Double]
    package var views: [View] = []
    package var constraints: [Constraint] = []
    /// The environment's traits in words.
    package var traits: [String] = []
    /// The views' responder chains, each link once.
    package var responders: [Responder] = []
    /// The stops of VoiceOver in their order.
    package var spoken: [SpokenElement] = []
    /// The screen for which the document's frames are saved, where it is another one than this, on which they are not
    /// compared.
    package var savedScreen: String?
    /// Whether views were left out, since there are too many.
    package var isCut = false
}
