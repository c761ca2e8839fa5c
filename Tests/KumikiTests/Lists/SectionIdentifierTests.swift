import Foundation
import Testing
import UIKit

@testable import Kumiki

private enum Shelf { case friends, family, others }

@MainActor @Suite struct SectionIdentifierTests {
    private let scene = ListScene.table(0)

    private func section(_ id: some Hashable, _ ids: Int...) -> ListSection<Person> {
        ListSection(id: id, models: ids.map { Person($0) })
    }

    @Test func sectionsAreIdentifiedByAnEnumeration() {
        scene.source.apply(sections: [section(Shelf.friends, 1), section(Shelf.others, 2)])
        scene.source.apply(sections: [section(Shelf.family, 3), section(Shelf.friends, 1)])
        #expect(scene.rows == ["#3", "#1"])
        let update = scene.source.trace.last
        #expect(update?.insertedSections == 1 && update?.deletedSections == 1 && update?.movedSections == 0)
    }

    @Test func sectionsAreIdentifiedByNumbersAndUniversalIdentifiers() {
        let id = UUID()
        scene.source.apply(sections: [section(7, 1), section(id, 2)])
        scene.source.apply(sections: [section(id, 2), section(7, 1)])
        #expect(scene.rows == ["#2", "#1"])
        #expect(scene.source.trace.last?.movedSections == 1)
        #expect(scene.source.sections.map(\.id) == [AnyID(id), AnyID(7)])
    }

    @Test func reorderingGivesTheIdentifiersBack() {
        scene.source.apply(sections: [section(Shelf.friends, 1, 2), section(Shelf.others, 3)])
        var order: [Shelf?: [Int]] = [:]
        scene.source.onReorder = { sections in
            for section in sections { order[section.id.as(Shelf.self)] = section.models.map(\.id) }
        }
        scene.source.tableView(
            scene.table, moveRowAt: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 1))
        #expect(order == [.friends: [2], .others: [3, 1]])
    }

    @Test func twoSectionsWithOneIdentifierAreReportedByItsName() {
        var problems: [String] = []
        scene.source.onProblem = { problems.append($0.description) }
        scene.source.apply(sections: [section(Shelf.friends, 1), section(Shelf.friends, 2)])
        #expect(problems == ["two sections have the id friends"])
    }
}

@Suite struct AnyIDTests {
    @Test func identifiersOfOneTypeAreComparedByValue() {
        #expect(AnyID("a") == AnyID("a") && AnyID("a") != AnyID("b"))
        #expect(AnyID(1) == AnyID(1) && AnyID(1) != AnyID(2))
        #expect(AnyID(Shelf.friends) == AnyID(Shelf.friends) && AnyID(Shelf.friends) != AnyID(Shelf.others))
    }

    @Test func identifiersOfDifferentTypesAreNeverEqual() {
        #expect(AnyID(1) != AnyID("1"))
        #expect(AnyID(1) != AnyID(Int8(1)))
        #expect(AnyID(1) != AnyModel(Person(1)).id)
    }

    @Test func theIdentifierOfAnIdentifierIsTheSame() {
        #expect(AnyID(AnyID(Shelf.family)) == AnyID(Shelf.family))
    }

    @Test func equalIdentifiersHashEqually() {
        #expect(Set([AnyID("a"), AnyID("a"), AnyID(Shelf.others), AnyID(Shelf.others)]).count == 2)
    }

    @Test func anIdentifierIsReadAsItsType() {
        #expect(AnyID(Shelf.family).as(Shelf.self) == .family && AnyID("a").as(Shelf.self) == nil)
        #expect(AnyID("a").as(String.self) == "a" && AnyID(7).as(Int.self) == 7)
        #expect(AnyModel(Person(3)).id.as(Int.self) == 3)
    }
}
