import CoreGraphics
import Testing
import UIKit

@MainActor
@Suite struct AutoresizingTests {
    private func resized(_ frame: CGRect, _ mask: UIView.AutoresizingMask, to size: CGSize) -> CGRect {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: frame)
        view.autoresizingMask = mask
        root.addSubview(view)
        root.bounds.size = size
        return view.frame
    }

    private let place = CGRect(x: 10, y: 20, width: 30, height: 40)

    @Test func anEmptyMaskKeepsTheFrame() {
        #expect(resized(place, [], to: CGSize(width: 300, height: 7)) == place)
    }

    @Test func flexibleWidthTakesTheWholeChange() {
        let frame = resized(place, .flexibleWidth, to: CGSize(width: 150, height: 100))
        #expect(frame == CGRect(x: 10, y: 20, width: 80, height: 40))
    }

    @Test func aFlexibleLeftMarginKeepsTheRightEdge() {
        #expect(resized(place, .flexibleLeftMargin, to: CGSize(width: 150, height: 100)).maxX == 90)
    }

    @Test func flexiblePartsShareInProportion() {
        let frame = resized(
            place, [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
            to: CGSize(width: 200, height: 100))
        #expect(frame == CGRect(x: 20, y: 20, width: 60, height: 40))
    }

    @Test func equalMarginsKeepAViewInTheMiddle() {
        let frame = resized(
            CGRect(x: 40, y: 40, width: 20, height: 20), [.flexibleLeftMargin, .flexibleRightMargin],
            to: CGSize(width: 300, height: 100))
        #expect(frame.midX == 150)
    }

    @Test func aSuperviewMayRefuse() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.autoresizesSubviews = false
        let view = UIView(frame: place)
        view.autoresizingMask = .flexibleWidth
        root.addSubview(view)
        root.bounds.size.width = 500
        #expect(view.frame == place)
    }

    /// With every mask with a flexible part, margins and size continue to fill the superview exactly.
    @Test(arguments: 1..<8 as Range<UInt>)
    func partsAlwaysFillTheSuperview(_ bits: UInt) {
        var random = SplitMix(seed: UInt64(bits))
        for _ in 0..<200 {
            let (x, width) = (random.next(below: 60), random.next(below: 40))
            let new = random.next(below: 900) + 1
            let frame = resized(
                CGRect(x: x, y: 0, width: width, height: 10), UIView.AutoresizingMask(rawValue: bits),
                to: CGSize(width: new, height: 100))
            if bits & 1 == 0 { #expect(abs(frame.minX - x) < 1e-9) }
            if bits & 2 == 0 { #expect(abs(frame.width - width) < 1e-9) }
            if bits & 4 == 0, frame.width > 0 { #expect(abs((new - frame.maxX) - (100 - x - width)) < 1e-9) }
        }
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5])
    func wildSizesDoNoHarm(_ value: CGFloat) {
        let view = UIView(frame: CGRect(x: value, y: value, width: value, height: value))
        #expect(view.frame.width >= 0 && view.frame.width.isFinite && view.frame.minX.isFinite)
    }
}

/// Numbers that are the same in every run.
struct SplitMix {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next(below limit: Int) -> CGFloat {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return CGFloat((z ^ (z >> 31)) % UInt64(limit))
    }
}
