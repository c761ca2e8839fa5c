import Kumiki
import UIKit

/// The same map with its layouts in code: the way out of a storyboard, one screen at a time.
final class CodedMapViewController: UIViewController {
    private let builderKey: CodeInterfaceBuilderKey
    private weak var countLabel: UILabel?

    private enum Keys {
        static let builder = "builderKey"
        static let count = "count"
    }

    private(set) var count = 0 {
        didSet { countLabel?.text = Texts.count(count) }
    }

    init(builderKey: CodeInterfaceBuilderKey) {
        self.builderKey = builderKey
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        guard let key = coder.decodeObject(of: NSString.self, forKey: Keys.builder) else { return nil }
        builderKey = CodeInterfaceBuilderKey(rawValue: key as String)
        count = coder.decodeInteger(forKey: Keys.count)
        super.init(coder: coder)
    }

    override func loadView() {
        restorationIdentifier = "CodedMapViewController"
        restorationClass = CodedMapViewController.self
        do {
            let builder = try CodeInterfaceBuilder(key: builderKey)
            view = builder.view
            countLabel = try builder.part("countLabel", as: UILabel.self)
            countLabel?.text = Texts.count(count)
            try builder.addAction(to: "nahaButton") { [weak self] in
                self?.showOkinawaAlert()
            }
        } catch {
            view = UIView()
            stimulate(ShowNotice(title: String(describing: error)))
        }
    }

    private func showOkinawaAlert() {
        let alert = UIAlertController(title: Texts.naha, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: Texts.ok, style: .default))
        present(alert, animated: true)
        count += 1
    }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(builderKey.rawValue, forKey: Keys.builder)
        coder.encode(count, forKey: Keys.count)
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(count, forKey: Keys.count)
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        count = coder.decodeInteger(forKey: Keys.count)
    }
}

extension CodedMapViewController: UIViewControllerRestoration {
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
        CodedMapViewController(coder: coder)
    }
}
