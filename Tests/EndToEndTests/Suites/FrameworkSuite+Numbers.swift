extension FrameworkSuite {
    /// Rotations, ciphers, and formats of audio.
    static let numbers = """
        import AVFoundation
        import CFNetwork
        import CommonCrypto
        import Contacts
        import CoreImage
        import PencilKit
        import SceneKit
        import simd
        import Vision
        import XCTest

        final class NumberTests: XCTestCase {
            func testRotationsTurnVectors() {
                let turn = simd_quatf(angle: .pi / 2, axis: SIMD3(0, 0, 1))
                let turned = turn.act(SIMD3(1, 0, 0))
                XCTAssertEqual(turned.x, 0, accuracy: 1e-6)
                XCTAssertEqual(turned.y, 1, accuracy: 1e-6)
                XCTAssertEqual((turn * turn).angle, .pi, accuracy: 1e-5)
                XCTAssertEqual(simd_length(turn.inverse * turn), 1, accuracy: 1e-6)
                XCTAssertEqual(simd_slerp(simd_quatf(real: 1, imag: .zero), turn, 0.5).angle, .pi / 4, accuracy: 1e-5)
                let opposite = simd_quatd(from: SIMD3(1, 0, 0), to: SIMD3(-1, 0, 0))
                XCTAssertEqual(opposite.act(SIMD3(1, 0, 0)).x, -1, accuracy: 1e-9)
            }
            func testErrorsOfTheNetworkHaveTheirNumbers() {
                XCTAssertEqual(
                    CFNetworkErrors.cfurlErrorNotConnectedToInternet.rawValue, -1009)
                XCTAssertEqual(CFNetworkErrors(rawValue: 306), .cfErrorHTTPProxyConnectionFailure)
            }
            func testNodesOfScenesAreInATreeWithPlaces() throws {
                let (root, arm, hand) = (SCNNode(), SCNNode(), SCNNode())
                (arm.name, hand.name) = ("arm", "hand")
                root.addChildNode(arm)
                arm.addChildNode(hand)
                arm.position = SCNVector3(1, 0, 0)
                arm.eulerAngles = SCNVector3(0, 0, Float.pi / 2)
                hand.position = SCNVector3(2, 0, 0)
                XCTAssertEqual(hand.worldPosition.x, 1, accuracy: 1e-5)
                XCTAssertEqual(hand.worldPosition.y, 2, accuracy: 1e-5)
                XCTAssertEqual(arm.simdEulerAngles.z, .pi / 2, accuracy: 1e-5)
                XCTAssertEqual(root.convertPosition(SCNVector3(1, 2, 0), to: arm).x, 2, accuracy: 1e-5)
                XCTAssertTrue(root.childNode(withName: "hand", recursively: true) === hand)
                XCTAssertNil(root.childNode(withName: "hand", recursively: false))
                arm.look(at: SCNVector3(1, 0, 5))
                XCTAssertEqual(arm.simdWorldFront.z, 1, accuracy: 1e-5)
                let copy = root.clone()
                XCTAssertEqual(copy.childNodes.first?.childNodes.first?.name, "hand")
                XCTAssertFalse(copy.childNodes.first === arm)
                hand.removeFromParentNode()
                XCTAssertNil(hand.parent)
                XCTAssertTrue(arm.childNodes.isEmpty)
            }
            func testRotationsAreMatrices() {
                for axis in [SIMD3<Double>(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1), simd_normalize(SIMD3(1, -2, 3))] {
                    for angle in [0.3, 1.9, 3.1] {
                        let turn = simd_quatd(angle: angle, axis: axis)
                        let back = simd_quatd(simd_double3x3(turn))
                        XCTAssertEqual(abs(simd_dot(turn, back)), 1, accuracy: 1e-9)
                    }
                }
                let column = simd_double4x4(simd_quatd(angle: .pi, axis: SIMD3(0, 1, 0))).columns.0
                XCTAssertEqual(column.x, -1, accuracy: 1e-9)
            }
            private func bytes(_ hex: String) -> [UInt8] {
                stride(from: 0, to: hex.count, by: 2).map { index in
                    let start = hex.index(hex.startIndex, offsetBy: index)
                    return UInt8(hex[start..<hex.index(start, offsetBy: 2)], radix: 16) ?? 0
                }
            }
            private func sealed(_ text: [UInt8], _ key: [UInt8], _ algorithm: Int) -> [UInt8] {
                var (output, count) = ([UInt8](repeating: 0, count: text.count), 0)
                let status = CCCrypt(
                    CCOperation(kCCEncrypt), CCAlgorithm(algorithm), CCOptions(kCCOptionECBMode), key, key.count,
                    nil, text, text.count, &output, output.count, &count)
                XCTAssertEqual(Int(status), kCCSuccess)
                return output
            }
            func testCiphersWithShortBlocks() {
                XCTAssertEqual(
                    sealed(bytes("0123456789abcdef"), bytes("133457799bbcdff1"), kCCAlgorithmDES),
                    bytes("85e813540f0ab405"))
                // An example of NIST SP 800-67.
                let key = bytes("0123456789abcdef23456789abcdef01456789abcdef0123")
                XCTAssertEqual(
                    sealed(Array("The qufck brown fox jump".utf8), key, kCCAlgorithm3DES),
                    bytes("a826fd8ce53b855fcce21c8112256fe668d5c05dd9b6b900"))
            }
            func testAMessageInPartsIsTheSame() {
                let (key, text) = ([UInt8](repeating: 7, count: 16), Array("a message of some length".utf8))
                var cryptor: CCCryptorRef?
                XCTAssertEqual(Int(CCCryptorCreate(
                    CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), CCOptions(kCCOptionPKCS7Padding), key, 16, nil,
                    &cryptor)), kCCSuccess)
                var (all, part, count) = ([UInt8](), [UInt8](repeating: 0, count: 64), 0)
                for piece in [text[..<5], text[5...]] {
                    XCTAssertEqual(Int(CCCryptorUpdate(cryptor, Array(piece), piece.count, &part, 64, &count)), kCCSuccess)
                    all += part.prefix(count)
                }
                CCCryptorFinal(cryptor, &part, 64, &count)
                all += part.prefix(count)
                CCCryptorRelease(cryptor)
                var whole = [UInt8](repeating: 0, count: 64)
                CCCrypt(
                    CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), CCOptions(kCCOptionPKCS7Padding), key, 16, nil,
                    text, text.count, &whole, 64, &count)
                XCTAssertEqual(all, Array(whole.prefix(count)))
            }
            func testFormatsOfAudioDescribeTheirStreams() throws {
                let format = try XCTUnwrap(AVAudioFormat(
                    commonFormat: .pcmFormatInt16, sampleRate: 8000, channels: 2, interleaved: true))
                let description = format.streamDescription.pointee
                XCTAssertEqual(description.mBytesPerFrame, 4)
                XCTAssertEqual(description.mBitsPerChannel, 16)
                XCTAssertEqual(AVAudioFormat(streamDescription: format.streamDescription), format)
                XCTAssertEqual(AVAudioFormat(settings: format.settings)?.commonFormat, .pcmFormatInt16)
                let buffer = try XCTUnwrap(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 10))
                let list = UnsafeMutableAudioBufferListPointer(buffer.mutableAudioBufferList)
                XCTAssertEqual(list.map(\\.mDataByteSize), [40])
                XCTAssertNil(AVAudioPlayerNode().lastRenderTime)
            }
            func testTimesOfAudioAreExtrapolated() {
                let anchor = AVAudioTime(hostTime: 1_000_000_000, sampleTime: 100, atRate: 1000)
                let later = AVAudioTime(sampleTime: 600, atRate: 1000).extrapolateTime(fromAnchor: anchor)
                XCTAssertEqual(later?.hostTime, 1_500_000_000)
            }
            private func stroke(_ points: [CGPoint], width: CGFloat = 4) -> PKStroke {
                let all = points.enumerated().map { index, point in
                    PKStrokePoint(
                        location: point, timeOffset: TimeInterval(index), size: CGSize(width: width, height: width),
                        opacity: 1, force: 1, azimuth: 0, altitude: 1)
                }
                let path = PKStrokePath(controlPoints: all, creationDate: Date(timeIntervalSince1970: 0))
                return PKStroke(ink: PKInk(.pen, color: .red), path: path)
            }
            func testPathsOfStrokesAreCurves() {
                let path = stroke([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 30, y: 0)]).path
                XCTAssertEqual(path.interpolatedLocation(at: 0), .zero)
                XCTAssertEqual(path.interpolatedLocation(at: 1.5).x, 15, accuracy: 1e-6)
                XCTAssertEqual(path.interpolatedLocation(at: 3).x, 30, accuracy: 1e-6)
                XCTAssertEqual(path.parametricValue(0, offsetBy: .distance(10)), 1, accuracy: 0.07)
                XCTAssertEqual(path.interpolatedPoints(by: .parametricStep(1)).map(\\.location.x), [0, 10, 20, 30])
            }
            @MainActor func testDrawingsAreDrawn() throws {
                var drawing = PKDrawing(strokes: [stroke([CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10)])])
                XCTAssertEqual(drawing.bounds, CGRect(x: 8, y: 8, width: 24, height: 4))
                func isRed(_ image: UIImage, _ x: Int, _ y: Int) throws -> Bool {
                    let image = try XCTUnwrap(image.cgImage)
                    let data = try XCTUnwrap(image.dataProvider?.data) as Data
                    let place = y * image.bytesPerRow + x * 4
                    let parts = data[place..<place + 3].sorted()
                    return parts[1] < 80 && parts[2] > 200 && data[place + 3] > 200
                }
                let image = drawing.image(from: CGRect(x: 0, y: 0, width: 40, height: 20), scale: 1)
                XCTAssertTrue(try isRed(image, 20, 10))
                XCTAssertFalse(try isRed(image, 20, 15))
                XCTAssertEqual(try PKDrawing(data: drawing.dataRepresentation()), drawing)
                drawing.transform(using: CGAffineTransform(translationX: 0, y: 5))
                let canvas = PKCanvasView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
                canvas.drawing = drawing
                canvas.layoutIfNeeded()
                let format = UIGraphicsImageRendererFormat()
                format.scale = 1
                let shown = UIGraphicsImageRenderer(size: canvas.bounds.size, format: format).image {
                    canvas.layer.render(in: $0.cgContext)
                }
                XCTAssertTrue(try isRed(shown, 20, 15))
            }
            @MainActor func testToolsAreThoseOfThePicker() {
                let (picker, canvas) = (PKToolPicker(), PKCanvasView())
                picker.addObserver(canvas)
                picker.selectedTool = PKEraserTool(.vector)
                XCTAssertTrue(canvas.tool is PKEraserTool)
            }
            func testFormerAndNarrowSignatures() {
                let keys = [CNContactGivenNameKey as CNKeyDescriptor, CNContactFamilyNameKey as CNKeyDescriptor]
                XCTAssertEqual(CNContactFetchRequest(keysToFetch: keys).keysToFetch.count, 2)
                XCTAssertEqual(AVError(_nsError: NSError(domain: "", code: -1)).userInfo.count, 0)
                XCTAssertNil(CMGetAttachment(NSObject(), key: kCMSampleBufferAttachmentKey_ResumeOutput, attachmentModeOut: nil))
                let animation: any SCNAnimationProtocol = CABasicAnimation(keyPath: "opacity")
                XCTAssertTrue(animation is CAAnimation)
                XCTAssertNotNil(VNImageRequestHandler(ciImage: CIImage()))
                XCTAssertEqual(VNHumanBodyPoseObservation.JointName.leftAnkle, .leftAnkle)
            }
        }
        """
}
