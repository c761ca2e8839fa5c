import CoreGraphics
import Foundation

/// Values by key paths such as `position.x` or `transform.rotation.z`, which animations use (Apple: "Key-Value Coding
/// Extensions" of the Core Animation Programming Guide).
extension CALayer {
    /// Returns the value of a key path.
    public func value(forKeyPath keyPath: String) -> Any? {
        shownValue(at: keyPath)?.any ?? value(forKey: keyPath)
    }

    /// Sets the value of a key path.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard keyPath.contains("."), let value else { return setValue(value, forKey: keyPath) }
        if setPart(value, at: keyPath) { return }
        if let animated = AnimatedValue(any: value) { setShownValue(animated, at: keyPath) }
    }

    /// Returns the value of a key path as an animatable one; nil where there is none.
    func shownValue(at keyPath: String) -> AnimatedValue? {
        let (key, part) = Self.split(keyPath)
        guard let value = value(forKey: key).flatMap(AnimatedValue.init(any:)) else { return nil }
        return part.map { ValuePart(path: $0).read(value) } ?? value
    }

    /// Sets the value of a key path. Values of the wrong type are ignored.
    func setShownValue(_ value: AnimatedValue, at keyPath: String) {
        let (key, part) = Self.split(keyPath)
        guard let part else { return setAnimated(value, key) }
        guard let whole = self.value(forKey: key).flatMap(AnimatedValue.init(any:)),
            let changed = ValuePart(path: part).write(value, into: whole)
        else { return }
        setAnimated(changed, key)
    }

    private func setAnimated(_ value: AnimatedValue, _ key: String) {
        guard let property = property(named: key) else {
            customValues[key] = value.any
            return
        }
        _ = property.set(self, value.any)
    }

    private static func split(_ keyPath: String) -> (String, String?) {
        guard let dot = keyPath.firstIndex(of: ".") else { return (keyPath, nil) }
        return (String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...]))
    }
}

/// A component of a point, a size, a rectangle or a transform.
private struct ValuePart {
    let path: String

    private static let places: [AnimatedValue.Kind: [String: Int]] = [
        .point: ["x": 0, "y": 1], .size: ["width": 0, "height": 1],
        .rect: [
            "origin.x": 0, "origin.y": 1, "size.width": 2, "size.height": 3, "x": 0, "y": 1, "width": 2,
            "height": 3,
        ],
    ]

    private static func figures(_ value: AnimatedValue) -> (AnimatedValue.Kind, [CGFloat])? {
        for kind in [AnimatedValue.Kind.point, .size, .rect] {
            if let figures = value.figures(kind) { return (kind, figures) }
        }
        return nil
    }

    func read(_ whole: AnimatedValue) -> AnimatedValue? {
        if let rows = whole.figures(.transform) {
            return TransformParts(CATransform3D(rows: rows)).flatMap { TransformPart(path: path).read($0) }
        }
        guard let (kind, figures) = Self.figures(whole) else { return nil }
        if kind == .rect, path == "origin" { return AnimatedValue(.point, Array(figures[0..<2])) }
        if kind == .rect, path == "size" { return AnimatedValue(.size, Array(figures[2..<4])) }
        return Self.places[kind]?[path].map { AnimatedValue(.number, [figures[$0]]) }
    }

    func write(_ value: AnimatedValue, into whole: AnimatedValue) -> AnimatedValue? {
        if let rows = whole.figures(.transform) {
            // A singular transform has no components; setting one starts from the identity.
            guard
                var parts = TransformParts(CATransform3D(rows: rows))
                    ?? TransformParts(CATransform3DIdentity),
                TransformPart(path: path).write(value, into: &parts)
            else { return nil }
            return AnimatedValue(.transform, parts.transform.rows)
        }
        guard let (kind, old) = Self.figures(whole) else { return nil }
        var figures = old
        if kind == .rect, path == "origin", let point = value.figures(.point) {
            figures.replaceSubrange(0..<2, with: point)
        } else if kind == .rect, path == "size", let size = value.figures(.size) {
            figures.replaceSubrange(2..<4, with: size)
        } else if let place = Self.places[kind]?[path], let figure = value.figures(.number)?.first {
            figures[place] = figure
        } else {
            return nil
        }
        return AnimatedValue(kind, figures)
    }
}

/// A component of a transform, such as `rotation.z`.
private struct TransformPart {
    private let name: String
    private let axis: Int?

    init(path: String) {
        let words = path.split(separator: ".").map(String.init)
        name = words.first ?? ""
        axis = words.count > 1 ? ["x": 0, "y": 1, "z": 2][words[1]] : nil
    }

    func read(_ parts: TransformParts) -> AnimatedValue? {
        func number(_ figure: CGFloat) -> AnimatedValue { AnimatedValue(.number, [figure]) }
        switch name {
        case "rotation": return number(parts.angles[axis ?? 2])
        case "scale":
            return number(axis.map { parts.scale[$0] } ?? parts.scale.reduce(0, +) / 3)
        case "translation":
            guard let axis else { return AnimatedValue(.size, Array(parts.translation[0..<2])) }
            return number(parts.translation[axis])
        default: return nil
        }
    }

    func write(_ value: AnimatedValue, into parts: inout TransformParts) -> Bool {
        let figure = value.figures(.number)?.first
        switch (name, axis, figure) {
        case ("rotation", _, let figure?): parts.angles[axis ?? 2] = figure
        case ("scale", let axis?, let figure?): parts.scale[axis] = figure
        case ("scale", nil, let figure?): parts.scale = [figure, figure, figure]
        case ("translation", let axis?, let figure?): parts.translation[axis] = figure
        case ("translation", nil, _):
            guard let shift = value.figures(.size) ?? value.figures(.point) else { return false }
            parts.translation.replaceSubrange(0..<2, with: shift)
        default: return false
        }
        return true
    }
}
