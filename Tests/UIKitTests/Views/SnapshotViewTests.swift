import CoreGraphics
import Testing

@testable import UIKit

/// Snapshots of views at a moment.
@MainActor
@Suite struct SnapshotViewTests {
    private func colored(_ color: UIColor) -> UIView {
        let view = UIView(frame: CGRect(x: 30, y: 40, width: 20, height: 10))
        view.backgroundColor = color
        return view
    }

    private func color(_ image: UIImage?) -> UInt32? {
        let window = Picture.window(UIImageView(image: image), size: CGSize(width: 20, height: 20))
        return Picture.color(of: window, at: CGPoint(x: 3, y: 3))
    }

    @Test func aPictureStaysAsItWas() {
        let view = colored(.red)
        let snapshot = view.snapshotView(afterScreenUpdates: true)
        view.backgroundColor = .blue
        #expect(snapshot?.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(color((snapshot as? UIImageView)?.image) == 0xFF0000)
    }

    @Test func subclassesMakePicturesOfTheirOwn() {
        final class Secret: UIView {
            override func resizableSnapshotView(
                from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets: UIEdgeInsets
            ) -> UIView? { nil }
        }
        let view: UIView = Secret(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        let rect = CGRect(x: 0, y: 0, width: 9, height: 9)
        #expect(
            view.resizableSnapshotView(from: rect, afterScreenUpdates: true, withCapInsets: .zero) == nil)
    }

    @Test func nothingIsAPictureOfNothing() {
        #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
    }

    @Test func theHierarchyIsDrawnIntoARectangle() {
        let view = colored(.red)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in
            #expect(view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 8, height: 8), afterScreenUpdates: true))
        }
        #expect(color(image) == 0xFF0000)
        #expect(!view.drawHierarchy(in: .zero, afterScreenUpdates: false))
    }
}
