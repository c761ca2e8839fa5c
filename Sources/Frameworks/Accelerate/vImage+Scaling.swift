import Foundation

// Scaling weights the pixels beside a place by their distance, and averages those that one of a smaller image covers. Apple's
// resampling filters differ in detail.

/// Scales pixels of four bytes.
@discardableResult
public func vImageScale_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer?, _ flags: vImage_Flags
) -> vImage_Error {
    scale(src.pointee, dest.pointee, channels: 4, as: UInt8.self, { Float($0) }, { UInt8($0.rounded()) })
}

/// Scales pixels of one byte.
@discardableResult
public func vImageScale_Planar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer?, _ flags: vImage_Flags
) -> vImage_Error {
    scale(src.pointee, dest.pointee, channels: 1, as: UInt8.self, { Float($0) }, { UInt8($0.rounded()) })
}

/// Scales pixels of one number.
@discardableResult
public func vImageScale_PlanarF(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer?, _ flags: vImage_Flags
) -> vImage_Error {
    scale(src.pointee, dest.pointee, channels: 1, as: Float.self, { $0 }, { $0 })
}

/// Scales along the rows and then along the columns.
private func scale<Number: BitwiseCopyable>(
    _ source: vImage_Buffer, _ target: vImage_Buffer, channels: Int, as type: Number.Type,
    _ read: (Number) -> Float, _ write: (Float) -> Number
) -> vImage_Error {
    guard let from = source.data, let to = target.data, source.width > 0, source.height > 0 else {
        return kvImageRoiLargerThanInputBuffer
    }
    let size = MemoryLayout<Number>.size
    let columns = weights(from: Int(source.width), to: Int(target.width))
    let rows = weights(from: Int(source.height), to: Int(target.height))
    let width = columns.count * channels
    var lines = [Float](repeating: 0, count: Int(source.height) * width)
    for row in 0..<Int(source.height) {
        for (column, parts) in columns.enumerated() {
            for channel in 0..<channels {
                lines[row * width + column * channels + channel] = parts.reduce(0) { sum, part in
                    let place = row * source.rowBytes + (part.index * channels + channel) * size
                    return sum + part.weight * read(from.load(fromByteOffset: place, as: type))
                }
            }
        }
    }
    for (row, parts) in rows.enumerated() {
        for column in 0..<width {
            let value = parts.reduce(Float(0)) { $0 + $1.weight * lines[$1.index * width + column] }
            to.storeBytes(of: write(value), toByteOffset: row * target.rowBytes + column * size, as: type)
        }
    }
    return kvImageNoError
}

/// Returns the pixels of which each pixel of another size consists, with weights whose sum is 1.
private func weights(from old: Int, to new: Int) -> [[(index: Int, weight: Float)]] {
    let step = Float(old) / Float(max(new, 1))
    // A triangle that reaches the neighbors, or the width of a pixel of a smaller image.
    let reach = max(step, 1)
    return (0..<new).map { index in
        let center = (Float(index) + 0.5) * step - 0.5
        let first = max(Int((center - reach).rounded(.up)), 0)
        let last = min(Int((center + reach).rounded(.down)), old - 1)
        let parts = (min(first, old - 1)...max(last, 0)).map { place in
            (index: place, weight: max(1 - abs(Float(place) - center) / reach, 0))
        }
        let sum = parts.reduce(0) { $0 + $1.weight }
        return sum == 0
            ? [(min(first, old - 1), 1)] : parts.map { (index: $0.index, weight: $0.weight / sum) }
    }
}
