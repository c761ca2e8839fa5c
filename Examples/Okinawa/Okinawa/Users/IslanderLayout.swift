import Kumiki
import UIKit

extension CodeInterfaceBuilderKey {
    static let islander = CodeInterfaceBuilderKey(rawValue: "users.islander")
}

/// The layout of one islander: a column that scrolls.
@MainActor
enum IslanderLayout {
    static func register() {
        CodeInterfaceBuilder.register(.islander) { parts in
            let root = UIView()
            root.backgroundColor = UIColor(named: "Sand")
            let scroll = Drawn.placed(UIScrollView())
            scroll.alwaysBounceVertical = true
            root.add(scroll)
            let safe = root.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                scroll.topAnchor.constraint(equalTo: safe.topAnchor),
                scroll.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
                safe.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
                root.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            ])
            fill(scroll, with: Drawn.stack(.vertical, 20, shore(), column(parts)))
            return root
        }
    }

    private static func fill(_ scroll: UIScrollView, with content: UIView) {
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

    private static func shore() -> UIView {
        let shore = Drawn.picture("Shore", fills: true)
        shore.setContentCompressionResistancePriority(UILayoutPriority(740), for: .horizontal)
        shore.setContentCompressionResistancePriority(UILayoutPriority(740), for: .vertical)
        shore.heightAnchor.constraint(equalToConstant: 200).isActive = true
        return shore
    }

    private static func column(_ parts: InterfaceParts) -> UIView {
        let portrait = Drawn.picture("AvatarAoi", fills: true, radius: 44)
        portrait.widthAnchor.constraint(equalToConstant: 88).isActive = true
        portrait.widthAnchor.constraint(equalTo: portrait.heightAnchor).isActive = true
        let name = Drawn.label(font: .boldSystemFont(ofSize: 22), "Ink")
        name.numberOfLines = 0
        let (buttons, boats) = (buttons(parts), boatsLine(parts))
        let bio = Drawn.label(story, .body, "Ink", lines: 0)
        let pages = pages(parts)
        let column = Drawn.stack(
            .vertical, 16, alignment: .center, portrait, name, buttons, bio, boats, pages)
        NSLayoutConstraint.activate([
            name.widthAnchor.constraint(lessThanOrEqualTo: column.widthAnchor, constant: -32),
            buttons.leadingAnchor.constraint(equalTo: column.leadingAnchor, constant: 16),
            bio.leadingAnchor.constraint(equalTo: column.leadingAnchor, constant: 16),
            boats.leadingAnchor.constraint(equalTo: column.leadingAnchor, constant: 16),
        ])
        (parts["portraitView"], parts["nameLabel"], parts["bioLabel"]) = (portrait, name, bio)
        return column
    }

    private static let story =
        "Aoi restores sabani boats on the north shore of Ōgimi. She learned the trade from her "
        + "grandfather, who never used a nail: planks are cut until they fit and are held by wooden "
        + "dowels.\n\n"
        + "On Saturdays she teaches children to row."

    private static func buttons(_ parts: InterfaceParts) -> UIView {
        let all = [("Message", "message.fill"), ("Call", "phone.fill"), ("Favourite", "star.fill")].map {
            title, symbol in
            let button = Drawn.button(
                .tinted(), title, .caption1, symbol: symbol, padding: 6, corners: .large,
                foreground: "Lagoon",
                background: "Lagoon")
            button.configuration?.imagePlacement = .top
            return button
        }
        (parts["messageButton"], parts["callButton"], parts["favouriteButton"]) = (all[0], all[1], all[2])
        let stack = Drawn.stack(.horizontal, 10, all[0], all[1], all[2])
        stack.distribution = .fillEqually
        return stack
    }

    private static func boatsLine(_ parts: InterfaceParts) -> UIView {
        let title = Drawn.label("Boats this year", .headline, "Ink")
        title.setContentHuggingPriority(.defaultLow, for: .horizontal)
        let boats = Drawn.label(font: .boldSystemFont(ofSize: 28), "Coral")
        parts["boatsLabel"] = boats
        return Drawn.stack(.horizontal, 8, alignment: .center, title, boats)
    }

    private static func pages(_ parts: InterfaceParts) -> UIView {
        let pages = Drawn.placed(UIPageControl())
        pages.numberOfPages = 3
        pages.pageIndicatorTintColor = UIColor(named: "Shallows")
        pages.currentPageIndicatorTintColor = UIColor(named: "Coral")
        parts["pageControl"] = pages
        return pages
    }
}
