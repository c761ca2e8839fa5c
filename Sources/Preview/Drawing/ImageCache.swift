import Foundation

/// A cache of drawn images with a memory limit.
struct ImageCache<Key: Hashable> {
    private struct Item {
        var scene: DrawnScene
        var use: Int
    }

    private let limit: Int
    private var items: [Key: Item] = [:]
    private var size = 0
    private var uses = 0

    /// Creates a cache with a limit in bytes.
    init(limit: Int) { self.limit = limit }

    subscript(key: Key) -> DrawnScene? {
        mutating get {
            uses += 1
            items[key]?.use = uses
            return items[key]?.scene
        }
    }

    /// Stores an image; removes the least recently used images to make room.
    mutating func keep(_ scene: DrawnScene, for key: Key) {
        uses += 1
        if let former = items[key] { size -= former.scene.data.count }
        items[key] = Item(scene: scene, use: uses)
        size += scene.data.count
        while size > limit, items.count > 1, let oldest = items.min(by: { $0.value.use < $1.value.use }) {
            size -= oldest.value.scene.data.count
            items[oldest.key] = nil
        }
    }

    /// Returns the most recently used image whose key satisfies a predicate.
    func latest(where fits: (Key) -> Bool) -> DrawnScene? {
        items.filter { fits($0.key) }.max { $0.value.use < $1.value.use }?.value.scene
    }

    mutating func removeAll() { (items, size) = ([:], 0) }
}
