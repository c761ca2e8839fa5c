// The compiler imports a module `_Testing_UIKit` into whatever imports `Testing` and `UIKit`. Apple's adds attachments of
// images; this one is empty, and is there so that tests find it.
