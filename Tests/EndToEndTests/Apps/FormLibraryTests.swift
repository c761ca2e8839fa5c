import Foundation
import Testing

/// The library of forms, where no folder has it.
@Suite(.timeLimit(.minutes(40))) struct FormLibraryTests {
    /// Rendered once for all tests.
    private static let shown = Task { try await LibraryRun(source: source) }

    private func expect(_ lines: String..., sourceLocation: SourceLocation = #_sourceLocation) async throws {
        try await Self.shown.value.expect(lines, sourceLocation: sourceLocation)
    }

    @Test func allFilesAreWhole() async throws {
        let run = try await Self.shown.value.run
        #expect(run.output.hasSuffix("1 of 1 scene alive, 1 of 1 file whole\n"), "\(run.errors)")
    }

    @Test func rowsDisplayTheirTitlesAndValues() async throws {
        try await expect("sections: 3 Account", "cell: Plan Free", "field: Name Ada", "picked: Blue")
    }

    @Test func hiddenRowsAppearWhenTheirConditionChanges() async throws {
        try await expect("rows: 2", "with detail: 3", "values: Ada true")
    }

    @Test func cellsAreConfiguredByClosures() async throws { try await expect("set up: 1", "selected: Save") }

    @Test func rulesAreChecked() async throws { try await expect("errors: Field required!", "valid: true") }

    private static let source = """
        import Eureka
        import UIKit

        final class HomeController: FormViewController {
            private var setups = 0

            override func viewDidLoad() {
                super.viewDidLoad()
                form +++ Section("Account")
                    <<< TextRow("name") { row in
                        row.title = "Name"
                        row.add(rule: RuleRequired())
                    }.cellSetup { _, _ in self.setups += 1 }
                    <<< SwitchRow("detail") { $0.title = "Detail" }
                    <<< LabelRow {
                        $0.title = "Plan"
                        $0.value = "Free"
                        $0.hidden = Condition.function(["detail"]) { form in
                            (form.rowBy(tag: "detail") as? SwitchRow)?.value != true
                        }
                    }
                    +++ Section(header: "Color", footer: "Of the icon")
                    <<< PushRow<String>("color") {
                        $0.options = ["Red", "Blue"]
                        $0.value = "Blue"
                    }
                    +++ ButtonRow { $0.title = "Save" }.onCellSelection { _, row in print("selected:", row.title ?? "") }
                check()
            }

            private func check() {
                let name: TextRow? = form.rowBy(tag: "name")
                print("errors:", form.validate().map(\\.msg).joined())
                name?.value = "Ada"
                print("valid:", form.validate().isEmpty)
                print("rows:", form[0].count)
                (form.rowBy(tag: "detail") as? SwitchRow)?.value = true
                print("with detail:", form[0].count)
                let values = form.values()
                print("values:", values["name"] as? String ?? "", values["detail"] as? Bool ?? false)
                print("sections:", numberOfSections(in: tableView), form[0].header?.title ?? "")
                let plan = tableView(tableView, cellForRowAt: IndexPath(row: 2, section: 0))
                print("cell:", plan.textLabel?.text ?? "", plan.detailTextLabel?.text ?? "")
                name?.updateCell()
                print("field:", name?.cell.titleLabel?.text ?? "", name?.cell.textField.text ?? "")
                let color = tableView(tableView, cellForRowAt: IndexPath(row: 0, section: 1))
                print("picked:", color.detailTextLabel?.text ?? "")
                print("set up:", setups)
                tableView(tableView, didSelectRowAt: IndexPath(row: 0, section: 2))
            }
        }

        """
}
