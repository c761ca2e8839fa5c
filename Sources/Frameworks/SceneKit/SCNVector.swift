import Foundation
import UIKit
import simd

/// A vector of three numbers.
public struct SCNVector3: Sendable {
    public var x: Float = 0
    public var y: Float = 0
    public var z: Float = 0

    public init() {}
    public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
}

extension SCNVector3 {
    public init(_ x: Float, _ y: Float, _ z: Float) { self.init(x: x, y: y, z: z) }
    public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
    public init(_ x: Double, _ y: Double, _ z: Double) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
    public init(_ x: Int, _ y: Int, _ z: Int) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
    public init(_ v: SIMD3<Float>) { self.init(x: v.x, y: v.y, z: v.z) }
    public init(_ v: SIMD3<Double>) { self.init(v.x, v.y, v.z) }
}

/// A vector of four numbers: a rotation around an axis, or a quaternion.
public struct SCNVector4: Sendable {
    public var x: Float = 0
    public var y: Float = 0
    public var z: Float = 0
    public var w: Float = 0

    public init() {}
    public init(x: Float, y: Float, z: Float, w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}

extension SCNVector4 {
    public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { self.init(x: x, y: y, z: z, w: w) }
    public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) {
        self.init(x: Float(x), y: Float(y), z: Float(z), w: Float(w))
    }
    public init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) {
        self.init(x: Float(x), y: Float(y), z: Float(z), w: Float(w))
    }
    public init(_ x: Int, _ y: Int, _ z: Int, _ w: Int) {
        self.init(x: Float(x), y: Float(y), z: Float(z), w: Float(w))
    }
    public init(_ v: SIMD4<Float>) { self.init(x: v.x, y: v.y, z: v.z, w: v.w) }
    public init(_ v: SIMD4<Double>) { self.init(v.x, v.y, v.z, v.w) }
}

public typealias SCNQuaternion = SCNVector4

extension SIMD3 where Scalar == Float {
    public init(_ v: SCNVector3) { self.init(v.x, v.y, v.z) }
}

extension SIMD4 where Scalar == Float {
    public init(_ v: SCNVector4) { self.init(v.x, v.y, v.z, v.w) }
}

public let SCNVector3Zero = SCNVector3()
public let SCNVector4Zero = SCNVector4()

public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x, y, z) }
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 {
    SCNVector4(x, y, z, w)
}
public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool {
    SIMD3<Float>(a) == SIMD3<Float>(b)
}
public func SCNVector4EqualToVector4(_ a: SCNVector4, _ b: SCNVector4) -> Bool {
    SIMD4<Float>(a) == SIMD4<Float>(b)
}
public func SCNVector3ToFloat3(_ v: SCNVector3) -> SIMD3<Float> { SIMD3(v) }
public func SCNVector3FromFloat3(_ v: SIMD3<Float>) -> SCNVector3 { SCNVector3(v) }
public func SCNVector4ToFloat4(_ v: SCNVector4) -> SIMD4<Float> { SIMD4(v) }
public func SCNVector4FromFloat4(_ v: SIMD4<Float>) -> SCNVector4 { SCNVector4(v) }

extension NSValue {
    /// Creates a value with a vector.
    public convenience init(scnVector3 v: SCNVector3) { self.init(floats: [v.x, v.y, v.z]) }
    /// Creates a value with a vector.
    public convenience init(scnVector4 v: SCNVector4) { self.init(floats: [v.x, v.y, v.z, v.w]) }
    /// Creates a value with a transform.
    public convenience init(scnMatrix4 m: SCNMatrix4) { self.init(floats: m.numbers) }

    /// The vector of the value; zero for other values.
    public var scnVector3Value: SCNVector3 {
        floats(3).map { SCNVector3($0[0], $0[1], $0[2]) } ?? SCNVector3()
    }
    /// The vector of the value; zero for other values.
    public var scnVector4Value: SCNVector4 {
        floats(4).map { SCNVector4($0[0], $0[1], $0[2], $0[3]) } ?? SCNVector4()
    }
    /// The transform of the value; zero for other values.
    public var scnMatrix4Value: SCNMatrix4 { floats(16).map(SCNMatrix4.init(numbers:)) ?? SCNMatrix4() }

    private convenience init(floats: [Float]) { self.init(bytes: floats, objCType: "[\(floats.count)f]") }

    private func floats(_ count: Int) -> [Float]? {
        guard String(cString: objCType) == "[\(count)f]" else { return nil }
        var floats = [Float](repeating: 0, count: count)
        floats.withUnsafeMutableBytes { bytes in bytes.baseAddress.map { getValue($0) } }
        return floats
    }
}
