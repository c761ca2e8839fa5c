import Kumiki
import UIKit

/// The layout of an islander: a scrolling column.
struct IslanderLayout: CodeInterfaceBuilder {
    enum Key: String, CodeInterfaceBuilderKey { case islander = "users.islander" }

    let view = UIView()
    let portraitView = Drawn.picture("AvatarAoi", fills: true, radius: 44)
    let nameLabel = Drawn.label(font: .boldSystemFont(ofSize: 22), "Ink")
    let bioLabel = Drawn.label(story, .body, "Ink", lines: 0)
    let boatsLabel = Drawn.label(font: .boldSystemFont(ofSize: 28), "Coral")
    let pageControl = Drawn.placed(UIPageControl())
    let messageButton = button("Message", "message.fill")
    let callButton = button("Call", "phone.fill")
    let favouriteButton = button("Favourite", "star.fill")

    init(key: Key) {
        view.backgroundColor = UIColor(named: "Sand")
        let scroll = Drawn.placed(UIScrollView())
        scroll.alwaysBounceVertical = true
        view.add(scroll)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: safe.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            safe.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            view.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
        ])
        fill(scroll, with: Drawn.stack(.vertical, 20, shore(), column()))
    }

    private func fill(_ scroll: UIScrollView, with content: UIView) {
        scroll.add(content)
        let guide = scroll.contentLayoutGuide
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: guide.topAnchor),
            content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            guide.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 24),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        ])
    }

    private func shore() -> UIView {
        let shore = Drawn.picture("Shore", fills: true)
        shore.setContentCompressionResistancePriority(UILayoutPriority(740), for: .horizontal)
        shore.setContentCompressionResistancePriority(UILayoutPriority(740), for: .vertical)
        shore.heightAnchor.constraint(equalToConstant: 200).isActive = true
        return shore
    }

    private func column() -> UIView {
        portraitView.widthAnchor.constraint(equalToConstant: 88).isActive = true
        portraitView.widthAnchor.constraint(equalTo: portraitView.heightAnchor).isActive = true
        nameLabel.numberOfLines = 0
        pageControl.numberOfPages = 3
        pageControl.pageIndicatorTintColor = UIColor(named: "Shallows")
        pageControl.currentPageIndicatorTintColor = UIColor(named: "Coral")
        let (buttons, boats) = (buttons(), boatsLine())
        let column = Drawn.stack(
            .vertical, 16, alignment: .center, portraitView, nameLabel, buttons, bioLabel, boats, pageControl)
        NSLayoutConstraint.activate([
            nameLabel.widthAnchor.constraint(lessThanOrEqualTo: column.widthAnchor, constant: -32),
            buttons.leadingAnchor.constraint(equalTo: column.leadingAnchor, constant: 16),
            bioLabel.leadingAnchor.constraint(equalTo: column.leadingAnchor, constant: 16),
            boats.leadingAnchor.constraint(equalTo: column.leadingAnchor, constant: 16),
        ])
        return column
    }

    private static let story =
        "Aoi restores sabani boats on the north shore of Ōgimi. She learned the trade from her "
        + "grandfather, who never used a nail: planks are cut until they fit and are held by wooden "
        + "dowels.\n\n"
        + "On Saturdays she teaches children to row."

    private static func button(_ title: String, _ symbol: String) -> UIButton {
        let button = Drawn.button(
            .tinted(), title, .caption1, symbol: symbol, padding: 6, corners: .large, foreground: "Lagoon",
            background: "Lagoon")
        button.configuration?.imagePlacement = .top
        return button
    }

    private func buttons() -> UIView {
        let stack = Drawn.stack(.horizontal, 10, messageButton, callButton, favouriteButton)
        stack.distribution = .fillEqually
        return stack
    }

    private func boatsLine() -> UIView {
        let title = Drawn.label("Boats this year", .headline, "Ink")
        title.setContentHuggingPriority(.defaultLow, for: .horizontal)
        return Drawn.stack(.horizontal, 8, alignment: .center, title, boatsLabel)
    }
}
