import Foundation
import Testing

@testable import SourceProjects

/// The classes that Xcode generates from the definition of intents.
struct IntentClassesTests {
    private let definition: [String: Any] = [
        "INEnums": [
            [
                "INEnumName": "Gait",
                "INEnumValues": [
                    ["INEnumValueName": "unknown"], ["INEnumValueName": "trot", "INEnumValueIndex": 1],
                    ["INEnumValueName": "default", "INEnumValueIndex": 2],
                ],
            ]
        ],
        "INTypes": [
            [
                "INTypeName": "Stable", "INTypeClassPrefix": "RD",
                "INTypeProperties": [
                    ["INTypePropertyName": "identifier", "INTypePropertyDefault": true],
                    ["INTypePropertyName": "boxes", "INTypePropertyType": "Integer"],
                ],
            ]
        ],
        "INIntents": [
            [
                "INIntentName": "Ride", "INIntentClassPrefix": "RD", "INIntentType": "Custom",
                "INIntentParameters": [
                    ["INIntentParameterName": "horse", "INIntentParameterType": "String"],
                    [
                        "INIntentParameterName": "gait", "INIntentParameterType": "Integer",
                        "INIntentParameterEnumType": "Gait",
                    ],
                    [
                        "INIntentParameterName": "stables", "INIntentParameterType": "Object",
                        "INIntentParameterObjectType": "Stable",
                        "INIntentParameterSupportsMultipleValues": true,
                    ],
                ],
                "INIntentResponse": [
                    "INIntentResponseCodes": [
                        [
                            "INIntentResponseCodeName": "success",
                            "INIntentResponseCodeFormatString": "${distance} on ${horse} and ${horse}",
                        ],
                        ["INIntentResponseCodeName": "lame"],
                    ],
                    "INIntentResponseParameters": [
                        [
                            "INIntentResponseParameterName": "horse",
                            "INIntentResponseParameterType": "String",
                        ],
                        [
                            "INIntentResponseParameterName": "distance",
                            "INIntentResponseParameterType": "Distance",
                        ],
                    ],
                ],
            ],
            ["INIntentName": "INPlayMediaIntent", "INIntentType": "System"],
        ],
    ]

    @Test func anIntentIsAClassWithItsParameters() {
        let text = IntentClasses(IntentDefinition(definition)).text
        for line in [
            "public class RDRideIntent: INIntent {", "public var horse: String?",
            "public var gait: Gait = Gait(rawValue: 0)!",
            "public var stables: [RDStable]?", "public protocol RDRideIntentHandling: NSObjectProtocol {",
            "func resolveStables(for intent: RDRideIntent) async -> [RDStableResolutionResult]",
            "func provideHorseOptionsCollection(for intent: RDRideIntent, with completion: @escaping (INObjectCollection<NSString>?, Error?) -> Void)",
            "func defaultStables(for intent: RDRideIntent) -> [RDStable]?",
        ] {
            #expect(text.contains(line), "\(line)")
        }
        #expect(!text.contains("INPlayMediaIntent"))
    }

    @Test func aResponseHasTheCodesOfAllIntentsAndItsOwn() {
        let text = IntentClasses(IntentDefinition(definition)).text
        for line in [
            "case unspecified = 0", "case failureRequiringAppLaunch = 6", "case lame = 100",
            "public static func success(distance: Measurement<UnitLength>, horse: String) -> RDRideIntentResponse {",
        ] {
            #expect(text.contains(line), "\(line)")
        }
    }

    @Test func enumerationsAndTypesHaveResults() {
        let text = IntentClasses(IntentDefinition(definition)).text
        for line in [
            "@objc public enum Gait: Int {", "case `default` = 2",
            "public class GaitResolutionResult: INEnumResolutionResult {",
            "@objc(RDStable) public class RDStable: INObject {", "public var boxes: NSNumber?",
        ] {
            #expect(text.contains(line), "\(line)")
        }
        #expect(!text.contains("var identifier"))
    }

    @Test(arguments: ["A {} func f() {", "a b", "", "1a"])
    func namesThatAreNoneAreLeftOut(name: String) {
        let definition: [String: Any] = [
            "INIntents": [["INIntentName": name]], "INEnums": [["INEnumName": name]],
            "INTypes": [["INTypeName": name]],
        ]
        #expect(IntentClasses(IntentDefinition(definition)).text.isEmpty)
    }
}
