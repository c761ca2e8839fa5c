import Foundation
import UIKit

/// The migration of a store's rows to another version of their model, as an inferred mapping does it: entities and
/// properties keep their rows and values by name, or by the identifier of their former name.
struct StoreMigration {
    private let model: NSManagedObjectModel
    /// The names of renamed entities in the new model by those in the old one.
    private let newNames: [String: String]

    init(to model: NSManagedObjectModel) {
        self.model = model
        let renamed = model.entities.compactMap { entity in
            entity.renamingIdentifier.flatMap { old in entity.name.map { (old, $0) } }
        }
        newNames = Dictionary(renamed) { $1 }
    }

    func migrated(_ content: StoreFiles.Content) -> StoreFiles.Content {
        var result = StoreFiles.Content(metadata: content.metadata)
        result.metadata[NSStoreModelVersionHashesKey] = model.entityVersionHashesByName
        for row in content.rows.values {
            guard let new = migrated(row) else { continue }
            result.rows[new.id] = new
        }
        return result
    }

    private func migrated(_ row: StoreFiles.Row) -> StoreFiles.Row? {
        guard let id = migrated(row.id), let entity = model.entitiesByName[id.entity] else { return nil }
        var values = entity.defaults
        for property in entity.propertiesByName.values {
            let former = property.renamingIdentifier.flatMap { row.values[$0] }
            guard let old = row.values[property.name] ?? former else { continue }
            values[property.name] = migrated(old)
        }
        return StoreFiles.Row(id: id, values: values)
    }

    private func migrated(_ id: StoreFiles.Reference) -> StoreFiles.Reference? {
        let isKept = model.entitiesByName[id.entity] != nil
        return (isKept ? id.entity : newNames[id.entity]).map {
            StoreFiles.Reference(entity: $0, number: id.number)
        }
    }

    private func migrated(_ value: Any) -> Any? {
        switch value {
        case let id as StoreFiles.Reference: migrated(id)
        case let ids as StoreFiles.References:
            StoreFiles.References(all: ids.all.compactMap(migrated), isOrdered: ids.isOrdered)
        default: value
        }
    }
}
