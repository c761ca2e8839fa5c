import Foundation
import Kumiki
import UIKit

/// The cost of a typed event for each responder that it passes, compared with a dynamic cast at each responder and with
/// the bare walk; and the cost of a process's first event.
@MainActor
struct ChainBenchmark {
    private let budget: Double
    private let processes: Int
    /// The number of events in one measurement.
    private static let batch = 500

    init(_ options: Options) {
        budget = Double(options.count("--budget", default: 300)) * 1000
        processes = options.count("--processes", default: 15)
    }

    func run() throws {
        var report = Report("chain", columns: ["responders", "handled", "bare ns", "cast ns", "Kumiki ns"])
        for length in [5, 20, 50] {
            for isHandled in [true, false] {
                let chain = ViewChain(length: length, isHandled: isHandled)
                try chain.check()
                let walk = time(length, ours: chain.send, peer: chain.walk)
                let cast = time(length, ours: chain.send, peer: chain.cast)
                report.row(
                    "\(length)", isHandled ? "at the top" : "by nobody", Report.plain(walk.peer, 1),
                    Report.plain(cast.peer, 1), Report.plain(walk.ours, 1))
                let key = "\(isHandled ? "hit" : "miss")\(length)"
                report.value(key + "_ns", Report.plain(walk.ours, 1))
                report.ratio(key, cast.ratio)
            }
        }
        for (name, option) in [("first", "no"), ("first_registered", "yes")] {
            let first = try firstEvent(registered: option)
            report.row(
                "first event", option == "yes" ? "registered" : "", "", "", Report.plain(first * 1000, 0))
            report.value(name + "_us", Report.plain(first, 1))
        }
        report.print()
    }

    /// Returns the nanoseconds per responder.
    private func time(_ length: Int, ours: () -> Void, peer: () -> Void) -> Contest {
        func batch(_ work: () -> Void) -> Double {
            let time = Stopwatch.time { for _ in 0..<Self.batch { work() } }
            return time * 1000 / Double(Self.batch * length)
        }
        return Contest(budget: budget) {
            batch(ours)
        } peer: {
            batch(peer)
        }
    }

    /// Returns the median of several processes' first events, in microseconds.
    private func firstEvent(registered: String) throws -> Double {
        try (0..<processes).map { _ in try Child.time(["first-event", "--registered", registered]) }.median
    }

    /// Times this process's first event.
    static func printFirstEvent(_ options: Options) throws {
        if options["--registered"] == "yes" { Ask.register(AskedView.self) { $0 } }
        let chain = ViewChain(length: 12, isHandled: true)
        print(Stopwatch.time(chain.send))
        try chain.check()
    }
}

/// Views of several classes, one in the other.
@MainActor
private struct ViewChain {
    private let views: [UIView]
    private let isHandled: Bool
    private var leaf: UIView { views[views.count - 1] }

    init(length: Int, isHandled: Bool) {
        self.isHandled = isHandled
        var views: [UIView] = [isHandled ? AskedView() : UIView()]
        for index in 1..<length {
            let view = Self.view(index)
            views[index - 1].addSubview(view)
            views.append(view)
        }
        self.views = views
        UnhandledEvent.handler = nil
    }

    private static func view(_ index: Int) -> UIView {
        switch index % 4 {
        case 0: UIView()
        case 1: UIStackView()
        case 2: UIScrollView()
        default: UIControl()
        }
    }

    /// Sends a typed event.
    func send() { leaf.stimulate(Ask()) }

    /// Casts dynamically at each responder.
    func cast() {
        var responder: UIResponder? = leaf
        while let current = responder {
            if let asked = current as? any Asked { return asked.answer() }
            responder = current.next
        }
    }

    /// Only walks along the chain.
    func walk() {
        var responder: UIResponder? = leaf
        while let current = responder { responder = current.next }
    }

    /// Checks that all of them end at the same view.
    func check() throws {
        let handler = leaf.stimulate(Ask())
        guard (handler === views[0]) == isHandled else { throw Failure("the event went elsewhere") }
    }
}

private struct Ask: ResponderEvent {
    typealias Responder = Asked
    func stimulate(responder: any Asked) { responder.answer() }
}

@MainActor private protocol Asked: AnyObject {
    func answer()
}

private final class AskedView: UIView, Asked {
    private var answers = 0
    func answer() { answers += 1 }
}
