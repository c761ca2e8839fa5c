import Foundation
import Testing

/// The same input produces the same bytes in every environment.
@Suite struct DeterminismTests {
    /// Environments of other hosts; nil removes a variable.
    static let surroundings: [[String: String?]] = [
        [:],
        ["TZ": "Asia/Tokyo", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "HOME": "/nonexistent"],
        [
            "TZ": "America/St_Johns", "LANG": "ar_SA.UTF-8", "LC_ALL": "ar_SA.UTF-8", "LANGUAGE": "ar",
            "USER": nil,
        ],
        [
            "LANG": nil, "LC_ALL": nil, "PATH": nil, "HOME": nil, "TZ": "Pacific/Kiritimati",
            "LC_NUMERIC": "de_DE.UTF-8",
        ],
        [
            "FONTCONFIG_FILE": "fonts.conf", "XDG_DATA_HOME": "data", "GDK_SCALE": "2",
            "SWIFT_DETERMINISTIC_HASHING": "1",
        ],
        ["FONTCONFIG_FILE": "/nonexistent", "FONTCONFIG_PATH": "/nonexistent", "LC_ALL": "C"],
    ]

    static let runs: [[String]] = [
        ["--format=png"], ["--format=svg"], ["--format=pdf"],
        [
            "--format=png", "--language=ja", "--appearance=dark", "--device=iPad",
            "--orientation=landscape",
        ],
    ]

    @Test(.timeLimit(.minutes(40)), arguments: runs) func theSameBytesEverywhere(_ options: [String])
        async throws
    {
        var first: [String: Data]?
        for (number, settings) in Self.surroundings.enumerated() {
            let files = try await render(options, settings, depth: number)
            #expect(files.count > 10)
            guard let reference = first else {
                first = files
                continue
            }
            #expect(files.keys.sorted() == reference.keys.sorted())
            for (file, data) in files.sorted(by: { $0.key < $1.key }) {
                #expect(data == reference[file], "\(file) differs under \(settings)")
            }
        }
    }

    @Test func theSameTreeEverywhere() async throws {
        var outputs: Set<String> = []
        for settings in Self.surroundings {
            let place = try Self.place(settings, depth: 0)
            let file = "Okinawa/Base.lproj/UsersViewController.storyboard"
            let run = try await Tool.run(
                ["tree", file, "--json", "--documents-only"], in: place,
                environment: Self.environment(settings))
            #expect(run.status == 0, "\(run.errors)")
            outputs.insert(run.output + run.errors)
        }
        #expect(outputs.count == 1)
    }

    private func render(_ options: [String], _ settings: [String: String?], depth: Int) async throws
        -> [String: Data]
    {
        let place = try Self.place(settings, depth: depth)
        // Folders with other names and depths, on which the page must not depend.
        let source = String(repeating: "d/", count: depth) + "Okinawa"
        let output = "out\(depth)"
        let run = try await Tool.run(
            ["render", source, "--documents-only", "-o", output] + options, in: place,
            environment: Self.environment(settings),
            limit: 300)
        #expect(run.status == 0, "\(run.errors)")
        return place.files(below: output)
    }

    private static func place(_ settings: [String: String?], depth: Int) throws -> Workplace {
        let place = try Workplace()
        let folder = place.path + "/" + String(repeating: "d/", count: depth)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: Okinawa.folder, toPath: folder + "Okinawa")
        try place.make("fonts.conf", .text(fonts))
        return place
    }

    /// Only fonts of one family are visible, which also replaces all others.
    private static let fonts = """
        <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>/usr/share/fonts/truetype/noto</dir>
        <match target="pattern"><edit name="family" mode="assign" binding="strong"><string>Noto Serif</string></edit></match>
        <match target="font"><edit name="antialias" mode="assign"><bool>false</bool></edit></match></fontconfig>
        """

    private static func environment(_ settings: [String: String?]) -> [String: String] {
        var result = ProcessInfo.processInfo.environment
        for (name, value) in settings { result[name] = value }
        return result
    }
}
