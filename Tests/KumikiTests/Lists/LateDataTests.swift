import Testing
import UIKit

@testable import Kumiki

private final class Photo: UIView, ReusableViewType {
    enum Maker: BackingViewMaker {
        static func make() -> Photo { Photo() }
        static var layout: HostingLayout { HostingLayout(minimumSize: CGSize(width: 0, height: 44)) }
    }
    var text = ""
}

#if !canImport(Darwin)
    /// Rows whose texts arrive late, from work that ignores cancellation, while the user scrolls.
    @MainActor @Suite struct LateDataTests {
        private let loader = SlowLoader()
        private let people = (0..<100).map { Person($0) }

        /// Scrolls with touches, down and up again, and responds to some of the requests meanwhile.
        private func scroll(_ list: UIScrollView, in scene: ListScene) async {
            scene.window.makeKeyAndVisible()
            let user = UserActions(on: scene.window)
            let (top, bottom) = (list.frame.minY + 20, list.frame.maxY - 20)
            let steps = [
                (bottom, top), (bottom, top), (top, bottom), (bottom, top), (bottom, top), (top, top + 90),
            ]
            for (turn, step) in steps.enumerated() {
                user.drag(from: CGPoint(x: 50, y: step.0), to: CGPoint(x: 50, y: step.1))
                if turn == 2 { await loader.answer() } else { await loader.turn() }
            }
            user.wait(3)
            await loader.answer()
            scene.settle()
        }

        @Test func everyRowShowsItsOwnText() async throws {
            let scene = ListScene.table(0)
            scene.source.register(row: NameRow.self) { [loader] cell, person in
                cell.show("")
                cell.task(for: person.id) {
                    await loader.text(person.name)
                } show: {
                    $0.show($1)
                }
            }
            await scene.source.apply(people, animated: false)
            await scroll(scene.table, in: scene)
            let paths = try #require(scene.table.indexPathsForVisibleRows)
            #expect(paths.count >= 10 && paths[0].row > 10 && loader.cancellations > 10)
            #expect(scene.rows == paths.map { people[$0.row].name })
        }

        @Test func everyItemShowsItsOwnText() async {
            let scene = ListScene()
            scene.source.register(item: NameItem.self) { [loader] cell, person in
                cell.label.text = ""
                cell.task(for: person.id) {
                    await loader.text(person.name)
                } show: {
                    $0.label.text = $1
                }
            }
            scene.source.attach(to: scene.collection)
            await scene.source.apply(people, animated: false)
            await scroll(scene.collection, in: scene)
            let paths = scene.collection.indexPathsForVisibleItems.sorted()
            #expect(paths.count >= 10 && paths[0].item > 10)
            #expect(scene.items == paths.map { people[$0.item].name })
        }

        @Test func everyHostedViewShowsItsOwnText() async {
            let scene = ListScene()
            scene.source.register(view: Photo.Maker.self) { [loader] photo, person in
                photo.text = ""
                photo.task(for: person.id) {
                    await loader.text(person.name)
                } show: {
                    $0.text = $1
                }
            }
            scene.source.attach(to: scene.table)
            await scene.source.apply(people, animated: false)
            await scroll(scene.table, in: scene)
            for path in scene.table.indexPathsForVisibleRows ?? [] {
                let cell = scene.table.cellForRow(at: path) as? WrapperTableCell<Photo.Maker>
                #expect(cell?.backingView.text == people[path.row].name)
            }
        }

        @Test func everyHeaderShowsItsOwnText() async {
            let scene = ListScene.table(0)
            scene.source.register(header: NameBand.self) { [loader] view, section in
                let text = section.header ?? ""
                view.label.text = ""
                view.task(for: text) {
                    await loader.text(text)
                } show: {
                    $0.label.text = $1
                }
            }
            await scene.source.apply(
                sections: people.map { ListSection(id: $0.id, header: $0.name, models: [$0]) },
                animated: false)
            await scroll(scene.table, in: scene)
            let sections = Set(scene.table.indexPathsForVisibleRows?.map(\.section) ?? [])
            for section in sections {
                let header = scene.table.headerView(forSection: section) as? NameBand
                #expect(header == nil || header?.label.text == people[section].name)
            }
            #expect(sections.contains { scene.table.headerView(forSection: $0) != nil })
        }

        @Test func itHoldsForADataSourceOfTheAppsOwn() async throws {
            let scene = ListScene()
            let data = OwnData(people, loader)
            scene.table.register(NameRow.self, forCellReuseIdentifier: "name")
            scene.table.dataSource = data
            await scroll(scene.table, in: scene)
            let paths = try #require(scene.table.indexPathsForVisibleRows)
            #expect(paths.count >= 10 && paths[0].row > 10 && loader.cancellations > 10)
            #expect(scene.rows == paths.map { people[$0.row].name })
        }
    }
#endif

/// A data source that does not use the toolkit.
private final class OwnData: NSObject, UITableViewDataSource {
    private let people: [Person]
    private let loader: SlowLoader

    init(_ people: [Person], _ loader: SlowLoader) { (self.people, self.loader) = (people, loader) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { people.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
        let person = people[indexPath.row]
        cell.textLabel?.text = ""
        cell.task(for: person.id) { [loader] in
            await loader.text(person.name)
        } show: {
            $0.textLabel?.text = $1
        }
        return cell
    }
}
