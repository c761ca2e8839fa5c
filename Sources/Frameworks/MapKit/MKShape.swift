import CoreLocation
import Foundation

/// An annotation with a title and a subtitle; its subclasses have places.
open class MKShape: NSObject, MKAnnotation {
    /// The place of what has no form of its own.
    final var place = CLLocationCoordinate2D()

    open var title: String?
    open var subtitle: String?
    open var coordinate: CLLocationCoordinate2D { place }

    public override init() { super.init() }
}

/// An annotation at a place that may be set.
open class MKPointAnnotation: MKShape {
    open override var coordinate: CLLocationCoordinate2D {
        get { place }
        set { place = newValue }
    }

    public override init() { super.init() }

    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init()
        self.coordinate = coordinate
    }

    public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        self.init(coordinate: coordinate)
        (self.title, self.subtitle) = (title, subtitle)
    }
}
