import Foundation
import Kumiki
import UIKit

/// Loading a screen from its storyboard by convention, compared with `UIStoryboard` by hand: as the first of a process,
/// and repeatedly.
@MainActor
struct LoadingBenchmark {
    private let budget: Double
    private let processes: Int

    init(_ options: Options) {
        budget = Double(options.count("--budget", default: 3000)) * 1000
        processes = options.count("--processes", default: 61)
    }

    func run() throws {
        try SettingsViewController.prepare()
        defer {
            let folder = URL(fileURLWithPath: SettingsViewController.folder).deletingLastPathComponent()
            try? FileManager.default.removeItem(at: folder)
        }
        let cold = try coldly()
        guard type(of: SettingsViewController.instance()) == type(of: try SettingsViewController.byHand())
        else {
            throw Failure("the screens differ")
        }
        let warm = try Contest(budget: budget) {
            Stopwatch.time { _ = SettingsViewController.instance() }
        } peer: {
            try Stopwatch.time { _ = try SettingsViewController.byHand() }
        }
        var report = Report("loading", columns: ["", "by hand ms", "instance() ms", "ratio"])
        for (name, contest) in [("cold", cold), ("warm", warm)] {
            report.row(
                name, Report.milliseconds(contest.peer), Report.milliseconds(contest.ours),
                Report.plain(contest.ours / contest.peer, 3))
            report.value("\(name)_ms", Report.milliseconds(contest.ours))
            report.value("\(name)_over_hand", Report.plain(contest.ours / contest.peer, 3))
        }
        report.print()
    }

    /// Runs processes of both kinds alternately.
    private func coldly() throws -> Contest {
        var (ours, peer): ([Double], [Double]) = ([], [])
        for round in 0..<processes {
            for isOurs in round.isMultiple(of: 2) ? [true, false] : [false, true] {
                let time = try Child.time([
                    "first-screen", "--by-hand", isOurs ? "no" : "yes", "--folder",
                    SettingsViewController.folder,
                ])
                if isOurs { ours.append(time) } else { peer.append(time) }
            }
        }
        return Contest(ours: ours.median, peer: peer.median)
    }

    /// Times this process's first screen.
    static func printFirstScreen(_ options: Options) throws {
        SettingsViewController.folder = options["--folder"] ?? ""
        let byHand = options["--by-hand"] == "yes"
        print(
            try Stopwatch.time {
                _ = try byHand ? SettingsViewController.byHand() : SettingsViewController.instance()
            })
    }
}

/// The settings of the example, without the example's code.
final class SettingsViewController: UITableViewController, Storyboardable {
    static var folder = ""
    static let storyboardBundle = Bundle(path: folder) ?? .main

    /// Copies the example's document with this class into a separate folder.
    static func prepare() throws {
        let file = "Examples/Okinawa/Okinawa/Base.lproj/SettingsViewController.storyboard"
        let text = try String(contentsOfFile: file, encoding: .utf8)
            .replacingOccurrences(of: "customModule=\"Okinawa\"", with: "customModule=\"Benchmarks\"")
        // A folder without other files: those beside a bundle are searched, too.
        let directory = FileManager.default.temporaryDirectory
            .appendingPathComponent(UUID().uuidString).appendingPathComponent("Settings")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: directory.appendingPathComponent("SettingsViewController.storyboard"))
        folder = directory.path
    }

    /// Loads the screen without a toolkit.
    static func byHand() throws -> SettingsViewController {
        let storyboard = UIStoryboard(name: "SettingsViewController", bundle: storyboardBundle)
        let made = storyboard.instantiateViewController(withIdentifier: "SettingsViewController")
        guard let screen = made as? SettingsViewController else { throw Failure("no settings") }
        return screen
    }
}

/// Another process of this program, which prints a time.
enum Child {
    static func time(_ arguments: [String]) throws -> Double {
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = arguments
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard let time = Double(String(decoding: data, as: UTF8.self).filter { $0 != "\n" }) else {
            throw Failure("\(arguments[0]) was not timed")
        }
        return time
    }
}
