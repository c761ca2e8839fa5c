/// The format of a picture's file.
public enum PictureFormat: String, Codable, Sendable, CaseIterable {
    case png
    case svg
    case pdf
}
