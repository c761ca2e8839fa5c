import UIKit

/// A view whose content is in a xib that it is File's Owner of, so that it can be made in code and stand in other
/// documents, with the xib's outlets in it.
///
/// ```swift
/// final class RatingView: UIView, NibOwner {
///     @IBOutlet private var label: UILabel!
///     override init(frame: CGRect) { super.init(frame: frame); fillFromNib() }
///     required init?(coder: NSCoder) { super.init(coder: coder); fillFromNib() }
/// }
/// ```
@MainActor
public protocol NibOwner: NibNamed, UIView {}

extension NibOwner {
    /// Makes the xib's first view and lays it over this one, edge to edge. Stops the app, with the place that asked, where
    /// ``loadFromNib()`` throws.
    @discardableResult
    public func fillFromNib(file: StaticString = #fileID, line: UInt = #line) -> UIView {
        orStop(file, line) { try loadFromNib() }
    }

    /// As ``fillFromNib(file:line:)``, for callers that can go on without the content.
    @discardableResult
    public func loadFromNib() throws(LoadingError) -> UIView {
        let nib = try LoadedNib.of(type(of: self))
        let objects = nib.objects(owner: self)
        guard let content = objects.lazy.compactMap({ $0 as? UIView }).first else {
            throw .missingObject(
                expected: "view", nib: nib.name, present: objects.map { String(describing: type(of: $0)) })
        }
        addFilling(content)
        return content
    }
}

extension UIView {
    /// Adds a view that keeps to all edges.
    func addFilling(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: topAnchor),
            view.bottomAnchor.constraint(equalTo: bottomAnchor),
            view.leadingAnchor.constraint(equalTo: leadingAnchor),
            view.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }
}
