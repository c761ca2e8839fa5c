import Foundation
import Testing

/// The libraries of ratings, indicators and animations, where no folder has them.
@Suite(.timeLimit(.minutes(40))) struct IndicatorLibraryTests {
    /// Rendered once for all tests.
    private static let shown = Task { try await LibraryRun(source: source) }

    private func expect(_ lines: String..., sourceLocation: SourceLocation = #_sourceLocation) async throws {
        try await Self.shown.value.expect(lines, sourceLocation: sourceLocation)
    }

    @Test func allFilesAreWhole() async throws {
        let run = try await Self.shown.value.run
        #expect(run.output.hasSuffix("1 of 1 scene alive, 1 of 1 file whole\n"), "\(run.errors)")
    }

    @Test func starsHaveTheSizeOfTheirSettings() async throws { try await expect("stars: (170.0, 30.0) 3.5") }

    @Test func starsAreFilledAsFarAsTheRating() async throws { try await expect("filled: true true false") }

    @Test func indicatorsAreVisibleWhileTheyAnimate() async throws {
        try await expect("indicator: true false true")
    }

    /// The app has no delegate, and the scene's window is the only one.
    @Test func controllersCoverTheWindow() async throws { try await expect("cover: true Wait false") }

    @Test func animationsHaveTheirSizeAndTime() async throws {
        try await expect("animation: (40.0, 20.0) 2.0", "played: true 1.0 after 2")
        let errors = try await Self.shown.value.run.errors
        #expect(
            errors.components(separatedBy: "drawing an animation has no effect here").count == 2, "\(errors)")
    }

    private static let source = """
        import Cosmos
        import Lottie
        import NVActivityIndicatorView
        import UIKit

        final class HomeController: UIViewController, NVActivityIndicatorViewable {
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                var settings = CosmosSettings()
                settings.starSize = 30
                settings.fillMode = .half
                settings.filledColor = .red
                settings.filledBorderColor = .red
                let stars = CosmosView(settings: settings)
                stars.rating = 3.5
                stars.frame = CGRect(origin: .zero, size: stars.intrinsicContentSize)
                print("stars:", (Double(stars.frame.width), Double(stars.frame.height)), stars.rating)
                print("filled:", isRed(stars, 15), isRed(stars, 115), isRed(stars, 155))

                let indicator = NVActivityIndicatorView(
                    frame: CGRect(x: 0, y: 100, width: 40, height: 40), type: .ballPulse, color: .red)
                view.addSubview(indicator)
                let before = indicator.isHidden
                indicator.startAnimating()
                print("indicator:", before, indicator.isHidden, indicator.isAnimating)
                startAnimating(message: "Wait")
                let text = view.window?.subviews.last?.subviews.compactMap { ($0 as? UILabel)?.text }.first ?? ""
                let covered = isAnimating
                stopAnimating()
                print("cover:", covered, text, isAnimating)

                let json = Data("{\\"v\\":\\"5.5\\",\\"fr\\":30,\\"ip\\":0,\\"op\\":60,\\"w\\":40,\\"h\\":20,\\"layers\\":[]}".utf8)
                let animation = LottieAnimationView(animation: try? LottieAnimation.from(data: json))
                view.addSubview(animation)
                let size = animation.intrinsicContentSize
                print("animation:", (Double(size.width), Double(size.height)), animation.animation?.duration ?? 0)
                let begin = Date()
                animation.play { finished in
                    let seconds = Int(Date().timeIntervalSince(begin).rounded())
                    print("played:", finished, Double(animation.currentProgress), "after", seconds)
                }
            }

            /// Returns whether the picture of a view is red in the middle of its height.
            private func isRed(_ view: UIView, _ x: Int) -> Bool {
                let format = UIGraphicsImageRendererFormat()
                format.scale = 1
                let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { _ in
                    view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
                }
                guard let image = image.cgImage, let data = image.dataProvider?.data else { return false }
                let place = 15 * image.bytesPerRow + x * 4
                let bytes = (0..<4).map { Int(data[place + $0]) }
                return bytes.contains(255) && bytes.filter { $0 < 100 }.count == 2 && bytes[3] == 255
            }
        }

        """
}
