import Foundation
import UIKit

/// A section of fetched objects.
public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

private struct Section: NSFetchedResultsSectionInfo {
    let name: String
    var members: [NSObject]
    var indexTitle: String? { name.first.map { String($0).uppercased() } }
    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }
}

public enum NSFetchedResultsChangeType: UInt, Sendable {
    case insert = 1
    case delete, move, update
}

/// The methods that are called when fetched objects change.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String?
}

extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {}
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String? { nil }
}

/// The results of a fetch, in sections for a list, which are updated automatically.
open class NSFetchedResultsController<ResultType>: NSObject {
    public let fetchRequest: NSFetchRequest<ResultType>
    public let managedObjectContext: NSManagedObjectContext
    public let sectionNameKeyPath: String?
    public let cacheName: String?
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    private var content: [Section]?
    private var observer: (any NSObjectProtocol)?

    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
        (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name)
        super.init()
    }

    deinit { observer.map(NotificationCenter.default.removeObserver) }

    open class func deleteCache(withName name: String?) {}

    open func performFetch() throws {
        content = try fetched()
        guard observer == nil else { return }
        observer = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: managedObjectContext, queue: nil
        ) { [weak self] note in self?.update(note) }
    }

    private func fetched() throws -> [Section] {
        let objects = try managedObjectContext.fetch(fetchRequest).compactMap { $0 as? NSObject }
        guard let path = sectionNameKeyPath else { return [Section(name: "", members: objects)] }
        var sections: [Section] = []
        for object in objects {
            let name = object.value(forKeyPath: path).map { "\($0)" } ?? ""
            if sections.last?.name == name {
                sections[sections.count - 1].members.append(object)
            } else {
                sections.append(Section(name: name, members: [object]))
            }
        }
        return sections
    }

    // MARK: Content

    open var fetchedObjects: [ResultType]? {
        content?.flatMap { $0.members.compactMap { $0 as? ResultType } }
    }
    open var sections: [any NSFetchedResultsSectionInfo]? { content }
    open var sectionIndexTitles: [String] { content?.compactMap(\.indexTitle) ?? [] }

    open func object(at indexPath: IndexPath) -> ResultType {
        guard let content, content.indices.contains(indexPath[0]),
            content[indexPath[0]].members.indices.contains(indexPath[1]),
            let object = content[indexPath[0]].members[indexPath[1]] as? ResultType
        else {
            fatalError(
                "no object at index \(indexPath.last ?? 0) in section at index \(indexPath.first ?? 0)")
        }
        return object
    }

    open func indexPath(forObject object: ResultType) -> IndexPath? {
        path(of: object as? NSObject, in: content ?? [])
    }

    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int { sectionIndex }
    open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
        sectionName.first.map { String($0).uppercased() }
    }

    private func path(of object: NSObject?, in sections: [Section]) -> IndexPath? {
        for (section, info) in sections.enumerated() {
            if let row = info.members.firstIndex(where: { $0 === object }) {
                return IndexPath(indexes: [section, row])
            }
        }
        return nil
    }

    // MARK: Changes

    private func update(_ note: Notification) {
        guard let old = content, let new = try? fetched() else { return }
        content = new
        guard let delegate else { return }
        let updated = note.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject> ?? []
        let shown = Set(old.flatMap(\.members)), wanted = Set(new.flatMap(\.members))
        guard
            shown != wanted || !updated.isDisjoint(with: wanted.compactMap { $0 as? NSManagedObject })
                || old.map(\.name) != new.map(\.name)
        else { return }
        let face = erased()
        delegate.controllerWillChangeContent(face)
        for (index, section) in old.enumerated().reversed()
        where !new.contains(where: { $0.name == section.name }) {
            // It has no objects any more on iOS either, as tests of CoreDataStack expect.
            let section = Section(name: section.name, members: [])
            delegate.controller(face, didChange: section, atSectionIndex: index, for: .delete)
        }
        for (index, section) in new.enumerated() where !old.contains(where: { $0.name == section.name }) {
            delegate.controller(face, didChange: section, atSectionIndex: index, for: .insert)
        }
        for object in old.flatMap(\.members) where !wanted.contains(object) {
            delegate.controller(
                face, didChange: object, at: path(of: object, in: old), for: .delete, newIndexPath: nil)
        }
        for object in new.flatMap(\.members) {
            let place = path(of: object, in: new)
            if !shown.contains(object) {
                delegate.controller(face, didChange: object, at: nil, for: .insert, newIndexPath: place)
            } else if let object = object as? NSManagedObject, updated.contains(object) {
                let before = path(of: object, in: old)
                delegate.controller(
                    face, didChange: object, at: before, for: before == place ? .update : .move,
                    newIndexPath: place)
            }
        }
        delegate.controllerDidChangeContent(face)
    }

    /// Returns the controller in the type for delegates: Swift's generic types are not one type, as Objective-C's are.
    private func erased() -> NSFetchedResultsController<any NSFetchRequestResult> {
        if let same = self as? NSFetchedResultsController<any NSFetchRequestResult> { return same }
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: fetchRequest.entityName ?? "")
        (request.predicate, request.sortDescriptors) = (fetchRequest.predicate, fetchRequest.sortDescriptors)
        let other = NSFetchedResultsController<any NSFetchRequestResult>(
            fetchRequest: request, managedObjectContext: managedObjectContext,
            sectionNameKeyPath: sectionNameKeyPath,
            cacheName: cacheName)
        other.content = content
        return other
    }
}
