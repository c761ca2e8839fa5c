import UIKit

/// A view whose content is in a xib of the same name, of which the view is File's Owner.
///
/// Such a view is made in code and in other documents alike, with the outlets of its own xib:
///
/// ```swift
/// final class RatingView: UIView, NibOwner {
///     @IBOutlet private var label: UILabel!
///     override init(frame: CGRect) { super.init(frame: frame); fillFromNib() }
///     required init?(coder: NSCoder) { super.init(coder: coder); fillFromNib() }
/// }
/// ```
@MainActor
public protocol NibOwner: UIView, ClassNamed {
    /// The name of the xib's file without its extension. The name of the class by default.
    static var nibName: String { get }

    /// The bundle that is searched first. The bundle of the class by default.
    static var nibBundle: Bundle { get }
}

extension NibOwner {
    public static var nibName: String { className }
    public static var nibBundle: Bundle { Bundle(for: self) }

    /// Adds the xib's first view to this view, edge to edge, and returns it. Stops the app, and names the caller, where
    /// ``loadFromNib()`` throws.
    @discardableResult
    public func fillFromNib(file: StaticString = #fileID, line: UInt = #line) -> UIView {
        orStop(file, line) { try loadFromNib() }
    }

    /// Adds the xib's first view to this view, edge to edge, and returns it. A subclass without a xib of its own has its
    /// superclass's.
    ///
    /// - Throws: ``LoadingError`` if the file is missing, or has no view.
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
    /// Adds a view that fills this one, edge to edge.
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
