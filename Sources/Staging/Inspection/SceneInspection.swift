import Foundation
import InterfaceBuilder
import UIKit

/// The views of a scene after layout, with everything that determines their frames, as data for tools that explain layouts.
///
/// Rectangles are `[x, y, width, height]`, insets `[top, left, bottom, right]`, both in points.
package struct SceneInspection: Codable, Sendable {
    /// A view.
    package struct View: Codable, Sendable {
        /// The index of the superview; nil for a root view.
        package var parent: Int?
        package var className: String
        /// The UIKit class that the view's class derives from; nil if the view's class is one itself.
        package var baseClass: String?
        /// The object's id in the document; nil for a view that was created in code.
        package var id: String?
        /// The document of the object, if it is not the scene's.
        package var file: String?
        /// The line of the object in its document.
        package var line: Int?
        /// The outlets that refer to the view, such as `MapViewController.title`.
        package var outlets: [String] = []
        /// The label that the author gave it in Interface Builder.
        package var label: String?
        package var text: String?
        package var accessibilityIdentifier: String?
        /// The class of the view controller that owns the view.
        package var controller: String?
        /// The frame in the superview's coordinates.
        package var frame: [Double]
        /// The bounds in the window's coordinates.
        package var rect: [Double]
        /// The alignment rectangle in the window's coordinates; nil if it is equal to `rect`.
        package var alignmentRect: [Double]?
        package var isHidden: Bool
        package var alpha: Double
        /// Whether the constraints do not determine the view's frame uniquely.
        package var isAmbiguous: Bool
        /// The size as `[width, height]`, with -1 for a dimension without an intrinsic metric.
        package var intrinsicSize: [Double]
        /// The horizontal and vertical content-hugging priorities.
        package var hugging: [Double]
        /// The horizontal and vertical compression-resistance priorities.
        package var compressionResistance: [Double]
        package var safeArea: [Double]
        package var margins: [Double]
        /// Whether the autoresizing mask is translated into constraints.
        package var usesAutoresizing: Bool
        /// The indices of the constraints that involve the view.
        package var constraints: [Int] = []
        /// The index of the view in `responders`.
        package var responder: Int?
        /// The actions that the view and its gesture recognizers send, such as `touchUpInside → MapViewController.tap:`.
        package var actions: [String] = []
        /// The frame saved in the document, if the layout results in another one.
        package var savedFrame: [Double]?
    }

    /// A responder in a chain.
    package struct Responder: Codable, Sendable {
        package var className: String
        /// The kind of a responder that is not a view, such as `controller`.
        package var role: String?
        /// The index of the view; nil for other responders.
        package var view: Int?
        /// The index of the next responder; nil at the end of the chain.
        package var next: Int?
        package var isFirstResponder = false
    }

    /// An element that VoiceOver stops at.
    package struct SpokenElement: Codable, Sendable {
        /// The index of the view, or of the view that contains the element.
        package var view: Int?
        /// The frame in the window's coordinates.
        package var rect: [Double]
        /// The text that VoiceOver speaks, in English.
        package var speech: String
        /// Whether the element has no name.
        package var isUnnamed: Bool
    }

    /// One side of a constraint.
    package struct Item: Codable, Sendable {
        /// The index of the view, or of the view that owns the guide; nil for a view outside of the window.
        package var view: Int?
        /// The guide's name, such as `safe area`; nil for a view.
        package var guide: String?
        /// The rectangle of the item in the window's coordinates.
        package var rect: [Double]
        package var attribute: String
    }

    /// An active constraint.
    package struct Constraint: Codable, Sendable {
        /// The object's id in the document; nil for a constraint that was created in code.
        package var id: String?
        package var line: Int?
        package var identifier: String?
        package var first: Item
        package var second: Item?
        /// The relation: `=`, `≤` or `≥`.
        package var relation: String
        package var multiplier: Double
        package var constant: Double
        package var priority: Double
        /// The deviation of the layout from the constraint, in points; nil if it cannot be computed.
        package var deviation: Double?
        /// The constraint as an equation, such as `title.leading = Safe Area.leading + 16`.
        package var text: String
    }

    /// The most views that are inspected.
    static let maximumCount = 4_000

    /// The path of the scene's document; empty if the app was inspected.
    package var document: String
    /// The size in points.
    package var size: [Double]
    package var views: [View] = []
    package var constraints: [Constraint] = []
    /// Descriptions of the environment's traits.
    package var traits: [String] = []
    /// The responders of the views' chains, each once.
    package var responders: [Responder] = []
    /// The elements that VoiceOver stops at, in order.
    package var spoken: [SpokenElement] = []
    /// The screen for which the document's frames were saved if it differs from this screen, in which case they are not
    /// compared.
    package var savedScreen: String?
    /// Whether views were omitted because there are too many.
    package var isCut = false
}
