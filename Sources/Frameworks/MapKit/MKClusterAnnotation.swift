import CoreLocation
import Foundation

/// An annotation in place of several that are too close to be shown.
open class MKClusterAnnotation: NSObject, MKAnnotation {
    open var title: String?
    open var subtitle: String?
    open private(set) var memberAnnotations: [any MKAnnotation]

    /// The mean of the members' coordinates.
    open var coordinate: CLLocationCoordinate2D {
        let places = memberAnnotations.map(\.coordinate)
        guard !places.isEmpty else { return CLLocationCoordinate2D() }
        let count = Double(places.count)
        return CLLocationCoordinate2D(
            latitude: places.map(\.latitude).reduce(0, +) / count,
            longitude: places.map(\.longitude).reduce(0, +) / count)
    }

    public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }

    public convenience override init() { self.init(memberAnnotations: []) }
}
