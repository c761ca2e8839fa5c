@_exported import Foundation
import FoundationNetworking
import Synchronization
import UIKit

public typealias AnimationFrameTime = CGFloat
public typealias AnimationProgressTime = CGFloat
public typealias LottieCompletionBlock = (Bool) -> Void
/// The names of version 3.
public typealias AnimationView = LottieAnimationView
public typealias Animation = LottieAnimation
public typealias AnimationCacheProvider = AnyObject

/// An animation's size and times, without its drawing.
public final class LottieAnimation: Decodable, Sendable {
    public let startFrame: AnimationFrameTime
    public let endFrame: AnimationFrameTime
    public let framerate: Double
    let width: Double
    let height: Double
    private let markers: [Marker]

    private enum CodingKeys: String, CodingKey {
        case startFrame = "ip"
        case endFrame = "op"
        case framerate = "fr"
        case width = "w"
        case height = "h"
        case markers
    }

    private struct Marker: Decodable, Sendable {
        let cm: String
        let tm: CGFloat
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        startFrame = try container.decode(CGFloat.self, forKey: .startFrame)
        endFrame = try container.decode(CGFloat.self, forKey: .endFrame)
        framerate = try container.decode(Double.self, forKey: .framerate)
        width = try container.decode(Double.self, forKey: .width)
        height = try container.decode(Double.self, forKey: .height)
        markers = try container.decodeIfPresent([Marker].self, forKey: .markers) ?? []
    }

    public var duration: TimeInterval { framerate > 0 ? Double(endFrame - startFrame) / framerate : 0 }
    public var bounds: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }
    public var size: CGSize { bounds.size }
    public var markerNames: [String] { markers.map(\.cm) }

    public func frameTime(forMarker name: String) -> AnimationFrameTime? {
        markers.first { $0.cm == name }?.tm
    }
    public func progressTime(forMarker name: String) -> AnimationProgressTime? {
        frameTime(forMarker: name).map { progressTime(forFrame: $0) }
    }
    public func progressTime(forFrame frame: AnimationFrameTime, clamped: Bool = true)
        -> AnimationProgressTime
    {
        guard endFrame != startFrame else { return 0 }
        let progress = (frame - startFrame) / (endFrame - startFrame)
        return clamped ? min(max(progress, 0), 1) : progress
    }
    public func frameTime(forProgress progress: AnimationProgressTime) -> AnimationFrameTime {
        startFrame + (endFrame - startFrame) * progress
    }

    // MARK: Files

    /// Returns the animation of a resource.
    public static func named(
        _ name: String, bundle: Bundle = .main, subdirectory: String? = nil,
        animationCache: AnimationCacheProvider? = nil
    ) -> LottieAnimation? {
        let plain = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
        return bundle.path(forResource: plain, ofType: "json", inDirectory: subdirectory).flatMap {
            filepath($0)
        }
    }

    public static func filepath(_ filepath: String, animationCache: AnimationCacheProvider? = nil)
        -> LottieAnimation?
    { FileManager.default.contents(atPath: filepath).flatMap { try? from(data: $0) } }

    /// Returns the animation of a data set.
    public static func asset(
        _ name: String, bundle: Bundle = .main, animationCache: AnimationCacheProvider? = nil
    ) -> LottieAnimation? { NSDataAsset(name: name, bundle: bundle).flatMap { try? from(data: $0.data) } }

    public static func from(data: Data) throws -> LottieAnimation {
        try JSONDecoder().decode(LottieAnimation.self, from: data)
    }

    public typealias DownloadClosure = (LottieAnimation?) -> Void

    public static func loadedFrom(
        url: URL, closure: @escaping DownloadClosure, animationCache: AnimationCacheProvider? = nil
    ) {
        // The main queue alone calls it.
        nonisolated(unsafe) let closure = closure
        URLSession.shared.dataTask(with: url) { data, _, _ in
            let animation = data.flatMap { try? from(data: $0) }
            DispatchQueue.main.async { closure(animation) }
        }.resume()
    }
}

/// The repetition of an animation.
public enum LottieLoopMode: Hashable, Sendable {
    case playOnce
    case loop
    case autoReverse
    case `repeat`(Float)
    case repeatBackwards(Float)
}

/// The state of an animation while the app is not active.
public enum LottieBackgroundBehavior: Sendable {
    case stop, pause, pauseAndRestore, forceFinish, continuePlaying
}

public enum RenderingEngineOption: Hashable, Sendable { case automatic, mainThread, coreAnimation }

/// The settings of all views.
public struct LottieConfiguration: Hashable, Sendable {
    public var renderingEngine: RenderingEngineOption

    public static var shared: LottieConfiguration {
        get { common.withLock { $0 } }
        set { common.withLock { $0 = newValue } }
    }

    private static let common = Mutex(LottieConfiguration())

    public init(renderingEngine: RenderingEngineOption = .automatic) {
        self.renderingEngine = renderingEngine
    }
}

/// The path of a property in an animation.
public struct AnimationKeypath: Hashable, ExpressibleByStringLiteral, Sendable {
    public let keys: [String]

    public init(keypath: String) { keys = keypath.components(separatedBy: ".") }
    public init(keys: [String]) { self.keys = keys }
    public init(stringLiteral value: String) { self.init(keypath: value) }
    public var string: String { keys.joined(separator: ".") }
}

public protocol AnyValueProvider {}

public struct LottieColor: Hashable, Sendable {
    public var r: Double
    public var g: Double
    public var b: Double
    public var a: Double

    public init(r: Double, g: Double, b: Double, a: Double, denominator: Double = 1) {
        (self.r, self.g, self.b, self.a) = (
            r / denominator, g / denominator, b / denominator, a / denominator
        )
    }
}

public final class ColorValueProvider: AnyValueProvider {
    public var color: LottieColor
    public init(_ color: LottieColor) { self.color = color }
}

public final class FloatValueProvider: AnyValueProvider {
    public var float: CGFloat
    public init(_ float: CGFloat) { self.float = float }
}

extension UIColor {
    /// The color as a value in animations.
    public var lottieColorValue: LottieColor {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return LottieColor(r: Double(red), g: Double(green), b: Double(blue), a: Double(alpha))
    }
}
