import Testing

@testable import SourceProjects

/// Declarations of C and Objective-C headers are those that the compiler imports on Apple's platforms.
struct HeaderDeclarationTests {
    private func text(_ header: String, _ implementation: String = "") -> String {
        HeaderDeclarations(texts: [header], names: ["A.h"], implementations: [implementation]).text
    }

    /// Returns the declarations of a header in a region without null pointers, with the bodies of functions removed.
    private func members(_ header: String) -> String {
        text("NS_ASSUME_NONNULL_BEGIN\n\(header)\nNS_ASSUME_NONNULL_END").replacing(
            /\s\{ UIKit[^}]*\}/, with: ""
        )
        .replacing("`", with: "")
    }

    private func method(_ declaration: String, of type: String = "Store") -> String {
        members("@interface \(type) : NSObject\n\(declaration)\n@end")
    }

    /// Labels begin at the last preposition, and words that repeat a type are omitted.
    @Test(arguments: [
        ("- (NSData *)dataForKey:(NSString *)key;", "func data(forKey key: String) -> Data"),
        ("- (void)removeObject:(id)object;", "func remove(_ object: Any)"),
        ("- (NSInteger)indexOfObject:(id)object;", "func index(of object: Any) -> Int"),
        (
            "- (void)moveItemAtIndex:(NSInteger)index toIndex:(NSInteger)other;",
            "func moveItem(at index: Int, to other: Int)"
        ),
        (
            "- (void)addItem:(id)item toList:(NSArray<NSString *> *)list;",
            "func addItem(_ item: Any, toList list: [String])"
        ),
        (
            "- (void)store:(Store *)store didFailWithError:(NSError *)error;",
            "func store(_ store: Store, didFailWithError error: Error)"
        ),
        ("- (void)startStore:(NSString *)name;", "func start(_ name: String)"),
        ("- (void)writeToURL:(NSURL *)url;", "func write(to url: URL)"),
        ("- (void)run:(BOOL)fast NS_SWIFT_NAME(go(fast:));", "func go(fast: Bool)"),
        ("- (nullable NSString *)title;", "func title() -> String?"),
    ])
    func selectorsBecomeNames(_ declaration: String, _ expected: String) {
        #expect(method(declaration).contains("open " + expected))
    }

    /// Types that are nested in Swift have one word in Objective-C.
    @Test(arguments: [
        ("UIViewAnimationOptions", "UIView.AnimationOptions"), ("UIControlEvents", "UIControl.Event"),
        ("NSCalendarUnit", "NSCalendar.Unit"), ("NSURLRequestCachePolicy", "NSURLRequest.CachePolicy"),
        ("UIModalPresentationStyle", "UIModalPresentationStyle"),
    ])
    func typesOfApplesAreNested(_ name: String, _ expected: String) {
        #expect(method("- (void)use:(\(name))value;").contains("func use(_ value: \(expected))"))
    }

    /// Documents name a class without a module, and by its name in Objective-C.
    @Test(arguments: [("", "Counter"), ("NS_SWIFT_NAME(Count) ", "Count")])
    func classesHaveTheirNamesInObjectiveC(_ attribute: String, _ name: String) {
        let result = text("\(attribute)@interface Counter : UILabel\n@end")
        #expect(result.contains("@objc(Counter) open class \(name): UILabel"))
    }

    @Test func aFactoryIsNotImportedBesideTheInitializer() {
        let result = method(
            "+ (instancetype)storeWithName:(NSString *)name;\n- (instancetype)initWithName:(NSString *)name;")
        #expect(result.contains("public init(name: String)"))
        #expect(!result.contains("convenience"))
    }

    @Test func membersThatASuperclassDeclaresAreInherited() {
        let result = members(
            """
            @interface A : NSObject
            @property (nonatomic) float progress;
            @property (nonatomic, readonly) float size;
            - (void)redraw;
            + (instancetype)make;
            @end
            @interface B : A
            @property (nonatomic) float progress;
            @property (nonatomic) float size;
            - (void)redraw;
            + (instancetype)make;
            - (void)stop;
            @end
            """)
        let second = result.split(separator: "class B").last ?? ""
        #expect(!second.contains("progress") && !second.contains("redraw"))
        #expect(second.contains("var size") && second.contains("func stop") && second.contains("func make"))
    }

    @Test func aFunctionThatIsDeclaredTwiceIsImportedOnce() {
        let result = members("float ceilOf(float);\nfloat ceilOf(float x);")
        #expect(result.matches(of: /func ceilOf/).count == 1)
    }

    @Test func outsideOfARegionPointersAreImplicitlyUnwrapped() {
        let result = text("@interface A : NSObject\n@property (copy) NSString *name;\n@end")
        #expect(result.contains("open var `name`: String! = nil"))
    }

    @Test func methodsThatReportErrorsThrow() {
        let result = method(
            "- (BOOL)saveToURL:(NSURL *)url error:(NSError **)error;\n- (nullable NSData *)readAndReturnError:(NSError **)error;"
        )
        #expect(
            result.contains("open func save(to url: URL) throws")
                && result.contains("func read() throws -> Data"))
    }

    /// A method with a completion handler is an asynchronous function as well.
    @Test func completionHandlersAreAwaited() {
        let result = method(
            "- (void)loadWithCompletion:(void (^)(NSData *_Nullable data, NSError *_Nullable error))completion;"
        )
        #expect(result.contains("func load(completion: @escaping (Data?, Error?) -> Void)"))
        #expect(result.contains("func load() async throws -> Data"))
    }

    @Test func initializersAndFactoriesCreateObjects() {
        let result = method(
            """
            @property (copy) NSString *name;
            - (instancetype)initWithName:(NSString *)name;
            + (nullable instancetype)storeWithContentsOfURL:(NSURL *)url;
            """, of: "XYZStore")
        #expect(result.contains("public init(name: String) { super.init(); self.name = name;"))
        #expect(result.contains("public convenience init?(contentsOf url: URL) { self.init();"))
        #expect(result.contains("public override init() { super.init() }"))
    }

    @Test(arguments: ["UIView", "UIStepper", "UITabBar"])
    func viewsHaveTheInitializersOfViews(_ superclass: String) {
        let result = members(
            "@interface Badge : \(superclass)\n- (instancetype)initWithText:(NSString *)text;\n@end")
        #expect(
            result.contains("public override init(frame: CGRect)")
                && result.contains("required init?(coder: NSCoder)"))
        #expect(result.contains("public init(text: String) { super.init(frame: .zero);"))
    }

    @Test func membersOfUIKitThatAClassDeclaresAgainAreInherited() {
        let result = members(
            """
            @interface Field : UIControl
            @property (getter=isEnabled) BOOL enabled;
            @property (nullable) UIView *inputAccessoryView;
            @property (readonly) BOOL isValid;
            - (BOOL)becomeFirstResponder;
            - (void)layoutSubviews;
            - (BOOL)pointInside:(CGPoint)point withEvent:(nullable UIEvent *)event;
            - (void)clear;
            @end
            @interface CardField : Field
            - (BOOL)resignFirstResponder;
            @end
            """)
        for name in ["isEnabled", "FirstResponder", "layoutSubviews", "point(inside"] {
            #expect(!result.contains(name))
        }
        #expect(result.contains("open var isValid: Bool") && result.contains("open func clear()"))
        // Responders' view above the keyboard can only be read.
        #expect(result.contains("open override var inputAccessoryView: UIView? {"))
    }

    @Test func aClassWhoseImplementationOverridesMembersOfUIKitReportsItsCreation() {
        let header = "@interface Field : UIView\n- (void)layoutSubviews;\n- (void)clear;\n@end"
        let start = "@implementation Field\n- (void)clear {}\n"
        #expect(text(header, start + "- (void)layoutSubviews {}\n@end").contains("ForeignCode.create"))
        #expect(!text(header, start + "@end").contains("ForeignCode.create"))
    }

    /// Only the members of a class's own superclasses are inherited.
    @Test func membersOfOtherClassesOfUIKitAreDeclared() {
        let result = members("@interface Field : UIView\n@property BOOL enabled;\n- (void)reloadData;\n@end")
        #expect(result.contains("open var enabled: Bool") && result.contains("open func reloadData()"))
    }

    @Test func aClassInheritsTheInitializersOfItsSuperclassBesideItsOwn() {
        let result = members(
            """
            @interface Indicator : UIView
            - (instancetype)initWithContentView:(UIView *)contentView;
            @end
            @interface ImageIndicator : Indicator
            - (instancetype)initWithImage:(UIImage *)image;
            - (instancetype)initWithContentView:(UIView *)contentView;
            @end
            """)
        let parts = result.split(separator: "class ImageIndicator")
        let override = "public override init(contentView: UIView) { super.init(contentView: contentView) }"
        #expect(parts.count == 2 && !parts[0].contains(override) && parts[1].contains(override))
        #expect(parts.last?.contains("public init(image: UIImage) { super.init(frame: .zero);") == true)
        #expect(parts.last?.contains("public init(contentView") == false)
    }

    @Test func aProtocolWithTheNameOfAClassHasALongerOne() {
        let result = members(
            "@protocol Store <NSObject>\n@end\n@interface Store : NSObject <Store>\n@property (weak) id<Store> other;\n@end"
        )
        #expect(result.contains("protocol StoreProtocol: NSObjectProtocol"))
        #expect(result.contains("class Store: NSObject, StoreProtocol"))
        #expect(result.contains("var other: (any StoreProtocol)"))
    }

    @Test func aClassInheritsTheConformancesOfItsSuperclass() {
        let result = members(
            "@protocol P\n@end\n@interface A : NSObject <P>\n@end\n@interface B : A <P>\n@end")
        #expect(result.contains("class A: NSObject, P {") && result.contains("class B: A {"))
    }

    @Test func aRequirementThatIsDeclaredAgainKeepsItsNameAndType() {
        let result = members(
            """
            @protocol P
            @property id<P> next;
            - (void)logMessage:(NSString *)message NS_SWIFT_NAME(log(message:));
            @end
            @interface A : NSObject <P>
            @property (nullable) id<P> next;
            - (void)logMessage:(nullable NSString *)message;
            @end
            """)
        #expect(result.contains("open var next: (any P) "))
        #expect(result.contains("open func log(message: String)"))
    }

    @Test func aSuperclassThatIsAValueInSwiftIsTheClass() {
        #expect(members("@interface A : NSMutableDictionary\n@end").contains("class A: NSMutableDictionary"))
        #expect(members("@interface A : NSString\n@end").contains("class A: NSString"))
    }

    @Test func aConstantOfATypeOfConstantsReportsThatItsValueIsUnknown() {
        let result = text(
            "typedef NSString *Tint NS_TYPED_ENUM;\nextern const Tint TintRed;\nextern const Tint TintRed;")
        #expect(
            result.contains(
                "{ UIKit.Inert.use(\"TintRed\"); return Tint(rawValue: \"TintRed\") } }"))
        #expect(result.split(separator: "var `red`").count == 2)
    }

    @Test func typesOfOtherModulesHaveTheirNamesInSwift() {
        let known = """
            NS_ASSUME_NONNULL_BEGIN
            struct XYZCurve { CGFloat data[4]; } NS_SWIFT_NAME(Curve);
            @interface XYZView : UIView
            - (instancetype)initWithCurve:(struct XYZCurve)curve;
            @end
            """
        let result = HeaderDeclarations(
            texts: [
                "NS_ASSUME_NONNULL_BEGIN\n@interface Other : XYZView\n- (instancetype)initWithTag:(NSInteger)tag;\n@end"
            ],
            names: ["A.h"], imported: [known]
        ).text
        #expect(result.contains("public override init(`curve`: Curve) { super.init(curve: `curve`) }"))
        #expect(result.contains("public init(`tag`: Int) { super.init(frame: .zero)"))
        #expect(!result.contains("class XYZView"))
    }

    @Test func protocolsOfFoundationHaveTheirNamesInSwift() {
        #expect(
            members("@interface A : NSObject <NSURLSessionDataDelegate>\n@end").contains(
                "A: NSObject, URLSessionDataDelegate"))
    }

    /// The types of a generic class are any, also in an alias in its declaration.
    @Test func typesOfGenericClassesAreAny() {
        let result = members(
            """
            @interface Task<__covariant Result> : NSObject
            typedef id _Nullable (^Continuation)(Task<Result> *task);
            - (void)run:(Continuation)block;
            @end
            @interface Source<Result> : NSObject
            @property (readonly) Task<Result> *task;
            @end
            """)
        #expect(result.contains("typealias Continuation = (Task) -> Any?"))
        #expect(result.contains("open var task: Task"))
    }

    @Test func anInitializerThatReportsAnErrorGivesWayToOneThatDoesNot() {
        let result = method(
            "- (instancetype)initWithName:(NSString *)name error:(NSError **)error;\n- (instancetype)initWithName:(NSString *)name;"
        )
        #expect(result.contains("public init(name: String) {") && !result.contains("throws"))
    }

    @Test func anEnumerationOfAnotherSystemGivesWayToAnAlias() {
        let result = text(
            """
            #if TARGET_OS_IOS
            typedef UIViewAnimationOptions Animation;
            #else
            typedef NS_OPTIONS(NSUInteger, Animation) { AnimationNone = 1 };
            #endif
            """)
        #expect(result.contains("typealias Animation = UIView.AnimationOptions"))
        #expect(!result.contains("struct Animation"))
    }

    @Test func boundsOfGenericClassesEndTogether() {
        let result = members(
            "@interface A<K : id<NSCopying>> : NSObject\n- (NSDictionary<K, NSString *> *)all;\n@end")
        #expect(result.contains("class A: NSObject {") && result.contains("-> [AnyHashable : String]"))
    }

    @Test func aRequirementOfTheSuperclassIsNotDeclaredAgain() {
        let result = members(
            """
            @protocol P\n- (void)run;\n@end
            @protocol Q <P>\n@end
            @interface A : NSObject <P>\n@end
            @interface B : A <Q>\n@end
            """)
        #expect(result.contains("class B: A, Q {"))
        #expect(result.split(separator: "class B: A").last?.contains("func run") == false)
    }

    @Test func aProtocolOfApplesIsAdoptedThroughAnother() {
        let result = members(
            "@protocol P <NSCopying>\n@end\n@interface A : NSObject <P>\n@end\n@interface B : A <NSCopying>\n@end"
        )
        #expect(result.split(separator: "open func copy(with zone").count == 2)
    }

    @Test func aPropertyThatACategoryDeclaresAgainIsOne() {
        let result = members(
            """
            @interface A : NSObject\n@property (readonly) NSInteger type;\n@end
            @interface A ()\n@property NSString *type;\n@end
            """)
        #expect(result.contains("open var type: Int") && !result.contains("String"))
    }

    @Test func membersOfTheRootClassAreInherited() {
        let result = method("- (BOOL)isEqual:(id)object;\n@property (readonly) NSUInteger hash;")
        #expect(!result.contains("isEqual") && !result.contains("hash"))
    }

    @Test(arguments: ["unsigned long long int", "long long unsigned int", "unsigned long long"])
    func wordsOfATypeHaveAnyOrder(_ type: String) {
        #expect(method("- (\(type))size;").contains("func size() -> UInt64"))
    }

    @Test func namesBeforeAndAfterATypeAreItsInSwift() {
        let result = members(
            """
            struct XYZCurve { CGFloat data[4]; } NS_SWIFT_NAME(Curve);
            typedef struct XYZCurve XYZCurve;
            NS_SWIFT_NAME(KeyPath) typedef NSString * const XYZKeyPath CF_TYPED_ENUM;
            XYZCurve XYZMakeCurve(void);
            """)
        #expect(result.contains("public struct Curve {") && result.contains("func XYZMakeCurve() -> Curve"))
        #expect(result.contains("public struct KeyPath: RawRepresentable") && !result.contains("typealias"))
    }

    @Test func aClassWhoseOtherInitializersAreUnavailableInheritsNone() {
        let result = members(
            """
            @interface Named : NSObject
            - (instancetype)initWithName:(NSString *)name;
            @end
            @interface Counted : Named
            - (instancetype)init NS_UNAVAILABLE;
            - (instancetype)initWithCount:(NSInteger)count NS_DESIGNATED_INITIALIZER;
            @end
            """)
        #expect(result.split(separator: "class Counted").last?.contains("name") == false)
    }

    @Test func optionalRequirementsStayOptional() {
        let result = members("@protocol P <NSObject>\n- (void)a;\n@optional\n- (BOOL)b:(id)sender;\n@end")
        #expect(result.contains("@objc public protocol P: NSObjectProtocol {\n    func a()"))
        #expect(result.contains("@objc optional func b(_ sender: Any) -> Bool"))
    }

    /// Its implementation has the methods that a protocol requires, which the header need not repeat.
    @Test func classesHaveWhatTheirProtocolsRequire() {
        let result = members(
            "@protocol P\n- (NSInteger)count;\n@end\n@interface A : NSObject <P, NSCopying>\n@end")
        #expect(
            result.contains("open func count() -> Int")
                && result.contains("func copy(with zone: NSZone? = nil)"))
    }

    @Test func categoriesExtendClasses() {
        let result = members("@interface UIColor (Hex)\n+ (UIColor *)colorWithHex:(NSUInteger)hex;\n@end")
        #expect(result.contains("extension UIColor {") && result.contains("convenience init(hex: UInt)"))
    }

    /// The first use of a function is reported.
    @Test func functionsReportThatTheyHaveNoEffect() {
        let result = text("int Sum(int a, const char *text);")
        #expect(result.contains("func `Sum`(_ `a`: Int32, _ `text`: UnsafePointer<CChar>!) -> Int32"))
        #expect(result.contains("{ UIKit.ForeignCode.use(\"Sum(_:_:)\", \"A.h\"); return 0 }"))
    }

    @Test(arguments: [
        ("@property int a;\n- (int)b;", "- (int)b { return 1; }", ""),
        ("@property int a;", "- (int)a { return 1; }\n- (void)setA:(int)a { }", ""),
        ("- (int)b:(int)x c:(id)y;", "- (int)b:(int)x\nc:(id)y { if (x) { y(); } return - (1); }", ""),
        ("- (int)b;", "- (int)b { return 1; }\n- (void)layoutSubviews { }", "create(\"T\", \"A.h\")"),
        ("", "- (instancetype)init { return self; }", "create(\"T\", \"A.h\")"),
        ("", nil, "create(\"T\", \"A.h\")"),
    ])
    func objectsOfClassesThatOverrideMethodsAreReported(
        _ members: String, _ implementation: String?, _ expected: String
    ) {
        let written = implementation.map { "@implementation T\n\($0)\n@end" }
        let result = text("@interface T : UIView\n\(members)\n@end", written ?? "")
        #expect(expected.isEmpty ? !result.contains("create(") : result.contains(expected))
    }

    @Test func accessorsThatAreImplementedHaveNoStorage() {
        let result = text(
            "@interface T : NSObject\n@property int a, b;\n@end",
            "@implementation T\n- (int)a { return 1; }\n@end")
        let use = "UIKit.ForeignCode.use(\"T.a\", \"A.h\")"
        #expect(result.contains("open var `a`: Int32 { get { \(use); return 0 } set { \(use) } }"))
        #expect(result.contains("open var `b`: Int32 = 0"))
    }

    @Test func arraysArePassedAsPointers() {
        let result = text("void Encrypt(const unsigned char key[], unsigned char block[16]);").replacing(
            "`", with: "")
        #expect(
            result.contains(
                "func Encrypt(_ key: UnsafePointer<UInt8>!, _ block: UnsafeMutablePointer<UInt8>!)"))
    }

    /// Macros say how a function is exported, and are around its parameters in old headers.
    @Test func macrosAroundFunctionsArePassedOver() {
        let result = text("extern int ZEXPORT Open OF((const char *path));").replacing("`", with: "")
        #expect(result.contains("public func Open(_ path: UnsafePointer<CChar>!) -> Int32"))
    }

    @Test func constantsHaveTheValuesOfTheirImplementation() {
        let result = text(
            "extern NSString *const DidChange;\nextern const CGFloat Height;\n#define kCount 3\n#define kName @\"n\"",
            "NSString *const DidChange = @\"did-change\";\nconst CGFloat Height = 44.5f;")
        #expect(result.contains("public var DidChange: String { \"did-change\" }"))
        #expect(result.contains("public var Height: CGFloat { 44.5 }"))
        #expect(
            result.contains("public var kCount: Int32 { 3 }")
                && result.contains("public var kName: String { \"n\" }"))
    }

    @Test func pointersWithoutAValueAreOptional() {
        let result = text("extern const unsigned char KitVersionString[];")
        #expect(result.contains("KitVersionString: UnsafeMutablePointer<UInt8>! {"))
    }

    @Test func constantsOfATypeOfTheirOwnAreMembers() {
        let result = text(
            "typedef NSString *Key NS_STRING_ENUM;\nextern Key const KeyFirst;",
            "Key const KeyFirst = @\"1\";")
        #expect(result.contains("public struct Key: RawRepresentable"))
        #expect(result.contains("extension Key { public static var `first`: Key { Key(rawValue: \"1\") } }"))
    }

    @Test func conditionsExcludeDeclarations() {
        let result = text(
            "#ifdef __cplusplus\nint A(void);\n#elif TARGET_OS_IPHONE && !defined(X)\nint B(void);\n#else\nint C(void);\n#endif"
        )
        #expect(result.contains("`B`") && !result.contains("`A`") && !result.contains("`C`"))
    }

    @Test func structuresHaveTheirFields() {
        let result = text("typedef struct { int x; float y[2]; } Point;").replacing("`", with: "")
        #expect(
            result.contains("public var x: Int32 = 0")
                && result.contains("public var y: (Float, Float) = (0, 0)"))
    }

    /// Constants of enumerations are in upper case where initials alone remain.
    @Test func initialsStayInUpperCase() {
        let result = text("typedef NS_ENUM(NSInteger, Disk) { DiskCD, DiskNone };")
        #expect(result.contains("case `CD` = 0") && result.contains("case `none` = 1"))
    }

    /// Headers that are not complete, or are no headers, end somewhere.
    @Test(arguments: [
        "@interface A : NSObject\n- (void)a", "@interface", "((((((", "typedef struct {",
        "#define A A A A\nA A;", "@protocol P <",
        "@property (", "void f(", "- (void (^)(", "#if (((((\n#endif", "\"", "/*", "extern \"C\" {",
        "typedef NS_ENUM(",
        "@interface A : B<C", "int a[", "#if !!!!!!!!1\nint a;",
    ])
    func incompleteHeadersAreRead(_ header: String) {
        _ = text(header)
        _ = text(String(repeating: header + " ", count: 50))
    }

    @Test func macrosThatRepeatThemselvesAreBounded() {
        let lines = (1...40).map { "#define A\($0) A\($0 - 1) A\($0 - 1) A\($0 - 1)" }.joined(separator: "\n")
        _ = text(lines + "\nA40 A40;")
    }

    /// Empty macros count as well: replacing them takes as long.
    @Test func macrosThatRepeatEmptyOnesAreBounded() {
        let lines = (1...7).map { level in
            "#define A\(level) " + String(repeating: "A\(level - 1) ", count: 100)
        }
        let header = "#define A0\n" + lines.joined(separator: "\n") + "\nint a;\nA7"
        #expect(text(header).contains("public var a:"))
    }

    private static let library = """
        NS_ASSUME_NONNULL_BEGIN
        @class Unused;
        typedef void (^Done)(Result *result);
        @protocol Part <NSObject>
        @end
        @interface Result : NSObject
        @property NSString *title;
        @end
        @interface Base : NSObject <Part>
        @end
        @interface Loader : Base
        - (instancetype)initWithPath:(NSString *)path;
        - (void)loadWithCompletion:(Done)done;
        - (void)sendUnused:(Unused *)unused;
        @property NSInteger count;
        @property NSInteger other;
        @end
        @interface Unused : NSObject
        @end
        @interface NSString (Library)
        - (NSString *)shortened;
        @end
        NSInteger LibraryVersion(void);
        NS_ASSUME_NONNULL_END
        """

    /// Code can use only what it names, and what that depends on.
    @Test func onlyWhatCodeNamesIsDeclaredWithItsTypes() {
        let text = HeaderDeclarations(texts: [Self.library]).text(naming: ["Loader", "load", "count"])
        for part in [
            "class Loader: Base", "class Base: NSObject, Part", "protocol Part", "init(path", "func `load`",
            "`count`",
        ] {
            #expect(text.contains(part), "\(part)")
        }
        #expect(text.contains("typealias Done") && text.contains("class Result"))
        for part in ["class Unused", "sendUnused", "`other`", "`title`", "shortened", "LibraryVersion"] {
            #expect(!text.contains(part), "\(part)")
        }
    }

    @Test func membersOfOthersClassesAndFunctionsAreDeclaredWhereCodeNamesThem() {
        let declarations = HeaderDeclarations(texts: [Self.library])
        let text = declarations.text(naming: ["shortened", "LibraryVersion"])
        #expect(text.contains("shortened") && text.contains("LibraryVersion") && !text.contains("Loader"))
        #expect(declarations.text(naming: []).isEmpty)
    }

    @Test func aClassMayHaveANameThatBeginsWithALowercaseLetter() {
        let text = members(
            "@class iPager;\n@protocol P\n- (void)pagerDidTurn:(iPager *)pager;\n@end\n@interface iList : NSObject\n- (iList *)next;\n@end"
        )
        #expect(text.contains("func pagerDidTurn(_ pager: iPager)"))
        #expect(text.contains("func next() -> iList"))
    }

    @Test func aSubclassDoesNotAdoptTheProtocolsOfItsSuperclassAgain() {
        let text = members(
            "@protocol P <NSObject>\n@property id<P> next;\n@end\n@interface A : NSObject <P>\n@property (nullable) id<P> next;\n@end\n@interface B : A <P>\n@end"
        )
        #expect(text.contains("class A: NSObject, P") && text.contains("class B: A {"))
        #expect(!text.contains("(any P)?"))
    }

    @Test func aliasesOfClassesAreClasses() {
        let text = members(
            "typedef UIColor Tint;\ntypedef double Span;\n@interface A : NSObject\n- (Tint *)tint;\n- (void)read:(Span *)span;\n@end"
        )
        #expect(text.contains("func tint() -> Tint"))
        #expect(text.contains("UnsafeMutablePointer<Span>"))
    }
}
