import Foundation
import InterfaceBuilder
import UIKit

/// A scene in a configuration with the requested result, which a worker process produces.
public struct SceneJob: Codable, Sendable {
    /// The requested result.
    package enum Goal: Codable, Sendable {
        /// An image, written to a file in the folder.
        case picture(PictureFormat, folder: String, file: String)
        /// The view tree, laid out with the given insets.
        case tree(InsetTable)
        /// The views with everything that determines their frames.
        case inspection
        /// A step on a live screen.
        case live(LiveStep)
    }

    /// The path of the document.
    package var document: String
    /// The folder whose resources belong to the document.
    package var resources: String
    /// The id of the controller, or of a xib's view.
    package var scene: String
    package var variant = Variant()
    /// The revision of the document, which is read again if the revision changes.
    package var revision = 0
    /// The revision of the project's texts and colors, which are read again if it changes. Images remain cached by the
    /// process.
    package var resourceRevision = 0
    /// The scale of the image; nil is the device's scale.
    package var scale: Double?
    /// The user's actions before the image is captured.
    package var steps: [Step] = []
    package var goal: Goal
    /// A description of the environment in which the app is launched. Only jobs with equal environments share a process, since apps cache
    /// objects for a language or a device.
    package var surroundings: [String] = []
    /// Whether the reply contains the frames of the views in the image.
    package var includesFrames = false
    /// Whether the job is the app's first screen rather than a scene; the document is then the app's folder.
    package var isLaunch = false
    /// Whether the reply contains the layout of the image's views.
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
    /// The content of an image.
    package struct Shown: Codable, Sendable {
        /// The class of the scene's controller or view.
        package var className: String
        /// Descriptions of the device, the orientation and other properties.
        package var tags: [String]
        /// The width in points.
        package var width: Double
        package var height: Double
        /// The radius of the device's corners, in points.
        package var cornerRadius: Double
        /// The device's name; nil for a standalone view.
        package var device: String?
        package var isDark = false
        /// The texts in the image in drawing order; only the first ones of long screens.
        package var texts: [String] = []
        /// A hash of the image data.
        package var fingerprint: String?
        /// The frames of the views in the image by their ids in the document, if the job requests them.
        package var frames: [String: CGRect] = [:]
        /// The layout, if the job requests it.
        package var layout: Layout?
    }

    /// A diagnostic and its subject: findings about the same subject are reported once per document.
    package struct Finding: Codable, Sendable {
        package var diagnostic: Diagnostic
        package var subject: String?
    }

    /// The content of the image; nil if there is no image.
    package var shown: Shown?
    package var tree: [SceneTree.Entry] = []
    package var inspection: SceneInspection?
    package var live: LiveFrame?
    package var findings: [Finding] = []
    /// The reason why the scene cannot be shown or a step cannot be performed.
    package var refusal: Refusal?
    /// The names of the scene's classes that were replaced, sorted.
    package var replacedClasses: [String] = []
    /// The same for the containers that the picture shows as well, by their ids.
    package var replacedInContainers: [String: [String]] = [:]

    /// The reason why there is no image.
    package struct Refusal: Codable, Sendable {
        package var reason: String
        /// Whether a step failed, which may succeed in other scenes.
        package var isStep = false
        /// Whether the program contains no app that can be launched.
        package var isAppMissing = false
    }
}
