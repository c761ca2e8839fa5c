@_exported import CoreGraphics
@_exported import Foundation

// The part of vImage that converts numbers.

public typealias vImagePixelCount = UInt
public typealias vImage_Error = Int
public typealias vImage_Flags = UInt32

public let kvImageNoError: vImage_Error = 0
public let kvImageRoiLargerThanInputBuffer: vImage_Error = -21766
public let kvImageMemoryAllocationError: vImage_Error = -21771
public let kvImageNoFlags: vImage_Flags = 0

/// Pixels in memory, row by row.
public struct vImage_Buffer {
    public var data: UnsafeMutableRawPointer!
    /// The number of rows.
    public var height: vImagePixelCount
    /// The number of pixels in a row.
    public var width: vImagePixelCount
    /// The number of bytes from a row to the next.
    public var rowBytes: Int

    public init() { self.init(data: nil, height: 0, width: 0, rowBytes: 0) }

    public init(
        data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int
    ) {
        (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
    }

    /// Allocates memory for pixels, which `free()` releases. Rows begin at multiples of 16 bytes.
    public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
        let (bits, isTooWide) = width.multipliedReportingOverflow(by: Int(bitsPerPixel))
        guard width > 0, height > 0, !isTooWide, bits < 1 << 40, height < 1 << 24 else {
            throw Error.invalidParameter
        }
        let rowBytes = ((bits + 7) / 8 + 15) / 16 * 16
        guard let data = calloc(height, rowBytes) else { throw Error.memoryAllocationError }
        self.init(
            data: data, height: vImagePixelCount(height), width: vImagePixelCount(width), rowBytes: rowBytes)
    }

    /// Releases the memory of a buffer that has allocated it.
    public func free() { Foundation.free(data) }

    /// The reasons why there is no buffer.
    enum Error: Swift.Error {
        case invalidParameter
        case memoryAllocationError
    }
}

/// Converts numbers of 16 bits to numbers of 32 bits.
@discardableResult
public func vImageConvert_Planar16FtoPlanarF(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    convert(src.pointee, dest.pointee) { (value: Float16) in Float(value) }
}

/// Converts numbers of 32 bits to numbers of 16 bits.
@discardableResult
public func vImageConvert_PlanarFtoPlanar16F(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    convert(src.pointee, dest.pointee) { (value: Float) in Float16(value) }
}

/// Converts each pixel.
func convert<Old: BitwiseCopyable, New: BitwiseCopyable>(
    _ source: vImage_Buffer, _ target: vImage_Buffer, _ change: (Old) -> New
) -> vImage_Error {
    guard let from = source.data, let to = target.data, source.width >= target.width,
        source.height >= target.height
    else { return kvImageRoiLargerThanInputBuffer }
    for row in 0..<Int(target.height) {
        for column in 0..<Int(target.width) {
            let value = from.load(
                fromByteOffset: row * source.rowBytes + column * MemoryLayout<Old>.size, as: Old.self)
            to.storeBytes(
                of: change(value), toByteOffset: row * target.rowBytes + column * MemoryLayout<New>.size,
                as: New.self)
        }
    }
    return kvImageNoError
}
