import Foundation

/// The change of a view while the pointer is over it.
public enum UIPointerEffect {
    case automatic(UITargetedPreview)
    case highlight(UITargetedPreview)
    case lift(UITargetedPreview)
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// The tint over or under a view that the pointer hovers over.
    public enum TintMode: Hashable, Sendable {
        case none
        case overlay
        case underlay
    }

    /// The view that changes.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview),
            .hover(let preview, _, _, _):
            preview
        }
    }
}
