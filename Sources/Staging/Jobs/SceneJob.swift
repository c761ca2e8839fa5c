import Foundation
import InterfaceBuilder
import UIKit

/// A scene in a configuration and what is wanted of it, as it is handed to a worker.
public struct SceneJob: Codable, Sendable {
    /// The result that is wanted.
    package enum Goal: Codable, Sendable {
        /// A picture, written to a file in the folder.
        case picture(PictureFormat, folder: String, file: String)
        /// The view tree, under given insets.
        case tree(InsetTable)
        /// The views with what decides about each.
        case inspection
        /// A step of a screen that is used.
        case live(LiveStep)
    }

    /// The path of the document.
    package var document: String
    /// The folder whose resources belong to the document.
    package var resources: String
    /// The id of the controller, or of a xib's view.
    package var scene: String
    package var variant = Variant()
    /// The state of the document, so that it is read again when it has another than for the job before.
    package var revision = 0
    /// The state of texts and colors of the project, which are read again when they have another. Images are kept by the
    /// process.
    package var resourceRevision = 0
    /// Pixels a point of the picture; nil is the device's.
    package var scale: Double?
    /// The steps of the user before the picture is taken.
    package var steps: [Step] = []
    package var goal: Goal
    /// The surroundings that the app is launched in, in words. Only jobs that share it share a process, since apps keep what they have
    /// made for a language or a device.
    package var surroundings: [String] = []
    /// Whether the reply holds the frames of the picture's views.
    package var includesFrames = false
    /// Whether the job is the screen that the app opens with, rather than a scene; the document is the app's folder then.
    package var isLaunch = false
    /// Whether the reply holds the layout of what the picture shows.
    package var recordsLayout = false
    /// Whether the scene is shown with others than its containers, whose code may fail in its place.
    package var isPresented = false
    /// Whether the scene is made without those.
    package var standsAlone = false
    /// The ids of containers that the picture shows as well.
    package var containers: [String] = []

    package init(document: String, resources: String, scene: String, goal: Goal) {
        (self.document, self.resources, self.scene, self.goal) = (document, resources, scene, goal)
    }
}

/// The result of a job.
public struct SceneReply: Codable, Sendable {
    /// The content of a picture.
    package struct Shown: Codable, Sendable {
        /// The class that the scene's controller or view was made of.
        package var className: String
        /// Device, orientation and so on, each a word or two.
        package var tags: [String]
        /// In points.
        package var width: Double
        package var height: Double
        /// The radius of the device's corners in points.
        package var cornerRadius: Double
        /// The device's name; nil for a view that stands alone.
        package var device: String?
        package var isDark = false
        /// The texts in the picture, in the order in which they are drawn; no more than the first of long screens.
        package var texts: [String] = []
        /// A hash of the picture's bytes.
        package var fingerprint: String?
        /// The frames of views in the picture by their ids in the document, where the job includes them.
        package var frames: [String: CGRect] = [:]
        /// The layout, where the job records it.
        package var layout: Layout?
    }

    /// A diagnostic and what it is about: findings about the same subject are reported once a document.
    package struct Finding: Codable, Sendable {
        package var diagnostic: Diagnostic
        package var subject: String?
    }

    /// Nil if there is no picture.
    package var shown: Shown?
    package var tree: [SceneTree.Entry] = []
    package var inspection: SceneInspection?
    package var live: LiveFrame?
    package var findings: [Finding] = []
    /// Why the scene cannot be shown, or a step cannot be performed.
    package var refusal: Refusal?
    /// The classes that the scene names and that were replaced, in the order of their names.
    package var replacedClasses: [String] = []
    /// The same for the containers that the picture shows as well, by their ids.
    package var replacedInContainers: [String: [String]] = [:]

    /// Why there is no picture.
    package struct Refusal: Codable, Sendable {
        package var reason: String
        /// Whether a step could not be performed, which other scenes may have what it needs for.
        package var isStep = false
        /// Whether the program holds no app that can be launched.
        package var isAppMissing = false
    }
}
