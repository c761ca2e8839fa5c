import Foundation
import Synchronization

extension HKObjectType {
    private static let types = Mutex<[String: HKObjectType]>([:])

    /// Returns the type of an identifier: the same object each time, as types are keys of apps' dictionaries.
    static func type<Type: HKObjectType>(_ identifier: String, _ create: () -> Type) -> Type {
        types.withLock { types in
            if let type = types[identifier] as? Type { return type }
            let type = create()
            type.identifier = identifier
            types[identifier] = type
            return type
        }
    }
}
