import CoreGraphics
import Foundation

/// How a transition looks.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// Apple's name for it.
    public let rawValue: String
    /// A type by Apple's name for it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The new takes the place of the old gradually.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new comes in over the old.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new pushes the old out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old goes out over the new.
    public static let reveal = CATransitionType(rawValue: "reveal")
    /// The layer turns over, as a card does.
    package static let flip = CATransitionType(rawValue: "oglFlip")
}

/// From where a transition comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// Apple's name for it.
    public let rawValue: String
    /// A direction by Apple's name for it.
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// Leads from what a layer showed, sublayers included, to what it shows now. What it showed is kept as a picture when
/// the transition is added, so that it has to be added before the change.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
    /// How it looks.
    open var type = CATransitionType.fade
    /// From where it comes.
    open var subtype: CATransitionSubtype?
    /// Where in the transition it begins, from 0 to 1.
    open var startProgress: Float = 0
    /// Where in the transition it ends, from 0 to 1.
    open var endProgress: Float = 1

    private var before: CGImage?

    override var defaultKey: String? { "transition" }

    override func takeValues(of other: CAAnimation) {
        super.takeValues(of: other)
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
    /// The layer and those in it as a picture, as they are shown now.
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
