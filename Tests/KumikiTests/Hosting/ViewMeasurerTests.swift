import Testing
import UIKit

@testable import Kumiki

private struct Remark: Identifiable, Equatable {
    let id: Int
    var text = "Naha!"
}

private final class RemarkView: UIView, ReusableViewType {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        addFilling(label)
    }

    required init?(coder: NSCoder) { nil }
}

private enum RemarkMaker: BackingViewMaker {
    static func make() -> RemarkView { RemarkView() }
    static var layout: HostingLayout {
        HostingLayout(insets: NSDirectionalEdgeInsets(top: 10, leading: 0, bottom: 10, trailing: 0))
    }
}

@MainActor @Suite struct ViewMeasurerTests {
    private let measurer = ViewMeasurer<RemarkMaker>()
    private let long = String(repeating: "Some words that fill a line. ", count: 10)

    private func height(
        _ remark: Remark, width: CGFloat = 300, text: UIContentSizeCategory = .large
    ) -> CGFloat {
        let traits = UITraitCollection(preferredContentSizeCategory: text)
        return measurer.size(of: remark, width: width, in: traits) { $0.label.text = $1.text }.height
    }

    @Test func aSizeIsTheWidthGivenAndTheHeightNeeded() {
        let size = measurer.size(of: Remark(id: 1), width: 300, in: UITraitCollection()) {
            $0.label.text = $1.text
        }
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.text = "Naha!"
        #expect(size.width == 300)
        #expect(abs(size.height - label.intrinsicContentSize.height - 20) < 0.001)
    }

    @Test func anItemIsMeasuredOnce() {
        #expect(height(Remark(id: 1)) == height(Remark(id: 1)))
        #expect(measurer.measurements == 1)
    }

    @Test func anItemThatLooksOtherwiseIsMeasuredAnew() {
        #expect(height(Remark(id: 1)) < height(Remark(id: 1, text: long)))
        #expect(measurer.measurements == 2)
    }

    @Test func everyWidthIsMeasured() {
        #expect(height(Remark(id: 1, text: long), width: 150) > height(Remark(id: 1, text: long), width: 300))
        #expect(measurer.measurements == 2)
    }

    @Test func everyTextSizeIsMeasured() {
        #expect(height(Remark(id: 1), text: .large) < height(Remark(id: 1), text: .accessibilityLarge))
        #expect(measurer.measurements == 2)
    }

    @Test func whatIsForgottenIsMeasuredAnew() {
        _ = height(Remark(id: 1))
        _ = height(Remark(id: 2))
        measurer.forget(1)
        _ = height(Remark(id: 1))
        _ = height(Remark(id: 2))
        #expect(measurer.measurements == 3)
    }

    @Test func noMoreThanTheLimitIsRemembered() {
        let measurer = ViewMeasurer<RemarkMaker>(limit: 2)
        for id in [1, 2, 3, 1] {
            _ = measurer.size(of: Remark(id: id), width: 300, in: UITraitCollection()) { _, _ in }
        }
        #expect(measurer.measurements == 4)
    }
}
