import Foundation
import Kumiki

/// A model.
struct Islander: DataSourceModel {
    let id: Int
    var name: String
    var island: String?
}

/// A model that is compared by hand, and nested in another type.
enum Harbor {
    struct Boat: DataSourceModel, Sendable, Codable {
        let id: UUID
        var name: String

        static func == (lhs: Boat, rhs: Boat) -> Bool { lhs.id == rhs.id && lhs.name == rhs.name }
    }
}

/// A model that is a class.
final class Track: DataSourceModel, Sendable {
    let id: String
    let title: String

    init(id: String, title: String) {
        self.id = id
        self.title = title
    }

    static func == (lhs: Track, rhs: Track) -> Bool { lhs.id == rhs.id && lhs.title == rhs.title }
}

/// A common protocol of several models in a list.
protocol Named {
    var name: String { get }
}

extension Islander: Named {}
extension Harbor.Boat: Named {}
