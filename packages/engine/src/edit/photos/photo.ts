/** An attached picture put into a design: into the frame that waits for it, else in the place of a picture that is there. */
import type { PictureFacts } from '../../brief/types.ts'
import type { Design } from '../../design/types.ts'
import { ORDINAL_WORDS as ORDINALS } from '../../language/lexicon/parts.ts'
import type { LaidArtboard } from '../../scene/layout.ts'
import type { Frame, Node, Picture, Scene } from '../../scene/types.ts'
import { findNode, places } from '../../scene/walk.ts'
import { apply } from '../apply.ts'
import { boxesOf } from '../boxes.ts'
import type { Change, Operation } from '../types.ts'

/** A place for a photo: a frame that waits, a photo, or the panel of a drawing. */
interface Spot {
  id: string
  kind: 'waiting' | 'photo' | 'drawing'
  /** What belongs in it, or what it shows. */
  shows: string
  area: number
}

/** Frames that wait for a photo, each with what belongs in it, in the order of the scene. */
export const photoFrames = (scene: Scene): { frame: Frame; shows: string; artboard: number }[] =>
  [...places(scene)].flatMap(({ node, artboard }) =>
    node.type === 'frame' && node.control?.kind === 'photo'
      ? [{ frame: node, shows: node.control.shows, artboard }]
      : [],
  )

/** A drawing that fills a panel takes at least so many pixels; smaller ones are signs. */
const DRAWING = 40_000

const isDrawing = (node: Node): boolean =>
  node.role === 'illustration' || (node.type === 'vector' && node.role === 'pattern')

function spotsIn(scene: Scene, layout: (scene: Scene) => LaidArtboard[]): Spot[] {
  const boxes = boxesOf(scene, { layout })
  const areaOf = (id: string) => {
    const box = boxes.get(id)
    return box ? box.width * box.height : 0
  }
  return [...places(scene)].flatMap(({ node, parent }): Spot[] => {
    const area = areaOf(node.id)
    if (node.type === 'frame' && node.control?.kind === 'photo')
      return [{ id: node.id, kind: 'waiting', shows: node.control.shows, area }]
    if (node.type === 'picture') return [{ id: node.id, kind: 'photo', shows: node.alt, area }]
    const fills = node.type === 'frame' && node.children.length === 1 && node.children.every(isDrawing)
    if (fills && area >= DRAWING && parent) return [{ id: node.id, kind: 'drawing', shows: node.id, area }]
    return []
  })
}

const ordinalIn = (said: string): number => {
  const word = ORDINALS.findIndex((one) => new RegExp(`\\b${one}\\b`).test(said))
  if (word >= 0) return word
  return /\blast\b/.test(said) ? -1 : Number(/\b(\d)(?:st|nd|rd|th)\b/.exec(said)?.[1] ?? 0) - 1
}
const LARGE = /\b(?:big|biggest|large|largest|hero|header|top|main|cover|background)\b/

const stemsOf = (words: string): string[] =>
  (words.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !/^(?:the|our|your|and|for|with|photo|picture|image|hero)$/.test(word))
    .map((word) => word.replace(/s$/, ''))

/** The place that the words mean: by what belongs there, by its number, by its size; else the first that waits. */
function meant(spots: readonly Spot[], said: string): Spot | undefined {
  const waiting = spots.filter(({ kind }) => kind === 'waiting')
  const kinds: Spot['kind'][] = ['waiting', 'photo', 'drawing']
  const [open = []] = kinds.map((kind) => spots.filter((spot) => spot.kind === kind)).filter(({ length }) => length > 0)
  const stems = new Set(stemsOf(said))
  const named = open.find(({ shows }) => stemsOf(shows).some((stem) => stems.has(stem)))
  if (named) return named
  const largest = spots.toSorted((a, b) => b.area - a.area)[0]
  if (LARGE.test(said) && largest) return largest
  const place = ordinalIn(said)
  if (place >= 0 || /\blast\b/.test(said)) return open.at(place)
  return waiting[0] ?? open.toSorted((a, b) => b.area - a.area)[0]
}

/** What replaces a spot's content. */
function filled(scene: Scene, { id, kind, shows }: Spot, facts: PictureFacts): Operation[] {
  const node = findNode(scene, id)
  const picture: Picture = {
    type: 'picture',
    id: `${id}-picture`,
    role: 'photo',
    media: facts.media,
    alt: kind === 'waiting' ? shows || 'Photo' : 'Photo',
    focus: facts.focus,
    width: 'fill',
    height: 'fill',
  }
  if (node?.type === 'picture')
    return [
      { op: 'set', id, set: { media: facts.media, focus: facts.focus, alt: picture.alt, treatment: null, crop: null } },
    ]
  if (node?.type !== 'frame') return []
  const { align: _align, justify: _justify, padding: _padding, ...layout } = node.layout ?? {}
  return [
    ...node.children.map((child): Operation => ({ op: 'remove', id: child.id })),
    { op: 'set', id, set: { layout, clip: true, ...(node.control?.kind === 'photo' && { control: null }) } },
    { op: 'insert', parent: id, index: 0, node: picture },
  ]
}

/**
 * Puts a photo into the frame of an id, or where the words say.
 * @returns undefined where the design has no place for one
 */
export function withPhoto(
  design: Design,
  facts: PictureFacts,
  where: { id: string } | { said: string },
  layout: (scene: Scene) => LaidArtboard[],
): { design: Design; operations: Operation[]; changes: Change[] } | undefined {
  const spots = spotsIn(design.scene, layout)
  const spot = 'id' in where ? spots.find(({ id }) => id === where.id) : meant(spots, where.said.toLowerCase())
  if (!spot) return undefined
  const operations = filled(design.scene, spot, facts)
  if (operations.length === 0) return undefined
  const what = spot.kind === 'waiting' && spot.shows ? `Photo: ${spot.shows}` : 'Photo'
  return {
    design: { ...design, scene: apply(design.scene, operations) },
    operations,
    changes: [{ what, to: 'yours', nodes: [spot.id] }],
  }
}
