import Foundation

/// Averages the pixels of a rectangle around each pixel. Beside the image its edges are repeated, or the color of the
/// background is taken.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer?, _ srcOffsetToROI_X: vImagePixelCount,
    _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
    _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
    if flags & kvImageGetTempBufferSize != 0 { return 0 }
    return average(
        src.pointee, dest.pointee, width: kernel_width, height: kernel_height, passes: 1,
        background: flags & kvImageEdgeExtend != 0 ? nil : backgroundColor)
}

/// Weights the pixels of a rectangle around each pixel by their distance, as two averages do.
@discardableResult
public func vImageTentConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer?, _ srcOffsetToROI_X: vImagePixelCount,
    _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
    _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
    if flags & kvImageGetTempBufferSize != 0 { return 0 }
    return average(
        src.pointee, dest.pointee, width: (kernel_width + 1) / 2 | 1, height: (kernel_height + 1) / 2 | 1,
        passes: 2, background: flags & kvImageEdgeExtend != 0 ? nil : backgroundColor)
}

private func average(
    _ source: vImage_Buffer, _ target: vImage_Buffer, width: UInt32, height: UInt32, passes: Int,
    background: UnsafePointer<UInt8>?
) -> vImage_Error {
    guard width % 2 == 1, height % 2 == 1 else { return kvImageInvalidKernelSize }
    guard let from = source.data, let to = target.data, source.width >= target.width,
        source.height >= target.height
    else { return kvImageRoiLargerThanInputBuffer }
    var plane = BoxPlane(source, from)
    for _ in 0..<passes {
        plane.averageRows(reach: Int(width / 2), background: background)
        plane.averageColumns(reach: Int(height / 2), background: background)
    }
    plane.store(target, to)
    return kvImageNoError
}

/// The channels of an image's pixels, which are averaged along rows and columns.
private struct BoxPlane {
    let width: Int
    let height: Int
    var values: [UInt8]

    init(_ buffer: vImage_Buffer, _ data: UnsafeMutableRawPointer) {
        (width, height) = (Int(buffer.width), Int(buffer.height))
        values = []
        values.reserveCapacity(width * height * 4)
        for row in 0..<height {
            values += UnsafeRawBufferPointer(start: data + row * buffer.rowBytes, count: width * 4)
        }
    }

    func store(_ buffer: vImage_Buffer, _ data: UnsafeMutableRawPointer) {
        let count = min(Int(buffer.width), width) * 4
        values.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            for row in 0..<min(Int(buffer.height), height) {
                memcpy(data + row * buffer.rowBytes, start + row * width * 4, count)
            }
        }
    }

    mutating func averageRows(reach: Int, background: UnsafePointer<UInt8>?) {
        for row in 0..<height {
            for channel in 0..<4 {
                average(first: row * width * 4 + channel, step: 4, count: width, reach, background?[channel])
            }
        }
    }

    mutating func averageColumns(reach: Int, background: UnsafePointer<UInt8>?) {
        for column in 0..<width {
            for channel in 0..<4 {
                average(
                    first: column * 4 + channel, step: width * 4, count: height, reach, background?[channel])
            }
        }
    }

    /// Replaces each value of a line by the average of its surroundings, whose sum moves along the line.
    private mutating func average(first: Int, step: Int, count: Int, _ reach: Int, _ background: UInt8?) {
        guard count > 0, reach > 0 else { return }
        let line = (0..<count).map { Int(values[first + $0 * step]) }
        func value(_ index: Int) -> Int {
            if let background, !line.indices.contains(index) { return Int(background) }
            return line[min(max(index, 0), count - 1)]
        }
        let size = 2 * reach + 1
        var sum = (-reach...reach).reduce(0) { $0 + value($1) }
        for index in 0..<count {
            values[first + index * step] = UInt8((sum + size / 2) / size)
            sum += value(index + reach + 1) - value(index - reach)
        }
    }
}

/// Multiplies the channels of each pixel by a matrix, whose product is divided.
@discardableResult
public func vImageMatrixMultiply_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
    _ matrix: UnsafePointer<Int16>, _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>?,
    _ post_bias: UnsafePointer<Int32>?, _ flags: vImage_Flags
) -> vImage_Error {
    let (source, target) = (src.pointee, dest.pointee)
    guard divisor != 0 else { return kvImageInvalidParameter }
    guard let from = source.data, let to = target.data, source.width >= target.width,
        source.height >= target.height
    else { return kvImageRoiLargerThanInputBuffer }
    for row in 0..<Int(target.height) {
        let line = from + row * source.rowBytes
        let result = to + row * target.rowBytes
        for column in 0..<Int(target.width) {
            let pixel = (0..<4).map { channel in
                Int32(line.load(fromByteOffset: column * 4 + channel, as: UInt8.self))
                    + Int32(pre_bias?[channel] ?? 0)
            }
            for channel in 0..<4 {
                let sum = (0..<4).reduce(post_bias?[channel] ?? 0) {
                    $0 + pixel[$1] * Int32(matrix[$1 * 4 + channel])
                }
                result.storeBytes(
                    of: UInt8(clamping: sum / divisor), toByteOffset: column * 4 + channel, as: UInt8.self)
            }
        }
    }
    return kvImageNoError
}

/// Reorders the channels of each pixel.
@discardableResult
public func vImagePermuteChannels_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
    _ permuteMap: UnsafePointer<UInt8>, _ flags: vImage_Flags
) -> vImage_Error {
    let map = (0..<4).map { UInt32(permuteMap[$0] & 3) * 8 }
    return convert(src.pointee, dest.pointee) { (pixel: UInt32) in
        var result: UInt32 = 0
        for channel in 0..<4 {
            let value: UInt32 = (pixel >> map[channel]) & 0xFF
            result |= value << UInt32(channel * 8)
        }
        return result
    }
}
