import Testing

@testable import InterfaceBuilder

@Suite struct StringsTests {
    @Test func keysTextsAndComments() {
        let table = StringsFile.parse(
            """
            /* Class = "UILabel"; text = "x"; */
            "abc-de-fgh.text" = "One\\n\\"two\\" \\U00e9\\u00E8";
            // line
            /* a * b / c **/
            bare = 'single';
            alone;
            """, path: "Main.strings")
        #expect(table.text(objectID: "abc-de-fgh", property: "text") == "One\n\"two\" éè")
        #expect(table["bare"] == "single" && table["alone"] == "alone")
        #expect(table.diagnostics.isEmpty)
    }

    @Test func readingGoesOnBehindAMistake() {
        let table = StringsFile.parse("\"a\" \"b\";\n\"c\" = ;\n\"d\" = \"e\";\n/* open", path: "A.strings")
        #expect(table["d"] == "e")
        #expect(table.diagnostics.map(\.line) == [1, 2, 4])
        #expect(
            table.diagnostics[0].description == "A.strings:1: error: \"=\" after the key \"a\" is expected")
    }

    @Test func encodings() throws {
        let text = "\"k\" = \"żółw 🐢\";"
        let units = Array(text.utf16)
        let little: ContiguousArray<UInt8> =
            [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big: ContiguousArray<UInt8> =
            [0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        let plain = ContiguousArray(text.utf8)
        for bytes in [little, big, plain, [0xEF, 0xBB, 0xBF] + plain, ContiguousArray(little.dropFirst(2))] {
            #expect(try StringsFile.parse(bytes, path: "A.strings")["k"] == "żółw 🐢")
        }
        #expect(throws: DocumentError.self) { try StringsFile.parse([0x22, 0xFF, 0xC0], path: "A.strings") }
    }

    private let plistHead =
        "<?xml version=\"1.0\"?><!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" "
        + "\"http://www.apple.com/DTDs/PropertyList-1.0.dtd\"><plist version=\"1.0\">"

    @Test func propertyLists() throws {
        let xml = plistHead + "<dict><key>a</key><string>b</string></dict></plist>"
        #expect(try StringsFile.parse(ContiguousArray(xml.utf8), path: "A.strings")["a"] == "b")
        let bomb = "<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><string>&a;</string></plist>"
        #expect(throws: DocumentError.self) {
            try PropertyList.parse(ContiguousArray(bomb.utf8), path: "A.plist")
        }
        let outside =
            "<!DOCTYPE plist [<!ENTITY a SYSTEM \"file:///etc/hostname\">]><plist><string>&a;</string></plist>"
        #expect(throws: DocumentError(file: "A.plist", line: 1, reason: .documentType)) {
            try PropertyList.parse(ContiguousArray(outside.utf8), path: "A.plist")
        }
        let deep = "<plist>" + String(repeating: "<array>", count: 9_999)
        #expect(throws: DocumentError.self) {
            try PropertyList.parse(ContiguousArray(deep.utf8), path: "A.plist")
        }
    }

    @Test func plurals() throws {
        let xml =
            plistHead + """
                <dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>Got %#@v@!</string><key>v</key>
                <dict><key>one</key><string>%d item</string><key>other</key><string>%d items</string></dict></dict></dict></plist>
                """
        let table = try StringsDictFile.parse(ContiguousArray(xml.utf8), path: "A.stringsdict")
        #expect(table.entries["n"] == .plural(["one": "Got %d item!", "other": "Got %d items!"]))
        #expect(table["n"] == "Got %d items!")
    }

    @Test func stringCatalogs() throws {
        let json = """
            {"sourceLanguage":"en","strings":{"a.text":{"localizations":{"de":{"stringUnit":{"state":"translated",
            "value":"H\\u00e4"}}}},"n":{"localizations":{"de":{"variations":{"plural":{"one":{"stringUnit":{"value":"1"}},
            "other":{"stringUnit":{"value":"%d"}}}}}}}},"version":"1.0"}
            """
        let catalog = try StringCatalog(bytes: ContiguousArray(json.utf8), path: "A.xcstrings")
        #expect(catalog.languages == ["de", "en"])
        #expect(catalog.table(language: "de")["a.text"] == "Hä")
        #expect(catalog.table(language: "de").entries["n"] == .plural(["one": "1", "other": "%d"]))
    }

    @Test(arguments: [
        "{", "[1,", "{\"a\" 1}", "\"\\q\"", "nope", "{} x", String(repeating: "[", count: 5_000),
    ])
    func mistakesInJSON(text: String) {
        #expect(throws: DocumentError.self) { try JSON.parse(ContiguousArray(text.utf8), path: "A.json") }
    }
}
