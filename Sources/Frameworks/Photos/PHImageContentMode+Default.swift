extension PHImageContentMode {
    /// Fits the image into the size.
    public static let `default` = PHImageContentMode.aspectFit
}
