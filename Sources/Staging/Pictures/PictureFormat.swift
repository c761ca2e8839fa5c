/// The format of an image file.
public enum PictureFormat: String, Codable, Sendable, CaseIterable {
    case png
    case svg
    case pdf
}
