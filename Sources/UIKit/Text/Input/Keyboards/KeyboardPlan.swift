import CoreGraphics

/// The places of the keys of a keyboard, in points from its top left.
struct KeyboardPlan {
    /// The measures of a keyboard on a device.
    struct Measures: Equatable {
        var size: CGSize
        /// The height of the bar of suggestions.
        var bar: CGFloat
        /// The height below the keys, with the home indicator.
        var bottom: CGFloat
        var isPad = false
        /// The space beside the keys.
        var margin: CGFloat = 3

        var isNarrow: Bool { size.height - bar - bottom < 180 }
        /// The distance between the tops of two rows.
        var pitch: CGFloat { max(0, size.height - bar - bottom) / 4 }
        var gap: CGSize {
            isPad ? CGSize(width: 11, height: 9) : CGSize(width: 6, height: isNarrow ? 7 : 12)
        }
        var keyHeight: CGFloat { max(0, pitch - gap.height) }
        func top(_ row: Int) -> CGFloat { bar + CGFloat(row) * pitch + gap.height / 2 }
    }

    let request: KeyboardRequest
    let measures: Measures
    private(set) var keys: [PlacedKey] = []

    init(_ request: KeyboardRequest, _ measures: Measures) {
        (self.request, self.measures) = (request, measures)
        if let pad = request.pad {
            placePad(pad)
        } else if request.letters.isKana {
            placeKana()
        } else if measures.isPad {
            placePadRows()
        } else {
            placeRows()
        }
        if measures.bottom > 40, request.pad == nil { placeSigns() }
    }

    // MARK: Rows

    /// The rows of characters: letters, or digits and punctuation.
    var characters: [[KeyboardKey]] {
        guard request.type != .numbersAndPunctuation else {
            return ["1234567890", "-/:;()$&@\"", ".,?!’"].map { $0.map { .character(String($0)) } }
        }
        return request.letters.rows.map { row in
            row.map {
                let letter = request.isShifted ? KeyboardLetters.capital($0, language: request.language) : $0
                return .character(letter)
            }
        }
    }

    private var isNumbers: Bool { request.type == .numbersAndPunctuation }

    /// The keys at the ends of the third row.
    private var shift: KeyboardKey {
        guard !isNumbers else { return .function("#+=") }
        return request.isShifted ? .symbol("shift.fill", role: .active) : .symbol("shift")
    }

    var returnKey: KeyboardKey {
        let isAction = ![.default, .next, .continue].contains(request.returnKey)
        let word = KeyboardWords.word(for: request.returnKey, language: request.language)
        return KeyboardKey(face: .text(word), role: isAction ? .action : .function)
    }

    private mutating func placeRows() {
        let rows = characters
        let (width, gap) = (measures.size.width, measures.gap.width)
        let columns = CGFloat(max(10, rows.prefix(2).map(\.count).max() ?? 10))
        let key = (width - 2 * measures.margin - (columns - 1) * gap) / columns
        for (index, row) in rows.prefix(2).enumerated() { place(row, row: index, width: key) }
        guard let last = rows.dropFirst(2).first else { return }
        // Few characters are wider, many leave less to the keys at the ends.
        let end = max(key, min(1.34 * key, (width - CGFloat(last.count) * (key + gap)) / 2 - measures.margin))
        let room = width - 2 * (measures.margin + end + 2 * gap)
        let count = CGFloat(last.count)
        let side =
            isNumbers ? (room - (count - 1) * gap) / count : min(key, (room - (count - 1) * gap) / count)
        place(last, row: 2, width: side)
        if isNumbers || request.letters.hasShift {
            place(shift, x: measures.margin, width: end, row: 2)
        }
        place(.delete, x: width - measures.margin - end, width: end, row: 2)
        placeBottomRow(key: key)
    }

    /// The row of the space key: keys of two sizes at the ends, signs of the type, the space between them.
    private mutating func placeBottomRow(key: CGFloat) {
        let (width, gap, margin) = (measures.size.width, measures.gap.width, measures.margin)
        let end = (width - 2 * margin) * 0.235
        place(.function(isNumbers ? "ABC" : "123"), x: margin, width: end, row: 3)
        place(returnKey, x: width - margin - end, width: end, row: 3)
        let (left, right) = (margin + end + gap, width - margin - end - gap)
        let signs: [String] =
            switch request.type {
            case .emailAddress: ["@", "."]
            case .twitter: ["@", "#"]
            case .webSearch: ["."]
            case .URL: [".", "/", ".com"]
            default: []
            }
        guard request.type != .URL else {
            let side = (right - left - 2 * gap) / 3
            for (index, sign) in signs.enumerated() {
                place(.character(sign), x: left + CGFloat(index) * (side + gap), width: side, row: 3)
            }
            return
        }
        let space = right - left - CGFloat(signs.count) * (key + gap)
        place(.character(KeyboardWords.space(language: request.language)), x: left, width: space, row: 3)
        for (index, sign) in signs.enumerated() {
            place(
                .character(sign), x: left + space + gap + CGFloat(index) * (key + gap), width: key, row: 3)
        }
    }

    private mutating func place(_ keys: [KeyboardKey], row: Int, width: CGFloat) {
        let all = CGFloat(keys.count) * (width + measures.gap.width) - measures.gap.width
        var x = (measures.size.width - all) / 2
        for key in keys {
            place(key, x: x, width: width, row: row)
            x += width + measures.gap.width
        }
    }

    mutating func place(_ key: KeyboardKey, x: CGFloat, width: CGFloat, row: Int, rows: Int = 1) {
        let height = measures.keyHeight + CGFloat(rows - 1) * measures.pitch
        keys.append(
            PlacedKey(key: key, frame: CGRect(x: x, y: measures.top(row), width: width, height: height)))
    }

    /// The signs beside the home indicator.
    private mutating func placeSigns() {
        let y = measures.size.height - measures.bottom + 8
        let side: CGFloat = 44
        let emoji = KeyboardKey.symbol("face.smiling", role: .bare)
        let mic = KeyboardKey.symbol("mic", role: .bare)
        keys.append(PlacedKey(key: emoji, frame: CGRect(x: 10, y: y, width: side, height: side)))
        keys.append(
            PlacedKey(
                key: mic, frame: CGRect(x: measures.size.width - 10 - side, y: y, width: side, height: side)))
    }
}
