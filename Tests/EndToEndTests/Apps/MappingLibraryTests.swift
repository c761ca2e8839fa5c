import Testing

/// Objects that ObjectMapper reads from JSON, boxes of PKHUD and the connection of Reachability, where no folder has the libraries.
@Suite(.timeLimit(.minutes(40))) struct MappingLibraryTests {
    /// Rendered once for all tests.
    private static let mapped = Task { try await LibraryRun(source: source) }

    private func expect(_ lines: String..., sourceLocation: SourceLocation = #_sourceLocation) async throws {
        try await Self.mapped.value.expect(lines, sourceLocation: sourceLocation)
    }

    @Test func allFilesAreWhole() async throws {
        let run = try await Self.mapped.value.run
        #expect(run.output.hasSuffix("1 of 1 scene alive, 1 of 1 file whole\n"), "\(run.errors)")
        #expect(
            run.errors.contains("ObjectMapper, PKHUD, Reachability are in no folder; Kumiki's own are used"))
    }

    @Test func propertiesAreRead() async throws {
        try await expect(
            "read: Ada 36 1.5 true high", "nested: Lisbon [\"a\", \"b\"] 2", "transformed: 5.0 kumiki.test")
    }

    @Test func missingMembersLeaveValues() async throws { try await expect("kept: none 7 true") }

    @Test func constantsAreReadOrThrow() async throws { try await expect("constant: 4 [1, 2]", "thrown: id") }

    @Test func propertiesAreWritten() async throws {
        try await expect("written: {\"address\":{\"city\":\"Lisbon\"},\"level\":\"high\",\"name\":\"Ada\"}")
    }

    @Test func boxesAreShownInAView() async throws { try await expect("box: true Wait", "hidden: false") }

    @Test func theConnectionIsReportedOnce() async throws {
        try await expect("connection: WiFi")
        let run = try await LibraryRun(source: Self.source, [])
        run.expect(["connection: No Connection"])
    }

    private static let source = """
        import ObjectMapper
        import PKHUD
        import Reachability
        import UIKit

        enum Level: String { case low, high }

        struct Address: Mappable {
            var city = ""
            init?(map: Map) { if map.JSON["city"] == nil { return nil } }
            mutating func mapping(map: Map) { city <- map["city"] }
        }

        class Base: Mappable {
            var name: String?
            required init?(map: Map) {}
            func mapping(map: Map) { name <- map["name"] }
        }

        final class Person: Base {
            var age = 7
            var score: Double = 0
            var isNew = false
            var level: Level?
            var address: Address!
            var tags: [String]?
            var others: [Address] = []
            var date: Date?
            var page: URL?

            override func mapping(map: Map) {
                super.mapping(map: map)
                age <- map["age"]
                score <- map["details.score"]
                isNew <- map["new"]
                level <- map["level"]
                address <- map["address"]
                tags <- map["tags"]
                others <- map["others"]
                date <- (map["date"], DateTransform())
                page <- (map["page"], URLTransform())
            }
        }

        struct Note: ImmutableMappable {
            let id: Int
            let numbers: [Int]
            init(map: Map) throws {
                id = try map.value("id")
                numbers = try map.value("numbers")
            }
        }

        struct Card: Mappable {
            var name = "Ada"
            var level = Level.high
            var city = "Lisbon"
            var note: String?
            init() {}
            init?(map: Map) {}
            mutating func mapping(map: Map) {
                name <- map["name"]
                level <- map["level"]
                city <- map["address.city"]
                note <- map["note"]
            }
        }

        final class HomeController: UIViewController {
            private let reachability = try? Reachability()

            override func viewDidLoad() {
                super.viewDidLoad()
                let text = #"{"name":"Ada","age":36,"details":{"score":1.5},"new":true,"level":"high","# +
                    #""address":{"city":"Lisbon"},"tags":["a","b"],"others":[{"city":"A"},{"city":"B"},{}],"# +
                    #""date":5,"page":"https://kumiki.test/a"}"#
                if let person = Person(JSONString: text) {
                    print("read:", person.name ?? "", person.age, person.score, person.isNew, person.level?.rawValue ?? "")
                    print("nested:", person.address.city, person.tags ?? [], person.others.count)
                    print("transformed:", person.date?.timeIntervalSince1970 ?? 0, person.page?.host ?? "")
                }
                let empty = Mapper<Person>().map(JSON: ["age": NSNull()])
                print("kept:", empty?.name ?? "none", empty?.age ?? 0, empty?.address == nil)
                let note = try? Note(JSON: ["id": 4, "numbers": [1, 2]])
                print("constant:", note?.id ?? 0, note?.numbers ?? [])
                do { _ = try Note(JSON: ["id": "x"]) } catch { print("thrown:", (error as? MapError)?.key ?? "") }
                print("written:", Card().toJSONString() ?? "")

                reachability?.whenReachable = { print("connection:", $0.connection) }
                reachability?.whenUnreachable = { print("connection:", $0.connection) }
                try? reachability?.startNotifier()
            }

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                HUD.show(.labeledProgress(title: "Wait", subtitle: nil), onView: view)
                print("box:", HUD.isVisible, (PKHUD.sharedHUD.contentView as? PKHUDProgressView)?.titleLabel.text ?? "")
                HUD.hide()
                print("hidden:", HUD.isVisible)
            }
        }
        """
}
