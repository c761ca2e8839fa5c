import CoreGraphics
import Testing

@testable import UIKit

/// The title and the image of a button stand where constraints of code place them.
@MainActor @Suite struct ButtonPartConstraintsTests {
    private let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in }

    private func imageFrame(
        of button: UIButton, size: CGSize = CGSize(width: 60, height: 60),
        _ constraints: (UIImageView) -> [NSLayoutConstraint]
    ) throws -> CGRect {
        let view = try #require(button.imageView)
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate(constraints(view))
        button.frame.size = size
        button.layoutIfNeeded()
        return view.frame
    }

    private func plainButton() -> UIButton {
        let button = UIButton(type: .custom)
        button.setImage(image, for: .normal)
        return button
    }

    private func configuredButton() -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.image = image
        return UIButton(configuration: configuration)
    }

    private func square(_ side: CGFloat) -> (UIImageView) -> [NSLayoutConstraint] {
        {
            [
                $0.widthAnchor.constraint(equalToConstant: side),
                $0.heightAnchor.constraint(equalToConstant: side),
            ]
        }
    }

    @Test func anImageWithASizeIsCenteredInItsPlace() throws {
        let expected = CGRect(x: 20, y: 20, width: 20, height: 20)
        #expect(try imageFrame(of: plainButton(), square(20)) == expected)
        #expect(try imageFrame(of: configuredButton(), square(20)) == expected)
    }

    @Test func anImageWithOneLengthHasItsUsualOneAlongTheOtherAxis() throws {
        let frame = try imageFrame(of: plainButton()) { [$0.widthAnchor.constraint(equalToConstant: 20)] }
        #expect(frame == CGRect(x: 20, y: 10, width: 20, height: 40))
    }

    @Test func anImageWithEdgesIsAsLargeAsTheButton() throws {
        for button in [plainButton(), configuredButton()] {
            let frame = try imageFrame(of: button, size: CGSize(width: 30, height: 25)) {
                [
                    $0.leadingAnchor.constraint(equalTo: button.leadingAnchor),
                    $0.trailingAnchor.constraint(equalTo: button.trailingAnchor),
                    $0.topAnchor.constraint(equalTo: button.topAnchor),
                    $0.bottomAnchor.constraint(equalTo: button.bottomAnchor),
                ]
            }
            #expect(frame == CGRect(x: 0, y: 0, width: 30, height: 25))
        }
    }

    @Test func aPlacedImageFollowsTheButton() throws {
        let button = plainButton()
        _ = try imageFrame(of: button) {
            square(20)($0) + [$0.trailingAnchor.constraint(equalTo: button.trailingAnchor)]
        }
        button.frame.size = CGSize(width: 100, height: 100)
        button.layoutIfNeeded()
        #expect(button.imageView?.frame == CGRect(x: 80, y: 40, width: 20, height: 20))
    }

    @Test func aConstrainedImageOfAConfigurationKeepsItsContentMode() throws {
        let button = configuredButton()
        button.imageView?.contentMode = .scaleAspectFill
        _ = try imageFrame(of: button, square(20))
        #expect(button.imageView?.contentMode == .scaleAspectFill)
    }

    @Test func aTitleCanBePlaced() throws {
        let button = UIButton(type: .system)
        button.setTitle("Next", for: .normal)
        button.frame.size = CGSize(width: 200, height: 44)
        let label = try #require(button.titleLabel)
        label.translatesAutoresizingMaskIntoConstraints = false
        label.leadingAnchor.constraint(equalTo: button.leadingAnchor, constant: 12).isActive = true
        button.layoutIfNeeded()
        #expect(label.frame.minX == 12 && label.frame.midY == 22)
    }
}
