import Kumiki
import UIKit

/// An islander in a row, with a button that waves.
final class UserCell: UITableViewCell, Nibable {
    @IBOutlet private weak var avatarView: UIImageView!
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var islandLabel: UILabel!
    @IBOutlet private weak var badgeView: UIView!
    @IBOutlet private weak var badgeLabel: UILabel!
    @IBOutlet private weak var waveButton: UIButton!

    private var user: User?

    func show(_ user: User) {
        self.user = user
        avatarView.image = UIImage(named: user.avatar)
        nameLabel.text = user.name
        islandLabel.text = user.island
        badgeView.isHidden = !user.isNew
    }

    @IBAction private func wave(_ sender: UIButton) {
        guard let user else { return }
        stimulate(WaveAt(user: user))
    }
}

/// Waves at someone, in the screen of the cell.
struct WaveAt: ResponderEvent {
    typealias Responder = WaveResponder

    let user: User

    @MainActor func stimulate(responder: WaveResponder) {
        responder.wave(at: user)
    }
}

@MainActor
protocol WaveResponder {
    func wave(at user: User)
}
