import CoreGraphics
import Foundation

extension PixelPlane {
    /// Writes one component of each pixel as a number of the format, row by row from the top. Returns false for other formats.
    func write(_ format: CIFormat, to data: UnsafeMutableRawPointer, rowBytes: Int) -> Bool {
        guard format == .Rh || format == .Rf else { return false }
        let size = format == .Rh ? MemoryLayout<Float16>.size : MemoryLayout<Float>.size
        guard rowBytes >= area.width * size else { return true }
        for row in 0..<area.height {
            for column in 0..<area.width {
                let value = pixels[(area.height - 1 - row) * area.width + column].x
                let place = data + row * rowBytes + column * size
                if format == .Rh {
                    place.storeBytes(of: Float16(value), as: Float16.self)
                } else {
                    place.storeBytes(of: value, as: Float.self)
                }
            }
        }
        return true
    }
}
