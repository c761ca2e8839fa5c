#if !canImport(Darwin)
    import Testing
    import UIKit

    @testable import Kumiki

    final class PhotosScreen: UICollectionViewController, Storyboardable {
        static var bundle = Bundle.main
        static var storyboardBundle: Bundle { bundle }
    }

    final class PhotoPrototype: UICollectionViewCell, StoryboardPrototype {}

    final class MapPrototype: UICollectionViewCell, StoryboardPrototype {
        static var identifier: String { "map" }
    }

    /// Cells of collection views that are designed in a storyboard.
    @MainActor @Suite(.serialized) struct StoryboardPrototypeTests {
        private let path = IndexPath(item: 0, section: 0)

        init() throws {
            PhotosScreen.bundle = try TemporaryBundle.make([
                "PhotosScreen.storyboard": TemporaryBundle.collection(
                    "PhotosScreen", cells: [("PhotoPrototype", "PhotoPrototype"), ("map", "MapPrototype")])
            ])
            LoadingMemory.current = LoadingMemory()
        }

        /// Returns whether a cell has the content that only the storyboard contains.
        private func isDesigned(_ cell: UICollectionViewCell) -> Bool { cell.contentView.subviews.count == 1 }

        @Test func aPrototypeIsDequeuedByItsClass() throws {
            let list = try #require(PhotosScreen.instance().collectionView)
            let cell = list.dequeueReusableCell(PhotoPrototype.self, for: path)
            #expect(isDesigned(cell) && cell.reuseIdentifier == "PhotoPrototype")
        }

        @Test func aPrototypeWithAnIdentifierOfItsOwnIsDequeuedByItsClass() throws {
            let list = try #require(PhotosScreen.instance().collectionView)
            let cell = list.dequeueReusableCell(MapPrototype.self, for: path)
            #expect(isDesigned(cell) && cell.reuseIdentifier == "map")
        }

        @Test func aDataSourceShowsPrototypes() throws {
            let screen = PhotosScreen.instance()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            window.rootViewController = screen
            let source = ListSource<Person>()
            source.register(item: MapPrototype.self) { _, _ in }
            source.attach(to: try #require(screen.collectionView))
            source.apply([Person(1), Person(2)], animated: false)
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            let cells = screen.collectionView?.visibleCells ?? []
            #expect(cells.count == 2)
            #expect(cells.allSatisfy { $0 is MapPrototype && isDesigned($0) })
        }
    }
#endif
