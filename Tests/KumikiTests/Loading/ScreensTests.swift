#if !canImport(Darwin)
    import Testing
    import UIKit

    @testable import Kumiki

    final class PuyoScreen: UIViewController {
        var label: UIView?
    }

    final class StarsView: UIView, NibOwner {
        var label: UIView?
    }

    final class SheetOwner: NSObject {
        var label: UIView?
    }

    /// Checks with one line that all screens of a bundle can be loaded.
    @MainActor @Suite(.serialized) struct ScreensTests {
        private func problems(_ bundle: Bundle, owners: [String: AnyObject] = [:]) -> [String] {
            do throws(LoadingError) { try Screens.verify(in: bundle, owners: owners) } catch {
                if case .brokenDocuments(_, let problems) = error { return problems }
                Issue.record("\(error)")
            }
            return []
        }

        @Test func everySceneAndNibIsLoaded() throws {
            let bundle = try TemporaryBundle.make([
                "Main.storyboard": TemporaryBundle.storyboard(
                    [("PuyoScreen", "PuyoScreen"), ("", ""), ("", "PuyoScreen")], initial: 1),
                "Base.lproj/Badge.xib": TemporaryBundle.nib(""),
            ])
            #expect(
                try Screens.verify(in: bundle) == [
                    "Badge.xib: UIView", "Main.storyboard, scene “PuyoScreen”: PuyoScreen",
                    "Main.storyboard, initial scene: UIViewController",
                    "Main.storyboard, scene UIViewController-c2: PuyoScreen",
                ])
        }

        @Test func anUnknownClassIsReported() throws {
            let bundle = try TemporaryBundle.make([
                "Main.storyboard": TemporaryBundle.storyboard([("Gone", "GoneScreen")])
            ])
            let problem = try #require(problems(bundle).first)
            #expect(problem.hasPrefix("Main.storyboard, scene “Gone”: "))
            #expect(problem.contains("Unknown class KumikiTests.GoneScreen in Interface Builder file"))
        }

        @Test func aDamagedStoryboardIsReported() throws {
            let bundle = try TemporaryBundle.make(["Main.storyboard": "<document"])
            #expect(problems(bundle).count == 1)
            #expect(
                problems(bundle).first?.contains("Main.storyboard:1: error: the file ends too early") == true)
        }

        @Test func anEmptyBundleIsNotVerified() throws {
            let bundle = try TemporaryBundle.make(["a.txt": ""])
            let error = #expect(throws: LoadingError.self) { try Screens.verify(in: bundle) }
            #expect(error?.description.hasSuffix("has neither storyboards nor nibs") == true)
        }

        @Test func screensAreVerifiedByTheirClassesToo() throws {
            HogeScreen.bundle = try TemporaryBundle.make(["a.txt": ""])
            LoadingMemory.current = LoadingMemory()
            let error = #expect(throws: LoadingError.self) { try Screens.verify(HogeScreen.self) }
            #expect(error?.description.contains("HogeScreen by its class: no HogeScreen.storyboard") == true)
        }

        // MARK: File's Owner

        @Test func aNibWithOutletsOfItsOwnerNeedsOne() throws {
            let bundle = try TemporaryBundle.make([
                "Stars.xib": TemporaryBundle.nib("", owner: "StarsView", outlets: ["label"])
            ])
            #expect(
                problems(bundle) == [
                    "Stars.xib: File's Owner has outlets; pass one, as in "
                        + "Screens.verify(in: bundle, owners: [\"Stars\": StarsView()])"
                ])
        }

        @Test func aNibWithoutOutletsOfItsOwnerNeedsNone() throws {
            let bundle = try TemporaryBundle.make(["Stars.xib": TemporaryBundle.nib("", owner: "StarsView")])
            #expect(try Screens.verify(in: bundle) == ["Stars.xib: UIView"])
        }

        @Test func aViewOwnsANib() throws {
            let bundle = try TemporaryBundle.make([
                "StarsView.xib": TemporaryBundle.nib("", owner: "StarsView", outlets: ["label"])
            ])
            let owner = StarsView()
            #expect(try Screens.verify(in: bundle, owners: ["StarsView": owner]) == ["StarsView.xib: UIView"])
            #expect(owner.label != nil)
        }

        @Test func aControllerOwnsANib() throws {
            let bundle = try TemporaryBundle.make([
                "PuyoScreen.xib": TemporaryBundle.nib("", owner: "PuyoScreen", outlets: ["view", "label"])
            ])
            let owner = PuyoScreen()
            #expect(
                try Screens.verify(in: bundle, owners: ["PuyoScreen": owner]) == ["PuyoScreen.xib: UIView"])
            #expect(owner.label === owner.view)
        }

        @Test func anyObjectOwnsANib() throws {
            let bundle = try TemporaryBundle.make([
                "Sheet.xib": TemporaryBundle.nib("", owner: "SheetOwner", outlets: ["label"])
            ])
            let owner = SheetOwner()
            #expect(try Screens.verify(in: bundle, owners: ["Sheet": owner]) == ["Sheet.xib: UIView"])
            #expect(owner.label != nil)
        }

        @Test func anOwnerWithoutTheOutletIsReported() throws {
            let bundle = try TemporaryBundle.make([
                "Sheet.xib": TemporaryBundle.nib("", owner: "SheetOwner", outlets: ["headline"])
            ])
            let problem = problems(bundle, owners: ["Sheet": SheetOwner()]).first
            #expect(problem?.contains("not key value coding-compliant for the key headline") == true)
        }
    }
#endif
