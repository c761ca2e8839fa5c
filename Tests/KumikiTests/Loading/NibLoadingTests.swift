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
            guard case .missingFile(let name, _, _, let present)? = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(name == "CardView" && present.contains("Other.xib"))
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
            #expect(error?.description.hasPrefix("no LargeRatingView or RatingView (nib, xib)") == true)
        }

        @Test func classesAreListedFromTheNearest() {
            let names = Superclasses(of: LargeRatingView.self).prefix(3).map { String(describing: $0) }
            #expect(names == ["LargeRatingView", "RatingView", "UIView"])
        }
    }

    final class PuyoScreen: UIViewController {}

    /// One line proves that a bundle loads.
    @MainActor @Suite(.serialized) struct ScreensTests {
        @Test func everySceneAndNibIsLoaded() throws {
            let bundle = try TemporaryBundle.make([
                "Main.storyboard": TemporaryBundle.storyboard(
                    [("PuyoScreen", "PuyoScreen"), ("", "")], initial: 1),
                "Base.lproj/Badge.xib": TemporaryBundle.nib(""),
            ])
            #expect(
                try Screens.verify(in: bundle) == [
                    "Badge.xib: UIView", "Main.storyboard, scene “PuyoScreen”: PuyoScreen",
                    "Main.storyboard, initial scene: UIViewController",
                ])
        }

        @Test func anUnknownClassIsToldOf() throws {
            let bundle = try TemporaryBundle.make([
                "Main.storyboard": TemporaryBundle.storyboard([("Gone", "GoneScreen")])
            ])
            let error = #expect(throws: ScreensError.self) { try Screens.verify(in: bundle) }
            #expect(error?.problems.first?.contains("expected GoneScreen, found UIViewController") == true)
        }

        @Test func aDamagedStoryboardIsToldOf() throws {
            let bundle = try TemporaryBundle.make(["Main.storyboard": "<document"])
            let error = #expect(throws: ScreensError.self) { try Screens.verify(in: bundle) }
            #expect(error?.problems == ["Main.storyboard: it cannot be read"])
        }

        @Test func anEmptyBundleProvesNothing() throws {
            let bundle = try TemporaryBundle.make(["a.txt": ""])
            let error = #expect(throws: ScreensError.self) { try Screens.verify(in: bundle) }
            #expect(error?.description.hasSuffix("has neither storyboards nor nibs") == true)
        }

        @Test func screensAreProvedByTheirClassesToo() throws {
            HogeScreen.bundle = try TemporaryBundle.make(["a.txt": ""])
            LoadingMemory.current = LoadingMemory()
            let error = #expect(throws: ScreensError.self) { try Screens.verify(HogeScreen.self) }
            #expect(error?.problems.first?.hasPrefix("HogeScreen by its class: no HogeScreen") == true)
        }
    }
#endif
