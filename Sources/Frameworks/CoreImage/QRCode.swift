/// A QR code of bytes (ISO/IEC 18004), in the smallest version that holds them and with the mask of the least penalty.
struct QRCode {
    /// The part of the code that may be unreadable.
    enum Level: String {
        case low = "L"
        case medium = "M"
        case quartile = "Q"
        case high = "H"

        /// The number in the format information.
        fileprivate var code: Int {
            switch self {
            case .medium: 0
            case .low: 1
            case .high: 2
            case .quartile: 3
            }
        }
    }

    /// The modules row by row from the top, dark ones true.
    let modules: [[Bool]]

    /// The code of the bytes. Nil if no version holds them.
    init?(_ bytes: [UInt8], level: Level) {
        guard let version = (1...40).first(where: { QRCapacity($0, level).holds(bytes.count) }) else {
            return nil
        }
        let capacity = QRCapacity(version, level)
        var grid = QRGrid(version: version)
        grid.placeData(capacity.codewords(of: bytes))
        let candidates = (0..<8).map { grid.finished(mask: $0, level: level.code) }
        modules = candidates.min { QRPenalty.of($0) < QRPenalty.of($1) } ?? candidates[0]
    }
}

/// The codewords of a version at a level.
private struct QRCapacity {
    private let version: Int
    private let checks: Int
    private let blocks: Int
    private let total: Int

    init(_ version: Int, _ level: QRCode.Level) {
        self.version = version
        checks = QRTables.checks[level]?[version - 1] ?? 0
        blocks = QRTables.blocks[level]?[version - 1] ?? 1
        total = Self.modules(version) / 8
    }

    /// The modules that are free for data.
    private static func modules(_ version: Int) -> Int {
        var result = (16 * version + 128) * version + 64
        if version >= 2 {
            let count = version / 7 + 2
            result -= (25 * count - 10) * count - 55
            if version >= 7 { result -= 36 }
        }
        return result
    }

    private var data: Int { total - checks * blocks }
    private var lengthBits: Int { version < 10 ? 8 : 16 }

    func holds(_ count: Int) -> Bool { 4 + lengthBits + 8 * count <= 8 * data }

    /// The data in blocks, interleaved, and behind them what corrects errors.
    func codewords(of bytes: [UInt8]) -> [UInt8] {
        let words = words(of: bytes)
        let (short, longer) = (data / blocks, data % blocks)
        var parts: [[UInt8]] = []
        var start = 0
        for index in 0..<blocks {
            let length = short + (index >= blocks - longer ? 1 : 0)
            parts.append(Array(words[start..<(start + length)]))
            start += length
        }
        let corrections = parts.map { ReedSolomon(count: checks).remainder(of: $0) }
        return Self.interleaved(parts) + Self.interleaved(corrections)
    }

    private static func interleaved(_ parts: [[UInt8]]) -> [UInt8] {
        (0..<(parts.map(\.count).max() ?? 0)).flatMap { index in
            parts.compactMap { index < $0.count ? $0[index] : nil }
        }
    }

    /// Mode, length, bytes, an end, and padding.
    private func words(of bytes: [UInt8]) -> [UInt8] {
        var bits: [Bool] = []
        func append(_ value: Int, _ count: Int) {
            for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) }
        }
        append(0b0100, 4)
        append(bytes.count, lengthBits)
        for byte in bytes { append(Int(byte), 8) }
        append(0, min(4, data * 8 - bits.count))
        append(0, (8 - bits.count % 8) % 8)
        var words = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<(start + 8)].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        var pad: UInt8 = 0xEC
        while words.count < data {
            words.append(pad)
            pad ^= 0xEC ^ 0x11
        }
        return words
    }
}

/// Codewords that correct errors, in the field of 256 elements.
private struct ReedSolomon {
    private let divisor: [UInt8]

    init(count: Int) {
        var result = [UInt8](repeating: 0, count: max(count, 1))
        result[result.count - 1] = 1
        var root: UInt8 = 1
        for _ in 0..<result.count {
            for index in result.indices {
                result[index] = Self.product(result[index], root)
                if index + 1 < result.count { result[index] ^= result[index + 1] }
            }
            root = Self.product(root, 2)
        }
        divisor = result
    }

    func remainder(of data: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: divisor.count)
        for byte in data {
            let factor = byte ^ result.removeFirst()
            result.append(0)
            for index in result.indices { result[index] ^= Self.product(divisor[index], factor) }
        }
        return result
    }

    private static func product(_ x: UInt8, _ y: UInt8) -> UInt8 {
        var result = 0
        for bit in (0..<8).reversed() {
            result = result << 1 ^ (result >> 7) * 0x11D
            result ^= Int(y >> UInt8(bit) & 1) * Int(x)
        }
        return UInt8(truncatingIfNeeded: result)
    }
}

/// The penalty of a code that is hard to read.
private enum QRPenalty {
    static func of(_ modules: [[Bool]]) -> Int {
        let columns = modules.indices.map { x in modules.map { $0[x] } }
        let lines = (modules + columns).map(line).reduce(0, +)
        return lines + blocks(modules) + balance(modules)
    }

    /// Runs of one color, and what looks like a corner.
    private static func line(_ line: [Bool]) -> Int {
        var (penalty, run) = (0, 0)
        for index in line.indices {
            run = index > 0 && line[index] == line[index - 1] ? run + 1 : 1
            if run == 5 { penalty += 3 } else if run > 5 { penalty += 1 }
        }
        let corner = [true, false, true, true, true, false, true]
        let quiet = [Bool](repeating: false, count: 4)
        for pattern in [corner + quiet, quiet + corner] where line.count >= pattern.count {
            for start in 0...(line.count - pattern.count)
            where line[start..<(start + pattern.count)].elementsEqual(pattern) {
                penalty += 40
            }
        }
        return penalty
    }

    private static func blocks(_ modules: [[Bool]]) -> Int {
        var penalty = 0
        for y in 1..<modules.count {
            for x in 1..<modules.count {
                let color = modules[y][x]
                if modules[y][x - 1] == color, modules[y - 1][x] == color, modules[y - 1][x - 1] == color {
                    penalty += 3
                }
            }
        }
        return penalty
    }

    private static func balance(_ modules: [[Bool]]) -> Int {
        let (total, dark) = (modules.count * modules.count, modules.joined().count { $0 })
        return abs(dark * 20 - total * 10) / total * 10
    }
}
