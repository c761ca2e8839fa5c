import CoreGraphics
import Foundation

extension KeyboardPlan {
    /// A pad of digits: three columns of four keys.
    mutating func placePad(_ pad: KeyboardPad) {
        let letters = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
        for digit in 1...9 {
            let key = KeyboardKey(face: .digit("\(digit)", letters: letters[digit - 1]))
            place(key, column: (digit - 1) % 3, row: (digit - 1) / 3)
        }
        switch pad {
        case .number: break
        case .decimal: place(.init(face: .text(separator), role: .bare), column: 0, row: 3)
        case .phone: place(.init(face: .text("+*#"), role: .bare), column: 0, row: 3)
        }
        place(KeyboardKey(face: .digit("0", letters: "")), column: 1, row: 3)
        place(.symbol("delete.left", role: .bare), column: 2, row: 3)
    }

    private var separator: String { Locale(identifier: request.language).decimalSeparator ?? "." }

    private mutating func place(_ key: KeyboardKey, column: Int, row: Int) {
        let margin = measures.margin + measures.gap.width / 2
        let width = (measures.size.width - 2 * margin - 2 * measures.gap.width) / 3
        let x = margin + CGFloat(column) * (width + measures.gap.width)
        place(key, x: x, width: width, row: row)
    }

    /// Five columns: functions, three of kana, and the keys that end something.
    mutating func placeKana() {
        let gap = measures.gap.width
        let width = (measures.size.width - 2 * measures.margin - 4 * gap) / 5
        func x(_ column: Int) -> CGFloat { measures.margin + CGFloat(column) * (width + gap) }
        let functions: [KeyboardKey] = [
            .function("→"), .symbol("arrow.uturn.backward"), .function("ABC"), .function("☆123"),
        ]
        for (row, key) in functions.enumerated() { place(key, x: x(0), width: width, row: row) }
        for (row, letters) in request.letters.rows.enumerated() {
            for (column, letter) in letters.enumerated() {
                place(.character(letter), x: x(column + 1), width: width, row: row)
            }
        }
        place(.delete, x: x(4), width: width, row: 0)
        place(.function(KeyboardWords.space(language: request.language)), x: x(4), width: width, row: 1)
        place(returnKey, x: x(4), width: width, row: 2, rows: 2)
    }

    /// The rows on an iPad, where deleting and returning end the first two.
    mutating func placePadRows() {
        let (gap, margin, width) = (measures.gap.width, measures.margin, measures.size.width)
        let rows = characters
        // Each row with the keys at its ends; the second begins half a key further in.
        let columns = zip(rows, [1, 1.5, 4]).map { CGFloat($0.count) + $1 }.reduce(11, max)
        let key = (width - 2 * margin - (columns - 1) * gap) / columns
        let step = key + gap
        func row(_ index: Int, _ keys: [KeyboardKey], x start: CGFloat, end: KeyboardKey) {
            for (column, letter) in keys.enumerated() {
                place(letter, x: start + CGFloat(column) * step, width: key, row: index)
            }
            let x = start + CGFloat(keys.count) * step
            place(end, x: x, width: width - margin - x, row: index)
        }
        row(0, rows.first ?? [], x: margin, end: .delete)
        row(1, rows.dropFirst().first ?? [], x: margin + step / 2, end: returnKey)
        let shift = KeyboardKey.symbol(
            request.isShifted ? "shift.fill" : "shift", role: request.isShifted ? .active : .function)
        place(shift, x: margin, width: key, row: 2)
        let last = (rows.dropFirst(2).first ?? []) + [.character(","), .character(".")]
        row(2, last, x: margin + step, end: shift)
        let end = 1.5 * key
        place(.function(".?123"), x: margin, width: end, row: 3)
        place(.symbol("mic"), x: margin + end + gap, width: key, row: 3)
        let left = margin + end + gap + step
        let right = width - margin - end - gap - step
        place(
            .character(KeyboardWords.space(language: request.language)), x: left, width: right - left, row: 3)
        place(.function(".?123"), x: right + gap, width: end, row: 3)
        place(.symbol("keyboard.chevron.compact.down"), x: width - margin - key, width: key, row: 3)
    }
}
