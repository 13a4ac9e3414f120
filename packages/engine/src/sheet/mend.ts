/** Ink that could not be read on what is painted below it, mended: a shade of its colour, another role, a line round the letters. */
import { oklch } from '../colour/colour.ts'
import { colourName } from '../colour/plain-names.ts'
import { type ContrastReading, contrastFaults, readContrast } from '../critic/contrast.ts'
import { plainColour, resolveColour } from '../render/paint.ts'
import type { LaidArtboard, LaidNode } from '../scene/layout.ts'
import type { ColourRef, Hex, Node, Scene, Text } from '../scene/types.ts'
import type { Instruments, Lowered } from './types.ts'

/** Hundredths of lightness that a colour is moved by before another one is taken. */
const SHADES = [-12, 12, -24, 24, -36, 36]
const OTHERS: readonly ColourRef[] = ['ink', 'paper', 'onAccent', 'onSecondary', '#ffffff', '#111111']
/** Of a line round letters, em; it counts as their ground. */
const EDGE = 0.06
/** Pixels; below, a line round letters fills them up. */
const EDGED = 18
/** Hundredths of lightness that a button's ground is moved by before its words take another colour. */
const PLATES = [-4, 4, -8, 8]

type Change = Pick<Text, 'fill'> & Partial<Pick<Text, 'effect' | 'spans'>>

/** The scene with every text in an ink that is read, and a sentence for each that was changed. */
export function mended(scene: Scene, instruments: Instruments): Lowered {
  const changes = new Map<string, Change>()
  const told: string[] = []
  for (const laid of instruments.lay(scene)) mendBoard(laid, scene, instruments, changes, told)
  if (changes.size === 0) return { scene, mended: told }
  const artboards = scene.artboards.map((artboard) => ({
    ...artboard,
    root: { ...artboard.root, children: artboard.root.children.map((child) => changed(child, changes)) },
  }))
  return { scene: { ...scene, artboards }, mended: told }
}

function changed(node: Node, changes: ReadonlyMap<string, Change>): Node {
  const change = changes.get(node.id)
  if (node.type === 'frame')
    return {
      ...node,
      ...(change && { fill: change.fill }),
      children: node.children.map((child) => changed(child, changes)),
    }
  return node.type === 'text' && change ? { ...node, ...change } : node
}

function mendBoard(
  laid: LaidArtboard,
  scene: Scene,
  instruments: Instruments,
  changes: Map<string, Change>,
  told: string[],
): void {
  const read = (tried: ReadonlyMap<string, Change>) =>
    failing(withChanges(laid, new Map([...changes, ...tried])), scene, instruments)
  let open = read(new Map())
  if (open.length === 0) return
  const texts = textsIn(laid.root)
  if (instruments.asked) open = mendPlates({ laid, scene, asked: instruments.asked, open, read, changes, told })
  const rounds = SHADES.length + OTHERS.length + 2
  for (let round = PLAIN; round < rounds && open.length > 0; round++) {
    const tried = new Map<string, Change>()
    for (const { id } of open) {
      const change = changeIn(round, texts.get(id), scene)
      if (change) tried.set(id, change)
    }
    if (tried.size === 0) continue
    const still = new Set(read(tried).map(({ id }) => id))
    for (const [id, change] of tried) {
      if (still.has(id)) continue
      changes.set(id, change)
      told.push(sentence(texts.get(id), change, scene))
    }
    open = open.filter(({ id }) => !changes.has(id))
  }
  for (const { id, ratio, needed } of open)
    told.push(
      `'${shortened(texts.get(id)?.text ?? id)}' has a contrast of ${ratio.toFixed(1)}:1 on what lies below it, and no colour has ${needed}:1 there`,
    )
}

const failing = (
  laid: LaidArtboard,
  { palette }: Scene,
  { pictograms, images, asked }: Instruments,
): ContrastReading[] =>
  readContrast(laid, palette, pictograms, images ?? new Map(), asked).filter(
    (reading) => contrastFaults([reading]).length > 0,
  )

interface Plates {
  laid: LaidArtboard
  scene: Scene
  asked: readonly Hex[]
  open: ContrastReading[]
  read: (tried: ReadonlyMap<string, Change>) => ContrastReading[]
  changes: Map<string, Change>
  told: string[]
}

/** Buttons whose ground need only be a little darker or lighter; what still cannot be read. */
function mendPlates({ laid, scene, asked, open, read, changes, told }: Plates): ContrastReading[] {
  const texts = textsIn(laid.root)
  let left = open
  for (const { frame, text, fill } of platesUnder(laid.root, new Set(open.map(({ id }) => id)))) {
    // A colour that was asked for stays.
    if (asked.includes(resolveColour(fill, scene.palette))) continue
    for (const by of PLATES) {
      const other = shade(fill, by, scene)
      const still = other && read(new Map([[frame, { fill: other }]]))
      if (!other || !still || still.length >= left.length || still.some(({ id }) => id === text)) continue
      changes.set(frame, { fill: other })
      const words = shortened(texts.get(text)?.text ?? '')
      told.push(`the ground of '${words}' is ${by < 0 ? 'darker' : 'lighter'}, so that it can be read`)
      left = still
      break
    }
  }
  return left
}

interface Plate {
  text: string
  frame: string
  fill: ColourRef
}

/** Frames in one colour, small beside the board, that hold such a text. */
function platesUnder(root: LaidNode, ids: ReadonlySet<string>): Plate[] {
  const visit = (one: LaidNode, under: Omit<Plate, 'text'> | undefined): Plate[] => {
    const { node } = one
    if (node.type === 'text') return under && ids.has(node.id) ? [{ ...under, text: node.id }] : []
    if (node.type !== 'frame') return []
    const isPlate = node.fill !== undefined && one.width * one.height < root.width * root.height * MOST_OF_BOARD
    const own = isPlate && typeof node.fill === 'string' ? { frame: node.id, fill: node.fill } : undefined
    return one.children.flatMap((child) => visit(child, node.fill === undefined ? under : own))
  }
  return root.children.flatMap((child) => visit(child, undefined))
}
const MOST_OF_BOARD = 0.2

/** A colour moved by so many hundredths of lightness; undefined where there is no more of it. */
function shade(colour: ColourRef, by: number, { palette }: Scene): ColourRef | undefined {
  const { l } = oklch(resolveColour(colour, palette))
  if (l + by / 100 < 0.04 || l + by / 100 > 0.99) return undefined
  return `${plainColour(colour)}/${Number(colour.split('/')[1] ?? 0) + by}`
}

/** What is laid out with other colours: nothing moves by them. */
function withChanges(laid: LaidArtboard, changes: ReadonlyMap<string, Change>): LaidArtboard {
  if (changes.size === 0) return laid
  const change = (one: LaidNode): LaidNode => ({
    ...one,
    node: changes.has(one.node.id) ? changed(one.node, changes) : one.node,
    children: one.children.map(change),
  })
  return { ...laid, root: change(laid.root) }
}

function textsIn(laid: LaidNode, found = new Map<string, Text>()): Map<string, Text> {
  if (laid.node.type === 'text') found.set(laid.node.id, { ...laid.node, size: laid.text?.size ?? laid.node.size })
  for (const child of laid.children) textsIn(child, found)
  return found
}

/** The round in which runs of style give up inks of their own. */
const PLAIN = -1

function withoutRunInks({ fill, spans }: Text): Change | undefined {
  if (!spans?.some((span) => span.fill !== undefined)) return undefined
  return { fill, spans: spans.map(({ fill: _, ...span }) => span) }
}

/** All of it, runs too, takes the ink that is tried. */
function changeIn(round: number, text: Text | undefined, scene: Scene): Change | undefined {
  if (!text || round === PLAIN) return text && withoutRunInks(text)
  const change = candidate(text, round, scene)
  return change && { ...withoutRunInks(text), ...change }
}

/** What is tried in a round. */
function candidate(text: Text, round: number, scene: Scene): Change | undefined {
  const own =
    typeof text.fill === 'string' ? text.fill : 'colour' in text.fill ? text.fill.colour : text.fill.stops[0]?.colour
  const by = SHADES[round]
  if (by !== undefined) {
    const fill = own && shade(own, by, scene)
    return fill && { fill }
  }
  const other = OTHERS[round - SHADES.length]
  if (other !== undefined) return { fill: other }
  // On a ground of many colours none is read: the letters bring their own.
  if (text.size < EDGED || (text.effect && text.effect.kind !== 'shadow')) return undefined
  const isFirst = round === SHADES.length + OTHERS.length
  const [fill, edge]: [ColourRef, ColourRef] = isFirst ? ['ink', 'paper'] : ['paper', 'ink']
  return { fill, effect: { kind: 'shadow', paint: edge, x: 0, y: 0, edge: { paint: edge, width: EDGE } } }
}

const shortened = (text: string) => (text.length > 30 ? `${text.slice(0, 30)}…` : text)

function sentence(text: Text | undefined, { fill, effect }: Change, { palette }: Scene): string {
  const colour = typeof fill === 'string' ? colourName(resolveColour(fill, palette)) : 'another colour'
  return `'${shortened(text?.text ?? '')}' is ${colour}${effect ? ' with a line round its letters' : ''}: as it was it could not be read on what lies below`
}
