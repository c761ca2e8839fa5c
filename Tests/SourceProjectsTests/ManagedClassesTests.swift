import Testing

@testable import SourceProjects

/// The classes that Xcode generates from a Core Data model.
struct ManagedClassesTests {
    private func text(_ entities: String) throws -> String {
        let xml = ContiguousArray("<model>\(entities)</model>".utf8)
        return try ManagedClasses(DataModel(xml: xml, path: "contents")).text
    }

    @Test func anEntityIsAClassWithItsProperties() throws {
        let text = try text(
            """
            <entity name="Port" representedClassName="Port" codeGenerationType="class">
              <attribute name="name" optional="YES" attributeType="String"/>
              <attribute name="depth" attributeType="Integer 16" usesScalarValueType="YES"/>
              <attribute name="default" attributeType="Date" usesScalarValueType="NO"/>
              <relationship name="ships" optional="YES" toMany="YES" destinationEntity="Vessel"/>
              <relationship name="country" maxCount="1" destinationEntity="Land"/>
            </entity>
            <entity name="Vessel" representedClassName=".Ship" parentEntity="Port" codeGenerationType="class"/>
            """)
        #expect(text.contains("@objc(Port)\npublic class Port: NSManagedObject {\n}"))
        #expect(text.contains("public class Ship: Port {"))
        #expect(text.contains("NSFetchRequest<Ship>(entityName: \"Vessel\")"))
        for line in [
            "var name: String?", "var depth: Int16", "var `default`: Date?", "var ships: NSSet?",
            "var country: NSManagedObject?", "func addToShips(_ value: Ship)",
            "func removeFromShips(_ values: NSSet)",
        ] {
            #expect(text.contains("    @NSManaged public \(line)\n"))
        }
    }

    @Test(arguments: [
        ("[String]", "[String]"), ("[String: [Int]]", "[String: [Int]]"), ("Array<String>", "Array<String>"),
        ("Kit.Flag", "Flag"), ("[String] { exit(0) }", "NSObject"),
    ])
    func transformedValuesHaveTheirClassOrCollection(name: String, type: String) throws {
        let escaped = name.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        let text = try text(
            """
            <entity name="Port" representedClassName="Port" codeGenerationType="class">
              <attribute name="flags" attributeType="Transformable" customClassName="\(escaped)"/>
            </entity>
            """)
        #expect(text.contains("@NSManaged public var flags: \(type)?\n"))
    }

    @Test func aClassOfTheSourcesGetsItsPropertiesAlone() throws {
        let text = try text(
            #"<entity name="Port" codeGenerationType="category"><attribute name="name" attributeType="String"/></entity>"#
        )
        #expect(!text.contains("class Port") && text.contains("extension Port {"))
    }

    @Test func whatAsksForNoClassesGetsNone() throws {
        #expect(try text(#"<entity name="Port" representedClassName="Port"/>"#).isEmpty)
    }

    @Test(arguments: ["Port {} func f() {", "a b", "", "1a", "é"])
    func namesThatAreNoneAreLeftOut(name: String) throws {
        #expect(try text("<entity name=\"\(name)\" codeGenerationType=\"class\"/>").isEmpty)
    }

    @Test func theCurrentVersionIsRead() throws {
        let entity = { (name: String) in
            "<model><entity name=\"\(name)\" codeGenerationType=\"class\"/></model>"
        }
        let version =
            "<plist><dict><key>_XCCurrentVersionName</key><string>M.xcdatamodel</string></dict></plist>"
        let folder = try TemporaryFolder([
            "M.xcdatamodeld/M.xcdatamodel/contents": entity("Old"),
            "M.xcdatamodeld/M 2.xcdatamodel/contents": entity("New"),
            "M.xcdatamodeld/.xccurrentversion": version, "Empty.xcdatamodeld/x": "",
        ])
        let model = folder.path + "/M.xcdatamodeld"
        #expect(try ManagedClasses(modelAt: model, within: folder.path).text.contains("class Old"))
        #expect(throws: (any Error).self) {
            try ManagedClasses(modelAt: folder.path + "/Empty.xcdatamodeld", within: folder.path)
        }
        #expect(throws: (any Error).self) {
            try ManagedClasses(modelAt: model, within: folder.path + "/Empty.xcdatamodeld")
        }
    }
}
