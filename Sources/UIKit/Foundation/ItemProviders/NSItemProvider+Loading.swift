import Foundation

extension NSItemProvider {
    /// Returns whether the provider has an object of the class, or data that the class can read.
    public func canLoadObject<T>(ofClass aClass: T.Type) -> Bool {
        object is T || readableType(aClass) != nil
    }

    /// Passes the object of the class to the closure, or one created from the data of a representation.
    @discardableResult
    public func loadObject<T>(
        ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
    ) -> Progress {
        if let object = object as? T {
            completionHandler(object, nil)
        } else if let (reader, type) = readableType(aClass) {
            return loadDataRepresentation(forTypeIdentifier: type) { data, error in
                guard let data else { return completionHandler(nil, error) }
                do {
                    let object = try reader.object(withItemProviderData: data, typeIdentifier: type)
                    completionHandler(object as? T, nil)
                } catch { completionHandler(nil, error) }
            }
        } else {
            completionHandler(nil, Self.error(.unavailableCoercionError))
        }
        return Self.finished
    }

    /// Passes the data of a type to the closure.
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress {
        guard let found = representation(typeIdentifier) else {
            completionHandler(nil, Self.error(.itemUnavailableError))
            return Self.finished
        }
        switch found.content {
        case .data(let load): return load(completionHandler) ?? Self.finished
        case .file(let load):
            return load { url, _, error in completionHandler(url.flatMap { try? Data(contentsOf: $0) }, error)
            }
                ?? Self.finished
        case .item(let load): load({ Self.pass($0, $1, as: found.type, to: completionHandler) }, nil, nil)
        case .object(let object as any NSItemProviderWriting):
            return object.loadData(
                withTypeIdentifier: found.type, forItemProviderCompletionHandler: completionHandler)
                ?? Self.finished
        case .object(let object): Self.pass(object, nil, as: found.type, to: completionHandler)
        }
        return Self.finished
    }

    /// Passes a file with the data of a type to the closure, which copies what it needs: the file is removed afterwards.
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
    ) -> Progress {
        if case .file(let load) = representation(typeIdentifier)?.content {
            return load { url, _, error in completionHandler(url, error) } ?? Self.finished
        }
        let name = suggestedName
        return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do {
                try ItemFile.with(data, name: name, type: typeIdentifier) { completionHandler($0, nil) }
            } catch { completionHandler(nil, error) }
        }
    }

    /// Passes the file of a type to the closure, and whether it is the original.
    @discardableResult
    public func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        if let url = object as? URL, url.isFileURL {
            completionHandler(url, true, nil)
            return Self.finished
        }
        return loadFileRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler($0, false, $1) }
    }

    /// Passes the item of a type to the closure: the object itself, or its data.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: CompletionHandler? = nil
    ) {
        guard let completionHandler else { return }
        switch representation(typeIdentifier)?.content {
        case .object(let object): completionHandler(object, nil)
        case .item(let load): load(completionHandler, nil, options)
        case .file(let load): _ = load { url, _, error in completionHandler(url, error) }
        case .data(let load): _ = load { data, error in completionHandler(data, error) }
        case nil: completionHandler(nil, Self.error(.itemUnavailableError))
        }
    }

    /// Passes a small image of the item to the closure, if there is one.
    public func loadPreviewImage(
        options: [AnyHashable: Any]! = [:], completionHandler: CompletionHandler!
    ) {
        guard let completionHandler else { return }
        guard let previewImageHandler else { return completionHandler(object as? UIImage, nil) }
        previewImageHandler(completionHandler, UIImage.self, options)
    }

    private func readableType<T>(_ aClass: T.Type) -> (any NSItemProviderReading.Type, String)? {
        guard let reader = aClass as? any NSItemProviderReading.Type else { return nil }
        let type = reader.readableTypeIdentifiersForItemProvider
            .first(where: hasItemConformingToTypeIdentifier)
        return type.map { (reader, $0) }
    }

    private static func pass(
        _ object: Any?, _ error: (any Error)?, as type: String,
        to completionHandler: (Data?, (any Error)?) -> Void
    ) {
        let data = object.flatMap { ItemRepresentation.data(of: $0, as: type) }
        completionHandler(data, data == nil ? error ?? Self.error(.unexpectedValueClassError) : nil)
    }

    private static func error(_ code: ErrorCode) -> any Error {
        NSError(domain: errorDomain, code: code.rawValue)
    }

    private static var finished: Progress {
        let progress = Progress(totalUnitCount: 1)
        progress.completedUnitCount = 1
        return progress
    }
}
