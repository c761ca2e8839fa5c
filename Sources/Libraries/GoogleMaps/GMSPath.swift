import CoreLocation
import UIKit

/// A list of coordinates.
open class GMSPath: NSObject {
    fileprivate(set) final var coordinates: [CLLocationCoordinate2D] = []

    public override init() { super.init() }

    public convenience init(path: GMSPath) {
        self.init()
        coordinates = path.coordinates
    }

    /// Reads the text in which Google's services write lines: differences in 1e-5 degrees, in groups of five bits.
    public convenience init?(fromEncodedPath encodedPath: String) {
        self.init()
        var values: [Int] = []
        var (value, shift) = (0, 0)
        for byte in encodedPath.utf8 {
            guard (63...126).contains(byte), shift < 60 else { return nil }
            let bits = Int(byte) - 63
            value |= (bits & 31) << shift
            shift += 5
            guard bits < 32 else { continue }
            values.append(value & 1 == 0 ? value >> 1 : ~(value >> 1))
            (value, shift) = (0, 0)
        }
        guard shift == 0, values.count.isMultiple(of: 2) else { return nil }
        var (latitude, longitude) = (0, 0)
        for index in stride(from: 0, to: values.count, by: 2) {
            latitude += values[index]
            longitude += values[index + 1]
            coordinates.append(
                CLLocationCoordinate2D(latitude: Double(latitude) / 1e5, longitude: Double(longitude) / 1e5))
        }
    }

    /// Returns the text that `init(fromEncodedPath:)` reads.
    open func encodedPath() -> String {
        var (latitude, longitude) = (0, 0)
        var text: [UInt8] = []
        for coordinate in coordinates {
            let next = (
                Int((coordinate.latitude * 1e5).rounded()), Int((coordinate.longitude * 1e5).rounded())
            )
            for difference in [next.0 - latitude, next.1 - longitude] {
                var value = difference < 0 ? ~(difference << 1) : difference << 1
                while value >= 32 {
                    text.append(UInt8(value & 31 | 32) + 63)
                    value >>= 5
                }
                text.append(UInt8(value) + 63)
            }
            (latitude, longitude) = next
        }
        return String(decoding: text, as: UTF8.self)
    }

    open func count() -> UInt { UInt(coordinates.count) }

    /// Returns a coordinate; an invalid one for an index that does not exist.
    open func coordinate(at index: UInt) -> CLLocationCoordinate2D {
        coordinates.indices.contains(Int(index)) ? coordinates[Int(index)] : kCLLocationCoordinate2DInvalid
    }
}

/// A list of coordinates that can be changed.
open class GMSMutablePath: GMSPath {
    open func add(_ coordinate: CLLocationCoordinate2D) { coordinates.append(coordinate) }
    open func addLatitude(_ latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        add(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
    }
    open func insert(_ coordinate: CLLocationCoordinate2D, at index: UInt) {
        coordinates.insert(coordinate, at: min(Int(index), coordinates.count))
    }
    open func replaceCoordinate(at index: UInt, with coordinate: CLLocationCoordinate2D) {
        if coordinates.indices.contains(Int(index)) { coordinates[Int(index)] = coordinate }
    }
    open func removeCoordinate(at index: UInt) {
        if coordinates.indices.contains(Int(index)) { coordinates.remove(at: Int(index)) }
    }
    open func removeLastCoordinate() { _ = coordinates.popLast() }
    open func removeAllCoordinates() { coordinates = [] }
}

/// A rectangle on the map.
open class GMSCoordinateBounds: NSObject {
    public private(set) final var northEast = kCLLocationCoordinate2DInvalid
    public private(set) final var southWest = kCLLocationCoordinate2DInvalid

    /// Whether the rectangle has any coordinate.
    public final var isValid: Bool { CLLocationCoordinate2DIsValid(northEast) }

    public override init() { super.init() }

    public convenience init(
        coordinate first: CLLocationCoordinate2D, coordinate second: CLLocationCoordinate2D
    ) {
        self.init()
        northEast = CLLocationCoordinate2D(
            latitude: max(first.latitude, second.latitude), longitude: max(first.longitude, second.longitude))
        southWest = CLLocationCoordinate2D(
            latitude: min(first.latitude, second.latitude), longitude: min(first.longitude, second.longitude))
    }

    public convenience init(path: GMSPath) {
        self.init()
        for coordinate in path.coordinates { include(coordinate) }
    }

    public convenience init(region: GMSVisibleRegion) {
        self.init()
        for corner in [region.nearLeft, region.nearRight, region.farLeft, region.farRight] { include(corner) }
    }

    private func include(_ coordinate: CLLocationCoordinate2D) {
        guard CLLocationCoordinate2DIsValid(coordinate) else { return }
        let grown =
            isValid
            ? [northEast, southWest].map { GMSCoordinateBounds(coordinate: $0, coordinate: coordinate) }
            : [GMSCoordinateBounds(coordinate: coordinate, coordinate: coordinate)]
        northEast = CLLocationCoordinate2D(
            latitude: grown.map(\.northEast.latitude).max() ?? 0,
            longitude: grown.map(\.northEast.longitude).max() ?? 0)
        southWest = CLLocationCoordinate2D(
            latitude: grown.map(\.southWest.latitude).min() ?? 0,
            longitude: grown.map(\.southWest.longitude).min() ?? 0)
    }

    open func includingCoordinate(_ coordinate: CLLocationCoordinate2D) -> GMSCoordinateBounds {
        let result = includingBounds(GMSCoordinateBounds())
        result.include(coordinate)
        return result
    }

    open func includingBounds(_ other: GMSCoordinateBounds) -> GMSCoordinateBounds {
        let result = GMSCoordinateBounds()
        for corner in [northEast, southWest, other.northEast, other.southWest] { result.include(corner) }
        return result
    }

    open func includingPath(_ path: GMSPath) -> GMSCoordinateBounds {
        includingBounds(GMSCoordinateBounds(path: path))
    }

    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        isValid && (southWest.latitude...northEast.latitude).contains(coordinate.latitude)
            && (southWest.longitude...northEast.longitude).contains(coordinate.longitude)
    }

    open func intersects(_ other: GMSCoordinateBounds) -> Bool {
        isValid && other.isValid && southWest.latitude <= other.northEast.latitude
            && other.southWest.latitude <= northEast.latitude
            && southWest.longitude <= other.northEast.longitude
            && other.southWest.longitude <= northEast.longitude
    }
}

/// The corners of the visible part of the map.
public struct GMSVisibleRegion {
    public var nearLeft = CLLocationCoordinate2D()
    public var nearRight = CLLocationCoordinate2D()
    public var farLeft = CLLocationCoordinate2D()
    public var farRight = CLLocationCoordinate2D()

    public init() {}
}

// MARK: Lengths on the globe

/// Returns the distance along a great circle, in meters.
public func GMSGeometryDistance(_ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D)
    -> CLLocationDistance
{
    let (a, b) = (from.latitude * .pi / 180, to.latitude * .pi / 180)
    let (latitudes, longitudes) = (b - a, (to.longitude - from.longitude) * .pi / 180)
    let half = pow(sin(latitudes / 2), 2) + cos(a) * cos(b) * pow(sin(longitudes / 2), 2)
    return 2 * kGMSEarthRadius * asin(min(1, sqrt(half)))
}

/// Returns the direction in which a great circle begins, clockwise from north in degrees from 0 to 360.
public func GMSGeometryHeading(_ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D)
    -> CLLocationDirection
{
    let (a, b) = (from.latitude * .pi / 180, to.latitude * .pi / 180)
    let longitudes = (to.longitude - from.longitude) * .pi / 180
    let angle = atan2(sin(longitudes) * cos(b), cos(a) * sin(b) - sin(a) * cos(b) * cos(longitudes))
    return (angle * 180 / .pi + 360).truncatingRemainder(dividingBy: 360)
}

/// Returns the length of a path, in meters.
public func GMSGeometryLength(_ path: GMSPath) -> CLLocationDistance {
    zip(path.coordinates, path.coordinates.dropFirst()).reduce(0) { $0 + GMSGeometryDistance($1.0, $1.1) }
}
