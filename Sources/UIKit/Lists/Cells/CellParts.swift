/// The views of a cell's style, created on first access.
@MainActor
struct CellParts {
    var text: UILabel?
    var detail: UILabel?
    var image: UIImageView?

    /// Returns whether any of them has content inside the content view.
    func show(in content: UIView) -> Bool {
        [text, detail].contains { Self.shows($0, in: content) } || shownImage(in: content) != nil
    }

    func shownText(in content: UIView) -> UILabel? { Self.shows(text, in: content) ? text : nil }
    func shownDetail(in content: UIView) -> UILabel? { Self.shows(detail, in: content) ? detail : nil }

    func shownImage(in content: UIView) -> UIImageView? {
        image?.superview === content && image?.image != nil ? image : nil
    }

    private static func shows(_ label: UILabel?, in content: UIView) -> Bool {
        label?.superview === content && label?.text?.isEmpty == false
    }
}
