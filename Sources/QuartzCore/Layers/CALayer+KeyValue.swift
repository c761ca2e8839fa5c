import CoreGraphics

/// Values by key, as Interface Builder's runtime attributes set them ("layer.cornerRadius").
extension CALayer {
    /// Sets the value for a key: a property of the layer, or a custom value that the layer only stores.
    /// A value of the wrong type is reported and ignored.
    public func setValue(_ value: Any?, forKey key: String) {
        guard let property = property(named: key) else {
            customValues[key] = value
            return
        }
        if !property.set(self, value) {
            LayerDiagnostics.report(
                "the layer's \"\(key)\" cannot be set to \(value.map { "\($0)" } ?? "nil")")
        }
    }

    /// Returns the value for a key.
    public func value(forKey key: String) -> Any? {
        property(named: key)?.get(self) ?? customValues[key]
    }
}

/// The properties that can be set by key.
enum LayerProperties {
    struct Property: Sendable {
        var get: @Sendable (CALayer) -> Any?
        var set: @Sendable (CALayer, Any?) -> Bool
    }

    static let all: [String: Property] = [
        "cornerRadius": number(\.cornerRadius), "borderWidth": number(\.borderWidth),
        "shadowRadius": number(\.shadowRadius), "zPosition": number(\.zPosition),
        "contentsScale": number(\.contentsScale), "rasterizationScale": number(\.rasterizationScale),
        "opacity": float(\.opacity), "shadowOpacity": float(\.shadowOpacity),
        "masksToBounds": flag(\.masksToBounds), "hidden": flag(\.isHidden),
        "shouldRasterize": flag(\.shouldRasterize), "allowsGroupOpacity": flag(\.allowsGroupOpacity),
        "doubleSided": flag(\.isDoubleSided), "opaque": flag(\.isOpaque),
        "backgroundColor": optional(\.backgroundColor), "borderColor": optional(\.borderColor),
        "shadowColor": optional(\.shadowColor), "shadowPath": optional(\.shadowPath),
        "name": optional(\.name), "compositingFilter": optional(\.compositingFilter),
        "bounds": exact(\.bounds), "frame": exact(\.frame), "position": exact(\.position),
        "anchorPoint": exact(\.anchorPoint), "shadowOffset": exact(\.shadowOffset),
        "transform": exact(\.transform), "sublayerTransform": exact(\.sublayerTransform),
        "contents": optional(\.contents),
        "contentsRect": exact(\.contentsRect), "contentsCenter": exact(\.contentsCenter),
        "maskedCorners": Property(
            get: { $0.maskedCorners.rawValue },
            set: { layer, value in
                guard let bits = figure(value), bits >= 0, bits < 16 else { return false }
                layer.maskedCorners = CACornerMask(rawValue: UInt(bits))
                return true
            }),
    ]

    static func figure(_ value: Any?) -> Double? {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let number as CGFloat: Double(number)
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as Int: Double(number)
        case let flag as Bool: flag ? 1 : 0
        default: nil
        }
    }

    static func number<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGFloat> & Sendable)
        -> Property
    {
        property(path) { figure($0).map { CGFloat($0) } }
    }

    static func float<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, Float> & Sendable) -> Property {
        property(path) { figure($0).map { Float($0) } }
    }

    static func flag<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, Bool> & Sendable) -> Property {
        property(path) { figure($0).map { $0 != 0 } }
    }

    static func exact<Layer: CALayer, Value>(_ path: ReferenceWritableKeyPath<Layer, Value> & Sendable)
        -> Property
    {
        property(path) { $0 as? Value }
    }

    static func optional<Layer: CALayer, Value>(_ path: ReferenceWritableKeyPath<Layer, Value?> & Sendable)
        -> Property
    {
        Property(
            get: { ($0 as? Layer)?[keyPath: path] },
            set: { layer, value in
                guard let layer = layer as? Layer else { return false }
                guard let value else {
                    layer[keyPath: path] = nil
                    return true
                }
                guard let fitting = value as? Value else { return false }
                layer[keyPath: path] = fitting
                return true
            })
    }

    static func property<Layer: CALayer, Value>(
        _ path: ReferenceWritableKeyPath<Layer, Value> & Sendable,
        _ read: @escaping @Sendable (Any?) -> Value?
    ) -> Property {
        Property(
            get: { ($0 as? Layer)?[keyPath: path] },
            set: { layer, value in
                guard let layer = layer as? Layer, let value = read(value) else { return false }
                layer[keyPath: path] = value
                return true
            })
    }
}
