import Foundation
import Testing

/// Images that Kingfisher, Nuke and SDWebImage load, where no folder has these libraries.
@Suite(.timeLimit(.minutes(40))) struct ImageLibraryTests {
    /// Rendered once for all tests.
    private static let answered = Task { try await LibraryRun(source: source) }
    private static let offline = Task { try await LibraryRun(source: source, []) }

    @Test func allFilesAreWhole() async throws {
        let run = try await Self.answered.value.run
        #expect(run.output.hasSuffix("1 of 1 scene alive, 1 of 1 file whole\n"), "\(run.errors)")
        #expect(run.errors.contains("Kingfisher, Nuke, SDWebImage are in no folder; Kumiki's own are used"))
    }

    @Test func imagesReplaceThePlaceholderAndAreStored() async throws {
        try await Self.answered.value.expect([
            "placeholder: true 1", "loaded: (40.0, 20.0) none red.png", "again: memory", "on disk: disk",
            "retrieved: disk",
        ])
    }

    @Test func processorsDraw() async throws {
        try await Self.answered.value.expect([
            "processed: (20.0, 10.0) true", "resized: (80.0, 40.0) (4.0, 4.0)",
        ])
    }

    @Test func errorsHaveTheirReasons() async throws {
        try await Self.answered.value.expect([
            "missing: true 2002", "empty: 5001", "replaced: true", "cancelled: true",
        ])
    }

    @Test func withoutANetworkTheFailureIsReported() async throws {
        try await Self.offline.value.expect(["failed: 2003", "SDWebImage missing: true -1009"])
    }

    @Test func theHandlerOfVersion4IsCalled() async throws {
        try await Self.answered.value.expect(["older: (40.0, 20.0) true none blue.png"])
    }

    @Test func imageViewsOfSDWebImageLoadImages() async throws {
        try await Self.answered.value.expect([
            "SDWebImage loaded: (40.0, 20.0) true true green.png", "SDWebImage cached: true true",
            "SDWebImage missing: true 2001", "SDWebImage last: blue.png",
            "SDWebImage transformed: (40.0, 20.0)",
        ])
    }

    @Test func imagesOfNukeAreChangedAndStored() async throws {
        try await Self.answered.value.expect([
            "Nuke placeholder: true", "Nuke loaded: (10.0, 10.0) nil blue.png", "Nuke again: memory",
            "Nuke missing: true true", "Nuke image: (40.0, 20.0)",
        ])
        try await Self.offline.value.expect(["Nuke missing: false true"])
    }

    @Test func aLibraryBesideTheAppIsUsed() async throws {
        let source = """
            import Kingfisher
            import UIKit

            final class HomeController: UIViewController {
                override func viewDidLoad() { print("origin:", origin) }
            }

            """
        let place = try FailingApp.place(source: source, scenes: ["Home"])
        try place.make("App/kumiki.json", .text("{\"standIns\": {\"Kingfisher\": \"../Own\"}}"))
        try place.make("Own/Origin.swift", .text("public let origin = \"the app's own\"\n"))
        let run = try await FailingApp.run(["render", "App", "-o", "out"], in: place)
        #expect(run.errors.contains("origin: the app's own\n"), "\(run.errors)")
        #expect(!run.errors.contains("Kumiki's own"), "\(run.errors)")
    }

    private static let source = """
        import Kingfisher
        import Nuke
        import SDWebImage
        import UIKit

        final class HomeController: UIViewController {
            private let pictures = (0..<10).map { UIImageView(frame: CGRect(x: 20, y: 70 * $0, width: 120, height: 60)) }

            override func viewDidLoad() {
                super.viewDidLoad()
                for picture in pictures { view.addSubview(picture) }
                loadWithKingfisher()
                loadWithSDWebImage()
                loadWithNuke()
            }

            private func loadWithNuke() {
                let placeholder = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
                var options = ImageLoadingOptions(placeholder: placeholder, transition: .fadeIn(duration: 0.2))
                options.failureImage = placeholder
                let change = ImageProcessors.Resize(
                    size: CGSize(width: 20, height: 10), unit: .pixels, contentMode: .aspectFill)
                let request = ImageRequest(
                    url: address("blue.png?nuke"), processors: [change, ImageProcessors.Circle()])
                Nuke.loadImage(with: request, options: options, into: pictures[8], completion: { result in
                    guard case .success(let response) = result else { return }
                    let (name, type) = (response.request.url?.lastPathComponent ?? "", response.cacheType)
                    print("Nuke loaded:", response.image.size, type.map { "\\($0)" } ?? "nil", name)
                    ImagePipeline.shared.loadImage(with: request) {
                        if case .success(let response) = $0, let type = response.cacheType { print("Nuke again:", type) }
                    }
                })
                print("Nuke placeholder:", pictures[8].image === placeholder)
                Nuke.loadImage(with: address("none.png?nuke"), options: options, into: pictures[9]) { [unowned self] result in
                    guard case .failure(.dataLoadingFailed(let error)) = result else { return }
                    print("Nuke missing:", error is DataLoader.Error, pictures[9].image === placeholder)
                }
                Task {
                    if let image = try? await ImagePipeline.shared.image(for: address("red.png?nuke")) {
                        print("Nuke image:", image.size)
                    }
                }
            }

            private func address(_ name: String) -> URL { URL(string: "https://images.test/\\(name)")! }

            private func loadWithKingfisher() {
                let red = address("red.png")
                let placeholder = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
                pictures[0].kf.indicatorType = .activity
                pictures[0].kf.setImage(with: red, placeholder: placeholder, options: [.transition(.fade(0.3))]) { result in
                    switch result {
                    case .success(let loaded):
                        print("loaded:", loaded.image.size, loaded.cacheType, loaded.source.url?.lastPathComponent ?? "")
                    case .failure(let error): print("failed:", error.errorCode)
                    }
                    self.pictures[1].kf.setImage(with: red) { print("again:", (try? $0.get())?.cacheType ?? .none) }
                    ImageCache.default.clearMemoryCache()
                    print("on disk:", ImageCache.default.imageCachedType(forKey: red.cacheKey))
                    ImageCache.default.retrieveImage(forKey: red.cacheKey) {
                        print("retrieved:", (try? $0.get())?.cacheType ?? .none)
                    }
                }
                print("placeholder:", pictures[0].image === placeholder, pictures[0].subviews.count)
                pictures[2].kf.setImage(with: address("none.png")) {
                    if case .failure(let error) = $0 { print("missing:", error.isInvalidResponseStatusCode(404), error.errorCode) }
                }
                pictures[2].kf.setImage(with: nil as URL?) {
                    if case .failure(let error) = $0 { print("empty:", error.errorCode) }
                }
                pictures[3].kf.setImage(with: address("none.png?2")) {
                    if case .failure(let error) = $0 { print("missing:", error.isInvalidResponseStatusCode(404), error.errorCode) }
                }
                let processor = DownsamplingImageProcessor(size: CGSize(width: 20, height: 20)) |> RoundCornerImageProcessor(cornerRadius: 5)
                KF.url(address("blue.png?1")).setProcessor(processor).fade(duration: 0.2)
                    .onSuccess { result in
                        let key = result.source.cacheKey
                        let isCached = ImageCache.default.isCached(forKey: key, processorIdentifier: processor.identifier)
                        print("processed:", result.image.size, isCached)
                    }.set(to: pictures[4])
                let view = pictures[5]
                view.kf.setImage(with: address("red.png?5")) {
                    if case .failure(let error) = $0 { print("replaced:", error.isNotCurrentTask) }
                }
                view.kf.setImage(with: address("blue.png"), placeholder: nil, options: nil, progressBlock: nil) { (image, error, type, url) in
                    print("older:", image?.size ?? .zero, error == nil, type, url?.lastPathComponent ?? "")
                }
                let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
                let resized = image.kf.resize(to: CGSize(width: 40, height: 40), for: .aspectFill)
                print("resized:", resized.size, image.kf.crop(to: CGSize(width: 4, height: 4), anchorOn: .zero).size)
                let task = KingfisherManager.shared.retrieveImage(with: address("red.png?7")) {
                    if case .failure(let error) = $0 { print("cancelled:", error.isTaskCancelled) }
                }
                task?.cancel()
            }

            private func loadWithSDWebImage() {
                let green = address("green.png")
                pictures[6].sd_imageIndicator = SDWebImageActivityIndicator.gray
                pictures[6].sd_setImage(with: green, placeholderImage: nil, options: .retryFailed) { (image, error, type, url) in
                    print("SDWebImage loaded:", image?.size ?? .zero, error == nil, type == .none, url?.lastPathComponent ?? "")
                    let key = SDWebImageManager.shared.cacheKey(for: url)
                    let isInMemory = SDImageCache.shared().imageFromMemoryCache(forKey: key) != nil
                    SDImageCache.shared.clearMemory()
                    print("SDWebImage cached:", isInMemory, SDImageCache.shared.imageFromDiskCache(forKey: key) != nil)
                }
                SDWebImageManager.shared.loadImage(with: address("none.png"), progress: nil) { image, _, error, _, _, _ in
                    print("SDWebImage missing:", image == nil, (error as NSError?)?.code ?? 0)
                }
                let transformer = SDImageRoundCornerTransformer(radius: 8, corners: .allCorners, borderWidth: 0, borderColor: nil)
                SDWebImageManager.shared.loadImage(with: address("blue.png?3"), context: [.imageTransformer: transformer], progress: nil) {
                    image, _, _, _, _, _ in print("SDWebImage transformed:", image?.size ?? .zero)
                }
                pictures[7].sd_setImage(with: address("green.png?2"))
                pictures[7].sd_setImage(with: address("blue.png"), completed: { (_, _, _, url) in
                    print("SDWebImage last:", url?.lastPathComponent ?? "")
                })
            }
        }

        """
}
