import CCairo

extension CGContext {
    /// The mean brightness of a bitmap's pixels from 0 to 1, by the weights of ITU-R BT.709; nil for other contexts and for
    /// bitmaps without pixels.
    package var meanBrightness: CGFloat? {
        guard kind == .bitmap, let buffer = PixelBuffer(copying: surface), !buffer.pixels.isEmpty else {
            return nil
        }
        let sum = buffer.pixels.reduce(0.0) { sum, pixel in
            let (red, green, blue) = ((pixel >> 16) & 255, (pixel >> 8) & 255, pixel & 255)
            return sum + 0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)
        }
        return CGFloat(sum / Double(buffer.pixels.count) / 255)
    }
}
