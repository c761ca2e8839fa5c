import CoreLocation
import Foundation

/// A shape of several points.
open class MKMultiPoint: MKShape {
    /// The points in their order.
    final var mapPoints: [MKMapPoint] = [] { didSet { place = center } }
    private var buffer: UnsafeMutableBufferPointer<MKMapPoint>?

    public override init() { super.init() }

    deinit { buffer?.deallocate() }

    open var pointCount: Int { mapPoints.count }

    /// Returns the points in memory that lives as long as the shape.
    open func points() -> UnsafeMutablePointer<MKMapPoint> {
        let buffer = self.buffer ?? .allocate(capacity: max(mapPoints.count, 1))
        if self.buffer == nil { _ = buffer.initialize(from: mapPoints) }
        self.buffer = buffer
        return buffer.baseAddress ?? .allocate(capacity: 1)
    }

    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for (offset, index) in (range.lowerBound..<range.upperBound).enumerated()
        where mapPoints.indices.contains(index) {
            coords[offset] = mapPoints[index].coordinate
        }
    }

    /// Returns how far along the shape a point is, from 0 to 1.
    open func location(atPointIndex index: Int) -> CGFloat {
        let steps = zip(mapPoints, mapPoints.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
        let length = steps.reduce(0, +)
        return length > 0 ? CGFloat(steps.prefix(max(index, 0)).reduce(0, +) / length) : 0
    }

    open func locations(at indexes: IndexSet) -> [CGFloat] { indexes.map(location(atPointIndex:)) }

    /// The rectangle around the points.
    open var boundingMapRect: MKMapRect { MKMapRect(around: mapPoints) }

    open func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }

    private var center: CLLocationCoordinate2D {
        let rect = MKMapRect(around: mapPoints)
        return rect.isNull
            ? CLLocationCoordinate2D() : MKMapPoint(x: rect.midX, y: rect.midY).coordinate
    }

    fileprivate func setCoordinates(_ coords: UnsafePointer<CLLocationCoordinate2D>, _ count: Int) {
        mapPoints = (0..<max(count, 0)).map { MKMapPoint(coords[$0]) }
    }

    fileprivate func setPoints(_ points: UnsafePointer<MKMapPoint>, _ count: Int) {
        mapPoints = (0..<max(count, 0)).map { points[$0] }
    }
}

/// A line of several points.
open class MKPolyline: MKMultiPoint, MKOverlay {
    public override init() { super.init() }

    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init()
        setPoints(points, count)
    }

    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init()
        setCoordinates(coords, count)
    }

    open func canReplaceMapContent() -> Bool { false }
}

/// A line along the curvature of the globe; here a straight one between its points.
open class MKGeodesicPolyline: MKPolyline {}

/// An area with holes.
open class MKPolygon: MKMultiPoint, MKOverlay {
    open private(set) var interiorPolygons: [MKPolygon]?

    public override init() { super.init() }

    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(points: points, count: count, interiorPolygons: nil)
    }

    public convenience init(
        points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?
    ) {
        self.init()
        setPoints(points, count)
        self.interiorPolygons = interiorPolygons
    }

    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(coordinates: coords, count: count, interiorPolygons: nil)
    }

    public convenience init(
        coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
    ) {
        self.init()
        setCoordinates(coords, count)
        self.interiorPolygons = interiorPolygons
    }

    /// The border and those of the holes.
    var rings: [MKMultiPoint] { [self] + (interiorPolygons ?? []) }

    open func canReplaceMapContent() -> Bool { false }
}

/// A circle on the globe.
open class MKCircle: MKShape, MKOverlay {
    /// In meters.
    open private(set) var radius: CLLocationDistance = 0

    public override init() { super.init() }

    public convenience init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.init()
        (place, self.radius) = (coord, radius)
    }

    public convenience init(mapRect: MKMapRect) {
        let center = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
        self.init(
            center: center,
            radius: max(mapRect.width, mapRect.height) / 2
                * MKMetersPerMapPointAtLatitude(center.latitude))
    }

    open var boundingMapRect: MKMapRect {
        let (center, extent) = (MKMapPoint(place), radius * MKMapPointsPerMeterAtLatitude(place.latitude))
        return MKMapRect(
            x: center.x - extent, y: center.y - extent, width: 2 * extent, height: 2 * extent)
    }

    open func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
    open func canReplaceMapContent() -> Bool { false }
}

/// Several lines.
open class MKMultiPolyline: MKShape, MKOverlay {
    open private(set) var polylines: [MKPolyline] = []

    public override init() { super.init() }

    public init(_ polylines: [MKPolyline]) {
        super.init()
        self.polylines = polylines
    }

    open var boundingMapRect: MKMapRect { MKMapRect(around: polylines.flatMap(\.mapPoints)) }
    open func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
    open func canReplaceMapContent() -> Bool { false }
}

/// Several areas.
open class MKMultiPolygon: MKShape, MKOverlay {
    open private(set) var polygons: [MKPolygon] = []

    public override init() { super.init() }

    public init(_ polygons: [MKPolygon]) {
        super.init()
        self.polygons = polygons
    }

    open var boundingMapRect: MKMapRect { MKMapRect(around: polygons.flatMap(\.mapPoints)) }
    open func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
    open func canReplaceMapContent() -> Bool { false }
}

extension MKMapRect {
    /// The smallest rectangle that holds the points.
    init(around points: [MKMapPoint]) {
        guard let west = points.map(\.x).min(), let east = points.map(\.x).max(),
            let north = points.map(\.y).min(), let south = points.map(\.y).max()
        else {
            self = .null
            return
        }
        self.init(x: west, y: north, width: east - west, height: south - north)
    }
}
