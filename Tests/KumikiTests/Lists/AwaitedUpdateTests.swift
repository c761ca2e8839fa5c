import Testing
import UIKit

@testable import Kumiki

#if !canImport(Darwin)
    /// `await apply(…)` returns at the end of the animation, or when there is nothing to animate.
    @MainActor @Suite struct AwaitedUpdateTests {
        private final class Progress {
            var hasEnded = false
        }

        private let clock = VirtualClock()

        /// Begins an update of a list with a separate clock, and advances a part of its animation.
        private func begin(_ scene: ListScene, _ list: UIScrollView) async -> Progress {
            let progress = Progress()
            clock.asMain {
                (list as? UITableView).map { scene.source.attach(to: $0) }
                (list as? UICollectionView).map { scene.source.attach(to: $0) }
                scene.source.apply([Person(1), Person(2)], animated: false)
                scene.settle()
                Task { [source = scene.source] in
                    await source.apply([Person(3), Person(1)])
                    progress.hasEnded = true
                }
            }
            await clock.runAsMain(for: 0.1)
            #expect(!progress.hasEnded)
            return progress
        }

        private func scene() -> ListScene { clock.asMain { ListScene() } }

        @Test func itEndsWithTheAnimation() async {
            let scene = scene()
            for list in [scene.table, scene.collection] as [UIScrollView] {
                let progress = await begin(scene, list)
                await clock.runAsMain(for: 1)
                #expect(progress.hasEnded)
                #expect(!list.subviews.contains { $0 is WindowObserver })
            }
        }

        @Test func itEndsInATestThatDoesNotAdvanceTheClock() async {
            let scene = ListScene()
            scene.source.attach(to: scene.table)
            await scene.source.apply([Person(1), Person(2)], animated: false)
            await scene.source.apply([Person(3), Person(1)])
            #expect(scene.table.visibleCells.count == 2)
        }

        @Test func itEndsWhenItsListLeavesTheWindow() async {
            let scene = scene()
            for list in [scene.table, scene.collection] as [UIScrollView] {
                let progress = await begin(scene, list)
                clock.asMain { list.removeFromSuperview() }
                await clock.runAsMain(for: 0)
                #expect(progress.hasEnded)
            }
        }

        @Test func itEndsWhenTheScreenOfItsListLeavesTheWindow() async {
            let scene = scene()
            let screen = UIView(frame: scene.window.bounds)
            clock.asMain {
                scene.window.addSubview(screen)
                screen.addSubview(scene.table)
            }
            let progress = await begin(scene, scene.table)
            clock.asMain { screen.removeFromSuperview() }
            await clock.runAsMain(for: 0)
            #expect(progress.hasEnded)
        }

        @Test func itEndsWhenItsListIsDeallocated() async {
            let source = ListSource<Person>()
            source.register(row: NameRow.self) { cell, person in cell.show(person.name) }
            let progress = Progress()
            weak var gone: UITableView?
            clock.asMain {
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
                let table = UITableView(frame: window.bounds)
                window.addSubview(table)
                source.attach(to: table)
                source.apply([Person(1)], animated: false)
                window.layoutIfNeeded()
                source.apply([Person(2)]) { progress.hasEnded = true }
                gone = table
            }
            await clock.runAsMain(for: 0)
            #expect(gone == nil && progress.hasEnded)
        }

        @Test func itEndsWhenTheDataSourceIsReleased() async {
            let progress = Progress()
            var scene: ListScene? = scene()
            weak let source = scene?.source
            let table = scene?.table
            let window = scene?.window
            clock.asMain {
                scene?.source.attach(to: scene?.table ?? UITableView())
                scene?.source.apply([Person(1)], animated: false)
                scene?.settle()
                scene?.source.apply([Person(2)]) { progress.hasEnded = true }
            }
            scene = nil
            #expect(source == nil && table?.window === window && !progress.hasEnded)
            await clock.runAsMain(for: 1)
            #expect(progress.hasEnded)
        }

        @Test func itEndsForTheListThatStays() async {
            let scene = scene()
            clock.asMain { scene.source.attach(to: scene.table) }
            let progress = await begin(scene, scene.collection)
            clock.asMain { scene.table.removeFromSuperview() }
            await clock.runAsMain(for: 0)
            #expect(!progress.hasEnded)
            await clock.runAsMain(for: 1)
            #expect(progress.hasEnded)
        }
    }
#endif
