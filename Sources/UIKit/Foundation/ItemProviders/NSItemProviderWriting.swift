import Foundation

/// The apps that can load a representation.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all = 0
    case team = 1
    case ownProcess = 3
}

/// The options for providing a representation's file.
public struct NSItemProviderFileOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1 << 0)
}

/// An object that item providers can provide as data of several types.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The types, the most faithful first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    var writableTypeIdentifiersForItemProvider: [String] { get }
    static func itemProviderVisibilityForRepresentation(withTypeIdentifier typeIdentifier: String)
        -> NSItemProviderRepresentationVisibility
    func itemProviderVisibilityForRepresentation(withTypeIdentifier typeIdentifier: String)
        -> NSItemProviderRepresentationVisibility
    /// Creates the data of a type and passes it to the closure.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress?
}

/// The defaults of optional members.
extension NSItemProviderWriting {
    public var writableTypeIdentifiersForItemProvider: [String] {
        Self.writableTypeIdentifiersForItemProvider
    }
    public static func itemProviderVisibilityForRepresentation(withTypeIdentifier typeIdentifier: String)
        -> NSItemProviderRepresentationVisibility
    { .all }
    public func itemProviderVisibilityForRepresentation(withTypeIdentifier typeIdentifier: String)
        -> NSItemProviderRepresentationVisibility
    { Self.itemProviderVisibilityForRepresentation(withTypeIdentifier: typeIdentifier) }
}

/// A class whose objects item providers can create from data.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The types of data, the preferred one first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Returns an object created from data of one of the types.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
