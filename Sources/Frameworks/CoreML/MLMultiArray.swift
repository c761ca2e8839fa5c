import Foundation
import UIKit

/// The type of the numbers of an array.
public enum MLMultiArrayDataType: Int, Sendable {
    case double = 65600
    case float32 = 65568
    case float16 = 65552
    case int32 = 131104

    public static var float64: MLMultiArrayDataType { .double }
    public static var float: MLMultiArrayDataType { .float32 }

    /// The number of bytes of a number.
    var size: Int {
        switch self {
        case .double: 8
        case .float32, .int32: 4
        case .float16: 2
        }
    }
}

/// An array of numbers in several dimensions.
open class MLMultiArray: NSObject, NSCopying {
    public let dataPointer: UnsafeMutableRawPointer
    public let dataType: MLMultiArrayDataType
    public let shape: [NSNumber]
    /// The distances of neighbors in each dimension, in numbers.
    public let strides: [NSNumber]
    private let release: (UnsafeMutableRawPointer) -> Void

    /// Creates an array of zeros.
    public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
        let sizes = shape.map(\.intValue)
        let count = try Self.count(sizes, dataType)
        (self.shape, self.dataType) = (shape, dataType)
        strides = Self.contiguous(sizes).map { NSNumber(value: $0) }
        let bytes = max(count * dataType.size, 1)
        dataPointer = .allocate(byteCount: bytes, alignment: 64)
        dataPointer.initializeMemory(as: UInt8.self, repeating: 0, count: bytes)
        release = { $0.deallocate() }
        super.init()
    }

    /// Creates an array of existing numbers, which the array does not copy.
    public init(
        dataPointer: UnsafeMutableRawPointer, shape: [NSNumber], dataType: MLMultiArrayDataType,
        strides: [NSNumber], deallocator: ((UnsafeMutableRawPointer) -> Void)? = nil
    ) throws {
        guard shape.count == strides.count else {
            throw Inert.error("strides of another number of dimensions")
        }
        _ = try Self.count(shape.map(\.intValue), dataType)
        (self.dataPointer, self.shape, self.dataType, self.strides) = (dataPointer, shape, dataType, strides)
        release = deallocator ?? { _ in }
        super.init()
    }

    /// Creates an array of the numbers of others, one after the other in a dimension in which they may differ in size.
    public convenience init(
        concatenating multiArrays: [MLMultiArray], axis: Int, dataType: MLMultiArrayDataType
    ) {
        var sizes = multiArrays.first?.shape.map(\.intValue) ?? []
        let isFitting = multiArrays.allSatisfy { array in
            array.shape.count == sizes.count
                && sizes.indices.allSatisfy { $0 == axis || array.shape[$0].intValue == sizes[$0] }
        }
        precondition(
            isFitting && sizes.indices.contains(axis), "arrays of other sizes cannot be concatenated")
        sizes[axis] = multiArrays.reduce(0) { $0 + $1.shape[axis].intValue }
        do { try self.init(shape: sizes.map { NSNumber(value: $0) }, dataType: dataType) } catch {
            preconditionFailure("the concatenated array has too many numbers")
        }
        var start = 0
        for array in multiArrays {
            for index in 0..<array.count {
                var place = array.place(of: index)
                let value = array[place.map { NSNumber(value: $0) }]
                place[axis] += start
                self[place.map { NSNumber(value: $0) }] = value
            }
            start += array.shape[axis].intValue
        }
    }

    /// Creates an array of one dimension.
    public convenience init<C: Collection>(_ data: C) throws where C.Element == Double {
        try self.init(shape: [NSNumber(value: data.count)], dataType: .double)
        for (index, value) in data.enumerated() { self[index] = NSNumber(value: value) }
    }
    public convenience init<C: Collection>(_ data: C) throws where C.Element == Float {
        try self.init(shape: [NSNumber(value: data.count)], dataType: .float32)
        for (index, value) in data.enumerated() { self[index] = NSNumber(value: value) }
    }
    public convenience init<C: Collection>(_ data: C) throws where C.Element: FixedWidthInteger {
        try self.init(shape: [NSNumber(value: data.count)], dataType: .int32)
        for (index, value) in data.enumerated() { self[index] = NSNumber(value: Int32(clamping: value)) }
    }

    deinit { release(dataPointer) }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Numbers

    /// The number of numbers.
    open var count: Int { shape.isEmpty ? 0 : shape.reduce(1) { $0 * $1.intValue } }

    /// The number at an index in the order of the last dimension first.
    open subscript(idx: Int) -> NSNumber {
        get { number(at: offset(of: place(of: idx))) }
        set { set(newValue, at: offset(of: place(of: idx))) }
    }
    open subscript(key: [NSNumber]) -> NSNumber {
        get { number(at: offset(of: key.map(\.intValue))) }
        set { set(newValue, at: offset(of: key.map(\.intValue))) }
    }

    /// Calls a closure with the bytes, in which numbers are where the strides say.
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result
    {
        try body(UnsafeRawBufferPointer(start: dataPointer, count: length * dataType.size))
    }
    public func withUnsafeMutableBytes<Result>(
        _ body: (UnsafeMutableRawBufferPointer, [Int]) throws -> Result
    ) rethrows -> Result {
        try body(
            UnsafeMutableRawBufferPointer(start: dataPointer, count: length * dataType.size),
            strides.map(\.intValue))
    }
    public func withUnsafeBufferPointer<Scalar, Result>(
        ofType type: Scalar.Type, _ body: (UnsafeBufferPointer<Scalar>) throws -> Result
    ) rethrows -> Result {
        try body(UnsafeBufferPointer(start: dataPointer.assumingMemoryBound(to: type), count: length))
    }

    // MARK: Memory

    /// The number of numbers from the first to the last.
    private var length: Int {
        guard count > 0 else { return 0 }
        return zip(shape, strides).reduce(1) { $0 + ($1.0.intValue - 1) * $1.1.intValue }
    }

    private func place(of index: Int) -> [Int] {
        precondition(
            index >= 0 && index < count, "index \(index) is out of the \(count) numbers of the array")
        var (rest, place) = (index, [Int](repeating: 0, count: shape.count))
        for dimension in shape.indices.reversed() {
            let size = shape[dimension].intValue
            (place[dimension], rest) = (rest % size, rest / size)
        }
        return place
    }

    private func offset(of place: [Int]) -> Int {
        let isInside =
            place.count == shape.count && zip(place, shape).allSatisfy { $0 >= 0 && $0 < $1.intValue }
        precondition(isInside, "\(place) is out of an array of the shape \(shape)")
        return zip(place, strides).reduce(0) { $0 + $1.0 * $1.1.intValue }
    }

    private func number(at offset: Int) -> NSNumber {
        switch dataType {
        case .double: NSNumber(value: dataPointer.load(fromByteOffset: offset * 8, as: Double.self))
        case .float32: NSNumber(value: dataPointer.load(fromByteOffset: offset * 4, as: Float.self))
        case .int32: NSNumber(value: dataPointer.load(fromByteOffset: offset * 4, as: Int32.self))
        case .float16:
            NSNumber(value: Float(dataPointer.load(fromByteOffset: offset * 2, as: Float16.self)))
        }
    }

    private func set(_ value: NSNumber, at offset: Int) {
        switch dataType {
        case .double: dataPointer.storeBytes(of: value.doubleValue, toByteOffset: offset * 8, as: Double.self)
        case .float32: dataPointer.storeBytes(of: value.floatValue, toByteOffset: offset * 4, as: Float.self)
        case .int32: dataPointer.storeBytes(of: value.int32Value, toByteOffset: offset * 4, as: Int32.self)
        case .float16:
            dataPointer.storeBytes(of: Float16(value.floatValue), toByteOffset: offset * 2, as: Float16.self)
        }
    }

    private static func contiguous(_ sizes: [Int]) -> [Int] {
        sizes.indices.map { sizes[($0 + 1)...].reduce(1, *) }
    }

    /// Returns the number of numbers, which has to fit in memory.
    private static func count(_ sizes: [Int], _ type: MLMultiArrayDataType) throws -> Int {
        var count = 1
        for size in sizes {
            let (product, overflows) = count.multipliedReportingOverflow(by: size)
            guard size >= 0, !overflows, product <= 1 << 40 else {
                throw Inert.error("an array of the shape \(sizes)")
            }
            count = product
        }
        return count
    }
}
