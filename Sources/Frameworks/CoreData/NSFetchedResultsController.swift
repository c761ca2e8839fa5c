public import Foundation
internal import UIKit

public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType)
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String?
}

extension NSFetchedResultsControllerDelegate {
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {}
    public func controllerWillChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {}
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String? {
        sectionName.first.map { String($0).uppercased() }
    }
}

/// The result of a request, in sections, for a list view. Changes after the fetch are not followed here.
open class NSFetchedResultsController<ResultType>: NSObject {
    public let fetchRequest: NSFetchRequest<ResultType>
    public let managedObjectContext: NSManagedObjectContext
    public let sectionNameKeyPath: String?
    public let cacheName: String?
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    open private(set) var fetchedObjects: [ResultType]?
    private var parts: [Section] = []

    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        self.fetchRequest = fetchRequest
        managedObjectContext = context
        self.sectionNameKeyPath = sectionNameKeyPath
        cacheName = name
    }

    open class func deleteCache(withName name: String?) {}

    open func performFetch() throws {
        let found = try managedObjectContext.fetch(fetchRequest)
        fetchedObjects = found
        parts = []
        for object in found {
            let name = sectionNameKeyPath.flatMap { key in
                (object as? NSManagedObject)?.managedValue(forKey: key)
            }
            let text = name.map { "\($0)" } ?? ""
            if parts.last?.name != text { parts.append(Section(name: text)) }
            parts.last?.members.append(object)
        }
        if parts.isEmpty, sectionNameKeyPath == nil { parts = [Section(name: "")] }
    }

    open var sections: [any NSFetchedResultsSectionInfo]? { fetchedObjects == nil ? nil : parts }
    open var sectionIndexTitles: [String] { parts.compactMap(\.indexTitle) }
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int { sectionIndex }

    open func object(at indexPath: IndexPath) -> ResultType {
        parts[indexPath.section].members[indexPath.item]
    }

    open func indexPath(forObject object: ResultType) -> IndexPath? {
        for (section, part) in parts.enumerated() {
            if let item = part.members.firstIndex(where: { ($0 as AnyObject) === (object as AnyObject) }) {
                return IndexPath(item: item, section: section)
            }
        }
        return nil
    }

    private final class Section: NSFetchedResultsSectionInfo {
        let name: String
        var members: [ResultType] = []
        init(name: String) { self.name = name }
        var indexTitle: String? { name.first.map { String($0).uppercased() } }
        var numberOfObjects: Int { members.count }
        var objects: [Any]? { members }
    }
}
