import Foundation
import Testing
import UIKit

@MainActor
struct ScrollDelegateTests {
    private final class Rows: NSObject, UITableViewDelegate {
        var chosen: [IndexPath] = []
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            chosen.append(indexPath)
        }
    }

    private final class Scrolls: NSObject, UIScrollViewDelegate {
        var count = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
    }

    @Test func tablesHaveADelegateOfTheirOwnType() {
        let (table, rows) = (UITableView(), Rows())
        table.delegate = rows
        let delegate = table.delegate
        delegate?.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0))
        #expect(rows.chosen == [IndexPath(row: 1, section: 0)])
        #expect((table as UIScrollView).delegate === rows)
    }

    @Test func oneThatIsSetOfTheScrollViewIsTheTables() {
        let (table, rows) = (UITableView(), Rows())
        (table as UIScrollView).delegate = rows
        #expect(table.delegate === rows)
    }

    @Test func oneOfScrollViewsAloneIsToldOfScrolling() {
        let (table, scrolls) = (UITableView(), Scrolls())
        (table as UIScrollView).delegate = scrolls
        table.contentOffset.y = 5
        #expect(scrolls.count == 1)
        #expect(table.delegate == nil)
    }

    @Test func whatASubclassAnswersIsNotWhoIsTold() {
        final class Proxied: UIScrollView {
            weak var outer: (any UIScrollViewDelegate)?
            override var delegat_: (any UIScrollViewDelegate)? {
                get { outer }
                set { outer = newValue }
            }
            func install(_ inner: any UIScrollViewDelegate) { super.delegat_ = inner }
        }
        let (view, inner, outer) = (Proxied(), Scrolls(), Scrolls())
        view.delegate = outer
        view.install(inner)
        view.contentOffset.y = 5
        #expect(view.delegate === outer)
        #expect((inner.count, outer.count) == (1, 0))
    }

    @Test func collectionsAndTextViewsHaveTheirs() {
        final class Both: NSObject, UICollectionViewDelegate, UITextViewDelegate {}
        let both = Both()
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let text = UITextView()
        collection.delegate = both
        text.delegate = both
        let first: (any UICollectionViewDelegate)? = collection.delegate
        let second: (any UITextViewDelegate)? = text.delegate
        #expect(first === both)
        #expect(second === both)
    }
}
