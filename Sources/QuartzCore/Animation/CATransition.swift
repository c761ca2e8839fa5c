import CoreGraphics
import Foundation

/// The type of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// Apple's name for it.
    public let rawValue: String
    /// Creates a type with Apple's name for it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The new content fades in.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new content slides over the old.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new content pushes the old out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old content slides out over the new.
    public static let reveal = CATransitionType(rawValue: "reveal")
    /// The layer flips over like a card.
    package static let flip = CATransitionType(rawValue: "oglFlip")
}

/// The direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// Apple's name for it.
    public let rawValue: String
    /// Creates a direction with Apple's name for it.
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A transition from a layer's previous contents, including sublayers, to the current ones. The previous contents are
/// captured when the transition is added, so that it has to be added before the change.
open class CATransition: CAAnimation {
    /// The type.
    open var type = CATransitionType.fade
    /// The direction.
    open var subtype: CATransitionSubtype?
    /// The fraction of the transition at which it begins, from 0 to 1.
    open var startProgress: Float = 0
    /// The fraction of the transition at which it ends, from 0 to 1.
    open var endProgress: Float = 1

    private var before: CGImage?

    override var defaultKey: String? { "transition" }

    override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        guard let other = other as? CATransition else { return }
        (type, subtype, before) = (other.type, other.subtype, other.before)
        (startProgress, endProgress) = (other.startProgress, other.endProgress)
    }

    override func prepare(for layer: CALayer) { before = layer.snapshot() }

    override func apply(_ moment: AnimationMoment, to presentation: CALayer) {
        let (start, end) = (CGFloat(startProgress), CGFloat(endProgress))
        let part = start + (end - start) * CGFloat(moment.fraction)
        guard part.isFinite, let before else { return }
        presentation.transition = LayerTransition(
            before: before, type: type, subtype: subtype, part: min(max(part, 0), 1))
    }
}

extension CALayer {
    /// Returns an image of the layer and its sublayers, as currently displayed.
    fileprivate func snapshot() -> CGImage? {
        guard hasUsableBounds, bounds.width > 0, bounds.height > 0 else { return nil }
        let scale = contentsScale.isFinite && contentsScale > 0 ? min(contentsScale, 4) : 1
        let (width, height) = ((bounds.width * scale).rounded(.up), (bounds.height * scale).rounded(.up))
        guard width < 1e5, height < 1e5,
            let context = CGContext.bitmap(
                width: Int(width), height: Int(height), scale: scale, opaque: false)
        else { return nil }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        renderShown(in: context)
        return context.makeImage()
    }
}
