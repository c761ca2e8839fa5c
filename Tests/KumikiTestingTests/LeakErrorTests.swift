import KumikiTesting
import Testing

/// The description of a leak: the properties that close the cycle.
@MainActor @Suite(.serialized) struct LeakErrorTests {
    private func leak<Object: AnyObject>(_ make: () -> Object) throws -> LeakError {
        try #require(throws: LeakError.self) { try expectFreed(make) }
    }

    @Test func twoObjectsThatHoldEachOther() throws {
        let error = try leak {
            let (screen, loader) = (Screen(), Loader())
            (screen.loader, loader.screen) = (loader, screen)
            return screen
        }
        #expect(error.cycle == ["Screen.loader", "Loader.screen"])
        #expect(
            error.description
                == "Screen was not released: it is in the retain cycle Screen.loader → Loader.screen → Screen"
        )
    }

    @Test func aDelegateThatIsNotWeak() throws {
        let error = try leak {
            let (screen, form) = (Screen(), Form())
            (screen.form, form.delegate) = (form, screen)
            return screen
        }
        #expect(error.cycle == ["Screen.form", "Form.delegate"])
    }

    @Test func aWeakPropertyIsNoPartOfACycle() throws {
        let error = try leak {
            let (screen, form) = (Screen(), Form())
            (screen.form, form.weakDelegate) = (form, screen)
            form.onSubmit = { _ = screen }
            return screen
        }
        #expect(error.cycle.isEmpty)
        #expect(error.suspects == ["Screen.form → Form.onSubmit (closure)"])
    }

    @Test func anUnownedPropertyIsNotRead() throws {
        let error = try leak {
            let screen = Screen()
            screen.visitor = Visitor(of: Screen())
            screen.onTap = { _ = screen }
            return screen
        }
        #expect(error.suspects == ["Screen.onTap (closure)"])
    }

    @Test func elementsOfCollectionsAndStructures() throws {
        let error = try leak {
            let (screen, loader) = (Screen(), Loader())
            screen.state = Screen.State(loaders: ["users": loader])
            loader.screen = screen
            return screen
        }
        #expect(error.cycle == ["Screen.state.loaders[…]", "Loader.screen"])
    }

    @Test func aClosureOfItsOwn() throws {
        let error = try leak {
            let screen = Screen()
            screen.onTap = { screen.title = "tapped" }
            return screen
        }
        #expect(error.cycle.isEmpty)
        #expect(
            error.description
                == "Screen was not released: it is probably captured by Screen.onTap (closure) → Screen")
    }

    @Test func aClosureOfAnObjectThatItHolds() throws {
        let error = try leak {
            let (screen, loader) = (Screen(), Loader())
            screen.loader = loader
            loader.onLoad = { screen.title = $0 }
            return screen
        }
        #expect(error.suspects == ["Screen.loader → Loader.onLoad (closure)"])
    }

    @Test func aListThatCapturesItsScreen() throws {
        let error = try leak {
            let screen = ListScreen()
            screen.dataSource.onSelect = { screen.title = "\($0.id)" }
            return screen
        }
        #expect(error.suspects.contains("ListScreen.dataSource → ListSource<Island>.onSelect (closure)"))
    }

    @Test func aViewBelowTheScreensOwn() throws {
        let error = try leak {
            let (screen, outer, inner) = (Screen(), UIView(), Form())
            screen.loadViewIfNeeded()
            screen.view.addSubview(outer)
            outer.addSubview(inner)
            inner.delegate = screen
            return screen
        }
        #expect(error.cycle == ["Screen.view", "Form.delegate"])
    }

    @Test func anActionOfAButton() throws {
        let error = try leak {
            let (screen, button) = (Screen(), UIButton())
            screen.loadViewIfNeeded()
            screen.view.addSubview(button)
            button.addAction(UIAction { _ in screen.title = "tapped" }, for: .touchUpInside)
            return screen
        }
        #expect(error.suspects == ["Screen.view → UIButton.actions[…] (closure)"])
    }

    @Test func aTimer() throws {
        var timer: Timer?
        let error = try leak {
            let screen = Screen()
            screen.timer = Timer(timeInterval: 60, repeats: true) { _ in _ = screen }
            timer = screen.timer
            return screen
        }
        timer?.invalidate()
        #expect(error.suspects == ["Screen.timer (timer)"])
    }

    @Test func aTask() throws {
        var task: Task<Void, Never>?
        let error = try leak {
            let screen = Screen()
            screen.task = Task { await screen.wait() }
            task = screen.task
            return screen
        }
        task?.cancel()
        #expect(error.suspects == ["Screen.task (task)"])
    }

    @Test func aNotificationBlock() throws {
        var token: (any NSObjectProtocol)?
        let error = try leak {
            let screen = Screen()
            let name = UIApplication.didBecomeActiveNotification
            screen.token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                _ in
                _ = screen
            }
            token = screen.token
            return screen
        }
        if let token { NotificationCenter.default.removeObserver(token) }
        #expect(error.suspects == ["Screen.token (observer)"])
    }

    @Test func aHolderThatTheObjectDoesNotKnow() throws {
        let screen = Screen()
        let error = try leak { screen }
        #expect(error.cycle.isEmpty && error.suspects.isEmpty)
        #expect(
            error.description.hasPrefix("Screen was not released: nothing that it holds leads back to it"))
    }
}

@MainActor private protocol FormDelegate: AnyObject {}

private final class Screen: UIViewController, FormDelegate {
    struct State { var loaders: [String: Loader] = [:] }

    var loader: Loader?
    var form: Form?
    var visitor: Visitor?
    var state = State()
    var onTap: (() -> Void)?
    var timer: Timer?
    var task: Task<Void, Never>?
    var token: (any NSObjectProtocol)?

    func wait() async { while !Task.isCancelled { await Task.yield() } }
}

@MainActor private final class Loader {
    var screen: Screen?
    var onLoad: ((String) -> Void)?
}

private final class Form: UIView {
    var delegate: (any FormDelegate)?
    weak var weakDelegate: (any FormDelegate)?
    var onSubmit: (() -> Void)?
}

@MainActor private final class Visitor {
    unowned let screen: Screen
    init(of screen: Screen) { self.screen = screen }
}

private final class ListScreen: UITableViewController {
    let dataSource = ListSource<Island>()
}
