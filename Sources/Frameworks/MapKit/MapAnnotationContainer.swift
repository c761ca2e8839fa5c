import CoreLocation
import UIKit

/// The container of the views of a map's annotations, which exist while their places are near the visible part of the map.
final class MapAnnotationContainer: UIView {
    weak var map: MKMapView?
    /// The classes that were registered, by reuse identifier.
    var classes: [String: MKAnnotationView.Type] = [:]
    private var views: [ObjectIdentifier: MKAnnotationView] = [:]
    private var unused: [MKAnnotationView] = []
    private var callout: MapCallout?

    /// The space around annotations that are to be visible together.
    static let margins = UIEdgeInsets(top: 48, left: 32, bottom: 32, right: 32)

    /// Touches beside the annotations are the map's.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        subviews.contains { !$0.isHidden && $0.point(inside: convert(point, to: $0), with: event) }
    }

    func view(for annotation: any MKAnnotation) -> MKAnnotationView? { views[ObjectIdentifier(annotation)] }

    // MARK: Reuse

    func dequeue(_ identifier: String) -> MKAnnotationView? {
        guard let index = unused.firstIndex(where: { $0.reuseIdentifier == identifier }) else { return nil }
        let view = unused.remove(at: index)
        view.prepareForReuse()
        return view
    }

    func dequeue(_ identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView {
        if let view = dequeue(identifier) {
            view.annotation = annotation
            return view
        }
        let known = classes[identifier] ?? MKMarkerAnnotationView.self
        return known.init(annotation: annotation, reuseIdentifier: identifier)
    }

    // MARK: Layout

    /// Places the views of the annotations in and near the visible part of the map, and makes those that are missing.
    func showAnnotations() {
        guard let map, let projection = map.projection else { return }
        let near = projection.mapRect(for: bounds.insetBy(dx: -bounds.width / 2, dy: -bounds.height / 2))
        let shown = map.annotations.filter {
            CLLocationCoordinate2DIsValid($0.coordinate) && near.contains(MKMapPoint($0.coordinate))
        }
        removeViews(besides: Set(shown.map { ObjectIdentifier($0) }))
        // What is farther north is behind what is farther south.
        let sorted = shown.sorted { $0.coordinate.latitude > $1.coordinate.latitude }
        var added: [MKAnnotationView] = []
        for annotation in sorted {
            let view = views[ObjectIdentifier(annotation)] ?? make(for: annotation, &added)
            view.place(at: projection.point(for: MKMapPoint(annotation.coordinate)))
            bringSubviewToFront(view)
        }
        if !added.isEmpty { map.delegate?.mapView(map, didAdd: added) }
        showCallout()
    }

    private func make(
        for annotation: any MKAnnotation, _ added: inout [MKAnnotationView]
    ) -> MKAnnotationView {
        let identifier =
            annotation is MKClusterAnnotation
            ? MKMapViewDefaultClusterAnnotationViewReuseIdentifier
            : MKMapViewDefaultAnnotationViewReuseIdentifier
        let own = map.flatMap { $0.delegate?.mapView($0, viewFor: annotation) }
        let view = own ?? dequeue(identifier, for: annotation)
        if view.annotation == nil { view.annotation = annotation }
        views[ObjectIdentifier(annotation)] = view
        view.prepareForDisplay()
        view.onTap = { [weak self, weak annotation] in
            guard let annotation else { return }
            self?.map?.selectAnnotation(annotation, animated: true)
        }
        view.setSelected(map?.selectedAnnotations.contains { $0 === annotation } ?? false, animated: false)
        addSubview(view)
        added.append(view)
        return view
    }

    private func removeViews(besides shown: Set<ObjectIdentifier>) {
        for (key, view) in views where !shown.contains(key) {
            views[key] = nil
            view.removeFromSuperview()
            if view.reuseIdentifier != nil { unused.append(view) }
        }
    }

    // MARK: Callout

    /// Shows the callout of the selected annotation, if its view can show one and has a title.
    private func showCallout() {
        let selected = map?.selectedAnnotations.first.flatMap { view(for: $0) }
        guard let map, let view = selected, view.canShowCallout, view.annotation?.title != nil else {
            callout?.removeFromSuperview()
            callout = nil
            return
        }
        bringSubviewToFront(view)
        if callout?.annotationView !== view {
            callout?.removeFromSuperview()
            callout = MapCallout(of: view, in: map)
        }
        guard let callout else { return }
        addSubview(callout)
        callout.place(above: view)
    }
}
