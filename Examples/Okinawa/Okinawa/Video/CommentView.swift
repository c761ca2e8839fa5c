import Kumiki
import UIKit

/// A comment as a component: added to a view directly, or to a list by a wrapper.
final class CommentView: UIView, Nibable, ReusableViewType {
    @IBOutlet private weak var avatarView: UIImageView!
    @IBOutlet private weak var authorLabel: UILabel!
    @IBOutlet private weak var timeLabel: UILabel!
    @IBOutlet private weak var messageLabel: UILabel!

    func show(_ comment: Comment) {
        avatarView.image = UIImage(named: comment.avatar)
        authorLabel.text = comment.author
        timeLabel.text = comment.age
        messageLabel.text = comment.message
    }

    func prepareForReuse() {
        avatarView.image = nil
    }
}

extension CommentView {
    /// Creates the view that a ``CommentCell`` displays.
    enum Maker: BackingViewMaker {
        static func make() -> CommentView {
            CommentView.instance()
        }
    }
}

/// The comment as a collection view's cell.
typealias CommentCell = WrapperCell<CommentView.Maker>
