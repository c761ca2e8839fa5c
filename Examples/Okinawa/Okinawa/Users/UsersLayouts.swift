import Kumiki
import UIKit

extension CodeInterfaceBuilderKey {
    static let users = CodeInterfaceBuilderKey(rawValue: "users")
}

/// The layout of the list: what `UsersViewController.storyboard` says of it.
@MainActor
enum UsersLayouts {
    static func register() {
        CodeInterfaceBuilder.register(.users) { parts in
            let root = UIView()
            root.backgroundColor = UIColor(named: "Shell")
            let table = Drawn.placed(UITableView())
            table.backgroundColor = UIColor(named: "Shell")
            table.alwaysBounceVertical = true
            table.accessibilityIdentifier = "users"
            table.tableHeaderView = searchBar(parts)
            parts["tableView"] = table
            parts["emptyView"] = emptyView(parts)
            root.add(table)
            let safe = root.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                table.topAnchor.constraint(equalTo: root.topAnchor),
                table.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
                safe.trailingAnchor.constraint(equalTo: table.trailingAnchor),
                root.bottomAnchor.constraint(equalTo: table.bottomAnchor),
            ])
            return root
        }
    }

    private static func searchBar(_ parts: InterfaceParts) -> UIView {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 393, height: 56))
        bar.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
        bar.searchBarStyle = .minimal
        bar.placeholder = Texts.here("Name or island")
        bar.searchTextField.autocorrectionType = .no
        bar.searchTextField.returnKeyType = .search
        parts["searchBar"] = bar
        return bar
    }

    private static func emptyView(_ parts: InterfaceParts) -> UIView {
        let view = UIView()
        let shisa = Drawn.picture("Shisa")
        let title = Drawn.label("Nobody on this beach", .title3, "Ink", lines: 0, alignment: .center)
        let text = Drawn.label(
            "Look for another name, or ask everyone to come back.", .subheadline, "Mist", lines: 0,
            alignment: .center)
        let call = Drawn.button(
            .tinted(), "Call everyone", .headline, foreground: "Lagoon", background: "Lagoon")
        parts["callButton"] = call
        view.add(shisa, title, text, call)
        place(shisa, title, text, call, in: view)
        return view
    }

    private static func place(
        _ shisa: UIView, _ title: UIView, _ text: UIView, _ call: UIView, in view: UIView
    ) {
        NSLayoutConstraint.activate([
            shisa.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
            shisa.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            title.topAnchor.constraint(equalTo: shisa.bottomAnchor, constant: 16),
            title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 32),
            view.trailingAnchor.constraint(equalTo: title.trailingAnchor, constant: 32),
            text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 6),
            text.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 32),
            view.trailingAnchor.constraint(equalTo: text.trailingAnchor, constant: 32),
            call.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 20),
            call.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            view.bottomAnchor.constraint(greaterThanOrEqualTo: call.bottomAnchor, constant: 24),
        ])
    }
}
