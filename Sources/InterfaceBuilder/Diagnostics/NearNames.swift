/// Similar names for messages about a name that was not found.
public enum NearNames {
    /// The largest number of names that are compared; the time is quadratic in their lengths.
    private static let limit = 5_000
    private static let longest = 128

    /// Returns the names that may have been meant, the nearest first, at most three.
    public static func among(_ candidates: [String], for name: String) -> [String] {
        let wanted = Array(name.lowercased().utf8.prefix(longest))
        let allowed = max(1, wanted.count / 3)
        var near: [(name: String, distance: Int)] = []
        for candidate in Set(candidates).sorted().prefix(limit) where candidate != name {
            let other = Array(candidate.lowercased().utf8.prefix(longest))
            guard abs(other.count - wanted.count) <= allowed else { continue }
            let distance = distance(wanted, other)
            if distance <= allowed { near.append((candidate, distance)) }
        }
        return near.sorted { $0.distance == $1.distance ? $0.name < $1.name : $0.distance < $1.distance }
            .prefix(3).map(\.name)
    }

    /// Returns the end of a message about a name that was not found: similar names, otherwise all names; empty
    /// where there are none.
    public static func hint(for name: String, among candidates: [String]) -> String {
        let near = among(candidates, for: name)
        if !near.isEmpty { return question(near) }
        let all = Set(candidates).sorted()
        guard !all.isEmpty else { return "" }
        let shown = all.prefix(8).map { "'\($0)'" }.joined(separator: ", ")
        return "; there is " + shown + (all.count > 8 ? " and \(all.count - 8) more" : "")
    }

    /// Returns "; did you mean … ?", or an empty string where there are no names.
    public static func question(_ near: [String]) -> String {
        near.isEmpty ? "" : "; did you mean " + near.map { "'\($0)'" }.joined(separator: " or ") + "?"
    }

    /// Returns the number of insertions, deletions, replacements and transpositions that turn one into the other
    /// (optimal string alignment).
    private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
        var rows = [Array(0...b.count)]
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                var best = min(rows[i][j] + (a[i] == b[j] ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    best = min(best, rows[i - 1][j - 1] + 1)
                }
                row.append(best)
            }
            rows.append(row)
        }
        return rows[a.count][b.count]
    }
}
