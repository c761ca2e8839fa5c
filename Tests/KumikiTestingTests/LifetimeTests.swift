import KumikiTesting
import Testing

/// The toolkit releases what it was given when it is no longer needed.
@MainActor @Suite(.serialized) struct LifetimeTests {
    @Test func aListScreenIsFreedWhileItsStatesStillCome() throws {
        try expectFreed {
            let harness = try Harness { IslandsScreen() }
            harness.wait(1)
            try harness.scroll(.down)
            harness.close()
            return harness
        } of: {
            $0.root
        }
    }

    @Test func itsDataSourceIsFreedToo() throws {
        try expectFreed {
            try Harness { IslandsScreen() }
        } of: {
            $0.root.dataSource
        }
    }

    @Test func aScreenInCodeIsFreedWithItsActionsAndVariants() throws {
        try expectFreed {
            let harness = try Harness { BeaconScreen(builderKey: .beacon) }
            try harness.tap("Light")
            try harness.rotate()
            harness.close()
            return harness
        } of: {
            $0.root
        }
    }

    @Test func aContainedControllerIsFreedWithItsCell() throws {
        try expectFreed {
            let (harness, cell) = (try Harness { UIViewController() }, WrapperCell<Porthole>(frame: .zero))
            harness.perform { harness.root.view.addSubview(cell) }
            harness.perform { cell.removeFromSuperview() }
            return cell
        } of: {
            $0.backingView.controller
        }
    }

    @Test func whoHandledAnEventIsFreed() throws {
        try expectFreed {
            let keeper = Keeper()
            for _ in 0..<3 { keeper.stimulate(Lit()) }
            #expect(keeper.count == 3)
            return keeper
        }
    }

    @Test func whoRepliedIsFreed() async throws {
        let leaks = LeakCheck()
        #expect(try await leaks.watch(Keeper()).stimulate(IsLit()))
        try leaks.expectAllFreed()
    }

    @Test func aTapHoldsNeitherCellNorView() throws {
        try expectFreed {
            let cell = WrapperCell<Porthole>(frame: .zero)
            cell.stimulatesOnTap { Lit() }
            cell.stimulatesOnTap { Lit() }
            return cell
        } of: {
            $0.backingView
        }
    }

    @Test func aRecorderIsFreedWhenItIsLetGoOf() throws {
        try expectFreed {
            let keeper = Keeper()
            let recorder = ChainRecorder(within: keeper)
            keeper.stimulate(Lit())
            return recorder
        }
    }
}

/// The toolkit calls back on the main actor only, regardless of the thread of a call.
@MainActor @Suite struct IsolationTests {
    @Test func statesFromAnotherThreadAreShownOnTheMainActor() async throws {
        let check = IsolationCheck()
        let harness = try Harness { IslandsScreen() }
        let (states, continuation) = AsyncStream.makeStream(of: [Island].self)
        harness.root.dataSource.onUpdate = { _ in check.note() }
        check.start { harness.root.dataSource.bind(states) }
        DispatchQueue.global().async {
            continuation.yield([Island(id: 1)])
            continuation.finish()
        }
        for _ in 0..<1_000 where harness.root.dataSource.modelCount != 1 {
            try await Task.sleep(for: .milliseconds(1))
        }
        try await check.expectMainActor(calls: 1)
        try await check.expectAsynchronous()
    }

    @Test func aReplyFromAnotherThreadComesBackOnTheMainActor() async throws {
        let check = IsolationCheck()
        let keeper = Keeper()
        keeper.reply = { answer in DispatchQueue.global().async { answer(false) } }
        #expect(try await keeper.stimulate(IsLit()) == false)
        check.note()
        try await check.expectMainActor(calls: 1)
    }

    @Test func anAnswerThatIsLostOnAnotherThreadEndsTheWaiting() async {
        let keeper = Keeper()
        keeper.reply = { answer in DispatchQueue.global().async { _ = answer } }
        await #expect(throws: EventError.unanswered(event: "IsLit")) { try await keeper.stimulate(IsLit()) }
    }
}

struct Island: DataSourceModel, Sendable { var id: Int }

/// A table that is bound to states without an end.
final class IslandsScreen: UITableViewController {
    let dataSource = ListSource<Island>()

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource.register(row: UITableViewCell.self) { cell, island in cell.textLabel?.text = "\(island.id)"
        }
        dataSource.onSelect = { [weak self] island in self?.title = "\(island.id)" }
        dataSource.loadsMore { [weak self] in self?.title = "more" }
        dataSource.attach(to: tableView, asDelegate: true)
        dataSource.apply((0..<100).map(Island.init))
    }
}

/// A layout with an action and a variant.
private struct BeaconLayout: CodeInterfaceBuilder {
    enum Key: String, CodeInterfaceBuilderKey { case beacon }

    let view = UIView()
    let button = UIButton(type: .system)
    var variants: [LayoutVariant] {
        [LayoutVariant(verticalSizeClass: .compact).setting(button, \.tag, to: 1)]
    }

    init(key: Key) {
        button.setTitle("Light", for: .normal)
        button.frame = CGRect(x: 50, y: 100, width: 100, height: 44)
        view.addSubview(button)
    }
}

private final class BeaconScreen: CodeViewController, CodeScreen {
    func bind(_ layout: BeaconLayout) {
        layout.button.addAction(
            UIAction { [weak self] _ in self?.title = "lit" }, for: .primaryActionTriggered)
    }
}

private enum Porthole: BackingViewMaker {
    static func make() -> ControllerView<UIViewController> { ControllerView(UIViewController()) }
}

private struct Lit: ResponderEvent {
    func stimulate(responder: Keeper) { responder.count += 1 }
}

private struct IsLit: AnswerableEvent {
    func stimulate(responder: Keeper, answer: Answer<Bool>) { responder.reply(answer) }
}

private final class Keeper: UIResponder {
    var count = 0
    var reply: (Answer<Bool>) -> Void = { $0(true) }
}
