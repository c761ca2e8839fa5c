import UIKit

/// A wrapped view with what the toolkit keeps for it: layout, size, decorations, state.
///
/// Every kind of wrapper has one, so that cells and headers differ only in their superclass. Code that uses a wrapper calls
/// the methods of ``ViewWrapper``.
///
/// ```swift
/// let wrapped: HostedView<CommentView> = cell.hosted
/// cell.update { $0.show(comment) }    // configures the view that it holds
/// ```
@MainActor
public final class HostedView<Content: UIView & ReusableViewType> {
    let view: Content
    private let layout: HostingLayout
    private let container: UIView
    /// The view above the content, over the whole wrapper.
    var overlay: UIView? {
        didSet { replace(oldValue, with: overlay) { container.addSubview($0) } }
    }
    /// The view below the content, under the whole wrapper.
    var underlay: UIView? {
        didSet { replace(oldValue, with: underlay) { container.insertSubview($0, at: 0) } }
    }
    /// The item that is shown, where its state is kept.
    var item: HeldItem?
    /// The state of an item that is shown for the first time.
    let firstState: Any?
    private var state: UICellConfigurationState?
    private var isDisplayed = false
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

    /// The constraints to the container's edges. Trailing and bottom are not required because lists give cells provisional
    /// sizes before they measure them.
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
        let (least, most) = (layout.minimumSize, layout.effectiveMaximum)
        return [
            least.width > 0 ? view.widthAnchor.constraint(greaterThanOrEqualToConstant: least.width) : nil,
            least.height > 0 ? view.heightAnchor.constraint(greaterThanOrEqualToConstant: least.height) : nil,
            most.width.isFinite ? view.widthAnchor.constraint(lessThanOrEqualToConstant: most.width) : nil,
            most.height.isFinite ? view.heightAnchor.constraint(lessThanOrEqualToConstant: most.height) : nil,
        ].compactMap { $0 }
    }

    private func replace(_ old: UIView?, with new: UIView?, _ insert: (UIView) -> Void) {
        old?.removeFromSuperview()
        guard let new else { return }
        new.frame = container.bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        new.translatesAutoresizingMaskIntoConstraints = true
        insert(new)
    }
}

// MARK: - What happens to the wrapper

extension HostedView {
    /// Saves the state of the last item, ends its tasks and passes the call on.
    func prepareForReuse() {
        saveItem()
        view.cancelTasks()
        view.prepareForReuse()
    }

    /// Passes the wrapper's state on if it has changed.
    func updateConfiguration(using wrapperState: UICellConfigurationState) {
        var next = wrapperState
        next.isDisplayed = isDisplayed
        guard next != state else { return }
        state = next
        view.updateConfiguration(using: next)
    }

    /// Passes on that the wrapper appears or disappears.
    func displayChanged(_ isDisplayed: Bool) {
        self.isDisplayed = isDisplayed
        updateConfiguration(using: state ?? UICellConfigurationState(traitCollection: view.traitCollection))
    }

    /// Returns the wrapper's size by the view's `sizeThatFits(_:)`, or UIKit's where constraints determine it.
    ///
    /// A direction that the list fixes, with priority 1000, keeps the target's length.
    func fittingSize(
        for target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority,
        byConstraints: () -> CGSize
    ) -> CGSize {
        guard layout.sizesToFit else { return byConstraints() }
        let available = CGSize(
            width: horizontal == .required ? target.width : .greatestFiniteMagnitude,
            height: vertical == .required ? target.height : .greatestFiniteMagnitude)
        let fitting = layout.limited(view.sizeThatFits(layout.contentSize(in: available)))
        let size = layout.wrapperSize(around: fitting)
        return CGSize(
            width: horizontal == .required ? target.width : size.width,
            height: vertical == .required ? target.height : size.height)
    }
}

extension UILayoutPriority {
    /// Broken before a required constraint only.
    fileprivate static let almostRequired = UILayoutPriority(999)
}
