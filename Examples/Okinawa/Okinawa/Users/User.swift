import Kumiki

/// Someone who lives on one of the islands.
struct User: Hashable, Sendable {
    let id: Int
    let name: String
    var island: String
    var avatar: String
    var isNew = false
    var boats = 0
}

extension User: DataSourceModel {}

extension User {
    static let samples = [
        User(id: 1, name: "Aoi Miyagi", island: "Okinawa", avatar: "AvatarAoi", boats: 7),
        User(id: 2, name: "Kai Higa", island: "Ishigaki", avatar: "AvatarKai", isNew: true, boats: 2),
        User(id: 3, name: "Nagi Shimabukuro", island: "Miyako", avatar: "AvatarNagi"),
        User(id: 4, name: "Umi Oshiro", island: "Kume", avatar: "AvatarUmi", boats: 1),
        User(id: 5, name: "Haru Kinjo", island: "Iriomote", avatar: "AvatarHaru", isNew: true),
    ]
}
