import SwiftUI

/// The content of a widget from a date.
public protocol TimelineEntry {
    /// The date from which it is displayed.
    var date: Date { get }
    /// The relevance to the user.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    /// No relevance.
    public var relevance: TimelineEntryRelevance? { nil }
}

/// The relevance of an entry to the user, compared with the widget's others.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    /// The relevance.
    public var score: Float
    /// The time in seconds for which it lasts.
    public var duration: TimeInterval

    /// Creates a relevance that lasts for a time in seconds.
    public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}

/// The time at which a new timeline is requested.
public struct TimelineReloadPolicy: Equatable, Sendable {
    private var date: Date?
    private var isNever = false

    /// After the last entry.
    public static let atEnd = TimelineReloadPolicy()
    /// At the app's request only.
    public static let never: TimelineReloadPolicy = {
        var policy = TimelineReloadPolicy()
        policy.isNever = true
        return policy
    }()
    /// After a date.
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(date: date) }
}

/// The entries of a widget.
public struct Timeline<EntryType: TimelineEntry> {
    /// The entries in the order of their dates.
    public let entries: [EntryType]
    /// The time at which a new timeline is requested.
    public let policy: TimelineReloadPolicy

    /// Creates a timeline of entries.
    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        (self.entries, self.policy) = (entries, policy)
    }
}

/// The environment for which a timeline is requested.
public struct TimelineProviderContext {
    /// The size of the widget.
    public let family: WidgetFamily
    /// Whether the widget is displayed in the gallery.
    public let isPreview: Bool
    /// The size in points.
    public let displaySize: CGSize
}

/// A source of timelines; it is not called here.
public protocol TimelineProvider {
    /// The type of its entries.
    associatedtype Entry: TimelineEntry
    /// The environment for which a timeline is requested.
    typealias Context = TimelineProviderContext

    /// Returns the entry that is displayed while there is no other.
    func placeholder(in context: Context) -> Entry
    /// Provides the current entry.
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
    /// Provides the entries from now.
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}

/// A source of timelines of widgets that the user configures; it is not called here.
public protocol IntentTimelineProvider {
    /// The type of its entries.
    associatedtype Entry: TimelineEntry
    /// The type of the configuration.
    associatedtype Intent
    /// The environment for which a timeline is requested.
    typealias Context = TimelineProviderContext

    /// Returns the entry that is displayed while there is no other.
    func placeholder(in context: Context) -> Entry
    /// Provides the current entry.
    func getSnapshot(for configuration: Intent, in context: Context, completion: @escaping (Entry) -> Void)
    /// Provides the entries from now.
    func getTimeline(
        for configuration: Intent, in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}
