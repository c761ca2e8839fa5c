import Testing

/// Images that AlamofireImage loads, where no folder has the library.
@Suite(.timeLimit(.minutes(40))) struct LoadedImageTests {
    /// Rendered once for all tests.
    private static let loaded = Task { try await LibraryRun(source: source) }

    private func expect(_ lines: String..., sourceLocation: SourceLocation = #_sourceLocation) async throws {
        try await Self.loaded.value.expect(lines, sourceLocation: sourceLocation)
    }

    @Test func allFilesAreWhole() async throws {
        let run = try await Self.loaded.value.run
        #expect(run.output.hasSuffix("1 of 1 scene alive, 1 of 1 file whole\n"), "\(run.errors)")
        #expect(run.errors.contains("Alamofire, AlamofireImage are in no folder; Kumiki's own are used"))
    }

    @Test func viewsHaveImages() async throws {
        try await expect("view: 40.0 3.0", "former: 40.0", "button: 40.0")
    }

    @Test func filtersChangeImages() async throws {
        try await expect("filtered: 10.0 10.0", "circle: 20.0")
    }

    @Test func storedImagesAreSetAtOnce() async throws { try await expect("stored: true") }

    @Test func failuresLeaveThePlaceholder() async throws { try await expect("failed: true 5.0") }

    private static let source = """
        import Alamofire
        import AlamofireImage
        import UIKit

        /// The width of an image in pixels.
        func pixels(_ image: UIImage?) -> CGFloat { image.map { ($0.size.width * $0.scale).rounded() } ?? 0 }

        final class HomeController: UIViewController {
            private let views = (0..<4).map { _ in UIImageView() }
            private let button = UIButton()

            override func viewDidLoad() {
                super.viewDidLoad()
                func address(_ name: String) -> URL { URL(string: "https://images.test/\\(name).png")! }
                views[0].af.setImage(withURL: address("red"), placeholderImage: UIImage()) { [views] response in
                    print("view:", pixels(views[0].image), response.value?.scale ?? 0)
                    views[1].af.setImage(withURL: address("red"))
                    print("stored:", views[1].image === views[0].image)
                }
                views[2].af_setImage(withURL: address("blue"), imageTransition: .crossDissolve(0.2)) { [views] _ in
                    print("former:", pixels(views[2].image))
                }
                button.af.setImage(for: .normal, url: address("green")) { [button] _ in
                    print("button:", pixels(button.image(for: .normal)))
                }
                let placeholder = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { _ in }
                views[3].af.setImage(withURL: address("none"), placeholderImage: placeholder) { [views] response in
                    print("failed:", response.error != nil, views[3].image?.size.width ?? 0)
                }
                let filter = AspectScaledToFillSizeFilter(size: CGSize(width: 10, height: 10))
                ImageDownloader.default.download(URLRequest(url: address("green")), filter: filter) { response in
                    let size = response.value?.size ?? .zero
                    print("filtered:", size.width, size.height)
                }
                AF.request(address("red")).responseImage { response in
                    print("circle:", pixels(response.value?.af.imageRoundedIntoCircle()))
                }
            }
        }
        """
}
