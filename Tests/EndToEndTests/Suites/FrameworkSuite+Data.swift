extension FrameworkSuite {
    /// Entities, relationships, results and batches of Core Data.
    static let data = #"""
        import CoreData
        import XCTest

        @objc(Harbour) final class Harbour: NSManagedObject {
            @NSManaged var name: String
            @NSManaged var boats: Set<NSManagedObject>
        }
        class Vessel: NSManagedObject {
            @NSManaged var name: String
            @NSManaged var length: Double
            @NSManaged var harbour: Harbour?
        }
        final class Sailboat: Vessel {
            @NSManaged var sails: Int64
        }

        final class StoreTests: XCTestCase, NSFetchedResultsControllerDelegate {
            static let model: NSManagedObjectModel = {
                func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
                    let found = NSAttributeDescription()
                    (found.name, found.attributeType, found.isOptional) = (name, type, true)
                    return found
                }
                let (harbour, vessel, sailboat) = (NSEntityDescription(), NSEntityDescription(), NSEntityDescription())
                (harbour.name, harbour.managedObjectClassName) = ("Harbour", NSStringFromClass(Harbour.self))
                (vessel.name, vessel.managedObjectClassName) = ("Vessel", NSStringFromClass(Vessel.self))
                (sailboat.name, sailboat.managedObjectClassName) = ("Sailboat", NSStringFromClass(Sailboat.self))
                let (boats, home) = (NSRelationshipDescription(), NSRelationshipDescription())
                (boats.name, boats.destinationEntity, boats.inverseRelationship) = ("boats", vessel, home)
                (boats.deleteRule, boats.minCount, boats.maxCount) = (.cascadeDeleteRule, 0, 0)
                (home.name, home.destinationEntity, home.inverseRelationship) = ("harbour", harbour, boats)
                (home.deleteRule, home.minCount, home.maxCount) = (.nullifyDeleteRule, 0, 1)
                harbour.properties = [attribute("name", .stringAttributeType), boats]
                vessel.properties = [attribute("name", .stringAttributeType), attribute("length", .doubleAttributeType), home]
                sailboat.properties = [attribute("sails", .integer64AttributeType)]
                vessel.subentities = [sailboat]
                let model = NSManagedObjectModel()
                model.entities = [harbour, vessel, sailboat]
                return model
            }()
            func container() -> NSPersistentContainer {
                let container = NSPersistentContainer(name: "Boats", managedObjectModel: Self.model)
                let description = NSPersistentStoreDescription()
                description.type = NSInMemoryStoreType
                container.persistentStoreDescriptions = [description]
                container.loadPersistentStores { _, error in XCTAssertNil(error) }
                return container
            }
            func testSubentitiesAreFetchedWithTheirParent() throws {
                let context = container().viewContext
                let plain = Vessel(context: context)
                plain.name = "Sabani"
                let sail = Sailboat(context: context)
                (sail.name, sail.sails) = ("Yanbaru", 3)
                try context.save()
                let request = NSFetchRequest<Vessel>(entityName: "Vessel")
                request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
                XCTAssertEqual(try context.fetch(request).map(\.name), ["Sabani", "Yanbaru"])
                request.includesSubentities = false
                XCTAssertEqual(try context.fetch(request).map(\.name), ["Sabani"])
                let sails = NSFetchRequest<Sailboat>(entityName: "Sailboat")
                XCTAssertEqual(try context.fetch(sails).first?.sails, 3)
                let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Self.model)
                Self.model.setEntities([Self.model.entitiesByName["Vessel"]!], forConfigurationName: "Fleet")
                let store = try coordinator.addPersistentStore(
                    ofType: NSInMemoryStoreType, configurationName: "Fleet", at: nil)
                XCTAssertEqual(store.configurationName, "Fleet")
                XCTAssertEqual(Self.model.entities(forConfigurationName: store.configurationName)?.count, 1)
                let other = try coordinator.addPersistentStore(
                    ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
                XCTAssertEqual(Self.model.entities(forConfigurationName: other.configurationName)?.count, 3)
            }
            func testDeletionFollowsTheRules() throws {
                let context = container().viewContext
                let harbour = Harbour(context: context)
                harbour.name = "Tomari"
                let (first, second) = (Vessel(context: context), Vessel(context: context))
                (first.harbour, second.harbour) = (harbour, harbour)
                XCTAssertEqual(harbour.boats.count, 2)
                try context.save()
                context.delete(first)
                try context.save()
                XCTAssertEqual(harbour.boats, [second])
                context.delete(harbour)
                try context.save()
                XCTAssertEqual(try context.count(for: NSFetchRequest<Vessel>(entityName: "Vessel")), 0)
            }
            var calls: [String] = []
            func testChangesAreReportedWithTheirPlaces() throws {
                let context = container().viewContext
                let request = NSFetchRequest<Vessel>(entityName: "Vessel")
                request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
                let results = NSFetchedResultsController(
                    fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
                results.delegate = self
                let (b, d) = (Vessel(context: context), Vessel(context: context))
                (b.name, d.name) = ("b", "d")
                try context.save()
                try results.performFetch()
                let c = Vessel(context: context)
                c.name = "c"
                try context.save()
                XCTAssertEqual(calls, ["will", "insert nil [0, 1]", "did"])
                calls = []
                b.name = "e"
                try context.save()
                XCTAssertEqual(calls, ["will", "move [0, 0] [0, 2]", "did"])
                calls = []
                c.length = 4
                try context.save()
                XCTAssertEqual(calls, ["will", "update [0, 0] [0, 0]", "did"])
                calls = []
                context.delete(d)
                try context.save()
                XCTAssertEqual(calls, ["will", "delete [0, 1] nil", "did"])
                XCTAssertEqual(results.fetchedObjects?.map(\.name), ["c", "e"])
                results.delegate = nil
                let sections = NSFetchedResultsController(
                    fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "name", cacheName: nil)
                sections.delegate = self
                try sections.performFetch()
                calls = []
                context.delete(c)
                try context.save()
                XCTAssertEqual(calls, ["will", "section c 0 0", "delete [0, 0] nil", "did"])
            }
            func controller(
                _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
                atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
            ) {
                calls.append("section \(sectionInfo.name) \(sectionIndex) \(sectionInfo.numberOfObjects)")
            }
            func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) { calls.append("will") }
            func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) { calls.append("did") }
            func controller(
                _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
                for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
            ) {
                let names: [NSFetchedResultsChangeType: String] = [.insert: "insert", .delete: "delete", .move: "move", .update: "update"]
                let places = [indexPath, newIndexPath].map { $0.map { "\(Array($0))" } ?? "nil" }
                calls.append("\(names[type] ?? "?") \(places[0]) \(places[1])")
            }
            func testBatchesChangeTheStore() throws {
                let container = container()
                let context = container.viewContext
                let insert = NSBatchInsertRequest(
                    entity: try XCTUnwrap(container.managedObjectModel.entitiesByName["Vessel"]), objects: [["name": "a", "length": 3.0], ["name": "b", "length": 5.0]])
                insert.resultType = .count
                XCTAssertEqual((try context.execute(insert) as? NSBatchInsertResult)?.result as? Int, 2)
                let update = NSBatchUpdateRequest(entityName: "Vessel")
                update.predicate = NSPredicate(format: "length > 4")
                update.propertiesToUpdate = ["name": "long"]
                update.resultType = .updatedObjectsCountResultType
                XCTAssertEqual((try context.execute(update) as? NSBatchUpdateResult)?.result as? Int, 1)
                let request = NSFetchRequest<Vessel>(entityName: "Vessel")
                request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
                XCTAssertEqual(try context.fetch(request).map(\.name), ["a", "long"])
                update.propertiesToUpdate = ["length": NSExpression(format: "length * 2")]
                try context.execute(update)
                XCTAssertEqual(try container.newBackgroundContext().fetch(request).map(\.length), [3, 10])
                let delete = NSBatchDeleteRequest(fetchRequest: NSFetchRequest<NSFetchRequestResult>(entityName: "Vessel"))
                delete.resultType = .resultTypeObjectIDs
                XCTAssertEqual(((try context.execute(delete) as? NSBatchDeleteResult)?.result as? [NSManagedObjectID])?.count, 2)
                XCTAssertEqual(try container.newBackgroundContext().count(for: request), 0)
            }
            func testTheMainQueueDoesNotReadAContextDuringABlockOfAnotherThread() {
                let container = container()
                let context = container.newBackgroundContext()
                let done = expectation(description: "done")
                DispatchQueue.global().async {
                    for _ in 0..<20 { context.performAndWait { for _ in 0..<50 { _ = Vessel(context: context) } } }
                    done.fulfill()
                }
                wait(for: [done], timeout: 10)
                XCTAssertEqual(context.insertedObjects.count, 1000)
            }
            func testBackgroundContextsMerge() throws {
                let container = container()
                container.viewContext.automaticallyMergesChangesFromParent = true
                let vessel = Vessel(context: container.viewContext)
                vessel.name = "old"
                try container.viewContext.save()
                let id = vessel.objectID
                let saved = expectation(description: "saved")
                container.performBackgroundTask { context in
                    (try? context.existingObject(with: id) as? Vessel)?.name = "new"
                    Vessel(context: context).name = "other"
                    try? context.save()
                    saved.fulfill()
                }
                wait(for: [saved], timeout: 5)
                XCTAssertEqual(vessel.name, "new")
                XCTAssertEqual(try container.viewContext.count(for: NSFetchRequest<Vessel>(entityName: "Vessel")), 2)
            }
            func testConflictsAreResolvedByThePolicy() throws {
                let container = container()
                let (one, two) = (container.newBackgroundContext(), container.newBackgroundContext())
                let vessel = Vessel(context: one)
                vessel.name = "first"
                try one.save()
                two.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
                let copy = try XCTUnwrap(try two.existingObject(with: vessel.objectID) as? Vessel)
                XCTAssertEqual(copy.name, "first")
                vessel.name = "second"
                try one.save()
                copy.name = "third"
                try two.save()
                XCTAssertEqual(copy.name, "third")
            }
            func testAContextIsRolledBack() throws {
                let context = container().viewContext
                let vessel = Vessel(context: context)
                vessel.name = "kept"
                try context.save()
                vessel.name = "changed"
                XCTAssertTrue(context.hasChanges)
                XCTAssertEqual(vessel.changedValues()["name"] as? String, "changed")
                context.rollback()
                XCTAssertEqual(vessel.name, "kept")
                XCTAssertFalse(context.hasChanges)
            }
            func testDeletionIsDenied() throws {
                let context = container().viewContext
                let harbour = Harbour(context: context)
                Vessel(context: context).harbour = harbour
                try context.save()
                let rule = harbour.entity.relationshipsByName["boats"]
                rule?.deleteRule = .denyDeleteRule
                defer { rule?.deleteRule = .cascadeDeleteRule }
                context.delete(harbour)
                XCTAssertThrowsError(try context.save()) { XCTAssertEqual(($0 as NSError).code, NSValidationRelationshipDeniedDeleteError) }
            }
            func testRequestsAreExecutedInTheContextOfTheBlock() throws {
                let context = container().viewContext
                Vessel(context: context).name = "a"
                try context.save()
                let request = NSFetchRequest<Vessel>(entityName: "Vessel")
                XCTAssertEqual(try context.performAndWait { try request.execute() }.map(\.name), ["a"])
            }
            func testDictionariesHaveTheWantedProperties() throws {
                let context = container().viewContext
                for length in [3.0, 3.0, 5.0] { Vessel(context: context).length = length }
                try context.save()
                let request = NSFetchRequest<NSDictionary>(entityName: "Vessel")
                (request.resultType, request.propertiesToFetch) = (.dictionaryResultType, ["length"])
                request.returnsDistinctResults = true
                XCTAssertEqual(try context.fetch(request), [["length": 3.0], ["length": 5.0]])
            }
            func testDictionariesHaveTheValuesOfExpressions() throws {
                let context = container().viewContext
                for (name, length) in [("a", 3.0), ("b", 4.0), ("a", 5.0)] {
                    let vessel = Vessel(context: context)
                    (vessel.name, vessel.length) = (name, length)
                }
                try context.save()
                let total = NSExpressionDescription()
                total.name = "total"
                total.expression = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "length")])
                total.expressionResultType = .doubleAttributeType
                let request = NSFetchRequest<NSDictionary>(entityName: "Vessel")
                (request.resultType, request.propertiesToFetch) = (.dictionaryResultType, [total])
                XCTAssertEqual(try context.fetch(request), [["total": 12.0]])
                (request.propertiesToFetch, request.propertiesToGroupBy) = (["name", total], ["name"])
                XCTAssertEqual(try context.fetch(request), [["name": "a", "total": 8.0], ["name": "b", "total": 4.0]])
                request.havingPredicate = NSPredicate(format: "total > 5")
                XCTAssertEqual(try context.fetch(request).count, 1)
            }
            func testACloudContainerIsAContainer() {
                let container = NSPersistentCloudKitContainer(name: "Boats", managedObjectModel: Self.model)
                container.loadPersistentStores { _, error in XCTAssertNil(error) }
                Vessel(context: container.viewContext).name = "a"
                XCTAssertNoThrow(try container.viewContext.save())
            }
            func testAContextsMethodsAreOverridden() {
                final class Counting: NSManagedObjectContext {
                    nonisolated(unsafe) var count = 0
                    override func perform(_ block: @escaping () -> Void) {
                        count += 1
                        super.perform(block)
                    }
                    override func performAndWait(_ block: () -> Void) {
                        count += 1
                        super.performAndWait(block)
                    }
                }
                let context = Counting(concurrencyType: .mainQueueConcurrencyType)
                context.perform {}
                context.performAndWait {}
                XCTAssertEqual(context.count, 2)
            }
            func testABlocksResultIsAwaited() async {
                let number = await container().viewContext.perform(schedule: .enqueued) { 3 }
                XCTAssertEqual(number, 3)
            }
        }
        """#
}
