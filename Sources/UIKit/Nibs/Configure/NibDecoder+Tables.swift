import CoreGraphics
import InterfaceBuilder

@MainActor
extension NibDecoder {
    func configure(_ table: UITableView) {
        table.setStyle(tableStyle)
        if let color = color("backgroundColor") { table.backgroundColor = color }
        table.alwaysBounceVertical = element.bool("alwaysBounceVertical", default: true)
        table.rowHeight = length("rowHeight", default: UITableView.automaticDimension)
        table.sectionHeaderHeight = length("sectionHeaderHeight", default: UITableView.automaticDimension)
        table.sectionFooterHeight = length("sectionFooterHeight", default: UITableView.automaticDimension)
        table.estimatedRowHeight = length("estimatedRowHeight", default: UITableView.automaticDimension)
        table.estimatedSectionHeaderHeight = length(
            "estimatedSectionHeaderHeight", default: UITableView.automaticDimension)
        table.estimatedSectionFooterHeight = length(
            "estimatedSectionFooterHeight", default: UITableView.automaticDimension)
        table.insetsContentViewsToSafeArea = element.bool("contentViewInsetsToSafeArea", default: true)
        if let rows = integer("sectionIndexMinimumDisplayRowCount") {
            table.sectionIndexMinimumDisplayRowCount = max(rows, 0)
        }
        table.sectionHeaderTopPadding = length(
            "sectionHeaderTopPadding", default: UITableView.automaticDimension)
        table.separatorStyle = element["separatorStyle"] == "none" ? .none : .singleLine
        table.separatorColor = color("separatorColor")
        table.ownSeparatorInset = edgeInsets("separatorInset")
        if element["separatorInsetReference"] == "fromAutomaticInsets" {
            table.separatorInsetReference = .fromAutomaticInsets
        }
        configureSelection(table)
        configureContent(table)
    }

    private func configureSelection(_ table: UITableView) {
        table.allowsSelection = element.bool("allowsSelection", default: true)
        table.allowsMultipleSelection = element.bool("allowsMultipleSelection", default: false)
        table.allowsSelectionDuringEditing = element.bool("allowsSelectionDuringEditing", default: false)
        table.allowsMultipleSelectionDuringEditing =
            element.bool("allowsMultipleSelectionDuringEditing", default: false)
    }

    private func configureContent(_ table: UITableView) {
        table.tableHeaderView = object("tableHeaderView")
        table.tableFooterView = object("tableFooterView")
        table.backgroundView = object("backgroundView")
        // Tables with prototypes may have an empty element for sections too.
        let sections = element.members(of: "sections")
        if !sections.isEmpty {
            table.documentRows = DocumentTableRows(sections: sections.map(section))
        } else {
            let prototypes = element.members(of: "prototypes").map(template)
            table.documentRows = DocumentTableRows(prototypes: prototypes)
            for prototype in prototypes { register(prototype, with: table) }
        }
        table.reloadData()
    }

    private func register(_ prototype: NibTemplate, with table: UITableView) {
        guard let identifier = prototype.reuseIdentifier else { return }
        table.registry.register(identifier) { prototype.instantiate(as: UITableViewCell.self) }
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
        cell.accessoryType = accessory("accessoryType")
        cell.editingAccessoryType = accessory("editingAccessoryType")
        cell.showsReorderControl = element.bool("showsReorderControl", default: false)
        cell.shouldIndentWhileEditing = element.bool("shouldIndentWhileEditing", default: true)
        cell.accessoryView = object("accessoryView")
        cell.backgroundView = object("backgroundView")
        cell.selectedBackgroundView = object("selectedBackgroundView")
        cell.selectionStyle = element["selectionStyle"] == "none" ? .none : .default
        cell.indentationLevel = element.int("indentationLevel") ?? 0
        cell.indentationWidth = length("indentationWidth", default: 10)
        cell.ownSeparatorInset = edgeInsets("separatorInset")
        cell.documentSize = documentSize(cell)
        adoptStyleParts(cell)
    }

    private func documentSize(_ cell: UITableViewCell) -> DocumentCellSize {
        var size = DocumentCellSize()
        if let own = element.double("rowHeight"), own > 0 { size.rowHeight = CGFloat(own) }
        if cell.bounds.height > 0 { size.height = cell.bounds.height }
        let content = element.child(key: "contentView")?.rect(key: "frame")
        if let content, let frame = element.rect(key: "frame"), content.width > 0 {
            size.contentInsets = CGSize(
                width: max(frame.width - content.width, 0), height: max(frame.height - content.height, 0))
        }
        return size
    }

    private func adoptStyleParts(_ cell: UITableViewCell) {
        if let id = element["textLabel"] {
            whenMade(id, as: UILabel.self) { [weak cell] in cell?.adopt(text: $0) }
        }
        if let id = element["detailTextLabel"] {
            whenMade(id, as: UILabel.self) { [weak cell] in cell?.adopt(detail: $0) }
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

    private func accessory(_ name: String) -> UITableViewCell.AccessoryType {
        switch element[name] {
        case "disclosureIndicator": .disclosureIndicator
        case "detailDisclosureButton": .detailDisclosureButton
        case "checkmark": .checkmark
        case "detailButton": .detailButton
        default: .none
        }
    }
}
