import Testing

@testable import InterfaceBuilder

@Suite struct LanguageTests {
    @Test(arguments: [
        ("ja", ["en", "ja"], "ja"), ("pt-BR", ["pt", "pt_PT"], "pt"), ("pt_BR", ["pt-BR", "pt"], "pt-BR"),
        ("fr-CA", ["en", "fr-FR"], "fr-FR"), ("de", ["German", "en"], "German"), ("he", ["iw"], "iw"),
        ("zh-TW", ["zh-Hans", "zh-Hant"], "zh-Hant"), ("zh-CN", ["zh-Hant", "zh-Hans"], "zh-Hans"),
        ("ko", ["en", "ja"], "en"),
    ])
    func languages(wanted: String, available: [String], best: String) {
        #expect(LanguageMatch.best(of: available, for: wanted) == best)
    }

    @Test func nothingServesWithoutTheDevelopmentRegion() {
        #expect(LanguageMatch.best(of: ["ja"], for: "fr") == nil)
        #expect(LanguageMatch.best(of: ["ja"], for: "fr", developmentRegion: "ja") == "ja")
    }

    @Test(arguments: [
        ("en", [0: "other", 1: "one", 2: "other"]), ("ja", [1: "other"]),
        ("fr", [0: "one", 1: "one", 2: "other"]),
        ("ru", [1: "one", 3: "few", 5: "many", 11: "many", 21: "one", 112: "many"]),
        ("pl", [1: "one", 4: "few", 14: "many", 22: "few", 21: "many"]), ("cs", [3: "few", 5: "other"]),
        ("ar", [0: "zero", 1: "one", 2: "two", 103: "few", 111: "many", 100: "other"]),
        ("hr", [1: "one", 2: "few", 5: "other", 11: "other", 13: "other", 21: "one", 34: "few"]),
        ("sl", [1: "one", 101: "one", 2: "two", 3: "few", 104: "few", 5: "other"]),
        ("lv", [0: "zero", 10: "zero", 11: "zero", 19: "zero", 1: "one", 21: "one", 5: "other"]),
        ("ro", [0: "few", 1: "one", 2: "few", 19: "few", 20: "other", 101: "few"]),
        ("lt", [1: "one", 11: "other", 19: "other", 20: "other", 21: "one", 2: "few", 22: "few"]),
        ("pt-BR", [0: "one"]), ("pt-PT", [0: "other"]), ("he", [1: "one", 2: "two", 3: "other"]),
        ("is", [1: "one", 11: "other", 21: "one"]), ("hi", [0: "one", 1: "one", 2: "other"]),
        ("cy", [0: "zero", 1: "one", 2: "two", 3: "few", 4: "other", 6: "many"]),
        ("ga", [0: "other", 1: "one", 2: "two", 3: "few", 6: "few", 7: "many", 10: "many", 11: "other"]),
        ("mt", [0: "few", 1: "one", 2: "two", 10: "few", 11: "many", 19: "many", 20: "other", 103: "few"]),
        ("es", [0: "other", 1: "one", 2: "other", 1_000_000: "many"]), ("tlh", [1: "one"]),
    ])
    func numbers(language: String, categories: [Int: String]) {
        for (number, category) in categories.sorted(by: { $0.key < $1.key }) {
            #expect(PluralRules.category(of: Double(number), language: language) == category, "\(number)")
        }
    }

    @Test(arguments: [Double.nan, .infinity, 1e300, -1e300])
    func numbersBeyondMeasure(_ number: Double) {
        #expect(PluralRules.category(of: number, language: "ru") == "other")
    }

    @Test func aFormForZeroHoldsEverywhere() {
        #expect(PluralRules.form(["zero": "none", "other": "some"], for: 0, language: "en") == "none")
        #expect(PluralRules.form(["other": "some"], for: 1, language: "en") == "some")
    }

    private let files = PluralFormat.Variable(
        name: "files", argument: nil, specifier: "d", forms: ["one": "%d file", "other": "%d files"])
    private let folders = PluralFormat.Variable(
        name: "folders", argument: nil, specifier: "lu", forms: ["one": "a folder", "other": "%lu folders"])

    @Test func severalNumbersInOneText() {
        let format = PluralFormat(text: "%#@files@ in %#@folders@.", variables: [files, folders])
        #expect(format.resolved(for: [1, 2], language: "en") == "%1$d file in %2$lu folders.")
        #expect(format.resolved(for: [2, 1], language: "en") == "%1$d files in a folder.")
        #expect(format.resolved(for: [], language: "en") == "%1$d files in %2$lu folders.")
    }

    @Test func numbersByPosition() {
        let format = PluralFormat(text: "%2$#@folders@: %1$#@files@, %#@gone@", variables: [files, folders])
        #expect(format.resolved(for: [1, 1], language: "en") == "a folder: %1$d file, %#@gone@")
    }

    @Test func variablesThatNameThemselvesEnd() {
        let ring = PluralFormat.Variable(
            name: "a", argument: nil, specifier: "d", forms: ["other": "%#@a@"])
        #expect(!PluralFormat(text: "%#@a@", variables: [ring]).resolved(for: [1], language: "en").isEmpty)
    }

    @Test func cataloguesWithSubstitutions() throws {
        let json = """
            {"sourceLanguage":"en","strings":{"k":{"localizations":{"en":{"stringUnit":{"value":"%#@n@ left"},
            "substitutions":{"n":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{
            "one":{"stringUnit":{"value":"%arg day"}},"other":{"stringUnit":{"value":"%arg days"}}}}}}}}},
            "d":{"localizations":{"en":{"variations":{"device":{"iphone":{"stringUnit":{"value":"Tap"}},
            "other":{"stringUnit":{"value":"Click"}}}}}}}}}
            """
        let table = try StringCatalog(bytes: ContiguousArray(json.utf8), path: "A.xcstrings").table(
            language: "en")
        guard case .format(let format) = table.entries["k"] else {
            Issue.record("no format")
            return
        }
        #expect(format.resolved(for: [1], language: "en") == "%1$lld day left")
        #expect(table["d"] == "Tap")
    }

    @Test(
        arguments: [
            ("ja", "ja.lproj/Main.storyboard", nil), ("fr", "Base.lproj/Main.storyboard", "fr"),
            ("it", "Base.lproj/Main.storyboard", "en"), (nil, "Base.lproj/Main.storyboard", nil),
        ] as [(String?, String, String?)])
    func documentsByLanguage(language: String?, path: String, texts: String?) throws {
        let folder = try Folder([
            "Base.lproj/Main.storyboard": "", "ja.lproj/Main.storyboard": "", "fr.lproj/Main.strings": "",
            "en.lproj/Main.strings": "",
        ])
        let files = try ProjectFiles(root: folder.path)
        let localized = files.localized(files.documents[0], language: language)
        #expect(localized.file.path == folder.path + "/" + path && localized.textLanguage == texts)
        #expect(files.mainDocuments().map(\.language) == ["Base"])
    }

    @Test func aProjectWithoutBaseStartsInItsDevelopmentRegion() throws {
        let folder = try Folder(["de.lproj/V.xib": "", "en.lproj/V.xib": "", "ja.lproj/V.xib": ""])
        let files = try ProjectFiles(root: folder.path)
        #expect(files.mainDocuments().map(\.language) == ["en"])
        #expect(files.mainDocuments(developmentRegion: "ja").map(\.language) == ["ja"])
    }

    @Test func bundlesOfAProject() throws {
        let plist =
            "<plist><dict><key>CFBundleIdentifier</key><string>a.b.Kit</string>"
            + "<key>CFBundleDevelopmentRegion</key><string>$(DEVELOPMENT_LANGUAGE)</string></dict></plist>"
        let folder = try Folder(["Kit/Info.plist": plist, "App/Info.plist": "nothing"])
        let bundles = try ProjectFiles(root: folder.path).bundles
        #expect(bundles.map(\.identifier) == ["a.b.Kit"] && bundles.map(\.developmentRegion) == [nil])
        #expect(bundles.map(\.folder) == [folder.path + "/Kit"])
    }

    @Test(arguments: [
        ("Detial", ["Detail", "Other"], "; did you mean 'Detail'?"), ("x", ["Detail"], "; there is 'Detail'"),
        ("x", [], ""), ("", ["a"], "; did you mean 'a'?"),
    ])
    func namesThatMayHaveBeenMeant(name: String, there: [String], hint: String) {
        #expect(NearNames.hint(for: name, among: there) == hint)
    }
}
