import Kumiki
import UIKit

/// A static table: its content is in the storyboard, or in a layout in code; its values are in the user defaults.
///
/// It is a table view controller, and not a `CodeViewController`: any controller can get its view from a builder.
final class SettingsViewController: UITableViewController, Storyboardable {
    @IBOutlet private weak var themeControl: UISegmentedControl!
    @IBOutlet private weak var brightnessSlider: UISlider!
    @IBOutlet private var noticeSwitches: [UISwitch]!
    @IBOutlet private weak var quietDatePicker: UIDatePicker!
    @IBOutlet private weak var keptLabel: UILabel!
    @IBOutlet private weak var keptStepper: UIStepper!
    @IBOutlet private weak var spaceBar: UIProgressView!

    private enum Key: String {
        case theme, brightness, comments, typhoons, quietDate, kept
    }

    private let defaults = UserDefaults.standard
    private let builderKey: SettingsLayout.Key?
    /// The rows, which the table references weakly.
    private var rows: StaticRows?

    init(builderKey: SettingsLayout.Key) {
        self.builderKey = builderKey
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        builderKey = nil
        super.init(coder: coder)
    }

    override func loadView() {
        guard let builderKey else { return super.loadView() }
        let layout = SettingsLayout(key: builderKey)
        view = layout.view
        bind(layout)
    }

    private func bind(_ layout: SettingsLayout) {
        rows = layout.rows
        (keptLabel, keptStepper, spaceBar) = (layout.keptLabel, layout.keptStepper, layout.spaceBar)
        (themeControl, brightnessSlider) = (layout.themeControl, layout.brightnessSlider)
        quietDatePicker = layout.quietDatePicker
        noticeSwitches = [layout.commentsSwitch, layout.typhoonsSwitch]
        connectControls()
        showNavigationItem()
    }

    private func connectControls() {
        let actions: [(UIControl, Selector)] = [
            (themeControl, #selector(changeTheme(_:))), (brightnessSlider, #selector(changeBrightness(_:))),
            (quietDatePicker, #selector(changeQuietDate(_:))), (keptStepper, #selector(changeKept(_:))),
            (noticeSwitches[0], #selector(toggleComments(_:))),
            (noticeSwitches[1], #selector(toggleTyphoons(_:))),
        ]
        for (control, action) in actions { control.addTarget(self, action: action, for: .valueChanged) }
    }

    private func showNavigationItem() {
        navigationItem.title = Texts.here("Settings")
        navigationItem.largeTitleDisplayMode = .always
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: Texts.here("Reset"), style: .plain, target: self, action: #selector(reset(_:)))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        defaults.register(defaults: [
            Key.theme.rawValue: 2, Key.brightness.rawValue: 0.7, Key.kept.rawValue: 5.0,
            Key.comments.rawValue: true, Key.typhoons.rawValue: true,
        ])
        showSettings()
    }

    private func showSettings() {
        themeControl.selectedSegmentIndex = defaults.integer(forKey: Key.theme.rawValue)
        brightnessSlider.value = defaults.float(forKey: Key.brightness.rawValue)
        keptStepper.value = defaults.double(forKey: Key.kept.rawValue)
        for (toggle, key) in zip(noticeSwitches, [Key.comments, .typhoons]) {
            toggle.isOn = defaults.bool(forKey: key.rawValue)
        }
        if let date = defaults.object(forKey: Key.quietDate.rawValue) as? Date {
            quietDatePicker.date = date
        }
        showKept()
    }

    private func showKept() {
        keptLabel.text = Texts.kept(Int(keptStepper.value))
        spaceBar.setProgress(Float(keptStepper.value / keptStepper.maximumValue), animated: true)
    }
}

// MARK: - Actions

extension SettingsViewController {
    @IBAction private func changeTheme(_ sender: UISegmentedControl) {
        defaults.set(sender.selectedSegmentIndex, forKey: Key.theme.rawValue)
        let styles: [UIUserInterfaceStyle] = [.light, .dark, .unspecified]
        guard styles.indices.contains(sender.selectedSegmentIndex) else { return }
        view.window?.overrideUserInterfaceStyle = styles[sender.selectedSegmentIndex]
    }

    @IBAction private func changeBrightness(_ sender: UISlider) {
        defaults.set(sender.value, forKey: Key.brightness.rawValue)
    }

    @IBAction private func toggleComments(_ sender: UISwitch) {
        defaults.set(sender.isOn, forKey: Key.comments.rawValue)
    }

    @IBAction private func toggleTyphoons(_ sender: UISwitch) {
        defaults.set(sender.isOn, forKey: Key.typhoons.rawValue)
    }

    @IBAction private func changeQuietDate(_ sender: UIDatePicker) {
        defaults.set(sender.date, forKey: Key.quietDate.rawValue)
    }

    @IBAction private func changeKept(_ sender: UIStepper) {
        defaults.set(sender.value, forKey: Key.kept.rawValue)
        showKept()
    }

    @IBAction private func reset(_ sender: Any) {
        for key in [Key.theme, .brightness, .comments, .typhoons, .quietDate, .kept] {
            defaults.removeObject(forKey: key.rawValue)
        }
        showSettings()
    }
}
