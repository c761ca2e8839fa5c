import UIKit

/// A comment in the video's table; a prototype of its storyboard.
final class CommentTableCell: UITableViewCell {
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

    override func prepareForReuse() {
        super.prepareForReuse()
        avatarView.image = nil
    }
}
