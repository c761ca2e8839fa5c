import Kumiki
import UIKit

extension CodeInterfaceBuilderKey {
    static let settings = CodeInterfaceBuilderKey(rawValue: "settings")
}

/// The layout of the settings: what `SettingsViewController.storyboard` says with a static table.
@MainActor
enum SettingsLayouts {
    static func register() {
        CodeInterfaceBuilder.register(.settings) { parts in
            let table = UITableView(frame: .zero, style: .insetGrouped)
            table.backgroundColor = UIColor(named: "Sand")
            table.accessibilityIdentifier = "settings"
            table.sectionHeaderHeight = 18
            table.sectionFooterHeight = 18
            let rows = StaticRows([appearance(parts), notices(parts), downloads(parts), about()])
            parts["rows"] = rows
            table.dataSource = rows
            return table
        }
    }

    // MARK: - Sections

    private static func appearance(_ parts: InterfaceParts) -> StaticRows.Section {
        let theme = Drawn.placed(UISegmentedControl(items: ["Day", "Night", "Automatic"].map(Texts.here)))
        parts["themeControl"] = theme
        let slider = Drawn.placed(UISlider())
        slider.tintColor = UIColor(named: "Coral")
        let scale = UIImage.SymbolConfiguration(scale: .medium)
        slider.minimumValueImage = UIImage(systemName: "sun.min.fill", withConfiguration: scale)
        slider.maximumValueImage = UIImage(systemName: "sun.max.fill", withConfiguration: scale)
        parts["brightnessSlider"] = slider
        return StaticRows.Section(
            header: Texts.here("Appearance"),
            footer: Texts.here("The night theme follows the sunset in Naha."),
            cells: [row(52, theme), row(56, slider)])
    }

    private static func notices(_ parts: InterfaceParts) -> StaticRows.Section {
        let picker = Drawn.placed(UIDatePicker())
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .compact
        picker.tintColor = UIColor(named: "Lagoon")
        parts["quietDatePicker"] = picker
        let (comments, typhoons) = (toggle("Lagoon"), toggle("Coral"))
        parts["commentsSwitch"] = comments
        parts["typhoonsSwitch"] = typhoons
        return StaticRows.Section(
            header: Texts.here("Notices"),
            cells: [
                row(51, label("Comments on my videos"), comments),
                row(51, label("Typhoon warnings"), typhoons),
                row(51, label("Quiet until"), picker),
            ])
    }

    private static func downloads(_ parts: InterfaceParts) -> StaticRows.Section {
        let kept = label("")
        let stepper = Drawn.placed(UIStepper())
        stepper.minimumValue = 1
        stepper.maximumValue = 20
        stepper.value = 5
        parts["keptLabel"] = kept
        parts["keptStepper"] = stepper
        let spinner = Drawn.placed(UIActivityIndicatorView(style: .medium))
        spinner.startAnimating()
        return StaticRows.Section(
            header: Texts.here("Downloads"),
            footer: Texts.here("Videos are kept for sailing without a network."),
            cells: [
                row(51, kept, stepper), row(62, space(parts)),
                row(51, label("Looking for new videos"), spinner),
            ])
    }

    private static func about() -> StaticRows.Section {
        let thanks = cell(.default, "Acknowledgements")
        thanks.imageView?.image = UIImage(systemName: "heart")
        thanks.imageView?.tintColor = UIColor(named: "Lagoon")
        thanks.imageView?.contentMode = .center
        thanks.selectionStyle = .default
        thanks.accessoryType = .disclosureIndicator
        return StaticRows.Section(
            header: Texts.here("About"),
            cells: [
                thanks, cell(.value1, "Version", "1.0", size: 17),
                cell(.subtitle, "Made by the sea", "Parts that fit, and no nails", size: 12),
            ])
    }

    // MARK: - Rows

    private static func label(_ text: String) -> UILabel {
        let label = Drawn.label(text, .body, "Ink")
        label.setContentCompressionResistancePriority(Drawn.yielding, for: .horizontal)
        return label
    }

    private static func toggle(_ color: String) -> UISwitch {
        let toggle = Drawn.placed(UISwitch())
        toggle.isOn = true
        toggle.onTintColor = UIColor(named: color)
        return toggle
    }

    private static func space(_ parts: InterfaceParts) -> UIView {
        let title = Drawn.label("Space in use", .body, "Ink")
        title.setContentHuggingPriority(.defaultLow, for: .horizontal)
        let amount = Drawn.label("1.2 of 4 GB", .footnote, "Mist")
        let bar = Drawn.placed(UIProgressView())
        bar.setContentHuggingPriority(.defaultHigh, for: .vertical)
        bar.progressTintColor = UIColor(named: "Lagoon")
        bar.trackTintColor = UIColor(named: "Shallows")
        parts["spaceBar"] = bar
        return Drawn.stack(
            .vertical, 8, Drawn.stack(.horizontal, 8, alignment: .center, title, amount), bar)
    }

    /// A row of UIKit's own styles.
    private static func cell(
        _ style: UITableViewCell.CellStyle, _ title: String, _ detail: String? = nil, size: CGFloat = 17
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.backgroundColor = UIColor(named: "Shell")
        cell.selectionStyle = .none
        cell.textLabel?.text = Texts.here(title)
        cell.textLabel?.font = .systemFont(ofSize: 17)
        cell.textLabel?.textColor = UIColor(named: "Ink")
        cell.detailTextLabel?.text = detail.map(Texts.here)
        cell.detailTextLabel?.font = .systemFont(ofSize: size)
        cell.detailTextLabel?.textColor = UIColor(named: "Mist")
        return cell
    }

    /// A row of a height with one view across, or with one at either side.
    private static func row(_ height: CGFloat, _ first: UIView, _ last: UIView? = nil) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.backgroundColor = UIColor(named: "Shell")
        cell.selectionStyle = .none
        cell.contentView.addSubview(first)
        if let last { cell.contentView.addSubview(last) }
        let (content, margins) = (cell.contentView, cell.contentView.layoutMarginsGuide)
        let tall = content.heightAnchor.constraint(equalToConstant: height)
        // The table sets the height while it measures.
        tall.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            tall,
            first.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            first.centerYAnchor.constraint(equalTo: content.centerYAnchor),
            margins.trailingAnchor.constraint(equalTo: (last ?? first).trailingAnchor),
        ])
        last?.leadingAnchor.constraint(greaterThanOrEqualTo: first.trailingAnchor, constant: 8).isActive =
            true
        last?.centerYAnchor.constraint(equalTo: content.centerYAnchor).isActive = true
        return cell
    }
}
