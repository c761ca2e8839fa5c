/// The six passes of Paul Heckel's "A technique for isolating differences between files" (Communications of the
/// ACM 21 (4), 1978) as printed, for hashable elements: a table of symbols with their occurrences in both states.
/// The peer of the difference benchmark.
enum TextbookHeckel {
    private struct Symbol {
        var oldCount = 0
        var newCount = 0
        var oldPlace = 0
    }

    /// The symbols, and the index of each element's symbol.
    private struct Table<Element: Hashable> {
        var symbols: [Symbol] = []
        var places: [Element: Int] = [:]

        mutating func place(of element: Element) -> Int {
            let place = places[element, default: -1]
            guard place < 0 else { return place }
            places[element] = symbols.count
            symbols.append(Symbol())
            return symbols.count - 1
        }
    }

    private enum Entry {
        case symbol(Int)
        case place(Int)
    }

    /// The deleted, inserted and moved elements.
    struct Result {
        var deletions: [Int] = []
        var insertions: [Int] = []
        var moves: [(from: Int, to: Int)] = []
    }

    static func difference<Element: Hashable>(from old: [Element], to new: [Element]) -> Result {
        var table = Table<Element>()
        table.places.reserveCapacity(old.count + new.count)
        var newEntries: [Entry] = new.map { element in
            let place = table.place(of: element)
            table.symbols[place].newCount += 1
            return .symbol(place)
        }
        var oldEntries: [Entry] = old.enumerated().map { oldPlace, element in
            let place = table.place(of: element)
            table.symbols[place].oldCount += 1
            table.symbols[place].oldPlace = oldPlace
            return .symbol(place)
        }
        pairUnique(&oldEntries, &newEntries, table.symbols)
        return collect(oldEntries, newEntries)
    }

    private static func pairUnique(_ old: inout [Entry], _ new: inout [Entry], _ symbols: [Symbol]) {
        for place in new.indices {
            guard case .symbol(let number) = new[place], case let symbol = symbols[number],
                symbol.newCount == 1, symbol.oldCount == 1
            else { continue }
            new[place] = .place(symbol.oldPlace)
            old[symbol.oldPlace] = .place(place)
        }
    }

    private static func collect(_ old: [Entry], _ new: [Entry]) -> Result {
        var result = Result()
        var shifts = [Int](repeating: 0, count: old.count)
        for (place, entry) in old.enumerated() {
            shifts[place] = result.deletions.count
            if case .symbol = entry { result.deletions.append(place) }
        }
        for (place, entry) in new.enumerated() {
            switch entry {
            case .symbol: result.insertions.append(place)
            case .place(let from):
                if from - shifts[from] + result.insertions.count != place {
                    result.moves.append((from, place))
                }
            }
        }
        return result
    }
}
