/// The reason why an image cannot be read.
public enum CGImageError: Error, Equatable, Sendable {
    /// The data has an unknown format.
    case unknownFormat
    /// The image has a side beyond 16,384 pixels or more than 64 Mi pixels.
    case tooLarge(width: Int, height: Int)
    /// The data has a known format but cannot be read.
    case damaged(String)
    /// The data uses an unsupported feature of its format.
    case unsupported(String)
}
