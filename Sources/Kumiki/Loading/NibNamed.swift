import UIKit

/// A class with a xib of the same name: ``Nibable`` when the xib holds the object itself, ``NibOwner`` when it holds what
/// is in it.
@MainActor
public protocol NibNamed: ClassNamed {
    /// The xib's file name without its ending; the class's name unless the class says otherwise.
    static var nibName: String { get }

    /// The bundle to look in first: the class's own unless the class says otherwise.
    static var nibBundle: Bundle { get }
}

extension NibNamed {
    public static var nibName: String { className }
    public static var nibBundle: Bundle { Bundle(for: self) }

    /// The nib, read once; for a subclass that has none of its own, its superclass's.
    ///
    /// A missing file is a mistake in the app and stops it, with a message that says where was searched and what there
    /// is; ``loadNib()`` throws instead.
    public static var nib: UINib { orStop(#fileID, #line) { try loadNib() } }

    /// As ``nib``, for callers that can go on without it.
    public static func loadNib() throws(LoadingError) -> UINib { try LoadedNib.of(self).nib }
}

/// A nib that was found and read.
@MainActor
struct LoadedNib {
    let name: String
    let nib: UINib

    /// Finds and reads the nib of a class, or of the nearest class above that has one, once.
    static func of(_ type: any NibNamed.Type) throws(LoadingError) -> LoadedNib {
        let file = type.nibName
        if let known = LoadingMemory.current.nibs[type, file] { return known }
        let found = try find(type)
        let loaded = LoadedNib(name: found.name, nib: UINib(nibName: found.name, bundle: found.bundle))
        LoadingMemory.current.nibs.keep(loaded, for: type, file)
        return loaded
    }

    private static func find(_ type: any NibNamed.Type) throws(LoadingError) -> ResourceSearch.Found {
        var names: [String] = []
        for case let type as any NibNamed.Type in Superclasses(of: type) where !names.contains(type.nibName) {
            names.append(type.nibName)
        }
        return try ResourceSearch(own: type.nibBundle).find(names, kinds: ["nib", "xib"])
    }

    /// Makes the nib's objects.
    func objects(owner: Any?) -> [Any] { nib.instantiate(withOwner: owner, options: nil) }
}
