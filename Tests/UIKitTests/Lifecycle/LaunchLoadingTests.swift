import Foundation
import Testing

@testable import UIKit

/// A controller that records the value it has when its view loads.
private final class Receiver: UIViewController {
    var value = "none"
    private(set) var loaded: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        loaded.append(value)
    }
}

/// A delegate that configures the root controller after it was set, before or after the window becomes visible.
private final class Injector: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let receiver = Receiver()
    let isVisibleAtOnce: Bool
    private(set) var wasLoaded: [Bool] = []

    init(isVisibleAtOnce: Bool) { self.isVisibleAtOnce = isVisibleAtOnce }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow()
        self.window = window
        if isVisibleAtOnce { window.makeKeyAndVisible() }
        window.rootViewController = receiver
        wasLoaded.append(receiver.isViewLoaded)
        receiver.value = "store"
        window.makeKeyAndVisible()
        wasLoaded.append(receiver.isViewLoaded)
        return true
    }
}

@MainActor
@Suite(.serialized) struct LaunchLoadingTests {
    private func launched(isVisibleAtOnce: Bool) -> Injector {
        VirtualClock.withFresh { _ in
            let delegate = Injector(isVisibleAtOnce: isVisibleAtOnce)
            let life = ApplicationLife(delegate: delegate)
            life.launch()
            life.discard()
            return delegate
        }
    }

    /// The view of a root controller loads when its window becomes visible, so that delegates can still configure it.
    @Test func aRootLoadsWhenItsWindowBecomesVisible() {
        let delegate = launched(isVisibleAtOnce: false)
        #expect(delegate.wasLoaded == [false, true])
        #expect(delegate.receiver.loaded == ["store"])
    }

    /// The root controller of a visible window loads its view at once.
    @Test func theRootOfAVisibleWindowLoadsAtOnce() {
        let delegate = launched(isVisibleAtOnce: true)
        #expect(delegate.wasLoaded == [true, true])
        #expect(delegate.receiver.loaded == ["none"])
    }
}
