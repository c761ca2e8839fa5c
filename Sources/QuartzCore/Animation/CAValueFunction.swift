import CoreGraphics
import Foundation

/// The name of a value function.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    /// Apple's name for it.
    public let rawValue: String
    /// Creates a name from Apple's constant.
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

/// A function that creates a transform from animated values: a rotation from an angle, for example.
public final class CAValueFunction: NSObject {
    /// The name of the function.
    public let name: CAValueFunctionName

    /// Returns the function with a name; nil for an unknown one.
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
        layer.setShownValue(value, at: path(keyPath))
    }
}
