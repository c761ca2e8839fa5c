import Kumiki
import UIKit

/// A static table: what it shows is in the storyboard, what it keeps is in the user defaults.
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
