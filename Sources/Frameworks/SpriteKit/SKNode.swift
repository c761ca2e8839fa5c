import CoreGraphics
import UIKit

/// A node of a scene: a place, a rotation and a scale for its children, and what a subclass draws.
@preconcurrency @MainActor open class SKNode: UIResponder, NSCopying, NSCoding {
    open var position = CGPoint.zero
    open var zPosition: CGFloat = 0
    /// Counterclockwise, in radians.
    open var zRotation: CGFloat = 0
    open var xScale: CGFloat = 1
    open var yScale: CGFloat = 1
    open var speed: CGFloat = 1
    open var alpha: CGFloat = 1
    open var isPaused = false
    open var isHidden = false
    open var isUserInteractionEnabled = false
    open var focusBehavior = SKNodeFocusBehavior.none
    open var name: String?
    open var physicsBody: SKPhysicsBody?
    open var userData: NSMutableDictionary?
    open var reachConstraints: SKReachConstraints?
    open var constraints: [SKConstraint]?
    open var attributeValues: [String: SKAttributeValue] = [:]
    open private(set) weak var parent: SKNode?
    open private(set) var children: [SKNode] = []
    private var runs: [(key: String?, run: ActionRun, completion: (() -> Void)?)] = []

    public override init() { super.init() }

    public convenience init?(fileNamed filename: String) {
        self.init()
        guard SceneFile.load(filename, into: self) else { return nil }
    }

    public convenience init(fileNamed filename: String, securelyWithClasses classes: Set<AnyHashable>) throws
    {
        self.init()
        guard SceneFile.load(filename, into: self) else { throw CocoaError(.fileReadNoSuchFile) }
    }

    public required init?(coder: NSCoder) {
        super.init()
        read(ArchivedNode(reading: coder))
    }

    /// Adopts what an archive says of the node.
    func read(_ archived: ArchivedNode) {
        position = archived.point("_position") ?? .zero
        zPosition = archived.number("_zPosition") ?? 0
        zRotation = archived.number("_zRotation") ?? 0
        xScale = archived.number("_xScale") ?? 1
        yScale = archived.number("_yScale") ?? 1
        alpha = archived.number("_opacity") ?? archived.number("_baseColorA") ?? 1
        isHidden = archived.flag("_hidden")
        name = archived.text("_name")
        for child in archived.children { addChild(child) }
    }

    nonisolated public func encode(with coder: NSCoder) {}
    nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Tree

    open var scene: SKScene? { (self as? SKScene) ?? parent?.scene }
    open override var next: UIResponder? { parent ?? (self as? SKScene)?.view }

    open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }

    open func insertChild(_ node: SKNode, at index: Int) {
        guard node.parent == nil else {
            return RuntimeDiagnostics.report("SKNode.addChild(_:): the node has a parent already")
        }
        children.insert(node, at: min(max(index, 0), children.count))
        node.parent = self
    }

    open func removeChildren(in nodes: [SKNode]) {
        for node in nodes where node.parent === self { node.removeFromParent() }
    }
    open func removeAllChildren() { for node in children { node.removeFromParent() } }
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    open func move(toParent parent: SKNode) {
        let point = self.parent.map { parent.convert(position, from: $0) } ?? position
        removeFromParent()
        parent.addChild(self)
        position = point
    }

    /// Returns the first node that a name or a path of names means; `//` searches below all children.
    open func childNode(withName name: String) -> SKNode? {
        var found: SKNode?
        enumerateChildNodes(withName: name) { node, stop in
            found = node
            stop.pointee = true
        }
        return found
    }

    open func enumerateChildNodes(
        withName name: String, using block: @escaping (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for node in NodeSearch(name).nodes(from: self) where !stop.boolValue { block(node, &stop) }
    }

    open subscript(name: String) -> [SKNode] { NodeSearch(name).nodes(from: self) }

    open func inParentHierarchy(_ parent: SKNode) -> Bool {
        self.parent === parent || self.parent?.inParentHierarchy(parent) == true
    }

    open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }
    open func value(forAttributeNamed key: String) -> SKAttributeValue? { attributeValues[key] }
    open func setValue(_ value: SKAttributeValue, forAttribute key: String) { attributeValues[key] = value }

    // MARK: Geometry

    /// The rectangle of what the node itself draws, in its own coordinates.
    var content: CGRect { .null }

    /// The transform from the node's coordinates to its parent's.
    var transform: CGAffineTransform {
        CGAffineTransform(translationX: position.x, y: position.y).rotated(by: zRotation)
            .scaledBy(x: xScale, y: yScale)
    }

    private var toRoot: CGAffineTransform {
        guard let parent else { return self is SKScene ? .identity : transform }
        return transform.concatenating(parent.toRoot)
    }

    open var frame: CGRect {
        content.isNull ? CGRect(origin: position, size: .zero) : content.applying(transform)
    }

    open func calculateAccumulatedFrame() -> CGRect { accumulated.applying(transform) }

    private var accumulated: CGRect {
        children.reduce(content) { $0.union($1.calculateAccumulatedFrame()) }
    }

    open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
        point.applying(node.toRoot).applying(toRoot.inverted())
    }
    open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { node.convert(point, from: self) }
    open func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }
    open func intersects(_ node: SKNode) -> Bool { frame.intersects(node.frame) }

    /// Returns the nodes at a point, the topmost first.
    open func nodes(at p: CGPoint) -> [SKNode] {
        children.flatMap { child -> [SKNode] in
            let inner = p.applying(child.transform.inverted())
            let below = child.nodes(at: inner)
            return child.content.contains(inner) ? below + [child] : below
        }.enumerated().sorted { ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset) }.map(
            \.element)
    }

    open func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }

    // MARK: Drawing

    /// Draws the node itself in its own coordinates, y upwards.
    func draw(in context: CGContext) {}

    // MARK: Actions

    open func run(_ action: SKAction) { start(action, nil, nil) }
    open func run(_ action: SKAction, completion block: @escaping () -> Void) { start(action, nil, block) }
    open func run(_ action: SKAction) async {
        await withCheckedContinuation { continuation in run(action) { continuation.resume() } }
    }
    open func run(_ action: SKAction, withKey key: String) {
        removeAction(forKey: key)
        start(action, key, nil)
    }
    open func hasActions() -> Bool { !runs.isEmpty }
    open func action(forKey key: String) -> SKAction? { runs.first { $0.key == key }?.run.action }
    open func removeAction(forKey key: String) { runs.removeAll { $0.key == key } }
    open func removeAllActions() { runs = [] }

    private func start(_ action: SKAction, _ key: String?, _ completion: (() -> Void)?) {
        runs.append((key, ActionRun(action), completion))
    }

    /// Advances the actions of the node and of those below it.
    func advance(by time: TimeInterval) {
        guard !isPaused else { return }
        let own = runs
        for (_, run, completion) in own where runs.contains(where: { $0.run === run }) {
            guard run.advance(self, by: time * speed) != nil else { continue }
            runs.removeAll { $0.run === run }
            completion?()
        }
        for child in children { child.advance(by: time * speed) }
    }
}

/// The nodes that a name means.
private struct NodeSearch {
    private let parts: [Substring]
    private let isDeep: Bool
    private let isFromScene: Bool

    init(_ name: String) {
        isDeep = name.hasPrefix("//")
        isFromScene = name.hasPrefix("/")
        parts = name.split(separator: "/")
    }

    @MainActor func nodes(from node: SKNode) -> [SKNode] {
        let start = isFromScene ? node.scene ?? node : node
        guard let last = parts.last else { return [] }
        if isDeep { return Self.below(start).filter { Self.matches($0, last) } }
        return parts.reduce([start]) { found, part in
            if part == ".." { return found.compactMap(\.parent) }
            return found.flatMap { $0.children.filter { Self.matches($0, part) } }
        }
    }

    @MainActor private static func below(_ node: SKNode) -> [SKNode] {
        node.children.flatMap { [$0] + below($0) }
    }

    @MainActor private static func matches(_ node: SKNode, _ part: Substring) -> Bool {
        if part == "*" { return true }
        guard let name = node.name else { return false }
        if part.hasSuffix("*") { return name.hasPrefix(part.dropLast()) }
        return name == part
    }
}
