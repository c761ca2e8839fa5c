import Kumiki
import UIKit

/// A video with its comments: below it in portrait, beside it in landscape. The layout contains both, in the storyboard
/// and in code; this class does not check the orientation.
final class VideoViewController: CodeViewController, CodeScreen, Storyboardable {
    @IBOutlet private weak var playButton: UIButton!
    @IBOutlet private weak var scrubber: UISlider!
    @IBOutlet private weak var elapsedLabel: UILabel!
    @IBOutlet private weak var remainingLabel: UILabel!
    @IBOutlet private weak var spinner: UIActivityIndicatorView!
    @IBOutlet private weak var commentsTable: UITableView!
    /// Not in the hierarchy in landscape.
    @IBOutlet private var commentField: UITextField!
    @IBOutlet private var likeButton: UIButton!

    /// In seconds.
    private let duration: TimeInterval = 240
    private var isPlaying = false {
        didSet { showPlayback() }
    }
    private var isLiked = false
    private let dataSource = ListSource<Comment>()
    private var comments = Comment.samples {
        didSet { dataSource.apply(comments) }
    }

    func bind(_ layout: VideoLayout) {
        let player = layout.player
        (playButton, scrubber, spinner) = (player.playButton, player.scrubber, player.spinner)
        (elapsedLabel, remainingLabel) = (player.elapsedLabel, player.remainingLabel)
        commentsTable = layout.commentsTable
        (commentField, likeButton) = (layout.commentField, layout.likeButton)
        scrubber.addTarget(self, action: #selector(scrub(_:)), for: .valueChanged)
        connectButtons(of: layout)
    }

    private func connectButtons(of layout: VideoLayout) {
        let player = layout.player
        let actions: [(UIButton, Selector)] = [
            (player.playButton, #selector(togglePlayback(_:))), (player.backButton, #selector(skipBack(_:))),
            (player.aheadButton, #selector(skipAhead(_:))), (layout.likeButton, #selector(like(_:))),
            (layout.sendButton, #selector(send(_:))), (layout.commentButton, #selector(writeComment(_:))),
        ]
        for (button, action) in actions { button.addTarget(self, action: action, for: .touchUpInside) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource.register(row: CommentTableCell.self) { cell, comment in cell.show(comment) }
        dataSource.attach(to: commentsTable)
        dataSource.apply(comments)
        commentField.addTarget(self, action: #selector(sendOnReturn(_:)), for: .editingDidEndOnExit)
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(keyboardWillChange(_:)),
            name: UIResponder.keyboardWillChangeFrameNotification,
            object: nil)
        showTime()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isPlaying = false
    }

    private func showPlayback() {
        let name = isPlaying ? "pause.fill" : "play.fill"
        playButton.configuration?.image = UIImage(systemName: name)
    }

    private func showTime() {
        let elapsed = duration * TimeInterval(scrubber.value)
        elapsedLabel.text = Self.clock(elapsed)
        remainingLabel.text = "-" + Self.clock(duration - elapsed)
    }

    private static func clock(_ seconds: TimeInterval) -> String {
        let whole = max(0, Int(seconds.rounded()))
        return String(format: "%d:%02d", whole / 60, whole % 60)
    }

    private func seek(by seconds: TimeInterval) {
        scrubber.setValue(scrubber.value + Float(seconds / duration), animated: true)
        showTime()
    }

    private func add(_ message: String) {
        let id = (comments.map(\.id).max() ?? 0) + 1
        let comment = Comment(
            id: id, author: Texts.you, avatar: "AvatarUmi", age: Texts.justNow, message: message)
        comments.insert(comment, at: 0)
    }
}

// MARK: - Actions

extension VideoViewController {
    @IBAction private func togglePlayback(_ sender: UIButton) {
        isPlaying.toggle()
    }

    @IBAction private func skipBack(_ sender: UIButton) {
        seek(by: -10)
    }

    @IBAction private func skipAhead(_ sender: UIButton) {
        seek(by: 10)
    }

    @IBAction private func scrub(_ sender: UISlider) {
        showTime()
    }

    @IBAction private func like(_ sender: UIButton) {
        isLiked.toggle()
        likeButton.configuration?.title = isLiked ? "129" : "128"
    }

    @IBAction private func send(_ sender: Any) {
        guard let text = commentField.text?.trimmingCharacters(in: .whitespaces), !text.isEmpty else {
            return
        }
        commentField.text = nil
        commentField.resignFirstResponder()
        add(text)
    }

    @IBAction private func writeComment(_ sender: UIButton) {
        let alert = UIAlertController(
            title: sender.configuration?.title, message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addAction(
            UIAlertAction(title: Texts.ok, style: .default) { [weak self, weak alert] _ in
                guard let text = alert?.textFields?.first?.text, !text.isEmpty else { return }
                self?.add(text)
            })
        present(alert, animated: true)
    }

    @objc private func sendOnReturn(_ sender: UITextField) {
        send(sender)
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        guard let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else {
            return
        }
        let covered = view.bounds.maxY - view.convert(value.cgRectValue, from: nil).minY
        additionalSafeAreaInsets.bottom = max(0, covered - (tabBarController?.tabBar.bounds.height ?? 0))
    }
}
