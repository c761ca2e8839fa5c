import UIKit

/// A comment in the video's table: a prototype of its storyboard, or the same in code.
final class CommentTableCell: UITableViewCell {
    @IBOutlet private weak var avatarView: UIImageView!
    @IBOutlet private weak var authorLabel: UILabel!
    @IBOutlet private weak var timeLabel: UILabel!
    @IBOutlet private weak var messageLabel: UILabel!

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = UIColor(named: "Shell")
        selectionStyle = .none
        let avatar = Drawn.picture("AvatarAoi", fills: true, radius: 18)
        let (author, time) = (Drawn.label(.subheadline, "Ink"), Drawn.label(.caption1, "Mist"))
        author.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
        let message = Drawn.label(.callout, "Ink", lines: 0)
        let texts = Drawn.stack(
            .vertical, 3, Drawn.stack(.horizontal, 6, alignment: .center, author, time), message)
        contentView.add(avatar, texts)
        place(avatar, texts)
        (avatarView, authorLabel, timeLabel, messageLabel) = (avatar, author, time, message)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func place(_ avatar: UIView, _ texts: UIView) {
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            avatar.widthAnchor.constraint(equalToConstant: 36),
            avatar.widthAnchor.constraint(equalTo: avatar.heightAnchor),
            avatar.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            avatar.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            contentView.bottomAnchor.constraint(greaterThanOrEqualTo: avatar.bottomAnchor, constant: 12),
            texts.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
            texts.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            margins.trailingAnchor.constraint(equalTo: texts.trailingAnchor),
            contentView.bottomAnchor.constraint(greaterThanOrEqualTo: texts.bottomAnchor, constant: 12),
        ])
    }

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
