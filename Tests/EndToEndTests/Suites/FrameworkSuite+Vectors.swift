extension FrameworkSuite {
    /// Vectors of Accelerate, and small parts of other frameworks.
    static let vectors = """
        import Accelerate
        import Security
        import WebKit
        import XCTest

        final class VectorTests: XCTestCase {
            func testMatricesAreMultipliedRowByRow() {
                var product = [Double](repeating: 0, count: 4)
                vDSP_mmulD([1, 2, 3, 4, 5, 6], 1, [7, 8, 9, 10, 11, 12], 1, &product, 1, 2, 2, 3)
                XCTAssertEqual(product, [58, 64, 139, 154])
                var turned = [Double](repeating: 0, count: 6)
                vDSP_mtransD([1, 2, 3, 4, 5, 6], 1, &turned, 1, 3, 2)
                XCTAssertEqual(turned, [1, 4, 2, 5, 3, 6])
            }

            func testVectorsAreComputedByTheirStrides() {
                var (sum, mean, root) = (Float(0), Float(0), Float(0))
                vDSP_dotpr([1, 9, 2, 9], 2, [3, 4], 1, &sum, 2)
                vDSP_meanv([1, 2, 6], 1, &mean, 3)
                vDSP_rmsqv([3, 4, 0, 0], 1, &root, 4)
                XCTAssertEqual([sum, mean, root], [11, 3, 2.5])
                var difference = [Float](repeating: 0, count: 2)
                vDSP_vsub([1, 2], 1, [5, 7], 1, &difference, 1, 2)
                XCTAssertEqual(difference, [4, 5])
                var steps = [Float](repeating: 0, count: 3)
                vDSP_vgen([0], [1], &steps, 1, 3)
                XCTAssertEqual(steps, [0, 0.5, 1])
            }

            func testAlgorithmsDifferByName() {
                XCTAssertNotEqual(
                    SecKeyAlgorithm.ecdsaSignatureMessageX962SHA256, .ecdsaSignatureMessageX962SHA512)
            }

            @MainActor func testAPageIsSearchedWhereThatIsEnabled() {
                let view = WKWebView()
                XCTAssertNil(view.findInteraction)
                view.isFindInteractionEnabled = true
                XCTAssertTrue(view.findInteraction?.view === view)
            }

            func testFilesOfOneProcessAreAccessedAtOnce() {
                let intent = NSFileAccessIntent.readingIntent(with: URL(fileURLWithPath: "/a"))
                let done = expectation(description: "The file is accessed.")
                NSFileCoordinator().coordinate(with: [intent], queue: OperationQueue()) { error in
                    XCTAssertNil(error)
                    done.fulfill()
                }
                wait(for: [done], timeout: 2)
                XCTAssertEqual(intent.url.path, "/a")
            }
        }
        """
}
