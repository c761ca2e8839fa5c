import Testing
import UIKit

@testable import Kumiki

private protocol Named: DataSourceModel { var name: String { get } }
extension Person: Named {}

private struct Track: Equatable {
    let path: String
    let title: String
}

private enum Entry: DataSourceModel {
    case person(Person), boat(Boat)

    var id: String {
        switch self {
        case .person(let person): "p\(person.id)"
        case .boat(let boat): "b\(boat.id)"
        }
    }
    var person: Person? { if case .person(let person) = self { person } else { nil } }
    var boat: Boat? { if case .boat(let boat) = self { boat } else { nil } }
}

@MainActor @Suite struct MixedModelTests {
    private let scene = ListScene()

    @Test func severalTypesOfRowsWithoutCasts() {
        let source = ListSource<AnyModel>()
        source.register(row: NameRow.self, of: Person.self) { cell, person in cell.show(person.name) }
        source.register(row: BoatRow.self, of: Boat.self) { cell, boat in cell.textLabel?.text = boat.sail }
        source.attach(to: scene.table)
        source.apply([AnyModel(Person(1, "Aoi")), AnyModel(Boat(id: 1))])
        #expect(scene.rows == ["Aoi", "white"])
        #expect(scene.table.visibleCells.map { $0 is BoatRow } == [false, true])
    }

    @Test func casesOfAnEnumAreTypesOfRows() {
        let source = ListSource<Entry>()
        source.register(row: NameRow.self, for: \.person) { cell, person in cell.show(person.name) }
        source.register(row: BoatRow.self, for: \.boat) { cell, boat in cell.textLabel?.text = boat.sail }
        source.attach(to: scene.table)
        source.apply([.boat(Boat(id: 1)), .person(Person(1, "Aoi"))])
        #expect(scene.rows == ["white", "Aoi"])
    }

    @Test func aListThatKnowsOnlyAProtocolShowsEveryModelOfIt() {
        let source = ListSource<AnyModel>()
        source.register(row: NameRow.self, of: (any Named).self) { cell, named in cell.show(named.name) }
        source.attach(to: scene.table)
        source.apply([AnyModel(Person(1, "Aoi"))])
        #expect(scene.rows == ["Aoi"])
    }

    @Test func anAdapterGivesAnIdentityToAModelThatHasNone() {
        let source = ListSource<Adapted<Track, String>>()
        source.register(row: NameRow.self) { cell, track in cell.show(track.title) }
        source.attach(to: scene.table)
        source.apply([Track(path: "/1", title: "Asadoya")].identified(by: \.path))
        #expect(scene.rows == ["Asadoya"])
        source.apply([Track(path: "/1", title: "Yunta")].identified(by: \.path))
        #expect(scene.rows == ["Yunta"])
        #expect(source.trace.last?.rows == ChangeCounts(updates: 1))
    }

    @Test func modelsOfDifferentTypesAreNeverTheSame() {
        #expect(AnyModel(Person(1)).id != AnyModel(Boat(id: 1)).id)
        #expect(AnyModel(Person(1)) != AnyModel(Boat(id: 1)))
        #expect(AnyModel(Person(1)) == AnyModel(Person(1)))
        #expect(AnyModel(Person(1)).id == AnyModel(Person(1, "other")).id)
    }

    @Test func aRowThatChangesItsTypeGetsAnotherCell() {
        struct Either: DataSourceModel {
            let id = 1
            var isBoat = false
        }
        let source = ListSource<Either>()
        source.register(row: NameRow.self) { _, _ in }
        source.register(row: BoatRow.self, for: { $0.isBoat ? $0 : nil }) { _, _ in }
        source.attach(to: scene.table)
        source.apply([Either()])
        scene.settle()
        source.apply([Either(isBoat: true)])
        scene.settle()
        #expect(scene.table.visibleCells.map { $0 is BoatRow } == [true])
    }

    @Test func aModelThatNothingShowsIsToldOfAndLeavesItsRowEmpty() {
        var problems: [String] = []
        for list in [scene.table, scene.collection] {
            let source = ListSource<Boat>()
            source.onProblem = { problems.append($0.description) }
            (list as? UITableView).map { source.attach(to: $0) }
            (list as? UICollectionView).map { source.attach(to: $0) }
            source.apply([Boat(id: 1)])
            scene.settle()
        }
        #expect(scene.table.visibleCells.count == 1)
        #expect(scene.collection.visibleCells.count == 1)
        #expect(problems.first == "no view was registered in a table for Boat(id: 1, sail: \"white\")")
        #expect(problems.last?.contains("collection view") == true)
    }

    @Test func stylesOfOneClassAreNotExchanged() {
        let source = ListSource<Person>()
        source.register(row: NameRow.self) { _, _ in }
        source.register(row: NameRow.self, style: "large", for: { $0.id == 1 ? $0 : nil }) { _, _ in }
        source.attach(to: scene.table)
        source.apply([Person(1), Person(2)])
        scene.settle()
        let identifiers = scene.table.visibleCells.map(\.reuseIdentifier)
        #expect(identifiers == ["KumikiTests.NameRow·large", "KumikiTests.NameRow"])
    }
}
