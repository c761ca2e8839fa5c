import CoreGraphics
import Testing

@testable import UIKit

/// Sizes that Interface Builder saved for controls.
@MainActor
@Suite struct IntrinsicSizeTests {
    @Test(arguments: [
        (12, 27), (13, 28), (14, 29), (15, 30), (16, 32), (17, 33), (18, 34), (20, 36), (22, 39), (24, 41),
        (25, 42),
    ])
    func systemButton(pointSize: CGFloat, height: CGFloat) {
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: pointSize)
        #expect(button.intrinsicContentSize.height == height)
    }

    @Test func systemButtonOf15Points() {
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        _ = Picture.window(button, size: CGSize(width: 100, height: 100))
        #expect(button.intrinsicContentSize == CGSize(width: 46, height: 30))
    }

    @Test func shortTitlesLeaveThirtyPoints() {
        let button = UIButton(type: .system)
        button.setTitle("x", for: .normal)
        #expect(button.intrinsicContentSize.width == 30)
    }

    @Test(arguments: [(UIButton.ButtonType.infoLight, 25.0, 24.0), (.contactAdd, 25, 24), (.close, 30, 30)])
    func signs(type: UIButton.ButtonType, width: CGFloat, height: CGFloat) {
        #expect(UIButton(type: type).intrinsicContentSize == CGSize(width: width, height: height))
    }

    @Test(arguments: [(2.0, 34.5), (3.0, 34.333333333333336)])
    func configuredButton(scale: CGFloat, height: CGFloat) {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Button"
        let button = UIButton(configuration: configuration)
        _ = Picture.window(button, size: CGSize(width: 200, height: 100), scale: scale)
        #expect(abs(button.intrinsicContentSize.height - height) < 0.001)
    }

    @Test func fixedControls() {
        #expect(UISwitch().intrinsicContentSize == CGSize(width: 49, height: 31))
        #expect(UISwitch().frame.size == CGSize(width: 51, height: 31))
        #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
        #expect(UISlider().intrinsicContentSize.height == 33)
        #expect(UISlider().sizeThatFits(CGSize(width: 382, height: 100)) == CGSize(width: 382, height: 34))
        #expect(UIProgressView(progressViewStyle: .default).intrinsicContentSize.height == 4)
        #expect(UIActivityIndicatorView(style: .medium).intrinsicContentSize == CGSize(width: 20, height: 20))
        #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize == CGSize(width: 37, height: 37))
        #expect(UIPickerView().intrinsicContentSize.height == 216)
        #expect(UISearchBar().intrinsicContentSize.height == 56)
        #expect(UISegmentedControl(items: ["A", "B"]).frame.height == 32)
    }

    @Test func searchFieldsGrowWithTheTextSize() {
        let bar = UISearchBar()
        bar.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
        bar.layoutIfNeeded()
        #expect(bar.intrinsicContentSize.height == 69)
    }

    /// Widths that Interface Builder saved.
    @Test(arguments: [
        (["Timestamp", "Hexadecimal"], 197.0), (["layer1", "layer2", "layer3", "layer4"], 231.0),
        (["Solid", "Gradient"], 145.0),
    ])
    func segments(titles: [String], width: Double) {
        #expect(abs(UISegmentedControl(items: titles).intrinsicContentSize.width - width) <= 2)
    }

    @Test func segmentsOfEarlierReleasesAreNarrower() {
        let old = ControlMetrics.canvas(build: 13_196)
        #expect(old.segmentMargins == 14 && old.segmentTitlesAreRegular)
    }

    @Test func plainFieldsOfEarlierReleasesAreTight() {
        let pixels = PixelRounding(scale: 2)
        #expect(
            ControlMetrics.canvas(build: 14_490).plainFieldHeight(line: 20.5, isSecret: false, pixels) == 21)
        #expect(ControlMetrics.current.plainFieldHeight(line: 20.5, isSecret: false, pixels) == 22)
    }

    @Test func titlesBesideImagesHaveNoMargin() {
        let button = UIButton(type: .custom)
        button.setTitle("SD", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in }
        button.setImage(image, for: .normal)
        #expect(button.intrinsicContentSize.height == 24)
    }

    @Test func pageControlOfThreePages() {
        #expect(UIPageControl().size(forNumberOfPages: 3) == CGSize(width: 116, height: 26))
    }

    @Test(arguments: [14.0, 17.0])
    func roundedField(pointSize: CGFloat) {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.font = .systemFont(ofSize: pointSize)
        _ = Picture.window(field, size: CGSize(width: 100, height: 100))
        #expect((34...34.5).contains(field.intrinsicContentSize.height))
    }

    @Test(arguments: [(14.0, 18.5), (16.0, 21.0), (17.0, 22.0), (18.0, 23.0)])
    func plainField(pointSize: CGFloat, height: CGFloat) {
        let field = UITextField()
        field.font = .systemFont(ofSize: pointSize)
        _ = Picture.window(field, size: CGSize(width: 100, height: 100))
        #expect(field.intrinsicContentSize.height == height)
    }

    @Test func textViewOfOneLine() {
        let view = UITextView()
        view.font = .systemFont(ofSize: 17)
        view.text = "One"
        _ = Picture.window(view, size: CGSize(width: 100, height: 100))
        #expect(view.sizeThatFits(CGSize(width: 100, height: 1000)).height == 36.5)
    }
}
