import CoreLocation
import Foundation
import UIKit

/// A width and a height in degrees.
public struct MKCoordinateSpan: Sendable {
    public var latitudeDelta: CLLocationDegrees
    public var longitudeDelta: CLLocationDegrees

    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}

/// A region of the globe around a coordinate.
public struct MKCoordinateRegion: Sendable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan

    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        (self.center, self.span) = (center, span)
    }

    public init(
        center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        let degree = MKMapPoint.metersPerDegree
        let width = degree * max(cos(centerCoordinate.latitude * .pi / 180), 1e-9)
        self.init(
            center: centerCoordinate,
            span: MKCoordinateSpan(
                latitudeDelta: min(latitudinalMeters / degree, 180),
                longitudeDelta: min(longitudinalMeters / width, 360)))
    }

    /// Creates the region that a rectangle of the map covers.
    public init(_ rect: MKMapRect) {
        let northWest = MKMapPoint(x: rect.minX, y: rect.minY).coordinate
        let southEast = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
        self.init(
            center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
            span: MKCoordinateSpan(
                latitudeDelta: abs(northWest.latitude - southEast.latitude),
                longitudeDelta: abs(southEast.longitude - northWest.longitude)))
    }
}

/// A point of the flat map, from its northwest corner.
public struct MKMapPoint: Sendable {
    public var x = 0.0
    public var y = 0.0

    public init() {}

    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    /// The width of the world map in points.
    fileprivate static let world = 268_435_456.0
    /// The length of a meridian divided by its degrees.
    fileprivate static let metersPerDegree = 40_007_863.0 / 360

    /// Creates the point of a coordinate in the Mercator projection.
    public init(_ coordinate: CLLocationCoordinate2D) {
        let latitude = min(max(coordinate.latitude, -Self.limit), Self.limit) * .pi / 180
        let height = log(tan(.pi / 4 + latitude / 2))
        self.init(
            x: (coordinate.longitude + 180) / 360 * Self.world, y: (1 - height / .pi) / 2 * Self.world)
    }

    /// The latitude at which the map is square.
    private static let limit = 85.051_128_779_8

    public var coordinate: CLLocationCoordinate2D {
        let height = (1 - 2 * y / Self.world) * .pi
        return CLLocationCoordinate2D(
            latitude: (2 * atan(exp(height)) - .pi / 2) * 180 / .pi, longitude: x / Self.world * 360 - 180)
    }

    /// Returns the distance in meters.
    public func distance(to b: MKMapPoint) -> CLLocationDistance {
        CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
            .distance(from: CLLocation(latitude: b.coordinate.latitude, longitude: b.coordinate.longitude))
    }
}

/// A size on the flat map.
public struct MKMapSize: Sendable {
    public var width = 0.0
    public var height = 0.0

    public init() {}

    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

    public static let world = MKMapSize(width: MKMapPoint.world, height: MKMapPoint.world)
}

/// A rectangle of the flat map.
public struct MKMapRect: Sendable {
    public var origin = MKMapPoint()
    public var size = MKMapSize()

    public init() {}

    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }

    /// Libraries that declare the same initializer, as the C function was not imported as one before Swift 4.2, are preferred.
    @_disfavoredOverload
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    private init(_ rect: CGRect) {
        self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
        if rect.isNull { self = .null }
    }

    private var rect: CGRect {
        isNull ? .null : CGRect(x: origin.x, y: origin.y, width: size.width, height: size.height)
    }

    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    public var width: Double { size.width }
    public var height: Double { size.height }
    public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
    public var spans180thMeridian: Bool { minX < 0 || maxX > MKMapPoint.world }

    public func union(_ rect2: MKMapRect) -> MKMapRect { MKMapRect(rect.union(rect2.rect)) }
    public func intersection(_ rect2: MKMapRect) -> MKMapRect { MKMapRect(rect.intersection(rect2.rect)) }
    public func insetBy(dx: Double, dy: Double) -> MKMapRect { MKMapRect(rect.insetBy(dx: dx, dy: dy)) }
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect { MKMapRect(rect.offsetBy(dx: dx, dy: dy)) }
    public func contains(_ point: MKMapPoint) -> Bool { rect.contains(CGPoint(x: point.x, y: point.y)) }
    public func contains(_ rect2: MKMapRect) -> Bool { rect.contains(rect2.rect) }
    public func intersects(_ rect2: MKMapRect) -> Bool { rect.intersects(rect2.rect) }
}

/// Returns the ground that a point of the map covers at a latitude, in meters.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    cos(latitude * .pi / 180) * 40_075_016.7 / MKMapPoint.world
}

public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
    1 / MKMetersPerMapPointAtLatitude(latitude)
}

public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint {
    MKMapPoint(coordinate)
}

public func MKCoordinateForMapPoint(_ point: MKMapPoint) -> CLLocationCoordinate2D { point.coordinate }

public func MKCoordinateRegionMakeWithDistance(
    _ center: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
    _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(
        center: center, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

public func MKCoordinateRegionMake(_ center: CLLocationCoordinate2D, _ span: MKCoordinateSpan)
    -> MKCoordinateRegion
{
    MKCoordinateRegion(center: center, span: span)
}

public func MKCoordinateSpanMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees)
    -> MKCoordinateSpan
{
    MKCoordinateSpan(latitudeDelta: latitude, longitudeDelta: longitude)
}

public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
    MKMapRect(x: x, y: y, width: width, height: height)
}

public func MKMapRectUnion(_ a: MKMapRect, _ b: MKMapRect) -> MKMapRect { a.union(b) }

public let MKMapRectNull = MKMapRect.null
public let MKMapRectWorld = MKMapRect.world
