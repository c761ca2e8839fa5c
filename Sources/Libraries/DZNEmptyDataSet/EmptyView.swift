@_spi(Frameworks) import UIKit

/// An image, a title, a text and a button in the middle of a list without rows.
final class EmptyView: UIView {
    /// Called with the view or its button.
    var onTap: ((UIView) -> Void)?

    private let stack = UIStackView()
    private lazy var middle = stack.centerYAnchor.constraint(equalTo: centerYAnchor)

    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stack.axis = .vertical
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            middle, stack.centerXAnchor.constraint(equalTo: centerXAnchor),
            stack.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, constant: -20),
        ])
        let tap = UITapGestureRecognizer()
        tap.onAction = { [weak self] _ in if let self { onTap?(self) } }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the values of a source.
    func show(_ source: any DZNEmptyDataSetSource, in list: UIScrollView) {
        frame = CGRect(origin: .zero, size: list.bounds.size)
        // Of the source's functions those with the types of former headers, which call the others.
        let list: UIScrollView? = list
        backgroundColor = source.backgroundColor(forEmptyDataSet: list) ?? .clear
        for view in stack.arrangedSubviews { view.removeFromSuperview() }
        let space = source.spaceHeight(forEmptyDataSet: list)
        stack.spacing = space == 0 ? 11 : space
        middle.constant = source.verticalOffset(forEmptyDataSet: list)
        let custom: UIView? = source.customView(forEmptyDataSet: list)
        for view in custom.map({ [$0] }) ?? parts(of: source, list) { stack.addArrangedSubview(view) }
    }

    private func parts(of source: any DZNEmptyDataSetSource, _ list: UIScrollView?) -> [UIView] {
        var parts: [UIView] = []
        if let image: UIImage = source.image(forEmptyDataSet: list) {
            let tint: UIColor? = source.imageTintColor(forEmptyDataSet: list)
            let view = UIImageView(image: tint == nil ? image : image.withRenderingMode(.alwaysTemplate))
            view.tintColor = tint
            if let animation: CAAnimation = source.imageAnimation(forEmptyDataSet: list) {
                view.layer.add(animation, forKey: nil)
            }
            parts.append(view)
        }
        if let title: NSAttributedString = source.title(forEmptyDataSet: list) {
            parts.append(label(title, size: 27))
        }
        if let text: NSAttributedString = source.description(forEmptyDataSet: list) {
            parts.append(label(text, size: 17))
        }
        if let button = button(of: source, list) { parts.append(button) }
        return parts
    }

    private func label(_ text: NSAttributedString, size: CGFloat) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.textColor = UIColor(white: 0.6, alpha: 1)
        label.textAlignment = .center
        label.numberOfLines = 0
        label.attributedText = text
        return label
    }

    private func button(of source: any DZNEmptyDataSetSource, _ list: UIScrollView?) -> UIButton? {
        let title: NSAttributedString? = source.buttonTitle(forEmptyDataSet: list, for: .normal)
        let image: UIImage? = source.buttonImage(forEmptyDataSet: list, for: .normal)
        guard title != nil || image != nil else { return nil }
        let button = UIButton(type: .custom)
        for state in [UIControl.State.normal, .highlighted] {
            button.setAttributedTitle(source.buttonTitle(forEmptyDataSet: list, for: state), for: state)
            button.setImage(source.buttonImage(forEmptyDataSet: list, for: state), for: state)
            button.setBackgroundImage(
                source.buttonBackgroundImage(forEmptyDataSet: list, for: state), for: state)
        }
        button.addAction(
            UIAction { [weak self, weak button] _ in if let button { self?.onTap?(button) } },
            for: .touchUpInside)
        return button
    }
}
