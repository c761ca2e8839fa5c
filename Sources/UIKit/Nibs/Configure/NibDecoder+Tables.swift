import CoreGraphics
import InterfaceBuilder

@MainActor
extension NibDecoder {
    func configure(_ table: UITableView) {
        table.setStyle(tableStyle)
        if let color = color("backgroundColor") { table.backgroundColor = color }
        table.rowHeight = length("rowHeight", default: 44)
        table.sectionHeaderHeight = length("sectionHeaderHeight", default: UITableView.automaticDimension)
        table.sectionFooterHeight = length("sectionFooterHeight", default: UITableView.automaticDimension)
        table.estimatedRowHeight = length("estimatedRowHeight", default: UITableView.automaticDimension)
        table.separatorStyle = element["separatorStyle"] == "none" ? .none : .singleLine
        table.separatorColor = color("separatorColor")
        table.ownSeparatorInset = edgeInsets("separatorInset")
        table.allowsSelection = element.bool("allowsSelection", default: true)
        table.allowsMultipleSelection = element.bool("allowsMultipleSelection", default: false)
        table.tableHeaderView = object("tableHeaderView")
        table.tableFooterView = object("tableFooterView")
        table.documentRows = documentRows
        table.reloadData()
    }

    private var tableStyle: UITableView.Style {
        switch element["style"] {
        case "grouped": .grouped
        case "insetGrouped": .insetGrouped
        default: .plain
        }
    }

    private func length(_ name: String, default value: CGFloat) -> CGFloat {
        element.double(name).map { CGFloat($0) } ?? value
    }

    private func edgeInsets(_ key: String) -> UIEdgeInsets? {
        element.insets(key: key).map {
            UIEdgeInsets(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right)
        }
    }

    private var documentRows: DocumentTableRows {
        guard let sections = element.child(named: "sections") else {
            let cells = objects(in: "prototypes", as: UITableViewCell.self)
            return DocumentTableRows(sections: cells.isEmpty ? [] : [.init(cells: cells)])
        }
        return DocumentTableRows(isStatic: true, sections: sections.children.map(section))
    }

    private func section(_ element: Element) -> DocumentTableRows.Section {
        let decoder = NibDecoder(element: element, context: context)
        return DocumentTableRows.Section(
            header: decoder.string("headerTitle"), footer: decoder.string("footerTitle"),
            cells: decoder.objects(in: "cells", as: UITableViewCell.self))
    }

    func configure(_ controller: UITableViewController) {
        controller.clearsSelectionOnViewWillAppear = element.bool(
            "clearsSelectionOnViewWillAppear", default: true)
        controller.refreshControl = object("refreshControl")
    }

    func configure(_ cell: UITableViewCell) {
        cell.adopt(
            content: object("contentView"), style: cellStyle, reuseIdentifier: element["reuseIdentifier"])
        cell.accessoryType = accessoryType
        cell.accessoryView = object("accessoryView")
        cell.backgroundView = object("backgroundView")
        cell.selectionStyle = element["selectionStyle"] == "none" ? .none : .default
        cell.indentationLevel = element.int("indentationLevel") ?? 0
        cell.indentationWidth = length("indentationWidth", default: 10)
        cell.ownSeparatorInset = edgeInsets("separatorInset")
        cell.documentRowHeight = documentRowHeight(cell)
        adoptContentFrame(cell)
        adoptStyleParts(cell)
    }

    /// A height of its own; a custom cell that does not size itself has that of its frame.
    private func documentRowHeight(_ cell: UITableViewCell) -> CGFloat? {
        if let own = element.double("rowHeight"), own > 0 { return CGFloat(own) }
        return cell.bounds.height > 0 ? cell.bounds.height : nil
    }

    private func adoptContentFrame(_ cell: UITableViewCell) {
        guard let content = element.child(named: "tableViewCellContentView")?.rect(key: "frame"),
            let frame = element.rect(key: "frame"), content.width > 0
        else { return }
        cell.contentInsets = CGSize(
            width: max(frame.width - content.width, 0), height: max(frame.height - content.height, 0))
    }

    private func adoptStyleParts(_ cell: UITableViewCell) {
        if let id = element["textLabel"] {
            whenMade(id, as: UILabel.self) { [weak cell] in cell?.adopt(text: $0, detail: nil, image: nil) }
        }
        if let id = element["detailTextLabel"] {
            whenMade(id, as: UILabel.self) { [weak cell] in cell?.adopt(text: nil, detail: $0, image: nil) }
        }
        if let id = element["imageView"] {
            whenMade(id, as: UIImageView.self) { [weak cell] in cell?.adopt(text: nil, detail: nil, image: $0)
            }
        }
    }

    private var cellStyle: UITableViewCell.CellStyle {
        switch element["style"] {
        case "IBUITableViewCellStyleValue1": .value1
        case "IBUITableViewCellStyleValue2": .value2
        case "IBUITableViewCellStyleSubtitle": .subtitle
        default: .default
        }
    }

    private var accessoryType: UITableViewCell.AccessoryType {
        switch element["accessoryType"] {
        case "disclosureIndicator": .disclosureIndicator
        case "detailDisclosureButton": .detailDisclosureButton
        case "checkmark": .checkmark
        case "detailButton": .detailButton
        default: .none
        }
    }
}
