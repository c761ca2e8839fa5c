import CoreGraphics
import Testing

@testable import UIKit

/// Search bars that are hidden while the content scrolls.
@MainActor
@Suite struct SearchScrollTests {
    private final class Content: UIViewController {
        let scroll = UIScrollView()
        override func loadView() {
            scroll.contentSize = CGSize(width: 300, height: 3000)
            view = scroll
        }
    }

    private func run(_ work: (LifeStage, UINavigationBar, Content) -> Void) {
        let content = Content()
        content.navigationItem.searchController = UISearchController(searchResultsController: nil)
        let stack = UINavigationController(rootViewController: content)
        LifeStage.run(stack) { work($0, stack.navigationBar, content) }
    }

    private func drag(_ stage: LifeStage, _ way: CGFloat) {
        stage.user.drag(
            from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 500 + way), duration: 0.3, rest: 0.2)
        stage.settle()
    }

    @Test func itGoesAsFarAsTheContentHasMoved() {
        run { stage, bar, content in
            let top = content.scroll.contentOffset.y
            content.scroll.contentOffset.y = top + 20
            stage.window.layoutIfNeeded()
            #expect(bar.frame.height == 76 && content.scroll.contentOffset.y == top + 20)
            content.scroll.contentOffset.y = top + 200
            stage.window.layoutIfNeeded()
            #expect(bar.frame.height == 44 && content.scroll.contentOffset.y == top + 200)
        }
    }

    @Test func itComesBackAtTheContentsEdge() {
        run { stage, bar, _ in
            drag(stage, -300)
            #expect(bar.frame.height == 44)
            drag(stage, 320)
            #expect(bar.frame.height == 96)
        }
    }

    @Test func itDoesNotStayHalfHidden() {
        for (way, height) in [(-30, 96), (-55, 44)] as [(CGFloat, CGFloat)] {
            run { stage, bar, _ in
                drag(stage, way)
                #expect(bar.frame.height == height)
            }
        }
    }

    @Test func itStaysWhereTheItemSaysSo() {
        run { stage, bar, content in
            content.navigationItem.hidesSearchBarWhenScrolling = false
            stage.window.layoutIfNeeded()
            drag(stage, -300)
            #expect(bar.frame.height == 96)
        }
    }
}
