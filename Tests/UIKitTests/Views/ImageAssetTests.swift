import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Images that replace each other in different traits.
@MainActor
@Suite struct ImageAssetTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func square(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
    }

    @Test func subclassesOfImageViewsBeginWithAnImage() {
        final class Arrow: UIImageView {
            init(side: UIImage) { super.init(image: side) }
            required init?(coder: NSCoder) { nil }
        }
        let arrow = Arrow(side: square(3))
        #expect(arrow.frame.size == CGSize(width: 3, height: 3) && !arrow.isUserInteractionEnabled)
        let plain = UIImageView(image: square(2), highlightedImage: square(4))
        #expect(plain.highlightedImage?.size.width == 4 && plain.bounds.width == 2)
    }

    @Test func theImageThatFitsIsFound() {
        let asset = UIImageAsset()
        asset.register(square(2), with: light)
        asset.register(square(4), with: dark)
        #expect(asset.image(with: light).size.width == 2 && asset.image(with: dark).size.width == 4)
        #expect(asset.image(with: dark).imageAsset === asset)
        asset.unregister(imageWith: dark)
        #expect(asset.image(with: dark).size.width == 2)
    }

    @Test func theOneThatSaysMostComesFirst() {
        let asset = UIImageAsset()
        asset.register(square(2), with: UITraitCollection())
        asset.register(square(4), with: dark)
        let both = UITraitCollection(traitsFrom: [dark, UITraitCollection(horizontalSizeClass: .compact)])
        asset.register(square(6), with: both)
        #expect(asset.image(with: both).size.width == 6 && asset.image(with: dark).size.width == 4)
        #expect(asset.image(with: light).size.width == 2)
    }

    @Test func viewsShowTheImageOfTheirTraits() {
        let image = square(2)
        image.imageAsset?.register(square(4), with: dark)
        let view = UIImageView(image: image)
        #expect(view.intrinsicContentSize.width == 2)
        view.overrideUserInterfaceStyle = .dark
        #expect(view.intrinsicContentSize.width == 4 && view.image === image)
    }
}
