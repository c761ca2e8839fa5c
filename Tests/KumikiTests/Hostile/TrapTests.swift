#if !canImport(Darwin)
    import Testing
    import UIKit

    @testable import Kumiki

    private final class NowhereScreen: UIViewController, Storyboardable {
        static var storyboardBundle: Bundle { empty }
    }

    private final class NowhereCell: UITableViewCell, Nibable {
        static var nibBundle: Bundle { empty }
    }

    private final class NowhereView: UIView, NibOwner {
        static var nibBundle: Bundle { empty }
    }

    /// A bundle without any expected resource.
    @MainActor private let empty = try! TemporaryBundle.make(["Other.storyboard": "", "Other.xib": ""])

    /// Functions that cannot throw stop the app with the location of the caller, also in release builds.
    @Suite struct TrapTests {
        private func told(_ result: ExitTest.Result) -> String {
            String(decoding: result.standardErrorContent, as: UTF8.self)
        }

        @Test func aMissingScreenStopsTheAppWhereItWasAskedFor() async throws {
            let line = #line + 1
            let result = try await #require(
                processExitsWith: .failure, observing: [\.standardErrorContent]
            ) {
                await MainActor.run { _ = NowhereScreen.instance() }
            }
            #expect(
                told(result).contains(
                    "KumikiTests/TrapTests.swift:\(line): Fatal error: no NowhereScreen"))
            #expect(told(result).contains("NowhereScreen.storyboard; searched \(NSTemporaryDirectory())"))
            #expect(told(result).contains("Other.storyboard"))
        }

        @Test func aMissingNibStopsTheAppWhereItsCellIsRegistered() async throws {
            let line = #line + 1
            let result = try await #require(
                processExitsWith: .failure, observing: [\.standardErrorContent]
            ) {
                await MainActor.run { UITableView().register(NowhereCell.self) }
            }
            #expect(
                told(result).contains("KumikiTests/TrapTests.swift:\(line): Fatal error: no NowhereCell")
            )
        }

        @Test func aMissingNibStopsTheAppWhereADataSourceWasGivenItsCell() async throws {
            let line = #line + 1
            let result = try await #require(
                processExitsWith: .failure, observing: [\.standardErrorContent]
            ) {
                await MainActor.run {
                    let source = ListSource<Person>()
                    source.register(row: NowhereCell.self) { _, _ in }
                    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                    source.attach(to: table)
                    source.setUp([Person(1)])
                    table.layoutIfNeeded()
                }
            }
            #expect(
                told(result).contains("KumikiTests/TrapTests.swift:\(line): Fatal error: no NowhereCell")
            )
        }

        @Test func aMissingContentStopsTheAppWhereItWasAskedFor() async throws {
            let line = #line + 1
            let result = try await #require(
                processExitsWith: .failure, observing: [\.standardErrorContent]
            ) {
                await MainActor.run { _ = NowhereView().fillFromNib() }
            }
            #expect(
                told(result).contains("KumikiTests/TrapTests.swift:\(line): Fatal error: no NowhereView")
            )
        }
    }
#endif
