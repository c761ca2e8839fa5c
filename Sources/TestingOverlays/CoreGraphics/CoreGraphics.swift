// The compiler imports a module `_Testing_CoreGraphics` into whatever imports `Testing` and `CoreGraphics`. Apple's adds attachments of
// images; this one is empty, and is there so that tests find it.
