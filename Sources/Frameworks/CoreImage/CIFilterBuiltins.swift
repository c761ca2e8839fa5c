import CoreGraphics
import Foundation

/// A filter whose inputs are properties.
final class BuiltinFilter: CIFilter {
    override init() { super.init() }

    init(_ name: String) {
        super.init()
        use(name)
    }

    private func image(_ key: String) -> CIImage? { inputs[key] as? CIImage }
    var known: FilterInputs { FilterInputs(values: inputs) }

    var inputImage: CIImage? {
        get { image(kCIInputImageKey) }
        set { inputs[kCIInputImageKey] = newValue }
    }
    var backgroundImage: CIImage? {
        get { image(kCIInputBackgroundImageKey) }
        set { inputs[kCIInputBackgroundImageKey] = newValue }
    }
    var image2: CIImage? {
        get { image("inputImage2") }
        set { inputs["inputImage2"] = newValue }
    }
    var maskImage: CIImage? {
        get { image(kCIInputMaskImageKey) }
        set { inputs[kCIInputMaskImageKey] = newValue }
    }
    var saturation: Float {
        get { known.float(kCIInputSaturationKey) }
        set { inputs[kCIInputSaturationKey] = newValue }
    }
    var brightness: Float {
        get { known.float(kCIInputBrightnessKey) }
        set { inputs[kCIInputBrightnessKey] = newValue }
    }
    var contrast: Float {
        get { known.float(kCIInputContrastKey) }
        set { inputs[kCIInputContrastKey] = newValue }
    }
    var intensity: Float {
        get { known.float(kCIInputIntensityKey) }
        set { inputs[kCIInputIntensityKey] = newValue }
    }
    var radius: Float {
        get { known.float(kCIInputRadiusKey) }
        set { inputs[kCIInputRadiusKey] = newValue }
    }
    var scale: Float {
        get { known.float(kCIInputScaleKey) }
        set { inputs[kCIInputScaleKey] = newValue }
    }
    var aspectRatio: Float {
        get { known.float(kCIInputAspectRatioKey) }
        set { inputs[kCIInputAspectRatioKey] = newValue }
    }
    var ev: Float {
        get { known.float(kCIInputEVKey) }
        set { inputs[kCIInputEVKey] = newValue }
    }
    var power: Float {
        get { known.float("inputPower") }
        set { inputs["inputPower"] = newValue }
    }
    var amount: Float {
        get { known.float("inputAmount") }
        set { inputs["inputAmount"] = newValue }
    }
    var angle: Float {
        get { known.float(kCIInputAngleKey) }
        set { inputs[kCIInputAngleKey] = newValue }
    }
    var levels: Float {
        get { known.float("inputLevels") }
        set { inputs["inputLevels"] = newValue }
    }
    var threshold: Float {
        get { known.float("inputThreshold") }
        set { inputs["inputThreshold"] = newValue }
    }
    var color: CIColor {
        get { known.color(kCIInputColorKey) }
        set { inputs[kCIInputColorKey] = newValue }
    }
    var color0: CIColor {
        get { known.color("inputColor0") }
        set { inputs["inputColor0"] = newValue }
    }
    var color1: CIColor {
        get { known.color("inputColor1") }
        set { inputs["inputColor1"] = newValue }
    }
    var center: CGPoint {
        get { known.point(kCIInputCenterKey) }
        set { inputs[kCIInputCenterKey] = CIVector(cgPoint: newValue) }
    }
    var point0: CGPoint {
        get { known.point("inputPoint0") }
        set { inputs["inputPoint0"] = CIVector(cgPoint: newValue) }
    }
    var point1: CGPoint {
        get { known.point("inputPoint1") }
        set { inputs["inputPoint1"] = CIVector(cgPoint: newValue) }
    }
    var extent: CGRect {
        get { known.rect(kCIInputExtentKey) ?? .zero }
        set { inputs[kCIInputExtentKey] = CIVector(cgRect: newValue) }
    }
    var rVector: CIVector {
        get { known.vector("inputRVector") }
        set { inputs["inputRVector"] = newValue }
    }
    var gVector: CIVector {
        get { known.vector("inputGVector") }
        set { inputs["inputGVector"] = newValue }
    }
    var bVector: CIVector {
        get { known.vector("inputBVector") }
        set { inputs["inputBVector"] = newValue }
    }
    var aVector: CIVector {
        get { known.vector("inputAVector") }
        set { inputs["inputAVector"] = newValue }
    }
    var biasVector: CIVector {
        get { known.vector("inputBiasVector") }
        set { inputs["inputBiasVector"] = newValue }
    }
    var minComponents: CIVector {
        get { known.vector("inputMinComponents") }
        set { inputs["inputMinComponents"] = newValue }
    }
    var maxComponents: CIVector {
        get { known.vector("inputMaxComponents") }
        set { inputs["inputMaxComponents"] = newValue }
    }
    var message: Data {
        get { known.data("inputMessage") ?? Data() }
        set { inputs["inputMessage"] = newValue }
    }
    var correctionLevel: String {
        get { known.text("inputCorrectionLevel") }
        set { inputs["inputCorrectionLevel"] = newValue }
    }
    var quietSpace: Float {
        get { known.float("inputQuietSpace") }
        set { inputs["inputQuietSpace"] = newValue }
    }
    var barcodeHeight: Float {
        get { known.float("inputBarcodeHeight") }
        set { inputs["inputBarcodeHeight"] = newValue }
    }
}

extension BuiltinFilter: CIColorControls, CISepiaTone, CIColorInvert, CIPhotoEffect, CIExposureAdjust,
    CIGammaAdjust,
    CIVibrance, CIHueAdjust, CIColorMatrix, CIColorClamp, CIColorPosterize, CIColorThreshold, CIFalseColor,
    CIMaskToAlpha, CIMinimumComponent, CIMaximumComponent, CIGaussianBlur, CIBoxBlur, CIDiscBlur,
    CILanczosScaleTransform, CIPixellate, CIAreaAverage, CICompositeOperation, CIBlendWithMask,
    CIQRCodeGenerator,
    CICode128BarcodeGenerator, CILinearGradient, CIColorMonochrome, CILabDeltaE
{}

extension CIFilter {
    private static func builtin(_ name: String) -> BuiltinFilter { BuiltinFilter(name) }

    public class func colorControls() -> CIFilter & CIColorControls { builtin("CIColorControls") }
    public class func sepiaTone() -> CIFilter & CISepiaTone { builtin("CISepiaTone") }
    public class func colorInvert() -> CIFilter & CIColorInvert { builtin("CIColorInvert") }
    public class func colorMonochrome() -> CIFilter & CIColorMonochrome { builtin("CIColorMonochrome") }
    public class func photoEffectMono() -> CIFilter & CIPhotoEffect { builtin("CIPhotoEffectMono") }
    public class func photoEffectNoir() -> CIFilter & CIPhotoEffect { builtin("CIPhotoEffectNoir") }
    public class func photoEffectTonal() -> CIFilter & CIPhotoEffect { builtin("CIPhotoEffectTonal") }
    public class func photoEffectChrome() -> CIFilter & CIPhotoEffect { builtin("CIPhotoEffectChrome") }
    public class func photoEffectFade() -> CIFilter & CIPhotoEffect { builtin("CIPhotoEffectFade") }
    public class func photoEffectInstant() -> CIFilter & CIPhotoEffect { builtin("CIPhotoEffectInstant") }
    public class func photoEffectProcess() -> CIFilter & CIPhotoEffect { builtin("CIPhotoEffectProcess") }
    public class func photoEffectTransfer() -> CIFilter & CIPhotoEffect { builtin("CIPhotoEffectTransfer") }
    public class func exposureAdjust() -> CIFilter & CIExposureAdjust { builtin("CIExposureAdjust") }
    public class func gammaAdjust() -> CIFilter & CIGammaAdjust { builtin("CIGammaAdjust") }
    public class func vibrance() -> CIFilter & CIVibrance { builtin("CIVibrance") }
    public class func hueAdjust() -> CIFilter & CIHueAdjust { builtin("CIHueAdjust") }
    public class func colorMatrix() -> CIFilter & CIColorMatrix { builtin("CIColorMatrix") }
    public class func colorClamp() -> CIFilter & CIColorClamp { builtin("CIColorClamp") }
    public class func colorPosterize() -> CIFilter & CIColorPosterize { builtin("CIColorPosterize") }
    public class func colorThreshold() -> CIFilter & CIColorThreshold { builtin("CIColorThreshold") }
    public class func falseColor() -> CIFilter & CIFalseColor { builtin("CIFalseColor") }
    public class func maskToAlpha() -> CIFilter & CIMaskToAlpha { builtin("CIMaskToAlpha") }
    public class func minimumComponent() -> CIFilter & CIMinimumComponent { builtin("CIMinimumComponent") }
    public class func maximumComponent() -> CIFilter & CIMaximumComponent { builtin("CIMaximumComponent") }
    public class func gaussianBlur() -> CIFilter & CIGaussianBlur { builtin("CIGaussianBlur") }
    public class func boxBlur() -> CIFilter & CIBoxBlur { builtin("CIBoxBlur") }
    public class func discBlur() -> CIFilter & CIDiscBlur { builtin("CIDiscBlur") }
    public class func lanczosScaleTransform() -> CIFilter & CILanczosScaleTransform {
        builtin("CILanczosScaleTransform")
    }
    public class func pixellate() -> CIFilter & CIPixellate { builtin("CIPixellate") }
    public class func areaAverage() -> CIFilter & CIAreaAverage { builtin("CIAreaAverage") }
    public class func labDeltaE() -> CIFilter & CILabDeltaE { builtin("CILabDeltaE") }
    public class func sourceOverCompositing() -> CIFilter & CICompositeOperation {
        builtin("CISourceOverCompositing")
    }
    public class func sourceInCompositing() -> CIFilter & CICompositeOperation {
        builtin("CISourceInCompositing")
    }
    public class func sourceOutCompositing() -> CIFilter & CICompositeOperation {
        builtin("CISourceOutCompositing")
    }
    public class func sourceAtopCompositing() -> CIFilter & CICompositeOperation {
        builtin("CISourceAtopCompositing")
    }
    public class func multiplyCompositing() -> CIFilter & CICompositeOperation {
        builtin("CIMultiplyCompositing")
    }
    public class func multiplyBlendMode() -> CIFilter & CICompositeOperation {
        builtin("CIMultiplyBlendMode")
    }
    public class func screenBlendMode() -> CIFilter & CICompositeOperation { builtin("CIScreenBlendMode") }
    public class func blendWithMask() -> CIFilter & CIBlendWithMask { builtin("CIBlendWithMask") }
    public class func blendWithAlphaMask() -> CIFilter & CIBlendWithMask { builtin("CIBlendWithAlphaMask") }
    public class func qrCodeGenerator() -> CIFilter & CIQRCodeGenerator { builtin("CIQRCodeGenerator") }
    public class func code128BarcodeGenerator() -> CIFilter & CICode128BarcodeGenerator {
        builtin("CICode128BarcodeGenerator")
    }
    public class func linearGradient() -> CIFilter & CILinearGradient { builtin("CILinearGradient") }
}
