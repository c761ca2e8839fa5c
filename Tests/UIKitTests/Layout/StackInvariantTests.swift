import Testing

@testable import UIKit

private let distributions: [UIStackView.Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
]

/// The invariants of every stack view, in all combinations of its settings.
@MainActor
@Suite struct StackInvariantTests {
    private struct Setting {
        var axis: NSLayoutConstraint.Axis
        var distribution: UIStackView.Distribution
        var alignment: UIStackView.Alignment
        var spacing: CGFloat
        /// The hidden ones of the three views, as bits.
        var hidden: Int
        var hasMargins: Bool

        /// Whether baselines are aligned, so that views may extend beyond the far edge.
        var isByBaselines: Bool {
            axis == .horizontal && (alignment == .firstBaseline || alignment == .lastBaseline)
        }
    }

    /// A stack view of 300 points along and 100 across, large enough for its views.
    private struct Sample {
        let setting: Setting
        let stack: UIStackView
        let canvas: CGRect

        @MainActor var shown: [UIView] { stack.arrangedSubviews.filter { !$0.isHidden } }

        @MainActor func along(_ rect: CGRect) -> ClosedRange<CGFloat> {
            setting.axis == .horizontal ? rect.minX...rect.maxX : rect.minY...rect.maxY
        }

        @MainActor func across(_ rect: CGRect) -> ClosedRange<CGFloat> {
            setting.axis == .horizontal ? rect.minY...rect.maxY : rect.minX...rect.maxX
        }

        @MainActor var gaps: [CGFloat] {
            zip(shown, shown.dropFirst()).map { along($1.frame).lowerBound - along($0.frame).upperBound }
        }

        @MainActor var lengths: [CGFloat] {
            shown.map { along($0.frame).upperBound - along($0.frame).lowerBound }
        }
    }

    private func sample(_ setting: Setting, rightToLeft: Bool = false) -> Sample {
        let root = container(300, 300)
        let isRow = setting.axis == .horizontal
        let sizes: [(CGFloat, CGFloat)] = [(30, 20), (60, 40), (40, 30)]
        let views: [TextualSizedView] = sizes.map { length, thickness in
            TextualSizedView(isRow ? length : thickness, isRow ? thickness : length)
        }
        for (index, view) in views.enumerated() {
            view.isHidden = setting.hidden & (1 << index) != 0
            // The view that is stretched is determined.
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                view.setContentHuggingPriority(UILayoutPriority(Float(250 + index)), for: axis)
            }
        }
        let stack = add(UIStackView(arrangedSubviews: views), to: root)
        if rightToLeft { stack.semanticContentAttribute = .forceRightToLeft }
        stack.axis = setting.axis
        stack.distribution = setting.distribution
        stack.alignment = setting.alignment
        stack.spacing = setting.spacing
        stack.isLayoutMarginsRelativeArrangement = setting.hasMargins
        stack.layoutMargins = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
        activate(
            stack.leftAnchor.constraint(equalTo: root.leftAnchor),
            stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.widthAnchor.constraint(equalToConstant: isRow ? 300 : 100),
            stack.heightAnchor.constraint(equalToConstant: isRow ? 100 : 300))
        root.layoutIfNeeded()
        let bounds = stack.bounds
        return Sample(
            setting: setting, stack: stack,
            canvas: setting.hasMargins ? bounds.inset(by: stack.layoutMargins) : bounds)
    }

    private func forEachSetting(
        _ distribution: UIStackView.Distribution, hidden: [Int] = Array(0..<7), _ check: (Sample) -> Void
    ) {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            for alignment in [UIStackView.Alignment.fill, .leading, .center, .trailing, .firstBaseline] {
                for (spacing, hasMargins) in [(0, false), (7, true), (7, false)] {
                    for hidden in hidden {
                        check(
                            sample(
                                Setting(
                                    axis: axis, distribution: distribution, alignment: alignment,
                                    spacing: CGFloat(spacing), hidden: hidden, hasMargins: hasMargins)))
                    }
                }
            }
        }
    }

    private func same(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= 0.51 }

    @Test(arguments: distributions) func reachesBothEnds(distribution: UIStackView.Distribution) {
        forEachSetting(distribution) { sample in
            let frames = sample.shown.map { sample.along($0.frame) }
            let canvas = sample.along(sample.canvas)
            #expect(same(frames.first?.lowerBound ?? 0, canvas.lowerBound), "\(sample.setting)")
            #expect(same(frames.last?.upperBound ?? 0, canvas.upperBound), "\(sample.setting)")
        }
    }

    @Test(arguments: distributions) func keepsTheSpacing(distribution: UIStackView.Distribution) {
        forEachSetting(distribution) { sample in
            let isExact = distribution != .equalSpacing && distribution != .equalCentering
            for gap in sample.gaps {
                let isKept =
                    isExact ? same(gap, sample.setting.spacing) : gap >= sample.setting.spacing - 0.51
                #expect(isKept, "\(sample.setting) \(sample.gaps)")
            }
        }
    }

    @Test func sharesAsTheDistributionSays() {
        forEachSetting(.fillEqually) { sample in
            #expect(sample.lengths.allSatisfy { same($0, sample.lengths[0]) }, "\(sample.setting)")
        }
        forEachSetting(.equalSpacing) { sample in
            #expect(sample.gaps.allSatisfy { same($0, sample.gaps[0]) }, "\(sample.setting)")
        }
        forEachSetting(.equalCentering) { sample in
            let centers = sample.shown.map { sample.along($0.frame) }.map {
                ($0.lowerBound + $0.upperBound) / 2
            }
            let steps = zip(centers, centers.dropFirst()).map { $1 - $0 }
            #expect(steps.allSatisfy { abs($0 - steps[0]) <= 1.1 }, "\(sample.setting) \(steps)")
        }
        forEachSetting(.fillProportionally, hidden: [0]) { sample in
            guard sample.setting.spacing == 0 else { return }
            #expect(same(sample.lengths[1], 2 * sample.lengths[0]), "\(sample.setting) \(sample.lengths)")
        }
    }

    @Test(arguments: distributions) func alignsAcross(distribution: UIStackView.Distribution) {
        forEachSetting(distribution) { sample in
            let canvas = sample.across(sample.canvas)
            for view in sample.shown {
                let place = sample.across(view.frame)
                #expect(place.lowerBound >= canvas.lowerBound - 0.51, "\(sample.setting)")
                if !sample.setting.isByBaselines {
                    #expect(place.upperBound <= canvas.upperBound + 0.51, "\(sample.setting)")
                }
                switch sample.setting.alignment {
                case .fill:
                    #expect(same(place.upperBound - place.lowerBound, canvas.upperBound - canvas.lowerBound))
                case .leading: #expect(same(place.lowerBound, canvas.lowerBound))
                case .trailing: #expect(same(place.upperBound, canvas.upperBound))
                case .center:
                    #expect(
                        same(
                            (place.lowerBound + place.upperBound) / 2,
                            (canvas.lowerBound + canvas.upperBound) / 2))
                default: break
                }
            }
        }
    }

    @Test(arguments: distributions) func hiddenViewsHaveNoLength(distribution: UIStackView.Distribution) {
        forEachSetting(distribution) { sample in
            for view in sample.stack.arrangedSubviews where view.isHidden {
                let place = sample.along(view.frame)
                #expect(place.lowerBound == place.upperBound, "\(sample.setting)")
            }
        }
    }

    @Test(arguments: distributions) func baselinesAreOneLineInRows(distribution: UIStackView.Distribution) {
        for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
            let setting = Setting(
                axis: .horizontal, distribution: distribution, alignment: alignment, spacing: 3, hidden: 0,
                hasMargins: false)
            let lines = sample(setting).shown.map { view in
                alignment == .firstBaseline
                    ? view.frame.minY + view.firstBaselineFromTop
                    : view.frame.maxY - view.lastBaselineFromBottom
            }
            #expect(lines.allSatisfy { same($0, lines[0]) }, "\(alignment) \(lines)")
        }
    }

    @Test(arguments: distributions) func isMirroredFromRightToLeft(distribution: UIStackView.Distribution) {
        for alignment in [UIStackView.Alignment.fill, .leading, .trailing, .center] {
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                let setting = Setting(
                    axis: axis, distribution: distribution, alignment: alignment, spacing: 7, hidden: 2,
                    hasMargins: false)
                let (plain, mirrored) = (sample(setting), sample(setting, rightToLeft: true))
                for (a, b) in zip(plain.shown, mirrored.shown) {
                    #expect(same(a.frame.minX, plain.stack.bounds.width - b.frame.maxX), "\(setting)")
                    #expect(a.frame.minY == b.frame.minY && a.frame.size == b.frame.size, "\(setting)")
                }
            }
        }
    }
}

/// A view with an intrinsic size and baselines.
private final class TextualSizedView: UIView {
    let size: CGSize

    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
    override var firstBaselineFromTop: CGFloat { 12 }
    override var lastBaselineFromBottom: CGFloat { 4 }
}
