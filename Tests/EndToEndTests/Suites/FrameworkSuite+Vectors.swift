extension FrameworkSuite {
    /// Vectors of Accelerate, and small parts of other frameworks.
    static let vectors = """
        import Accelerate
        import AVFoundation
        import AudioToolbox
        import CoreML
        import CoreMedia
        import QuickLook
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

            func testNumbersAreLimitedAndConverted() {
                var (lower, upper, low, high) = (Float(0), Float(2), vDSP_Length(0), vDSP_Length(0))
                var limited = [Float](repeating: 0, count: 4)
                vDSP_vclipc([-1, 1, 3, 4], 1, &lower, &upper, &limited, 1, 4, &low, &high)
                XCTAssertEqual(limited, [0, 1, 2, 2])
                XCTAssertEqual([low, high], [1, 2])
                vDSP_vcmprs([5, 6, 7, 8], 1, [0, 1, 0, 1], 1, &limited, 1, 4)
                XCTAssertEqual(Array(limited.prefix(2)), [6, 8])
                var (power, count) = ([Float](repeating: 0, count: 2), Int32(2))
                vvexpf(&power, [0, 1], &count)
                XCTAssertEqual(power[0], 1)
                XCTAssertEqual(power[1], 2.718282, accuracy: 1e-5)
                XCTAssertEqual(vDSP.threshold([Float(-1), 2], to: 0, with: .zeroFill), [0, 2])
                XCTAssertEqual(vDSP.rootMeanSquare([3.0, 4, 0, 0]), 2.5)
                XCTAssertEqual(vDSP.indexOfMaximum([1.0, 3, 2]).0, 1)
            }

            func testTablesReplacePixels() {
                var (pixels, table) = ([UInt8]([0, 1, 2, 3]), [UInt8](repeating: 9, count: 256))
                table[2] = 7
                var result = [UInt8](repeating: 0, count: 4)
                pixels.withUnsafeMutableBytes { from in
                    result.withUnsafeMutableBytes { to in
                        var source = vImage_Buffer(data: from.baseAddress, height: 2, width: 2, rowBytes: 2)
                        var target = vImage_Buffer(data: to.baseAddress, height: 2, width: 2, rowBytes: 2)
                        let state = vImageTableLookUp_Planar8(&source, &target, table, vImage_Flags(kvImageNoFlags))
                        XCTAssertEqual(state, kvImageNoError)
                    }
                }
                XCTAssertEqual(result, [9, 9, 7, 9])
            }

            func testImagesOfOneChannelAreScaledByTheWeightsOfTheirPixels() {
                var pixels: [UInt8] = [0, 100, 200, 40]
                var half: [UInt8] = [0, 0]
                scale(&pixels, 4, &half, 2) { vImageScale_Planar8($0, $1, nil, vImage_Flags(kvImageNoFlags)) }
                XCTAssertEqual(half, [71, 117])
                var whole = [UInt8](repeating: 0, count: 4)
                scale(&half, 2, &whole, 4) { vImageScale_Planar8($0, $1, nil, vImage_Flags(kvImageNoFlags)) }
                XCTAssertEqual(whole, [71, 83, 106, 117])
            }

            func testImagesOfTheSameSizeRemainAsTheyAre() {
                var pixels: [UInt8] = [1, 2, 3, 4, 50, 60, 70, 80]
                var copy = [UInt8](repeating: 0, count: 8)
                scale(&pixels, 2, &copy, 2) { vImageScale_ARGB8888($0, $1, nil, vImage_Flags(kvImageNoFlags)) }
                XCTAssertEqual(copy, pixels)
                var numbers: [Float] = [0.25, -3]
                var same: [Float] = [0, 0]
                scale(&numbers, 2, &same, 2) { vImageScale_PlanarF($0, $1, nil, vImage_Flags(kvImageNoFlags)) }
                XCTAssertEqual(same, numbers)
            }

            func testAnImageWithoutPixelsIsNotScaled() {
                var (source, target) = (vImage_Buffer(), vImage_Buffer())
                XCTAssertNotEqual(vImageScale_Planar8(&source, &target, nil, 0), kvImageNoError)
            }

            /// Scales one row.
            private func scale<Number>(
                _ pixels: inout [Number], _ width: Int, _ result: inout [Number], _ newWidth: Int,
                _ function: (UnsafePointer<vImage_Buffer>, UnsafePointer<vImage_Buffer>) -> vImage_Error
            ) {
                let (bytes, newBytes) = (pixels.count, result.count)
                let size = MemoryLayout<Number>.stride
                pixels.withUnsafeMutableBytes { from in
                    result.withUnsafeMutableBytes { to in
                        var source = vImage_Buffer(
                            data: from.baseAddress, height: 1, width: vImagePixelCount(width), rowBytes: bytes * size)
                        var target = vImage_Buffer(
                            data: to.baseAddress, height: 1, width: vImagePixelCount(newWidth), rowBytes: newBytes * size)
                        XCTAssertEqual(function(&source, &target), kvImageNoError)
                    }
                }
            }

            func testFunctionsWithoutAResultDoNotSucceed() {
                var buffer: CMBlockBuffer?
                let made = CMBlockBufferCreateEmpty(
                    allocator: nil, capacity: 1, flags: 0, blockBufferOut: &buffer)
                XCTAssertNil(buffer)
                XCTAssertNotEqual(made, kCMBlockBufferNoErr)
                var sound: SystemSoundID = 0
                let url = URL(fileURLWithPath: "/a.caf") as CFURL
                XCTAssertNotEqual(AudioServicesCreateSystemSoundID(url, &sound), kAudioServicesNoError)
                XCTAssertNotEqual(kCMBlockBufferEmptyBBufErr, kCMBlockBufferBadLengthParameterErr)
                XCTAssertNotEqual(kCMBlockBufferEmptyBBufErr, kCMBlockBufferNoErr)
            }

            func testBuffersOfAudioKeepTheirSamples() throws {
                let format = try XCTUnwrap(AVAudioFormat(standardFormatWithSampleRate: 8000, channels: 2))
                let buffer = try XCTUnwrap(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 4))
                buffer.frameLength = 9
                XCTAssertEqual(buffer.frameLength, 4)
                let samples = try XCTUnwrap(buffer.floatChannelData)
                samples[1][3] = 0.5
                XCTAssertEqual([samples[0][3], samples[1][3]], [0, 0.5])
                XCTAssertNil(buffer.int16ChannelData)
                XCTAssertThrowsError(try AVAudioSequencer(audioEngine: AVAudioEngine()).start())
            }

            func testFeaturesOfModelsHaveTheirValues() throws {
                XCTAssertEqual(MLFeatureValue(double: 2.5).doubleValue, 2.5)
                XCTAssertTrue(MLFeatureValue(undefined: .string).isUndefined)
                let features = try MLDictionaryFeatureProvider(dictionary: ["age": 3, "name": "a"])
                XCTAssertEqual(features["age"]?.int64Value, 3)
                XCTAssertEqual(features.featureValue(for: "name")?.stringValue, "a")
                XCTAssertThrowsError(try MLModel().prediction(from: features))
            }

            func testArraysAreInMemory() throws {
                let array = try MLMultiArray(shape: [2, 3], dataType: .float32)
                XCTAssertEqual(array.strides, [3, 1])
                array[[1, 2]] = 2.5
                XCTAssertEqual(array[5], 2.5)
                XCTAssertEqual(array.dataPointer.assumingMemoryBound(to: Float.self)[5], 2.5)
                array[0] = 7
                let both = MLMultiArray(concatenating: [array, array], axis: 1, dataType: .float16)
                XCTAssertEqual(both.shape, [2, 6])
                XCTAssertEqual([both[[0, 3]], both[[1, 5]], both[1]], [7, 2.5, 0])
                XCTAssertEqual(try MLMultiArray([1, 2] as [Int]).dataType, .int32)
                XCTAssertThrowsError(try MLMultiArray(shape: [-1], dataType: .double))
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

            func testURLsArePreviewed() {
                let item: any QLPreviewItem = NSURL(fileURLWithPath: "/a.txt")
                XCTAssertEqual(item.previewItemURL?.path, "/a.txt")
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
