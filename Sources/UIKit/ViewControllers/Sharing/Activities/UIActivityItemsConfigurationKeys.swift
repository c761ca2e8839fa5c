/// The key of shared items' metadata.
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

/// A kind of interaction with shared items.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let share = UIActivityItemsConfigurationInteraction("share")
}
