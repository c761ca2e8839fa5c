import Foundation

/// Finds the units of a text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
    /// Returns the unit that a position is in; nil between units.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextRange?
    /// Returns whether a unit ends at a position in the direction.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
    /// Returns the end of the next unit in the direction; nil if there is none.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition?
    /// Returns whether a unit continues at a position in the direction.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}

/// Finds the units of a text input's string.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (UIResponder & UITextInput)?

    public init(textInput: UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextRange? {
        unit(at: position, granularity, direction).flatMap { unit in
            guard let start = place(unit.lowerBound), let end = place(unit.upperBound) else { return nil }
            return input?.textRange(from: start, to: end)
        }
    }

    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        let offset = offset(of: position)
        return units(granularity).contains {
            (direction.isBackward ? $0.lowerBound : $0.upperBound) == offset
        }
    }

    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        let (offset, units) = (offset(of: position), units(granularity))
        let boundary =
            direction.isBackward
            ? units.last { $0.lowerBound < offset }?.lowerBound
            : units.first { $0.upperBound > offset }?.upperBound
        return boundary.flatMap(place)
    }

    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool { unit(at: position, granularity, direction) != nil }

    private func unit(
        at position: UITextPosition, _ granularity: UITextGranularity, _ direction: UITextDirection
    ) -> Range<Int>? {
        let offset = offset(of: position)
        return units(granularity).first {
            direction.isBackward
                ? $0.lowerBound < offset && offset <= $0.upperBound : $0.contains(offset)
        }
    }

    private func units(_ granularity: UITextGranularity) -> [Range<Int>] {
        guard let input,
            let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
        else { return [] }
        return TextUnits(text: input.text(in: all) ?? "").ranges(granularity)
    }

    private func offset(of position: UITextPosition) -> Int {
        input.map { $0.offset(from: $0.beginningOfDocument, to: position) } ?? 0
    }

    private func place(_ offset: Int) -> UITextPosition? {
        input.flatMap { $0.position(from: $0.beginningOfDocument, offset: offset) }
    }
}
