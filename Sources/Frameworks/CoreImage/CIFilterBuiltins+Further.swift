import CoreGraphics
import Foundation

// The properties of further filters. Those that have no effect report themselves when they are created.

extension BuiltinFilter {
    private func point(_ key: String) -> CGPoint {
        let vector = known.vector(key)
        return CGPoint(x: vector.x, y: vector.y)
    }
    private func set(_ point: CGPoint, _ key: String) { inputs[key] = CIVector(x: point.x, y: point.y) }

    var acuteAngle: Float {
        get { known.float("inputAcuteAngle") }
        set { inputs["inputAcuteAngle"] = newValue }
    }
    var alphaCoefficients: CIVector {
        get { known.vector("inputAlphaCoefficients") }
        set { inputs["inputAlphaCoefficients"] = newValue }
    }
    var backsideImage: CIImage? {
        get { inputs["inputBacksideImage"] as? CIImage }
        set { inputs["inputBacksideImage"] = newValue }
    }
    var barOffset: Float {
        get { known.float("inputBarOffset") }
        set { inputs["inputBarOffset"] = newValue }
    }
    var bias: Float {
        get { known.float("inputBias") }
        set { inputs["inputBias"] = newValue }
    }
    var blueCoefficients: CIVector {
        get { known.vector("inputBlueCoefficients") }
        set { inputs["inputBlueCoefficients"] = newValue }
    }
    var bottomHeight: Float {
        get { known.float("inputBottomHeight") }
        set { inputs["inputBottomHeight"] = newValue }
    }
    var bottomLeft: CGPoint {
        get { point("inputBottomLeft") }
        set { set(newValue, "inputBottomLeft") }
    }
    var bottomRight: CGPoint {
        get { point("inputBottomRight") }
        set { set(newValue, "inputBottomRight") }
    }
    var breakpoint0: CGPoint {
        get { point("inputBreakpoint0") }
        set { set(newValue, "inputBreakpoint0") }
    }
    var breakpoint1: CGPoint {
        get { point("inputBreakpoint1") }
        set { set(newValue, "inputBreakpoint1") }
    }
    var centerColor1: CIColor {
        get { inputs["inputCenterColor1"] as? CIColor ?? CIColor(red: 0, green: 0, blue: 0) }
        set { inputs["inputCenterColor1"] = newValue }
    }
    var centerColor2: CIColor {
        get { inputs["inputCenterColor2"] as? CIColor ?? CIColor(red: 0, green: 0, blue: 0) }
        set { inputs["inputCenterColor2"] = newValue }
    }
    var centerColor3: CIColor {
        get { inputs["inputCenterColor3"] as? CIColor ?? CIColor(red: 0, green: 0, blue: 0) }
        set { inputs["inputCenterColor3"] = newValue }
    }
    var centerStretchAmount: Float {
        get { known.float("inputCenterStretchAmount") }
        set { inputs["inputCenterStretchAmount"] = newValue }
    }
    var closeness1: Float {
        get { known.float("inputCloseness1") }
        set { inputs["inputCloseness1"] = newValue }
    }
    var closeness2: Float {
        get { known.float("inputCloseness2") }
        set { inputs["inputCloseness2"] = newValue }
    }
    var closeness3: Float {
        get { known.float("inputCloseness3") }
        set { inputs["inputCloseness3"] = newValue }
    }
    var colorSpace: CGColorSpace? {
        get { inputs["inputColorSpace"] as? CGColorSpace }
        set { inputs["inputColorSpace"] = newValue }
    }
    var compression: Float {
        get { known.float("inputCompression") }
        set { inputs["inputCompression"] = newValue }
    }
    var concentration: Float {
        get { known.float("inputConcentration") }
        set { inputs["inputConcentration"] = newValue }
    }
    var contrast1: Float {
        get { known.float("inputContrast1") }
        set { inputs["inputContrast1"] = newValue }
    }
    var contrast2: Float {
        get { known.float("inputContrast2") }
        set { inputs["inputContrast2"] = newValue }
    }
    var contrast3: Float {
        get { known.float("inputContrast3") }
        set { inputs["inputContrast3"] = newValue }
    }
    var count: Int {
        get { Int(known.float("inputCount")) }
        set { inputs["inputCount"] = newValue }
    }
    var crop: Bool {
        get { inputs["inputCrop"] as? Bool ?? false }
        set { inputs["inputCrop"] = newValue }
    }
    var cropAmount: Float {
        get { known.float("inputCropAmount") }
        set { inputs["inputCropAmount"] = newValue }
    }
    var crossAngle: Float {
        get { known.float("inputCrossAngle") }
        set { inputs["inputCrossAngle"] = newValue }
    }
    var crossOpacity: Float {
        get { known.float("inputCrossOpacity") }
        set { inputs["inputCrossOpacity"] = newValue }
    }
    var crossScale: Float {
        get { known.float("inputCrossScale") }
        set { inputs["inputCrossScale"] = newValue }
    }
    var crossWidth: Float {
        get { known.float("inputCrossWidth") }
        set { inputs["inputCrossWidth"] = newValue }
    }
    var cube0Data: Data {
        get { known.data("inputCube0Data") ?? Data() }
        set { inputs["inputCube0Data"] = newValue }
    }
    var cube1Data: Data {
        get { known.data("inputCube1Data") ?? Data() }
        set { inputs["inputCube1Data"] = newValue }
    }
    var cubeData: Data {
        get { known.data("inputCubeData") ?? Data() }
        set { inputs["inputCubeData"] = newValue }
    }
    var cubeDimension: Float {
        get { known.float("inputCubeDimension") }
        set { inputs["inputCubeDimension"] = newValue }
    }
    var curvesData: Data {
        get { known.data("inputCurvesData") ?? Data() }
        set { inputs["inputCurvesData"] = newValue }
    }
    var curvesDomain: CIVector {
        get { known.vector("inputCurvesDomain") }
        set { inputs["inputCurvesDomain"] = newValue }
    }
    var displacementImage: CIImage? {
        get { inputs["inputDisplacementImage"] as? CIImage }
        set { inputs["inputDisplacementImage"] = newValue }
    }
    var dither: Float {
        get { known.float("inputDither") }
        set { inputs["inputDither"] = newValue }
    }
    var edgeIntensity: Float {
        get { known.float("inputEdgeIntensity") }
        set { inputs["inputEdgeIntensity"] = newValue }
    }
    var epsilon: Float {
        get { known.float("inputEpsilon") }
        set { inputs["inputEpsilon"] = newValue }
    }
    var fadeThreshold: Float {
        get { known.float("inputFadeThreshold") }
        set { inputs["inputFadeThreshold"] = newValue }
    }
    var falloff: Float {
        get { known.float("inputFalloff") }
        set { inputs["inputFalloff"] = newValue }
    }
    var flipYTiles: Bool {
        get { inputs["inputFlipYTiles"] as? Bool ?? false }
        set { inputs["inputFlipYTiles"] = newValue }
    }
    var focalLength: Float {
        get { known.float("inputFocalLength") }
        set { inputs["inputFocalLength"] = newValue }
    }
    var foldShadowAmount: Float {
        get { known.float("inputFoldShadowAmount") }
        set { inputs["inputFoldShadowAmount"] = newValue }
    }
    var fontName: String {
        get { known.text("inputFontName") }
        set { inputs["inputFontName"] = newValue }
    }
    var fontSize: Float {
        get { known.float("inputFontSize") }
        set { inputs["inputFontSize"] = newValue }
    }
    var gradientImage: CIImage? {
        get { inputs["inputGradientImage"] as? CIImage }
        set { inputs["inputGradientImage"] = newValue }
    }
    var grayComponentReplacement: Float {
        get { known.float("inputGrayComponentReplacement") }
        set { inputs["inputGrayComponentReplacement"] = newValue }
    }
    var greenCoefficients: CIVector {
        get { known.vector("inputGreenCoefficients") }
        set { inputs["inputGreenCoefficients"] = newValue }
    }
    var growAmount: CGPoint {
        get { point("inputGrowAmount") }
        set { set(newValue, "inputGrowAmount") }
    }
    var haloOverlap: Float {
        get { known.float("inputHaloOverlap") }
        set { inputs["inputHaloOverlap"] = newValue }
    }
    var haloRadius: Float {
        get { known.float("inputHaloRadius") }
        set { inputs["inputHaloRadius"] = newValue }
    }
    var haloWidth: Float {
        get { known.float("inputHaloWidth") }
        set { inputs["inputHaloWidth"] = newValue }
    }
    var height: Float {
        get { known.float("inputHeight") }
        set { inputs["inputHeight"] = newValue }
    }
    var highLimit: Float {
        get { known.float("inputHighLimit") }
        set { inputs["inputHighLimit"] = newValue }
    }
    var highlightAmount: Float {
        get { known.float("inputHighlightAmount") }
        set { inputs["inputHighlightAmount"] = newValue }
    }
    var inputImage2: CIImage? {
        get { inputs["inputImage2"] as? CIImage }
        set { inputs["inputImage2"] = newValue }
    }
    var inputMeans: CIImage? {
        get { inputs["inputMeans"] as? CIImage }
        set { inputs["inputMeans"] = newValue }
    }
    var insetPoint0: CGPoint {
        get { point("inputInsetPoint0") }
        set { set(newValue, "inputInsetPoint0") }
    }
    var insetPoint1: CGPoint {
        get { point("inputInsetPoint1") }
        set { set(newValue, "inputInsetPoint1") }
    }
    var lightPointsAt: CIVector {
        get { known.vector("inputLightPointsAt") }
        set { inputs["inputLightPointsAt"] = newValue }
    }
    var lightPosition: CIVector {
        get { known.vector("inputLightPosition") }
        set { inputs["inputLightPosition"] = newValue }
    }
    var lowLimit: Float {
        get { known.float("inputLowLimit") }
        set { inputs["inputLowLimit"] = newValue }
    }
    var lumaSigma: Float {
        get { known.float("inputLumaSigma") }
        set { inputs["inputLumaSigma"] = newValue }
    }
    var mask: CIImage? {
        get { inputs["inputMask"] as? CIImage }
        set { inputs["inputMask"] = newValue }
    }
    var maxStriationRadius: Float {
        get { known.float("inputMaxStriationRadius") }
        set { inputs["inputMaxStriationRadius"] = newValue }
    }
    var mesh: [Any] {
        get { inputs["inputMesh"] as? [Any] ?? [] }
        set { inputs["inputMesh"] = newValue }
    }
    var neutral: CIVector {
        get { known.vector("inputNeutral") }
        set { inputs["inputNeutral"] = newValue }
    }
    var noiseLevel: Float {
        get { known.float("inputNoiseLevel") }
        set { inputs["inputNoiseLevel"] = newValue }
    }
    var nrNoiseLevel: Float {
        get { known.float("inputNrNoiseLevel") }
        set { inputs["inputNrNoiseLevel"] = newValue }
    }
    var nrSharpness: Float {
        get { known.float("inputNrSharpness") }
        set { inputs["inputNrSharpness"] = newValue }
    }
    var numberOfFolds: Float {
        get { known.float("inputNumberOfFolds") }
        set { inputs["inputNumberOfFolds"] = newValue }
    }
    var opacity: Float {
        get { known.float("inputOpacity") }
        set { inputs["inputOpacity"] = newValue }
    }
    var paletteImage: CIImage? {
        get { inputs["inputPaletteImage"] as? CIImage }
        set { inputs["inputPaletteImage"] = newValue }
    }
    var parameterB: Float {
        get { known.float("inputParameterB") }
        set { inputs["inputParameterB"] = newValue }
    }
    var parameterC: Float {
        get { known.float("inputParameterC") }
        set { inputs["inputParameterC"] = newValue }
    }
    var passes: Float {
        get { known.float("inputPasses") }
        set { inputs["inputPasses"] = newValue }
    }
    var perceptual: Bool {
        get { inputs["inputPerceptual"] as? Bool ?? false }
        set { inputs["inputPerceptual"] = newValue }
    }
    var periodicity: Float {
        get { known.float("inputPeriodicity") }
        set { inputs["inputPeriodicity"] = newValue }
    }
    var pitch: Float {
        get { known.float("inputPitch") }
        set { inputs["inputPitch"] = newValue }
    }
    var point2: CGPoint {
        get { point("inputPoint2") }
        set { set(newValue, "inputPoint2") }
    }
    var point3: CGPoint {
        get { point("inputPoint3") }
        set { set(newValue, "inputPoint3") }
    }
    var point4: CGPoint {
        get { point("inputPoint4") }
        set { set(newValue, "inputPoint4") }
    }
    var radius0: Float {
        get { known.float("inputRadius0") }
        set { inputs["inputRadius0"] = newValue }
    }
    var radius1: Float {
        get { known.float("inputRadius1") }
        set { inputs["inputRadius1"] = newValue }
    }
    var redCoefficients: CIVector {
        get { known.vector("inputRedCoefficients") }
        set { inputs["inputRedCoefficients"] = newValue }
    }
    var refraction: Float {
        get { known.float("inputRefraction") }
        set { inputs["inputRefraction"] = newValue }
    }
    var replacementColor1: CIColor {
        get { inputs["inputReplacementColor1"] as? CIColor ?? CIColor(red: 0, green: 0, blue: 0) }
        set { inputs["inputReplacementColor1"] = newValue }
    }
    var replacementColor2: CIColor {
        get { inputs["inputReplacementColor2"] as? CIColor ?? CIColor(red: 0, green: 0, blue: 0) }
        set { inputs["inputReplacementColor2"] = newValue }
    }
    var replacementColor3: CIColor {
        get { inputs["inputReplacementColor3"] as? CIColor ?? CIColor(red: 0, green: 0, blue: 0) }
        set { inputs["inputReplacementColor3"] = newValue }
    }
    var ringAmount: Float {
        get { known.float("inputRingAmount") }
        set { inputs["inputRingAmount"] = newValue }
    }
    var ringSize: Float {
        get { known.float("inputRingSize") }
        set { inputs["inputRingSize"] = newValue }
    }
    var roll: Float {
        get { known.float("inputRoll") }
        set { inputs["inputRoll"] = newValue }
    }
    var rotation: Float {
        get { known.float("inputRotation") }
        set { inputs["inputRotation"] = newValue }
    }
    var scaleFactor: Float {
        get { known.float("inputScaleFactor") }
        set { inputs["inputScaleFactor"] = newValue }
    }
    var shadingImage: CIImage? {
        get { inputs["inputShadingImage"] as? CIImage }
        set { inputs["inputShadingImage"] = newValue }
    }
    var shadowAmount: Float {
        get { known.float("inputShadowAmount") }
        set { inputs["inputShadowAmount"] = newValue }
    }
    var shadowDensity: Float {
        get { known.float("inputShadowDensity") }
        set { inputs["inputShadowDensity"] = newValue }
    }
    var shadowExtent: CGRect {
        get { inputs["inputShadowExtent"] as? CGRect ?? .zero }
        set { inputs["inputShadowExtent"] = newValue }
    }
    var shadowOffset: CGPoint {
        get { point("inputShadowOffset") }
        set { set(newValue, "inputShadowOffset") }
    }
    var shadowRadius: Float {
        get { known.float("inputShadowRadius") }
        set { inputs["inputShadowRadius"] = newValue }
    }
    var shadowSize: Float {
        get { known.float("inputShadowSize") }
        set { inputs["inputShadowSize"] = newValue }
    }
    var sharpness: Float {
        get { known.float("inputSharpness") }
        set { inputs["inputSharpness"] = newValue }
    }
    var size: CGPoint {
        get { point("inputSize") }
        set { set(newValue, "inputSize") }
    }
    var smallImage: CIImage? {
        get { inputs["inputSmallImage"] as? CIImage }
        set { inputs["inputSmallImage"] = newValue }
    }
    var softness: Float {
        get { known.float("inputSoftness") }
        set { inputs["inputSoftness"] = newValue }
    }
    var spatialSigma: Float {
        get { known.float("inputSpatialSigma") }
        set { inputs["inputSpatialSigma"] = newValue }
    }
    var strands: Float {
        get { known.float("inputStrands") }
        set { inputs["inputStrands"] = newValue }
    }
    var striationContrast: Float {
        get { known.float("inputStriationContrast") }
        set { inputs["inputStriationContrast"] = newValue }
    }
    var striationStrength: Float {
        get { known.float("inputStriationStrength") }
        set { inputs["inputStriationStrength"] = newValue }
    }
    var sunRadius: Float {
        get { known.float("inputSunRadius") }
        set { inputs["inputSunRadius"] = newValue }
    }
    var targetImage: CIImage? {
        get { inputs["inputTargetImage"] as? CIImage }
        set { inputs["inputTargetImage"] = newValue }
    }
    var targetNeutral: CIVector {
        get { known.vector("inputTargetNeutral") }
        set { inputs["inputTargetNeutral"] = newValue }
    }
    var text: String {
        get { known.text("inputText") }
        set { inputs["inputText"] = newValue }
    }
    var textureImage: CIImage? {
        get { inputs["inputTextureImage"] as? CIImage }
        set { inputs["inputTextureImage"] = newValue }
    }
    var time: Float {
        get { known.float("inputTime") }
        set { inputs["inputTime"] = newValue }
    }
    var topLeft: CGPoint {
        get { point("inputTopLeft") }
        set { set(newValue, "inputTopLeft") }
    }
    var topRight: CGPoint {
        get { point("inputTopRight") }
        set { set(newValue, "inputTopRight") }
    }
    var transform: CGAffineTransform {
        get { inputs["inputTransform"] as? CGAffineTransform ?? .identity }
        set { inputs["inputTransform"] = newValue }
    }
    var underColorRemoval: Float {
        get { known.float("inputUnderColorRemoval") }
        set { inputs["inputUnderColorRemoval"] = newValue }
    }
    var unsharpMaskIntensity: Float {
        get { known.float("inputUnsharpMaskIntensity") }
        set { inputs["inputUnsharpMaskIntensity"] = newValue }
    }
    var unsharpMaskRadius: Float {
        get { known.float("inputUnsharpMaskRadius") }
        set { inputs["inputUnsharpMaskRadius"] = newValue }
    }
    var value: Float {
        get { known.float("inputValue") }
        set { inputs["inputValue"] = newValue }
    }
    var weights: CIVector {
        get { known.vector("inputWeights") }
        set { inputs["inputWeights"] = newValue }
    }
    var width: Float {
        get { known.float("inputWidth") }
        set { inputs["inputWidth"] = newValue }
    }
    var yaw: Float {
        get { known.float("inputYaw") }
        set { inputs["inputYaw"] = newValue }
    }
    var zoom: Float {
        get { known.float("inputZoom") }
        set { inputs["inputZoom"] = newValue }
    }
}

extension BuiltinFilter: CIGaussianGradient, CIHueSaturationValueGradient, CIRadialGradient,
    CISmoothLinearGradient, CISharpenLuminance, CIUnsharpMask, CICircularScreen, CICMYKHalftone, CIDotScreen,
    CIHatchedScreen, CILineScreen, CIBicubicScaleTransform, CIEdgePreserveUpsample,
    CIKeystoneCorrectionCombined, CIKeystoneCorrectionHorizontal, CIKeystoneCorrectionVertical,
    CIPerspectiveCorrection, CIPerspectiveRotate, CIPerspectiveTransform, CIPerspectiveTransformWithExtent,
    CIStraighten, CIAccordionFoldTransition, CIBarsSwipeTransition, CICopyMachineTransition,
    CIDisintegrateWithMaskTransition, CIDissolveTransition, CIFlashTransition, CIModTransition,
    CIPageCurlTransition, CIPageCurlWithShadowTransition, CIRippleTransition, CISwipeTransition,
    CIColorAbsoluteDifference, CIColorPolynomial, CIColorThresholdOtsu, CIDepthToDisparity,
    CIDisparityToDepth, CILinearToSRGBToneCurve, CISRGBToneCurveToLinear, CITemperatureAndTint, CIToneCurve,
    CIWhitePointAdjust, CIColorCrossPolynomial, CIColorCube, CIColorCubesMixedWithMask,
    CIColorCubeWithColorSpace, CIColorCurves, CIColorMap, CIDither, CIDocumentEnhancer, CIPaletteCentroid,
    CIPalettize, CIThermal, CIVignette, CIVignetteEffect, CIXRay, CIBumpDistortion, CIBumpDistortionLinear,
    CICircleSplashDistortion, CICircularWrap, CIDisplacementDistortion, CIDroste, CIGlassDistortion,
    CIGlassLozenge, CIHoleDistortion, CILightTunnel, CINinePartStretched, CINinePartTiled, CIPinchDistortion,
    CIStretchCrop, CITorusLensDistortion, CITwirlDistortion, CIVortexDistortion, CIAffineClamp, CIAffineTile,
    CIEightfoldReflectedTile, CIFourfoldReflectedTile, CIFourfoldRotatedTile, CIFourfoldTranslatedTile,
    CIGlideReflectedTile, CIKaleidoscope, CIOpTile, CIParallelogramTile, CIPerspectiveTile,
    CISixfoldReflectedTile, CISixfoldRotatedTile, CITriangleTile, CITwelvefoldReflectedTile,
    CICheckerboardGenerator, CILenticularHaloGenerator, CIMeshGenerator, CIRandomGenerator,
    CIRoundedRectangleGenerator, CIStarShineGenerator, CIStripesGenerator, CISunbeamsGenerator,
    CITextImageGenerator, CIBloom, CIComicEffect, CIConvolution, CICrystallize, CIDepthOfField, CIEdges,
    CIEdgeWork, CIGaborGradients, CIGloom, CIHeightFieldFromMask, CIHexagonalPixellate,
    CIHighlightShadowAdjust, CILineOverlay, CIMix, CIPointillize, CISaliencyMap, CIShadedMaterial,
    CISpotColor, CISpotLight, CIBokehBlur, CIMaskedVariableBlur, CIMedian, CIMorphologyGradient,
    CIMorphologyMaximum, CIMorphologyMinimum, CIMorphologyRectangleMaximum, CIMorphologyRectangleMinimum,
    CIMotionBlur, CINoiseReduction, CIZoomBlur, CIAreaHistogram, CIAreaMaximum, CIAreaMaximumAlpha,
    CIAreaMinimum, CIAreaMinimumAlpha, CIAreaMinMax, CIAreaMinMaxRed, CIColumnAverage, CIHistogramDisplay,
    CIKMeans, CIRowAverage
{}

extension CIFilter {
    public class func gaussianGradient() -> CIFilter & CIGaussianGradient {
        BuiltinFilter("CIGaussianGradient")
    }
    public class func hueSaturationValueGradient() -> CIFilter & CIHueSaturationValueGradient {
        BuiltinFilter("CIHueSaturationValueGradient")
    }
    public class func radialGradient() -> CIFilter & CIRadialGradient { BuiltinFilter("CIRadialGradient") }
    public class func smoothLinearGradient() -> CIFilter & CISmoothLinearGradient {
        BuiltinFilter("CISmoothLinearGradient")
    }
    public class func sharpenLuminance() -> CIFilter & CISharpenLuminance {
        BuiltinFilter("CISharpenLuminance")
    }
    public class func unsharpMask() -> CIFilter & CIUnsharpMask { BuiltinFilter("CIUnsharpMask") }
    public class func circularScreen() -> CIFilter & CICircularScreen { BuiltinFilter("CICircularScreen") }
    public class func cmykHalftone() -> CIFilter & CICMYKHalftone { BuiltinFilter("CICmykHalftone") }
    public class func dotScreen() -> CIFilter & CIDotScreen { BuiltinFilter("CIDotScreen") }
    public class func hatchedScreen() -> CIFilter & CIHatchedScreen { BuiltinFilter("CIHatchedScreen") }
    public class func lineScreen() -> CIFilter & CILineScreen { BuiltinFilter("CILineScreen") }
    public class func bicubicScaleTransform() -> CIFilter & CIBicubicScaleTransform {
        BuiltinFilter("CIBicubicScaleTransform")
    }
    public class func edgePreserveUpsample() -> CIFilter & CIEdgePreserveUpsample {
        BuiltinFilter("CIEdgePreserveUpsample")
    }
    public class func keystoneCorrectionCombined() -> CIFilter & CIKeystoneCorrectionCombined {
        BuiltinFilter("CIKeystoneCorrectionCombined")
    }
    public class func keystoneCorrectionHorizontal() -> CIFilter & CIKeystoneCorrectionHorizontal {
        BuiltinFilter("CIKeystoneCorrectionHorizontal")
    }
    public class func keystoneCorrectionVertical() -> CIFilter & CIKeystoneCorrectionVertical {
        BuiltinFilter("CIKeystoneCorrectionVertical")
    }
    public class func perspectiveCorrection() -> CIFilter & CIPerspectiveCorrection {
        BuiltinFilter("CIPerspectiveCorrection")
    }
    public class func perspectiveRotate() -> CIFilter & CIPerspectiveRotate {
        BuiltinFilter("CIPerspectiveRotate")
    }
    public class func perspectiveTransform() -> CIFilter & CIPerspectiveTransform {
        BuiltinFilter("CIPerspectiveTransform")
    }
    public class func perspectiveTransformWithExtent() -> CIFilter & CIPerspectiveTransformWithExtent {
        BuiltinFilter("CIPerspectiveTransformWithExtent")
    }
    public class func straighten() -> CIFilter & CIStraighten { BuiltinFilter("CIStraighten") }
    public class func accordionFoldTransition() -> CIFilter & CIAccordionFoldTransition {
        BuiltinFilter("CIAccordionFoldTransition")
    }
    public class func barsSwipeTransition() -> CIFilter & CIBarsSwipeTransition {
        BuiltinFilter("CIBarsSwipeTransition")
    }
    public class func copyMachineTransition() -> CIFilter & CICopyMachineTransition {
        BuiltinFilter("CICopyMachineTransition")
    }
    public class func disintegrateWithMaskTransition() -> CIFilter & CIDisintegrateWithMaskTransition {
        BuiltinFilter("CIDisintegrateWithMaskTransition")
    }
    public class func dissolveTransition() -> CIFilter & CIDissolveTransition {
        BuiltinFilter("CIDissolveTransition")
    }
    public class func flashTransition() -> CIFilter & CIFlashTransition { BuiltinFilter("CIFlashTransition") }
    public class func modTransition() -> CIFilter & CIModTransition { BuiltinFilter("CIModTransition") }
    public class func pageCurlTransition() -> CIFilter & CIPageCurlTransition {
        BuiltinFilter("CIPageCurlTransition")
    }
    public class func pageCurlWithShadowTransition() -> CIFilter & CIPageCurlWithShadowTransition {
        BuiltinFilter("CIPageCurlWithShadowTransition")
    }
    public class func rippleTransition() -> CIFilter & CIRippleTransition {
        BuiltinFilter("CIRippleTransition")
    }
    public class func swipeTransition() -> CIFilter & CISwipeTransition { BuiltinFilter("CISwipeTransition") }
    public class func additionCompositing() -> CIFilter & CICompositeOperation {
        BuiltinFilter("CIAdditionCompositing")
    }
    public class func colorBlendMode() -> CIFilter & CICompositeOperation {
        BuiltinFilter("CIColorBlendMode")
    }
    public class func colorBurnBlendMode() -> CIFilter & CICompositeOperation {
        BuiltinFilter("CIColorBurnBlendMode")
    }
    public class func colorDodgeBlendMode() -> CIFilter & CICompositeOperation {
        BuiltinFilter("CIColorDodgeBlendMode")
    }
    public class func darkenBlendMode() -> CIFilter & CICompositeOperation {
        BuiltinFilter("CIDarkenBlendMode")
    }
    public class func differenceBlendMode() -> CIFilter & CICompositeOperation {
        BuiltinFilter("CIDifferenceBlendMode")
    }
    public class func divideBlendMode() -> CIFilter & CICompositeOperation {
        BuiltinFilter("CIDivideBlendMode")
    }
    public class func exclusionBlendMode() -> CIFilter & CICompositeOperation {
        BuiltinFilter("CIExclusionBlendMode")
    }
    public class func hardLightBlendMode() -> CIFilter & CICompositeOperation {
        BuiltinFilter("CIHardLightBlendMode")
    }
    public class func hueBlendMode() -> CIFilter & CICompositeOperation { BuiltinFilter("CIHueBlendMode") }
    public class func lightenBlendMode() -> CIFilter & CICompositeOperation {
        BuiltinFilter("CILightenBlendMode")
    }
    public class func linearBurnBlendMode() -> CIFilter & CICompositeOperation {
        BuiltinFilter("CILinearBurnBlendMode")
    }
    public class func linearDodgeBlendMode() -> CIFilter & CICompositeOperation {
        BuiltinFilter("CILinearDodgeBlendMode")
    }
    public class func luminosityBlendMode() -> CIFilter & CICompositeOperation {
        BuiltinFilter("CILuminosityBlendMode")
    }
    public class func maximumCompositing() -> CIFilter & CICompositeOperation {
        BuiltinFilter("CIMaximumCompositing")
    }
    public class func minimumCompositing() -> CIFilter & CICompositeOperation {
        BuiltinFilter("CIMinimumCompositing")
    }
    public class func overlayBlendMode() -> CIFilter & CICompositeOperation {
        BuiltinFilter("CIOverlayBlendMode")
    }
    public class func pinLightBlendMode() -> CIFilter & CICompositeOperation {
        BuiltinFilter("CIPinLightBlendMode")
    }
    public class func saturationBlendMode() -> CIFilter & CICompositeOperation {
        BuiltinFilter("CISaturationBlendMode")
    }
    public class func softLightBlendMode() -> CIFilter & CICompositeOperation {
        BuiltinFilter("CISoftLightBlendMode")
    }
    public class func subtractBlendMode() -> CIFilter & CICompositeOperation {
        BuiltinFilter("CISubtractBlendMode")
    }
    public class func colorAbsoluteDifference() -> CIFilter & CIColorAbsoluteDifference {
        BuiltinFilter("CIColorAbsoluteDifference")
    }
    public class func colorPolynomial() -> CIFilter & CIColorPolynomial { BuiltinFilter("CIColorPolynomial") }
    public class func colorThresholdOtsu() -> CIFilter & CIColorThresholdOtsu {
        BuiltinFilter("CIColorThresholdOtsu")
    }
    public class func depthToDisparity() -> CIFilter & CIDepthToDisparity {
        BuiltinFilter("CIDepthToDisparity")
    }
    public class func disparityToDepth() -> CIFilter & CIDisparityToDepth {
        BuiltinFilter("CIDisparityToDepth")
    }
    public class func linearToSRGBToneCurve() -> CIFilter & CILinearToSRGBToneCurve {
        BuiltinFilter("CILinearToSRGBToneCurve")
    }
    public class func sRGBToneCurveToLinear() -> CIFilter & CISRGBToneCurveToLinear {
        BuiltinFilter("CISRGBToneCurveToLinear")
    }
    public class func temperatureAndTint() -> CIFilter & CITemperatureAndTint {
        BuiltinFilter("CITemperatureAndTint")
    }
    public class func toneCurve() -> CIFilter & CIToneCurve { BuiltinFilter("CIToneCurve") }
    public class func whitePointAdjust() -> CIFilter & CIWhitePointAdjust {
        BuiltinFilter("CIWhitePointAdjust")
    }
    public class func colorCrossPolynomial() -> CIFilter & CIColorCrossPolynomial {
        BuiltinFilter("CIColorCrossPolynomial")
    }
    public class func colorCube() -> CIFilter & CIColorCube { BuiltinFilter("CIColorCube") }
    public class func colorCubesMixedWithMask() -> CIFilter & CIColorCubesMixedWithMask {
        BuiltinFilter("CIColorCubesMixedWithMask")
    }
    public class func colorCubeWithColorSpace() -> CIFilter & CIColorCubeWithColorSpace {
        BuiltinFilter("CIColorCubeWithColorSpace")
    }
    public class func colorCurves() -> CIFilter & CIColorCurves { BuiltinFilter("CIColorCurves") }
    public class func colorMap() -> CIFilter & CIColorMap { BuiltinFilter("CIColorMap") }
    public class func dither() -> CIFilter & CIDither { BuiltinFilter("CIDither") }
    public class func documentEnhancer() -> CIFilter & CIDocumentEnhancer {
        BuiltinFilter("CIDocumentEnhancer")
    }
    public class func paletteCentroid() -> CIFilter & CIPaletteCentroid { BuiltinFilter("CIPaletteCentroid") }
    public class func palettize() -> CIFilter & CIPalettize { BuiltinFilter("CIPalettize") }
    public class func thermal() -> CIFilter & CIThermal { BuiltinFilter("CIThermal") }
    public class func vignette() -> CIFilter & CIVignette { BuiltinFilter("CIVignette") }
    public class func vignetteEffect() -> CIFilter & CIVignetteEffect { BuiltinFilter("CIVignetteEffect") }
    public class func xRay() -> CIFilter & CIXRay { BuiltinFilter("CIXRay") }
    public class func bumpDistortion() -> CIFilter & CIBumpDistortion { BuiltinFilter("CIBumpDistortion") }
    public class func bumpDistortionLinear() -> CIFilter & CIBumpDistortionLinear {
        BuiltinFilter("CIBumpDistortionLinear")
    }
    public class func circleSplashDistortion() -> CIFilter & CICircleSplashDistortion {
        BuiltinFilter("CICircleSplashDistortion")
    }
    public class func circularWrap() -> CIFilter & CICircularWrap { BuiltinFilter("CICircularWrap") }
    public class func displacementDistortion() -> CIFilter & CIDisplacementDistortion {
        BuiltinFilter("CIDisplacementDistortion")
    }
    public class func droste() -> CIFilter & CIDroste { BuiltinFilter("CIDroste") }
    public class func glassDistortion() -> CIFilter & CIGlassDistortion { BuiltinFilter("CIGlassDistortion") }
    public class func glassLozenge() -> CIFilter & CIGlassLozenge { BuiltinFilter("CIGlassLozenge") }
    public class func holeDistortion() -> CIFilter & CIHoleDistortion { BuiltinFilter("CIHoleDistortion") }
    public class func lightTunnel() -> CIFilter & CILightTunnel { BuiltinFilter("CILightTunnel") }
    public class func ninePartStretched() -> CIFilter & CINinePartStretched {
        BuiltinFilter("CINinePartStretched")
    }
    public class func ninePartTiled() -> CIFilter & CINinePartTiled { BuiltinFilter("CINinePartTiled") }
    public class func pinchDistortion() -> CIFilter & CIPinchDistortion { BuiltinFilter("CIPinchDistortion") }
    public class func stretchCrop() -> CIFilter & CIStretchCrop { BuiltinFilter("CIStretchCrop") }
    public class func torusLensDistortion() -> CIFilter & CITorusLensDistortion {
        BuiltinFilter("CITorusLensDistortion")
    }
    public class func twirlDistortion() -> CIFilter & CITwirlDistortion { BuiltinFilter("CITwirlDistortion") }
    public class func vortexDistortion() -> CIFilter & CIVortexDistortion {
        BuiltinFilter("CIVortexDistortion")
    }
    public class func affineClamp() -> CIFilter & CIAffineClamp { BuiltinFilter("CIAffineClamp") }
    public class func affineTile() -> CIFilter & CIAffineTile { BuiltinFilter("CIAffineTile") }
    public class func eightfoldReflectedTile() -> CIFilter & CIEightfoldReflectedTile {
        BuiltinFilter("CIEightfoldReflectedTile")
    }
    public class func fourfoldReflectedTile() -> CIFilter & CIFourfoldReflectedTile {
        BuiltinFilter("CIFourfoldReflectedTile")
    }
    public class func fourfoldRotatedTile() -> CIFilter & CIFourfoldRotatedTile {
        BuiltinFilter("CIFourfoldRotatedTile")
    }
    public class func fourfoldTranslatedTile() -> CIFilter & CIFourfoldTranslatedTile {
        BuiltinFilter("CIFourfoldTranslatedTile")
    }
    public class func glideReflectedTile() -> CIFilter & CIGlideReflectedTile {
        BuiltinFilter("CIGlideReflectedTile")
    }
    public class func kaleidoscope() -> CIFilter & CIKaleidoscope { BuiltinFilter("CIKaleidoscope") }
    public class func opTile() -> CIFilter & CIOpTile { BuiltinFilter("CIOpTile") }
    public class func parallelogramTile() -> CIFilter & CIParallelogramTile {
        BuiltinFilter("CIParallelogramTile")
    }
    public class func perspectiveTile() -> CIFilter & CIPerspectiveTile { BuiltinFilter("CIPerspectiveTile") }
    public class func sixfoldReflectedTile() -> CIFilter & CISixfoldReflectedTile {
        BuiltinFilter("CISixfoldReflectedTile")
    }
    public class func sixfoldRotatedTile() -> CIFilter & CISixfoldRotatedTile {
        BuiltinFilter("CISixfoldRotatedTile")
    }
    public class func triangleTile() -> CIFilter & CITriangleTile { BuiltinFilter("CITriangleTile") }
    public class func twelvefoldReflectedTile() -> CIFilter & CITwelvefoldReflectedTile {
        BuiltinFilter("CITwelvefoldReflectedTile")
    }
    public class func checkerboardGenerator() -> CIFilter & CICheckerboardGenerator {
        BuiltinFilter("CICheckerboardGenerator")
    }
    public class func lenticularHaloGenerator() -> CIFilter & CILenticularHaloGenerator {
        BuiltinFilter("CILenticularHaloGenerator")
    }
    public class func meshGenerator() -> CIFilter & CIMeshGenerator { BuiltinFilter("CIMeshGenerator") }
    public class func randomGenerator() -> CIFilter & CIRandomGenerator { BuiltinFilter("CIRandomGenerator") }
    public class func roundedRectangleGenerator() -> CIFilter & CIRoundedRectangleGenerator {
        BuiltinFilter("CIRoundedRectangleGenerator")
    }
    public class func starShineGenerator() -> CIFilter & CIStarShineGenerator {
        BuiltinFilter("CIStarShineGenerator")
    }
    public class func stripesGenerator() -> CIFilter & CIStripesGenerator {
        BuiltinFilter("CIStripesGenerator")
    }
    public class func sunbeamsGenerator() -> CIFilter & CISunbeamsGenerator {
        BuiltinFilter("CISunbeamsGenerator")
    }
    public class func textImageGenerator() -> CIFilter & CITextImageGenerator {
        BuiltinFilter("CITextImageGenerator")
    }
    public class func blendWithBlueMask() -> CIFilter & CIBlendWithMask {
        BuiltinFilter("CIBlendWithBlueMask")
    }
    public class func blendWithRedMask() -> CIFilter & CIBlendWithMask { BuiltinFilter("CIBlendWithRedMask") }
    public class func bloom() -> CIFilter & CIBloom { BuiltinFilter("CIBloom") }
    public class func comicEffect() -> CIFilter & CIComicEffect { BuiltinFilter("CIComicEffect") }
    public class func convolution3X3() -> CIFilter & CIConvolution { BuiltinFilter("CIConvolution3X3") }
    public class func convolution5X5() -> CIFilter & CIConvolution { BuiltinFilter("CIConvolution5X5") }
    public class func convolution7X7() -> CIFilter & CIConvolution { BuiltinFilter("CIConvolution7X7") }
    public class func convolution9Horizontal() -> CIFilter & CIConvolution {
        BuiltinFilter("CIConvolution9Horizontal")
    }
    public class func convolution9Vertical() -> CIFilter & CIConvolution {
        BuiltinFilter("CIConvolution9Vertical")
    }
    public class func crystallize() -> CIFilter & CICrystallize { BuiltinFilter("CICrystallize") }
    public class func depthOfField() -> CIFilter & CIDepthOfField { BuiltinFilter("CIDepthOfField") }
    public class func edges() -> CIFilter & CIEdges { BuiltinFilter("CIEdges") }
    public class func edgeWork() -> CIFilter & CIEdgeWork { BuiltinFilter("CIEdgeWork") }
    public class func gaborGradients() -> CIFilter & CIGaborGradients { BuiltinFilter("CIGaborGradients") }
    public class func gloom() -> CIFilter & CIGloom { BuiltinFilter("CIGloom") }
    public class func heightFieldFromMask() -> CIFilter & CIHeightFieldFromMask {
        BuiltinFilter("CIHeightFieldFromMask")
    }
    public class func hexagonalPixellate() -> CIFilter & CIHexagonalPixellate {
        BuiltinFilter("CIHexagonalPixellate")
    }
    public class func highlightShadowAdjust() -> CIFilter & CIHighlightShadowAdjust {
        BuiltinFilter("CIHighlightShadowAdjust")
    }
    public class func lineOverlay() -> CIFilter & CILineOverlay { BuiltinFilter("CILineOverlay") }
    public class func mix() -> CIFilter & CIMix { BuiltinFilter("CIMix") }
    public class func pointillize() -> CIFilter & CIPointillize { BuiltinFilter("CIPointillize") }
    public class func saliencyMap() -> CIFilter & CISaliencyMap { BuiltinFilter("CISaliencyMap") }
    public class func shadedMaterial() -> CIFilter & CIShadedMaterial { BuiltinFilter("CIShadedMaterial") }
    public class func spotColor() -> CIFilter & CISpotColor { BuiltinFilter("CISpotColor") }
    public class func spotLight() -> CIFilter & CISpotLight { BuiltinFilter("CISpotLight") }
    public class func bokehBlur() -> CIFilter & CIBokehBlur { BuiltinFilter("CIBokehBlur") }
    public class func maskedVariableBlur() -> CIFilter & CIMaskedVariableBlur {
        BuiltinFilter("CIMaskedVariableBlur")
    }
    public class func median() -> CIFilter & CIMedian { BuiltinFilter("CIMedian") }
    public class func morphologyGradient() -> CIFilter & CIMorphologyGradient {
        BuiltinFilter("CIMorphologyGradient")
    }
    public class func morphologyMaximum() -> CIFilter & CIMorphologyMaximum {
        BuiltinFilter("CIMorphologyMaximum")
    }
    public class func morphologyMinimum() -> CIFilter & CIMorphologyMinimum {
        BuiltinFilter("CIMorphologyMinimum")
    }
    public class func morphologyRectangleMaximum() -> CIFilter & CIMorphologyRectangleMaximum {
        BuiltinFilter("CIMorphologyRectangleMaximum")
    }
    public class func morphologyRectangleMinimum() -> CIFilter & CIMorphologyRectangleMinimum {
        BuiltinFilter("CIMorphologyRectangleMinimum")
    }
    public class func motionBlur() -> CIFilter & CIMotionBlur { BuiltinFilter("CIMotionBlur") }
    public class func noiseReduction() -> CIFilter & CINoiseReduction { BuiltinFilter("CINoiseReduction") }
    public class func zoomBlur() -> CIFilter & CIZoomBlur { BuiltinFilter("CIZoomBlur") }
    public class func areaHistogram() -> CIFilter & CIAreaHistogram { BuiltinFilter("CIAreaHistogram") }
    public class func areaMaximum() -> CIFilter & CIAreaMaximum { BuiltinFilter("CIAreaMaximum") }
    public class func areaMaximumAlpha() -> CIFilter & CIAreaMaximumAlpha {
        BuiltinFilter("CIAreaMaximumAlpha")
    }
    public class func areaMinimum() -> CIFilter & CIAreaMinimum { BuiltinFilter("CIAreaMinimum") }
    public class func areaMinimumAlpha() -> CIFilter & CIAreaMinimumAlpha {
        BuiltinFilter("CIAreaMinimumAlpha")
    }
    public class func areaMinMax() -> CIFilter & CIAreaMinMax { BuiltinFilter("CIAreaMinMax") }
    public class func areaMinMaxRed() -> CIFilter & CIAreaMinMaxRed { BuiltinFilter("CIAreaMinMaxRed") }
    public class func columnAverage() -> CIFilter & CIColumnAverage { BuiltinFilter("CIColumnAverage") }
    public class func histogramDisplay() -> CIFilter & CIHistogramDisplay {
        BuiltinFilter("CIHistogramDisplay")
    }
    public class func kMeans() -> CIFilter & CIKMeans { BuiltinFilter("CIKMeans") }
    public class func rowAverage() -> CIFilter & CIRowAverage { BuiltinFilter("CIRowAverage") }
}
