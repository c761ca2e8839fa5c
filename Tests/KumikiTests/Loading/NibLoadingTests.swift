#if !canImport(Darwin)
    import Testing
    import UIKit

    @testable import Kumiki

    class CardView: UIView, Nibable {
        static var bundle = Bundle.main
        class var nibBundle: Bundle { bundle }
    }

    class RatingView: UIView, NibOwner {
        static var bundle = Bundle.main
        class var nibBundle: Bundle { bundle }
    }

    final class LargeRatingView: RatingView {}

    /// Views by convention, from a bundle of this test's own.
    @MainActor @Suite(.serialized) struct NibLoadingTests {
        init() throws {
            CardView.bundle = try TemporaryBundle.make([
                "CardView.xib": TemporaryBundle.nib("CardView"),
                "RatingView.xib": TemporaryBundle.nib("", owner: "RatingView"),
            ])
            RatingView.bundle = CardView.bundle
            LoadingMemory.current = LoadingMemory()
        }

        @Test func theXibOfTheClassesNameHoldsTheView() throws {
            #expect(try CardView.loadInstance().bounds.size == CGSize(width: 100, height: 40))
            #expect(type(of: CardView.instance()) == CardView.self)
        }

        @Test func aNibIsReadOnce() throws {
            #expect(try CardView.loadNib() === CardView.loadNib())
        }

        @Test func aMissingXibTellsWhatThereIs() throws {
            CardView.bundle = try TemporaryBundle.make(["Other.xib": TemporaryBundle.nib("")])
            LoadingMemory.current = LoadingMemory()
            let error = #expect(throws: LoadingError.self) { try CardView.loadInstance() }
            guard case .missingFile(let name, _, let present)? = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(name == "CardView.xib" && present.contains("Other.xib"))
        }

        @Test func aXibWithoutTheViewTellsWhatIsInIt() throws {
            CardView.bundle = try TemporaryBundle.make(["CardView.xib": TemporaryBundle.nib("")])
            LoadingMemory.current = LoadingMemory()
            #expect(
                throws: LoadingError.missingObject(expected: "CardView", nib: "CardView", present: ["UIView"])
            ) { try CardView.loadInstance() }
        }

        @Test func anOwnerIsFilledEdgeToEdge() throws {
            let view = RatingView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
            let content = view.fillFromNib()
            view.layoutIfNeeded()
            #expect(content.superview === view && content.frame == view.bounds)
        }

        @Test func aSubclassFallsBackOnItsSuperclassesNib() throws {
            let view = LargeRatingView(frame: .zero)
            #expect(try view.loadFromNib().superview === view)
            #expect(try LoadedNib.of(LargeRatingView.self).name == "RatingView")
        }

        @Test func aSubclassesOwnNibGoesBefore() throws {
            RatingView.bundle = try TemporaryBundle.make([
                "LargeRatingView.xib": TemporaryBundle.nib(""), "RatingView.xib": TemporaryBundle.nib(""),
            ])
            LoadingMemory.current = LoadingMemory()
            #expect(try LoadedNib.of(LargeRatingView.self).name == "LargeRatingView")
        }

        @Test func anOwnerWithoutAXibIsAnErrorWithAllNames() throws {
            RatingView.bundle = try TemporaryBundle.make([:].merging(["a.txt": ""]) { $1 })
            LoadingMemory.current = LoadingMemory()
            let error = #expect(throws: LoadingError.self) {
                try LargeRatingView(frame: .zero).loadFromNib()
            }
            #expect(error?.description.hasPrefix("no LargeRatingView.xib or RatingView.xib; ") == true)
        }

        @Test func aXibThatCannotBeReadIsAnError() throws {
            CardView.bundle = try TemporaryBundle.make(["CardView.xib": "<document"])
            LoadingMemory.current = LoadingMemory()
            let error = #expect(throws: LoadingError.self) { try CardView.loadNib() }
            #expect(error?.description.contains("CardView.xib cannot be read: ") == true)
            #expect(error?.description.contains("CardView.xib:1: error: the file ends too early") == true)
        }

        @Test func classesAreListedFromTheNearest() {
            let names = Superclasses(of: LargeRatingView.self).prefix(3).map { String(describing: $0) }
            #expect(names == ["LargeRatingView", "RatingView", "UIView"])
        }
    }
#endif
