import UIKit

/// The kind of a map.
@preconcurrency @MainActor
open class MKMapConfiguration: NSObject {
    /// The elevation of the ground. Maps are flat here.
    public enum ElevationStyle: Int, Sendable { case flat, realistic }

    open var elevationStyle = ElevationStyle.flat

    fileprivate var type: MKMapType { .standard }
}

/// A map of streets.
@preconcurrency @MainActor
open class MKStandardMapConfiguration: MKMapConfiguration {
    /// The contrast of a map.
    public enum EmphasisStyle: Int, Sendable { case `default`, muted }

    open var emphasisStyle = EmphasisStyle.default
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsTraffic = false

    public override init() { super.init() }
    public convenience init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle = .default) {
        self.init()
        (self.elevationStyle, self.emphasisStyle) = (elevationStyle, emphasisStyle)
    }
    public convenience init(emphasisStyle: EmphasisStyle) {
        self.init(elevationStyle: .flat, emphasisStyle: emphasisStyle)
    }

    fileprivate override var type: MKMapType { emphasisStyle == .muted ? .mutedStandard : .standard }
}

/// A map of images from above.
@preconcurrency @MainActor
open class MKImageryMapConfiguration: MKMapConfiguration {
    public override init() { super.init() }
    public convenience init(elevationStyle: ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }

    fileprivate override var type: MKMapType { .satellite }
}

/// A map of images from above with names.
@preconcurrency @MainActor
open class MKHybridMapConfiguration: MKMapConfiguration {
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsTraffic = false

    public override init() { super.init() }
    public convenience init(elevationStyle: ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }

    fileprivate override var type: MKMapType { .hybrid }
}

/// The parts of a map that the user can select: none here.
public struct MKMapFeatureOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let pointsOfInterest = MKMapFeatureOptions(rawValue: 1)
    public static let territories = MKMapFeatureOptions(rawValue: 2)
    public static let physicalFeatures = MKMapFeatureOptions(rawValue: 4)
}

extension MKMapView {
    /// The kind of the map, which sets its type.
    public var preferredConfiguration: MKMapConfiguration {
        get { AddedProperties.value(of: self, "preferredConfiguration") ?? MKStandardMapConfiguration() }
        set {
            AddedProperties.set(newValue, of: self, "preferredConfiguration")
            mapType = newValue.type
        }
    }

    /// The parts of the map that the user can select. Stored; the map has none.
    public var selectableMapFeatures: MKMapFeatureOptions {
        get { AddedProperties.value(of: self, "selectableMapFeatures") ?? [] }
        set { AddedProperties.set(newValue, of: self, "selectableMapFeatures") }
    }

    /// Whether a button that follows the user is displayed. Stored.
    public var showsUserTrackingButton: Bool {
        get { AddedProperties.value(of: self, "showsUserTrackingButton") ?? false }
        set { AddedProperties.set(newValue, of: self, "showsUserTrackingButton") }
    }
}
