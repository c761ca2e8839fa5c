import CoreGraphics
import Foundation
import Staging

/// The times of the stages of a warm screen, from the document to the PNG file.
@MainActor
struct ScreenBenchmark {
    private enum Step: String, CaseIterable {
        case parse, instantiate, layout, draw, encode
    }

    private let subject: ScreenSubject
    private let rounds: Int

    init(_ options: Options) throws {
        subject = try ScreenSubject(options)
        rounds = options.count("--rounds", default: 60)
    }

    func run() throws {
        var times: [Step: [Double]] = [:]
        var cairo: [Double] = []
        for round in 0..<rounds + 5 {
            let (context, own) = try turn()
            let other = try Stopwatch.time { _ = try CairoPNG.encode(context) }
            // The first rounds fill caches.
            guard round >= 5 else { continue }
            for (step, time) in own { times[step, default: []].append(time) }
            cairo.append(other)
        }
        try compare()
        report(times.mapValues(\.median), cairo: cairo.median)
    }

    private func turn() throws -> (CGContext, [Step: Double]) {
        var times: [Step: Double] = [:]
        var last = Stopwatch.now
        func mark(_ step: Step) {
            let now = Stopwatch.now
            times[step] = now - last
            last = now
        }
        let document = try subject.parse()
        mark(.parse)
        let scene = try subject.show(document) { mark(.instantiate) }
        mark(.layout)
        let context = try subject.draw(scene)
        mark(.draw)
        _ = try subject.encode(context)
        mark(.encode)
        return (context, times)
    }

    /// Checks that both files have the same pixels.
    private func compare() throws {
        let context = try subject.draw(try subject.show(try subject.parse()))
        let files = [try subject.encode(context), try CairoPNG.encode(context)]
        let images = try files.map { try CGImage.decode($0).pngData() }
        guard images[0] != nil, images[0] == images[1] else {
            throw Failure("the PNG files show different pixels")
        }
    }

    private func report(_ times: [Step: Double], cairo: Double) {
        var report = Report("screen", columns: ["step", "ms"])
        for step in Step.allCases { report.row(step.rawValue, Report.milliseconds(times[step] ?? 0)) }
        let total = Step.allCases.reduce(0) { $0 + (times[$1] ?? 0) }
        let picture = (times[.draw] ?? 0) + (times[.encode] ?? 0)
        report.row("draw + encode", Report.milliseconds(picture))
        report.row("all", Report.milliseconds(total))
        report.row("Cairo's encode", Report.milliseconds(cairo))
        report.value("draw_encode_ms", Report.plain(picture / 1000, 2))
        report.value("all_ms", Report.plain(total / 1000, 2))
        report.ratio("encode", cairo / max(times[.encode] ?? 0, 0.001))
        report.value("pixels", "equal")
        report.print()
    }
}
