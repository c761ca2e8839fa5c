import Testing

/// The app is launched before its scenes are drawn, and a failure of the launch is not one of the scenes.
@Suite(.serialized, .timeLimit(.minutes(40))) struct LaunchedAppTests {
    @Test func theFirstPictureIsTheLaunch() async throws {
        let app = try await LaunchedApp("fine")
        #expect(app.launch?.scene == "Launch" && app.launch?.state == "alive", "\(app.run.errors)")
        #expect(app.launch?.pictures == ["Launch/Launch.png"])
        #expect(app.files.contains("Launch/Launch.png"))
        #expect(app.run.output.hasSuffix("\n2 of 2 scenes alive, 1 of 1 file whole\n"))
        #expect(app.run.status == 0)
    }

    @Test func scenesAreMadeInTheLaunchedApp() async throws {
        let app = try await LaunchedApp("fine", ["--language", "de"])
        #expect(app.scene?.state == "alive")
        #expect(app.run.errors.contains("store: [\"Naha\"]"))
        #expect(app.run.errors.contains("documents: []"))
        #expect(app.run.errors.contains("now: Donnerstag 9:41"), "\(app.run.errors)")
    }

    @Test func stepsBeginAtTheLaunch() async throws {
        let app = try await LaunchedApp("fine", ["--from", "launch", "--tap", "Show"])
        #expect(app.scenes.map(\.scene) == ["Launch"])
        #expect(app.run.errors.contains("the place has appeared"))
        #expect(app.run.status == 0)
    }

    @Test func requestsFailAsWithoutANetwork() async throws {
        let app = try await LaunchedApp("fine", ["--appearance", "light"])
        #expect(app.run.errors.contains("places: offline"), "\(app.run.errors)")
    }

    @Test func responsesAreFilesOfAFolderOrStatus404() async throws {
        try await LaunchedApp.addResponse("harbor.example/places.json", "Itoman")
        let app = try await LaunchedApp("fine", ["--responses", "responses"])
        #expect(app.run.errors.contains("places: status 200 Itoman"), "\(app.run.errors)")
        #expect(app.run.errors.contains("harbors: status 404"), "\(app.run.errors)")
        #expect(app.run.status == 0)
    }

    /// The app's processes end with the command, whatever they do.
    @Test func anInterruptedRunLeavesNoProcess() async throws {
        let run = try await LaunchedApp.interrupted()
        #expect(run.status == 130)
        #expect(run.remaining.isEmpty, "\(run.remaining)")
    }

    @Test(arguments: [
        ("trap", "crashed", "Index out of range", "names[2]"),
        ("exit", "crashed", "called exit(3)", "exit(3)"),
        ("loop", "timed out", "no result after 8 s", "while true {}"),
    ])
    func aLaunchThatFailsIsReportedOnceAndScenesAreMadeWithoutIt(
        _ word: String, _ state: String, _ reason: String, _ text: String
    ) async throws {
        let app = try await LaunchedApp(word)
        #expect(app.launch?.state == state && app.launch?.pictures == [])
        #expect(app.launch?.why.hasPrefix(reason) == true, "\(app.launch?.why ?? "")")
        let place = "(App.swift:\(LaunchedApp.line(of: text)))"
        #expect(app.launch?.why.contains(place) == true, "\(app.launch?.why ?? "")")
        #expect(app.scene?.scene == "Scene" && app.scene?.state == "alive")
        #expect(app.run.errors.contains("store: []"))
        let reports = app.run.errors.split(separator: "\n").filter { $0.contains("cannot be launched") }
        #expect(reports.count == 1)
        #expect(app.run.errors.split(separator: "\n").last == reports.last)
        #expect(app.run.output.hasSuffix("\n1 of 2 scenes alive, 1 of 1 file whole\n"))
        #expect(app.run.status == 1)
    }

    @Test func anAppThatShowsNothingSaysSo() async throws {
        let app = try await LaunchedApp("nothing")
        #expect(app.launch?.state == "refused")
        #expect(app.launch?.why == "the app was launched and shows no window with a controller")
    }
}
