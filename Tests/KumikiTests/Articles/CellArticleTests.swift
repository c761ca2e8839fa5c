import Kumiki
import Testing
import UIKit

// The component: a view, usable anywhere.

private final class MyView: UIView, ReusableViewType {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }

    func prepareForReuse() { label.text = nil }
}

private enum MyViewMaker: BackingViewMaker {
    static func make() -> MyView { MyView() }
}

// The screen: a collection view of such components.

private final class MyViewController: UIViewController, UICollectionViewDataSource {
    let texts = (0..<60).map { "Comment \($0)" }
    let layout = UICollectionViewFlowLayout()
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        layout.itemSize = CGSize(width: 200, height: 50)
        collectionView.register(WrapperCell<MyViewMaker>.self)
        collectionView.dataSource = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        texts.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(WrapperCell<MyViewMaker>.self, for: indexPath)
        cell.update { view in view.label.text = texts[indexPath.item] }
        return cell
    }
}

/// The article's cell: a component in a wrapper, in a collection view.
@MainActor @Suite struct CellArticleTests {
    private let screen = MyViewController()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init() {
        window.rootViewController = screen
        window.isHidden = false
        window.layoutIfNeeded()
    }

    private var cells: [WrapperCell<MyViewMaker>] {
        screen.collectionView.indexPathsForVisibleItems.sorted().compactMap {
            screen.collectionView.cellForItem(at: $0) as? WrapperCell<MyViewMaker>
        }
    }

    @Test func theCellsShowTheComponent() {
        #expect(cells.count > 3 && cells[0].backingView.frame == cells[0].contentView.bounds)
        #expect(cells.map(\.backingView.label.text) == Array(screen.texts.prefix(cells.count)))
    }

    @Test func theComponentIsUsedAloneAsWell() {
        let view = MyView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        screen.view.addSubview(view)
        window.layoutIfNeeded()
        #expect(view.label.frame == view.bounds)
    }

    @Test func cellsThatAreReusedShowTheirOwnItem() throws {
        screen.collectionView.contentOffset.y = 700
        window.layoutIfNeeded()
        let first = try #require(screen.collectionView.indexPathsForVisibleItems.min()?.item)
        #expect(first > 5)
        #expect(cells.map(\.backingView.label.text) == Array(screen.texts[first..<(first + cells.count)]))
    }

    @Test func anOverlayLeavesTheComponentAlone() {
        let shade = UIView()
        cells[0].overlay = shade
        window.layoutIfNeeded()
        #expect(shade.frame == cells[0].contentView.bounds && shade.superview === cells[0].contentView)
        #expect(cells[0].backingView.subviews == [cells[0].backingView.label])
    }
}
