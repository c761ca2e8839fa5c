import Testing
import UIKit

@testable import Kumiki

/// Responds late, whether its tasks are cancelled or not.
@MainActor
final class SlowLoader {
    private var waiting: [(text: String, answer: CheckedContinuation<String, Never>)] = []
    private(set) var requests: [String] = []
    private(set) var cancellations = 0

    func text(_ text: String) async -> String {
        requests.append(text)
        let answer = await withCheckedContinuation { waiting.append((text, $0)) }
        if Task.isCancelled { cancellations += 1 }
        return answer
    }

    /// Responds to everything, the last request first, and lets all tasks continue.
    func answer() async {
        await turn()
        for request in waiting.reversed() { request.answer.resume(returning: request.text) }
        waiting = []
        await turn()
    }

    /// Lets tasks of the main actor begin or end.
    func turn() async { for _ in 0..<20 { await Task.yield() } }
}

private final class Photo: UIView, ReusableViewType {
    enum Maker: BackingViewMaker {
        static func make() -> Photo { Photo() }
        static var layout: HostingLayout { HostingLayout(minimumSize: CGSize(width: 0, height: 44)) }
    }
    var text = ""
}

@MainActor @Suite struct TaskTests {
    private let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    private let loader = SlowLoader()

    private func load(_ id: String, suffix: String = "") {
        cell.task(for: id) { [loader] in
            await loader.text(id)
        } show: { cell, text in
            cell.textLabel?.text = text + suffix
        }
    }

    @Test func aResultIsShownWhenItArrives() async {
        load("a")
        await loader.turn()
        #expect(cell.textLabel?.text == nil)
        await loader.answer()
        #expect(cell.textLabel?.text == "a")
    }

    @Test func anotherIdEndsTheTask() async {
        load("a")
        await loader.turn()
        load("b")
        await loader.answer()
        #expect(cell.textLabel?.text == "b" && loader.cancellations == 1)
    }

    @Test func theSameIdGoesOnWithTheLatestClosure() async {
        load("a")
        await loader.turn()
        load("a", suffix: "!")
        await loader.answer()
        #expect(cell.textLabel?.text == "a!" && loader.requests == ["a"] && loader.cancellations == 0)
    }

    @Test func aTaskThatHasEndedStartsAgain() async {
        for _ in 0..<2 {
            load("a")
            await loader.answer()
        }
        #expect(loader.requests == ["a", "a"])
    }

    @Test func eachCallInTheCodeIsATaskOfItsOwn() async {
        load("a")
        cell.task(for: "b") { [loader] in
            await loader.text("b")
        } show: {
            $0.detailLabel = $1
        }
        await loader.answer()
        #expect(cell.textLabel?.text == "a" && cell.detailLabel == "b")
    }

    @Test func cancelledTasksShowNothing() async {
        load("a")
        await loader.turn()
        cell.cancelTasks()
        await loader.answer()
        #expect(cell.textLabel?.text == nil && loader.cancellations == 1)
    }

    @Test func aViewIsNotKeptByItsTasks() async {
        weak var gone: UIView?
        do {
            let view = UIView()
            view.task(for: 1) { [loader] in
                await loader.text("a")
            } show: { _, _ in
                Issue.record("the view is deallocated")
            }
            gone = view
            await loader.turn()
        }
        #expect(gone == nil)
        await loader.answer()
        #expect(loader.cancellations == 1)
    }

    @Test(arguments: [true, false]) func reuseOfAWrapperEndsTheTasksOfItsView(isTable: Bool) async {
        let wrapper: any ViewWrapper =
            isTable
            ? WrapperTableCell<Photo.Maker>(style: .default, reuseIdentifier: nil)
            : WrapperCell<Photo.Maker>(frame: .zero)
        let photo = wrapper.backingView as? Photo
        photo?.task(for: "a") { [loader] in
            await loader.text("a")
        } show: {
            $0.text = $1
        }
        await loader.turn()
        (wrapper as? UITableViewCell)?.prepareForReuse()
        (wrapper as? UICollectionViewCell)?.prepareForReuse()
        await loader.answer()
        #expect(photo?.text == "" && loader.cancellations == 1)
    }

    @Test func reuseOfAHeaderEndsTheTasksOfItsView() async {
        let header = WrapperHeaderFooter<Photo.Maker>(reuseIdentifier: nil)
        header.backingView.task(for: "a") { [loader] in
            await loader.text("a")
        } show: {
            $0.text = $1
        }
        await loader.turn()
        header.prepareForReuse()
        await loader.answer()
        #expect(header.backingView.text == "" && loader.cancellations == 1)
    }

    @Test func aCellThatIsDequeuedAndCallsNoTaskShowsNothingLate() async throws {
        let scene = ListScene()
        let data = PlainData(loader: loader)
        data.texts = (0..<40).map { $0.isMultiple(of: 2) ? "\($0)" : nil }
        scene.table.register(NameRow.self)
        scene.table.dataSource = data
        scene.settle()
        for offset in [1, 7, 20, 3, 29] {
            await loader.turn()
            scene.table.contentOffset.y = CGFloat(offset) * 44
            scene.settle()
        }
        await loader.answer()
        let first = try #require(scene.table.indexPathsForVisibleRows?.first?.row)
        #expect(scene.rows == (first..<(first + scene.rows.count)).map { data.texts[$0] ?? "none" })
    }

    @Test func anItemThatIsConfiguredAgainKeepsItsTask() async {
        let source = ListSource<Person>()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        source.register(row: NameRow.self) { [loader] cell, person in
            cell.task(for: person.id) {
                await loader.text(person.name)
            } show: {
                $0.show($1)
            }
        }
        source.attach(to: table)
        await source.apply([Person(1, "Aoi")])
        table.layoutIfNeeded()
        await loader.turn()
        source.refresh(1)
        table.layoutIfNeeded()
        await loader.answer()
        #expect(loader.requests == ["Aoi"] && loader.cancellations == 0)
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["Aoi"])
    }
}

extension UITableViewCell {
    /// Other data that arrive late.
    fileprivate var detailLabel: String? {
        get { accessibilityLabel }
        set { accessibilityLabel = newValue }
    }
}

/// A data source as apps write it, with the toolkit's `dequeueReusableCell(_:for:)`. Only some rows load something.
private final class PlainData: NSObject, UITableViewDataSource {
    var texts: [String?] = []
    private let loader: SlowLoader

    init(loader: SlowLoader) { self.loader = loader }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(NameRow.self, for: indexPath)
        cell.show("none")
        if let text = texts[indexPath.row] {
            cell.task(for: text) { [loader] in
                await loader.text(text)
            } show: {
                $0.show($1)
            }
        }
        return cell
    }
}
