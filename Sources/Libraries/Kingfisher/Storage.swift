import UIKit

/// Images in memory.
public enum MemoryStorage {
    /// The limits of a storage.
    public struct Config {
        public var totalCostLimit: Int
        public var countLimit = Int.max
        public var expiration = StorageExpiration.seconds(300)
        public var cleanInterval: TimeInterval
        public var keepWhenEnteringBackground = false

        public init(totalCostLimit: Int, cleanInterval: TimeInterval = 120) {
            (self.totalCostLimit, self.cleanInterval) = (totalCostLimit, cleanInterval)
        }
    }

    /// A storage; the values that were used least recently are removed first.
    public final class Backend: @unchecked Sendable {
        private struct Entry {
            let image: UIImage
            let cost: Int
            var expiration: StorageExpiration
            var end: Date
            var use: Int
        }

        private let lock = NSLock()
        private var entries: [String: Entry] = [:]
        private var uses = 0
        private var totalCost = 0
        public var config: Config

        public init(config: Config) { self.config = config }

        func store(_ image: UIImage, forKey key: String, expiration: StorageExpiration? = nil) {
            let expiration = expiration ?? config.expiration
            let end = expiration.date(after: Date())
            lock.withLock {
                drop(key)
                guard end > Date() else { return }
                uses += 1
                let cost = Self.cost(of: image)
                entries[key] = Entry(image: image, cost: cost, expiration: expiration, end: end, use: uses)
                totalCost += cost
                shrink()
            }
        }

        func value(forKey key: String, extending: ExpirationExtending = .cacheTime) -> UIImage? {
            lock.withLock {
                guard var entry = entries[key], entry.end > Date() else {
                    drop(key)
                    return nil
                }
                uses += 1
                entry.use = uses
                switch extending {
                case .none: break
                case .cacheTime: entry.end = entry.expiration.date(after: Date())
                case .expirationTime(let expiration): entry.end = expiration.date(after: Date())
                }
                entries[key] = entry
                return entry.image
            }
        }

        public func isCached(forKey key: String) -> Bool { value(forKey: key, extending: .none) != nil }

        public func remove(forKey key: String) { lock.withLock { drop(key) } }

        public func removeAll() {
            lock.withLock {
                entries.removeAll()
                totalCost = 0
            }
        }

        public func removeExpired() {
            lock.withLock { for (key, entry) in entries where entry.end <= Date() { drop(key) } }
        }

        private func drop(_ key: String) {
            if let entry = entries.removeValue(forKey: key) { totalCost -= entry.cost }
        }

        private func shrink() {
            while entries.count > 1, totalCost > config.totalCostLimit || entries.count > config.countLimit,
                let oldest = entries.min(by: { $0.value.use < $1.value.use })
            {
                drop(oldest.key)
            }
        }

        private static func cost(of image: UIImage) -> Int {
            let pixels = image.size.width * image.size.height * image.scale * image.scale * 4
            return Int(pixels) * max(image.images?.count ?? 1, 1)
        }
    }
}

/// Data in files.
public enum DiskStorage {
    /// The limits of a storage.
    public struct Config {
        /// In bytes; 0 for none.
        public var sizeLimit: UInt
        public var expiration = StorageExpiration.days(7)
        public var pathExtension: String?
        public var usesHashedFileName = true
        public var autoExtAfterHashedFileName = false
        let name: String
        let directory: URL?

        public init(name: String, sizeLimit: UInt, directory: URL? = nil) {
            (self.name, self.sizeLimit, self.directory) = (name, sizeLimit, directory)
        }
    }

    /// A folder in the app's folder of caches.
    public final class Backend: @unchecked Sendable {
        public var config: Config
        public let directoryURL: URL
        private let lock = NSLock()

        public init(config: Config) {
            self.config = config
            let caches = AppSurroundings.folders(.cachesDirectory, in: .userDomainMask).first
            let parent = config.directory ?? caches ?? FileManager.default.temporaryDirectory
            directoryURL = parent.appendingPathComponent(
                "com.onevcat.Kingfisher.ImageCache.\(config.name)", isDirectory: true)
        }

        public func cacheFileURL(forKey key: String) -> URL {
            directoryURL.appendingPathComponent(config.usesHashedFileName ? key.hashedName : key.fileName)
        }

        func store(_ data: Data, forKey key: String, expiration: StorageExpiration?) throws(KingfisherError) {
            let file = cacheFileURL(forKey: key)
            let end = (expiration ?? config.expiration).date(after: Date())
            guard end > Date() else { return }
            do {
                try FileManager.default.createDirectory(at: directoryURL, withIntermediateDirectories: true)
                try data.write(to: file)
                // The date of the file is that of its expiration.
                let latest = Date(timeIntervalSince1970: 32_503_680_000)
                try FileManager.default.setAttributes(
                    [.modificationDate: min(end, latest)], ofItemAtPath: file.path)
            } catch {
                throw .cacheError(
                    reason: .cannotCreateCacheFile(fileURL: file, key: key, data: data, error: error))
            }
        }

        func value(forKey key: String) -> Data? {
            let file = cacheFileURL(forKey: key)
            guard isCurrent(file) else { return nil }
            return try? Data(contentsOf: file)
        }

        public func isCached(forKey key: String) -> Bool { isCurrent(cacheFileURL(forKey: key)) }

        private func isCurrent(_ file: URL) -> Bool {
            let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
            return (attributes?[.modificationDate] as? Date).map { $0 > Date() } ?? false
        }

        public func remove(forKey key: String) {
            // There may be none.
            try? FileManager.default.removeItem(at: cacheFileURL(forKey: key))
        }

        public func removeAll() { try? FileManager.default.removeItem(at: directoryURL) }

        func removeExpired() {
            for file in files where !isCurrent(file) { try? FileManager.default.removeItem(at: file) }
        }

        private var files: [URL] {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: directoryURL.path)) ?? []
            return names.map { directoryURL.appendingPathComponent($0) }
        }

        /// The number of bytes of the files.
        public func totalSize() -> UInt {
            files.reduce(0) { sum, file in
                let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
                return sum + ((attributes?[.size] as? NSNumber)?.uintValue ?? 0)
            }
        }
    }
}

extension String {
    /// A name of a file for a key: two hashes of 64 bits.
    fileprivate var hashedName: String {
        let hashes = [0xcbf2_9ce4_8422_2325 as UInt64, 0x9e37_79b9_7f4a_7c15].map { start in
            utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        }
        return hashes.map { String($0, radix: 16) }.joined()
    }

    fileprivate var fileName: String {
        addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(CharacterSet(charactersIn: ".-_")))
            ?? hashedName
    }
}
