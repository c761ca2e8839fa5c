import CoreGraphics

/// A line of views in the visual format language (Apple: "Visual Format Language" in the Auto Layout Guide), parsed but
/// not yet resolved.
struct VisualFormat {
    /// A key of the views or the metrics, and its end in the text.
    struct Name {
        var text: String
        var end: Int
    }

    /// A number, or the name of a metric.
    enum Amount {
        case number(CGFloat)
        case name(Name)
    }

    /// A length or a distance: `>=20@750`.
    struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var amount: Amount
        var priority: Amount?
    }

    /// The connection between two views, or between a view and its superview.
    enum Connection {
        /// No space: they touch.
        case flush
        /// `-`
        case standard
        /// `-8-`, `-(>=8,<=20)-`
        case predicates([Predicate])
    }

    /// `[name(predicates)]`
    struct Element {
        var name: Name
        var predicates: [Predicate] = []
        /// The end of the element in the text.
        var end: Int
    }

    let text: String
    var axis = NSLayoutConstraint.Axis.horizontal
    /// The connection from the superview's near edge to the first view.
    var head: Connection?
    var elements: [Element] = []
    /// The connections from each view to the next.
    var gaps: [Connection] = []
    /// The connection from the last view to the superview's far edge.
    var tail: Connection?
}

/// An error in a visual format, with its position.
struct VisualFormatError: Error {
    var reason: String
    /// The number of characters before the position.
    var offset: Int

    /// Returns the message in UIKit's form: the format with a caret below the position.
    func message(in format: String) -> String {
        "Unable to parse constraint format: \n\(reason) \n\(format) \n\(String(repeating: " ", count: offset))^"
    }
}
