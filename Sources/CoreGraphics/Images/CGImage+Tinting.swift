extension CGImage {
    /// Returns the image with its components multiplied by factors from 0 to 1.
    package func multiplied(red: CGFloat, green: CGFloat, blue: CGFloat) -> CGImage {
        guard case .pixels(var pixels) = rasterizedSource else { return self }
        let factors = [red, green, blue].map { UInt32(max(0, min(1, $0)) * 255) }
        for index in pixels.pixels.indices {
            let pixel = pixels.pixels[index]
            let parts = [pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF]
            let scaled = zip(parts, factors).map { $0 * $1 / 255 }
            pixels.pixels[index] = pixel & 0xFF00_0000 | scaled[0] << 16 | scaled[1] << 8 | scaled[2]
        }
        return CGImage(pixels: pixels)
    }

    private var rasterizedSource: Source {
        isVector ? rasterized(width: width, height: height)?.source ?? source : source
    }
}
