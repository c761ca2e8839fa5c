import CoreGraphics
import Foundation

/// The name of a value function.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    /// Apple's name for it.
    public let rawValue: String
    /// A function by Apple's name for it.
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    public static let scale = CAValueFunctionName(rawValue: "scale")
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    public static let translate = CAValueFunctionName(rawValue: "translate")
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// Makes a transform of animated figures: a turn of an angle, for example.
@preconcurrency @MainActor
public final class CAValueFunction: NSObject {
    /// Which one it is.
    public let name: CAValueFunctionName

    /// The function of a name; nil for one that is not known.
    public init?(name: CAValueFunctionName) {
        guard Self.parts[name] != nil else { return nil }
        self.name = name
        super.init()
    }

    private static let parts: [CAValueFunctionName: String] = [
        .rotateX: "rotation.x", .rotateY: "rotation.y", .rotateZ: "rotation.z", .scale: "scale",
        .scaleX: "scale.x", .scaleY: "scale.y", .scaleZ: "scale.z", .translate: "translation",
        .translateX: "translation.x", .translateY: "translation.y", .translateZ: "translation.z",
    ]

    private func path(_ keyPath: String) -> String { "\(keyPath).\(Self.parts[name] ?? "")" }

    func base(in layer: CALayer, _ keyPath: String) -> AnimatedValue? { layer.shownValue(at: path(keyPath)) }

    func apply(_ value: AnimatedValue, to layer: CALayer, _ keyPath: String) {
        layer.show(value, at: path(keyPath))
    }
}
