import Kumiki
import UIKit

/// All comments as cards in a grid, with the component that is used by itself elsewhere.
final class CommentWallViewController: UICollectionViewController {
    private let comments: [Comment]
    private let dataSource = ListSource<Comment>()

    init(comments: [Comment]) {
        self.comments = comments
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(84))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    }

    required init?(coder: NSCoder) {
        comments = Comment.samples
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = UIColor(named: "Sand")
        dataSource.register(item: CommentCell.self) { cell, comment in cell.update { $0.show(comment) } }
        dataSource.attach(to: collectionView)
        dataSource.apply(comments)
    }
}
