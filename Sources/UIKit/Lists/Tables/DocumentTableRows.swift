import Foundation

/// The rows of a table's document: static sections, or prototypes in place of the data source's rows.
@MainActor
struct DocumentTableRows {
    struct Section {
        var header: String?
        var footer: String?
        var cells: [UITableViewCell]
    }

    /// Whether the sections are the table's content rather than samples of it.
    var isStatic = false
    private(set) var sections: [Section] = []
    private var prototypes: [NibTemplate] = []

    /// Whether the table displays them. The table's controller does as long as it has no rows of its own.
    var isShown = false

    init() {}

    init(sections: [Section]) {
        self.sections = sections
        isStatic = true
    }

    init(prototypes: [NibTemplate]) { self.prototypes = prototypes }

    /// Creates each prototype once, as a sample.
    mutating func makeSamples() {
        guard !prototypes.isEmpty else { return }
        sections = [Section(cells: prototypes.compactMap { $0.instantiate(as: UITableViewCell.self) })]
        prototypes = []
    }

    func cell(at path: IndexPath) -> UITableViewCell? {
        guard sections.indices.contains(path.section) else { return nil }
        let cells = sections[path.section].cells
        return cells.indices.contains(path.row) ? cells[path.row] : nil
    }
}
