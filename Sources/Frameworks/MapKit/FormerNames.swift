// Names before Swift 4.2, which sources in its mode still use.

@available(swift, obsoleted: 4.2, renamed: "MKMapSnapshotter.Options")
public typealias MKMapSnapshotOptions = MKMapSnapshotter.Options
@available(swift, obsoleted: 4.2, renamed: "MKMapSnapshotter.Snapshot")
public typealias MKMapSnapshot = MKMapSnapshotter.Snapshot
@available(swift, obsoleted: 4.2, renamed: "MKMapSnapshotter.CompletionHandler")
public typealias MKMapSnapshotCompletionHandler = MKMapSnapshotter.CompletionHandler
@available(swift, obsoleted: 4.2, renamed: "MKDirections.Request")
public typealias MKDirectionsRequest = MKDirections.Request
@available(swift, obsoleted: 4.2, renamed: "MKDirections.Response")
public typealias MKDirectionsResponse = MKDirections.Response
@available(swift, obsoleted: 4.2, renamed: "MKDirections.ETAResponse")
public typealias MKETAResponse = MKDirections.ETAResponse
@available(swift, obsoleted: 4.2, renamed: "MKLocalSearch.Request")
public typealias MKLocalSearchRequest = MKLocalSearch.Request
@available(swift, obsoleted: 4.2, renamed: "MKLocalSearch.Response")
public typealias MKLocalSearchResponse = MKLocalSearch.Response
@available(swift, obsoleted: 4.2, renamed: "MKLocalSearchCompleter.FilterType")
public typealias MKSearchCompletionFilterType = MKLocalSearchCompleter.FilterType
@available(swift, obsoleted: 4.2, renamed: "MKDistanceFormatter.Units")
public typealias MKDistanceFormatterUnits = MKDistanceFormatter.Units
@available(swift, obsoleted: 4.2, renamed: "MKDistanceFormatter.DistanceUnitStyle")
public typealias MKDistanceFormatterUnitStyle = MKDistanceFormatter.DistanceUnitStyle
@available(swift, obsoleted: 4.2, renamed: "MKAnnotationView.DragState")
public typealias MKAnnotationViewDragState = MKAnnotationView.DragState

extension MKMapView {
    /// `addOverlay(_:)` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "addOverlay(_:)")
    public func add(_ overlay: any MKOverlay) { addOverlay(overlay) }

    /// `addOverlay(_:level:)` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "addOverlay(_:level:)")
    public func add(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay, level: level) }

    /// `removeOverlay(_:)` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "removeOverlay(_:)")
    public func remove(_ overlay: any MKOverlay) { removeOverlay(overlay) }
}
