/// On iOS these are handed between tasks: a context does its work on its own queue, and a container and its coordinator do not
/// change once they are set up. Here all of a program's contexts work on the queue of whoever uses them.
extension NSManagedObjectContext: @unchecked Sendable {}
extension NSManagedObjectID: @unchecked Sendable {}
extension NSManagedObjectModel: @unchecked Sendable {}
extension NSPersistentContainer: @unchecked Sendable {}
extension NSPersistentStoreCoordinator: @unchecked Sendable {}
