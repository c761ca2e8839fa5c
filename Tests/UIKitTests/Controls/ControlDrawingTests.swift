import CoreGraphics
import Testing

@testable import UIKit

@MainActor
@Suite struct ControlDrawingTests {
    private func color(_ view: UIView, at x: CGFloat, _ y: CGFloat, dark: Bool = false) -> UInt32? {
        if view.bounds.isEmpty { view.frame.size = view.intrinsicContentSize }
        let size = CGSize(width: view.bounds.width, height: view.bounds.height)
        let window = Picture.window(view, size: size, style: dark ? .dark : .light)
        return Picture.color(of: window, at: CGPoint(x: x, y: y))
    }

    @Test func switchIsGreenWhenOn() {
        let view = UISwitch()
        view.isOn = true
        #expect(color(view, at: 8, 15) == 0x34C759)
    }

    @Test func switchFollowsDarkAppearance() {
        let view = UISwitch()
        view.isOn = true
        #expect(color(view, at: 8, 15, dark: true) == 0x30D158)
    }

    @Test func switchTakesItsTint() {
        let view = UISwitch()
        view.isOn = true
        view.onTintColor = .systemOrange
        #expect(color(view, at: 8, 15) == 0xFF9500)
    }

    @Test func filledButtonsAreTinted() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Go"
        let button = UIButton(configuration: configuration)
        #expect(color(button, at: 6, 17) == 0x007AFF)
    }

    @Test func progressFillsItsPart() {
        let view = UIProgressView(progressViewStyle: .default)
        view.frame.size.width = 100
        view.progress = 0.5
        #expect(color(view, at: 40, 2) == 0x007AFF)
        #expect(color(view, at: 80, 2) != 0x007AFF)
    }

    @Test func templatesAreTinted() {
        let square = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
            UIColor.black.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        let view = UIImageView(image: square.withRenderingMode(.alwaysTemplate))
        view.tintColor = .systemRed
        #expect(color(view, at: 5, 5) == 0xFF3B30)
    }

    @Test func imagesReachBeyondTheirView() {
        let square = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        let view = UIImageView(image: square)
        view.contentMode = .center
        view.frame = CGRect(x: 20, y: 20, width: 4, height: 4)
        let window = Picture.window(view, size: CGSize(width: 60, height: 60))
        #expect(Picture.color(of: window, at: CGPoint(x: 15, y: 15)) == 0x0000FF)
        view.clipsToBounds = true
        #expect(Picture.color(of: window, at: CGPoint(x: 15, y: 15)) == 0xFFFFFF)
    }

    @Test func actionsRunForTheirEvents() {
        let button = UIButton(type: .system)
        var count = 0
        button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .touchDown)
        #expect(count == 1)
    }

    @Test func theShadowOfTheChosenSegmentEndsAtTheRoundTrack() {
        let control = UISegmentedControl(items: ["One", "Two"])
        control.frame.size = CGSize(width: 200, height: 32)
        control.selectedSegmentIndex = 1
        #expect(color(control, at: 199.5, 31.5) == 0xFFFFFF)
    }

    /// A translucent ring and handle that overlapped would be darker where they meet.
    @Test func theMagnifierOfASearchFieldHasOneColor() throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
        bar.searchBarStyle = .minimal
        let window = Picture.window(bar, size: bar.bounds.size, style: .light)
        let darkest = try (30...100).flatMap { x in
            try (40...120).map { y in
                try #require(Picture.color(of: window, at: CGPoint(x: CGFloat(x) / 3, y: CGFloat(y) / 3)))
                    & 0xFF
            }
        }.min()
        #expect(try #require(darkest) >= 0x80)
    }

    @Test(arguments: ["house", "cloud"])
    func symbolsFillTheirImages(name: String) {
        let view = UIImageView(image: UIImage(systemName: name))
        view.tintColor = .red
        let window = Picture.window(view, size: view.bounds.size, style: .light)
        for x in [0.6, view.bounds.width - 0.6] {
            let column = stride(from: 0.5, to: view.bounds.height, by: 0.25)
            #expect(column.contains { Picture.color(of: window, at: CGPoint(x: x, y: $0)) != 0xFFFFFF })
        }
    }

    @Test func theMagnifierIsAnImageViewWithATint() throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
        bar.searchBarStyle = .minimal
        let view = try #require(bar.searchTextField.leftView as? UIImageView)
        view.tintColor = .red
        let window = Picture.window(bar, size: bar.bounds.size, style: .light)
        #expect(view.convert(view.bounds, to: bar) == CGRect(x: 16, y: 19, width: 18, height: 18))
        let colors = (48...102).flatMap { x in
            (57...111).map { Picture.color(of: window, at: CGPoint(x: CGFloat(x) / 3, y: CGFloat($0) / 3)) }
        }
        #expect(colors.contains(0xFF0000))
    }

    @Test func withoutTheMagnifierTheTextBeginsAtTheBorder() {
        let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
        #expect(field.textRect(forBounds: field.bounds).minX == 30)
        field.leftViewMode = .never
        #expect(field.textRect(forBounds: field.bounds).minX == 7)
    }

    @Test func anImageReplacesTheMagnifier() throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
        let image = try #require(UIImage(systemName: "star"))
        bar.setImage(image, for: .search, state: .normal)
        #expect((bar.searchTextField.leftView as? UIImageView)?.image === image)
    }

    @Test func theIconForResultsIsInTheField() throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
        bar.showsSearchResultsButton = true
        bar.setImage(UIImage(systemName: "mic.fill"), for: .resultsList, state: .normal)
        bar.layoutIfNeeded()
        bar.searchTextField.layoutIfNeeded()
        let icon = try #require(bar.searchTextField.rightView)
        #expect(icon.frame.width > 5 && icon.frame.maxX == bar.searchTextField.bounds.maxX - 8)
    }

    @Test func segmentsHaveARoundedBackground() {
        let control = UISegmentedControl(items: ["One", "Two"])
        control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
        control.backgroundColor = .red
        #expect(color(control, at: 150, 4) == 0xFF0000)
        #expect(color(control, at: 0.4, 0.4) == 0xFFFFFF)
    }

    @Test func roundedFieldsFillTheirBorderWithTheBackgroundColor() {
        for field in [UITextField(), UISearchTextField()] {
            field.frame = CGRect(x: 0, y: 0, width: 100, height: 36)
            field.backgroundColor = .red
            field.borderStyle = .roundedRect
            #expect(color(field, at: 60, 18) == 0xFF0000)
            #expect(color(field, at: 0.4, 0.4) == 0xFFFFFF)
        }
    }

    @Test func segmentsShareTheWidthBetweenTheirLines() {
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        let rects = control.segmentRects(in: CGRect(x: 0, y: 0, width: 302, height: 32))
        #expect(rects.map(\.minX) == [0, 101, 202])
        #expect(rects.map(\.width) == [100, 100, 100])
    }

    /// The dots of a picture of iOS 17.5, which are 17⅔ points apart.
    @Test func dotsOfPagesAre17AndTwoThirdsPointsApart() throws {
        let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 120, height: 26))
        pages.numberOfPages = 3
        pages.pageIndicatorTintColor = .black
        pages.currentPageIndicatorTintColor = .black
        let window = Picture.window(pages, size: pages.bounds.size, style: .light)
        let dark = try (0..<360).filter { x in
            try #require(Picture.color(of: window, at: CGPoint(x: (CGFloat(x) + 0.5) / 3, y: 13))) & 0xFF
                < 0x40
        }
        let starts = dark.filter { !dark.contains($0 - 1) }
        #expect(starts.count == 3)
        #expect(abs(try #require(starts.last) - starts[0] - 106) <= 1)
    }
}
