import Foundation

// Turns of vImage by right angles, counterclockwise, and the joining of channels of numbers.

public var kRotate0DegreesClockwise: Int { 0 }
public var kRotate90DegreesClockwise: Int { 3 }
public var kRotate180DegreesClockwise: Int { 2 }
public var kRotate270DegreesClockwise: Int { 1 }
public var kRotate0DegreesCounterClockwise: Int { 0 }
public var kRotate90DegreesCounterClockwise: Int { 1 }
public var kRotate180DegreesCounterClockwise: Int { 2 }
public var kRotate270DegreesCounterClockwise: Int { 3 }

/// Turns pixels of four bytes; the others have the color of the background.
@discardableResult
public func vImageRotate90_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ rotationConstant: UInt8,
    _ backColor: UnsafePointer<UInt8>, _ flags: vImage_Flags
) -> vImage_Error {
    rotate(src.pointee, dest.pointee, rotationConstant, size: 4, UnsafeRawPointer(backColor))
}

/// Turns pixels of one byte; the others have the color of the background.
@discardableResult
public func vImageRotate90_Planar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ rotationConstant: UInt8,
    _ backColor: Pixel_8, _ flags: vImage_Flags
) -> vImage_Error {
    withUnsafeBytes(of: backColor) { color in
        guard let address = color.baseAddress else { return kvImageNoError }
        return rotate(src.pointee, dest.pointee, rotationConstant, size: 1, address)
    }
}

private func rotate(
    _ source: vImage_Buffer, _ target: vImage_Buffer, _ turns: UInt8, size: Int,
    _ background: UnsafeRawPointer
) -> vImage_Error {
    guard let from = source.data, let to = target.data, turns < 4 else {
        return kvImageRoiLargerThanInputBuffer
    }
    let (width, height) = (Int(source.width), Int(source.height))
    for row in 0..<Int(target.height) {
        for column in 0..<Int(target.width) {
            let place =
                switch turns {
                case 1: (row: column, column: width - 1 - row)
                case 2: (row: height - 1 - row, column: width - 1 - column)
                case 3: (row: height - 1 - column, column: row)
                default: (row: row, column: column)
                }
            let isInside = (0..<height).contains(place.row) && (0..<width).contains(place.column)
            let pixel =
                isInside
                ? UnsafeRawPointer(from) + place.row * source.rowBytes + place.column * size : background
            (to + row * target.rowBytes + column * size).copyMemory(from: pixel, byteCount: size)
        }
    }
    return kvImageNoError
}

/// Combines the numbers of three channels between limits to pixels of four bytes, the last of which is constant.
@discardableResult
public func vImageConvert_PlanarFToBGRX8888(
    _ blue: UnsafePointer<vImage_Buffer>, _ green: UnsafePointer<vImage_Buffer>,
    _ red: UnsafePointer<vImage_Buffer>,
    _ alpha: Pixel_8, _ dest: UnsafePointer<vImage_Buffer>, _ maxFloat: UnsafePointer<Float>,
    _ minFloat: UnsafePointer<Float>, _ flags: vImage_Flags
) -> vImage_Error {
    join([blue.pointee, green.pointee, red.pointee], dest.pointee, maxFloat, minFloat, last: alpha)
}

/// Combines the numbers of three channels between limits to pixels of four bytes, the last of which is constant.
@discardableResult
public func vImageConvert_PlanarFToRGBX8888(
    _ red: UnsafePointer<vImage_Buffer>, _ green: UnsafePointer<vImage_Buffer>,
    _ blue: UnsafePointer<vImage_Buffer>,
    _ alpha: Pixel_8, _ dest: UnsafePointer<vImage_Buffer>, _ maxFloat: UnsafePointer<Float>,
    _ minFloat: UnsafePointer<Float>, _ flags: vImage_Flags
) -> vImage_Error {
    join([red.pointee, green.pointee, blue.pointee], dest.pointee, maxFloat, minFloat, last: alpha)
}

private func join(
    _ channels: [vImage_Buffer], _ target: vImage_Buffer, _ maximum: UnsafePointer<Float>,
    _ minimum: UnsafePointer<Float>,
    last: Pixel_8
) -> vImage_Error {
    let isLargeEnough = channels.allSatisfy {
        $0.data != nil && $0.width >= target.width && $0.height >= target.height
    }
    guard isLargeEnough, let to = target.data else { return kvImageRoiLargerThanInputBuffer }
    for row in 0..<Int(target.height) {
        for column in 0..<Int(target.width) {
            let pixel = to + row * target.rowBytes + column * 4
            for (index, channel) in channels.enumerated() {
                let value = channel.data.load(
                    fromByteOffset: row * channel.rowBytes + column * 4, as: Float.self)
                let scaled = (value - minimum[index]) / (maximum[index] - minimum[index]) * 255
                let byte = scaled.isNaN ? 0 : Pixel_8(min(max(scaled.rounded(), 0), 255))
                pixel.storeBytes(of: byte, toByteOffset: index, as: Pixel_8.self)
            }
            pixel.storeBytes(of: last, toByteOffset: 3, as: Pixel_8.self)
        }
    }
    return kvImageNoError
}
