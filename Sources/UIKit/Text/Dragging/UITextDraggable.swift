import Foundation

/// A text view whose selected text can be dragged.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
    var textDragDelegate: (any UITextDragDelegate)? { get set }
    /// The interaction that drags the text.
    var textDragInteraction: UIDragInteraction? { get }
    /// Whether text of the view is being dragged.
    var isTextDragActive: Bool { get }
    var textDragOptions: UITextDragOptions { get set }
}

/// A text view on which text can be dropped.
///
/// On iOS it also supports paste configurations, which are not available here.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput {
    var textDropDelegate: (any UITextDropDelegate)? { get set }
    /// The interaction that accepts text.
    var textDropInteraction: UIDropInteraction? { get }
    /// Whether a drag is over the view.
    var isTextDropActive: Bool { get }
}

/// Options for previews of dragged text.
public struct UITextDragOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1 << 0)
}

/// The condition under which a text view becomes editable for a drop.
public enum UITextDropEditability: UInt, Sendable {
    case no = 0
    case temporary = 1
    case yes = 2
}
