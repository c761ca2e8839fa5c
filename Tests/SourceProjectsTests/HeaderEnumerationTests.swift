import Testing

@testable import SourceProjects

/// Enumerations of Objective-C headers have the names in Swift that the compiler gives them on Apple's platforms.
struct HeaderEnumerationTests {
    private func text(_ header: String) -> String { HeaderEnumerations(text: header).text }

    @Test func constantsLoseTheWordsOfTheirType() {
        let header = """
            /// Levels
            typedef NS_ENUM(int8_t, LogLevel_t) {
                LogLevelPublic = 0, // the first
                LogLevelError,
                LogLevelURLList = 4,
            };
            """
        #expect(
            text(header) == """
                public enum LogLevel_t: Int8, Sendable {
                    case `public` = 0
                    case `error` = 1
                    case `urlList` = 4
                }

                """)
    }

    @Test func theGreatestValueOfATypeWithoutASignIsAllItsBits() {
        #expect(
            text("typedef NS_ENUM(NSUInteger, Level) { LevelAll = NSUIntegerMax };").contains(
                "case `all` = \(UInt.max)"))
        #expect(text("typedef NS_OPTIONS(uint8_t, Flag) { FlagAll = ~0 };").contains("(rawValue: 255)"))
    }

    @Test func theMarkOfConstantsBelongsToTheWordsOfTheirType() {
        let result = text("typedef NS_ENUM(int, Severity) { kSeverityInfo, kSeverityError };")
        #expect(result.contains("case `info` = 0") && result.contains("case `error` = 1"))
    }

    @Test func valuesMayBeThoseOfAnotherEnumeration() {
        let result = text(
            "typedef NS_OPTIONS(int, Flag) { FlagA = 1 << 3 };\ntypedef NS_ENUM(int, Level) { LevelA = (FlagA) };"
        )
        #expect(result.contains("case `a` = 8"))
    }

    @Test func constantsOfOtherWordsKeepTheirNames() {
        let result = text("typedef NS_CLOSED_ENUM(NSInteger, Side) { kLeft, kRight = -3, kOther = kLeft };")
        #expect(result.contains("public enum Side: Int, Sendable {") && result.contains("case `kRight` = -3"))
        #expect(result.contains("public static var `kOther`: Side { .`kLeft` }"))
    }

    @Test func aMacroOfTheHeaderDeclaresAnEnumeration() {
        let header = """
            #define RLM_CLOSED_ENUM(_type, _name) enum _name : _type _name; enum _name : _type
            typedef RLM_CLOSED_ENUM(int32_t, RLMKind) { RLMKindInt, RLMKindAny = 9 };
            """
        let result = text(header)
        #expect(result.contains("public enum RLMKind: Int32") && result.contains("case `any` = 9"))
        let declared = HeaderDeclarations(
            texts: [
                header
                    + "\ntypedef NSString *Name NS_STRING_ENUM;\n@interface Box : NSObject\n@property RLMKind kind;\n@end"
            ])
        #expect(declared.text.contains("var `kind`: RLMKind"), "\(declared.text)")
    }

    @Test func valuesMayBeThoseOfOtherEnumerationsAndTheLargestInteger() {
        let result = text(
            """
            typedef NS_OPTIONS(NSUInteger, Flag) { FlagError = (1 << 0), FlagWarning = (1 << 1) };
            typedef NS_ENUM(NSUInteger, Level) {
                LevelError = (FlagError), LevelWarning = (LevelError | FlagWarning), LevelAll = NSUIntegerMax
            };
            """)
        #expect(result.contains("public enum Level: UInt"))
        #expect(result.contains("case `error` = 1") && result.contains("case `warning` = 3"))
        #expect(result.contains("case `all` = 18446744073709551615"))
    }

    @Test func nameIsNeverANumber() {
        #expect(text("typedef NS_ENUM(NSInteger, Size) { Size2, Size4 };").contains("case `size2` = 0"))
    }

    @Test func optionsAreSets() {
        let result = text(
            "typedef NS_OPTIONS(NSUInteger, Edges) { EdgesNone = 0, EdgesTop = 1 << 0, EdgesLow = 1 << 1, "
                + "EdgesAll = EdgesTop | EdgesLow } NS_SWIFT_NAME(Borders);")
        #expect(result.contains("public struct Borders: OptionSet, Hashable, Sendable {"))
        #expect(result.contains("public static var `all`: Borders { Borders(rawValue: 3) }"))
        #expect(!result.contains("none"))
    }

    @Test func anEnumerationWithUnknownValuesIsLeftOut() {
        #expect(text("typedef NS_ENUM(NSInteger, Code) { CodeA = SOME_MACRO, CodeB };").isEmpty)
        #expect(text("typedef NS_ENUM(Unknown, Code) { CodeA };").isEmpty)
    }
}
