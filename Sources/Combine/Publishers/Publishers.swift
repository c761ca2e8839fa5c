/// A namespace for types that are publishers.
public enum Publishers {}
