import CoreLocation
import UIKit

extension CLPlacemark {
    /// The address of the place; nil where code has not created it with one.
    public var postalAddress: CNPostalAddress? { AddedProperties.value(of: self, "postalAddress") }
}
