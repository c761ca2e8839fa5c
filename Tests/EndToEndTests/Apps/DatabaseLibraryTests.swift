import Testing

/// Objects that RealmSwift stores, and JSON that SwiftyJSON reads, where no folder has the libraries.
@Suite(.timeLimit(.minutes(40))) struct DatabaseLibraryTests {
    /// Rendered once for all tests.
    private static let stored = Task { try await LibraryRun(source: source) }

    private func expect(_ lines: String..., sourceLocation: SourceLocation = #_sourceLocation) async throws {
        try await Self.stored.value.expect(lines, sourceLocation: sourceLocation)
    }

    @Test func allFilesAreWhole() async throws {
        let run = try await Self.stored.value.run
        #expect(run.output.hasSuffix("1 of 1 scene alive, 1 of 1 file whole\n"), "\(run.errors)")
        #expect(
            run.errors.contains(
                "ObjectMapper, RealmSwift, SwiftyJSON are in no folder; Kumiki's own are used"))
    }

    @Test func objectsAreStoredAndFiltered() async throws {
        try await expect(
            "stored: [\"Ada\", \"Alan\", \"Grace\"]", "filtered: [\"Alan\"]", "any: [\"Ada\"]", "sum: 101")
    }

    @Test func propertiesWithWrappersAreStored() async throws {
        try await expect("wrapped: walk high [\"a\", \"b\"]", "where: [\"walk\"]", "parents: [\"day\"]")
    }

    @Test func anObjectWithTheSameKeyIsUpdated() async throws { try await expect("updated: 3 Ada L.") }

    @Test func emptyValuesAreSet() async throws { try await expect("empty: true") }

    @Test func deletedObjectsLeaveListsAndLinks() async throws {
        try await expect("deleted: true 0 true 2")
    }

    @Test func transactionsAreCancelled() async throws { try await expect("cancelled: 2") }

    @Test func changesOfResultsAndObjectsAreReported() async throws {
        try await expect("initial: 3", "update: [] [] [1]", "update: [0] [] [2]", "object: name Alan T.")
    }

    @Test func objectsAreReadFromJSON() async throws { try await expect("mapped: top") }

    @Test func JSONIsReadWithoutChecks() async throws {
        try await expect(
            "json: Ada 36 true nil 0.5", "members: a b", "path: 7 false", "text: {\"a\":[1,true]}")
    }

    @Test func JSONIsChangedAndMerged() async throws {
        try await expect("changed: 8", "merged: {\"a\":1,\"b\":{\"c\":2,\"d\":3}}")
    }

    private static let source = """
        import ObjectMapper
        import RealmSwift
        import SwiftyJSON
        import UIKit

        class Shelf: Object, Mappable {
            @objc dynamic var name = ""
            required convenience init?(map: Map) { self.init() }
            func mapping(map: Map) { name <- map["name"] }
        }

        class Tag: Object {
            @objc dynamic var title = ""
        }

        class Person: Object {
            @objc dynamic var id = 0
            @objc dynamic var name = ""
            @objc dynamic var age = 0
            @objc dynamic var note: String?
            @objc dynamic var friend: Person?
            let tags = List<Tag>()
            override static func primaryKey() -> String? { "id" }
        }

        enum Level: String, PersistableEnum { case low, high }

        class Step: Object {
            @Persisted(primaryKey: true) var id: ObjectId
            @Persisted var title: String
            @Persisted var level: Level
            @Persisted var words: List<String>
            @Persisted(originProperty: "steps") var days: LinkingObjects<Day>
        }

        class Day: Object {
            @Persisted var name = "day"
            @Persisted var steps: List<Step>
        }

        final class HomeController: UIViewController {
            private var tokens: [NotificationToken] = []

            override func viewDidLoad() {
                super.viewDidLoad()
                do { try store() } catch { print(error) }
                read()
            }

            private func store() throws {
                let realm = try Realm()
                let tag = Tag(value: ["title": "first"])
                try realm.write {
                    let ada = Person(value: ["id": 1, "name": "Ada", "age": 36, "note": "x"])
                    ada.tags.append(tag)
                    realm.add(ada)
                    realm.create(Person.self, value: ["id": 2, "name": "Alan", "age": 41])
                    let grace = Person()
                    (grace.id, grace.name, grace.age) = (3, "Grace", 24)
                    realm.add(grace)
                    grace.friend = ada
                }
                let people = realm.objects(Person.self).sorted(byKeyPath: "name")
                print("stored:", people.map(\\.name))
                print("filtered:", Array(people.filter("age > %d AND name BEGINSWITH 'A'", 40)).map(\\.name))
                print("any:", Array(people.filter(NSPredicate(format: "ANY tags.title == %@", "first"))).map(\\.name))
                print("sum:", people.sum(ofProperty: "age") as Int)

                try realm.write {
                    let day = Day()
                    let step = Step()
                    step.title = "walk"
                    step.level = .high
                    step.words.append(objectsIn: ["a", "b"])
                    day.steps.append(step)
                    realm.add(day)
                }
                if let step = realm.objects(Step.self).first {
                    print("wrapped:", step.title, step.level, Array(step.words))
                    print("parents:", Array(step.days).map(\\.name))
                }
                print("where:", Array(realm.objects(Step.self).where { $0.level == .high && $0.title.starts(with: "w") }).map(\\.title))

                try realm.write { realm.add(Person(value: ["id": 1, "name": "Ada L.", "age": 36]), update: .modified) }
                print("updated:", people.count, realm.object(ofType: Person.self, forPrimaryKey: 1)?.name ?? "")
                let ada = realm.object(ofType: Person.self, forPrimaryKey: 1)
                let grace = realm.object(ofType: Person.self, forPrimaryKey: 3)
                try realm.write { ada?.setValue(nil, forKey: "note") }
                print("empty:", ada?.note == nil)

                tokens.append(people.observe { change in
                    switch change {
                    case .initial(let people): print("initial:", people.count)
                    case .update(_, let deletions, let insertions, let modifications):
                        print("update:", deletions, insertions, modifications)
                    case .error(let error): print(error)
                    }
                })
                let alan = realm.object(ofType: Person.self, forPrimaryKey: 2)
                if let token = alan?.observe({ (change: ObjectChange<Person>) in
                    guard case .change(_, let changes) = change, let first = changes.first else { return }
                    print("object:", first.name, first.newValue as? String ?? "")
                }) { tokens.append(token) }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
                    try? realm.write { alan?.name = "Alan T." }
                }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
                    try? realm.write { realm.delete(tag) }
                    try? realm.write { if let ada { realm.delete(ada) } }
                    print("deleted:", tag.isInvalidated, grace?.tags.count ?? 1, grace?.friend == nil, people.count)
                    realm.beginWrite()
                    realm.add(Person(value: ["id": 9]))
                    realm.cancelWrite()
                    print("cancelled:", people.count)
                }
            }

            private func read() {
                print("mapped:", Shelf(JSON: ["name": "top"])?.name ?? "")
                let json = JSON(parseJSON: #"{"name":"Ada","age":36,"on":true,"list":[{"x":7}],"half":0.5}"#)
                print("json:", json["name"].stringValue, json["age"].intValue, json["on"].boolValue,
                      json["none"].string ?? "nil", json["half"].doubleValue)
                print("members:", JSON(["b": 1, "a": 2]).map { $0.0 }.joined(separator: " "))
                print("path:", json["list", 0, "x"].intValue, json["list"][3]["x"].exists())
                print("text:", JSON(["a": [1, true] as [Any]]).rawString(options: []) ?? "")
                var changed = json
                changed["list"][0]["x"] = 8
                print("changed:", changed["list", 0, "x"])
                var merged: JSON = ["a": 1, "b": ["c": 2] as [String: Any]]
                try? merged.merge(with: ["b": ["d": 3] as [String: Any]])
                print("merged:", merged.rawString(options: [.sortedKeys]) ?? "")
            }
        }
        """
}
