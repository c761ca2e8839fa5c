import CoreLocation
import UIKit

extension NSValue {
    /// Creates a value with a coordinate.
    public convenience init(mkCoordinate coordinate: CLLocationCoordinate2D) {
        self.init(pair: [coordinate.latitude, coordinate.longitude])
    }

    /// Creates a value with a span.
    public convenience init(mkCoordinateSpan span: MKCoordinateSpan) {
        self.init(pair: [span.latitudeDelta, span.longitudeDelta])
    }

    /// The coordinate of the value; zero for other values.
    public var mkCoordinateValue: CLLocationCoordinate2D {
        pair.map { CLLocationCoordinate2D(latitude: $0[0], longitude: $0[1]) }
            ?? CLLocationCoordinate2D()
    }

    /// The span of the value; zero for other values.
    public var mkCoordinateSpanValue: MKCoordinateSpan {
        pair.map { MKCoordinateSpan(latitudeDelta: $0[0], longitudeDelta: $0[1]) }
            ?? MKCoordinateSpan()
    }

    private convenience init(pair: [Double]) { self.init(bytes: pair, objCType: Self.pairType) }

    /// The two numbers of the value; nil for other values.
    private var pair: [Double]? {
        guard String(cString: objCType) == Self.pairType else { return nil }
        var pair: [Double] = [0, 0]
        pair.withUnsafeMutableBytes { bytes in bytes.baseAddress.map { getValue($0) } }
        return pair
    }

    /// Foundation on Linux encodes arrays, and structures of names that it knows.
    private static var pairType: String { "[2d]" }
}
