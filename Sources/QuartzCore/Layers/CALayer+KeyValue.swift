import CoreGraphics

/// Values by name, as Interface Builder's runtime attributes set them ("layer.cornerRadius").
extension CALayer {
    /// Sets what a name stands for: one of the layer's own properties, or a value that the layer only keeps.
    /// A value of the wrong kind is reported and left out.
    public func setValue(_ value: Any?, forKey key: String) {
        guard let property = LayerProperties.all[key] else {
            customValues[key] = value
            return
        }
        if !property.set(self, value) {
            LayerDiagnostics.report(
                "the layer's \"\(key)\" cannot be set to \(value.map { "\($0)" } ?? "nil")")
        }
    }

    /// What a name stands for.
    public func value(forKey key: String) -> Any? {
        LayerProperties.all[key]?.get(self) ?? customValues[key]
    }
}

/// The properties that can be set by name.
@MainActor
enum LayerProperties {
    struct Property {
        var get: (CALayer) -> Any?
        var set: (CALayer, Any?) -> Bool
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
        "contentsRect": exact(\.contentsRect), "contentsCenter": exact(\.contentsCenter),
        "maskedCorners": Property(
            get: { $0.maskedCorners.rawValue },
            set: { layer, value in
                guard let bits = figure(value), bits >= 0, bits < 16 else { return false }
                layer.maskedCorners = CACornerMask(rawValue: UInt(bits))
                return true
            }),
    ]

    private static func figure(_ value: Any?) -> Double? {
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

    private static func number(_ path: ReferenceWritableKeyPath<CALayer, CGFloat>) -> Property {
        property(path) { figure($0).map { CGFloat($0) } }
    }

    private static func float(_ path: ReferenceWritableKeyPath<CALayer, Float>) -> Property {
        property(path) { figure($0).map { Float($0) } }
    }

    private static func flag(_ path: ReferenceWritableKeyPath<CALayer, Bool>) -> Property {
        property(path) { figure($0).map { $0 != 0 } }
    }

    private static func exact<Value>(_ path: ReferenceWritableKeyPath<CALayer, Value>) -> Property {
        property(path) { $0 as? Value }
    }

    private static func optional<Value>(_ path: ReferenceWritableKeyPath<CALayer, Value?>) -> Property {
        Property(
            get: { $0[keyPath: path] },
            set: { layer, value in
                guard let value else {
                    layer[keyPath: path] = nil
                    return true
                }
                guard let fitting = value as? Value else { return false }
                layer[keyPath: path] = fitting
                return true
            })
    }

    private static func property<Value>(
        _ path: ReferenceWritableKeyPath<CALayer, Value>, _ read: @escaping (Any?) -> Value?
    ) -> Property {
        Property(
            get: { $0[keyPath: path] },
            set: { layer, value in
                guard let value = read(value) else { return false }
                layer[keyPath: path] = value
                return true
            })
    }
}
