import MapKit
import UIKit

/// A view of a part of the map. The map itself is not available here: markers and shapes are drawn at their places on a plain
/// background, as MapKit's are.
open class GMSMapView: UIView {
    open weak var delegate: (any GMSMapViewDelegate)?
    open private(set) lazy var settings = GMSUISettings()
    private let canvas = MKMapView()
    private var overlays: [GMSOverlay] = []
    /// The places of markers and the shapes, by what they show.
    private var places: [ObjectIdentifier: MarkerAnnotation] = [:]
    private var shapes: [ObjectIdentifier: any MKOverlay] = [:]
    private var position = GMSCameraPosition(latitude: 0, longitude: 0, zoom: 0)
    /// Whether the map shows the camera's place, rather than the camera follows the map.
    private var isPlacing = false
    private var infoWindow: UIView?
    private var targets: [GestureTarget] = []

    // MARK: Appearance

    open var mapType = GMSMapViewType.normal
    open var mapStyle: GMSMapStyle?
    open var isMyLocationEnabled = false
    open var isTrafficEnabled = false
    open var isIndoorEnabled = true
    open var isBuildingsEnabled = true
    open private(set) var minZoom = kGMSMinZoomLevel
    open private(set) var maxZoom = kGMSMaxZoomLevel
    open var padding = UIEdgeInsets.zero { didSet { place() } }
    /// The user's location, which is not known here.
    open var myLocation: CLLocation? { nil }

    // MARK: Creation

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public convenience init(frame: CGRect, camera: GMSCameraPosition) {
        self.init(frame: frame)
        position = camera
    }

    public convenience init(options: GMSMapViewOptions) {
        self.init(frame: options.frame)
        if let camera = options.camera { position = camera }
        if let color = options.backgroundColor { backgroundColor = color }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    open class func map(withFrame frame: CGRect, camera: GMSCameraPosition) -> Self {
        let map = self.init(map: frame)
        map.position = camera
        return map
    }

    public required convenience init(map frame: CGRect) { self.init(frame: frame) }

    private func prepare() {
        canvas.delegate = self
        canvas.frame = bounds
        canvas.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(canvas, at: 0)
        let touches = [
            GestureTarget { [weak self] in self?.tapped($0) },
            GestureTarget { [weak self] in self?.pressed($0) },
        ]
        targets = touches
        addGestureRecognizer(UITapGestureRecognizer(target: touches[0], action: GestureTarget.selector))
        addGestureRecognizer(UILongPressGestureRecognizer(target: touches[1], action: GestureTarget.selector))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        canvas.frame = bounds
        place()
        showInfoWindow()
    }

    // MARK: Camera

    open var camera: GMSCameraPosition {
        get { position }
        set { move(to: newValue) }
    }

    open func setMinZoom(_ minZoom: Float, maxZoom: Float) {
        (self.minZoom, self.maxZoom) = (minZoom, maxZoom)
        move(to: position)
    }

    open func moveCamera(_ update: GMSCameraUpdate) { move(to: update.position(self)) }
    open func animate(with cameraUpdate: GMSCameraUpdate) { moveCamera(cameraUpdate) }
    open func animate(to cameraPosition: GMSCameraPosition) { move(to: cameraPosition) }
    open func animate(toLocation location: CLLocationCoordinate2D) {
        move(to: position.with(target: location))
    }
    open func animate(toZoom zoom: Float) { move(to: position.with(zoom: zoom)) }
    open func animate(toBearing bearing: CLLocationDirection) {
        move(
            to: GMSCameraPosition(
                target: position.target, zoom: position.zoom, bearing: bearing,
                viewingAngle: position.viewingAngle))
    }
    open func animate(toViewingAngle viewingAngle: Double) {
        move(
            to: GMSCameraPosition(
                target: position.target, zoom: position.zoom, bearing: position.bearing,
                viewingAngle: viewingAngle))
    }

    /// Returns the camera that shows the rectangle as large as it fits inside the insets.
    open func camera(for bounds: GMSCoordinateBounds, insets: UIEdgeInsets) -> GMSCameraPosition? {
        let area = self.bounds.inset(by: padding).inset(by: insets)
        guard bounds.isValid, area.width > 0, area.height > 0 else { return nil }
        let (a, b) = (MKMapPoint(bounds.northEast), MKMapPoint(bounds.southWest))
        let (width, height) = (max(abs(a.x - b.x), 1e-9), max(abs(a.y - b.y), 1e-9))
        let zoom = 20 + log2(min(area.width / width, area.height / height))
        let middle = MKMapPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2).coordinate
        return limited(position.with(target: middle, zoom: Float(zoom)))
    }

    private func limited(_ camera: GMSCameraPosition) -> GMSCameraPosition {
        camera.with(zoom: min(max(camera.zoom, minZoom), maxZoom))
    }

    private func move(to camera: GMSCameraPosition) {
        delegate?.mapView(self, willMove: false)
        position = limited(camera)
        place()
        delegate?.mapView(self, didChange: position)
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            delegate?.mapView(self, idleAt: position)
        }
    }

    /// Shows the camera's place in the middle of what the padding leaves.
    private func place() {
        guard bounds.width > 0, bounds.height > 0 else { return }
        // MapKit's map is as wide as Google's at zoom 20.
        let scale = exp2(Double(position.zoom) - 20)
        let (middle, area) = (MKMapPoint(position.target), bounds.inset(by: padding))
        isPlacing = true
        canvas.visibleMapRect = MKMapRect(
            x: middle.x - area.midX / scale, y: middle.y - area.midY / scale, width: bounds.width / scale,
            height: bounds.height / scale)
        isPlacing = false
        if !canvas.placeholder.isEmpty { canvas.placeholder = "GMSMapView" }
    }

    open var projection: GMSProjection {
        place()
        let result = GMSProjection()
        let (rect, size) = (canvas.visibleMapRect, bounds.size)
        let scale = rect.size.width > 0 ? size.width / rect.size.width : 1
        result.points = {
            let point = MKMapPoint($0)
            return CGPoint(x: (point.x - rect.origin.x) * scale, y: (point.y - rect.origin.y) * scale)
        }
        result.coordinates = {
            MKMapPoint(x: rect.origin.x + $0.x / scale, y: rect.origin.y + $0.y / scale).coordinate
        }
        (result.size, result.zoom) = (size, position.zoom)
        return result
    }

    // MARK: Markers and shapes

    /// Removes all markers and shapes.
    open func clear() { overlays.forEach { $0.map = nil } }

    /// The marker with an information window.
    open var selectedMarker: GMSMarker? {
        didSet {
            guard oldValue !== selectedMarker else { return }
            if let oldValue { delegate?.mapView(self, didCloseInfoWindowOf: oldValue) }
            select()
        }
    }

    func add(_ overlay: GMSOverlay) {
        overlays.append(overlay)
        show(overlay)
    }

    func remove(_ overlay: GMSOverlay) {
        if selectedMarker === overlay { selectedMarker = nil }
        hide(overlay)
        overlays.removeAll { $0 === overlay }
    }

    func refresh(_ overlay: GMSOverlay) {
        hide(overlay)
        show(overlay)
        if selectedMarker === overlay { select() }
    }

    private func show(_ overlay: GMSOverlay) {
        if let marker = overlay as? GMSMarker {
            let place = MarkerAnnotation(
                coordinate: marker.position, title: marker.title, subtitle: marker.snippet)
            place.marker = marker
            places[ObjectIdentifier(marker)] = place
            canvas.addAnnotation(place)
        } else if let shape = overlay.shape() {
            shapes[ObjectIdentifier(overlay)] = shape
            canvas.addOverlay(shape)
        }
    }

    private func hide(_ overlay: GMSOverlay) {
        if let place = places.removeValue(forKey: ObjectIdentifier(overlay)) {
            canvas.removeAnnotation(place)
        }
        if let shape = shapes.removeValue(forKey: ObjectIdentifier(overlay)) { canvas.removeOverlay(shape) }
    }

    // MARK: Information windows

    /// Shows the window of the selected marker: the delegate's view, or else the title and the snippet.
    private func select() {
        infoWindow?.removeFromSuperview()
        infoWindow = selectedMarker.flatMap { delegate?.mapView(self, markerInfoWindow: $0) }
        let place = selectedMarker.flatMap { places[ObjectIdentifier($0)] }
        if let infoWindow {
            addSubview(infoWindow)
            showInfoWindow()
        } else if let place {
            canvas.selectAnnotation(place, animated: false)
        }
        for annotation in canvas.selectedAnnotations where annotation !== place || infoWindow != nil {
            canvas.deselectAnnotation(annotation, animated: false)
        }
    }

    /// Puts the delegate's view above its marker.
    private func showInfoWindow() {
        guard let infoWindow, let marker = selectedMarker else { return }
        let size = infoWindow.frame.size
        let height = marker.iconView?.frame.height ?? marker.icon?.size.height ?? 41
        let point = projection.point(for: marker.position)
        infoWindow.frame.origin = CGPoint(
            x: point.x - size.width / 2, y: point.y - height * marker.groundAnchor.y - size.height)
    }

    // MARK: Touches

    private func tapped(_ recognizer: UIGestureRecognizer) {
        let point = recognizer.location(in: self)
        if let infoWindow, let marker = selectedMarker, infoWindow.frame.contains(point) {
            delegate?.mapView(self, didTapInfoWindowOf: marker)
            return
        }
        let markers = overlays.compactMap { $0 as? GMSMarker }
        let tapped = markers.last { marker in
            places[ObjectIdentifier(marker)].flatMap { canvas.view(for: $0) }?.frame.contains(point) == true
        }
        if let tapped { return tap(tapped) }
        selectedMarker = nil
        delegate?.mapView(self, didTapAt: projection.coordinate(for: point))
    }

    /// Selects a marker unless the delegate does something else, as for a tap.
    private func tap(_ marker: GMSMarker) {
        guard delegate?.mapView(self, didTap: marker) != true else { return }
        selectedMarker = marker
    }

    private func pressed(_ recognizer: UIGestureRecognizer) {
        guard recognizer.state == .began else { return }
        delegate?.mapView(
            self, didLongPressAt: projection.coordinate(for: recognizer.location(in: self)))
    }
}

extension GMSMapView: MKMapViewDelegate {
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        guard let place = annotation as? MarkerAnnotation else { return nil }
        let view = place.marker?.view(for: place)
        // Touches are the map's own.
        view?.isUserInteractionEnabled = false
        return view
    }

    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        let found = overlays.first { shapes[ObjectIdentifier($0)] === overlay }
        return found?.renderer(for: overlay) ?? MKOverlayRenderer(overlay: overlay)
    }

    /// The camera follows the map that the user moves.
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {
        guard !isPlacing, bounds.width > 0 else { return }
        let zoom = 20 + log2(bounds.width / mapView.visibleMapRect.size.width)
        delegate?.mapView(self, willMove: true)
        position = position.with(target: mapView.centerCoordinate, zoom: Float(zoom))
        delegate?.mapView(self, didChange: position)
    }

    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
        if !isPlacing { delegate?.mapView(self, idleAt: position) }
    }
}

/// The target of the map's own recognizers.
@MainActor
private final class GestureTarget: NSObject {
    static let selector = Selector("recognize:")
    private let action: (UIGestureRecognizer) -> Void

    init(_ action: @escaping (UIGestureRecognizer) -> Void) {
        self.action = action
        super.init()
        ActionTable.register(GestureTarget.self, Self.selector) {
            (target: GestureTarget, recognizer: UIGestureRecognizer) in target.action(recognizer)
        }
    }
}
