@_exported import Combine
@_exported import Foundation
@_exported import Observation
@_exported import UIKit

// SwiftUI draws nothing here. These declarations let sources compile that use SwiftUI views beside UIKit: the bodies of
// views are left out, and a placeholder with the view's name is displayed instead.

/// A SwiftUI view. It has no body here, since none is evaluated.
@preconcurrency @MainActor
public protocol View {}

public struct EmptyView: View {
    public nonisolated init() {}
}

extension Never: View {}

/// A type-erased view.
public struct AnyView: View {
    let name: String
    public init<V: View>(_ view: V) { name = "\(V.self)" }
    public init<V: View>(erasing view: V) { name = "\(V.self)" }
}

public struct TupleView<T>: View {
    public var value: T
    public init(_ value: T) { self.value = value }
}

public struct Group<Content>: View {
    public init(@ViewBuilder content: () -> Content) where Content: View {}
}

@resultBuilder
public enum ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    @MainActor
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    @MainActor
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        TupleView((repeat each content))
    }
    @MainActor
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    @MainActor
    public static func buildEither<First: View>(first: First) -> AnyView { AnyView(first) }
    @MainActor
    public static func buildEither<Second: View>(second: Second) -> AnyView { AnyView(second) }
}

extension Optional: View where Wrapped: View {}

/// A modifier of a view.
@preconcurrency @MainActor
public protocol ViewModifier {
    typealias Content = _ViewModifier_Content<Self>
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: View {}

public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier
    public init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}

extension View {
    public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A SwiftUI app.
@preconcurrency @MainActor
public protocol Scene {}

@preconcurrency @MainActor
public protocol App {
    init()
}

extension App {
    /// Starts an app without windows.
    public static func main() {
        RuntimeDiagnostics.reportOnce("SwiftUI draws nothing here: \(Self.self) has no windows")
        _ = Self()
        UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, nil)
    }
}

public protocol PreviewProvider {}

/// A key of a preview's settings.
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}
