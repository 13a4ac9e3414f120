/** Type: sizes of the words on an artboard. */
import type { LaidArtboard } from '../../scene/layout.ts'
import { textBoxes } from '../gates.ts'

/** Sizes of the words on an artboard, pixels, smallest first. Decoration is not words. */
export const typeSizes = (artboard: LaidArtboard): number[] =>
  textBoxes(artboard)
    .filter(({ node }) => node.role !== 'decoration')
    .map(({ laid }) => laid.text?.size ?? 0)
    .sort((a, b) => a - b)
