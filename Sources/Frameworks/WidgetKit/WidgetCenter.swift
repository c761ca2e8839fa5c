@_exported import SwiftUI

// There is no home screen here: no widget is configured, and reloading has no effect. Declarations that contain views are left
// out, as those of SwiftUI.

/// The configured widgets of an app.
public final class WidgetCenter: Sendable {
    /// The center of the app.
    public static let shared = WidgetCenter()

    /// The key of a user activity's information that contains the size of a widget.
    public enum UserInfoKey {
        /// The kind of the widget.
        public static let kind = "WGWidgetUserInfoKeyKind"
        /// The size of the widget.
        public static let family = "WGWidgetUserInfoKeyFamily"
    }

    private init() {}

    /// Reloads the timelines of a kind of widgets; has no effect here.
    public func reloadTimelines(ofKind kind: String) { Inert.use("WidgetCenter.reloadTimelines(ofKind:)") }

    /// Reloads the timelines of all widgets; has no effect here.
    public func reloadAllTimelines() { Inert.use("WidgetCenter.reloadAllTimelines()") }

    /// Invalidates what a configuration offers; has no effect here.
    public func invalidateConfigurationRecommendations() {
        Inert.use("WidgetCenter.invalidateConfigurationRecommendations()")
    }

    /// Passes the configured widgets to the handler in a later turn: none.
    public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
        Inert.later { completion(.success([])) }
    }

    /// Returns the configured widgets: none.
    public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A configured widget.
public struct WidgetInfo: Hashable, Identifiable, Sendable {
    /// The kind of the widget.
    public let kind: String
    /// The size of the widget.
    public let family: WidgetFamily
    /// The identity of the widget.
    public var id: WidgetInfo { self }
}

/// The sizes and places of widgets.
public enum WidgetFamily: Int, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    case accessoryCircular = 5
    case accessoryRectangular, accessoryInline

    /// The name of the case.
    public var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        }
    }
}
