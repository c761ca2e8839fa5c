import UIKit

/// A button that makes a map follow the user's location; it has no effect, since there is no location.
@MainActor
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
    /// The map.
    open var mapView: MKMapView?

    /// Creates a button for a map.
    public convenience init(mapView: MKMapView?) {
        self.init(image: UIImage(systemName: "location"), style: .plain, target: nil, action: nil)
        self.mapView = mapView
    }
}
