import UIKit

/// A nib that was found and read.
@MainActor
struct LoadedNib {
    let name: String
    let nib: UINib

    /// Reads a nib.
    init(name: String, bundle: Bundle, url: URL) throws(LoadingError) {
        self.name = name
        #if canImport(Darwin)
            nib = UINib(nibName: name, bundle: bundle)
        #else
            let (nib, mistakes) = InterfaceDocuments.mistakes { UINib(nibName: name, bundle: bundle) }
            guard InterfaceDocuments.isReadable(nib) else {
                throw .unreadable(file: url.path, reason: mistakes.joined(separator: "; "))
            }
            self.nib = nib
        #endif
    }

    /// Finds and reads the nib of a class, or of its nearest superclass that has one, once.
    static func of(_ type: any ClassNamed.Type) throws(LoadingError) -> LoadedNib {
        let file = NibPlace(type)?.name ?? type.className
        if let known = LoadingMemory.current.nibs[type, file] { return known }
        let found = try find(type)
        let loaded = try LoadedNib(name: found.name, bundle: found.bundle, url: found.url)
        LoadingMemory.current.nibs.keep(loaded, for: type, file)
        return loaded
    }

    private static func find(_ type: any ClassNamed.Type) throws(LoadingError) -> ResourceSearch.Found {
        var missing: [ResourceSearch] = []
        for place in Superclasses(of: type).lazy.compactMap(NibPlace.init) {
            let search = ResourceSearch(place.name, .nib, for: place.type, in: place.bundle)
            if missing.contains(where: { $0.name == search.name }) { continue }
            if let found = search.find() { return found }
            missing.append(search)
        }
        throw ResourceSearch.error(missing)
    }

    /// Instantiates the nib's objects.
    func objects(owner: Any?) -> [Any] { nib.instantiate(withOwner: owner, options: nil) }
}

/// The expected place of a class's nib.
@MainActor
private struct NibPlace {
    let type: AnyClass
    let name: String
    let bundle: Bundle

    /// Nil for a class that has no nib by convention.
    init?(_ type: AnyClass) {
        switch type {
        case let nibable as any Nibable.Type: (name, bundle) = (nibable.nibName, nibable.nibBundle)
        case let owner as any NibOwner.Type: (name, bundle) = (owner.nibName, owner.nibBundle)
        default: return nil
        }
        self.type = type
    }
}
