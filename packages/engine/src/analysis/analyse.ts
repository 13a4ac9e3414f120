/** A design examined as an art director would: colours, contrast, type, layout, colour vision, small sizes. */

import { isKeyOf } from '../base/tables.ts'
import { difference, normalHex } from '../colour/colour.ts'
import { colourName } from '../colour/plain-names.ts'
import { readContrast } from '../critic/contrast.ts'
import { textBoxes } from '../critic/gates.ts'
import type { Design } from '../design/types.ts'
import type { PictogramSource } from '../imagery/types.ts'
import type { Images } from '../render/canvas.ts'
import { plainColour, resolveColour } from '../render/paint.ts'
import type { LaidArtboard, LaidNode, LayOut } from '../scene/layout.ts'
import { paintsOf, refsOf } from '../scene/paints.ts'
import type { FontUse, Node, PlainColour, Scene } from '../scene/types.ts'
import { subtree } from '../scene/walk.ts'
import { familyName } from '../type/own-family.ts'
import { DEFICIENCIES, type Deficiency, simulate } from './colour-vision.ts'
import { pictureFindings } from './picture/findings.ts'
import type { Analysis } from './types.ts'

interface Tools {
  pictograms: PictogramSource
  layOut: LayOut
}

const nodesOf = (scene: Scene): Node[] => scene.artboards.flatMap(({ root }) => [...subtree(root)])

function readPalette(scene: Scene): Analysis['palette'] {
  const uses = new Map<PlainColour, number>()
  // The own colours of a drawing are the thing's, not the design's.
  for (const node of nodesOf(scene))
    for (const ref of paintsOf(node).flatMap(refsOf).map(plainColour))
      if (node.type !== 'vector' || !ref.startsWith('#')) uses.set(ref, (uses.get(ref) ?? 0) + 1)
  return [...uses]
    .sort((a, b) => b[1] - a[1])
    .map(([ref, count]) => {
      const hex = normalHex(resolveColour(ref, scene.palette))
      return { role: isKeyOf(scene.palette, ref) ? ref : 'own', hex, name: colourName(hex), uses: count }
    })
}

const textsIn = (laid: LaidNode): LaidNode[] =>
  laid.node.type === 'text' ? [laid] : laid.children.flatMap((child) => textsIn(child))

const tenth = (value: number) => Math.round(value * 10) / 10
const ascending = (values: Iterable<number>) => [...new Set(values)].sort((a, b) => a - b)

function readType(scene: Scene, texts: LaidNode[]): Analysis['type'] {
  const byUse = Map.groupBy(texts, ({ node }): FontUse => (node.type === 'text' ? node.font : 'text'))
  return [...byUse].map(([use, set]) => ({
    use,
    family: familyName(scene.typography[use] ?? scene.typography.display),
    weights: ascending(set.map(({ node }) => (node.type === 'text' ? node.weight : 400))),
    sizes: ascending(set.map(({ text }) => tenth(text?.size ?? 0))).reverse(),
  }))
}

/** Two colours closer than this in OKLab are told apart with effort only. */
const APART = 0.08

function readColourVision(palette: Analysis['palette'], deficiency: Deficiency): Analysis['colourVision'][number] {
  const colours = [...new Set(palette.slice(0, 6).map(({ hex }) => hex))]
  const pairs = colours.flatMap((a, index) =>
    colours.slice(index + 1).map((b) => ({
      a,
      b,
      before: difference(a, b),
      difference: difference(simulate(a, deficiency), simulate(b, deficiency)),
    })),
  )
  // Colours that are alike to everybody tell nothing.
  const distinct = pairs.filter(({ before }) => before >= 2 * APART)
  const closest = distinct.sort((x, y) => x.difference - y.difference)[0]
  const rounded = closest && {
    ...closest,
    before: Math.round(closest.before * 1000) / 1000,
    difference: Math.round(closest.difference * 1000) / 1000,
  }
  return { deficiency, ...(rounded && { closest: rounded }), passes: !closest || closest.difference >= APART }
}

/** Pixels: type below this size is a grey line. */
const LEGIBLE = 7
const SMALL_WIDTHS: Record<Scene['kind'], number[]> = {
  logo: [32, 64, 160],
  icon: [16, 32, 64],
  website: [390],
  'business-card': [320],
  poster: [160, 320],
  banner: [320],
}

function readSmallSizes(laid: LaidArtboard, kind: Scene['kind'], texts: LaidNode[]): Analysis['smallSizes'] {
  // Pages set their type anew at every width.
  if (kind === 'website') return []
  if (texts.length === 0) return SMALL_WIDTHS[kind].map((width) => ({ width, smallest: 0, lost: [] }))
  return SMALL_WIDTHS[kind].map((width) => {
    const sizes = texts.map(({ node, text }) => ({
      words: node.type === 'text' ? node.text : '',
      size: ((text?.size ?? 0) * width) / laid.width,
    }))
    return {
      width,
      smallest: tenth(Math.min(...sizes.map(({ size }) => size))),
      lost: sizes.filter(({ size }) => size < LEGIBLE).map(({ words }) => words),
    }
  })
}

/** Sizes of one page or sheet that are so close that they look like a mistake. */
const nearly = (sizes: number[]): [number, number] | undefined => {
  const down = [...sizes].sort((a, b) => b - a)
  for (const [index, size] of down.entries()) {
    const next = down[index + 1]
    if (next !== undefined && size !== next && size / next < 1.08 && size - next > 0.5) return [size, next]
  }
  return undefined
}

function suggest(analysis: Omit<Analysis, 'suggestions'>): string[] {
  const { contrast, type, colourVision, smallSizes, layout: facts, palette, kind } = analysis
  const weak = contrast.find(({ passes }) => !passes)
  const close = type.map(({ sizes }) => nearly(sizes)).find(Boolean)
  const vision = colourVision.find(({ passes }) => !passes)
  const lost = smallSizes.find(({ lost: words }) => words.length > 0)
  return [
    ...(weak
      ? [
          `Raise the contrast of "${weak.text}" from ${weak.ratio}:1 to at least ${weak.needed}:1, by a darker or lighter colour of the text or its ground.`,
        ]
      : []),
    ...(vision?.closest
      ? [
          `${vision.closest.a} and ${vision.closest.b} look alike in ${vision.deficiency}: tell them apart by lightness too.`,
        ]
      : []),
    ...(lost
      ? [
          `Below ${lost.width} pixels of width ${lost.lost.length === 1 ? `"${lost.lost[0]}" is` : `${lost.lost.length} texts are`} too small to read: ${kind === 'logo' ? 'keep a version without small words for such sizes' : 'set them larger or leave them out there'}.`,
        ]
      : []),
    ...(close
      ? [`Sizes of ${close[0]} and ${close[1]} pixels are nearly the same: make them one, or plainly different.`]
      : []),
    ...(palette.filter(({ role }) => role !== 'own').length > 7
      ? ['Seven or more colours compete: reduce some of them to one hue.']
      : []),
    ...(facts.margin < Math.min(facts.width, facts.height) * 0.02 && facts.texts > 0
      ? ['Some text is very close to the edge: give it more room.']
      : []),
  ]
}

/** Reads a design. `images` are the decoded pictures that it shows. */
export function analyse(design: Design, tools: Tools, images: Images): Analysis {
  const { scene, archetype } = design
  const artboards = tools.layOut(scene)
  const [first] = artboards
  const texts = artboards.flatMap(({ root }) => textsIn(root)).filter(({ node }) => node.role !== 'decoration')
  const sizes = texts.map(({ text }) => text?.size ?? 0)
  const words = new Map(texts.map(({ node }) => [node.id, node]))
  const margins = textBoxes(first).map(({ left, top, right, bottom }) =>
    Math.min(left, top, first.width - right, first.height - bottom),
  )
  const seen = pictureFindings(design)
  const palette = seen?.palette ?? readPalette(scene)
  const measured = artboards
    .flatMap((laid) => readContrast(laid, scene.palette, tools.pictograms, images))
    .map(({ id, ratio, needed }) => {
      const node = words.get(id)
      return {
        text: node?.type === 'text' ? node.text : id,
        role: node?.role ?? 'text',
        ratio: Math.floor(ratio * 100) / 100,
        needed,
        passes: ratio >= needed - 0.02,
      }
    })
  const facts: Omit<Analysis, 'suggestions'> = {
    kind: scene.kind,
    palette,
    contrast: seen?.contrast ?? measured,
    type: readType(scene, texts),
    layout: {
      archetype,
      format: scene.format.name,
      width: first.width,
      height: first.height,
      texts: texts.length,
      largest: tenth(Math.max(0, ...sizes)),
      smallest: sizes.length > 0 ? tenth(Math.min(...sizes)) : 0,
      margin: margins.length > 0 ? tenth(Math.min(...margins)) : 0,
    },
    colourVision: DEFICIENCIES.map((deficiency) => readColourVision(palette, deficiency)),
    smallSizes: readSmallSizes(first, scene.kind, texts),
  }
  return { ...facts, suggestions: suggest(facts) }
}
