import UIKit

/// A view with a xib of its own, of the same name.
@MainActor
public protocol Nibable: ClassNamed {
    /// The xib's file name without its ending; the class's name unless the class says otherwise.
    static var nibName: String { get }

    /// The bundle to look in first: the class's own unless the class says otherwise.
    static var nibBundle: Bundle { get }
}

extension Nibable {
    public static var nibName: String { className }
    public static var nibBundle: Bundle { Bundle(for: self) }

    /// The nib, read once.
    ///
    /// A missing file is a mistake in the app and stops it, with a message that says where was searched;
    /// ``loadNib()`` throws instead.
    public static var nib: UINib {
        do {
            return try loadNib()
        } catch {
            preconditionFailure(String(describing: error))
        }
    }

    /// As ``nib``, for callers that can go on without it.
    public static func loadNib() throws -> UINib {
        if let nib = NibCache.nibs[ObjectIdentifier(self)] {
            return nib
        }
        let found = try ResourceSearch(own: nibBundle).find(nibName, kinds: ["nib", "xib"])
        let nib = UINib(nibName: nibName, bundle: found.bundle)
        NibCache.nibs[ObjectIdentifier(self)] = nib
        return nib
    }
}

extension Nibable where Self: UIView {
    /// A new view from the nib: its first top-level object of this class. Stops the app where ``load(owner:)``
    /// throws.
    public static func instance(owner: Any? = nil) -> Self {
        do {
            return try load(owner: owner)
        } catch {
            preconditionFailure(String(describing: error))
        }
    }

    /// A new view from the nib, with an object that stands for File's Owner.
    public static func load(owner: Any? = nil) throws -> Self {
        let objects = try loadNib().instantiate(withOwner: owner, options: nil)
        for case let view as Self in objects {
            return view
        }
        throw LoadingError.missingObject(
            expected: className, nib: nibName, present: objects.map { String(describing: type(of: $0)) })
    }
}

/// The nibs that were read, by class.
@MainActor
private enum NibCache {
    static var nibs: [ObjectIdentifier: UINib] = [:]
}
