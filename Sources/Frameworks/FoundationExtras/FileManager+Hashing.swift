import Foundation

// Foundation's class is not an `NSObject` here, so that it needs its own conformances.
extension FileManager: @retroactive Equatable, @retroactive Hashable {
    public static func == (lhs: FileManager, rhs: FileManager) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
