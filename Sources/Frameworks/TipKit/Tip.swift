import Foundation
import UIKit

// Tips about features. Their texts are SwiftUI's; no tip is displayed here.

/// A tip about a feature. Its title and message are texts of SwiftUI, which code without SwiftUI cannot create.
public protocol Tip: Identifiable, Sendable {
    /// The name under which the system stores whether the tip was displayed.
    var id: String { get }
}

extension Tip {
    public var id: String { String(describing: Self.self) }
    /// The state of the tip, which is not displayed here.
    public var status: Tips.Status { .pending }
    public var shouldDisplay: Bool { false }
    /// Ends the tip.
    public func invalidate(reason: Tips.InvalidationReason) { Inert.use("Tip.invalidate(reason:)") }
    /// The changes of whether the tip is displayed: none.
    public var shouldDisplayUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
    public var statusUpdates: AsyncStream<Tips.Status> { AsyncStream { $0.finish() } }
}

/// The tips of an app.
public enum Tips {
    /// The state of a tip.
    public enum Status: Hashable, Sendable {
        case pending, available
        case invalidated(InvalidationReason)
    }

    /// Why a tip is not displayed any more.
    public enum InvalidationReason: String, Codable, Sendable {
        case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
    }

    /// A property of tips.
    public struct ConfigurationOption: Sendable {
        /// The frequency of tips.
        public struct DisplayFrequency: Sendable {
            public static let immediate = DisplayFrequency()
            public static let hourly = DisplayFrequency()
            public static let daily = DisplayFrequency()
            public static let weekly = DisplayFrequency()
            public static let monthly = DisplayFrequency()
        }

        /// The place of the stored state.
        public struct DatastoreLocation: Sendable {
            public static let applicationDefault = DatastoreLocation()
            public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation() }
            public static func groupContainer(identifier: String) throws -> DatastoreLocation {
                DatastoreLocation()
            }
        }

        public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
            ConfigurationOption()
        }
        public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
            ConfigurationOption()
        }
    }

    /// Prepares the display of tips, of which none is displayed here.
    public static func configure(_ options: [ConfigurationOption] = []) throws {
        Inert.use("Tips.configure(_:)")
    }
    public static func resetDatastore() throws {}
    public static func showAllTipsForTesting() { Inert.use("Tips.showAllTipsForTesting()") }
    public static func hideAllTipsForTesting() {}

    /// An action of a tip.
    public struct Action: Identifiable, Sendable {
        public let id: String
        public let index: Int?

        public init(id: String = "", perform handler: @escaping @Sendable () -> Void = {}) {
            (self.id, index) = (id, nil)
        }
    }

    /// An option of tips.
    public struct MaxDisplayCount: Sendable { public init(_ count: Int) {} }
    public struct IgnoresDisplayFrequency: Sendable { public init(_ ignores: Bool) {} }

    /// An event on which the display of tips depends.
    public struct Event: Identifiable, Sendable {
        public let id: String
        public init(id: String) { self.id = id }
        /// Notes that the event has occurred.
        public func donate() async {}
        public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) { completion?() }
    }
}

/// A popover with a tip. It is drawn without one.
@preconcurrency @MainActor
open class TipUIPopoverViewController: UIViewController {
    public init(
        _ tip: any Tip, sourceItem: any UIPopoverPresentationControllerSourceItem,
        actionHandler: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
        popoverPresentationController?.sourceItem = sourceItem
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A view with a tip. It is drawn without one.
@preconcurrency @MainActor
open class TipUIView: UIView {
    public init(
        _ tip: any Tip, arrowEdge: NSDirectionalRectEdge? = nil,
        actionHandler: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) { super.init(frame: .zero) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A cell with a tip. It is drawn without one.
@preconcurrency @MainActor
open class TipUICollectionViewCell: UICollectionViewCell {
    /// Sets the tip.
    open func configureTip(
        _ tip: any Tip, arrowEdge: NSDirectionalRectEdge? = nil,
        actionHandler: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) { Inert.use("TipUICollectionViewCell.configureTip(_:)") }
}
