import Kumiki
import UIKit

/// An islander. The scene is in the list's storyboard.
final class UserDetailViewController: CodeViewController, LayoutBinding, Storyboardable {
    static var storyboardName: String { "UsersViewController" }

    @IBOutlet private weak var portraitView: UIImageView!
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var bioLabel: UILabel!
    @IBOutlet private weak var boatsLabel: UILabel!
    @IBOutlet private weak var pageControl: UIPageControl!

    private let user: User

    init?(coder: NSCoder, user: User) {
        self.user = user
        super.init(coder: coder)
    }

    init(user: User, builderKey: IslanderLayout.Key) {
        self.user = user
        super.init(nibName: nil, bundle: nil)
        self.builderKey = builderKey
    }

    required init?(coder: NSCoder) {
        guard let first = User.samples.first else { return nil }
        user = first
        super.init(coder: coder)
    }

    func bind(_ layout: IslanderLayout) {
        (portraitView, nameLabel, bioLabel) = (layout.portraitView, layout.nameLabel, layout.bioLabel)
        (boatsLabel, pageControl) = (layout.boatsLabel, layout.pageControl)
        pageControl.addTarget(self, action: #selector(turnPage(_:)), for: .valueChanged)
        layout.messageButton.addTarget(self, action: #selector(messageUser(_:)), for: .touchUpInside)
        layout.callButton.addTarget(self, action: #selector(callUser(_:)), for: .touchUpInside)
        layout.favouriteButton.addTarget(self, action: #selector(favourUser(_:)), for: .touchUpInside)
        navigationItem.title = Texts.here("Islander")
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .action, target: self, action: #selector(share(_:)))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = user.name
        portraitView.image = UIImage(named: user.avatar)
        boatsLabel.text = String(user.boats)
        showName()
    }

    private func showName() {
        let text = NSMutableAttributedString(
            string: user.name,
            attributes: [.font: UIFont.boldSystemFont(ofSize: 22), .foregroundColor: color("Ink")])
        text.append(
            NSAttributedString(
                string: "\n" + user.island,
                attributes: [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: color("Mist")]))
        nameLabel.attributedText = text
        nameLabel.textAlignment = .center
    }

    private func color(_ name: String) -> UIColor {
        UIColor(named: name) ?? .label
    }

    @IBAction private func messageUser(_ sender: UIButton) {
        stimulate(ShowNotice(title: user.name, message: sender.configuration?.title))
    }

    @IBAction private func callUser(_ sender: UIButton) {
        stimulate(ShowNotice(title: user.name, message: sender.configuration?.title))
    }

    @IBAction private func favourUser(_ sender: UIButton) {
        sender.isSelected.toggle()
    }

    @IBAction private func turnPage(_ sender: UIPageControl) {
        bioLabel.alpha = sender.currentPage == 0 ? 1 : 0.6
    }

    @IBAction private func share(_ sender: UIBarButtonItem) {
        let sheet = UIActivityViewController(activityItems: [user.name], applicationActivities: nil)
        sheet.popoverPresentationController?.barButtonItem = sender
        present(sheet, animated: true)
    }
}
