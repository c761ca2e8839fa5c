import Foundation

/// The functions of vDSP for collections, which Apple declares for `Float` and `Double`.
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

    public static func maximum<U: AccelerateBuffer>(_ vector: U) -> U.Element
    where U.Element: BinaryFloatingPoint {
        vector.elements.reduce(-.infinity) { max($0, $1) }
    }
    public static func minimum<U: AccelerateBuffer>(_ vector: U) -> U.Element
    where U.Element: BinaryFloatingPoint {
        vector.elements.reduce(.infinity) { min($0, $1) }
    }
    public static func sum<U: AccelerateBuffer>(_ vector: U) -> U.Element
    where U.Element: BinaryFloatingPoint {
        vector.elements.reduce(0, +)
    }
    public static func mean<U: AccelerateBuffer>(_ vector: U) -> U.Element
    where U.Element: BinaryFloatingPoint {
        sum(vector) / U.Element(vector.count)
    }
    public static func sumOfSquares<U: AccelerateBuffer>(_ vector: U) -> U.Element
    where U.Element: BinaryFloatingPoint {
        vector.elements.reduce(0) { $0 + $1 * $1 }
    }
    public static func meanSquare<U: AccelerateBuffer>(_ vector: U) -> U.Element
    where U.Element: BinaryFloatingPoint {
        sumOfSquares(vector) / U.Element(vector.count)
    }
    public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> U.Element
    where U.Element: BinaryFloatingPoint {
        meanSquare(vector).squareRoot()
    }
    public static func indexOfMaximum<U: AccelerateBuffer>(_ vector: U) -> (UInt, U.Element)
    where U.Element: BinaryFloatingPoint {
        let found = vector.elements.enumerated().max { $0.element < $1.element }
        return (UInt(found?.offset ?? 0), found?.element ?? -.infinity)
    }
    public static func dot<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> U.Element
    where U.Element == V.Element, U.Element: BinaryFloatingPoint {
        zip(vectorA.elements, vectorB.elements).reduce(0) { $0 + $1.0 * $1.1 }
    }

    // MARK: Vectors

    public static func add<U: AccelerateBuffer>(_ scalar: U.Element, _ vector: U) -> [U.Element]
    where U.Element: BinaryFloatingPoint {
        vector.elements.map { scalar + $0 }
    }
    public static func add<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [U
        .Element]
    where T.Element == U.Element, U.Element: BinaryFloatingPoint {
        zip(vectorA.elements, vectorB.elements).map { $0 + $1 }
    }
    public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: U, _ vectorB: T)
        -> [U.Element]
    where T.Element == U.Element, U.Element: BinaryFloatingPoint {
        zip(vectorA.elements, vectorB.elements).map { $0 - $1 }
    }
    public static func multiply<U: AccelerateBuffer>(_ scalar: U.Element, _ vector: U) -> [U.Element]
    where U.Element: BinaryFloatingPoint {
        vector.elements.map { scalar * $0 }
    }
    public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U)
        -> [U.Element]
    where T.Element == U.Element, U.Element: BinaryFloatingPoint {
        zip(vectorA.elements, vectorB.elements).map { $0 * $1 }
    }
    public static func divide<U: AccelerateBuffer>(_ vector: U, _ scalar: U.Element) -> [U.Element]
    where U.Element: BinaryFloatingPoint {
        vector.elements.map { $0 / scalar }
    }
    public static func absolute<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
    where U.Element: BinaryFloatingPoint {
        vector.elements.map { abs($0) }
    }
    public static func negative<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
    where U.Element: BinaryFloatingPoint {
        vector.elements.map { -$0 }
    }
    public static func square<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
    where U.Element: BinaryFloatingPoint {
        vector.elements.map { $0 * $0 }
    }
    public static func clip<U: AccelerateBuffer>(_ vector: U, to bounds: ClosedRange<U.Element>) -> [U
        .Element]
    where U.Element: BinaryFloatingPoint {
        vector.elements.map { min(max($0, bounds.lowerBound), bounds.upperBound) }
    }
    public static func threshold<U: AccelerateBuffer>(
        _ vector: U, to lowerBound: U.Element, with rule: ThresholdRule<U.Element>
    ) -> [U.Element] where U.Element: BinaryFloatingPoint {
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
    var elements: [Element] { withUnsafeBufferPointer { Array($0) } }
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

/// A vector whose numbers can be replaced.
public protocol AccelerateMutableBuffer: AccelerateBuffer {
    mutating func withUnsafeMutableBufferPointer<R>(
        _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
    ) rethrows -> R
}

extension Array: AccelerateMutableBuffer {}
extension ContiguousArray: AccelerateMutableBuffer {}
extension ArraySlice: AccelerateMutableBuffer {}
extension UnsafeMutableBufferPointer: AccelerateMutableBuffer {
    public func withUnsafeMutableBufferPointer<R>(
        _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
    ) rethrows -> R {
        var buffer = self
        return try body(&buffer)
    }
}
