import CoreLocation
import Foundation

/// The annotation of the user's location, which is not known here.
open class MKUserLocation: NSObject, MKAnnotation {
    open var isUpdating: Bool { false }
    open var location: CLLocation? { nil }
    open var heading: CLHeading? { nil }
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
    open var title: String?
    open var subtitle: String?

    public override init() {}
}
