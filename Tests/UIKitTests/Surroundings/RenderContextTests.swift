import Foundation
import Synchronization
import Testing

@testable import UIKit

/// Renders in one process do not see each other's screen, traits, language, project or reports.
@MainActor @Suite struct RenderContextTests {
    private func screen(_ language: String, _ style: UIUserInterfaceStyle) -> UIScreen {
        var environment = ScreenEnvironment()
        environment.language = language
        environment.style = style
        return UIScreen(environment: environment)
    }

    private struct State: Equatable {
        var screen: UIScreen
        var style: UIUserInterfaceStyle
        var language: String?
        @MainActor static var current: State {
            State(
                screen: .main, style: UITraitCollection.current.userInterfaceStyle,
                language: CurrentLanguage.code)
        }
    }

    @Test func rendersThatTakeTurnsDoNotSeeEachOther() async {
        let screens = [screen("ja", .dark), screen("de", .light), screen("fr", .dark)]
        let before = State.current
        let alone = screens.map { $0.performAsMain { State.current } }
        let tasks = screens.map { screen in
            Task {
                var seen: [State] = []
                await screen.performAsMain {
                    for _ in 0..<20 {
                        seen.append(State.current)
                        await Task.yield()
                    }
                }
                return seen
            }
        }
        for (task, state) in zip(tasks, alone) {
            #expect(await task.value == Array(repeating: state, count: 20))
        }
        #expect(State.current == before)
    }

    @Test func aTaskKeepsTheScreenOfTheRenderThatStartedIt() async {
        let dark = screen("ja", .dark)
        let task = dark.performAsMain { Task { CurrentLanguage.code } }
        #expect(await task.value == "ja")
        #expect(CurrentLanguage.code != "ja")
    }

    @Test func otherThreadsHaveTheLanguageOfTheRenderOnTheMainThread() {
        screen("ja", .dark).performAsMain {
            let semaphore = DispatchSemaphore(value: 0)
            let found = Found()
            Thread.detachNewThread {
                found.code = CurrentLanguage.code
                semaphore.signal()
            }
            semaphore.wait()
            #expect(found.code == "ja")
        }
    }

    @Test func aProjectIsThatOfItsRender() throws {
        let sea = try ProjectFolder(["en.lproj/Localizable.strings": "\"a\" = \"Sea\";"])
        let land = try ProjectFolder(["en.lproj/Localizable.strings": "\"a\" = \"Land\";"])
        let text = { AppSurroundings.text("a", value: nil, table: nil, in: .main) }
        try ResourceLibrary(folder: sea.path).performAsCurrent {
            #expect(text() == "Sea")
            try ResourceLibrary(folder: land.path).performAsCurrent { #expect(text() == "Land") }
            #expect(text() == "Sea")
        }
    }

    // Tests on other threads may report meanwhile, to the render on the main thread.

    @Test func reportsBelongToTheirRender() async {
        let (inner, outer) = RuntimeDiagnostics.collect {
            RuntimeDiagnostics.report("the outer render")
            return RuntimeDiagnostics.collect { RuntimeDiagnostics.report("the inner render") }.messages
        }
        #expect(inner.contains("the inner render") && !inner.contains("the outer render"))
        #expect(outer.contains("the outer render") && !outer.contains("the inner render"))
    }

    @Test func otherThreadsReportToTheRenderOnTheMainThread() {
        let messages = RuntimeDiagnostics.collect {
            let semaphore = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                RuntimeDiagnostics.report("another thread")
                semaphore.signal()
            }
            semaphore.wait()
        }.messages
        #expect(messages.contains("another thread"))
    }

    @Test func aRenderThatHasEndedCollectsNoMessageOfItsTasks() {
        let messages = CollectedMessages()
        #expect(messages.add("a") && messages.add("a"))
        #expect(messages.close() == ["a"])
        #expect(!messages.add("b") && messages.close() == ["a"])
    }
}

/// A value that another thread sets before the test reads it.
private final class Found: Sendable {
    private let state = Mutex<String?>(nil)
    var code: String? {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}
