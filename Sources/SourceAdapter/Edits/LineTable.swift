/// The offsets of the lines of a file.
struct LineTable {
    private let starts: [Int]

    init(_ bytes: [UInt8]) {
        starts = [0] + bytes.indices.filter { bytes[$0] == .lineFeed }.map { $0 + 1 }
    }

    /// Returns the offset of a line, the first being 1; nil if there is no such line.
    func start(of line: Int) -> Int? { starts.indices.contains(line - 1) ? starts[line - 1] : nil }

    /// Returns the line and column of an offset, both from 1.
    func position(of offset: Int) -> (line: Int, column: Int) {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - starts[low] + 1)
    }
}
