import CoreGraphics
import Testing

@testable import UIKit

/// Large titles that scroll below the bar.
@MainActor
@Suite struct LargeTitleScrollTests {
    private final class Content: UIViewController {
        let scroll = UIScrollView()
        override func loadView() {
            scroll.contentSize = CGSize(width: 300, height: 3000)
            view = scroll
        }
    }

    private func run(
        _ change: (UINavigationItem) -> Void = { _ in },
        _ work: (LifeStage, UINavigationController, Content) -> Void
    ) {
        let content = Content()
        content.title = "Islands"
        change(content.navigationItem)
        let stack = UINavigationController(rootViewController: content)
        stack.navigationBar.prefersLargeTitles = true
        LifeStage.run(stack) { work($0, stack, content) }
    }

    private func scroll(_ stage: LifeStage, _ content: Content, to way: CGFloat, from top: CGFloat) {
        content.scroll.contentOffset.y = top + way
        stage.window.layoutIfNeeded()
    }

    private func drag(_ stage: LifeStage, _ way: CGFloat) {
        stage.user.drag(
            from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 500 + way), duration: 0.3, rest: 0.2)
        stage.settle()
    }

    private func labels(_ bar: UINavigationBar, large: Bool) -> [UILabel] {
        var found: [UILabel] = []
        bar.forEachInTree { view in
            if let label = view as? UILabel, label.text == "Islands", !label.isHidden,
                (label.font.pointSize > 30) == large
            {
                found.append(label)
            }
        }
        return found
    }

    @Test func theBarShrinksWithTheContentAndTheSafeAreaFollows() {
        run { stage, stack, content in
            let (bar, top, free) = (
                stack.navigationBar, content.scroll.contentOffset.y, stack.navigationBar.frame.minY
            )
            for (way, height) in [(0, 96), (20, 76), (52, 44), (300, 44), (30, 66), (0, 96)]
                as [(CGFloat, CGFloat)]
            {
                scroll(stage, content, to: way, from: top)
                #expect(bar.frame.height == height)
                #expect(abs(content.view.safeAreaInsets.top - free - height) < 0.01)
                #expect(content.scroll.contentOffset.y == top + way)
            }
        }
    }

    @Test func theSmallTitleTakesThePlaceOfTheLargeOne() {
        run { stage, stack, content in
            let top = content.scroll.contentOffset.y
            #expect(labels(stack.navigationBar, large: false).isEmpty)
            #expect(abs((labels(stack.navigationBar, large: true).first?.frame.minY ?? 0) - 11 / 3) < 0.01)
            scroll(stage, content, to: 30, from: top)
            #expect(labels(stack.navigationBar, large: false).isEmpty)
            #expect(abs((labels(stack.navigationBar, large: true).first?.frame.minY ?? 0) + 79 / 3) < 0.01)
            scroll(stage, content, to: 100, from: top)
            #expect(labels(stack.navigationBar, large: false).first?.alpha == 1)
            #expect(labels(stack.navigationBar, large: true).first?.superview?.frame.height == 0)
        }
    }

    @Test func itMovesDownAndGrowsWithContentThatIsPulledDown() throws {
        run { stage, stack, content in
            let (bar, top) = (stack.navigationBar, content.scroll.contentOffset.y)
            scroll(stage, content, to: -60, from: top)
            #expect(bar.frame.height == 96)
            let title = labels(bar, large: true).first
            #expect(abs((title?.center.y ?? 0) - 63.667 - (title?.bounds.height ?? 0) / 2) < 0.01)
            #expect((title?.frame.width ?? 0) > (title?.bounds.width ?? 0))
            #expect(abs((title?.frame.minX ?? 0) - 16) < 0.01)
            scroll(stage, content, to: 0, from: top)
            #expect(abs((labels(bar, large: true).first?.frame.minY ?? 0) - 11 / 3) < 0.01)
        }
    }

    @Test func itDoesNotStayHalfHidden() {
        for (way, height) in [(-30, 96), (-55, 44)] as [(CGFloat, CGFloat)] {
            run { stage, stack, _ in
                drag(stage, way)
                #expect(stack.navigationBar.frame.height == height)
            }
        }
    }

    @Test func itComesBackAtTheContentsEdge() {
        run { stage, stack, content in
            let top = content.scroll.contentOffset.y
            drag(stage, -300)
            #expect(stack.navigationBar.frame.height == 44)
            drag(stage, 320)
            #expect(stack.navigationBar.frame.height == 96 && content.scroll.contentOffset.y == top)
        }
    }

    @Test func theSearchBarGoesFirst() {
        run({ $0.searchController = UISearchController(searchResultsController: nil) }) {
            stage, stack, content in
            let top = content.scroll.contentOffset.y
            for (way, bar, search) in [
                (0, 148, 52), (20, 128, 32), (52, 96, 0), (70, 78, 0), (104, 44, 0), (400, 44, 0),
            ]
                as [(CGFloat, CGFloat, CGFloat)]
            {
                scroll(stage, content, to: way, from: top)
                #expect(stack.navigationBar.frame.height == bar)
                #expect(content.navigationItem.searchController?.searchBar.frame.height == search)
            }
        }
    }

    @Test(arguments: [UINavigationItem.LargeTitleDisplayMode.never, .always, .automatic])
    func theItemDecides(_ mode: UINavigationItem.LargeTitleDisplayMode) {
        run({ $0.largeTitleDisplayMode = mode }) { stage, stack, content in
            let heights: [CGFloat] = mode == .never ? [44, 44] : [96, 44]
            let top = content.scroll.contentOffset.y
            #expect(stack.navigationBar.frame.height == heights[0])
            scroll(stage, content, to: 200, from: top)
            #expect(stack.navigationBar.frame.height == heights[1])
        }
    }

    @Test func eachScreenKeepsItsOwn() {
        run { stage, stack, content in
            scroll(stage, content, to: 200, from: content.scroll.contentOffset.y)
            let second = Content()
            stack.pushViewController(second, animated: true)
            stage.settle()
            #expect(stack.navigationBar.frame.height == 96)
            stack.popViewController(animated: true)
            stage.settle()
            #expect(stack.navigationBar.frame.height == 44)
        }
    }

    @Test func contentThatDoesNotScrollLeavesItLarge() {
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.navigationBar.prefersLargeTitles = true
        LifeStage.run(stack) { stage in
            drag(stage, -300)
            #expect(stack.navigationBar.frame.height == 96)
        }
    }

    @Test func theGroundShowsOnceContentGoesOnBelow() {
        run { stage, stack, content in
            let top = content.scroll.contentOffset.y
            for (way, isClear) in [(0, true), (52, true), (60, false), (0, true)] as [(CGFloat, Bool)] {
                scroll(stage, content, to: way, from: top)
                #expect(stack.navigationBar.background.look().isTransparent == isClear)
            }
        }
    }
}
