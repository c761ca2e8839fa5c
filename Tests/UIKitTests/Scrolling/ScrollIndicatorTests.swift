import CoreGraphics
import Testing

@testable import UIKit

/// The indicators of scrolling content.
@MainActor
@Suite struct ScrollIndicatorTests {
    private func run(
        height: CGFloat = 4000, _ work: (LifeStage, UIScrollView) -> Void
    ) {
        let root = UIViewController()
        LifeStage.run(root) { stage in
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
            scroll.contentSize = CGSize(width: 300, height: height)
            scroll.contentInsetAdjustmentBehavior = .never
            root.view.addSubview(scroll)
            stage.settle()
            work(stage, scroll)
        }
    }

    private func bars(_ scroll: UIScrollView) -> [UIView] {
        scroll.subviews.filter { $0 is ScrollIndicatorView }
    }

    /// Flashes the indicators, which appear in the next turn.
    private func flash(_ stage: LifeStage, _ scroll: UIScrollView) {
        scroll.flashScrollIndicators()
        stage.clock.advance(by: 0.01)
    }

    private func hold(_ stage: LifeStage, up way: CGFloat) {
        stage.user.touchDown(CGPoint(x: 100, y: 450))
        for part in [0.1, 0.5, 1] as [CGFloat] {
            stage.clock.advance(by: 0.02)
            stage.user.touchMove(CGPoint(x: 100, y: 450 - way * part))
        }
    }

    @Test func nothingShowsWhereNothingWasScrolled() {
        run { stage, scroll in
            scroll.contentOffset.y = 200
            stage.settle()
            #expect(scroll.subviews.isEmpty)
        }
    }

    @Test func itShowsWhileAFingerScrollsAndGoesAfterwards() {
        run { stage, scroll in
            hold(stage, up: 200)
            #expect(bars(scroll).count == 1 && bars(scroll).first?.alpha == 1)
            stage.clock.advance(by: 3)
            #expect(bars(scroll).count == 1)
            stage.user.touchUp()
            stage.clock.advance(by: 0.45)
            #expect(bars(scroll).first?.alpha == 1)
            stage.settle()
            #expect(bars(scroll).isEmpty)
        }
    }

    @Test func itsLengthAndPlaceAreTheContents() {
        run { stage, scroll in
            scroll.contentOffset.y = 1800
            flash(stage, scroll)
            // A tenth of the path of 394 points, in the middle.
            #expect(
                bars(scroll).first?.frame
                    == CGRect(x: 294, y: 1980.3, width: 3, height: 39.4))
            scroll.verticalScrollIndicatorInsets = UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 10)
            stage.window.layoutIfNeeded()
            #expect(
                bars(scroll).first?.frame
                    == CGRect(x: 284, y: 1800 + 103 + (294 - 36) / 2, width: 3, height: 36))
        }
    }

    @Test func itShrinksAtTheEnds() {
        run(height: 800) { stage, scroll in
            scroll.contentOffset.y = -100
            flash(stage, scroll)
            #expect(bars(scroll).first?.frame == CGRect(x: 294, y: -97, width: 3, height: 97))
        }
    }

    @Test func itsColourIsTheStyles() {
        run { stage, scroll in
            scroll.indicatorStyle = .white
            flash(stage, scroll)
            #expect(bars(scroll).first?.backgroundColor == UIColor(white: 1, alpha: 0.35))
        }
    }

    @Test func flashingShowsItForAMomentFromTheNextTurnOn() {
        run { stage, scroll in
            scroll.flashScrollIndicators()
            #expect(bars(scroll).isEmpty)
            stage.clock.advance(by: 0.01)
            #expect(bars(scroll).count == 1)
            stage.settle()
            #expect(bars(scroll).isEmpty)
        }
    }

    @Test func noneShowsWhereItIsSwitchedOffOrAllIsSeen() {
        run { stage, scroll in
            scroll.showsVerticalScrollIndicator = false
            flash(stage, scroll)
            #expect(bars(scroll).isEmpty)
        }
        run(height: 300) { stage, scroll in
            flash(stage, scroll)
            #expect(bars(scroll).isEmpty)
        }
    }

    @Test func aSecondFingerKeepsIt() {
        run { stage, scroll in
            hold(stage, up: 200)
            stage.user.touchUp()
            stage.clock.advance(by: 0.6)
            flash(stage, scroll)
            stage.clock.advance(by: 0.3)
            #expect(bars(scroll).first?.alpha == 1)
        }
    }
}
