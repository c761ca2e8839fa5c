import Contacts
import CoreLocation
import Foundation
import UIKit

/// The name of a place, with its coordinate.
open class MKPlacemark: CLPlacemark, MKAnnotation {
    open private(set) var coordinate = CLLocationCoordinate2D()
    private var address: [String: Any] = [:]

    public override init() { super.init() }

    public init(coordinate: CLLocationCoordinate2D) {
        super.init()
        self.coordinate = coordinate
    }

    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        super.init()
        (self.coordinate, address) = (coordinate, addressDictionary ?? [:])
    }

    public convenience init(coordinate: CLLocationCoordinate2D, postalAddress address: CNPostalAddress) {
        self.init(
            coordinate: coordinate,
            addressDictionary: [
                "Street": address.street, "City": address.city, "State": address.state,
                "ZIP": address.postalCode,
                "Country": address.country, "CountryCode": address.isoCountryCode,
            ].filter { !$0.value.isEmpty })
        AddedProperties.set(address, of: self, "postalAddress")
    }

    public override init(placemark: CLPlacemark) {
        super.init(placemark: placemark)
        coordinate = placemark.location?.coordinate ?? CLLocationCoordinate2D()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var location: CLLocation? {
        CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
    open override var addressDictionary: [AnyHashable: Any]? { address }
    open override var name: String? { address["Name"] as? String ?? thoroughfare }
    open override var thoroughfare: String? { address["Street"] as? String }
    open override var locality: String? { address["City"] as? String }
    open override var administrativeArea: String? { address["State"] as? String }
    open override var postalCode: String? { address["ZIP"] as? String }
    open override var country: String? { address["Country"] as? String }
    open var countryCode: String? { address["CountryCode"] as? String }
    open var title: String? { name }
    open var subtitle: String? { nil }
}
