/// The place of the first row and column of an image's pixels, with the numbers of Exif.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    /// The first row is at the top, the first column at the left.
    case up = 1
    /// The first row is at the top, the first column at the right.
    case upMirrored
    /// The first row is at the bottom, the first column at the right.
    case down
    /// The first row is at the bottom, the first column at the left.
    case downMirrored
    /// The first row is at the left, the first column at the top.
    case leftMirrored
    /// The first row is at the right, the first column at the top.
    case right
    /// The first row is at the right, the first column at the bottom.
    case rightMirrored
    /// The first row is at the left, the first column at the bottom.
    case left
}
