import CoreGraphics
import Testing

@testable import UIKit

@MainActor
@Suite struct FontMetricsTests {
    private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
        UITraitCollection(preferredContentSizeCategory: category)
    }

    @Test func nothingChangesAtTheSizeThatDevicesComeWith() {
        let metrics = UIFontMetrics(forTextStyle: .title1)
        #expect(metrics.scaledValue(for: 10, compatibleWith: traits(.large)) == 10)
        let font = UIFont.systemFont(ofSize: 30, weight: .bold)
        #expect(metrics.scaledFont(for: font, compatibleWith: traits(.large)).pointSize == 30)
    }

    @Test func fontsGrowAsTheStyleDoes() {
        let font = UIFont.systemFont(ofSize: 17, weight: .bold)
        let body = UIFontMetrics.default
        #expect(body.scaledFont(for: font, compatibleWith: traits(.extraExtraExtraLarge)).pointSize == 23)
        #expect(body.scaledFont(for: font, compatibleWith: traits(.extraSmall)).pointSize == 14)
        let title = UIFontMetrics(forTextStyle: .title1)
        #expect(
            title.scaledFont(for: font, compatibleWith: traits(.accessibilityExtraExtraExtraLarge)).pointSize
                == (17.0 * 58 / 28).rounded())
    }

    @Test func fontsGrowNoLargerThanAllowed() {
        let font = UIFont.systemFont(ofSize: 17)
        let large = traits(.accessibilityExtraExtraExtraLarge)
        #expect(
            UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 20, compatibleWith: large).pointSize
                == 20)
    }

    @Test func lengthsGrowAsTheLinesDo() {
        let large = traits(.extraExtraExtraLarge)
        #expect(UIFontMetrics.default.scaledValue(for: 22, compatibleWith: large) == 29)
    }

    @Test func labelsWithScaledFontsFollowTheTextSize() {
        let label = UILabel()
        label.font = UIFontMetrics.default.scaledFont(
            for: .systemFont(ofSize: 17), compatibleWith: traits(.large))
        label.adjustsFontForContentSizeCategory = true
        label.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        #expect(label.font.pointSize == 33)
        label.traitOverrides.preferredContentSizeCategory = .large
        #expect(label.font.pointSize == 17)
    }

    @Test func scaledFontsAreNotScaledAgain() {
        let once = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
        let (again, messages) = RuntimeDiagnostics.collect {
            UIFontMetrics.default.scaledFont(for: once)
        }
        #expect(again === once && messages.count == 1)
    }
}
