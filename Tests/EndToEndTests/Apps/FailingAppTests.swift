import Testing

/// The failure of a scene does not affect others, and is described in the report.
@Suite(.timeLimit(.minutes(40))) struct FailingAppTests {
    private func app() async throws -> FailingApp { try await FailingApp.rendered.value }

    @Test(arguments: ["First", "Last"]) func scenesAroundFailuresAreAlive(_ name: String) async throws {
        let app = try await app()
        #expect(app.scene(name)?.state == "alive", "\(app.run.errors)")
        #expect(app.scene(name)?.why == "")
    }

    @Test(arguments: [
        ("Trap", "crashed"), ("Force", "crashed"), ("Exit", "crashed"), ("Stack", "crashed"),
        ("Loop", "timed out"), ("Deadlock", "timed out"), ("Absent", "stand-in"),
    ])
    func statesSayWhatHappened(_ name: String, _ state: String) async throws {
        let app = try await app()
        #expect(app.scene(name)?.state == state, "\(app.run.errors)")
    }

    @Test func aSceneThatTakesAllMemoryIsEnded() async throws {
        let scene = try await app().scene("Memory")
        #expect(scene?.state == "crashed" && scene?.why.hasPrefix("more than 1 GB of memory") == true)
    }

    @Test func aSceneThatTheAppDoesNotCreateIsDrawnWithoutIt() async throws {
        let app = try await app()
        #expect(app.scene("None")?.state == "crashed", "\(app.run.errors)")
        #expect(app.scene("None")?.why == "the scene cannot be made in the app")
        #expect(app.run.errors.contains("scene None is drawn without the app"))
    }

    @Test func everySceneHasAPicture() async throws {
        let app = try await app()
        #expect(app.report.scenes.count == 11)
        for scene in app.report.scenes {
            #expect(scene.pictures.count == 1, "\(scene.scene)")
            #expect(app.files.isSuperset(of: scene.pictures))
        }
    }

    @Test func aTrapIsReportedWithTheAppsOwnCalls() async throws {
        let app = try await app()
        let inner = FailingApp.line(of: "title = names[2]")
        let outer = FailingApp.line(of: "show([])")
        #expect(
            app.scene("Trap")?.why
                == "Index out of range in TrapController.show(_:) (App.swift:\(inner)), "
                + "called by TrapController.viewDidLoad() (App.swift:\(outer))")
    }

    @Test(arguments: [
        ("Exit", "exit(3)"), ("Deadlock", ".wait()"), ("Stack", "func depth"),
    ])
    func failuresNameTheLine(_ name: String, _ text: String) async throws {
        let app = try await app()
        let why = app.scene(name)?.why ?? ""
        #expect(why.contains("(App.swift:\(FailingApp.line(of: text)))"), "\(why)")
    }

    /// The line is that of the instruction at which the loop was stopped, or of the last one before it that has a line.
    @Test func anEndlessLoopNamesALineOfItsFunction() async throws {
        let why = try await app().scene("Loop")?.why ?? ""
        let line = FailingApp.line(of: "while true")
        let lines = [line - 1, line].map { "in LoopController.viewDidLoad() (App.swift:\($0))" }
        #expect(lines.contains { why.contains($0) }, "\(why)")
    }

    @Test func eachFailureIsOneLine() async throws {
        let lines = try await app().run.errors.split(separator: "\n")
        let failures = lines.filter { $0.contains(": error: ") }
        #expect(failures.count == 8)
        // A failure in code without line information is reported at the scene's line.
        for failure in failures {
            let isPlaced = failure.contains("App/App.swift:") || failure.contains("App/Main.storyboard:")
            #expect(isPlaced, "\(failure)")
        }
        #expect(
            !lines.contains { $0.contains("libswiftCore") || $0.contains("***") || $0.contains("Registers") })
    }

    @Test func whatTheAppPrintedBeforeItFailedIsKept() async throws {
        let app = try await app()
        #expect(app.scene("Trap")?.output?.contains("hello from First") == true)
        #expect(app.run.errors.contains("hello from First"))
        #expect(!app.run.output.contains("hello from First"))
    }

    @Test func theLastLineCountsWhatIsAlive() async throws {
        let app = try await app()
        #expect(app.run.output.hasSuffix("\n2 of 11 scenes alive, 1 of 1 file whole\n"))
        #expect(app.run.status == 1)
        #expect(app.files.isSuperset(of: ["index.html", "report.json", "missing.html"]))
    }
}
