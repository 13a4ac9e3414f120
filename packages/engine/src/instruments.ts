/** The engine's steps one by one, for those who measure and show it (workbench, scorecard); the product calls openEngine. */

export { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas'
export { random } from './base/random.ts'
export { readBrief } from './brief/read.ts'
export type { FunctionVerb } from './brief/types.ts'
export { BY_VERB as FUNCTION_VERBS } from './brief/words/function-verbs.ts'
export { completeCopy } from './brief/write/complete.ts'
export { askedOf, find } from './collection/find.ts'
export { pairOf } from './collection/mark-pair.ts'
export { packedSheet } from './collection/packed-sheet.ts'
export { collection, type Entry, sheetEntry } from './collection/store.ts'
export { contrast, difference, oklch } from './colour/colour.ts'
export { makeCandidate } from './compose/compose.ts'
export { trySheet, tryStage } from './compose/try-sheet.ts'
export { openWorkshop, type Workshop } from './compose/workshop.ts'
export { appearanceDistance, appearanceOf } from './critic/appearance.ts'
export { askedColoursShare } from './critic/asked-colours.ts'
export { collisions } from './critic/collisions.ts'
export { contrastFaults, readContrast } from './critic/contrast.ts'
export { critique } from './critic/critique.ts'
export { elements, linesOf } from './critic/elements.ts'
export { gateFaults, textBoxes } from './critic/gates.ts'
export { paletteMeasures } from './critic/measures/colour.ts'
export { markOf, sturdiness } from './critic/measures/mark.ts'
export { whiteSpace } from './critic/measures/space.ts'
export { typeSizes } from './critic/measures/type.ts'
export { isMet } from './critic/placement.ts'
export {
  contourDensity,
  differenceHash,
  type Grey,
  greyOf,
  hashDistance,
  inkCentroid,
  trimmed,
} from './critic/raster.ts'
export { RASTER, scoreOf } from './critic/score.ts'
export { direct } from './direction/direct.ts'
export { abilitiesPage } from './edit/abilities/table.ts'
export { figureFor } from './imagery/figures.ts'
export { KINDS } from './kinds/registry.ts'
export { decodeImages, decodePictures, type Images, paintList } from './render/canvas.ts'
export { displayList } from './render/display.ts'
export { resolveColour } from './render/paint.ts'
export { type LaidArtboard, type LaidNode, layout } from './scene/layout.ts'
