public import Foundation

/// A latitude and a longitude, in degrees.
public struct CLLocationCoordinate2D: Sendable {
    public var latitude: CLLocationDegrees
    public var longitude: CLLocationDegrees

    public init() { (latitude, longitude) = (0, 0) }

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}

/// A place on the Earth with the time and the accuracy of its measurement.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    /// The height above the sea (metres).
    public let altitude: CLLocationDistance
    public let horizontalAccuracy: CLLocationAccuracy
    public let verticalAccuracy: CLLocationAccuracy
    /// The direction of travel (degrees from north), negative where it is not known.
    public let course: CLLocationDirection
    /// The speed (metres per second), negative where it is not known.
    public let speed: CLLocationSpeed
    public let timestamp: Date

    public var ellipsoidalAltitude: CLLocationDistance { altitude }
    public var courseAccuracy: CLLocationDirectionAccuracy { -1 }
    public var speedAccuracy: CLLocationSpeedAccuracy { -1 }
    public var floor: CLFloor? { nil }

    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
        timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        horizontalAccuracy = hAccuracy
        verticalAccuracy = vAccuracy
        self.course = course
        self.speed = speed
        self.timestamp = timestamp
    }

    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
            verticalAccuracy: vAccuracy, course: -1, speed: -1, timestamp: timestamp)
    }

    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// The distance along the surface (metres), on the WGS 84 ellipsoid by Vincenty's inverse formula.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        Ellipsoid.distance(coordinate, location.coordinate)
    }
}

/// The figure of the Earth that satellites navigate by.
private enum Ellipsoid {
    /// The radius at the equator (metres) and the flattening, of WGS 84.
    static let radius = 6_378_137.0
    static let flattening = 1 / 298.257_223_563

    static func distance(_ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D) -> Double {
        let (f, a) = (flattening, radius)
        let b = a * (1 - f)
        let difference = (to.longitude - from.longitude) * .pi / 180
        let (u1, u2): (Double, Double) = (reduced(from.latitude), reduced(to.latitude))
        var lambda = difference
        for _ in 0..<100 {
            let x = cos(u2) * sin(lambda)
            let y = cos(u1) * sin(u2) - sin(u1) * cos(u2) * cos(lambda)
            let sinSigma = (x * x + y * y).squareRoot()
            if sinSigma == 0 { return 0 }
            let cosSigma = sin(u1) * sin(u2) + cos(u1) * cos(u2) * cos(lambda)
            let sigma = atan2(sinSigma, cosSigma)
            let sinAlpha = cos(u1) * cos(u2) * sin(lambda) / sinSigma
            let cosAlpha2 = 1 - sinAlpha * sinAlpha
            let middle = cosAlpha2 == 0 ? 0 : cosSigma - 2 * sin(u1) * sin(u2) / cosAlpha2
            let c = f / 16 * cosAlpha2 * (4 + f * (4 - 3 * cosAlpha2))
            let next =
                difference + (1 - c) * f * sinAlpha
                * (sigma + c * sinSigma * (middle + c * cosSigma * (2 * middle * middle - 1)))
            guard abs(next - lambda) < 1e-12 else {
                lambda = next
                continue
            }
            return b * arc(cosAlpha2 * (a * a - b * b) / (b * b), sigma, middle)
        }
        // Points nearly opposite to each other do not converge: half a great circle.
        return .pi * (a + b) / 2
    }

    private static func reduced(_ latitude: Double) -> Double {
        atan((1 - flattening) * tan(latitude * .pi / 180))
    }

    /// The length of an arc on an ellipsoid with a semi-minor axis of 1.
    private static func arc(_ u2: Double, _ sigma: Double, _ middle: Double) -> Double {
        let a = 1 + u2 / 16384 * (4096 + u2 * (-768 + u2 * (320 - 175 * u2)))
        let b = u2 / 1024 * (256 + u2 * (-128 + u2 * (74 - 47 * u2)))
        let square = middle * middle
        let inner = cos(sigma) * (2 * square - 1)
        let outer = b / 6 * middle * (4 * sin(sigma) * sin(sigma) - 3) * (4 * square - 3)
        return a * (sigma - b * sin(sigma) * (middle + b / 4 * (inner - outer)))
    }
}
