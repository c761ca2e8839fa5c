import Foundation

/// The variants of an image for different traits. Views display the one that matches theirs.
open class UIImageAsset: NSObject, @unchecked Sendable {
    private struct Entry {
        let traits: UITraitCollection
        let storage: ImageStorage
    }

    private let lock = NSLock()
    private var entries: [Entry] = []

    /// Creates an empty asset; `register(_:with:)` adds images.
    public override init() { super.init() }

    /// Registers an image for traits, replacing one for the same traits.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        lock.withLock {
            entries.removeAll { $0.traits == traitCollection }
            entries.append(Entry(traits: traitCollection, storage: image.storage))
        }
        image.adopt(self)
    }

    /// Removes the image for the traits.
    open func unregister(imageWith traitCollection: UITraitCollection) {
        lock.withLock { entries.removeAll { $0.traits == traitCollection } }
    }

    /// Returns the image that matches the traits best: of those with matching traits, the one that specifies most, else
    /// the first.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        let image = UIImage(storage: storage(for: traitCollection) ?? UIImage().storage)
        image.adopt(self)
        return image
    }

    func storage(for traits: UITraitCollection) -> ImageStorage? {
        let entries = lock.withLock { self.entries }
        let fitting = entries.filter { traits.containsTraits(in: $0.traits) }
        let best = fitting.max { $0.traits.specifiedCount < $1.traits.specifiedCount }
        return (best ?? entries.first)?.storage
    }
}

extension UITraitCollection {
    /// The number of traits that the collection specifies.
    fileprivate var specifiedCount: Int {
        Mirror(reflecting: values).children.count { !Mirror(reflecting: $0.value).children.isEmpty }
    }
}

extension UIImage {
    /// The variants of this image for other traits. Others can be registered with it.
    public var imageAsset: UIImageAsset? {
        if let known = knownAsset { return known }
        let made = UIImageAsset()
        made.register(self, with: UITraitCollection())
        return made
    }

    /// Returns the image's values for the traits: its own, or those of its asset's variant.
    func storage(in traits: UITraitCollection) -> ImageStorage {
        knownAsset?.storage(for: traits) ?? storage
    }
}
