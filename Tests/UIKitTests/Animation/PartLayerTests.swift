import CoreGraphics
import Testing
import UIKit

/// Layers in which views draw their parts move with the views.
@MainActor @Suite struct PartLayerTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let picture = UIImageView(
        image: UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        })

    private func isRed(at x: Int, _ y: Int) -> Bool { Pixels(of: window).at(x, y) == [255, 0, 0] }

    private func inTurns(_ work: (VirtualClock) -> Void) {
        VirtualClock.withFresh { clock in
            window.backgroundColor = .white
            window.addSubview(picture)
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            clock.endTurn()
            work(clock)
            window.isHidden = true
        }
    }

    @Test func anImageIsInItsNewPlaceAtOnce() {
        inTurns { clock in
            picture.frame = CGRect(x: 50, y: 50, width: 40, height: 40)
            window.layoutIfNeeded()
            #expect(isRed(at: 85, 85) && clock.isIdle)
        }
    }

    @Test func anImageIsShownWhileItsViewMoves() {
        inTurns { clock in
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                picture.frame = CGRect(x: 80, y: 0, width: 20, height: 20)
                window.layoutIfNeeded()
            }
            clock.advance(by: 0.5)
            #expect(isRed(at: 47, 7) && !isRed(at: 90, 7))
            clock.advance(by: 0.5)
            #expect(isRed(at: 90, 15) && !isRed(at: 47, 7))
        }
    }
}
