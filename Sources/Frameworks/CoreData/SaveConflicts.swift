import Foundation

/// The conflicts of a context's changes with what others have saved since the objects were read.
struct SaveConflicts {
    let context: NSManagedObjectContext
    let coordinator: NSPersistentStoreCoordinator

    /// Lets the context's merge policy resolve all conflicts; throws an error if it does not.
    func resolve() throws {
        let conflicts: [Any] = staleObjects() + duplicates()
        guard !conflicts.isEmpty else { return }
        let policy = context.mergePolicy as? NSMergePolicy ?? .error
        try policy.resolve(mergeConflicts: conflicts)
    }

    private func staleObjects() -> [NSMergeConflict] {
        context.updatedObjects.sorted { $0.objectID.number < $1.objectID.number }.compactMap { object in
            let version = coordinator.version(of: object.objectID)
            guard object.version != version, object.changed.contains(where: object.isVersioned) else {
                return nil
            }
            let row = coordinator.rows[object.objectID]
            return NSMergeConflict(
                source: object, newVersion: row == nil ? 0 : version, oldVersion: object.version,
                cachedSnapshot: row.map(context.resolvedRow), persistedSnapshot: nil)
        }
    }

    // MARK: Uniqueness

    private func duplicates() -> [NSConstraintConflict] {
        let saved = context.insertedObjects.union(context.updatedObjects)
        var indexes: [String: [String: NSManagedObjectID]] = [:]
        var seen: [String: [String: NSManagedObject]] = [:]
        var conflicts: [NSConstraintConflict] = []
        for object in saved.sorted(by: { $0.objectID.number < $1.objectID.number }) {
            for (owner, names) in object.entity.allConstraints {
                guard let key = key(names, object.values) else { continue }
                let place = "\(owner.name ?? "")/\(names.joined(separator: ","))"
                if let other = seen[place]?[key] {
                    conflicts.append(conflict(names, nil, [other, object]))
                    continue
                }
                seen[place, default: [:]][key] = object
                if indexes[place] == nil { indexes[place] = index(owner, names, without: saved) }
                if let id = indexes[place]?[key], id != object.objectID {
                    conflicts.append(conflict(names, id, [object]))
                }
            }
        }
        return conflicts
    }

    private func conflict(
        _ names: [String], _ id: NSManagedObjectID?, _ objects: [NSManagedObject]
    ) -> NSConstraintConflict {
        let isNew = id.map { context.registeredObject(for: $0) == nil } ?? false
        let database = id.map(context.object(with:))
        let conflict = NSConstraintConflict(
            constraint: names, database: database, databaseSnapshot: database?.values,
            conflictingObjects: objects,
            conflictingSnapshots: objects.map(\.values))
        conflict.isDatabaseObjectNew = isNew
        return conflict
    }

    /// Returns the stored objects by the values of a constraint, without those that are saved or deleted now.
    private func index(
        _ owner: NSEntityDescription, _ names: [String], without saved: Set<NSManagedObject>
    ) -> [String: NSManagedObjectID] {
        let left = Set(saved.map(\.objectID)).union(context.deletedObjects.map(\.objectID))
        var found: [String: NSManagedObjectID] = [:]
        for (id, row) in coordinator.rows where id.entity.isKindOf(entity: owner) && !left.contains(id) {
            if let key = key(names, row) { found[key] = id }
        }
        return found
    }

    /// Returns the values of a constraint as one text; nil if one of them is missing.
    private func key(_ names: [String], _ values: [String: Any]) -> String? {
        let parts = names.compactMap { values[$0].map { "\($0)" } }
        return parts.count == names.count ? parts.joined(separator: "\u{1}") : nil
    }
}

extension NSEntityDescription {
    /// The constraints of the entity and of those above it, with the entity that declares each.
    var allConstraints: [(NSEntityDescription, [String])] {
        let own = uniquenessConstraints.map { constraint in
            (self, constraint.compactMap(NSPropertyDescription.name))
        }
        return own.filter { !$0.1.isEmpty } + (superentity?.allConstraints ?? [])
    }
}

extension NSManagedObject {
    /// Whether a change of the property is one of the object's row: the other side of a relationship to many is not.
    func isVersioned(_ key: String) -> Bool {
        guard let relationship = entity.relationshipsByName[key], relationship.isToMany else { return true }
        return relationship.inverseRelationship?.isToMany ?? true
    }
}
