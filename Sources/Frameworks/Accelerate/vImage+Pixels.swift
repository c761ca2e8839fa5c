import Foundation

public typealias Pixel_8 = UInt8
public typealias Pixel_F = Float

/// Replaces each pixel by the entry of a table.
@discardableResult
public func vImageTableLookUp_Planar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
    _ table: UnsafePointer<Pixel_8>,
    _ flags: vImage_Flags
) -> vImage_Error {
    convert(src.pointee, dest.pointee) { (value: Pixel_8) in table[Int(value)] }
}

/// Converts numbers between two limits to bytes.
@discardableResult
public func vImageConvert_PlanarFtoPlanar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ maxFloat: Pixel_F,
    _ minFloat: Pixel_F, _ flags: vImage_Flags
) -> vImage_Error {
    convert(src.pointee, dest.pointee) { (value: Pixel_F) in
        let scaled = (value - minFloat) / (maxFloat - minFloat) * 255
        return scaled.isNaN ? 0 : Pixel_8(min(max(scaled.rounded(), 0), 255))
    }
}

/// Converts bytes to numbers between two limits.
@discardableResult
public func vImageConvert_Planar8toPlanarF(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ maxFloat: Pixel_F,
    _ minFloat: Pixel_F, _ flags: vImage_Flags
) -> vImage_Error {
    convert(src.pointee, dest.pointee) { (value: Pixel_8) in
        minFloat + Pixel_F(value) / 255 * (maxFloat - minFloat)
    }
}

/// Combines the pixels of four channels.
@discardableResult
public func vImageConvert_Planar8toARGB8888(
    _ srcA: UnsafePointer<vImage_Buffer>, _ srcR: UnsafePointer<vImage_Buffer>,
    _ srcG: UnsafePointer<vImage_Buffer>, _ srcB: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    let channels = [srcA.pointee, srcR.pointee, srcG.pointee, srcB.pointee]
    let target = dest.pointee
    let isLargeEnough = channels.allSatisfy {
        $0.data != nil && $0.width >= target.width && $0.height >= target.height
    }
    guard isLargeEnough, let to = target.data else { return kvImageRoiLargerThanInputBuffer }
    for row in 0..<Int(target.height) {
        for column in 0..<Int(target.width) {
            for (index, channel) in channels.enumerated() {
                let value = channel.data.load(
                    fromByteOffset: row * channel.rowBytes + column, as: Pixel_8.self)
                to.storeBytes(
                    of: value, toByteOffset: row * target.rowBytes + column * 4 + index, as: Pixel_8.self)
            }
        }
    }
    return kvImageNoError
}
