import CoreGraphics

/// A cache of recent blocks: labels are measured several times in a layout pass with the same parameters.
struct TextBlockCache {
    private struct Key: Hashable {
        var text: AttributedText
        var width: CGFloat?
        var maximumLines: Int
        var mode: LineBreakMode?
    }

    private var blocks: [Key: TextBlockStorage] = [:]

    /// The maximum length; longer texts would use more memory than the time they save is worth.
    private static let longest = 2_000
    private static let most = 1_024

    mutating func block(
        _ text: AttributedText, width: CGFloat?, maximumLines: Int, mode: LineBreakMode?,
        make: () -> TextBlockStorage
    ) -> TextBlockStorage {
        guard text.string.utf8.count <= Self.longest, text.runs.count <= 64, width?.isNaN != true else {
            return make()
        }
        let key = Key(text: text, width: width, maximumLines: maximumLines, mode: mode)
        if let block = blocks[key] { return block }
        let block = make()
        if blocks.count >= Self.most { blocks.removeAll(keepingCapacity: true) }
        blocks[key] = block
        return block
    }

    mutating func removeAll() { blocks.removeAll() }
}

extension Engine {
    /// Returns a block, from the cache if it is a recent one.
    func block(
        _ text: AttributedText, width: CGFloat?, maximumLines: Int, mode: LineBreakMode?
    ) -> TextBlockStorage {
        var cache = blocks
        // Moved out during the use, so that the dictionary is not copied.
        blocks = TextBlockCache()
        defer { blocks = cache }
        return cache.block(text, width: width, maximumLines: maximumLines, mode: mode) {
            TextBlockBuilder.build(text, width: width, maximumLines: maximumLines, mode: mode, engine: self)
        }
    }
}
