import CoreGraphics
import UIKit

/// A view that shows a scene. A scene runs for a second after it is presented and after each touch.
@preconcurrency @MainActor open class SKView: UIView {
    open var isPaused = false
    open var showsFPS = false
    open var showsDrawCount = false
    open var showsNodeCount = false
    open var showsQuadCount = false
    open var showsPhysics = false
    open var showsFields = false
    open var isAsynchronous = true
    open var allowsTransparency = false
    open var ignoresSiblingOrder = false
    open var shouldCullNonVisibleNodes = true
    open var preferredFramesPerSecond = 60
    open var disableDepthStencilBuffer = false
    open weak var delegate: (any SKViewDelegate)?
    open var frameInterval = 1
    open var preferredFrameRate: Float = 60
    open private(set) var scene: SKScene?

    /// The number of frames to come, and of those that were drawn.
    private var pending = 0
    private var frames = 0
    private static let rate = 60.0

    open func presentScene(_ scene: SKScene?) {
        self.scene?.willMove(from: self)
        self.scene?.view = nil
        self.scene = scene
        guard let scene else { return setNeedsDisplay() }
        scene.view = self
        fit(scene)
        scene.didMove(to: self)
        run()
    }

    open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }

    private func fit(_ scene: SKScene) {
        if scene.scaleMode == .resizeFill, bounds.width > 0 { scene.size = bounds.size }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let scene { fit(scene) }
        setNeedsDisplay()
    }

    // MARK: Frames

    private func run() {
        let isRunning = pending > 0
        pending = Int(Self.rate)
        setNeedsDisplay()
        if !isRunning { scheduleFrame() }
    }

    private func scheduleFrame() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1 / Self.rate) { [weak self] in
            guard let self, pending > 0 else { return }
            pending -= 1
            frames += 1
            if !isPaused { scene?.step(at: Double(frames) / Self.rate, by: 1 / Self.rate) }
            setNeedsDisplay()
            if pending > 0 { scheduleFrame() }
        }
    }

    // MARK: Drawing

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let scene else { return }
        if !allowsTransparency {
            context.setFillColor(UIColor.black.cgColor)
            context.fill(bounds)
        }
        context.saveGState()
        let transform = scene.toView(in: bounds.size)
        if !allowsTransparency {
            context.setFillColor(scene.backgroundColor.cgColor)
            context.fill(scene.camera == nil ? scene.content.applying(transform) : bounds)
        }
        context.concatenate(transform)
        NodePainter(context).draw(scene.children, alpha: scene.alpha)
        context.restoreGState()
    }

    /// Returns a picture of a node and of what is below it.
    open func texture(from node: SKNode) -> SKTexture? {
        texture(from: node, crop: node.calculateAccumulatedFrame())
    }

    open func texture(from node: SKNode, crop: CGRect) -> SKTexture? {
        guard crop.width > 0, crop.height > 0 else { return nil }
        let image = UIGraphicsImageRenderer(size: crop.size).image { renderer in
            let context = renderer.cgContext
            context.translateBy(x: -crop.minX, y: crop.maxY)
            context.scaleBy(x: 1, y: -1)
            NodePainter(context).draw([node], alpha: 1)
        }
        return SKTexture(image: image)
    }

    // MARK: Coordinates and touches

    open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint { scene.convertPoint(fromView: point) }
    open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { scene.convertPoint(toView: point) }

    /// The topmost node at the touch that responds to the user, else the scene.
    private func target(_ touches: Set<UITouch>) -> SKNode? {
        guard let scene, let touch = touches.first else { return nil }
        let point = scene.convertPoint(fromView: touch.location(in: self))
        return scene.nodes(at: point).first { $0.isUserInteractionEnabled } ?? scene
    }
    private weak var touched: SKNode?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        touched = target(touches)
        touched?.touchesBegan(touches, with: event)
        run()
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        touched?.touchesMoved(touches, with: event)
        run()
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        touched?.touchesEnded(touches, with: event)
        touched = nil
        run()
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        touched?.touchesCancelled(touches, with: event)
        touched = nil
    }
}

extension UITouch {
    /// Returns the touch's place in the coordinates of a node.
    public func location(in node: SKNode) -> CGPoint {
        guard let scene = node.scene, let view = scene.view else { return .zero }
        return node.convert(scene.convertPoint(fromView: location(in: view)), from: scene)
    }

    /// Returns the touch's place before in the coordinates of a node.
    public func previousLocation(in node: SKNode) -> CGPoint {
        guard let scene = node.scene, let view = scene.view else { return .zero }
        return node.convert(scene.convertPoint(fromView: previousLocation(in: view)), from: scene)
    }
}

/// Draws nodes in the order of their `zPosition`, which adds up along the tree.
@MainActor struct NodePainter {
    private let context: CGContext

    init(_ context: CGContext) { self.context = context }

    /// A node with what its ancestors do to it.
    private struct Item {
        let node: SKNode
        let transform: CGAffineTransform
        let alpha: CGFloat
        let z: CGFloat
    }

    func draw(_ nodes: [SKNode], alpha: CGFloat) {
        var items: [Item] = []
        for node in nodes { collect(node, .identity, alpha, 0, &items) }
        let order = items.indices.sorted { (items[$0].z, $0) < (items[$1].z, $1) }
        for index in order { draw(items[index]) }
    }

    private func collect(
        _ node: SKNode, _ outer: CGAffineTransform, _ alpha: CGFloat, _ z: CGFloat, _ items: inout [Item]
    ) {
        guard !node.isHidden, node.alpha > 0 else { return }
        let item = Item(
            node: node, transform: node.transform.concatenating(outer), alpha: alpha * node.alpha,
            z: z + node.zPosition)
        items.append(item)
        // What is cropped is drawn with its mask.
        guard !(node is SKCropNode) else { return }
        for child in node.children { collect(child, item.transform, item.alpha, item.z, &items) }
    }

    private func draw(_ item: Item) {
        context.saveGState()
        context.concatenate(item.transform)
        context.setAlpha(item.alpha)
        if let crop = item.node as? SKCropNode {
            draw(crop)
        } else {
            item.node.draw(in: context)
        }
        context.restoreGState()
    }

    private func draw(_ crop: SKCropNode) {
        guard let mask = crop.maskNode else { return draw(crop.children, alpha: 1) }
        context.draw(masked: { draw(crop.children, alpha: 1) }, by: { draw([mask], alpha: 1) })
    }
}
