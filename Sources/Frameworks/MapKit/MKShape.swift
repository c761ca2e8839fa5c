import CoreLocation
import Foundation

/// An annotation with a title and a subtitle; its subclasses have coordinates.
open class MKShape: NSObject, MKAnnotation {
    /// The coordinate of a shape without geometry.
    final var place = CLLocationCoordinate2D()

    open var title: String?
    open var subtitle: String?
    open var coordinate: CLLocationCoordinate2D { place }

    public override init() { super.init() }
}

/// An annotation at a settable coordinate.
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
