import Kumiki
import UIKit

/// The layout of the settings: the counterpart of the static table in `SettingsViewController.storyboard`.
struct SettingsLayout: CodeInterfaceBuilder {
    enum Key: String, CodeInterfaceBuilderKey { case settings }

    let view: UIView
    private let table = UITableView(frame: .zero, style: .insetGrouped)
    let themeControl = Drawn.placed(
        UISegmentedControl(items: ["Day", "Night", "Automatic"].map(Texts.here)))
    let brightnessSlider = Drawn.placed(UISlider())
    let quietDatePicker = Drawn.placed(UIDatePicker())
    let commentsSwitch = toggle("Lagoon")
    let typhoonsSwitch = toggle("Coral")
    let keptLabel = label("")
    let keptStepper = Drawn.placed(UIStepper())
    let spaceBar = Drawn.placed(UIProgressView())
    /// The data source, which the table references weakly.
    private(set) var rows = StaticRows([])

    init(key: Key) {
        view = table
        table.backgroundColor = UIColor(named: "Sand")
        table.accessibilityIdentifier = "settings"
        table.sectionHeaderHeight = 18
        table.sectionFooterHeight = 18
        rows = StaticRows([appearance(), notices(), downloads(), about()])
        table.dataSource = rows
    }

    // MARK: - Sections

    private func appearance() -> StaticRows.Section {
        brightnessSlider.tintColor = UIColor(named: "Coral")
        let scale = UIImage.SymbolConfiguration(scale: .medium)
        brightnessSlider.minimumValueImage = UIImage(systemName: "sun.min.fill", withConfiguration: scale)
        brightnessSlider.maximumValueImage = UIImage(systemName: "sun.max.fill", withConfiguration: scale)
        return StaticRows.Section(
            header: Texts.here("Appearance"),
            footer: Texts.here("The night theme follows the sunset in Naha."),
            cells: [row(52, themeControl), row(56, brightnessSlider)])
    }

    private func notices() -> StaticRows.Section {
        quietDatePicker.datePickerMode = .date
        quietDatePicker.preferredDatePickerStyle = .compact
        quietDatePicker.tintColor = UIColor(named: "Lagoon")
        return StaticRows.Section(
            header: Texts.here("Notices"),
            cells: [
                row(51, Self.label("Comments on my videos"), commentsSwitch),
                row(51, Self.label("Typhoon warnings"), typhoonsSwitch),
                row(51, Self.label("Quiet until"), quietDatePicker),
            ])
    }

    private func downloads() -> StaticRows.Section {
        keptStepper.minimumValue = 1
        keptStepper.maximumValue = 20
        keptStepper.value = 5
        let spinner = Drawn.placed(UIActivityIndicatorView(style: .medium))
        spinner.startAnimating()
        return StaticRows.Section(
            header: Texts.here("Downloads"),
            footer: Texts.here("Videos are kept for sailing without a network."),
            cells: [
                row(51, keptLabel, keptStepper), row(62, space()),
                row(51, Self.label("Looking for new videos"), spinner),
            ])
    }

    private func about() -> StaticRows.Section {
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

    private func space() -> UIView {
        let title = Drawn.label("Space in use", .body, "Ink")
        title.setContentHuggingPriority(.defaultLow, for: .horizontal)
        let amount = Drawn.label("1.2 of 4 GB", .footnote, "Mist")
        spaceBar.setContentHuggingPriority(.defaultHigh, for: .vertical)
        spaceBar.progressTintColor = UIColor(named: "Lagoon")
        spaceBar.trackTintColor = UIColor(named: "Shallows")
        return Drawn.stack(
            .vertical, 8, Drawn.stack(.horizontal, 8, alignment: .center, title, amount), spaceBar)
    }

    /// Returns a row with one of UIKit's styles.
    private func cell(
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

    /// Returns a row of a height with one view across, or with one at either side.
    private func row(_ height: CGFloat, _ first: UIView, _ last: UIView? = nil) -> UITableViewCell {
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
