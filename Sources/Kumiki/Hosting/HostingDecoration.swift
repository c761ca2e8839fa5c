/// Where a wrapper's decoration lies.
public enum HostingDecoration: Hashable, Sendable {
    /// Above the hosted view.
    case overlay
    /// Below the hosted view.
    case underlay
}
