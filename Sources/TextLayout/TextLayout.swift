import CCairo
import CPango
import CoreGraphics
