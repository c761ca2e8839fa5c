import CoreGraphics
import UIKit

/// The root of what a view shows.
@preconcurrency @MainActor open class SKScene: SKEffectNode {
    open var size = CGSize(width: 1, height: 1) {
        didSet { if size != oldValue { didChangeSize(oldValue) } }
    }
    open var scaleMode = SKSceneScaleMode.fill
    open weak var camera: SKCameraNode?
    open weak var listener: SKNode?
    open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1)
    open weak var delegate: (any SKSceneDelegate)?
    /// The point of the scene that is its origin: the lower left corner at first.
    open var anchorPoint = CGPoint.zero
    open internal(set) lazy var physicsWorld = SKPhysicsWorld()
    open internal(set) weak var view: SKView?

    public init(size: CGSize) {
        self.size = size
        super.init()
        isUserInteractionEnabled = true
        sceneDidLoad()
    }

    public override init() {
        super.init()
        isUserInteractionEnabled = true
        sceneDidLoad()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = true
        sceneDidLoad()
    }

    override func read(_ archived: ArchivedNode) {
        super.read(archived)
        position = .zero
        anchorPoint = archived.point("_anchorPoint") ?? .zero
        size =
            (archived.rect("Scene_bounds") ?? archived.rect("_visibleRect") ?? archived.rect("_bounds"))?
            .size ?? size
        backgroundColor = archived.color(prefix: "_backgroundColor") ?? backgroundColor
        scaleMode = SKSceneScaleMode(rawValue: Int(archived.number("_scaleMode") ?? 0)) ?? .fill
    }

    override var content: CGRect {
        CGRect(
            x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width,
            height: size.height)
    }
    open override var frame: CGRect { content }

    // MARK: For subclasses

    open func sceneDidLoad() {}
    open func didMove(to view: SKView) {}
    open func willMove(from view: SKView) {}
    open func didChangeSize(_ oldSize: CGSize) {}
    open func update(_ currentTime: TimeInterval) {}
    open func didEvaluateActions() {}
    open func didSimulatePhysics() {}
    open func didApplyConstraints() {}
    open func didFinishUpdate() {}

    // MARK: Frames

    /// One frame: the scene's own work, actions, and what comes after physics, of which there is none here.
    func step(at now: TimeInterval, by time: TimeInterval) {
        guard !isPaused else { return }
        update(now)
        delegate?.update(now, for: self)
        advance(by: time)
        didEvaluateActions()
        delegate?.didEvaluateActions(for: self)
        didSimulatePhysics()
        delegate?.didSimulatePhysics(for: self)
        didApplyConstraints()
        delegate?.didApplyConstraints(for: self)
        didFinishUpdate()
        delegate?.didFinishUpdate(for: self)
    }

    // MARK: Coordinates

    open func convertPoint(fromView point: CGPoint) -> CGPoint {
        point.applying(toView(in: view?.bounds.size ?? size).inverted())
    }
    open func convertPoint(toView point: CGPoint) -> CGPoint {
        point.applying(toView(in: view?.bounds.size ?? size))
    }

    /// From the scene's coordinates to those of a view of the size.
    func toView(in area: CGSize) -> CGAffineTransform {
        guard size.width > 0, size.height > 0 else { return .identity }
        var (x, y) = (area.width / size.width, area.height / size.height)
        switch scaleMode {
        case .fill: break
        case .aspectFill: (x, y) = (max(x, y), max(x, y))
        case .aspectFit: (x, y) = (min(x, y), min(x, y))
        case .resizeFill: (x, y) = (1, 1)
        }
        let middle =
            camera == nil
            ? CGAffineTransform(
                translationX: (anchorPoint.x - 0.5) * size.width, y: (anchorPoint.y - 0.5) * size.height)
            : .identity
        let view = CGAffineTransform(translationX: area.width / 2, y: area.height / 2).scaledBy(x: x, y: -y)
        return fromCamera.concatenating(middle).concatenating(view)
    }

    /// The transform to what the camera sees, around its own origin.
    private var fromCamera: CGAffineTransform {
        guard let camera, let parent = camera.parent else { return .identity }
        let origin = convert(.zero, from: camera)
        let place = CGAffineTransform(translationX: origin.x, y: origin.y).rotated(by: camera.zRotation)
            .scaledBy(x: camera.xScale * parent.xScale, y: camera.yScale * parent.yScale)
        return place.inverted()
    }
}

/// A node from which a scene is seen.
@preconcurrency @MainActor open class SKCameraNode: SKNode {
    open func contains(_ node: SKNode) -> Bool { containedNodeSet().contains(node) }

    open func containedNodeSet() -> Set<SKNode> {
        guard let scene, let view = scene.view else { return [] }
        let transform = scene.toView(in: view.bounds.size)
        return Set(
            scene.children.filter {
                $0.calculateAccumulatedFrame().applying(transform).intersects(view.bounds)
            })
    }
}

/// Shows of its children what is under the alpha of its mask.
@preconcurrency @MainActor open class SKCropNode: SKNode {
    open var maskNode: SKNode?
}

/// A node whose children can be filtered together; filters have no effect here.
@preconcurrency @MainActor open class SKEffectNode: SKNode, SKWarpable {
    open var shouldCenterFilter = true
    open var shouldEnableEffects = false
    open var shouldRasterize = false
    open var blendMode = SKBlendMode.alpha
    open var shader: SKShader?
    open var warpGeometry: SKWarpGeometry?
    open var subdivisionLevels = 0
}
