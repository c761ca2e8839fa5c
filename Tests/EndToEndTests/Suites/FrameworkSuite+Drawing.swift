/// Tests of what frameworks draw and compute, run as those of a package.
extension FrameworkSuite {
    static let maps = """
        import MapKit
        import XCTest

        final class Pin: MKPinAnnotationView {
            override init(annotation: MKAnnotation?, reuseIdentifier: String?) {
                super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
            }
            required init?(coder: NSCoder) { nil }
        }

        @MainActor
        final class MapTests: XCTestCase, MKMapViewDelegate {
            private var changes = 0
            private let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            private let naha = CLLocationCoordinate2D(latitude: 26.2, longitude: 127.7)

            func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { changes += 1 }
            func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
                let renderer = MKPolylineRenderer(overlay: overlay)
                renderer.strokeColor = .red
                renderer.lineWidth = 10
                return renderer
            }

            private func show() {
                map.region = MKCoordinateRegion(
                    center: naha, span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1))
            }

            func testARegionIsFittedToTheView() {
                map.delegate = self
                show()
                XCTAssertEqual(changes, 1)
                XCTAssertEqual(map.centerCoordinate.latitude, 26.2, accuracy: 1e-9)
                XCTAssertEqual(map.region.span.latitudeDelta, 0.1, accuracy: 1e-4)
                XCTAssertEqual(
                    map.region.span.longitudeDelta, 0.2 / cos(26.2 * .pi / 180), accuracy: 1e-3)
                let center = map.convert(naha, toPointTo: map)
                XCTAssertEqual(center.x, 100, accuracy: 1e-6)
                XCTAssertEqual(center.y, 50, accuracy: 1e-6)
                let corner = map.convert(CGPoint.zero, toCoordinateFrom: map)
                XCTAssertEqual(corner.latitude, 26.25, accuracy: 1e-3)
            }

            func testAnnotationsStandAtTheirPlaces() throws {
                show()
                map.register(Pin.self, forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
                let place = MKPointAnnotation(coordinate: naha)
                map.addAnnotation(place)
                map.layoutIfNeeded()
                let view = try XCTUnwrap(map.view(for: place))
                XCTAssertTrue(view is Pin)
                XCTAssertEqual(view.center.x, 100, accuracy: 1e-6)
                XCTAssertEqual(view.frame.maxY, 50, accuracy: 1e-6)
                map.selectAnnotation(place, animated: false)
                XCTAssertTrue(view.isSelected)
                map.removeAnnotation(place)
                map.layoutIfNeeded()
                XCTAssertNil(map.view(for: place))
            }

            func testOverlaysAreDrawn() throws {
                map.delegate = self
                show()
                let ends = [CLLocationCoordinate2D(latitude: 26.2, longitude: 127), CLLocationCoordinate2D(latitude: 26.2, longitude: 128)]
                map.addOverlay(MKPolyline(coordinates: ends, count: 2))
                map.layoutIfNeeded()
                let image = UIGraphicsImageRenderer(bounds: map.bounds).image { map.layer.render(in: $0.cgContext) }
                let color = try XCTUnwrap(image.color(at: CGPoint(x: 20, y: 50)))
                XCTAssertGreaterThan(color[0], 200)
                XCTAssertLessThan(color[1], 120)
                let ground = try XCTUnwrap(image.color(at: CGPoint(x: 20, y: 20)))
                XCTAssertGreaterThan(ground[1], 200)
            }
        }
        """

    static let pixels = """
        import UIKit

        extension UIImage {
            /// Red, green, blue and alpha at a point, from 0 to 255.
            func color(at point: CGPoint) -> [Int]? {
                var bytes = [UInt8](repeating: 0, count: 4)
                let info = CGImageAlphaInfo.premultipliedLast.rawValue
                guard let cgImage, let context = CGContext(
                    data: &bytes, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
                else { return nil }
                let height = CGFloat(cgImage.height)
                context.draw(
                    cgImage,
                    in: CGRect(x: -point.x * scale, y: point.y * scale + 1 - height, width: CGFloat(cgImage.width), height: height))
                context.flush()
                return bytes.map(Int.init)
            }
        }
        """

    static let images = """
        import Accelerate.vImage
        import CoreImage.CIFilterBuiltins
        import MetalPerformanceShaders
        import UIKit
        import XCTest

        final class ImageTests: XCTestCase {
            private func pixel(_ image: CIImage, _ x: Int, _ y: Int) -> [UInt8] {
                var bytes = [UInt8](repeating: 0, count: 4)
                CIContext().render(
                    image, toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: x, y: y, width: 1, height: 1),
                    format: .RGBA8, colorSpace: CGColorSpaceCreateDeviceRGB())
                return bytes
            }
            private func square(_ color: CIColor, _ size: CGFloat = 10) -> CIImage {
                CIImage(color: color).cropped(to: CGRect(x: 0, y: 0, width: size, height: size))
            }

            func testAQRCodeHasCornersAndAMargin() throws {
                let filter = try XCTUnwrap(CIFilter(name: "CIQRCodeGenerator"))
                filter.setValue(Data("Hello".utf8), forKey: "inputMessage")
                filter.setValue("L", forKey: "inputCorrectionLevel")
                let code = try XCTUnwrap(filter.outputImage)
                XCTAssertEqual(code.extent, CGRect(x: 0, y: 0, width: 23, height: 23))
                XCTAssertEqual(pixel(code, 0, 0), [255, 255, 255, 255])
                XCTAssertEqual(pixel(code, 1, 1), [0, 0, 0, 255])
                XCTAssertEqual(pixel(code, 2, 2), [255, 255, 255, 255])
                let large = code.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
                XCTAssertEqual(large.extent.width, 230)
                XCTAssertEqual(pixel(large, 19, 19), [0, 0, 0, 255])
                XCTAssertNotNil(CIContext().createCGImage(large, from: large.extent))
                XCTAssertEqual(UIImage(ciImage: code).size, CGSize(width: 23, height: 23))
            }

            func testColorsAreControlled() throws {
                let filter = CIFilter.colorControls()
                filter.inputImage = square(.red)
                filter.saturation = 0
                let gray = pixel(try XCTUnwrap(filter.outputImage), 5, 5)
                XCTAssertEqual(gray[0], gray[1])
                XCTAssertEqual(gray[1], gray[2])
                XCTAssertEqual(pixel(square(.white).applyingFilter("CIColorInvert"), 5, 5), [0, 0, 0, 255])
            }

            func testABlurSpreadsAnEdgeAndKeepsClampedOnes() {
                let blurred = square(.white).applyingGaussianBlur(sigma: 2)
                XCTAssertLessThan(blurred.extent.minX, 0)
                let edge = pixel(blurred, 0, 5)[3]
                XCTAssertTrue((100...160).contains(edge), "\\(edge)")
                let clamped = square(.white).clampedToExtent().applyingGaussianBlur(sigma: 2)
                XCTAssertEqual(pixel(clamped, 0, 5), [255, 255, 255, 255])
            }

            func testImagesAreAveragedInBuffers() throws {
                let one = UIGraphicsImageRendererFormat()
                one.scale = 1
                let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3), format: one).image {
                    UIColor.black.setFill()
                    $0.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
                    UIColor.red.setFill()
                    $0.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
                }
                let format = try XCTUnwrap(
                    vImage_CGImageFormat(
                        bitsPerComponent: 8, bitsPerPixel: 32, colorSpace: CGColorSpaceCreateDeviceRGB(),
                        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.first.rawValue)))
                var source = try vImage_Buffer(cgImage: XCTUnwrap(image.cgImage), format: format)
                var target = try vImage_Buffer(width: 3, height: 3, bitsPerPixel: 32)
                defer { source.free(); target.free() }
                let extends = vImage_Flags(kvImageEdgeExtend)
                XCTAssertEqual(vImageBoxConvolve_ARGB8888(&source, &target, nil, 0, 0, 3, 3, nil, extends), kvImageNoError)
                let pixels = (0..<4).map { target.data.load(fromByteOffset: target.rowBytes + 4 + $0, as: UInt8.self) }
                XCTAssertEqual(pixels, [255, 28, 0, 0])
                XCTAssertEqual(try target.createCGImage(format: format).width, 3)
            }
            func testTheAverageIsOnePixel() throws {
                let half = square(.white).cropped(to: CGRect(x: 0, y: 0, width: 5, height: 10))
                    .composited(over: square(.black))
                let filter = try XCTUnwrap(CIFilter(name: "CIAreaAverage", parameters: [
                    kCIInputImageKey: half, kCIInputExtentKey: CIVector(cgRect: half.extent)]))
                let output = try XCTUnwrap(filter.outputImage)
                XCTAssertEqual(output.extent, CGRect(x: 0, y: 0, width: 1, height: 1))
                // The average of light, in sRGB.
                XCTAssertEqual(Int(pixel(output, 0, 0)[0]), 188, accuracy: 1)
            }

            /// The differences of the first row's pixels, as snapshot libraries read them.
            private func differences(_ one: CIImage, _ other: CIImage) throws -> [Float] {
                let image = one.applyingFilter("CILabDeltaE", parameters: ["inputImage2": other])
                var half = try vImage_Buffer(width: 10, height: 10, bitsPerPixel: 16)
                var whole = try vImage_Buffer(width: 10, height: 10, bitsPerPixel: 32)
                defer { half.free(); whole.free() }
                CIContext(options: [.workingColorSpace: NSNull(), .outputColorSpace: NSNull()]).render(
                    image, toBitmap: half.data, rowBytes: half.rowBytes, bounds: image.extent, format: .Rh,
                    colorSpace: nil)
                XCTAssertEqual(vImageConvert_Planar16FtoPlanarF(&half, &whole, 0), kvImageNoError)
                return (0..<10).map { whole.data.load(fromByteOffset: $0 * 4, as: Float.self) }
            }

            func testDifferencesOfColorsAreFromZeroToAHundred() throws {
                XCTAssertEqual(try differences(square(.red), square(.red)), Array(repeating: 0, count: 10))
                XCTAssertEqual(try differences(square(.white), square(.black))[9], 100, accuracy: 0.1)
                // The lightness of a middle gray is 53.4.
                let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
                XCTAssertEqual(try differences(square(gray), square(.black))[0], 53.4, accuracy: 0.3)
            }

            func testThereIsNoGraphicsProcessor() { XCTAssertNil(MTLCreateSystemDefaultDevice()) }

            func testAFilterThatIsNotHereLeavesTheImage() throws {
                XCTAssertNil(CIFilter(name: "Bloom"))
                let filter = try XCTUnwrap(CIFilter(name: "CIBloom"))
                filter.setValue(square(.blue), forKey: kCIInputImageKey)
                XCTAssertEqual(pixel(try XCTUnwrap(filter.outputImage), 5, 5), [0, 0, 255, 255])
            }
        }
        """

    static let sprites = """
        import SpriteKit
        import XCTest

        @MainActor
        final class SpriteTests: XCTestCase {
            func testATextureAlwaysHasPixels() {
                let pixels: CGImage = SKTexture().cgImage()
                XCTAssertEqual(pixels.width, 1)
            }

            private let view = SKView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            private let scene = SKScene(size: CGSize(width: 200, height: 200))
            private func color(_ x: CGFloat, _ y: CGFloat) -> [Int] {
                let image = UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }
                return image.color(at: CGPoint(x: x, y: y)) ?? []
            }

            func testASceneIsDrawnFromTheLowerLeftCorner() {
                scene.backgroundColor = .white
                let sprite = SKSpriteNode(color: .red, size: CGSize(width: 40, height: 40))
                sprite.position = CGPoint(x: 40, y: 40)
                scene.addChild(sprite)
                view.presentScene(scene)
                XCTAssertEqual(color(20, 80), [255, 0, 0, 255])
                XCTAssertEqual(color(20, 20), [255, 255, 255, 255])
                let above = SKSpriteNode(color: .blue, size: CGSize(width: 20, height: 20))
                above.zPosition = -1
                sprite.addChild(above)
                XCTAssertEqual(color(20, 80), [255, 0, 0, 255])
                above.zPosition = 1
                XCTAssertEqual(color(20, 80), [0, 0, 255, 255])
            }

            func testNodesAreFoundByNameAndPoint() {
                let group = SKNode()
                let ball = SKShapeNode(circleOfRadius: 10)
                ball.name = "ball"
                group.position = CGPoint(x: 100, y: 50)
                group.addChild(ball)
                scene.addChild(group)
                XCTAssertNil(scene.childNode(withName: "ball"))
                XCTAssertTrue(scene.childNode(withName: "//ball") === ball)
                XCTAssertTrue(scene.atPoint(CGPoint(x: 100, y: 50)) === ball)
                XCTAssertEqual(scene.convert(.zero, from: ball), CGPoint(x: 100, y: 50))
            }

            func testActionsMoveWhileTheSceneRuns() {
                let node = SKNode()
                var isDone = false
                scene.addChild(node)
                node.run(.sequence([.moveBy(x: 10, y: 0, duration: 0.2), .fadeOut(withDuration: 0.1)])) { isDone = true }
                view.presentScene(scene)
                let done = expectation(description: "The actions have ended.")
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.9) { done.fulfill() }
                wait(for: [done], timeout: 5)
                XCTAssertTrue(isDone)
                XCTAssertEqual(node.position.x, 10, accuracy: 1e-6)
                XCTAssertEqual(node.alpha, 0, accuracy: 1e-6)
                XCTAssertFalse(node.hasActions())
            }
        }
        """

    static let values = """
        import CoreData
        import Network
        import XCTest

        final class Doubling: ValueTransformer {
            override class func allowsReverseTransformation() -> Bool { true }
            override func transformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 * 2 } }
            override func reverseTransformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 / 2 } }
        }

        final class ValueTests: XCTestCase {
            func testTransformersAreFoundByTheirNames() {
                let name = NSValueTransformerName("Doubling")
                XCTAssertNil(ValueTransformer(forName: name))
                ValueTransformer.setValueTransformer(Doubling(), forName: name)
                let found = ValueTransformer(forName: name)
                XCTAssertEqual(found?.transformedValue(21) as? Int, 42)
                XCTAssertEqual(found?.reverseTransformedValue(42) as? Int, 21)
                let negation = ValueTransformer(forName: .negateBooleanTransformerName)
                XCTAssertEqual(negation?.transformedValue(true) as? Bool, false)
            }

            func testDictionariesHaveTheAttributesOfAFile() throws {
                let path = NSTemporaryDirectory() + "/attributes.txt"
                try "four".write(toFile: path, atomically: true, encoding: .utf8)
                let attributes = try FileManager.default.attributesOfItem(atPath: path)
                let dictionary = NSDictionary(dictionary: attributes)
                XCTAssertEqual(dictionary.fileSize(), 4)
                XCTAssertEqual((attributes as NSDictionary).fileSize(), 4)
                XCTAssertEqual(dictionary.fileType(), FileAttributeType.typeRegular.rawValue)
                XCTAssertEqual(dictionary.fileModificationDate(), attributes[.modificationDate] as? Date)
                XCTAssertNotEqual(dictionary.filePosixPermissions(), 0)
            }

            func testBytesAreSwappedForTheMachine() {
                XCTAssertEqual(CFByteOrderGetCurrent(), CFByteOrder(CFByteOrderLittleEndian.rawValue))
                XCTAssertEqual(CFSwapInt32HostToLittle(0x0102_0304), 0x0102_0304)
                XCTAssertEqual(CFSwapInt32HostToBig(0x0102_0304), 0x0403_0201)
            }

            func testNumbersCopyTheirBytes() {
                var (whole, fraction, truth) = (0, 0.0, false)
                NSNumber(value: -7).getValue(&whole, size: MemoryLayout<Int>.size)
                NSNumber(value: 2.5).getValue(&fraction, size: MemoryLayout<Double>.size)
                NSNumber(value: true).getValue(&truth, size: MemoryLayout<Bool>.size)
                XCTAssertEqual(whole, -7)
                XCTAssertEqual(fraction, 2.5)
                XCTAssertTrue(truth)
            }

            func testAddressesAreRead() {
                XCTAssertEqual(IPv4Address("192.168.0.1")?.rawValue, Data([192, 168, 0, 1]))
                XCTAssertNil(IPv4Address("192.168.0"))
                XCTAssertTrue(IPv6Address("::1")?.isLoopback ?? false)
                XCTAssertEqual(IPv6Address("2001:db8:0:0:0:0:0:1")?.debugDescription, "2001:db8::1")
                XCTAssertEqual(IPv6Address("::ffff:10.0.0.1")?.asIPv4, IPv4Address("10.0.0.1"))
                XCTAssertEqual(NWEndpoint.Host("10.0.0.1"), .ipv4(IPv4Address("10.0.0.1")!))
                XCTAssertEqual(NWEndpoint.Port("https"), 443)
            }

            func testStoresHaveNoFiles() {
                let url = URL(fileURLWithPath: "/none.sqlite")
                XCTAssertThrowsError(
                    try NSPersistentStoreCoordinator.metadataForPersistentStore(ofType: NSSQLiteStoreType, at: url))
                let entity = NSEntityDescription()
                entity.name = "Boat"
                let model = NSManagedObjectModel()
                model.entities = [entity]
                let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
                let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
                context.persistentStoreCoordinator = coordinator
                _ = NSManagedObject(entity: entity, insertInto: context)
                let request = NSFetchRequest<NSManagedObject>(entityName: "Boat")
                let done = expectation(description: "The boats are fetched.")
                let asynchronous = NSAsynchronousFetchRequest(fetchRequest: request) { result in
                    XCTAssertEqual(result.finalResult?.count, 1)
                    done.fulfill()
                }
                XCTAssertNoThrow(try context.execute(asynchronous))
                wait(for: [done], timeout: 5)
            }
        }
        """
}
