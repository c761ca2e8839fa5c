import CDeflate
import Foundation

/// The tokens of the scanlines of an image: bytes, and runs that repeat the pixel before them. They are stored in
/// unmanaged memory, because writing a picture spends most of its time here.
final class RunTokens {
    /// Tokens below 256 are bytes; this one is the end; higher ones are runs by their length in bytes.
    static let end: UInt16 = 256
    private static let run: UInt16 = 256

    private var tokens: UnsafeMutablePointer<UInt16>
    private var capacity: Int
    private var count = 0
    private let counts: UnsafeMutablePointer<Int>
    private(set) var checksum: UInt32 = 1

    init(_ rows: PixelRows, _ form: ScanlineForm) {
        let length = form.length(rows)
        let size = form.kind.bytesPerPixel
        capacity = rows.width * rows.height / 4 + 4096
        tokens = .allocate(capacity: capacity)
        counts = .allocate(capacity: 256 + 259)
        counts.initialize(repeating: 0, count: 256 + 259)
        let line = UnsafeMutablePointer<UInt8>.allocate(capacity: length + ScanlineForm.slack)
        defer { line.deallocate() }
        for y in 0..<rows.height {
            reserve(length + 8)
            if form.repeats[y] {
                addRepeatedRow(length - 1, size)
            } else {
                form.writeLine(y, of: rows, to: line)
                checksum = libdeflate_adler32(checksum, line, length)
                addRow(line, length, size)
            }
        }
        reserve(1)
        add(Self.end, at: &count)
    }

    deinit {
        tokens.deallocate()
        counts.deallocate()
    }

    /// All tokens in order.
    var all: UnsafeBufferPointer<UInt16> { UnsafeBufferPointer(start: tokens, count: count) }

    /// The number of occurrences of each symbol of the format.
    var symbolCounts: [Int] {
        var symbols = [Int](repeating: 0, count: 286)
        for index in 0...256 { symbols[index] = counts[index] }
        for length in 3...258 { symbols[LengthCode.of(length).symbol] += counts[256 + length] }
        return symbols
    }

    /// Reserves space for more tokens, so that adding them needs no checks.
    private func reserve(_ more: Int) {
        guard count + more > capacity else { return }
        let larger = UnsafeMutablePointer<UInt16>.allocate(capacity: capacity * 2 + more)
        larger.update(from: tokens, count: count)
        tokens.deallocate()
        (tokens, capacity) = (larger, capacity * 2 + more)
    }

    @inline(__always)
    private func add(_ token: UInt16, at place: inout Int) {
        tokens[place] = token
        place &+= 1
        counts[Int(token)] &+= 1
    }

    /// Adds a row equal to the one above: its filter number followed by zeros.
    private func addRepeatedRow(_ length: Int, _ size: Int) {
        var place = count
        add(2, at: &place)
        for _ in 0..<size { add(0, at: &place) }
        addRun(length - size, of: nil, at: &place)
        count = place
        // The checksum's two sums after a 2 and `length` zeros.
        let a = (checksum & 0xFFFF + 2) % 65521
        let b = (UInt64(checksum >> 16) + UInt64(length + 1) * UInt64(a)) % 65521
        checksum = UInt32(b) << 16 | a
    }

    private func addRow(_ line: UnsafePointer<UInt8>, _ length: Int, _ size: Int) {
        var place = count
        for index in 0...size { add(UInt16(line[index]), at: &place) }
        var position = size + 1
        while position < length {
            let run = Self.sameBytes(line, position, length, size)
            if run >= max(3, size) {
                addRun(run, of: line + position, at: &place)
                position += run
            } else {
                let next = min(length, position + size)
                while position < next {
                    add(UInt16(line[position]), at: &place)
                    position &+= 1
                }
            }
        }
        count = place
    }

    /// Returns the number of bytes from a position on that equal those of the pixel before them; eight at a time.
    @inline(__always)
    private static func sameBytes(_ line: UnsafePointer<UInt8>, _ start: Int, _ end: Int, _ size: Int) -> Int
    {
        var position = start
        while position &+ 8 <= end {
            let here = UnsafeRawPointer(line + position).loadUnaligned(as: UInt64.self)
            let before = UnsafeRawPointer(line + (position &- size)).loadUnaligned(as: UInt64.self)
            let difference = UInt64(littleEndian: here ^ before)
            if difference != 0 { return position &- start &+ difference.trailingZeroBitCount / 8 }
            position &+= 8
        }
        while position < end, line[position] == line[position &- size] { position &+= 1 }
        return position &- start
    }

    /// Adds a run of bytes, which are all zero without a pointer. Runs below the minimum are added as bytes.
    private func addRun(_ length: Int, of bytes: UnsafePointer<UInt8>?, at place: inout Int) {
        var done = 0
        while length - done >= 3 {
            let piece = min(258, length - done)
            add(Self.run + UInt16(piece), at: &place)
            done += piece
        }
        while done < length {
            add(bytes.map { UInt16($0[done]) } ?? 0, at: &place)
            done += 1
        }
    }
}
