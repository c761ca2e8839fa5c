import Testing

@testable import CoreGraphics

@Suite struct ImageTests {
    private func sample(_ width: Int, _ height: Int, opaque: Bool, _ color: (Int, Int) -> UInt32) -> CGImage {
        let pixels = (0..<width * height).map { color($0 % width, $0 / width) }
        return CGImage(pixels: PixelBuffer(width: width, height: height, isOpaque: opaque, pixels: pixels))
    }

    private func noise(_ x: Int, _ y: Int) -> UInt32 {
        0xFF00_0000 | UInt32(truncatingIfNeeded: (x &* 73_856_093 ^ y &* 19_349_663) &* 2_654_435_761) >> 8
    }

    private func roundTrip(_ image: CGImage, _ effort: PNGEffort) throws -> [UInt32] {
        Picture(image: try CGImage.decode(try unwrap(image.pngData(effort: effort)))).pixels
    }

    @Test(arguments: [PNGEffort.fast, .small])
    func noiseSurvivesPNG(_ effort: PNGEffort) throws {
        let image = sample(37, 29, opaque: true, noise)
        #expect(try roundTrip(image, effort) == Picture(image: image).pixels)
    }

    @Test(arguments: [PNGEffort.fast, .small])
    func fewColorsAndRepeatedRowsSurvivePNG(_ effort: PNGEffort) throws {
        let image = sample(700, 40, opaque: true) { x, y in
            y < 20 || x < 300 ? 0xFFFF_FFFF : 0xFF00_0000 | UInt32(x / 10)
        }
        #expect(try roundTrip(image, effort) == Picture(image: image).pixels)
    }

    @Test(arguments: [PNGEffort.fast, .small])
    func manyColorsAndRepeatedRowsSurvivePNG(_ effort: PNGEffort) throws {
        let image = sample(700, 40, opaque: true) { x, y in
            y % 7 < 4 ? 0xFF00_0000 | UInt32(x) * 31 : noise(x, y)
        }
        #expect(try roundTrip(image, effort) == Picture(image: image).pixels)
    }

    @Test(arguments: [PNGEffort.fast, .small])
    func alphaSurvivesPNG(_ effort: PNGEffort) throws {
        let image = sample(64, 64, opaque: false) { x, y in
            let alpha = UInt32(x * 4)
            return alpha << 24 | (y < 32 ? alpha << 16 : alpha)
        }
        #expect(try roundTrip(image, effort) == Picture(image: image).pixels)
    }

    @Test func onePixelSurvivesPNG() throws {
        #expect(try roundTrip(sample(1, 1, opaque: true) { _, _ in 0xFF12_3456 }, .fast) == [0xFF12_3456])
    }

    @Test func contextsWriteWhatTheyShow() throws {
        let context = try unwrap(CGContext.bitmap(width: 5, height: 3, scale: 1, opaque: true))
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 3))
        let picture = Picture(image: try CGImage.decode(try unwrap(context.pngData())))
        #expect(picture[1, 2] == 0xFFFF_0000)
        #expect(picture[2, 2] == 0xFF00_0000)
    }

    @Test func unknownDataAreRefused() {
        #expect(throws: CGImageError.unknownFormat) { try CGImage.decode(Data()) }
        #expect(throws: CGImageError.unknownFormat) { try CGImage.decode(Data("GIF".utf8)) }
    }

    @Test func hugeImagesAreRefusedByTheirHeader() throws {
        var data = try unwrap(sample(1, 1, opaque: true) { _, _ in 0 }.pngData())
        data.replaceSubrange(16..<20, with: [0, 0, 0x40, 1])
        #expect(throws: CGImageError.tooLarge(width: 16_385, height: 1)) { try CGImage.decode(data) }
    }

    @Test func cutImagesAreRefused() throws {
        let data = try unwrap(sample(40, 40, opaque: true, noise).pngData())
        for length in [9, 20, 60, data.count / 2] {
            #expect(throws: CGImageError.self) { try CGImage.decode(data.prefix(length)) }
        }
        #expect(throws: CGImageError.self) { try CGImage.decode(Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 16])) }
        #expect(throws: CGImageError.self) { try CGImage.decode(Data("%PDF-1.4 nothing".utf8)) }
        #expect(throws: CGImageError.self) { try CGImage.decode(Data("<svg broken".utf8)) }
    }

    @Test(
        "Text larger than a font can be is refused, with each way to give its size",
        arguments: [
            "<text font-size='1e9'>A</text>", "<text style='font: bold 90000000in Inter'>A</text>",
            "<style>text{font-size:99999999px}</style><text>A</text>", "<text font-size='&big;'>A</text>",
            "<g font-size='9000em'><text font-size='90000%'>A</text></g>",
        ])
    func hugeText(body: String) {
        #expect(throws: CGImageError.self) { try CGImage.decode(Self.document(body)) }
    }

    @Test(
        "Text of usual sizes is read",
        arguments: [
            "<text font-size='12'>1e9</text>", "<text font-size='120%' x='1e9'>A</text>",
            "<text style='font-size: 3em; fill: #123456789'>A</text>", "<text font-family='Inter'>A</text>",
            String(repeating: "<text font-size='150%' font-stretch='125%'>A</text>", count: 60),
        ])
    func usualText(body: String) throws { _ = try CGImage.decode(Self.document(body)) }

    private static func document(_ body: String) -> Data {
        Data("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>\(body)</svg>".utf8)
    }

    private static let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="2" height="2">
        <rect width="2" height="1" fill="#ff0000"/><image xlink:href="file:///etc/hostname" width="2" height="2"/>
        </svg>
        """

    @Test func vectorsAreDrawnAtAnySize() throws {
        let image = try CGImage.decode(Data(Self.svg.utf8))
        #expect(image.isVector && image.naturalSize == CGSize(width: 2, height: 2))
        let picture = Picture(image: try unwrap(image.rasterized(width: 20, height: 20)))
        #expect(picture[10, 9] == 0xFFFF_0000)
        #expect(picture[10, 10] == 0)
    }

    @Test func imagesStandUprightWherePointsGoDown() throws {
        let image = sample(1, 2, opaque: true) { _, y in y == 0 ? 0xFFFF_0000 : 0xFF00_00FF }
        let upright = try drawn(1, 2) { $0.drawUpright(image, in: CGRect(x: 0, y: 0, width: 1, height: 2)) }
        #expect(upright.pixels == [0xFFFF_0000, 0xFF00_00FF])
        let apple = try drawn(1, 2) { $0.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 2)) }
        #expect(apple.pixels == [0xFF00_00FF, 0xFFFF_0000])
    }

    @Test func vectorsStandAsImagesDo() throws {
        let image = try CGImage.decode(Data(Self.svg.utf8))
        let apple = try drawn(2, 2) { $0.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2)) }
        #expect(apple.pixels == [0, 0, 0xFFFF_0000, 0xFFFF_0000])
    }

    @Test func templatesTakeTheFillColor() throws {
        let image = sample(2, 1, opaque: false) { x, _ in x == 0 ? 0xFF00_0000 : 0 }
        let picture = try drawn(2, 1) {
            $0.setFillColor(green)
            $0.fillAlpha(of: image, in: CGRect(x: 0, y: 0, width: 2, height: 1))
        }
        #expect(picture.pixels == [0xFF00_FF00, 0])
    }

    @Test func ninePartsKeepTheirCorners() throws {
        let image = sample(3, 3, opaque: true) { x, y in
            x == 1 && y == 1 ? 0xFFFF_FFFF : x == 1 || y == 1 ? 0xFF00_FF00 : 0xFFFF_0000
        }
        let picture = try drawn(9, 9) {
            $0.drawNinePart(
                image, in: CGRect(x: 0, y: 0, width: 9, height: 9), insets: (1, 1, 1, 1), scale: 1)
        }
        #expect(picture[0, 0] == 0xFFFF_0000 && picture[8, 8] == 0xFFFF_0000)
        #expect(picture[4, 0] == 0xFF00_FF00 && picture[1, 8] == 0xFF00_FF00)
        #expect(picture[1, 1] == 0xFFFF_FFFF && picture[7, 7] == 0xFFFF_FFFF)
    }

    @Test func masksLetThroughTheirAlpha() throws {
        let mask = sample(2, 1, opaque: false) { x, _ in x == 0 ? 0xFF00_0000 : 0 }
        let picture = try drawn(2, 1) {
            $0.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: mask)
            $0.setFillColor(red)
            $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        }
        #expect(picture.pixels == [0xFFFF_0000, 0])
    }

    @Test func croppingTakesAPart() throws {
        let image = sample(4, 4, opaque: true, noise)
        let part = try unwrap(image.cropping(to: CGRect(x: 1, y: 2, width: 2, height: 9)))
        #expect(part.width == 2 && part.height == 2)
        #expect(Picture(image: part)[0, 0] == noise(1, 2))
        #expect(image.cropping(to: CGRect(x: 9, y: 9, width: 1, height: 1)) == nil)
    }
}
