/// What a picture is written as.
public enum PictureFormat: String, Sendable, CaseIterable {
    case png
    case svg
    case pdf
}
