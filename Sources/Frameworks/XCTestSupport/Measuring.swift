import Foundation
import XCTest

/// A metric of a block.
public protocol XCTMetric {}

/// The time that a block takes.
open class XCTClockMetric: NSObject, XCTMetric {}
/// The processor time of a block; here it is its elapsed time.
open class XCTCPUMetric: NSObject, XCTMetric {}
/// The memory that a block allocates, which is not measured here.
open class XCTMemoryMetric: NSObject, XCTMetric {}
/// The data that a block writes, which is not measured here.
open class XCTStorageMetric: NSObject, XCTMetric {}

/// The options of a measurement.
open class XCTMeasureOptions: NSObject {
    /// The events that start and stop the measurement.
    public struct InvocationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let manuallyStart = InvocationOptions(rawValue: 1)
        public static let manuallyStop = InvocationOptions(rawValue: 2)
    }

    open var iterationCount = 5
    open var invocationOptions: InvocationOptions = []

    public static var `default`: XCTMeasureOptions { XCTMeasureOptions() }
}

extension XCTestCase {
    /// Runs the block ten times and prints its duration. There are no baselines, so that nothing fails.
    public func measure(_ block: () -> Void) {
        Measurement.run(10, of: self) { block() }
    }

    public func measure(options: XCTMeasureOptions, block: () -> Void) {
        measure(metrics: [XCTClockMetric()], options: options, block: block)
    }

    public func measure(metrics: [any XCTMetric], block: () -> Void) {
        measure(metrics: metrics, options: .default, block: block)
    }

    public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) {
        let isAutomatic = !options.invocationOptions.contains(.manuallyStart)
        Measurement.run(options.iterationCount, of: self, startsAtOnce: isAutomatic) { block() }
    }

    public func measureMetrics(
        _ metrics: [XCTPerformanceMetric], automaticallyStartMeasuring: Bool, for block: () -> Void
    ) {
        Measurement.run(10, of: self, startsAtOnce: automaticallyStartMeasuring) { block() }
    }

    /// Starts the measurement of the current block.
    public func startMeasuring() { Measurement.current?.start() }

    /// Stops the measurement of the current block.
    public func stopMeasuring() { Measurement.current?.stop() }
}

/// A block that is run a number of times.
private final class Measurement {
    nonisolated(unsafe) static var current: Measurement?

    private let clock = ContinuousClock()
    private var begin: ContinuousClock.Instant?
    private var durations: [Double] = []

    func start() { begin = clock.now }

    func stop() {
        guard let start = begin else { return }
        let duration = clock.now - start
        durations.append(Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18)
        begin = nil
    }

    static func run(_ count: Int, of test: XCTestCase, startsAtOnce: Bool = true, _ block: () -> Void) {
        let measurement = Measurement()
        let former = current
        current = measurement
        defer { current = former }
        for _ in 0..<max(count, 1) {
            if startsAtOnce { measurement.start() }
            block()
            measurement.stop()
        }
        measurement.report(of: test)
    }

    private func report(of test: XCTestCase) {
        guard !durations.isEmpty else { return }
        let average = durations.reduce(0, +) / Double(durations.count)
        let words = durations.map { String(format: "%.6f", $0) }.joined(separator: ", ")
        print(
            "\(test.name) measured [Time, seconds] average: \(String(format: "%.6f", average)), values: [\(words)]"
        )
    }
}
