extension FrameworkSuite {
    /// Stores of Core Data in files: written, read again, copied, moved and migrated.
    static let storeFiles = #"""
        import CoreData
        import XCTest

        final class StoreFileTests: XCTestCase {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            var file: URL { folder.appendingPathComponent("Log.sqlite") }
            var copy: URL { folder.appendingPathComponent("Copy.sqlite") }
            let migrating = [NSMigratePersistentStoresAutomaticallyOption: true, NSInferMappingModelAutomaticallyOption: true]

            override func setUpWithError() throws {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            }

            /// Returns a model of trips with legs; of another version if the name of the trip's attribute is another.
            private func model(_ name: String = "title", formerly: String? = nil, isNew: Bool = false, legs: Int = 0) -> NSManagedObjectModel {
                let (trip, leg) = (NSEntityDescription(), NSEntityDescription())
                (trip.name, leg.name) = ("Trip", "Leg")
                let types: [(String, NSAttributeType)] = [
                    (name, .stringAttributeType), ("count", .integer16AttributeType), ("day", .dateAttributeType), ("id", .UUIDAttributeType),
                    ("page", .URIAttributeType), ("price", .decimalAttributeType), ("tags", .transformableAttributeType),
                ]
                trip.properties = types.map { name, type in
                    let attribute = NSAttributeDescription()
                    (attribute.name, attribute.attributeType) = (name, type)
                    return attribute
                }
                trip.properties[0].renamingIdentifier = formerly
                if isNew {
                    let rating = NSAttributeDescription()
                    (rating.name, rating.attributeType, rating.isOptional) = ("rating", .integer16AttributeType, false)
                    rating.defaultValue = 3
                    trip.properties.append(rating)
                }
                let (all, owner) = (NSRelationshipDescription(), NSRelationshipDescription())
                (all.name, all.destinationEntity, all.inverseRelationship) = ("legs", leg, owner)
                (all.minCount, all.maxCount, all.isOptional) = (legs, 0, legs == 0)
                (owner.name, owner.destinationEntity, owner.inverseRelationship, owner.maxCount) = ("trip", trip, all, 1)
                trip.properties.append(all)
                leg.properties = [owner]
                let model = NSManagedObjectModel()
                model.entities = [trip, leg]
                return model
            }

            private func open(_ model: NSManagedObjectModel, _ url: URL, _ options: [String: Any]? = nil) throws -> NSManagedObjectContext {
                let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
                let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
                try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url, options: options)
                context.persistentStoreCoordinator = coordinator
                return context
            }

            private func trips(_ context: NSManagedObjectContext) throws -> [NSManagedObject] {
                try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Trip"))
            }

            /// Saves a trip with two legs, and returns its context.
            @discardableResult
            private func save() throws -> NSManagedObjectContext {
                let context = try open(model(), file)
                let trip = NSEntityDescription.insertNewObject(forEntityName: "Trip", into: context)
                trip.setValue("North", forKey: "title")
                trip.setValue(7, forKey: "count")
                trip.setValue(Date(timeIntervalSinceReferenceDate: 5), forKey: "day")
                trip.setValue(UUID(uuidString: "6B0E4A2C-1D1C-4C57-8A93-0C5B8B2E7F10"), forKey: "id")
                trip.setValue(URL(string: "https://example.com/a"), forKey: "page")
                trip.setValue(NSDecimalNumber(string: "12.34"), forKey: "price")
                trip.setValue(["sea", "rain"], forKey: "tags")
                for _ in 0..<2 {
                    NSEntityDescription.insertNewObject(forEntityName: "Leg", into: context).setValue(trip, forKey: "trip")
                }
                try context.save()
                return context
            }

            func testACopyHasWhatWasSavedBeforeIt() throws {
                let context = try save()
                try FileManager.default.copyItem(at: file, to: copy)
                try trips(context).first?.setValue("South", forKey: "title")
                try context.save()
                let other = try open(model(), copy)
                let trip = try XCTUnwrap(trips(other).first)
                XCTAssertEqual(trip.value(forKey: "title") as? String, "North")
                XCTAssertEqual(trip.value(forKey: "count") as? Int, 7)
                XCTAssertEqual(trip.value(forKey: "day") as? Date, Date(timeIntervalSinceReferenceDate: 5))
                XCTAssertEqual((trip.value(forKey: "id") as? UUID)?.uuidString.prefix(8), "6B0E4A2C")
                XCTAssertEqual((trip.value(forKey: "page") as? URL)?.path, "/a")
                XCTAssertEqual(trip.value(forKey: "price") as? NSDecimalNumber, NSDecimalNumber(string: "12.34"))
                XCTAssertEqual(trip.value(forKey: "tags") as? [String], ["sea", "rain"])
                XCTAssertEqual((trip.value(forKey: "legs") as? NSSet)?.count, 2)
                XCTAssertEqual(try trips(open(model(), file)).first?.value(forKey: "title") as? String, "South")
            }

            func testDeletedObjectsAreNotReadAgain() throws {
                let context = try save()
                try trips(context).forEach(context.delete)
                try context.save()
                XCTAssertEqual(try trips(open(model(), file)).count, 0)
                XCTAssertEqual(try open(model(), file).count(for: NSFetchRequest<NSManagedObject>(entityName: "Leg")), 2)
            }

            func testAStoreIsMovedAndReplaced() throws {
                let context = try save()
                let coordinator = try XCTUnwrap(context.persistentStoreCoordinator)
                let old = try XCTUnwrap(coordinator.persistentStores.first)
                let new = try coordinator.migratePersistentStore(old, to: copy, options: nil, withType: NSSQLiteStoreType)
                XCTAssertEqual(coordinator.persistentStores, [new])
                XCTAssertEqual(new.url, copy)
                XCTAssertEqual(try trips(open(model(), copy)).count, 1)
                let third = folder.appendingPathComponent("Third.sqlite")
                try coordinator.replacePersistentStore(
                    at: third, destinationOptions: nil, withPersistentStoreFrom: file, sourceOptions: nil, ofType: NSSQLiteStoreType)
                XCTAssertEqual(try trips(open(model(), third)).count, 1)
                try coordinator.destroyPersistentStore(at: third, ofType: NSSQLiteStoreType, options: nil)
                XCTAssertEqual(try trips(open(model(), third)).count, 0)
            }

            func testAStoreOfAnotherVersionIsRefusedOrMigrated() throws {
                try save()
                XCTAssertTrue(FileManager.default.fileExists(atPath: file.path + "-wal"))
                let next = model("name", formerly: "title", isNew: true)
                XCTAssertThrowsError(try open(next, file)) { error in
                    XCTAssertEqual((error as NSError).code, NSPersistentStoreIncompatibleVersionHashError)
                }
                let trip = try XCTUnwrap(trips(open(next, file, migrating)).first)
                XCTAssertEqual(trip.value(forKey: "name") as? String, "North")
                XCTAssertEqual(trip.value(forKey: "rating") as? Int, 3)
                XCTAssertEqual((trip.value(forKey: "legs") as? NSSet)?.count, 2)
                XCTAssertEqual(try trips(open(next, file)).count, 1)
            }

            func testTheMetadataTellTheVersionOfTheModel() throws {
                XCTAssertThrowsError(try NSPersistentStoreCoordinator.metadataForPersistentStore(ofType: NSSQLiteStoreType, at: file, options: nil))
                try save()
                let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(ofType: NSSQLiteStoreType, at: file, options: nil)
                XCTAssertEqual(metadata[NSStoreTypeKey] as? String, NSSQLiteStoreType)
                XCTAssertTrue(model().isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
                XCTAssertFalse(model("name").isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
                XCTAssertEqual(model(), model())
                XCTAssertNotEqual(model(), model("name"))
            }

            func testAMigrationWritesAnotherFile() throws {
                try save()
                let next = model("name", formerly: "title")
                let mapping = try NSMappingModel.inferredMappingModel(forSourceModel: model(), destinationModel: next)
                XCTAssertEqual(mapping.entityMappings.first { $0.destinationEntityName == "Trip" }?.mappingType, .transformEntityMappingType)
                let manager = NSMigrationManager(sourceModel: model(), destinationModel: next)
                try manager.migrateStore(
                    from: file, sourceType: NSSQLiteStoreType, options: nil, with: mapping, toDestinationURL: copy,
                    destinationType: NSSQLiteStoreType, destinationOptions: nil)
                XCTAssertEqual(try trips(open(next, copy)).first?.value(forKey: "name") as? String, "North")
            }

            func testAnEntityOfTheSameModelLoadedAgainIsTheSame() throws {
                let context = try save()
                let request = NSFetchRequest<NSManagedObject>()
                request.entity = model().entitiesByName["Trip"]
                XCTAssertEqual(try context.fetch(request).count, 1)
            }

            func testOptionsOfStores() throws {
                let description = NSPersistentStoreDescription(url: file)
                XCTAssertTrue(description.shouldMigrateStoreAutomatically)
                description.isReadOnly = true
                description.setOption("a" as NSString, forKey: "own")
                let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model())
                coordinator.addPersistentStore(with: description) { _, error in XCTAssertNil(error) }
                let options = coordinator.persistentStores.first?.options
                XCTAssertEqual(options?["own"] as? String, "a")
                XCTAssertEqual(options?[NSReadOnlyPersistentStoreOption] as? Bool, true)
            }

            func testARelationshipNeedsItsLeastNumberOfObjects() throws {
                let context = try open(model(legs: 2), file)
                let trip = NSEntityDescription.insertNewObject(forEntityName: "Trip", into: context)
                func code() -> Int? {
                    do { try context.save() } catch { return (error as NSError).code }
                    return nil
                }
                func addLeg() { NSEntityDescription.insertNewObject(forEntityName: "Leg", into: context).setValue(trip, forKey: "trip") }
                XCTAssertEqual(code(), NSValidationMissingMandatoryPropertyError)
                addLeg()
                XCTAssertEqual(code(), NSValidationRelationshipLacksMinimumCountError)
                addLeg()
                XCTAssertNil(code())
            }
        }
        """#
}
