/// The name of something that is known about shared items.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let title = UIActivityItemsConfigurationMetadataKey("title")
    public static let messageBody = UIActivityItemsConfigurationMetadataKey("messageBody")
}

/// The use of a preview of a shared item.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let fullSize = UIActivityItemsConfigurationPreviewIntent("fullSize")
    public static let thumbnail = UIActivityItemsConfigurationPreviewIntent("thumbnail")
}

/// A way in which items are handed over.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let share = UIActivityItemsConfigurationInteraction("share")
}
