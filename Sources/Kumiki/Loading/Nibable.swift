import UIKit

/// A class whose object is in a xib of the same name, at the top level.
///
/// ```swift
/// final class TableViewCell: UITableViewCell, Nibable {}
/// tableView.register(TableViewCell.self)
/// ```
@MainActor
public protocol Nibable: ClassNamed {
    /// The name of the xib's file without its extension. The name of the class by default.
    static var nibName: String { get }

    /// The bundle that is searched first. The bundle of the class by default.
    static var nibBundle: Bundle { get }
}

extension Nibable {
    public static var nibName: String { className }
    public static var nibBundle: Bundle { Bundle(for: self) }

    /// The nib, read once. A subclass without a nib of its own has its superclass's.
    ///
    /// A missing file is a mistake in the app and stops it, with a message that lists what was searched and what there
    /// is; ``loadNib()`` throws instead.
    public static var nib: UINib { orStop(#fileID, #line) { try loadNib() } }

    /// Returns the nib, read once.
    ///
    /// - Throws: ``LoadingError`` if the file is missing or cannot be read.
    public static func loadNib() throws(LoadingError) -> UINib { try LoadedNib.of(self).nib }
}

extension Nibable where Self: UIView {
    /// Returns a new view from the nib: the first top-level object of this class. Stops the app, and names the caller,
    /// where ``loadInstance(owner:)`` throws.
    public static func instance(owner: Any? = nil, file: StaticString = #fileID, line: UInt = #line) -> Self {
        orStop(file, line) { try loadInstance(owner: owner) }
    }

    /// Returns a new view from the nib.
    ///
    /// - Parameter owner: The object that File's Owner represents, if anything in the nib is connected to it.
    /// - Throws: ``LoadingError`` if the file is missing, or has no top-level object of this class.
    public static func loadInstance(owner: Any? = nil) throws(LoadingError) -> Self {
        let nib = try LoadedNib.of(self)
        let objects = nib.objects(owner: owner)
        for case let view as Self in objects { return view }
        throw .missingObject(
            expected: className, nib: nib.name, present: objects.map { String(describing: type(of: $0)) })
    }
}
