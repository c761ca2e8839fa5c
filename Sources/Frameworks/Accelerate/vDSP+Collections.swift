import Foundation

/// The functions of vDSP for collections.
public enum vDSP {
    /// The treatment of numbers below a threshold.
    public enum ThresholdRule<Number: BinaryFloatingPoint> {
        case clampToThreshold
        case zeroFill
        case signedConstant(Number)
    }
}

extension vDSP {
    // MARK: Numbers of a vector

    public static func maximum<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        vector.elements.reduce(-.infinity) { max($0, $1) }
    }
    public static func minimum<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        vector.elements.reduce(.infinity) { min($0, $1) }
    }
    public static func sum<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        vector.elements.reduce(0, +)
    }
    public static func mean<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        sum(vector) / Float(vector.count)
    }
    public static func sumOfSquares<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        vector.elements.reduce(0) { $0 + $1 * $1 }
    }
    public static func meanSquare<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        sumOfSquares(vector) / Float(vector.count)
    }
    public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        meanSquare(vector).squareRoot()
    }
    public static func indexOfMaximum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Float)
    where U.Element == Float {
        let found = vector.elements.enumerated().max { $0.element < $1.element }
        return (UInt(found?.offset ?? 0), found?.element ?? -.infinity)
    }
    public static func dot<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> Float
    where U.Element == Float, V.Element == Float {
        zip(vectorA.elements, vectorB.elements).reduce(0) { $0 + $1.0 * $1.1 }
    }

    // MARK: Vectors

    public static func add<U: AccelerateBuffer>(_ scalar: Float, _ vector: U) -> [Float]
    where U.Element == Float {
        vector.elements.map { scalar + $0 }
    }
    public static func add<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Float]
    where T.Element == Float, U.Element == Float {
        zip(vectorA.elements, vectorB.elements).map { $0 + $1 }
    }
    public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: U, _ vectorB: T)
        -> [Float]
    where T.Element == Float, U.Element == Float {
        zip(vectorA.elements, vectorB.elements).map { $0 - $1 }
    }
    public static func multiply<U: AccelerateBuffer>(_ scalar: Float, _ vector: U) -> [Float]
    where U.Element == Float {
        vector.elements.map { scalar * $0 }
    }
    public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U)
        -> [Float]
    where T.Element == Float, U.Element == Float {
        zip(vectorA.elements, vectorB.elements).map { $0 * $1 }
    }
    public static func divide<U: AccelerateBuffer>(_ vector: U, _ scalar: Float) -> [Float]
    where U.Element == Float {
        vector.elements.map { $0 / scalar }
    }
    public static func absolute<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        vector.elements.map { abs($0) }
    }
    public static func negative<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        vector.elements.map { -$0 }
    }
    public static func square<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        vector.elements.map { $0 * $0 }
    }
    public static func clip<U: AccelerateBuffer>(_ vector: U, to bounds: ClosedRange<Float>) -> [Float]
    where U.Element == Float {
        vector.elements.map { min(max($0, bounds.lowerBound), bounds.upperBound) }
    }
    public static func threshold<U: AccelerateBuffer>(
        _ vector: U, to lowerBound: Float, with rule: ThresholdRule<Float>
    ) -> [Float] where U.Element == Float {
        vector.elements.map { value in
            switch rule {
            case .clampToThreshold: max(value, lowerBound)
            case .zeroFill: value >= lowerBound ? value : 0
            case .signedConstant(let constant): value >= lowerBound ? constant : -constant
            }
        }
    }
}

extension vDSP {
    // MARK: Numbers of a vector

    public static func maximum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        vector.elements.reduce(-.infinity) { max($0, $1) }
    }
    public static func minimum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        vector.elements.reduce(.infinity) { min($0, $1) }
    }
    public static func sum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        vector.elements.reduce(0, +)
    }
    public static func mean<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        sum(vector) / Double(vector.count)
    }
    public static func sumOfSquares<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        vector.elements.reduce(0) { $0 + $1 * $1 }
    }
    public static func meanSquare<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        sumOfSquares(vector) / Double(vector.count)
    }
    public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        meanSquare(vector).squareRoot()
    }
    public static func indexOfMaximum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Double)
    where U.Element == Double {
        let found = vector.elements.enumerated().max { $0.element < $1.element }
        return (UInt(found?.offset ?? 0), found?.element ?? -.infinity)
    }
    public static func dot<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> Double
    where U.Element == Double, V.Element == Double {
        zip(vectorA.elements, vectorB.elements).reduce(0) { $0 + $1.0 * $1.1 }
    }

    // MARK: Vectors

    public static func add<U: AccelerateBuffer>(_ scalar: Double, _ vector: U) -> [Double]
    where U.Element == Double {
        vector.elements.map { scalar + $0 }
    }
    public static func add<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Double]
    where T.Element == Double, U.Element == Double {
        zip(vectorA.elements, vectorB.elements).map { $0 + $1 }
    }
    public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: U, _ vectorB: T)
        -> [Double]
    where T.Element == Double, U.Element == Double {
        zip(vectorA.elements, vectorB.elements).map { $0 - $1 }
    }
    public static func multiply<U: AccelerateBuffer>(_ scalar: Double, _ vector: U) -> [Double]
    where U.Element == Double {
        vector.elements.map { scalar * $0 }
    }
    public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U)
        -> [Double]
    where T.Element == Double, U.Element == Double {
        zip(vectorA.elements, vectorB.elements).map { $0 * $1 }
    }
    public static func divide<U: AccelerateBuffer>(_ vector: U, _ scalar: Double) -> [Double]
    where U.Element == Double {
        vector.elements.map { $0 / scalar }
    }
    public static func absolute<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        vector.elements.map { abs($0) }
    }
    public static func negative<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        vector.elements.map { -$0 }
    }
    public static func square<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        vector.elements.map { $0 * $0 }
    }
    public static func clip<U: AccelerateBuffer>(_ vector: U, to bounds: ClosedRange<Double>) -> [Double]
    where U.Element == Double {
        vector.elements.map { min(max($0, bounds.lowerBound), bounds.upperBound) }
    }
    public static func threshold<U: AccelerateBuffer>(
        _ vector: U, to lowerBound: Double, with rule: ThresholdRule<Double>
    ) -> [Double] where U.Element == Double {
        vector.elements.map { value in
            switch rule {
            case .clampToThreshold: max(value, lowerBound)
            case .zeroFill: value >= lowerBound ? value : 0
            case .signedConstant(let constant): value >= lowerBound ? constant : -constant
            }
        }
    }
}

/// A collection of numbers in contiguous memory.
public protocol AccelerateBuffer {
    associatedtype Element
    var count: Int { get }
    func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R
}

extension AccelerateBuffer {
    fileprivate var elements: [Element] { withUnsafeBufferPointer { Array($0) } }
}

extension Array: AccelerateBuffer {}
extension ContiguousArray: AccelerateBuffer {}
extension ArraySlice: AccelerateBuffer {}
extension UnsafeBufferPointer: AccelerateBuffer {
    public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
        try body(self)
    }
}
extension UnsafeMutableBufferPointer: AccelerateBuffer {
    public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
        try body(UnsafeBufferPointer(self))
    }
}
