import Testing

/// Observables and bindings of RxSwift and its companions, where no folder has them.
@Suite(.timeLimit(.minutes(40))) struct ReactiveLibraryTests {
    /// Rendered once for all tests.
    /// What does not compile would return sequences; they have no elements then.
    @Test func sequencesThatAreLeftOutAreEmpty() async throws {
        let run = try await LibraryRun(source: Self.leftOut)
        run.expect(["bound", "caught: CancellationError()"])
        #expect(run.run.output.hasSuffix("1 of 1 scene alive, 0 of 1 file whole\n"), "\(run.run.errors)")
    }

    private static let leftOut = """
        import Combine
        import RxCocoa
        import RxSwift
        import UIKit

        struct Store {
            func names() -> Observable<[String]> { server.names() }
            func name() -> Single<String> { server.name() }
            func title() -> Driver<String> { server.title() }
            func save() -> Completable { server.save() }
            func count() -> AnyPublisher<Int, Error> { server.count() }
            func user() throws -> RawUser { try server.user() }
        }

        struct RawUser { let name: String }

        final class HomeController: UIViewController {
            private let bag = DisposeBag()

            override func viewDidLoad() {
                super.viewDidLoad()
                let store = Store()
                store.names().subscribe(onNext: { print($0) }).disposed(by: bag)
                store.name().subscribe { _ in print("name") }.disposed(by: bag)
                store.title().drive(onNext: { print($0) }).disposed(by: bag)
                store.save().subscribe().disposed(by: bag)
                _ = store.count().sink { _ in } receiveValue: { print($0) }
                do { _ = try store.user() } catch { print("caught:", error) }
                print("bound")
            }
        }
        """

    private static let answered = Task { try await LibraryRun(source: source) }

    private func expect(_ lines: String..., sourceLocation: SourceLocation = #_sourceLocation) async throws {
        try await Self.answered.value.expect(lines, sourceLocation: sourceLocation)
    }

    @Test func allFilesAreWhole() async throws {
        let run = try await Self.answered.value.run
        #expect(run.output.hasSuffix("1 of 1 scene alive, 1 of 1 file whole\n"), "\(run.errors)")
        #expect(
            run.errors.contains(
                "NSObject_Rx, RxCocoa, RxDataSources, RxOptional, RxSwift are in no folder; Kumiki's own are used"
            ))
    }

    @Test func observablesSendTheirEventsUntilTheyAreDisposedOf() async throws {
        try await expect(
            "flat: [1, 10, 2, 20]", "latest: [\"a1\", \"a2\", \"b2\"]", "zipped: [\"a1\", \"b2\"]",
            "caught: 7",
            "retried: 3", "shared: 1 [1, 2] [1, 2]", "disposed: [1]", "replayed: [2, 3]", "present: [1, 3]",
            "completed: true")
    }

    @Test func traitsHaveTheirEvents() async throws {
        try await expect("single: 5", "maybe: none", "completable: 1", "failure: noElements")
    }

    @Test func mainSchedulersFollowTheClockOfTheScreen() async throws {
        try await expect("ticks: [0, 1, 2]", "debounced: [3]", "driven: [2, 4, 6] true")
    }

    @Test func controlsAreBound() async throws {
        try await expect(
            "label: Hello you", "tapped: 1", "enabled: false", "observed: 2", "pinged: 1", "deallocated")
    }

    @Test func tablesShowItemsAndReportSelections() async throws {
        try await expect("rows: 3 2: Grace", "selected: Alan 1", "own delegate: 1, height 50.0")
    }

    @Test func sectionsHaveHeadersAndItems() async throws { try await expect("sections: 2 B 3", "model: 3") }

    @Test func searchBarsReportTextAndButtons() async throws {
        try await expect("search: [\"\", \"swift\"] 1")
    }

    @Test func proxiesOfAppsPassOnTheCallsOfDelegates() async throws {
        try await expect("own beacon: 3", "found: 3")
    }

    @Test func sessionsAnswer() async throws { try await expect("json: 2") }

    @Test func gesturesAreSequences() async throws {
        let run = try await LibraryRun(source: Self.touched, ["--tap", "Below"])
        run.expect(["recognizers: 1", "first: true", "tapped: (5.0, 10.0)", "removed: 0"])
        #expect(run.run.output.hasSuffix("1 of 1 file whole\n"), "\(run.run.errors)")
    }

    @Test func callsOfControllersAreSequences() async throws {
        let run = try await LibraryRun(source: Self.called)
        run.expect(["called: [\"sent\", \"own: 1\", \"invoked\", \"appeared\"]"])
        #expect(run.run.output.hasSuffix("1 of 1 file whole\n"), "\(run.run.errors)")
    }

    private static let called = """
        import RxCocoa
        import RxSwift
        import UIKit

        extension Reactive where Base: UIViewController {
            var viewDidAppear: Observable<Bool> {
                methodInvoked(#selector(Base.viewDidAppear)).map { $0.first as? Bool ?? true }
            }
        }

        final class HomeController: UIViewController {
            private let bag = DisposeBag()
            private var calls: [String] = []

            override func viewDidLoad() {
                super.viewDidLoad()
                let appearing = #selector(UIViewController.viewWillAppear(_:))
                rx.methodInvoked(appearing).subscribe(onNext: { [unowned self] _ in calls.append("invoked") }).disposed(by: bag)
                let sent = rx.sentMessage(appearing).map { _ in "sent" }
                sent.asDriver(onErrorJustReturn: "").drive(onNext: { [unowned self] in calls.append($0) }).disposed(by: bag)
                rx.viewDidAppear.subscribe(onNext: { [unowned self] _ in
                    calls.append("appeared")
                    print("called:", calls)
                }).disposed(by: bag)
            }

            override func viewWillAppear(_ animated: Bool) { calls.append("own: \\(calls.count)") }
        }

        """

    @Test func reactorsTurnActionsIntoStates() async throws {
        let run = try await LibraryRun(source: Self.reacting)
        run.expect([
            "bound: loaded", "states: [0, 1, 3]", "current: 3", "pulses: 2", "cell: 0",
            "stub: 1 9",
        ])
        #expect(run.run.output.hasSuffix("1 of 1 file whole\n"), "\(run.run.errors)")
    }

    private static let reacting = """
        import ReactorKit
        import RxCocoa
        import RxSwift
        import UIKit

        final class Counter: Reactor {
            enum Action { case add(Int), fail }
            enum Mutation { case changed(Int) }
            struct State {
                var count = 0
                @Pulse var message: String?
            }
            let initialState = State()

            func mutate(action: Action) -> Observable<Mutation> {
                guard case .add(let count) = action else { return .error(RxError.unknown) }
                return .just(.changed(count))
            }

            func reduce(state: State, mutation: Mutation) -> State {
                guard case .changed(let count) = mutation else { return state }
                var state = state
                state.count += count
                state.message = "Added"
                return state
            }
        }

        final class CounterLabel: UILabel, ReactorKit.View {
            var disposeBag = DisposeBag()
            func bind(reactor: Counter) {
                reactor.state.map { "\\($0.count)" }.bind(to: rx.text).disposed(by: disposeBag)
            }
        }

        final class HomeController: UIViewController, StoryboardView {
            var disposeBag = DisposeBag()
            private var states: [Int] = []

            override func awakeFromNib() {
                super.awakeFromNib()
                reactor = Counter()
            }

            func bind(reactor: Counter) {
                print("bound:", isViewLoaded ? "loaded" : "too early")
                var pulses = 0
                reactor.state.map(\\.count).subscribe(onNext: { [weak self] in self?.states.append($0) }).disposed(by: disposeBag)
                reactor.pulse(\\.$message).filter { $0 != nil }.subscribe(onNext: { _ in pulses += 1 }).disposed(by: disposeBag)
                let label = CounterLabel()
                label.reactor = Counter()
                print("cell:", label.text ?? "")
                Observable.of(1, 2).map { Counter.Action.add($0) }.bind(to: reactor.action).disposed(by: disposeBag)
                reactor.action.onNext(.fail)
                print("states:", states)
                print("current:", reactor.currentState.count)
                print("pulses:", pulses)
                reactor.isStubEnabled = true
                reactor.action.onNext(.add(5))
                reactor.stub.state.value = .init(count: 9)
                print("stub:", reactor.stub.actions.count, reactor.currentState.count)
            }
        }

        """

    @Test func bindersBelongToTheFormerLibraryToo() async throws {
        let run = try await LibraryRun(source: Self.bound)
        run.expect(["bound: Hello"])
        #expect(run.run.output.hasSuffix("1 of 1 file whole\n"), "\(run.run.errors)")
    }

    @Test func sequencesHaveTheNamesOfFormerVersions() async throws {
        let run = try await LibraryRun(source: Self.former)
        run.expect(["element: 4", "single: 3", "moved: 1"])
        #expect(run.run.output.hasSuffix("1 of 1 file whole\n"), "\(run.run.errors)")
    }

    private static let former = """
        import RxCocoa
        import RxSwift
        import UIKit

        extension ObservableType where E == Int {
            func doubled() -> Observable<E> { map { $0 * 2 } }
        }
        extension PrimitiveSequence where TraitType == SingleTrait, ElementType == Int {
            func next() -> Single<ElementType> { map { $0 + 1 } }
        }

        final class HomeController: UIViewController {
            private let bag = DisposeBag()

            override func viewDidLoad() {
                super.viewDidLoad()
                Observable.just(2).doubled().subscribe(onNext: { print("element:", $0) }).disposed(by: bag)
                Single.just(2).next().subscribe(onSuccess: { print("single:", $0) }).disposed(by: bag)
                let moved: ItemMovedEvent = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0))
                print("moved:", moved.destinationIndex.row)
            }
        }

        """

    private static let bound = """
        import RxCocoa
        import UIKit

        final class HomeController: UIViewController {
            private let label = UILabel()
            var shown: Binder<String> { Binder(label) { $0.text = $1 } }

            override func viewDidLoad() {
                super.viewDidLoad()
                shown.onNext("Hello")
                print("bound:", label.text ?? "")
            }
        }

        """

    private static let touched = """
        import RxGesture
        import RxSwift
        import UIKit

        final class HomeController: UIViewController {
            private var bag = DisposeBag()

            override func viewDidLoad() {
                super.viewDidLoad()
                let label = UILabel(frame: CGRect(x: 20, y: 300, width: 10, height: 20))
                label.text = "Below"
                view.addSubview(label)
                let taps = label.rx.tapGesture()
                taps.take(1).subscribe(onNext: { print("first:", $0.state == .possible) }).disposed(by: bag)
                taps.when(.recognized).asLocation().subscribe(onNext: { [weak self, weak label] place in
                    print("tapped:", place)
                    self?.bag = DisposeBag()
                    print("removed:", label?.gestureRecognizers?.count ?? 0)
                }).disposed(by: bag)
                print("recognizers:", label.gestureRecognizers?.count ?? 0)
            }
        }

        """

    private static let source = """
        import NSObject_Rx
        import RxCocoa
        import RxDataSources
        import RxOptional
        import RxSwift
        import UIKit

        final class HomeController: UIViewController, UITableViewDelegate {
            private let table = UITableView(frame: CGRect(x: 0, y: 300, width: 393, height: 400))
            private let sections = UITableView(frame: CGRect(x: 0, y: 700, width: 393, height: 100))
            private let field = UITextField(frame: CGRect(x: 20, y: 70, width: 300, height: 40))
            private let label = UILabel(frame: CGRect(x: 20, y: 120, width: 300, height: 40))
            private let button = UIButton(type: .system)
            private let toggle = UISwitch(frame: CGRect(x: 20, y: 170, width: 60, height: 40))
            private let search = UISearchBar(frame: CGRect(x: 0, y: 220, width: 393, height: 56))
            private let bag = DisposeBag()
            private let names = BehaviorRelay(value: ["Ada", "Alan"])
            private var selections = 0

            override func viewDidLoad() {
                super.viewDidLoad()
                for view in [table, sections, field, label, button, toggle, search] { self.view.addSubview(view) }
                combine()
                share()
                useTraits()
                wait()
                bindControls()
                bindTable()
                bindSections()
                bindSearch()
                bindProxy()
                URLSession.shared.rx.json(url: URL(string: "https://api.test/people.json")!).observe(on: MainScheduler.instance)
                    .subscribe(onNext: { print("json:", ($0 as? [Any])?.count ?? 0) }).disposed(by: bag)
            }

            private func collect<T>(_ name: String, _ source: Observable<T>) {
                source.toArray().subscribe(onSuccess: { print("\\(name):", $0) }).disposed(by: bag)
            }

            private func combine() {
                collect("flat", Observable.of(1, 2).flatMap { Observable.of($0, $0 * 10) })
                let (letters, numbers) = (PublishSubject<String>(), PublishSubject<Int>())
                collect("latest", Observable.combineLatest(letters, numbers) { "\\($0)\\($1)" })
                collect("zipped", Observable.zip(letters, numbers).map { "\\($0.0)\\($0.1)" })
                letters.onNext("a")
                numbers.onNext(1)
                numbers.onNext(2)
                letters.onNext("b")
                letters.onCompleted()
                numbers.onCompleted()
                Observable<Int>.error(RxError.unknown).catchErrorJustReturn(7).subscribe(onNext: { print("caught:", $0) }).disposed(by: bag)
                var attempts = 0
                Observable<Int>.create { observer in
                    attempts += 1
                    observer.onError(RxError.unknown)
                    return Disposables.create()
                }.retry(3).subscribe(onError: { _ in print("retried:", attempts) }).disposed(by: bag)
            }

            private func share() {
                var starts = 0
                let source = PublishSubject<Int>()
                let shared = source.do(onSubscribe: { starts += 1 }).share(replay: 1)
                var (first, second): ([Int], [Int]) = ([], [])
                shared.subscribe(onNext: { first.append($0) }).disposed(by: bag)
                source.onNext(1)
                shared.subscribe(onNext: { second.append($0) }).disposed(by: bag)
                source.onNext(2)
                print("shared:", starts, first, second)
                var received: [Int] = []
                let subscription = source.startWith(1).subscribe(onNext: { received.append($0) })
                subscription.dispose()
                source.onNext(3)
                print("disposed:", received)
                let replay = ReplaySubject<Int>.create(bufferSize: 2)
                for number in 1...3 { replay.onNext(number) }
                replay.onCompleted()
                collect("replayed", replay)
                Observable<Int?>.of(1, nil, 3).filterNil().toArray().subscribe(onSuccess: { print("present:", $0) })
                    .disposed(by: rx.disposeBag)
                var isCompleted = false
                replay.subscribe(onCompleted: { isCompleted = true }).disposed(by: bag)
                print("completed:", isCompleted)
            }

            private func useTraits() {
                Single<Int>.create { single in
                    single(.success(5))
                    return Disposables.create()
                }.subscribe(onSuccess: { print("single:", $0) }, onError: { _ in }).disposed(by: bag)
                Maybe<Int>.empty().subscribe(onSuccess: { print("maybe:", $0) }, onCompleted: { print("maybe: none") }).disposed(by: bag)
                Completable.empty().andThen(Single.just(1)).subscribe(onSuccess: { print("completable:", $0) }).disposed(by: bag)
                Observable<Int>.empty().asSingle().subscribe(onFailure: {
                    if case RxError.noElements = $0 { print("failure: noElements") }
                }).disposed(by: bag)
            }

            private func wait() {
                collect("ticks", Observable<Int>.interval(.milliseconds(100), scheduler: MainScheduler.instance).take(3))
                collect("debounced", Observable.of(1, 2, 3).concat(Observable<Int>.never().take(for: .seconds(1), scheduler: MainScheduler.instance))
                    .debounce(.milliseconds(300), scheduler: MainScheduler.instance).take(1))
                var driven: [Int] = []
                Observable.of(1, 2, 3).observe(on: ConcurrentDispatchQueueScheduler(qos: .background)).map { $0 * 2 }
                    .asDriver(onErrorJustReturn: 0).drive(onNext: { number in
                        driven.append(number)
                        if driven.count == 3 { print("driven:", driven, Thread.isMainThread) }
                    }).disposed(by: bag)
            }

            private func bindControls() {
                var (taps, changes, pings) = (0, 0, 0)
                field.rx.text.orEmpty.map { "Hello \\($0)" }.bind(to: label.rx.text).disposed(by: bag)
                button.rx.tap.subscribe(onNext: { taps += 1 }).disposed(by: bag)
                button.rx.tap.withLatestFrom(names).map { $0 + ["Grace"] }.bind(to: names).disposed(by: bag)
                toggle.rx.isOn.skip(1).map { !$0 }.bind(to: button.rx.isEnabled).disposed(by: bag)
                label.rx.observe(CGRect.self, "frame").subscribe(onNext: { _ in changes += 1 }).disposed(by: bag)
                let ping = Notification.Name("ping")
                NotificationCenter.default.rx.notification(ping).subscribe(onNext: { _ in pings += 1 }).disposed(by: bag)
                NotificationCenter.default.post(name: ping, object: nil)
                var other: UIView? = UIView()
                other?.rx.deallocated.subscribe(onNext: { print("deallocated") }).disposed(by: bag)
                other = nil
                label.frame.size.height = 44
                field.text = "you"
                field.sendActions(for: .editingChanged)
                button.sendActions(for: .touchUpInside)
                toggle.isOn = true
                toggle.sendActions(for: .valueChanged)
                print("label:", label.text ?? "")
                print("tapped:", taps)
                print("enabled:", button.isEnabled)
                print("observed:", changes)
                print("pinged:", pings)
            }

            private func bindTable() {
                table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
                table.rx.setDelegate(self).disposed(by: bag)
                names.bind(to: table.rx.items(cellIdentifier: "Cell", cellType: UITableViewCell.self)) { row, name, cell in
                    cell.textLabel?.text = "\\(row): \\(name)"
                }.disposed(by: bag)
                var path: IndexPath?
                table.rx.itemSelected.subscribe(onNext: { path = $0 }).disposed(by: bag)
                table.rx.modelSelected(String.self).subscribe(onNext: { print("selected:", $0, path?.row ?? -1) }).disposed(by: bag)
                table.layoutIfNeeded()
                print("rows:", table.numberOfRows(inSection: 0), table.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.text ?? "")
                table.delegate?.tableView?(table, didSelectRowAt: IndexPath(row: 1, section: 0))
                print("own delegate: \\(selections), height \\(table.rectForRow(at: IndexPath(row: 0, section: 0)).height)")
            }

            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selections += 1 }

            private func bindSections() {
                let source = RxTableViewSectionedReloadDataSource<SectionModel<String, Int>>(
                    configureCell: { _, _, _, number in
                        let cell = UITableViewCell()
                        cell.textLabel?.text = "\\(number)"
                        return cell
                    }, titleForHeaderInSection: { source, section in source[section].model })
                Observable.just([SectionModel(model: "A", items: [1, 2]), SectionModel(model: "B", items: [3])])
                    .bind(to: sections.rx.items(dataSource: source)).disposed(by: bag)
                let path = IndexPath(row: 0, section: 1)
                let title = sections.dataSource?.tableView?(sections, titleForHeaderInSection: 1) ?? ""
                print("sections:", sections.numberOfSections, title, source[path])
                let model: Int? = try? sections.rx.model(at: path)
                print("model:", model ?? 0)
            }

            private func bindSearch() {
                var (texts, clicks): ([String], Int) = ([], 0)
                search.rx.text.orEmpty.distinctUntilChanged().subscribe(onNext: { texts.append($0) }).disposed(by: bag)
                search.rx.searchButtonClicked.subscribe(onNext: { clicks += 1 }).disposed(by: bag)
                search.text = "swift"
                search.delegate?.searchBar?(search, textDidChange: "swift")
                search.delegate?.searchBarSearchButtonClicked?(search)
                print("search:", texts, clicks)
            }

            private let beacon = Beacon()
            private func bindProxy() {
                beacon.delegate = self
                BeaconProxy.proxy(for: beacon).found.subscribe(onNext: { print("found:", $0) }).disposed(by: bag)
                beacon.delegate?.beacon(beacon, found: 3)
            }
        }

        protocol BeaconDelegate: AnyObject {
            func beacon(_ beacon: Beacon, found number: Int)
        }

        final class Beacon: NSObject {
            weak var delegate: BeaconDelegate?
        }

        extension HomeController: BeaconDelegate {
            func beacon(_ beacon: Beacon, found number: Int) { print("own beacon:", number) }
        }

        extension Beacon: HasDelegate {
            typealias Delegate = BeaconDelegate
        }

        final class BeaconProxy: DelegateProxy<Beacon, BeaconDelegate>, DelegateProxyType, BeaconDelegate {
            let found = PublishSubject<Int>()

            init(beacon: Beacon) { super.init(parentObject: beacon, delegateProxy: BeaconProxy.self) }

            static func registerKnownImplementations() { register { BeaconProxy(beacon: $0) } }

            func beacon(_ beacon: Beacon, found number: Int) {
                _forwardToDelegate?.beacon(beacon, found: number)
                found.onNext(number)
            }
        }

        """
}
