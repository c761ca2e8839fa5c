import CoreGraphics
import UIKit

/// The effect of an action.
enum ActionEffect {
    /// Waits for the action's duration.
    case wait
    /// Does something once.
    case once(@MainActor (SKNode) -> Void)
    /// Makes of the node as it is at the start what is called with the progress, from 0 to 1.
    case gradual(@MainActor (SKNode) -> (CGFloat) -> Void)
    case sequence([SKAction])
    case group([SKAction])
    /// As often as that; without end where there is no number.
    case repeated(SKAction, Int?)
}

extension SKAction {
    /// An action that changes a number of a node by as much as that.
    static func changing(
        _ number: ReferenceWritableKeyPath<SKNode, CGFloat>, by amount: CGFloat, _ duration: TimeInterval
    ) -> SKAction {
        SKAction(
            .gradual { node in
                var done: CGFloat = 0
                return { progress in
                    node[keyPath: number] += amount * progress - done
                    done = amount * progress
                }
            }, duration)
    }

    /// An action that changes numbers of a node until they have these values.
    static func reaching(
        _ numbers: [(ReferenceWritableKeyPath<SKNode, CGFloat>, CGFloat)], _ duration: TimeInterval
    ) -> SKAction {
        SKAction(
            .gradual { node in
                let starts = numbers.map { node[keyPath: $0.0] }
                return { progress in
                    for (start, (number, end)) in zip(starts, numbers) {
                        node[keyPath: number] = start + (end - start) * progress
                    }
                }
            }, duration)
    }

    /// An action for sprites that resizes them.
    static func resizing(_ duration: TimeInterval, _ end: @escaping (CGSize) -> CGSize) -> SKAction {
        SKAction(
            .gradual { node in
                guard let sprite = node as? SKSpriteNode else { return { _ in } }
                let (start, end) = (sprite.size, end(sprite.size))
                return { progress in
                    sprite.size = CGSize(
                        width: start.width + (end.width - start.width) * progress,
                        height: start.height + (end.height - start.height) * progress)
                }
            }, duration)
    }

    /// An action that shows textures one after the other.
    static func showing(
        _ textures: [SKTexture], _ step: TimeInterval, resize: Bool, restore: Bool
    ) -> SKAction {
        SKAction(
            .gradual { node in
                guard let sprite = node as? SKSpriteNode, !textures.isEmpty else { return { _ in } }
                let original = sprite.texture
                return { progress in
                    let index = min(Int(progress * CGFloat(textures.count)), textures.count - 1)
                    sprite.texture = progress >= 1 && restore ? original : textures[index]
                    if resize { sprite.size = sprite.texture?.size() ?? sprite.size }
                }
            }, step * Double(textures.count))
    }

    /// An action that moves a node along a path's points.
    static func following(_ path: CGPath, asOffset: Bool, _ duration: TimeInterval) -> SKAction {
        SKAction(
            .gradual { node in
                let points = PathPoints(path)
                let start = asOffset ? node.position : .zero
                return { progress in
                    guard let point = points.point(at: progress) else { return }
                    node.position = CGPoint(x: start.x + point.x, y: start.y + point.y)
                }
            }, duration)
    }

    convenience init(_ effect: ActionEffect, _ duration: TimeInterval = 0) {
        self.init()
        self.effect = effect
        self.duration = duration
    }
}

extension SKNode {
    /// The parts of the position by themselves.
    var x: CGFloat {
        get { position.x }
        set { position.x = newValue }
    }
    var y: CGFloat {
        get { position.y }
        set { position.y = newValue }
    }
}

/// The ends of a path's lines and curves, with how far along they are.
private struct PathPoints {
    private var points: [CGPoint] = []
    private var lengths: [CGFloat] = []

    init(_ path: CGPath) {
        path.applyWithBlock { element in
            let count: Int =
                switch element.pointee.type {
                case .moveToPoint, .addLineToPoint: 1
                case .addQuadCurveToPoint: 2
                case .addCurveToPoint: 3
                default: 0
                }
            if count > 0 { points.append(element.pointee.points[count - 1]) }
        }
        for (index, point) in points.enumerated() {
            let before = index > 0 ? points[index - 1] : point
            lengths.append((lengths.last ?? 0) + hypot(point.x - before.x, point.y - before.y))
        }
    }

    func point(at progress: CGFloat) -> CGPoint? {
        guard let whole = lengths.last, let first = points.first else { return nil }
        let wanted = whole * progress
        guard let index = lengths.firstIndex(where: { $0 >= wanted }), index > 0 else { return first }
        let step = lengths[index] - lengths[index - 1]
        let part = step > 0 ? (wanted - lengths[index - 1]) / step : 1
        let (from, to) = (points[index - 1], points[index])
        return CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
    }
}

/// An action while a node runs it.
@MainActor final class ActionRun {
    let action: SKAction
    private var elapsed = 0.0
    private var change: ((CGFloat) -> Void)?
    private var parts: [ActionRun] = []
    private var left = 0

    init(_ action: SKAction) { self.action = action }

    /// Advances by as many seconds. Returns what is left of them when the action has ended, nil while it has not.
    func advance(_ node: SKNode, by seconds: TimeInterval) -> TimeInterval? {
        let time = seconds * Double(action.speed)
        switch action.effect {
        case .wait: return passed(time)
        case .once(let work):
            work(node)
            return time
        case .gradual(let start):
            if change == nil { change = start(node) }
            let rest = passed(time)
            let progress = action.duration > 0 ? min(elapsed / action.duration, 1) : 1
            change?(action.timingMode.curve(CGFloat(progress)))
            return rest
        case .sequence(let actions): return sequence(actions, node, time)
        case .group(let actions): return group(actions, node, time)
        case .repeated(let action, let count): return repeated(action, count, node, time)
        }
    }

    private func passed(_ time: TimeInterval) -> TimeInterval? {
        elapsed += time
        return elapsed >= action.duration ? elapsed - action.duration : nil
    }

    private func sequence(_ actions: [SKAction], _ node: SKNode, _ time: TimeInterval) -> TimeInterval? {
        var time = time
        while left < actions.count {
            if parts.isEmpty { parts = [ActionRun(actions[left])] }
            guard let rest = parts[0].advance(node, by: time) else { return nil }
            time = rest
            parts = []
            left += 1
        }
        return time
    }

    private func group(_ actions: [SKAction], _ node: SKNode, _ time: TimeInterval) -> TimeInterval? {
        if left == 0 {
            parts = actions.map(ActionRun.init)
            left = 1
        }
        var least = time
        parts.removeAll { part in
            guard let rest = part.advance(node, by: time) else { return false }
            least = min(least, rest)
            return true
        }
        return parts.isEmpty ? least : nil
    }

    private func repeated(_ action: SKAction, _ count: Int?, _ node: SKNode, _ time: TimeInterval)
        -> TimeInterval?
    {
        var time = time
        while count.map({ left < $0 }) ?? true {
            if parts.isEmpty { parts = [ActionRun(action)] }
            let before = time
            guard let rest = parts[0].advance(node, by: time) else { return nil }
            time = rest
            parts = []
            left += 1
            // What takes no time is done once a frame.
            if count == nil, rest >= before || time <= 0 { return nil }
        }
        return time
    }
}

extension SKActionTimingMode {
    fileprivate func curve(_ progress: CGFloat) -> CGFloat {
        switch self {
        case .linear: progress
        case .easeIn: progress * progress
        case .easeOut: 1 - (1 - progress) * (1 - progress)
        case .easeInEaseOut: progress * progress * (3 - 2 * progress)
        }
    }
}
