/** What was asked for, held against the artwork itself: set texts, named parts of the picture, colours, the format. */
import type { Ask } from '../brief/ask.ts'
import type { Brief } from '../brief/types.ts'
import { figureFor } from '../imagery/figures.ts'
import type { LaidArtboard } from '../scene/layout.ts'
import type { Node, Scene } from '../scene/types.ts'
import { subtree } from '../scene/walk.ts'
import { askedColoursShare } from './asked-colours.ts'
import { textBoxes } from './gates.ts'

/** One ask, and whether the artwork shows it. */
export interface CheckedAsk {
  ask: Ask
  met: boolean
}

/** Letters and digits alone, and the signs that carry meaning: breaks, capitals and marks are the setting's own. */
const even = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}%£€$₹@&+]+/gu, '')

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function* nodesOf({ artboards }: Scene): Generator<Node> {
  for (const { root } of artboards) yield* subtree(root)
}

const textsOf = (scene: Scene) =>
  [...nodesOf(scene)].flatMap((node) => (node.type === 'text' && node.role !== 'decoration' ? [node] : []))

/** What parts of the picture are called. */
const namesIn = (scene: Scene): string =>
  [...nodesOf(scene)]
    .flatMap((node) =>
      node.type === 'pictogram' || node.type === 'vector' || node.type === 'picture'
        ? [
            ('alt' in node && node.alt) || '',
            node.type === 'pictogram' ? node.icon : '',
            ...(node.type === 'vector' ? node.shapes.flatMap(({ id, group }) => [id ?? '', group ?? '']) : []),
          ]
        : [],
    )
    .map(plain)
    .join(' ')

/**
 * Every ask that the artwork itself can show, in the brief's order. A manner, and what must not be there, is judged by eye and
 * left out; so is a thing that no drawing is named by.
 * @param isDrawn by a model, which calls the parts of its drawings as it likes: that none is named so says nothing
 */
export function readBack(brief: Brief, scene: Scene, isDrawn = false): CheckedAsk[] {
  const { asks = [] } = brief
  const all = even(
    textsOf(scene)
      .map(({ text }) => text)
      .join(' '),
  )
  const names = namesIn(scene)
  return asks.flatMap((ask): CheckedAsk[] => {
    switch (ask.shown) {
      case 'text':
        // A sign stands for a name without spelling it.
        if (!ask.set || (scene.kind === 'icon' && ask.kind === 'name')) return []
        return [{ ask, met: all.includes(even(ask.words)) }]
      case 'picture': {
        const met = wordsOf(ask.words).some((word) => names.includes(word))
        return met || (!isDrawn && figureFor(ask.words)) ? [{ ask, met }] : []
      }
      case 'palette':
        return [{ ask, met: askedColoursShare(onlyOf(brief, ask), scene) === 1 }]
      case 'format':
        return [{ ask, met: scene.format.name === ask.words }]
      default:
        return []
    }
  })
}

const wordsOf = (words: string) =>
  plain(words)
    .split(' ')
    .filter((word) => word.length > 2)
    .map((word) => word.replace(/s$/, ''))

const onlyOf = (brief: Brief, { words }: Ask): Brief => ({
  ...brief,
  colours: brief.colours.filter((colour) => colour.words === words),
})

/** So many of the sizes on a sheet are large, and for a name. */
const [LARGE, AMPLE] = [2, 3]

/**
 * What a sheet of a poster or banner does not say of what was asked, or says too small. Printed pieces have conventions of their own; where
 * a prompt says what stands where, what its owner is stands nowhere else.
 */
export function unansweredTexts(brief: Brief, scene: Scene, [front]: readonly LaidArtboard[]): string[] {
  const { asks = [], kind, piece, placements } = brief
  if ((kind !== 'poster' && kind !== 'banner') || piece) return []
  const all = even(
    textsOf(scene)
      .map(({ text }) => text)
      .join(' '),
  )
  const unsaid = asks
    .filter(({ set, shown, kind: of }) => set && shown === 'text' && !(of === 'trade' && placements.length > 0))
    .filter(({ words }) => !all.includes(even(words)))
    .map(({ kind: of, words }) => `the ${of} "${words}" is not said`)
  const leading = asks.filter(({ leads }) => leads)
  if (leading.length === 0 || !front) return unsaid
  const boxes = textBoxes(front).filter(({ node }) => node.role !== 'decoration')
  const sizes = [...new Set(boxes.map(({ laid }) => Math.round(laid.text?.size ?? 0)))].sort((a, b) => b - a)
  const largeIn = (most: number) =>
    even(
      boxes
        .filter(({ laid }) => sizes.indexOf(Math.round(laid.text?.size ?? 0)) < most)
        .map(({ node }) => node.text)
        .join(' '),
    )
  const [large, ample] = [largeIn(LARGE), largeIn(AMPLE)]
  // A name signs what is announced.
  const isLed = leading.some(({ kind: of, words }) => (of === 'name' ? ample : large).includes(even(words)))
  return isLed ? unsaid : [...unsaid, `none of what leads is large`]
}
