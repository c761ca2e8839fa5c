extension FrameworkSuite {
    /// Transforms and filters of signals, turned images, former names, and parameters of connections.
    static let signals = """
        import Accelerate
        import AVFoundation
        import HealthKit
        import Network
        import XCTest

        final class SignalTests: XCTestCase {
            /// A cosine of three periods is at the third place; a transform of real numbers has the factor 2.
            func testTransformsFindFrequencies() throws {
                let count = 16
                var (real, imaginary) = ([Float](repeating: 0, count: 8), [Float](repeating: 0, count: 8))
                let signal = (0..<count).map { Float(cos(2 * Double.pi * 3 * Double($0) / Double(count))) }
                let setup = try XCTUnwrap(vDSP_create_fftsetup(4, FFTRadix(kFFTRadix2)))
                defer { vDSP_destroy_fftsetup(setup) }
                real.withUnsafeMutableBufferPointer { realPart in
                    imaginary.withUnsafeMutableBufferPointer { imaginaryPart in
                        guard let a = realPart.baseAddress, let b = imaginaryPart.baseAddress else { return }
                        var split = DSPSplitComplex(realp: a, imagp: b)
                        signal.withUnsafeBytes { bytes in
                            vDSP_ctoz(Array(bytes.bindMemory(to: DSPComplex.self)), 2, &split, 1, 8)
                        }
                        vDSP_fft_zrip(setup, &split, 1, 4, FFTDirection(kFFTDirection_Forward))
                        XCTAssertEqual(a[3], 16, accuracy: 1e-4)
                        XCTAssertEqual(a[2], 0, accuracy: 1e-4)
                        var powers = [Float](repeating: 0, count: 8)
                        vDSP_zvmags(&split, 1, &powers, 1, 8)
                        XCTAssertEqual(powers[3], 256, accuracy: 1e-2)
                        vDSP_fft_zrip(setup, &split, 1, 4, FFTDirection(kFFTDirection_Inverse))
                        XCTAssertEqual(a[0], 32, accuracy: 1e-3)
                        XCTAssertEqual(b[0], 32 * signal[1], accuracy: 1e-3)
                    }
                }
            }
            func testFiltersSkipElements() {
                var result = [Float](repeating: 0, count: 2)
                vDSP_desamp([1, 2, 3, 4, 5, 6], 2, [0.5, 0.5], &result, 2, 2)
                XCTAssertEqual(result, [1.5, 3.5])
                var levels = [Float](repeating: 0, count: 2)
                vDSP_vdbcon([1, 100], 1, [1], &levels, 1, 2, 0)
                XCTAssertEqual(levels, [0, 20])
                var window = [Float](repeating: 0, count: 4)
                vDSP_hann_window(&window, 4, Int32(vDSP_HANN_DENORM))
                XCTAssertEqual(window[2], 1, accuracy: 1e-6)
                XCTAssertEqual(window[0], 0, accuracy: 1e-6)
            }
            func testIntegersBecomeNumbersWithinLimits() {
                var numbers = [Float](repeating: 0, count: 2)
                vDSP_vflt16([Int16(-3), 7], 1, &numbers, 1, 2)
                XCTAssertEqual(numbers, [-3, 7])
                var bytes = [UInt8](repeating: 0, count: 3)
                vDSP_vfixu8([-5, 12.9, 300] as [Float], 1, &bytes, 1, 3)
                XCTAssertEqual(bytes, [0, 12, 255])
            }
            /// A turn clockwise moves the first column to the first row, from its end.
            func testImagesTurn() {
                var (pixels, turned) = ([UInt8]([1, 2, 3, 4, 5, 6]), [UInt8](repeating: 0, count: 6))
                pixels.withUnsafeMutableBytes { from in
                    turned.withUnsafeMutableBytes { to in
                        var source = vImage_Buffer(data: from.baseAddress, height: 2, width: 3, rowBytes: 3)
                        var target = vImage_Buffer(data: to.baseAddress, height: 3, width: 2, rowBytes: 2)
                        vImageRotate90_Planar8(&source, &target, UInt8(kRotate90DegreesClockwise), 0, 0)
                    }
                }
                XCTAssertEqual(turned, [4, 1, 5, 2, 6, 3])
            }
            func testParametersAreCopiedWhole() {
                let parameters = NWParameters(tls: .init())
                parameters.acceptLocalOnly = true
                parameters.prohibitedInterfaceTypes = [.cellular]
                parameters.serviceClass = .background
                let copy = parameters.copy()
                XCTAssertTrue(copy.acceptLocalOnly)
                XCTAssertEqual(copy.prohibitedInterfaceTypes, [.cellular])
                XCTAssertEqual(copy.serviceClass, .background)
                XCTAssertEqual(copy.defaultProtocolStack.applicationProtocols.count, 1)
                copy.defaultProtocolStack.applicationProtocols = []
                XCTAssertEqual(parameters.defaultProtocolStack.applicationProtocols.count, 1)
            }
            func testListenersReportOnTheirQueue() throws {
                let listener = try NWListener(using: .tcp)
                let failed = expectation(description: "fails")
                listener.stateUpdateHandler = { state in
                    if case .failed = state { failed.fulfill() }
                }
                XCTAssertEqual(listener.state, .setup)
                listener.start(queue: .main)
                wait(for: [failed], timeout: 5)
                XCTAssertEqual(listener.state, .failed(.posix(.ENETDOWN)))
            }
            func testQueriesHaveSeveralKindsOfSamples() throws {
                let steps = try XCTUnwrap(HKQuantityType.quantityType(forIdentifier: .stepCount))
                let descriptor = HKQueryDescriptor(sampleType: steps, predicate: nil)
                let query = HKSampleQuery(queryDescriptors: [descriptor], limit: 3) { _, _, _ in }
                XCTAssertEqual(query.limit, 3)
                func share(_ value: some Sendable) {}
                share(descriptor)
                let found = expectation(description: "finds none")
                let changes = HKAnchoredObjectQuery(queryDescriptors: [descriptor], anchor: nil, limit: 3) {
                    _, samples, deleted, _, _ in
                    if samples?.isEmpty == true, deleted?.isEmpty == true { found.fulfill() }
                }
                HKHealthStore().execute(changes)
                wait(for: [found], timeout: 5)
            }
        }
        """
}
