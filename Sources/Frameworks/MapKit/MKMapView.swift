import CoreLocation
import UIKit

/// A view of a part of the map. The map itself is not available here: annotations and overlays are drawn at their
/// projected places on a plain background.
@preconcurrency @MainActor open class MKMapView: StandInView {
    open weak var delegate: (any MKMapViewDelegate)?

    /// The rectangle to show, and the space to leave around it, which are fitted to the bounds.
    private var wanted = MKMapRect.world
    private var insets = UIEdgeInsets.zero
    /// The projection of what is visible. Nil as long as the view has no size.
    var projection: MapProjection? { MapProjection(of: wanted, in: bounds.size, insets: insets) }

    private let overlayView = MapOverlayView()
    private let annotationLayer = MapAnnotationContainer()

    // MARK: Appearance and interaction

    open var mapType = MKMapType.standard
    open var isZoomEnabled = true
    open var isScrollEnabled = true
    open var isRotateEnabled = true
    open var isPitchEnabled = true
    open var showsCompass = true
    open var showsScale = false
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsPointsOfInterest = true
    open var showsBuildings = true
    open var showsTraffic = false
    open var showsUserLocation = false
    open internal(set) lazy var userLocation = MKUserLocation()
    open var isUserLocationVisible: Bool { false }
    open var userTrackingMode = MKUserTrackingMode.none
    open var cameraZoomRange: MKMapView.CameraZoomRange!
    open var cameraBoundary: MKMapView.CameraBoundary?
    open var camera = MKMapCamera() {
        didSet { setCenter(camera.centerCoordinate, animated: false) }
    }

    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
    open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
    open func setCameraZoomRange(_ cameraZoomRange: MKMapView.CameraZoomRange?, animated: Bool) {
        self.cameraZoomRange = cameraZoomRange
    }
    open func setCameraBoundary(_ cameraBoundary: MKMapView.CameraBoundary?, animated: Bool) {
        self.cameraBoundary = cameraBoundary
    }

    // MARK: Creation and layout

    public init(frame: CGRect = .zero) {
        super.init(kind: "MKMapView", frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        overlayView.map = self
        annotationLayer.map = self
        insertSubview(overlayView, at: 0)
        insertSubview(annotationLayer, at: 1)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        overlayView.frame = bounds
        annotationLayer.frame = bounds
        overlayView.setNeedsDisplay()
        annotationLayer.showAnnotations()
    }

    /// Shows what has changed.
    private func update() {
        placeholder = annotations.isEmpty && overlays.isEmpty ? "MKMapView" : ""
        setNeedsLayout()
    }

    // MARK: Region

    /// Shows a rectangle of the map and reports it to the delegate.
    private func show(_ rect: MKMapRect, insets: UIEdgeInsets = .zero, animated: Bool) {
        guard !rect.isNull, rect.midX.isFinite, rect.midY.isFinite else { return }
        delegate?.mapView(self, regionWillChangeAnimated: animated)
        (wanted, self.insets) = (rect, insets)
        update()
        delegate?.mapViewDidChangeVisibleRegion(self)
        guard animated else {
            delegate?.mapView(self, regionDidChangeAnimated: false)
            return
        }
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            delegate?.mapView(self, regionDidChangeAnimated: true)
        }
    }

    open var region: MKCoordinateRegion {
        get { MKCoordinateRegion(visibleMapRect) }
        set { setRegion(newValue, animated: false) }
    }

    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        guard region.isValid else { return }
        show(region.mapRect, animated: animated)
    }

    open var centerCoordinate: CLLocationCoordinate2D {
        get { MKMapPoint(x: visibleMapRect.midX, y: visibleMapRect.midY).coordinate }
        set { setCenter(newValue, animated: false) }
    }

    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        guard CLLocationCoordinate2DIsValid(coordinate) else { return }
        let (center, rect) = (MKMapPoint(coordinate), visibleMapRect)
        show(rect.offsetBy(dx: center.x - rect.midX, dy: center.y - rect.midY), animated: animated)
    }

    /// Returns the region that is shown when the given one is set.
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
        guard region.isValid, let fitting = MapProjection(of: region.mapRect, in: bounds.size) else {
            return region
        }
        return MKCoordinateRegion(fitting.rect)
    }

    open var visibleMapRect: MKMapRect {
        get { projection?.rect ?? wanted }
        set { setVisibleMapRect(newValue, animated: false) }
    }

    open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
        show(mapRect, animated: animate)
    }

    open func setVisibleMapRect(
        _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool
    ) {
        show(mapRect, insets: insets, animated: animate)
    }

    open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect {
        mapRectThatFits(mapRect, edgePadding: .zero)
    }

    open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
        MapProjection(of: mapRect, in: bounds.size, insets: insets)?.rect ?? mapRect
    }

    // MARK: Places

    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        convert(projection?.point(for: MKMapPoint(coordinate)) ?? .zero, to: view)
    }

    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        projection?.mapPoint(for: convert(point, from: view)).coordinate ?? centerCoordinate
    }

    open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
        projection.map { convert($0.rect(for: region.mapRect), to: view) } ?? .zero
    }

    open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
        projection.map { MKCoordinateRegion($0.mapRect(for: convert(rect, from: view))) } ?? region
    }

    // MARK: Annotations

    open internal(set) var annotations: [any MKAnnotation] = []
    open var annotationVisibleRect: CGRect { bounds }

    open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

    open func addAnnotations(_ annotations: [any MKAnnotation]) {
        for new in annotations where !self.annotations.contains(where: { $0 === new }) {
            self.annotations.append(new)
        }
        update()
    }

    open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        let removed = Set(annotations.map { ObjectIdentifier($0) })
        selection.removeAll { removed.contains(ObjectIdentifier($0)) }
        self.annotations.removeAll { removed.contains(ObjectIdentifier($0)) }
        update()
    }

    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations)
        let rect = MKMapRect(
            around: annotations.map(\.coordinate).filter(CLLocationCoordinate2DIsValid).map(MKMapPoint.init))
        guard !rect.isNull else { return }
        show(rect, insets: MapAnnotationContainer.margins, animated: animated)
    }

    open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        Set(
            annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }
                .compactMap { ($0 as? NSObject).map(AnyHashable.init) })
    }

    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
        annotationLayer.view(for: annotation)
    }

    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        annotationLayer.classes[identifier] = viewClass as? MKAnnotationView.Type
    }

    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
        annotationLayer.dequeue(identifier)
    }

    open func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView { annotationLayer.dequeue(identifier, for: annotation) }

    // MARK: Selection

    private var selection: [any MKAnnotation] = []

    open var selectedAnnotations: [any MKAnnotation] {
        get { selection }
        set {
            for old in selection where !newValue.contains(where: { $0 === old }) {
                deselectAnnotation(old, animated: false)
            }
            for new in newValue { selectAnnotation(new, animated: false) }
        }
    }

    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        guard !selection.contains(where: { $0 === annotation }) else { return }
        for old in selection { deselectAnnotation(old, animated: animated) }
        selection.append(annotation)
        guard let view = view(for: annotation) else { return }
        view.setSelected(true, animated: animated)
        setNeedsLayout()
        delegate?.mapView(self, didSelect: view)
    }

    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        guard let annotation, let index = selection.firstIndex(where: { $0 === annotation }) else { return }
        selection.remove(at: index)
        guard let view = view(for: annotation) else { return }
        view.setSelected(false, animated: animated)
        setNeedsLayout()
        delegate?.mapView(self, didDeselect: view)
    }

    // MARK: Overlays

    open internal(set) var overlays: [any MKOverlay] = []
    private var levels: [ObjectIdentifier: MKOverlayLevel] = [:]

    open func addOverlay(_ overlay: any MKOverlay) { addOverlay(overlay, level: .aboveLabels) }
    open func addOverlays(_ overlays: [any MKOverlay]) { addOverlays(overlays, level: .aboveLabels) }
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
        insertOverlay(overlay, at: overlays.count, level: level)
    }
    open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
        for overlay in overlays { addOverlay(overlay, level: level) }
    }
    open func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
        insertOverlay(overlay, at: index, level: .aboveLabels)
    }
    open func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
        let index = overlays.firstIndex { $0 === sibling }
        insertOverlay(overlay, at: index.map { $0 + 1 } ?? overlays.count, level: level(of: sibling))
    }
    open func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
        insertOverlay(
            overlay, at: overlays.firstIndex { $0 === sibling } ?? 0, level: level(of: sibling))
    }
    open func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
        guard !overlays.contains(where: { $0 === overlay }) else { return }
        levels[ObjectIdentifier(overlay)] = level
        overlays.insert(overlay, at: min(max(index, 0), overlays.count))
        update()
    }

    open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
    open func removeOverlays(_ overlays: [any MKOverlay]) {
        let removed = Set(overlays.map { ObjectIdentifier($0) })
        self.overlays.removeAll { removed.contains(ObjectIdentifier($0)) }
        for overlay in removed { levels[overlay] = nil }
        overlayView.forget(removed)
        update()
    }

    open func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
        guard let first = overlays.firstIndex(where: { $0 === overlay1 }),
            let second = overlays.firstIndex(where: { $0 === overlay2 })
        else { return }
        exchangeOverlay(at: first, withOverlayAt: second)
    }
    open func exchangeOverlay(at index1: Int, withOverlayAt index2: Int) {
        guard overlays.indices.contains(index1), overlays.indices.contains(index2) else { return }
        overlays.swapAt(index1, index2)
        update()
    }

    private func level(of overlay: any MKOverlay) -> MKOverlayLevel {
        levels[ObjectIdentifier(overlay)] ?? .aboveLabels
    }
    open func overlays(in level: MKOverlayLevel) -> [any MKOverlay] {
        overlays.filter { self.level(of: $0) == level }
    }
    open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
        overlayView.renderer(for: overlay)
    }

    // MARK: Touches

    /// Moves the map with the touch.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isScrollEnabled, let touch = touches.first, let scale = projection?.scale else {
            return super.touchesMoved(touches, with: event)
        }
        let (now, before) = (touch.location(in: self), touch.previousLocation(in: self))
        show(
            visibleMapRect.offsetBy(dx: (before.x - now.x) / scale, dy: (before.y - now.y) / scale),
            animated: false)
    }

    /// Deselects the selected annotation when something else is tapped.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for annotation in selection { deselectAnnotation(annotation, animated: true) }
        super.touchesEnded(touches, with: event)
    }
}
