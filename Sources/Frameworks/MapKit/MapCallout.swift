import UIKit

/// The bubble above a selected annotation with its title, its subtitle and its accessory views.
final class MapCallout: UIView {
    private(set) weak var annotationView: MKAnnotationView?
    private weak var map: MKMapView?
    private let content = UIStackView()

    private static let padding: CGFloat = 12

    init(of view: MKAnnotationView, in map: MKMapView) {
        (annotationView, self.map) = (view, map)
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        layer.cornerRadius = 12
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 2)
        content.alignment = .center
        content.spacing = 8
        for part in [view.leftCalloutAccessoryView, texts(of: view), view.rightCalloutAccessoryView] {
            guard let part else { continue }
            content.addArrangedSubview(sized(part))
        }
        addSubview(content)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func texts(of view: MKAnnotationView) -> UIView {
        let title = UILabel()
        title.text = view.annotation?.title
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        let detail: UIView
        if let own = view.detailCalloutAccessoryView {
            detail = own
        } else {
            let label = UILabel()
            label.text = view.annotation?.subtitle
            label.font = .systemFont(ofSize: 13)
            label.textColor = .secondaryLabel
            label.isHidden = label.text?.isEmpty ?? true
            detail = label
        }
        let stack = UIStackView(arrangedSubviews: [title, detail])
        stack.axis = .vertical
        stack.alignment = .leading
        return stack
    }

    /// A view that keeps the size of its frame, if it has one, as accessory views do; controls report their taps.
    private func sized(_ part: UIView) -> UIView {
        let size = part.bounds.size
        if size.width > 0, size.height > 0 {
            part.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                part.widthAnchor.constraint(equalToConstant: size.width),
                part.heightAnchor.constraint(equalToConstant: size.height),
            ])
        }
        guard let control = part as? UIControl else { return part }
        control.addAction(
            UIAction { [weak self] _ in
                guard let self, let map, let annotationView else { return }
                map.delegate?.mapView(
                    map, annotationView: annotationView, calloutAccessoryControlTapped: control)
            }, for: .touchUpInside)
        return part
    }

    /// Places the callout above the view, within the map as far as it can.
    func place(above view: MKAnnotationView) {
        let size = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let outer = CGSize(width: size.width + 2 * Self.padding, height: size.height + 2 * Self.padding)
        let limits = superview?.bounds ?? .zero
        let middle = view.frame.midX + view.calloutOffset.x
        let left = min(
            max(middle - outer.width / 2, limits.minX + 4), max(limits.maxX - outer.width - 4, 4))
        frame = CGRect(
            x: left, y: view.selectedTop + view.calloutOffset.y - outer.height - 6, width: outer.width,
            height: outer.height)
        content.frame = bounds.insetBy(dx: Self.padding, dy: Self.padding)
    }
}
