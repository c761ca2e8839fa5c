import SourceAdapter
import Testing

struct AddedMethodTests {
    private static let size =
        "collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAtIndexPath path: IndexPath) -> CGSize { .zero }"

    /// UIKit finds it by the selector.
    @Test func aMethodWithTheSelectorAndOtherLabelsIsCalledForTheRequirement() {
        let text =
            "import UIKit\nclass A: UIViewController, UICollectionViewDelegateFlowLayout {\n@objc func \(Self.size)\n}"
        let result = adapted(text)
        #expect(
            result.contains(
                "table.addition(\"collectionView(_:layout:sizeForItemAt:)\") { (o: A, a0: UICollectionView, a1: UICollectionViewLayout, a2: IndexPath) in o.`collectionView`(a0, layout: a1, sizeForItemAtIndexPath: a2) };"
            ))
        #expect(result.contains("table.implements(\"collectionView:layout:sizeForItemAtIndexPath:\")"))
        #expect(!result.contains("extension A: UIKit.UICollectionViewDelegateFlowLayout"))
        #expect(!adapted(text.replacing("@objc ", with: "")).contains("table.addition"))
    }

    /// UIKit looks for the methods of a layout's delegate in the collection view's.
    @Test func aClassWithSuchAMethodConformsToTheProtocolDerivedFromItsOwn() {
        let text =
            "import UIKit\nclass A: UIViewController, UICollectionViewDelegate {\n@objc func \(Self.size)\n}"
        #expect(adapted(text).contains("extension A: UIKit.UICollectionViewDelegateFlowLayout {}"))
        #expect(
            !adapted(text.replacing(", UICollectionViewDelegate", with: "")).contains("extension A: UIKit"))
        let below =
            text
            + "\nclass B: A {\n@objc func collectionView(_ v: UICollectionView, layout: UICollectionViewLayout, insetForSectionAtIndex i: Int) -> UIEdgeInsets { .zero }\n}"
        #expect(!adapted(below).contains("extension B: UIKit"))
        #expect(adapted(below).contains("table.addition(\"collectionView(_:layout:insetForSectionAt:)\")"))
    }

    @Test func collectionViewControllersConformToTheLayoutsProtocolToo() {
        let text = "import UIKit\nclass A: UICollectionViewController {\n@objc func \(Self.size)\n}"
        #expect(adapted(text).contains("extension A: UIKit.UICollectionViewDelegateFlowLayout {}"))
    }

    /// Swift has bound the conformance of the superclass to the default.
    @Test func aMethodOfASubclassIsCalledForTheConformanceOfItsSuperclass() {
        let base = "import UIKit\nclass A: UIViewController, UITableViewDelegate {}\n"
        let below =
            base
            + "class B: A {\nfunc tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { 1 }\nfunc scrollViewDidScroll(_ s: UIScrollView) {}\n}"
        let result = adapted(below)
        #expect(result.contains("table.addition(\"tableView(_:heightForRowAt:)\") { (o: B"))
        #expect(result.contains("table.addition(\"scrollViewDidScroll(_:)\") { (o: B"))
        let own = below.replacing("A {\nfunc", with: "UIViewController, UITableViewDelegate {\nfunc")
        #expect(!adapted(own).contains("table.addition"))
    }

    @Test func anOverrideIsCalledByTheMethodThatItOverrides() {
        let text =
            "import UIKit\nclass A: UIViewController, UITableViewDelegate {\nfunc scrollViewDidScroll(_ s: UIScrollView) {}\n}\nclass B: A {\noverride func scrollViewDidScroll(_ s: UIScrollView) {}\n}"
        #expect(!adapted(text).contains("table.addition"))
    }

    @Test func aMethodIsCalledForTheConformanceOfASuperclassInAnotherModule() {
        let first = adapt(["import UIKit\nopen class A: UIViewController, UITableViewDelegate {}"]).summary
        let text = "import App\nimport UIKit\nclass B: A {\nfunc scrollViewDidScroll(_ s: UIScrollView) {}\n}"
        let result = adapt([text], dependencies: [first]).files[0].source.text
        #expect(result.contains("table.addition(\"scrollViewDidScroll(_:)\") { (o: B"))
    }
}
