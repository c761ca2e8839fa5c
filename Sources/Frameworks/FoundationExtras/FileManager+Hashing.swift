import Foundation

// Foundation's class is no `NSObject` here, so that it has to say itself what all objects can.
extension FileManager: @retroactive Equatable, @retroactive Hashable {
    public static func == (lhs: FileManager, rhs: FileManager) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
