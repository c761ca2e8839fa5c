import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// All controls on one sheet, for visual inspection: set `KUMIKI_SPECIMENS` to a folder to write the pictures.
@MainActor
@Suite struct SpecimenSheet {
    private static let folder = ProcessInfo.processInfo.environment["KUMIKI_SPECIMENS"]

    @Test(arguments: [
        ("light", UIUserInterfaceStyle.light, UITraitEnvironmentLayoutDirection.leftToRight, true),
        ("dark", .dark, .leftToRight, true), ("rtl", .light, .rightToLeft, true),
        ("disabled", .light, .leftToRight, false), ("disabled-dark", .dark, .leftToRight, false),
    ])
    func draws(
        name: String, style: UIUserInterfaceStyle, direction: UITraitEnvironmentLayoutDirection,
        isEnabled: Bool
    ) throws {
        let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 1150))
        let window = Picture.window(sheet, size: sheet.bounds.size, style: style, direction: direction)
        fill(sheet)
        for case let control as UIControl in sheet.subviews where !isEnabled { control.isEnabled = false }
        window.layoutIfNeeded()
        let image = try #require(Picture.image(of: window))
        guard let folder = Self.folder else { return }
        try image.pngData()?.write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
    }

    private func fill(_ sheet: UIView) {
        var y: CGFloat = 16
        for row in rows() {
            var x: CGFloat = 16
            var height: CGFloat = 0
            for view in row {
                sheet.addSubview(view)
                var size = view.bounds.size
                if size.width == 0 { size.width = max(view.intrinsicContentSize.width, 0) }
                if size.height == 0 { size.height = max(view.intrinsicContentSize.height, 0) }
                view.frame = CGRect(x: x, y: y, width: size.width, height: size.height)
                x += size.width + 14
                height = max(height, size.height)
            }
            y += height + 14
        }
    }

    private func rows() -> [[UIView]] {
        [
            labels(), legacyButtons(), configurations(), otherConfigurations(), switches(), sliders(),
            fields(),
            segments(), progress(), [search(.default), search(.minimal)], [textView(), blur()],
            [wheels(.date), wheels(.dateAndTime)], [picker(.compact), picker(.inline)],
        ]
    }

    private func labels() -> [UIView] {
        let plain = UILabel()
        plain.text = "Label 17"
        let body = UILabel()
        body.text = "Headline"
        body.font = .preferredFont(forTextStyle: .headline)
        let cut = UILabel()
        cut.text = "Truncated at the tail of it"
        cut.frame.size.width = 120
        let disabled = UILabel()
        disabled.text = "Disabled"
        disabled.isEnabled = false
        let shadow = UILabel()
        shadow.text = "Shadow"
        shadow.shadowColor = .systemGray
        shadow.shadowOffset = CGSize(width: 1, height: 1)
        let wrapped = UILabel()
        wrapped.numberOfLines = 0
        wrapped.preferredMaxLayoutWidth = 150
        wrapped.text = "Two lines of centred text, no more"
        wrapped.textAlignment = .center
        let star = UIImageView(image: UIImage(systemName: "star.fill"))
        return [plain, body, cut, disabled, shadow, wrapped, star]
    }

    private func legacyButtons() -> [UIView] {
        let system = UIButton(type: .system)
        system.setTitle("System", for: .normal)
        let disabled = UIButton(type: .system)
        disabled.setTitle("Disabled", for: .normal)
        disabled.isEnabled = false
        let image = UIButton(type: .system)
        image.setTitle("Image", for: .normal)
        image.setImage(UIImage(systemName: "heart.fill"), for: .normal)
        let custom = UIButton(type: .custom)
        custom.setTitle("Custom", for: .normal)
        custom.backgroundColor = .systemIndigo
        return [system, disabled, image, custom]
            + [UIButton.ButtonType.infoLight, .contactAdd, .close].map { UIButton(type: $0) }
    }

    private func configurations() -> [UIView] {
        let looks: [(String, UIButton.Configuration)] = [
            ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
        ]
        var views: [UIView] = looks.map { title, look in
            var look = look
            look.title = title
            return UIButton(configuration: look)
        }
        var off = UIButton.Configuration.filled()
        off.title = "Disabled"
        let disabled = UIButton(configuration: off)
        disabled.isEnabled = false
        views.append(disabled)
        return views
    }

    private func otherConfigurations() -> [UIView] {
        var subtitle = UIButton.Configuration.filled()
        (subtitle.title, subtitle.subtitle) = ("Title", "And a subtitle")
        subtitle.cornerStyle = .large
        var capsule = UIButton.Configuration.filled()
        (capsule.title, capsule.cornerStyle) = ("Capsule", .capsule)
        capsule.image = UIImage(systemName: "cart")
        capsule.imagePadding = 6
        capsule.buttonSize = .large
        var busy = UIButton.Configuration.tinted()
        (busy.title, busy.showsActivityIndicator, busy.imagePadding) = ("Busy", true, 6)
        var stacked = UIButton.Configuration.gray()
        (stacked.title, stacked.imagePlacement) = ("Top", .top)
        stacked.image = UIImage(systemName: "house")
        return [subtitle, capsule, busy, stacked].map { UIButton(configuration: $0) }
    }

    private func switches() -> [UIView] {
        let on = UISwitch()
        on.isOn = true
        let disabled = UISwitch()
        disabled.isOn = true
        disabled.isEnabled = false
        let stepper = UIStepper()
        stepper.value = 5
        let medium = UIActivityIndicatorView(style: .medium)
        let large = UIActivityIndicatorView(style: .large)
        medium.startAnimating()
        large.startAnimating()
        return [on, UISwitch(), disabled, stepper, UIStepper(), medium, large]
    }

    private func sliders() -> [UIView] {
        [Float(0), 0.4, 1].map { value in
            let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 180, height: 31))
            slider.value = value
            if value == 1 { slider.minimumValueImage = UIImage(systemName: "speaker") }
            return slider
        }
    }

    private func fields() -> [UIView] {
        let looks: [(UITextField.BorderStyle, String?, String?)] = [
            (.roundedRect, "Text", nil), (.roundedRect, nil, "Placeholder"), (.line, "Line", nil),
            (.bezel, "Bezel", nil), (.none, "Borderless", nil), (.roundedRect, "secret", nil),
        ]
        return looks.map { border, text, placeholder in
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 110, height: 34))
            (field.borderStyle, field.text, field.placeholder) = (border, text, placeholder)
            field.isSecureTextEntry = text == "secret"
            if text == "Text" { field.clearButtonMode = .always }
            return field
        }
    }

    private func segments() -> [UIView] {
        let control = UISegmentedControl(items: ["First", "Second", "Third"])
        control.selectedSegmentIndex = 0
        let four = UISegmentedControl(items: ["A", "B", "C", "D"])
        four.frame.size.width = 250
        four.selectedSegmentIndex = 3
        return [control, four]
    }

    private func progress() -> [UIView] {
        let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
        bar.progress = 0.6
        let pages = UIPageControl()
        (pages.numberOfPages, pages.currentPage) = (5, 1)
        pages.backgroundColor = .systemGray2
        return [bar, pages]
    }

    private func search(_ style: UISearchBar.Style) -> UIView {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 370, height: 56))
        (bar.searchBarStyle, bar.placeholder, bar.showsCancelButton) = (style, "Search", style == .minimal)
        return bar
    }

    private func textView() -> UIView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 80))
        view.font = .preferredFont(forTextStyle: .body)
        view.backgroundColor = .secondarySystemBackground
        view.text = "A text view with enough text to be broken into several lines of body font."
        return view
    }

    private func blur() -> UIView {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        view.frame.size = CGSize(width: 60, height: 60)
        let ground = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 80))
        ground.backgroundColor = .systemOrange
        let stripe = UIView(frame: CGRect(x: 30, y: 0, width: 20, height: 80))
        stripe.backgroundColor = .systemBlue
        ground.addSubview(stripe)
        ground.addSubview(view)
        return ground
    }

    private func wheels(_ mode: UIDatePicker.Mode) -> UIView {
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 370, height: 216))
        (picker.datePickerMode, picker.preferredDatePickerStyle) = (mode, .wheels)
        return picker
    }

    private func picker(_ style: UIDatePickerStyle) -> UIView {
        let picker = UIDatePicker()
        (picker.datePickerMode, picker.preferredDatePickerStyle) = (.dateAndTime, style)
        picker.frame.size = picker.intrinsicContentSize
        return picker
    }
}
