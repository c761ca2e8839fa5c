/// The limits of bitmaps, so that no document can exhaust memory.
enum PixelLimits {
    /// The maximum side length of a bitmap, in pixels.
    static let side = 16_384
    /// The maximum number of pixels of a bitmap.
    static let count = 64 * 1024 * 1024

    /// The maximum number of pixels that the frames of an animation draw and restore, all together.
    static let animation = 16 * count

    static func allow(_ width: Int, _ height: Int) -> Bool {
        width > 0 && height > 0 && width <= side && height <= side && width * height <= count
    }
}
