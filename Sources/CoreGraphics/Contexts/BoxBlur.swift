import Foundation

/// An approximation of a Gaussian blur: three box averages, along rows and then along columns. The
/// widths are chosen so that the variances add up to the Gaussian's (P. Kovesi, "Fast Almost-Gaussian
/// Filtering", 2010).
enum BoxBlur {
    /// Blurs bytes in place; pixels outside the image are transparent. A pixel has `channels` bytes.
    static func blur(
        _ data: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, channels: Int,
        sigma: CGFloat
    ) {
        guard width > 0, height > 0, sigma > 0.2, sigma.isFinite else { return }
        let radii = radii(sigma: Double(min(sigma, 1024)))
        let scratch = UnsafeMutablePointer<UInt8>.allocate(capacity: stride * height)
        defer { scratch.deallocate() }
        var (from, to) = (data, scratch)
        for radius in radii {
            for y in 0..<height {
                row(from + y * stride, to + y * stride, width, channels, radius)
            }
            swap(&from, &to)
        }
        for radius in radii {
            columns(from, to, width * channels, height, stride, radius)
            swap(&from, &to)
        }
        // After an even number of passes the result is in the original buffer.
    }

    static func radii(sigma: Double) -> [Int] {
        let passes = 3.0
        let ideal = (12 * sigma * sigma / passes + 1).squareRoot()
        var small = Int(ideal)
        if small % 2 == 0 { small -= 1 }
        small = max(1, small)
        let s = Double(small)
        let count = (12 * sigma * sigma - passes * s * s - 4 * passes * s - 3 * passes) / (-4 * s - 4)
        let smaller = Int(count.rounded())
        return (0..<3).map { ($0 < smaller ? small : small + 2) / 2 }
    }

    private static func row(
        _ from: UnsafeMutablePointer<UInt8>, _ to: UnsafeMutablePointer<UInt8>, _ width: Int, _ channels: Int,
        _ radius: Int
    ) {
        let scale = UInt32((1 << 24) / (2 * radius + 1))
        for channel in 0..<channels {
            var sum: UInt32 = 0
            for x in 0..<min(radius, width) { sum &+= UInt32(from[x * channels + channel]) }
            for x in 0..<width {
                if x + radius < width { sum &+= UInt32(from[(x + radius) * channels + channel]) }
                to[x * channels + channel] = UInt8(truncatingIfNeeded: (sum &* scale &+ (1 << 23)) >> 24)
                if x >= radius { sum &-= UInt32(from[(x - radius) * channels + channel]) }
            }
        }
    }

    private static func columns(
        _ from: UnsafeMutablePointer<UInt8>, _ to: UnsafeMutablePointer<UInt8>, _ count: Int, _ height: Int,
        _ stride: Int, _ radius: Int
    ) {
        let scale = UInt32((1 << 24) / (2 * radius + 1))
        let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
        sums.initialize(repeating: 0, count: count)
        defer { sums.deallocate() }
        for y in 0..<min(radius, height) {
            let line = from + y * stride
            for x in 0..<count { sums[x] &+= UInt32(line[x]) }
        }
        for y in 0..<height {
            if y + radius < height {
                let line = from + (y + radius) * stride
                for x in 0..<count { sums[x] &+= UInt32(line[x]) }
            }
            let out = to + y * stride
            for x in 0..<count { out[x] = UInt8(truncatingIfNeeded: (sums[x] &* scale &+ (1 << 23)) >> 24) }
            if y >= radius {
                let line = from + (y - radius) * stride
                for x in 0..<count { sums[x] &-= UInt32(line[x]) }
            }
        }
    }
}
