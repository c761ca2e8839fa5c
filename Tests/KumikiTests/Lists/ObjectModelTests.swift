import Observation
import Testing
import UIKit

@testable import Kumiki

private final class CountedModel: DataSourceModel {
    let id: Int
    var count = 0
    init(_ id: Int) { self.id = id }
}

private class Vessel: DataSourceModel {
    let id: Int
    var sail = "white"
    init(_ id: Int) { self.id = id }
}
private final class Ferry: Vessel {}

@Observable private final class Ticket: DataSourceModel {
    let id: Int
    var price = 10
    var unseen = 0
    init(_ id: Int) { self.id = id }
}

@MainActor @Suite struct ObjectModelTests {
    private let scene = ListScene()
    private let counters = [CountedModel(1), CountedModel(2)]

    private func counting() -> ListSource<CountedModel> {
        let source = ListSource<CountedModel>()
        source.register(row: NameRow.self) { cell, counter in cell.show("\(counter.count)") }
        source.attach(to: scene.table)
        source.apply(counters, animated: false)
        scene.settle()
        return source
    }

    private func problems<Model>(of source: ListSource<Model>, _ work: () -> Void) -> [String] {
        var problems: [String] = []
        source.onProblem = { problems.append($0.description) }
        work()
        return problems
    }

    @Test func anObjectEqualsItself() {
        #expect(counters[0] == counters[0] && counters[0] != CountedModel(1))
    }

    @Test func aRowIsRefreshedOnDemand() {
        let source = counting()
        counters[1].count = 5
        source.refresh(2)
        #expect(scene.rows == ["0", "5"])
    }

    @Test func anotherObjectWithTheSameIdentityIsShown() {
        let source = counting()
        let other = CountedModel(2)
        other.count = 8
        source.apply([counters[0], other], animated: false)
        #expect(scene.rows == ["0", "8"])
    }

    #if DEBUG
        @Test func anObjectThatWasChangedAndIsAppliedAgainIsReported() {
            let source = counting()
            counters[1].count = 5
            let problems = problems(of: source) { for _ in 0..<2 { source.apply(counters, animated: false) } }
            #expect(problems.count == 1)
            #expect(problems.first?.contains("CountedModel was changed in place and applied again") == true)
            #expect(
                problems.first?.contains("struct, or @Observable (iOS 17 and later), or call refresh(_:)")
                    == true)
        }

        @Test func inAListOfAnyModelsAsWell() {
            let source = ListSource<AnyModel>()
            let ferry = Ferry(1)
            source.register(row: BoatRow.self, of: Vessel.self) { cell, boat in
                cell.textLabel?.text = boat.sail
            }
            source.attach(to: scene.table)
            source.apply([AnyModel(ferry)], animated: false)
            scene.settle()
            ferry.sail = "red"
            #expect(problems(of: source) { source.apply([AnyModel(ferry)], animated: false) }.count == 1)
        }
    #endif

    @Test func objectsThatHaveNotChangedAreNotReported() {
        let source = counting()
        let problems = problems(of: source) {
            source.apply(counters.reversed(), animated: false)
            counters[0].count = 3
            source.refresh(1)
            source.apply(counters, animated: false)
            counters[0].count = 4
            source.apply([counters[1]], animated: false)
        }
        #expect(problems == [])
    }

    private func showing(_ tickets: [Ticket]) -> ListSource<Ticket> {
        let source = ListSource<Ticket>()
        source.register(row: NameRow.self) { cell, ticket in cell.show("\(ticket.price)") }
        source.attach(to: scene.table)
        source.apply(tickets, animated: false)
        scene.settle()
        return source
    }

    private func turn() async { for _ in 0..<10 { await Task.yield() } }

    @Test func theRowOfAnObservableObjectFollowsIt() async {
        let tickets = [Ticket(1), Ticket(2)]
        let source = showing(tickets)
        for price in [20, 30] {
            tickets[1].price = price
            await turn()
            #expect(scene.rows == ["10", "\(price)"])
        }
        let problems = problems(of: source) { source.apply(tickets, animated: false) }
        #expect(problems == [])
    }

    @Test func onlyPropertiesThatAreShownAreObserved() async {
        let ticket = Ticket(1)
        let source = showing([ticket])
        ticket.unseen = 1
        await turn()
        scene.settle()
        #expect(scene.table.visibleCells.map { ($0 as? NameRow)?.fillings } == [1])
        #expect(source.modelCount == 1)
    }

    @Test func aCellFollowsTheObjectThatItShowsNow() async {
        let tickets = (0..<100).map { Ticket($0) }
        let source = showing(tickets)
        scene.table.contentOffset.y = 50 * 44
        scene.settle()
        for ticket in tickets { ticket.price = 100 + ticket.id }
        await turn()
        #expect(scene.rows.first == "150")
        scene.table.contentOffset.y = 0
        #expect(scene.rows.first == "100")
        #expect(source.modelCount == 100)
    }

    @Test func itemsAndHostedViewsFollowTheirObjects() async {
        let ticket = Ticket(1)
        let source = ListSource<AnyModel>()
        var prices: [Int] = []
        source.register(view: Tag.Maker.self, of: Ticket.self) { _, ticket in prices.append(ticket.price) }
        source.attach(to: scene.collection)
        await source.apply([AnyModel(ticket)], animated: false)
        scene.settle()
        ticket.price = 11
        await turn()
        scene.settle()
        #expect(prices == [10, 11])
    }
}

private final class Tag: UIView, ReusableViewType {
    enum Maker: BackingViewMaker { static func make() -> Tag { Tag() } }
}
