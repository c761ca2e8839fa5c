import CoreGraphics
import Testing

@testable import UIKit

/// The image of a button without a configuration is as large as its insets allow.
@MainActor @Suite struct ButtonImageTests {
    private func button(side: CGFloat, image: CGFloat) -> UIButton {
        let button = UIButton(type: .custom)
        let size = CGSize(width: image, height: image)
        button.setImage(UIGraphicsImageRenderer(size: size).image { _ in }, for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: side, height: side)
        return button
    }

    private func frame(_ button: UIButton) -> CGRect {
        button.layoutIfNeeded()
        return button.imageView?.frame ?? .null
    }

    @Test func insetsMakeALargeImageSmaller() {
        let button = button(side: 30, image: 24)
        button.imageEdgeInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        #expect(frame(button) == CGRect(x: 10, y: 10, width: 10, height: 10))
    }

    /// Widely used to place the image at an edge of the button.
    @Test(arguments: [false, true])
    func constraintsOfTheAppPlaceTheImage(isConfigured: Bool) throws {
        let button = button(side: 60, image: 200)
        if isConfigured {
            button.configuration = .plain()
            button.configuration?.image = button.image(for: .normal)
        }
        let view = try #require(button.imageView)
        view.translatesAutoresizingMaskIntoConstraints = false
        view.contentMode = .scaleToFill
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: button.leadingAnchor),
            view.topAnchor.constraint(equalTo: button.topAnchor),
            view.widthAnchor.constraint(equalTo: button.widthAnchor, multiplier: 0.5),
            view.heightAnchor.constraint(equalTo: button.heightAnchor),
        ])
        #expect(frame(button) == CGRect(x: 0, y: 0, width: 30, height: 60))
        #expect(view.contentMode == .scaleToFill)
    }

    @Test func insetsMoveASmallImage() {
        let button = button(side: 60, image: 20)
        button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 20)
        #expect(frame(button) == CGRect(x: 10, y: 20, width: 20, height: 20))
    }

    @Test func anImageIsNoLargerThanItsButton() {
        #expect(frame(button(side: 30, image: 50)) == CGRect(x: 0, y: 0, width: 30, height: 30))
    }

    /// Only templates of the system's disabled buttons have a tint color of the button's choice.
    @Test func anImageKeepsItsTintColor() {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
        button.imageView?.tintColor = .red
        button.layoutIfNeeded()
        #expect(button.imageView?.tintColor == .red)
        button.isEnabled = false
        button.layoutIfNeeded()
        #expect(button.imageView?.tintColor == .tertiaryLabel)
        button.isEnabled = true
        button.layoutIfNeeded()
        #expect(button.imageView?.tintColor == button.tintColor)
    }
}
