import UIKit

/// A view in its wrapper: laid out, measured, decorated and told what happens to the wrapper.
///
/// Every kind of wrapper has one, so that a cell, a header and a supplementary view differ in nothing but their
/// superclass.
@MainActor
public final class HostedView<Content: UIView> {
    /// The view itself.
    public let view: Content
    /// How it lies in its wrapper.
    public let layout: HostingLayout
    private let container: UIView
    private var decorations: [HostingDecoration: UIView] = [:]
    /// The item that is shown, where its state is kept.
    var item: HeldItem?
    /// The state that an item begins with.
    let firstState: Any?
    var lastState = HostedState()
    var tap: TapTarget?

    /// Puts a view into a wrapper's content.
    init(_ view: Content, layout: HostingLayout, in container: UIView) {
        self.view = view
        self.layout = layout
        self.container = container
        firstState = (view as? any ItemStateKeeping)?.itemState
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        NSLayoutConstraint.activate(edges + limits)
    }

    /// The view is at the container's edges. The far ones yield first, since a list gives its cells provisional
    /// sizes before they are measured.
    private var edges: [NSLayoutConstraint] {
        let insets = layout.insets
        let near = [
            view.topAnchor.constraint(equalTo: container.topAnchor, constant: insets.top),
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: insets.leading),
        ]
        let far = [
            container.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: insets.trailing),
            container.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: insets.bottom),
        ]
        for edge in far { edge.priority = .almostRequired }
        return near + far
    }

    private var limits: [NSLayoutConstraint] {
        let (least, most) = (layout.minimumSize, layout.greatest)
        return [
            least.width > 0 ? view.widthAnchor.constraint(greaterThanOrEqualToConstant: least.width) : nil,
            least.height > 0 ? view.heightAnchor.constraint(greaterThanOrEqualToConstant: least.height) : nil,
            most.width.isFinite ? view.widthAnchor.constraint(lessThanOrEqualToConstant: most.width) : nil,
            most.height.isFinite ? view.heightAnchor.constraint(lessThanOrEqualToConstant: most.height) : nil,
        ].compactMap { $0 }
    }
}

// MARK: - Reuse

extension HostedView where Content: ReusableViewType {
    /// Lets go of what belonged to the last item, after its state was saved.
    func prepareForReuse() {
        giveUpItem()
        view.prepareForReuse()
    }
}

// MARK: - Measuring

extension HostedView {
    /// The wrapper's size by the view's `sizeThatFits(_:)`, or nil when the view's constraints decide.
    ///
    /// What the list fixes (priority 1000) stays as it is; the rest follows the view.
    func fittingSize(
        for target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize? {
        guard layout.sizing == .sizeThatFits else { return nil }
        let open = CGSize(
            width: horizontal == .required ? target.width : .greatestFiniteMagnitude,
            height: vertical == .required ? target.height : .greatestFiniteMagnitude)
        let wanted = layout.wrapper(around: layout.limited(view.sizeThatFits(layout.room(in: open))))
        return CGSize(
            width: horizontal == .required ? target.width : wanted.width,
            height: vertical == .required ? target.height : wanted.height)
    }
}

// MARK: - Decoration

extension HostedView {
    /// Puts a view above or below the content, over the whole wrapper, or takes it away.
    func decorate(_ place: HostingDecoration, with decoration: UIView?) {
        decorations[place]?.removeFromSuperview()
        decorations[place] = decoration
        guard let decoration else { return }
        decoration.frame = container.bounds
        decoration.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        decoration.translatesAutoresizingMaskIntoConstraints = true
        switch place {
        case .overlay: container.addSubview(decoration)
        case .underlay: container.insertSubview(decoration, at: 0)
        }
    }

    /// The decoration at a place.
    func decoration(_ place: HostingDecoration) -> UIView? { decorations[place] }
}

extension UILayoutPriority {
    /// Yields only to what must hold.
    fileprivate static let almostRequired = UILayoutPriority(999)
}
