extension FrameworkSuite {
    /// Validation and conflicts of Core Data.
    static let conflicts = #"""
        import CoreData
        import XCTest

        final class Berth: NSManagedObject {
            @NSManaged var code: String?
            @NSManaged var depth: Double
            @NSManaged var owner: String?
        }

        final class ConflictTests: XCTestCase {
            private var container: NSPersistentContainer!

            private static let contents = """
                <model>
                <entity name='Place' representedClassName='Place' isAbstract='YES'>
                  <attribute name='code' attributeType='String' minValueString='2' maxValueString='4' regularExpressionString='[A-Z]+'/>
                </entity>
                <entity name='Berth' representedClassName='Berth' parentEntity='Place'>
                  <attribute name='depth' attributeType='Double' defaultValueString='3' minValueString='1' maxValueString='20'/>
                  <attribute name='owner' optional='YES' attributeType='String'/>
                  <uniquenessConstraints><uniquenessConstraint><constraint value='code'/></uniquenessConstraint></uniquenessConstraints>
                </entity>
                </model>
                """

            override func setUp() {
                let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Berths-\(UUID().uuidString).xcdatamodel")
                try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try? Self.contents.write(to: folder.appendingPathComponent("contents"), atomically: true, encoding: .utf8)
                guard let model = NSManagedObjectModel(contentsOf: folder) else { return XCTFail("there is no model") }
                container = NSPersistentContainer(name: "Berths", managedObjectModel: model)
                container.loadPersistentStores { _, error in XCTAssertNil(error) }
            }

            @discardableResult
            private func berth(_ code: String?, in context: NSManagedObjectContext? = nil) -> Berth {
                let berth = Berth(context: context ?? container.viewContext)
                berth.code = code
                return berth
            }

            private func failure(_ context: NSManagedObjectContext? = nil) -> NSError? {
                do { try (context ?? container.viewContext).save() } catch { return error as NSError }
                return nil
            }

            private func all() throws -> [Berth] { try container.newBackgroundContext().fetch(NSFetchRequest<Berth>(entityName: "Berth")) }

            func testEntitiesOfAFileInherit() throws {
                let model = container.managedObjectModel
                XCTAssertEqual(model.entitiesByName["Place"]?.subentities.map(\.name), ["Berth"])
                XCTAssertEqual(model.entitiesByName["Berth"]?.attributesByName.keys.sorted(), ["code", "depth", "owner"])
                berth("AB")
                try container.viewContext.save()
                XCTAssertEqual(try container.viewContext.count(for: NSFetchRequest<NSManagedObject>(entityName: "Place")), 1)
            }
            func testAChildDeletesObjectsThatItsParentHasNotFetched() throws {
                let root = container.viewContext
                berth("AB")
                berth("CD")
                try root.save()
                root.reset()
                let child = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
                child.parent = root
                let request = NSFetchRequest<Berth>(entityName: "Berth")
                request.predicate = NSPredicate(format: "code == %@", "AB")
                try child.fetch(request).forEach(child.delete)
                try child.save()
                request.predicate = nil
                XCTAssertEqual(try child.fetch(request).map(\.code), ["CD"])
                XCTAssertEqual(try root.fetch(request).map(\.code), ["CD"])
                XCTAssertEqual(try all().count, 2)
                try root.save()
                XCTAssertEqual(try all().map(\.code), ["CD"])
            }
            func testAChildFetchesWhatItsParentHasNotSaved() throws {
                let root = container.viewContext
                let first = berth("AB")
                try root.save()
                first.owner = "Ann"
                berth("CD")
                let child = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
                child.parent = root
                let found = try child.fetch(NSFetchRequest<Berth>(entityName: "Berth"))
                XCTAssertEqual(found.map(\.code), ["AB", "CD"])
                XCTAssertEqual(found.first?.owner, "Ann")
            }
            func testAMandatoryValueIsMissing() {
                let empty = berth(nil)
                let error = failure()
                XCTAssertEqual(error?.code, NSValidationMissingMandatoryPropertyError)
                XCTAssertEqual(error?.domain, NSCocoaErrorDomain)
                XCTAssertEqual(error?.userInfo[NSValidationKeyErrorKey] as? String, "code")
                XCTAssertIdentical(error?.userInfo[NSValidationObjectErrorKey] as? Berth, empty)
                XCTAssertTrue(container.viewContext.hasChanges)
                empty.code = "AB"
                XCTAssertNil(failure())
            }
            func testLimitsOfTheModel() {
                let berth = berth("A")
                XCTAssertEqual(failure()?.code, NSValidationStringTooShortError)
                berth.code = "ABCDE"
                XCTAssertEqual(failure()?.code, NSValidationStringTooLongError)
                berth.code = "ab"
                XCTAssertEqual(failure()?.code, NSValidationStringPatternMatchingError)
                (berth.code, berth.depth) = ("AB", 0.5)
                XCTAssertEqual(failure()?.code, NSValidationNumberTooSmallError)
                berth.depth = 21
                XCTAssertEqual(failure()?.code, NSValidationNumberTooLargeError)
            }
            func testSeveralErrorsAreOne() {
                berth(nil).depth = 0
                berth("ab")
                let error = failure()
                XCTAssertEqual(error?.code, NSValidationMultipleErrorsError)
                XCTAssertEqual((error?.userInfo[NSDetailedErrorsKey] as? [any Error])?.count, 3)
            }

            /// Returns a context whose object is changed, after another has saved a change of it.
            private func stale(_ change: (Berth) -> Void, saved: (Berth) -> Void) throws -> (NSManagedObjectContext, Berth) {
                let context = container.viewContext
                let mine = berth("AB")
                try context.save()
                let other = container.newBackgroundContext()
                let theirs = try XCTUnwrap(other.fetch(NSFetchRequest<Berth>(entityName: "Berth")).first)
                change(mine)
                saved(theirs)
                try other.save()
                return (context, mine)
            }

            func testAChangeOfAChangedObjectIsAConflict() throws {
                let (context, mine) = try stale({ $0.depth = 4 }, saved: { $0.depth = 5 })
                let error = failure(context)
                XCTAssertEqual(error?.code, NSManagedObjectMergeError)
                let conflict = (error?.userInfo["conflictList"] as? [NSMergeConflict])?.first
                XCTAssertIdentical(conflict?.sourceObject, mine)
                XCTAssertEqual(conflict?.cachedSnapshot?["depth"] as? Double, 5)
                context.refresh(mine, mergeChanges: true)
                XCTAssertNil(failure(context))
                XCTAssertEqual(try all().map(\.depth), [4])
            }
            func testPoliciesChooseAmongProperties() throws {
                let (context, mine) = try stale({ ($0.depth, $0.owner) = (4, "me") }, saved: { $0.depth = 5 })
                context.mergePolicy = NSMergeByPropertyStoreTrumpMergePolicy
                XCTAssertNil(failure(context))
                XCTAssertEqual(mine.depth, 5)
                XCTAssertEqual(mine.owner, "me")
            }
            func testTheObjectTrumpsTheStore() throws {
                let (context, mine) = try stale({ $0.depth = 4 }, saved: { ($0.depth, $0.owner) = (5, "they") })
                context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
                XCTAssertNil(failure(context))
                XCTAssertEqual(mine.depth, 4)
                XCTAssertEqual(mine.owner, "they")
            }
            func testRollbackAndOverwrite() throws {
                let (context, mine) = try stale({ $0.depth = 4 }, saved: { $0.owner = "they" })
                context.mergePolicy = NSRollbackMergePolicy
                XCTAssertNil(failure(context))
                XCTAssertEqual(mine.depth, 3)
                XCTAssertEqual(mine.owner, "they")
            }
            func testMergedChangesAreNoConflict() throws {
                container.viewContext.automaticallyMergesChangesFromParent = true
                let (context, mine) = try stale({ $0.depth = 4 }, saved: { $0.owner = "they" })
                XCTAssertNil(failure(context))
                XCTAssertEqual(mine.owner, "they")
            }
            func testASecondObjectOfAUniqueValueIsAConflict() throws {
                berth("AB").owner = "old"
                try container.viewContext.save()
                let other = container.newBackgroundContext()
                berth("AB", in: other)
                XCTAssertEqual(failure(other)?.code, NSManagedObjectConstraintMergeError)
                XCTAssertEqual(try all().count, 1)
            }
            func testTheObjectReplacesTheOneOfItsUniqueValue() throws {
                berth("AB").owner = "old"
                try container.viewContext.save()
                let other = container.newBackgroundContext()
                other.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
                let new = berth("AB", in: other)
                new.depth = 9
                XCTAssertNil(failure(other))
                XCTAssertEqual(try all().map(\.depth), [9])
                XCTAssertEqual(try all().map(\.owner), ["old"])
                XCTAssertEqual(new.depth, 9)
                let third = container.newBackgroundContext()
                third.mergePolicy = NSMergeByPropertyStoreTrumpMergePolicy
                berth("AB", in: third).depth = 7
                XCTAssertNil(failure(third))
                XCTAssertEqual(try all().map(\.depth), [9])
            }
        }
        """#
}
