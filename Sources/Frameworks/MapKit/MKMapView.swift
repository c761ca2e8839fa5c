public import CoreLocation
internal import FrameworkSupport
public import UIKit

/// A map without a map: a quiet area with the annotations at their projected places.
@preconcurrency @MainActor
open class MKMapView: UIView {
    open weak var delegate: (any MKMapViewDelegate)?
    open var mapType: MKMapType = .standard
    open var isZoomEnabled = true
    open var isScrollEnabled = true
    open var isRotateEnabled = true
    open var isPitchEnabled = true
    open var showsUserLocation = false
    open var showsCompass = true
    open var showsScale = false
    open var showsTraffic = false
    open var showsBuildings = true
    open var showsPointsOfInterest = true
    open var showsUserTrackingButton = false
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var userTrackingMode: MKUserTrackingMode = .none
    open var camera = MKMapCamera()
    open var isUserLocationVisible: Bool { false }
    public let userLocation = MKUserLocation()
    open private(set) var annotations: [any MKAnnotation] = []
    open private(set) var overlays: [any MKOverlay] = []
    open private(set) var selectedAnnotations: [any MKAnnotation] = []
    private var classes: [String: MKAnnotationView.Type] = [:]
    private var views: [ObjectIdentifier: MKAnnotationView] = [:]
    private var shown = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
        span: MKCoordinateSpan(latitudeDelta: 120, longitudeDelta: 120))

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        PlaceholderView.fill(
            self, caption: nil, background: UIColor(red: 0.93, green: 0.92, blue: 0.88, alpha: 1))
        hasNoEffect("The map of MKMapView")
    }

    // MARK: The region

    open var region: MKCoordinateRegion {
        get { shown }
        set { setRegion(newValue, animated: false) }
    }

    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        delegate?.mapView(self, regionWillChangeAnimated: animated)
        shown = region
        camera.centerCoordinate = region.center
        setNeedsLayout()
        delegate?.mapView(self, regionDidChangeAnimated: animated)
    }

    open var centerCoordinate: CLLocationCoordinate2D {
        get { shown.center }
        set { setCenter(newValue, animated: false) }
    }

    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        setRegion(MKCoordinateRegion(center: coordinate, span: shown.span), animated: animated)
    }

    open var visibleMapRect: MKMapRect {
        get { rect }
        set { setVisibleMapRect(newValue, animated: false) }
    }

    open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {
        setRegion(MKCoordinateRegion(mapRect), animated: animated)
    }

    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
        setRegion(MKCoordinateRegion(mapRect), animated: animated)
    }

    /// The region at the shape of the view.
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
    open func setCamera(_ camera: MKMapCamera, animated: Bool) {
        self.camera = camera
        setCenter(camera.centerCoordinate, animated: animated)
    }
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }

    /// The part of the map that the view shows: the region, larger on one axis to fill the view.
    private var rect: MKMapRect {
        let top = CLLocationCoordinate2D(
            latitude: shown.center.latitude + shown.span.latitudeDelta / 2,
            longitude: shown.center.longitude - shown.span.longitudeDelta / 2)
        let bottom = CLLocationCoordinate2D(
            latitude: shown.center.latitude - shown.span.latitudeDelta / 2,
            longitude: shown.center.longitude + shown.span.longitudeDelta / 2)
        let inner = MKMapRect(around: [top, bottom])
        guard bounds.width > 0, bounds.height > 0, inner.width > 0, inner.height > 0 else { return inner }
        let scale = max(inner.width / bounds.width, inner.height / bounds.height)
        let (width, height) = (bounds.width * scale, bounds.height * scale)
        return MKMapRect(x: inner.midX - width / 2, y: inner.midY - height / 2, width: width, height: height)
    }

    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        let (rect, point) = (rect, MKMapPoint(coordinate))
        guard rect.width > 0, rect.height > 0 else { return .zero }
        let own = CGPoint(
            x: (point.x - rect.minX) / rect.width * bounds.width,
            y: (point.y - rect.minY) / rect.height * bounds.height)
        return convert(own, to: view)
    }

    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        let (rect, own) = (rect, convert(point, from: view))
        guard bounds.width > 0, bounds.height > 0 else { return shown.center }
        return MKMapPoint(
            x: rect.minX + own.x / bounds.width * rect.width,
            y: rect.minY + own.y / bounds.height * rect.height
        ).coordinate
    }

    // MARK: Annotations

    open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

    open func addAnnotations(_ annotations: [any MKAnnotation]) {
        self.annotations += annotations
        setNeedsLayout()
    }

    open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        let removed = Set(annotations.map { ObjectIdentifier($0) })
        self.annotations.removeAll { removed.contains(ObjectIdentifier($0)) }
        for id in removed { views.removeValue(forKey: id)?.removeFromSuperview() }
    }

    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        let missing = annotations.filter { one in !self.annotations.contains { $0 === one } }
        addAnnotations(missing)
        let around = MKMapRect(around: annotations.map(\.coordinate))
        guard !around.isNull else { return }
        let margin = max(around.width, around.height, 2000) * 0.15
        setVisibleMapRect(around.insetBy(dx: -margin, dy: -margin), animated: animated)
    }

    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
        views[ObjectIdentifier(annotation)]
    }

    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        selectedAnnotations = [annotation]
        guard let view = view(for: annotation) else { return }
        view.setSelected(true, animated: animated)
        delegate?.mapView(self, didSelect: view)
    }

    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        selectedAnnotations.removeAll { $0 === annotation }
        guard let annotation, let view = view(for: annotation) else { return }
        view.setSelected(false, animated: animated)
        delegate?.mapView(self, didDeselect: view)
    }

    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        classes[identifier] = viewClass as? MKAnnotationView.Type
    }

    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }

    open func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView {
        let type = classes[identifier] ?? MKMarkerAnnotationView.self
        return type.init(annotation: annotation, reuseIdentifier: identifier)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for annotation in annotations {
            let id = ObjectIdentifier(annotation)
            let view = views[id] ?? makeView(for: annotation)
            views[id] = view
            let point = convert(annotation.coordinate, toPointTo: self)
            view.center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
        }
    }

    private func makeView(for annotation: any MKAnnotation) -> MKAnnotationView {
        let view =
            delegate?.mapView(self, viewFor: annotation)
            ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
        if view.bounds.isEmpty { view.showPin() }
        addSubview(view)
        return view
    }

    // MARK: Overlays

    open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { overlays.append(overlay) }
    open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
    open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { self.overlays += overlays }
    open func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
        overlays.insert(overlay, at: min(max(0, index), overlays.count))
    }
    open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
    open func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }
    open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
        delegate?.mapView(self, rendererFor: overlay)
    }
}

extension MKAnnotationView {
    /// A pin as a coloured disc.
    fileprivate func showPin() {
        let color =
            (self as? MKPinAnnotationView)?.pinTintColor ?? (self as? MKMarkerAnnotationView)?.markerTintColor
        bounds.size = CGSize(width: 24, height: 24)
        layer.cornerRadius = 12
        backgroundColor = color ?? .systemRed
        layer.borderWidth = 2
        layer.borderColor = UIColor.white.cgColor
    }
}
