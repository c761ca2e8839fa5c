/// The types of headers in Swift.
struct ImportedTypes {
    /// The names in Swift of types that headers declare, where they differ.
    var renamed: [String: String] = [:]
    /// The names of types that represent objects of any class.
    var erased: Set<String> = []
    /// The enumerations, with the expression of their first value.
    var enumerations: [String: String] = [:]
    /// The structures, which are created without arguments.
    var structures: Set<String> = []
    /// The structures whose fields no header declares.
    var opaque: Set<String> = []
    /// Names of blocks and function pointers, which are optional where they may be null.
    var functionNames: Set<String> = []
    /// Aliases of pointers to objects.
    var objectNames: Set<String> = []
    /// The protocols, of which a value is written with `any`.
    var protocols: Set<String> = []
    /// The classes.
    var classNames: Set<String> = []

    /// The position of a type.
    enum Position {
        /// A property, a parameter or a result, which may be implicitly unwrapped.
        case plain
        /// Within another type.
        case nested
    }

    /// Returns the type in Swift.
    func text(_ type: HeaderType, at position: Position = .plain) -> String {
        switch type {
        case .named(let name, let nullability): named(name, nullability, position)
        case .object(let name, let arguments, let protocols, let nullability):
            object(name, arguments, protocols) + mark(nullability, position)
        case .pointer(let pointee, let isConstant, let nullability):
            pointer(pointee, isConstant) + mark(nullability, position)
        case .array(let element, let count): array(element, count)
        case .function(let result, let parameters, _, let nullability):
            function(result, parameters, nullability, position)
        }
    }

    /// Returns the type as that of a parameter; a block that is called later escapes.
    func parameter(_ type: HeaderType) -> String {
        if case .function(_, _, true, .nonnull) = type { return "@escaping " + text(type) }
        if case .named(let name, .nonnull) = type, functionNames.contains(name) || name == "dispatch_block_t"
        {
            return "@escaping " + text(type)
        }
        return text(type)
    }

    /// Returns the result of a function of C, which does not say who releases an object of a C framework.
    func result(_ type: HeaderType) -> String {
        let text = text(type)
        guard case .named(let name, _) = type, name.hasSuffix("Ref"), name.hasPrefix("C"), text.hasSuffix("!")
        else { return text }
        return "Unmanaged<\(text.dropLast())>!"
    }

    private func mark(_ nullability: HeaderNullability, _ position: Position) -> String {
        switch nullability {
        case .nonnull: ""
        case .nullable: "?"
        case .unspecified: position == .plain ? "!" : "?"
        }
    }

    private func named(_ name: String, _ nullability: HeaderNullability, _ position: Position) -> String {
        if let value = Self.values[name] { return value }
        if let object = Self.references[name] { return object + mark(nullability, position) }
        if erased.contains(name) { return "Any" + mark(nullability, position) }
        let swift = renamed[name] ?? NestedTypeNames.swiftName(of: name) ?? name
        if functionNames.contains(name) || objectNames.contains(name) {
            return swift + mark(nullability, position)
        }
        // The references of C frameworks are objects: `CGImageRef`.
        if name.hasSuffix("Ref"), name.contains(/^(?:CG|CF|CV|CM|CT|SC|Sec)/) {
            let object = Self.references[String(name.dropLast(3))] ?? String(name.dropLast(3))
            return object + mark(nullability, position)
        }
        return swift
    }

    private func object(_ name: String, _ arguments: [HeaderType], _ protocols: [String]) -> String {
        let elements = arguments.map { text($0, at: .nested) }
        switch name {
        case "NSArray": return "[\(elements.first ?? "Any")]"
        case "NSDictionary":
            return elements.count > 1
                ? "[\(Self.hashable(elements[0])) : \(elements[1])]" : "[AnyHashable : Any]"
        case "NSSet": return "Set<\(Self.hashable(elements.first))>"
        case "NSCache" where elements.count < 2: return "NSCache<AnyObject, AnyObject>"
        case "NSMapTable" where elements.count < 2: return "NSMapTable<AnyObject, AnyObject>"
        case "NSHashTable" where elements.isEmpty: return "NSHashTable<AnyObject>"
        case "NSFetchedResultsController", "NSFetchRequest":
            return "\(name)<\(elements.first ?? "NSFetchRequestResult")>"
        default: break
        }
        if erased.contains(name) { return "Any" }
        // The types of generic classes are parsed as protocols.
        let names = protocols.filter { $0 != "NSObject" && !erased.contains($0) }.map(protocolName)
        let type = name.isEmpty ? nil : Self.classes[name] ?? renamed[name] ?? name
        let all = [type].compactMap(\.self) + names
        if all.isEmpty { return "(any NSObjectProtocol)" }
        return names.isEmpty ? all[0] : "(any \(all.joined(separator: " & ")))"
    }

    private static func hashable(_ element: String?) -> String {
        element.map { $0 == "Any" ? "AnyHashable" : $0 } ?? "AnyHashable"
    }

    /// Returns the name of a protocol, which differs from that of a class.
    func protocolName(_ name: String) -> String {
        classNames.contains(name) ? name + "Protocol" : renamed[name] ?? Self.classes[name] ?? name
    }

    private func pointer(_ pointee: HeaderType, _ isConstant: Bool) -> String {
        if pointee.isVoid { return isConstant ? "UnsafeRawPointer" : "UnsafeMutableRawPointer" }
        if case .named(let name, _) = pointee, opaque.contains(name) { return "OpaquePointer" }
        if pointee.isError { return "UnsafeMutablePointer<NSError?>" }
        if case .object("NSError", _, _, _) = pointee { return "UnsafeMutablePointer<NSError?>" }
        let element = text(pointee, at: .nested)
        if pointee.isObject { return "AutoreleasingUnsafeMutablePointer<\(element)>" }
        return isConstant ? "UnsafePointer<\(element)>" : "UnsafeMutablePointer<\(element)>"
    }

    /// An array of a structure is a tuple; one whose size is unknown or large is a pointer.
    private func array(_ element: HeaderType, _ count: Int) -> String {
        guard (1...64).contains(count) else {
            let inner = if case .pointer = element { element.with(.unspecified) } else { element }
            return "UnsafeMutablePointer<\(text(inner, at: .nested))>!"
        }
        let element = text(element, at: .nested)
        return "(\(Array(repeating: element, count: count).joined(separator: ", ")))"
    }

    private func function(
        _ result: HeaderType, _ parameters: [HeaderType], _ nullability: HeaderNullability,
        _ position: Position
    ) -> String {
        let list = parameters.map { text($0, at: .nested) }.joined(separator: ", ")
        let value = result.isVoid ? "Void" : text(result, at: .nested)
        // Functions with objects or structures, which are Swift's here, are not C's.
        let type = "(\(list)) -> \(value)"
        return nullability == .nonnull ? type : "(\(type))" + mark(nullability, position)
    }

    // MARK: Values

    /// Returns the neutral value of a type as Swift spells it; nil if there is none that is known.
    func neutral(_ type: HeaderType) -> String? {
        let text = text(type)
        if text.hasSuffix("!") || text.hasSuffix("?") { return "nil" }
        if case .named(let name, _) = type, let value = enumerations[name] { return value }
        if case .named(let name, _) = type, structures.contains(name) { return "\(text)()" }
        if text.hasPrefix("Set<") { return "[]" }
        if text.hasPrefix("SIMD") || text.hasPrefix("simd_") { return "\(text)()" }
        if text.hasPrefix("[") { return text.contains(" : ") ? "[:]" : "[]" }
        return Self.neutral[text]
    }

    private static let neutral: [String: String] = [
        "Bool": "false", "String": "\"\"", "Int": "0", "UInt": "0", "Int8": "0", "UInt8": "0", "Int16": "0",
        "UInt16": "0", "Int32": "0", "UInt32": "0", "Int64": "0", "UInt64": "0", "CGFloat": "0",
        "Double": "0",
        "Float": "0", "TimeInterval": "0", "CGPoint": ".zero", "CGSize": ".zero", "CGRect": ".zero",
        "UIEdgeInsets": ".zero", "NSRange": "NSRange(location: 0, length: 0)", "Data": "Data()",
        "Date": "Date()",
        "CGAffineTransform": ".identity", "CFTimeInterval": "0", "CLLocationDegrees": "0",
        "CLLocationDistance": "0",
        "CLLocationCoordinate2D": "CLLocationCoordinate2D()", "CChar": "0", "OSStatus": "-1",
        "CGVector": ".zero",
        "NSAttributedString": "NSAttributedString()", "UIColor": ".clear", "UIImage": "UIImage()",
        "UIFont": ".systemFont(ofSize: 17)", "URL": "URL(fileURLWithPath: \"/\")", "UUID": "UUID()",
        "NSNumber": "0", "Any": "NSObject()",
        "IndexSet": "IndexSet()", "Locale": ".current", "NSNotification.Name": "NSNotification.Name(\"\")",
        "IndexPath": "IndexPath()", "CATransform3D": "CATransform3DIdentity",
    ]

    /// Returns the name of a type for the rules of names.
    func word(_ type: HeaderType) -> String {
        switch type {
        case .named(let name, _) where functionNames.contains(name) || name == "dispatch_block_t": "Block"
        case .named("id", _): "Object"
        case .named("SEL", _): "Selector"
        case .named("BOOL", _): "Bool"
        case .named("NSInteger", _), .named("NSUInteger", _), .named("int", _): "Integer"
        case .named(let name, _): name.hasSuffix("Ref") ? String(name.dropLast(3)) : name
        case .object(let name, _, let protocols, _): name.isEmpty ? protocols.first ?? "" : name
        case .pointer(let pointee, _, _): pointee.isObject ? "" : word(pointee) == "void" ? "" : "Pointer"
        case .array: ""
        case .function(_, _, let isBlock, _): isBlock ? "Block" : "Function"
        }
    }

    private static let values: [String: String] = [
        "void": "Void", "BOOL": "Bool", "bool": "Bool", "_Bool": "Bool", "Boolean": "Bool", "int": "Int32",
        "char": "CChar",
        "signed char": "Int8", "unsigned char": "UInt8", "short": "Int16", "unsigned short": "UInt16",
        "unsigned": "UInt32", "unsigned int": "UInt32", "long": "Int", "unsigned long": "UInt",
        "long long": "Int64",
        "unsigned long long": "UInt64", "long int": "Int", "unsigned long int": "UInt", "short int": "Int16",
        "unsigned short int": "UInt16", "long long int": "Int64", "float": "Float", "double": "Double",
        "NSInteger": "Int", "NSUInteger": "UInt", "size_t": "Int", "ssize_t": "Int", "int8_t": "Int8",
        "uint8_t": "UInt8", "int16_t": "Int16", "uint16_t": "UInt16", "int32_t": "Int32",
        "uint32_t": "UInt32",
        "int64_t": "Int64", "uint64_t": "UInt64", "uintptr_t": "UInt", "intptr_t": "Int", "Byte": "UInt8",
        "NSTimeInterval": "TimeInterval", "Float32": "Float", "Float64": "Double", "SInt8": "Int8",
        "SInt16": "Int16",
        "SInt32": "Int32", "SInt64": "Int64", "CFIndex": "Int", "uint": "UInt32",
        "vector_float2": "SIMD2<Float>", "vector_float3": "SIMD3<Float>", "vector_float4": "SIMD4<Float>",
        "simd_float2": "SIMD2<Float>", "simd_float3": "SIMD3<Float>", "simd_float4": "SIMD4<Float>",
        "vector_uint2": "SIMD2<UInt32>", "vector_int2": "SIMD2<Int32>", "vector_uint4": "SIMD4<UInt32>",
        "matrix_float4x4": "simd_float4x4", "matrix_float3x3": "simd_float3x3", "NSErrorDomain": "String",
        "NSNotificationName": "NSNotification.Name", "NSErrorUserInfoKey": "String",
        "NSComparisonResult": "ComparisonResult",
        "NSStringEncoding": "UInt", "NSRunLoopMode": "RunLoop.Mode",
    ]

    /// Names that represent objects and functions.
    private static let references: [String: String] = [
        "id": "Any", "instancetype": "Self", "Class": "AnyClass", "SEL": "Selector",
        "dispatch_queue_t": "DispatchQueue",
        "dispatch_block_t": "(() -> Void)", "dispatch_group_t": "DispatchGroup",
        "dispatch_data_t": "DispatchData",
        "dispatch_semaphore_t": "DispatchSemaphore", "CFTypeRef": "AnyObject", "CFStringRef": "CFString",
        "CVPixelBufferRef": "CVPixelBuffer", "CGMutablePath": "CGMutablePath",
        "NSErrorPointer": "NSErrorPointer",
    ]

    /// The classes of Foundation that have other names in Swift.
    private static let classes: [String: String] = {
        var classes = [
            "NSError": "Error", "NSMutableURLRequest": "NSMutableURLRequest", "Protocol": "Protocol",
            "NSUserActivity": "NSUserActivity", "NSOperation": "Operation",
            "NSBlockOperation": "BlockOperation",
        ]
        for name in plain.split(whereSeparator: \.isWhitespace) { classes["NS" + name] = String(name) }
        return classes
    }()

    private static let plain = """
        String Data Date URL URLRequest URLComponents URLQueryItem IndexPath IndexSet UUID DateComponents Calendar TimeZone Locale
        CharacterSet Notification DateInterval Bundle FileManager URLSession URLSessionTask URLSessionDataTask
        URLSessionDownloadTask URLSessionUploadTask URLSessionConfiguration URLCache URLCredential URLProtectionSpace
        URLAuthenticationChallenge URLResponse HTTPURLResponse HTTPCookie HTTPCookieStorage Timer Thread Operation
        OperationQueue UserDefaults NotificationCenter ProcessInfo RunLoop Stream InputStream OutputStream Formatter
        DateFormatter NumberFormatter ByteCountFormatter Scanner Progress JSONSerialization FileHandle UndoManager XMLParser
        CachedURLResponse URLProtocol URLProtocolClient URLCredentialStorage URLSessionStreamTask URLSessionWebSocketTask URLSessionTaskMetrics
        URLSessionDelegate URLSessionTaskDelegate URLSessionDataDelegate URLSessionDownloadDelegate URLSessionStreamDelegate
        URLSessionWebSocketDelegate StreamDelegate XMLParserDelegate FileManagerDelegate NetServiceDelegate
        NetServiceBrowserDelegate PortDelegate ValueTransformer NotificationQueue PropertyListSerialization PersonNameComponents
        DateComponentsFormatter MeasurementFormatter LengthFormatter MassFormatter EnergyFormatter
        Pipe Port NetService NetServiceBrowser Dimension Unit Measurement DateIntervalFormatter ISO8601DateFormatter
        """
}
