/// A namespace for types that are subscribers, or that they need.
public enum Subscribers {}
