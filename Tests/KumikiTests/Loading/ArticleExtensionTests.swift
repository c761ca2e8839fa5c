import Kumiki
import Testing
import UIKit

// An app that followed the article before has this extension, and code that uses it, beside Kumiki.
extension NSObjectProtocol {
    fileprivate static var className: String { String(describing: self) }
    fileprivate static var identifier: String { className }
}

private final class CodedCell: UITableViewCell {}
private final class XibCell: UITableViewCell, Nibable {}
private final class StoryboardScreen: UIViewController, Storyboardable {}
private final class PhotoCell: UICollectionViewCell, StoryboardPrototype {
    static var identifier: String { "photo" }
}

@MainActor @Suite struct ArticleExtensionTests {
    @Test func everyClassHasOneNameAndOneIdentifier() {
        #expect(CodedCell.className == "CodedCell" && CodedCell.identifier == "CodedCell")
        #expect(XibCell.className == "XibCell" && XibCell.identifier == "XibCell")
        #expect(StoryboardScreen.className == "StoryboardScreen")
        #expect(PhotoCell.identifier == "photo")
    }

    @Test func conformancesSayTheSame() {
        let types: [any ClassNamed.Type] = [XibCell.self, StoryboardScreen.self, PhotoCell.self]
        #expect(types.map { $0.identifier } == ["XibCell", "StoryboardScreen", "photo"])
        #expect(XibCell.nibName == "XibCell" && StoryboardScreen.storyboardName == "StoryboardScreen")
    }

    @Test func theArticlesRegistrationAndKumikisMeet() {
        let table = UITableView()
        table.register(CodedCell.self, forCellReuseIdentifier: CodedCell.identifier)
        let cell: CodedCell = table.dequeueReusableCell(CodedCell.self, for: IndexPath(row: 0, section: 0))
        #expect(cell.reuseIdentifier == CodedCell.identifier)
    }
}
