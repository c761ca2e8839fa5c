import UIKit

/// A view with a xib of its own, of the same name.
@MainActor
public protocol Nibable: NibNamed {}

extension Nibable where Self: UIView {
    /// A new view from the nib: its first top-level object of this class. Stops the app, with the place that asked, where
    /// ``loadInstance(owner:)`` throws.
    public static func instance(owner: Any? = nil, file: StaticString = #fileID, line: UInt = #line) -> Self {
        orStop(file, line) { try loadInstance(owner: owner) }
    }

    /// A new view from the nib, with an object that stands for File's Owner.
    public static func loadInstance(owner: Any? = nil) throws(LoadingError) -> Self {
        let nib = try LoadedNib.of(self)
        let objects = nib.objects(owner: owner)
        for case let view as Self in objects { return view }
        throw .missingObject(
            expected: className, nib: nib.name, present: objects.map { String(describing: type(of: $0)) })
    }
}
