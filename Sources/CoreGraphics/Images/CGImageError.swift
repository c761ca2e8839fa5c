/// Why an image could not be read.
public enum CGImageError: Error, Equatable, Sendable {
    /// The data are of no format known here.
    case unknownFormat
    /// The image has a side beyond 16,384 pixels or more than 64 Mi pixels.
    case tooLarge(width: Int, height: Int)
    /// The data are of a known format but cannot be read.
    case damaged(String)
    /// The data use a feature of their format that is not read here.
    case unsupported(String)
}
