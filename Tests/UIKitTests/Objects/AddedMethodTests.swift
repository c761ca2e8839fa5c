import Testing

@testable import UIKit

private class Base: NSObject, UITableViewDelegate, UICollectionViewDelegateFlowLayout {}

private final class Derived: Base {
    var scrolled = 0

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 77 }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { nil }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        sizeForItemAtIndexPath path: IndexPath
    ) -> CGSize { CGSize(width: 33, height: 44) }
}

@MainActor
private func fill() {
    let table = AdaptedClass(Derived.self)
    table.addition("tableView(_:heightForRowAt:)") { (o: Derived, a: UITableView, b: IndexPath) in
        o.tableView(a, heightForRowAt: b)
    }
    table.addition("tableView(_:willSelectRowAt:)") { (o: Derived, a: UITableView, b: IndexPath) in
        o.tableView(a, willSelectRowAt: b)
    }
    table.addition("scrollViewDidScroll(_:)") { (o: Derived, a: UIScrollView) in o.scrollViewDidScroll(a) }
    table.addition("collectionView(_:layout:sizeForItemAt:)") {
        (o: Derived, a: UICollectionView, b: UICollectionViewLayout, c: IndexPath) in
        o.collectionView(a, layout: b, sizeForItemAtIndexPath: c)
    }
}

@section(".init_array") @used private let announced: @convention(c) () -> Void = {
    AdaptedCode.add { fill() }
}

private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

@MainActor
struct AddedMethodTests {
    private let rows = Rows()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

    init() { table.dataSource = rows }

    @Test func aDelegatesMethodIsCalledThoughItsSuperclassDeclaresTheConformance() {
        let delegate = Derived()
        table.delegate = delegate
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 77)
        table.contentOffset.y = 5
        #expect(delegate.scrolled > 0)
    }

    @Test func theMethodMayReturnNil() {
        let delegate: any UITableViewDelegate = Derived()
        #expect(delegate.tableView(table, willSelectRowAt: [0, 0]) == nil)
        #expect((Base() as any UITableViewDelegate).tableView(table, willSelectRowAt: [0, 0]) == [0, 0])
    }

    @Test func aDelegateOfTheSuperclassHasTheDefault() {
        let delegate = Base()
        table.delegate = delegate
        table.rowHeight = 21
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 21)
    }

    @Test func itemsHaveTheSizeOfAMethodWithTheSelectorAlone() {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 300),
            collectionViewLayout: UICollectionViewFlowLayout())
        let delegate = Derived()
        view.dataSource = rows
        view.delegate = delegate
        view.layoutIfNeeded()
        #expect(view.layoutAttributesForItem(at: [0, 0])?.size == CGSize(width: 33, height: 44))
    }
}
