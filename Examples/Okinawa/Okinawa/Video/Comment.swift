import Kumiki

/// A comment on a video.
struct Comment: Hashable, Sendable {
    let id: Int
    var author: String
    var avatar: String
    var age: String
    var message: String
}

extension Comment: DataSourceModel {}

extension Comment {
    static let samples = [
        Comment(
            id: 1, author: "Aoi", avatar: "AvatarAoi", age: "2 min",
            message: "The red of that gate never gets old."),
        Comment(
            id: 2, author: "Nagi", avatar: "AvatarNagi", age: "5 min",
            message: "I hear the drums even with the sound off."),
        Comment(
            id: 3, author: "Kai", avatar: "AvatarKai", age: "9 min",
            message: "Go in the evening, when the buses have left and the stones are still warm."),
    ]
}
