import UIKit

/// The entry of the library. A key is accepted and not used: nothing is loaded.
public final class GMSServices: NSObject {
    /// Stores the key of the app; returns whether it is one.
    @discardableResult
    public class func provideAPIKey(_ key: String) -> Bool { !key.isEmpty }

    @discardableResult
    public class func provideAPIOptions(_ options: [String]) -> Bool { true }

    public class func setMetalRendererEnabled(_ isEnabled: Bool) {}

    public class func openSourceLicenseInfo() -> String { "" }

    public class func sdkVersion() -> String { "9.0.0" }

    public class func sdkLongVersion() -> String { "9.0.0 (Kumiki)" }
}

public let kGMSMinZoomLevel: Float = 2
public let kGMSMaxZoomLevel: Float = 21
public let kGMSEarthRadius: CLLocationDistance = 6_371_009
public let kGMSMarkerLayerLatitude = "latitude"
public let kGMSMarkerLayerLongitude = "longitude"
public let kGMSMarkerLayerRotation = "rotation"
public let kGMSMarkerLayerOpacity = "opacity"

/// A style of the map, whose rules change nothing: the map is a plain background.
public final class GMSMapStyle: NSObject {
    /// The style in JSON.
    private let text: String

    public init(jsonString style: String) throws {
        guard (try? JSONSerialization.jsonObject(with: Data(style.utf8))) is [Any] else {
            throw CocoaError(.propertyListReadCorrupt)
        }
        text = style
    }

    public convenience init(contentsOfFileURL fileURL: URL) throws {
        try self.init(jsonString: String(contentsOf: fileURL, encoding: .utf8))
    }
}

/// An address near a coordinate.
open class GMSAddress: NSObject {
    public internal(set) var coordinate = CLLocationCoordinate2D()
    public internal(set) var thoroughfare: String?
    public internal(set) var locality: String?
    public internal(set) var subLocality: String?
    public internal(set) var administrativeArea: String?
    public internal(set) var postalCode: String?
    public internal(set) var country: String?
    public internal(set) var lines: [String]?
}

/// The addresses for a coordinate.
open class GMSReverseGeocodeResponse: NSObject {
    open func firstResult() -> GMSAddress? { nil }
    open func results() -> [GMSAddress]? { nil }
}

public typealias GMSReverseGeocodeCallback = (GMSReverseGeocodeResponse?, (any Error)?) -> Void

/// Finds addresses, which fails as without a network.
open class GMSGeocoder: NSObject {
    public class func geocoder() -> GMSGeocoder { GMSGeocoder() }

    open func reverseGeocodeCoordinate(
        _ coordinate: CLLocationCoordinate2D, completionHandler handler: @escaping GMSReverseGeocodeCallback
    ) {
        RuntimeDiagnostics.reportOnce("GMSGeocoder.reverseGeocodeCoordinate has no effect here")
        DispatchQueue.main.async { handler(nil, URLError(.notConnectedToInternet)) }
    }
}
