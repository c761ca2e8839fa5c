// Written by Scripts/frameworks from MapKit.api. Names and signatures are those of Apple's public
// documentation (developer.apple.com/documentation/mapkit).

@_exported public import CoreLocation
@_exported public import UIKit
internal import FrameworkSupport

public let MKErrorDomain: String = "MKErrorDomain"

public struct MKError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 1
        case serverFailure
        case loadingThrottled
        case placemarkNotFound
        case directionsNotFound
        case decodingFailed
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public init(_ code: Code, userInfo: [String: Any]) { self.code = code }
    public static var errorDomain: String { "MKErrorDomain" }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [:] }
    public static var unknown: Code { .unknown }
    public static var serverFailure: Code { .serverFailure }
    public static var loadingThrottled: Code { .loadingThrottled }
    public static var placemarkNotFound: Code { .placemarkNotFound }
    public static var directionsNotFound: Code { .directionsNotFound }
    public static var decodingFailed: Code { .decodingFailed }
}
public func ~= (code: MKError.Code, error: any Error) -> Bool { (error as? MKError)?.code == code }

public enum MKMapType: UInt, Sendable {
    case standard = 0, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

public enum MKUserTrackingMode: Int, Sendable {
    case none = 0, follow, followWithHeading
}

public enum MKOverlayLevel: Int, Sendable {
    case aboveRoads = 0, aboveLabels
}

public enum MKFeatureVisibility: Int, Sendable {
    case adaptive = 0, hidden, visible
}

public enum MKPinAnnotationColor: UInt, Sendable {
    case red = 0, green, purple
}

public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let automobile = MKDirectionsTransportType(rawValue: 1 << 0)
    public static let walking = MKDirectionsTransportType(rawValue: 1 << 1)
    public static let transit = MKDirectionsTransportType(rawValue: 1 << 2)
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFFFFFF)
}

extension MKLocalSearch {
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = ResultType(rawValue: 1 << 0)
        public static let pointOfInterest = ResultType(rawValue: 1 << 1)
    }
}

public let MKLaunchOptionsDirectionsModeKey: String = "MKLaunchOptionsDirectionsModeKey"

public let MKLaunchOptionsMapTypeKey: String = "MKLaunchOptionsMapTypeKey"

public let MKLaunchOptionsShowsTrafficKey: String = "MKLaunchOptionsShowsTrafficKey"

public let MKLaunchOptionsMapCenterKey: String = "MKLaunchOptionsMapCenterKey"

public let MKLaunchOptionsMapSpanKey: String = "MKLaunchOptionsMapSpanKey"

public let MKLaunchOptionsDirectionsModeDefault: String = "MKLaunchOptionsDirectionsModeDefault"

public let MKLaunchOptionsDirectionsModeDriving: String = "MKLaunchOptionsDirectionsModeDriving"

public let MKLaunchOptionsDirectionsModeWalking: String = "MKLaunchOptionsDirectionsModeWalking"

public let MKLaunchOptionsDirectionsModeTransit: String = "MKLaunchOptionsDirectionsModeTransit"

public let MKMapViewDefaultAnnotationViewReuseIdentifier: String = "MKMapViewDefaultAnnotationViewReuseIdentifier"

public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier: String = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

public protocol MKAnnotation: NSObjectProtocol {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}

extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}

public protocol MKOverlay: MKAnnotation {
    var boundingMapRect: MKMapRect { get }
}

open class MKShape: NSObject, MKAnnotation {
    override public init() { super.init() }
    open var coordinate: CLLocationCoordinate2D { place }
    open var place: CLLocationCoordinate2D = CLLocationCoordinate2D()
    open var title: String? = nil
    open var subtitle: String? = nil
}

open class MKPointAnnotation: MKShape {
    override public init() { super.init() }
    convenience public init(coordinate: CLLocationCoordinate2D) { self.init(); self.coordinate = coordinate }
    convenience public init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) { self.init(coordinate: coordinate); self.title = title; self.subtitle = subtitle }
    override open var coordinate: CLLocationCoordinate2D { get { place } set { place = newValue } }
}

open class MKMultiPoint: MKShape {
    open internal(set) var points: [CLLocationCoordinate2D] = []
    open var pointCount: Int { points.count }
}

open class MKPolyline: MKMultiPoint, MKOverlay {
    convenience public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) { self.init(); points = Array(UnsafeBufferPointer(start: coords, count: count)) }
    open var boundingMapRect: MKMapRect { MKMapRect(around: points) }
}

open class MKGeodesicPolyline: MKPolyline {
}

open class MKPolygon: MKMultiPoint, MKOverlay {
    convenience public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) { self.init(); points = Array(UnsafeBufferPointer(start: coords, count: count)) }
    open var boundingMapRect: MKMapRect { MKMapRect(around: points) }
}

open class MKCircle: MKShape, MKOverlay {
    convenience public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) { self.init(); place = coord; self.radius = radius }
    open internal(set) var radius: CLLocationDistance = 0
    open var boundingMapRect: MKMapRect { MKMapRect(around: [place]) }
}

open class MKTileOverlay: NSObject, MKOverlay {
    public init(urlTemplate URLTemplate: String?) { super.init(); self.template = URLTemplate }
    open internal(set) var template: String? = nil
    open var urlTemplate: String? { template }
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    open var boundingMapRect: MKMapRect { .world }
    open var tileSize: CGSize = CGSize(width: 256, height: 256)
    open var minimumZ: Int = 0
    open var maximumZ: Int = 21
    open var canReplaceMapContent: Bool = false
}

open class MKUserLocation: NSObject, MKAnnotation {
    override public init() { super.init() }
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
    open var isUpdating: Bool { false }
    open var location: CLLocation? { nil }
    open var heading: CLHeading? { nil }
    open var title: String? = nil
    open var subtitle: String? = nil
}

open class MKPlacemark: CLPlacemark, MKAnnotation {
    public init(coordinate: CLLocationCoordinate2D) { super.init(); self.place = coordinate }
    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) { super.init(); self.place = coordinate }
    override public init(placemark: CLPlacemark) { super.init(placemark: placemark); self.place = placemark.location?.coordinate ?? CLLocationCoordinate2D() }
    open internal(set) var place: CLLocationCoordinate2D = CLLocationCoordinate2D()
    open var coordinate: CLLocationCoordinate2D { place }
    open var countryCode: String? { nil }
    open var title: String? { name }
}

open class MKMapItem: NSObject {
    public init(placemark: MKPlacemark) { self.placemark = placemark; super.init() }
    class open func forCurrentLocation() -> MKMapItem { MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D())) }
    open internal(set) var placemark: MKPlacemark
    open var isCurrentLocation: Bool { false }
    open var name: String? = nil
    open var phoneNumber: String? = nil
    open var url: URL? = nil
    open var timeZone: TimeZone? = nil
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { hasNoEffect("MKMapItem.openInMaps(launchOptions:)"); return false }
    class open func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { hasNoEffect("MKMapItem.openMaps(with:launchOptions:)"); return false }
}

@preconcurrency @MainActor open class MKMapCamera: NSObject {
    override public init() { super.init() }
    convenience public init(lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection) { self.init(); self.centerCoordinate = centerCoordinate; self.centerCoordinateDistance = distance; self.pitch = pitch; self.heading = heading }
    open var centerCoordinate: CLLocationCoordinate2D = CLLocationCoordinate2D()
    open var centerCoordinateDistance: CLLocationDistance
    open var altitude: CLLocationDistance = 0
    open var pitch: CGFloat
    open var heading: CLLocationDirection
}

@preconcurrency @MainActor open class MKAnnotationView: UIView {
    required public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) { super.init(frame: .zero); self.annotation = annotation; self.reuseIdentifier = reuseIdentifier }
    open internal(set) var reuseIdentifier: String? = nil
    open var annotation: (any MKAnnotation)?
    open var image: UIImage? { get { picture.image } set { picture.image = newValue; picture.sizeToFit(); bounds.size = picture.bounds.size; picture.frame = bounds; if picture.superview == nil { addSubview(picture) } } }
    open internal(set) var picture: UIImageView = UIImageView()
    open var centerOffset: CGPoint = .zero
    open var calloutOffset: CGPoint = .zero
    open var isEnabled: Bool = true
    open var isHighlighted: Bool = false
    open var isSelected: Bool = false
    open var canShowCallout: Bool = false
    open var leftCalloutAccessoryView: UIView? = nil
    open var rightCalloutAccessoryView: UIView? = nil
    open var detailCalloutAccessoryView: UIView? = nil
    open var isDraggable: Bool = false
    open var clusteringIdentifier: String? = nil
    open var displayPriority: MKFeatureDisplayPriority = .required
    open var collisionMode: CollisionMode = .rectangle
    open func prepareForReuse() {}
    open func prepareForDisplay() {}
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

extension MKAnnotationView {
    public enum CollisionMode: Int, Sendable {
        case rectangle = 0, circle, none
    }
}

public struct MKFeatureDisplayPriority: Hashable, Sendable {
    public var rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    static public var required: MKFeatureDisplayPriority { MKFeatureDisplayPriority(1000) }
    static public var defaultHigh: MKFeatureDisplayPriority { MKFeatureDisplayPriority(750) }
    static public var defaultLow: MKFeatureDisplayPriority { MKFeatureDisplayPriority(250) }
}

@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
    open var pinTintColor: UIColor! = .systemRed
    open var pinColor: MKPinAnnotationColor = .red
    open var animatesDrop: Bool = false
    class open func redPinColor() -> UIColor { .systemRed }
    class open func greenPinColor() -> UIColor { .systemGreen }
    class open func purplePinColor() -> UIColor { .systemPurple }
}

@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
    open var markerTintColor: UIColor? = nil
    open var glyphTintColor: UIColor? = nil
    open var glyphText: String? = nil
    open var glyphImage: UIImage? = nil
    open var selectedGlyphImage: UIImage? = nil
    open var animatesWhenAdded: Bool = false
    open var titleVisibility: MKFeatureVisibility = .adaptive
    open var subtitleVisibility: MKFeatureVisibility = .adaptive
}

@preconcurrency @MainActor open class MKUserLocationView: MKAnnotationView {
}

open class MKClusterAnnotation: NSObject, MKAnnotation {
    public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations; super.init() }
    open internal(set) var memberAnnotations: [any MKAnnotation]
    open var coordinate: CLLocationCoordinate2D { memberAnnotations.first?.coordinate ?? CLLocationCoordinate2D() }
    open var title: String? = nil
    open var subtitle: String? = nil
}

@preconcurrency @MainActor open class MKOverlayRenderer: NSObject {
    public init(overlay: any MKOverlay) { self.overlay = overlay; super.init() }
    open internal(set) var overlay: any MKOverlay
    open var alpha: CGFloat = 1
    open func setNeedsDisplay() {}
    open func canDraw(_ mapRect: MKMapRect, zoomScale: CGFloat) -> Bool { true }
    open func draw(_ mapRect: MKMapRect, zoomScale: CGFloat, in context: CGContext) {}
}

@preconcurrency @MainActor open class MKOverlayPathRenderer: MKOverlayRenderer {
    open var fillColor: UIColor? = nil
    open var strokeColor: UIColor? = nil
    open var lineWidth: CGFloat = 0
    open var lineJoin: CGLineJoin = .round
    open var lineCap: CGLineCap = .round
    open var miterLimit: CGFloat = 10
    open var lineDashPhase: CGFloat = 0
    open var lineDashPattern: [NSNumber]? = nil
    open var path: CGPath! = nil
}

@preconcurrency @MainActor open class MKPolylineRenderer: MKOverlayPathRenderer {
    convenience public init(polyline: MKPolyline) { self.init(overlay: polyline) }
    open var polyline: MKPolyline { (overlay as? MKPolyline) ?? MKPolyline() }
}

@preconcurrency @MainActor open class MKPolygonRenderer: MKOverlayPathRenderer {
    convenience public init(polygon: MKPolygon) { self.init(overlay: polygon) }
}

@preconcurrency @MainActor open class MKCircleRenderer: MKOverlayPathRenderer {
    convenience public init(circle: MKCircle) { self.init(overlay: circle) }
}

@preconcurrency @MainActor open class MKTileOverlayRenderer: MKOverlayRenderer {
    convenience public init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
    open func reloadData() {}
}

@preconcurrency @MainActor open class MKCompassButton: UIView {
    public init(mapView: MKMapView?) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@preconcurrency @MainActor open class MKScaleView: UIView {
    public init(mapView: MKMapView?) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@preconcurrency @MainActor open class MKUserTrackingButton: UIView {
    public init(mapView: MKMapView?) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@preconcurrency @MainActor open class MKUserTrackingBarButtonItem: UIBarButtonItem {
    public init(mapView: MKMapView?) { super.init(); self.mapView = mapView }
    required public init?(coder: NSCoder) { super.init(coder: coder) }
    open weak var mapView: MKMapView?
}

open class MKPointOfInterestFilter: NSObject {
    class open var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter() }
    class open var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter() }
}

open class MKLocalSearch: NSObject {
    public init(request: Request) { super.init() }
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void
    open var isSearching: Bool { false }
    open func start(completionHandler: @escaping CompletionHandler) { hasNoEffect("MKLocalSearch.start"); later { completionHandler(nil, MKError(.serverFailure)) } }
    open func start() async throws -> Response { throw MKError(.serverFailure) }
    open func cancel() {}
}

extension MKLocalSearch {
    open class Request: NSObject {
        override public init() { super.init() }
        convenience public init(naturalLanguageQuery: String) { self.init(); self.naturalLanguageQuery = naturalLanguageQuery }
        convenience public init(completion: MKLocalSearchCompletion) { self.init() }
        open var naturalLanguageQuery: String?
        open var region: MKCoordinateRegion = MKCoordinateRegion()
        open var resultTypes: ResultType = []
        open var pointOfInterestFilter: MKPointOfInterestFilter? = nil
    }
}

extension MKLocalSearch {
    open class Response: NSObject {
        open var mapItems: [MKMapItem] { [] }
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }
}

open class MKLocalSearchCompletion: NSObject {
    open var title: String { "" }
    open var subtitle: String { "" }
    open var titleHighlightRanges: [NSValue] { [] }
    open var subtitleHighlightRanges: [NSValue] { [] }
}

open class MKLocalSearchCompleter: NSObject {
    override public init() { super.init() }
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    open var queryFragment: String = ""
    open var region: MKCoordinateRegion = MKCoordinateRegion()
    open var results: [MKLocalSearchCompletion] { [] }
    open var isSearching: Bool { false }
    open func cancel() {}
}

public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

open class MKDirections: NSObject {
    public init(request: Request) { super.init() }
    open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) { hasNoEffect("MKDirections.calculate"); later { completionHandler(nil, MKError(.directionsNotFound)) } }
    open func calculateETA(completionHandler: @escaping (ETAResponse?, (any Error)?) -> Void) { hasNoEffect("MKDirections.calculateETA"); later { completionHandler(nil, MKError(.directionsNotFound)) } }
    open func cancel() {}
    open var isCalculating: Bool { false }
}

extension MKDirections {
    open class Request: NSObject {
        override public init() { super.init() }
        open var source: MKMapItem? = nil
        open var destination: MKMapItem? = nil
        open var transportType: MKDirectionsTransportType = .any
        open var requestsAlternateRoutes: Bool = false
        open var departureDate: Date? = nil
        open var arrivalDate: Date? = nil
    }
}

extension MKDirections {
    open class Response: NSObject {
        open var routes: [MKRoute] { [] }
    }
}

extension MKDirections {
    open class ETAResponse: NSObject {
        open var expectedTravelTime: TimeInterval { 0 }
        open var distance: CLLocationDistance { 0 }
    }
}

open class MKRoute: NSObject {
    open var name: String { "" }
    open var distance: CLLocationDistance { 0 }
    open var expectedTravelTime: TimeInterval { 0 }
    open var polyline: MKPolyline { MKPolyline() }
    open var steps: [Step] { [] }
    open var advisoryNotices: [String] { [] }
}

extension MKRoute {
    open class Step: NSObject {
        open var instructions: String { "" }
        open var notice: String? { nil }
        open var polyline: MKPolyline { MKPolyline() }
        open var distance: CLLocationDistance { 0 }
    }
}

@preconcurrency @MainActor open class MKMapSnapshotter: NSObject {
    public init(options: Options) { super.init() }
    open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) { hasNoEffect("MKMapSnapshotter.start"); later { completionHandler(nil, MKError(.serverFailure)) } }
    open func start(with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) { hasNoEffect("MKMapSnapshotter.start"); later { completionHandler(nil, MKError(.serverFailure)) } }
    open func cancel() {}
}

extension MKMapSnapshotter {
    @preconcurrency @MainActor open class Options: NSObject {
        override public init() { super.init() }
        open var region: MKCoordinateRegion = MKCoordinateRegion()
        open var camera: MKMapCamera = MKMapCamera()
        open var mapType: MKMapType = .standard
        open var size: CGSize = CGSize(width: 256, height: 256)
        open var scale: CGFloat = 2
        open var showsBuildings: Bool = true
    }
}

extension MKMapSnapshotter {
    @preconcurrency @MainActor open class Snapshot: NSObject {
        open var image: UIImage { UIImage() }
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
    }
}

open class MKDistanceFormatter: Formatter {
    open func string(fromDistance distance: CLLocationDistance) -> String { distance >= 1000 ? String(format: "%.1f km", distance / 1000) : String(format: "%.0f m", distance) }
}

@preconcurrency @MainActor public protocol MKMapViewDelegate: NSObjectProtocol {
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
    func mapViewWillStartLoadingMap(_ mapView: MKMapView)
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
    func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
    func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    func mapViewWillStartLocatingUser(_ mapView: MKMapView)
    func mapViewDidStopLocatingUser(_ mapView: MKMapView)
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
    func mapView(_ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]) -> MKClusterAnnotation
}

extension MKMapViewDelegate {
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
    public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {}
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
    public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {}
    public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
    public func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl) {}
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    public func mapViewWillStartLocatingUser(_ mapView: MKMapView) {}
    public func mapViewDidStopLocatingUser(_ mapView: MKMapView) {}
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
    public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
    public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {}
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }
    public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {}
    public func mapView(_ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]) -> MKClusterAnnotation { MKClusterAnnotation(memberAnnotations: memberAnnotations) }
}
