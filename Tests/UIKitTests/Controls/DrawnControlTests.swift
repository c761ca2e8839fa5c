import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Color wells, pop-up buttons, vibrant content and thumbs look as iOS draws them.
@MainActor @Suite struct DrawnControlTests {
    private func color(_ view: UIView, at x: CGFloat, _ y: CGFloat, size: CGSize) -> UInt32? {
        Picture.color(of: Picture.window(view, size: size), at: CGPoint(x: x, y: y))
    }

    @Test func aColorWellShowsItsColorInARingOfHues() {
        let well = UIColorWell(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
        #expect(well.intrinsicContentSize == CGSize(width: 28, height: 28))
        well.selectedColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        let size = CGSize(width: 28, height: 28)
        #expect(color(well, at: 14, 14, size: size) == 0x0000FF)
        #expect(color(well, at: 26.5, 14, size: size) != color(well, at: 1.5, 14, size: size))
        #expect(color(well, at: 14, 3.5, size: size) == 0xFFFFFF)
    }

    @Test func theUserChoosesTheColorOfAWell() throws {
        let glass = Glass()
        glass.window.rootViewController = UIViewController()
        let well = UIColorWell(frame: CGRect(x: 20, y: 100, width: 28, height: 28))
        var changes = 0
        well.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        glass.window.rootViewController?.view.addSubview(well)
        glass.user.tap(well)
        let picker = try #require(
            glass.window.rootViewController?.presentedViewController as? UIColorPickerViewController)
        picker.choose(.red)
        #expect(well.selectedColor == .red && changes == 1)
    }

    /// Returns the color of the disc behind the first of the month, which is today in an inline date picker.
    private func disc(_ change: (UIDatePicker) -> Void) -> UInt32? {
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 350, height: 344))
        (picker.datePickerMode, picker.preferredDatePickerStyle) = (.date, .inline)
        change(picker)
        let day = CalendarMonth(picker, picker.texts).center(ofDay: picker.texts.day)
        return color(picker, at: day.x - 18, day.y, size: picker.bounds.size)
    }

    @Test func aCalendarShowsTodayInTheTintColorWhenItIsChosen() {
        let tint: UInt32 = 0x007AFF
        #expect(disc { _ in } == tint)
        #expect(disc { $0.date += 86_400 } == 0xD1E7FF)
        #expect(disc { $0.isEnabled = false } != tint)
    }

    @Test func symbolsOfDisabledButtonsAreAsGrayAsTheirTitles() {
        func color(_ type: UIButton.ButtonType, enabled: Bool) -> UInt32? {
            let button = UIButton(type: type)
            button.setImage(UIImage(systemName: "square.fill"), for: .normal)
            button.isEnabled = enabled
            button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            return self.color(button, at: 20, 20, size: CGSize(width: 40, height: 40))
        }
        #expect(color(.system, enabled: true) == 0x007AFF)
        #expect(color(.system, enabled: false) == 0xC4C4C7)
        #expect(color(.custom, enabled: false) == 0x7FBCFF)
    }

    private func popUp(_ configuration: UIButton.Configuration) -> UIButton {
        let button = UIButton(configuration: configuration)
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        button.menu = UIMenu(children: [UIAction(title: "One") { _ in }, UIAction(title: "Three") { _ in }])
        return button
    }

    @Test func aPopUpButtonShowsItsChoiceAndASign() {
        let plain = UIButton(configuration: .gray())
        plain.configuration?.title = "One"
        let button = popUp(.gray())
        #expect(button.configuration?.title == "One")
        #expect(button.intrinsicContentSize.width > plain.intrinsicContentSize.width + 8)
        button.configuration?.indicator = .none
        #expect(button.intrinsicContentSize == plain.intrinsicContentSize)
    }

    @Test func theSignStandsAtTheTrailingEnd() throws {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            let button = popUp(.gray())
            button.frame.size = button.intrinsicContentSize
            let window = Picture.window(button, size: button.bounds.size, direction: direction)
            window.layoutIfNeeded()
            let sign = try #require(button.subviews.compactMap { $0 as? UIImageView }.first)
            #expect((sign.frame.midX > button.bounds.midX) == (direction == .leftToRight))
            #expect(button.bounds.contains(sign.frame))
        }
    }

    @Test func vibrantContentHasTheColorOfItsMaterial() {
        let blur = UIBlurEffect(style: .systemMaterialDark)
        let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label))
        view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        let block = UIView(frame: view.bounds)
        block.backgroundColor = .red
        view.contentView.addSubview(block)
        let host = UIView(frame: view.bounds)
        host.backgroundColor = .black
        host.addSubview(view)
        let light = color(host, at: 10, 10, size: CGSize(width: 20, height: 20)) ?? 0
        #expect(light >> 16 == light & 0xFF && light & 0xFF > 0xC0)
        view.effect = blur
        let plain = color(host, at: 10, 10, size: CGSize(width: 20, height: 20)) ?? 0
        #expect(plain >> 16 > 0xF0 && plain & 0xFF < 0x40)
    }

    @Test func theShadowOfAThumbFallsBeyondASwitch() {
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
        let control = UISwitch(frame: CGRect(x: 10, y: 10, width: 51, height: 31))
        host.addSubview(control)
        let below = color(host, at: 25.5, 42, size: host.bounds.size) ?? 0xFFFFFF
        #expect(below < 0xFFFFFF && below != 0)
    }

    @Test func theTrackDoesNotShineThroughADisabledThumb() {
        let control = UISwitch()
        control.isOn = true
        control.isEnabled = false
        #expect(color(control, at: 36, 15, size: CGSize(width: 51, height: 31)) == 0xFFFFFF)
    }
}
