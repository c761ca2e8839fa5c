#if !canImport(Darwin)
    import Testing
    import UIKit

    @testable import Kumiki

    final class PierScreen: UIViewController, Storyboardable {
        static var bundle = Bundle.main
        static var storyboardBundle: Bundle { bundle }
    }

    final class PierView: UIView, Nibable {
        static var nibBundle: Bundle { PierScreen.bundle }
    }

    /// A class without a xib, in a module whose resources are beside the program.
    private final class GoneView: UIView, NibOwner {}
    private final class GoneCell: UITableViewCell, Nibable {}
    private final class GoneScreen: UIViewController, Storyboardable {}

    /// Resources as the Swift Package Manager stores them: `Package_Target.resources` on Linux, beside the program, and
    /// `Package_Target.bundle` in the app on Apple's platforms.
    @MainActor @Suite(.serialized) struct PackageBundleTests {
        private let storyboard = TemporaryBundle.storyboard([("PierScreen", "PierScreen")])
        private let nib = TemporaryBundle.nib("PierView")

        private func use(_ files: [String: String]) throws {
            PierScreen.bundle = try TemporaryBundle.make(files)
            LoadingMemory.current = LoadingMemory()
        }

        @Test(arguments: ["Harbor_KumikiTests.resources", "Harbor_KumikiTests.bundle", "Other_Pier.bundle"])
        func aPackagesBundleIsSearched(_ name: String) throws {
            try use(["\(name)/PierScreen.storyboard": storyboard, "\(name)/Base.lproj/PierView.xib": nib])
            #expect(type(of: try PierScreen.loadInstance()) == PierScreen.self)
            #expect(type(of: try PierView.loadInstance()) == PierView.self)
        }

        @Test func theBundleOfTheClasssModuleComesFirst() throws {
            let other = TemporaryBundle.storyboard([("PierScreen", "")])
            try use([
                "PierScreen.storyboard": other, "Harbor_Boats.resources/PierScreen.storyboard": other,
                "Harbor_KumikiTests.resources/PierScreen.storyboard": storyboard,
            ])
            #expect(type(of: try PierScreen.loadInstance()) == PierScreen.self)
        }

        @Test func theClasssBundleComesBeforeOtherPackages() throws {
            let other = TemporaryBundle.storyboard([("PierScreen", "")])
            try use([
                "PierScreen.storyboard": storyboard, "Harbor_Boats.resources/PierScreen.storyboard": other,
            ])
            #expect(type(of: try PierScreen.loadInstance()) == PierScreen.self)
        }

        @Test func resourcesMayBeLinks() throws {
            let files = try TemporaryBundle.make(["PierScreen.storyboard": storyboard, "PierView.xib": nib])
            try use(["Harbor_KumikiTests.resources/a.txt": ""])
            let folder = PierScreen.bundle.bundlePath + "/Harbor_KumikiTests.resources/"
            for file in ["PierScreen.storyboard", "PierView.xib"] {
                try FileManager.default.createSymbolicLink(
                    atPath: folder + file, withDestinationPath: "\(files.bundlePath)/\(file)")
            }
            #expect(type(of: try PierScreen.loadInstance()) == PierScreen.self)
            #expect(type(of: try PierView.loadInstance()) == PierView.self)
        }

        @Test func bundlesAndFoldersOfLanguagesMayBeLinks() throws {
            let files = try TemporaryBundle.make([
                "Base.lproj/PierScreen.storyboard": storyboard, "b/a.txt": "",
            ])
            try use(["a.txt": ""])
            try FileManager.default.createSymbolicLink(
                atPath: files.bundlePath + "/b/Base.lproj",
                withDestinationPath: files.bundlePath + "/Base.lproj")
            try FileManager.default.createSymbolicLink(
                atPath: PierScreen.bundle.bundlePath + "/Harbor_KumikiTests.resources",
                withDestinationPath: files.bundlePath + "/b")
            #expect(type(of: try PierScreen.loadInstance()) == PierScreen.self)
        }

        @Test func linksThatLeadNowhereOrInCirclesAreNoFiles() throws {
            try use(["Harbor_KumikiTests.resources/a.txt": ""])
            let folder = PierScreen.bundle.bundlePath + "/Harbor_KumikiTests.resources/"
            for (name, target) in [
                ("PierScreen.storyboard", "gone.storyboard"), ("PierView.xib", "PierView.xib"),
                ("Base.lproj", "."),
            ] {
                try FileManager.default.createSymbolicLink(
                    atPath: folder + name, withDestinationPath: target)
            }
            #expect(throws: LoadingError.self) { try PierScreen.loadInstance() }
            #expect(throws: LoadingError.self) { try PierView.loadInstance() }
        }

        // MARK: The package of these tests

        @Test func thePackagesOwnResourcesAreBesideTheProgram() throws {
            #expect(Bundle.module.bundlePath.hasSuffix("/Kumiki_KumikiTests.resources"))
            #expect(type(of: try HogeViewController.loadInstance()) == HogeViewController.self)
        }

        @Test func whatIsMissingIsAnErrorWithWhatWasSearchedAndWhatThereIs() throws {
            let errors = [
                #expect(throws: LoadingError.self) { try GoneScreen.loadInstance() },
                #expect(throws: LoadingError.self) { try GoneCell.loadNib() },
                #expect(throws: LoadingError.self) { try GoneView().loadFromNib() },
            ]
            let files = ["GoneScreen.storyboard", "GoneCell.xib", "GoneView.xib"]
            let there = ["HogeViewController.storyboard", "TableViewCell.xib", "TableViewCell.xib"]
            for (index, error) in errors.enumerated() {
                guard case .missingFile(let name, let searched, let present)? = error else {
                    Issue.record("\(String(describing: error))")
                    continue
                }
                #expect(name == files[index] && present.contains(there[index]))
                #expect(searched == [Bundle.module.bundlePath, BundleDocuments.folder(of: .main)])
            }
        }
    }
#endif
