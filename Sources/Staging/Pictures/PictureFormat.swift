/// What a picture is written as.
public enum PictureFormat: String, Codable, Sendable, CaseIterable {
    case png
    case svg
    case pdf
}
