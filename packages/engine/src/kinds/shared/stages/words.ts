/** The words of an area of a stage: each in the letters of its rank, all as large as the area holds. */
import { present } from '../../../base/items.ts'
import type { Brief } from '../../../brief/types.ts'
import { contrast, difference, ensureContrast, hex, oklch } from '../../../colour/colour.ts'
import { frame } from '../../../scene/build.ts'
import type { LaidNode } from '../../../scene/layout.ts'
import type { Frame, Hex, Text } from '../../../scene/types.ts'
import { plainFrame } from '../../../sheet/build/boards.ts'
import type { SheetFrame, SheetNode, SheetText } from '../../../sheet/types.ts'
import { copyText, scene } from '../brief-scene.ts'
import { askedButton, buttonIn } from '../button-colours.ts'
import type { Part } from '../stated/groups.ts'
import { askedColour, toldInk } from '../stated/inks.ts'
import { speaksLarge } from '../stated/voices.ts'
import type { Stage } from '../systems/types.ts'

/** How words are set: as what leads, large beside it, or like all others. */
type Rank = 'lead' | 'large' | 'small' | 'cta'

export interface Setting {
  stage: Stage
  title: Part | undefined
  /** The families are the stage's own: its weights are meant for them. */
  ownLetters: boolean
  /** Pixels: no words are smaller. */
  least: number
  /** Of their room, what words and pictures take. */
  by: number
}

/** More words than this in an area, and none but those that were told so are large. */
const FEW = 2

function rankOf({ stage, title }: Setting, part: Part, parts: readonly Part[]): Rank {
  if (part === title) return 'lead'
  if (part.copy?.role === 'cta') return 'cta'
  if (part.size === 'huge' || part.size === 'large') return 'large'
  return part.size === undefined && parts.length <= FEW && speaksLarge(stage.brief, part) ? 'large' : 'small'
}

const hasSlot = (node: SheetNode, slot: Rank): boolean =>
  node.slot === slot || (node.type === 'frame' && node.children.some((child) => hasSlot(child, slot)))
const RANKS: readonly Rank[] = ['lead', 'large', 'small', 'cta']
const isPrototype = (node: SheetNode): boolean =>
  RANKS.some((rank) => node.slot === rank) || (node.type === 'frame' && node.fill !== undefined && hasSlot(node, 'cta'))

/** What the ranks of an area look like: where one has no letters of its own, its neighbour's. */
function prototypeOf(holder: SheetFrame, rank: Rank): SheetNode | undefined {
  const order: Record<Rank, readonly Rank[]> = {
    lead: ['lead', 'large', 'small'],
    large: ['large', 'small', 'lead'],
    small: ['small', 'large', 'lead'],
    cta: ['cta', 'small', 'large', 'lead'],
  }
  return order[rank].flatMap(
    (one) => holder.children.find((child) => isPrototype(child) && hasSlot(child, one)) ?? [],
  )[0]
}

/** Attempts, × the sizes of the stage: what leads gives way before what is small. */
const STEPS = [1, 0.9, 0.81, 0.73, 0.66, 0.59, 0.53, 0.47, 0.42, 0.37, 0.33] as const
const MOST_LINES = 4
/** More lines have to make the words so much larger. */
const WORTH = 1.08

/** An area with its words. @param most the largest that what leads may be, pixels */
export function areaWith(
  setting: Setting,
  area: SheetFrame,
  size: { width: number; height: number },
  parts: readonly Part[],
  most: number,
): Frame {
  let best: { frame: Frame; lead: number } | undefined
  const ranks = parts.map((part) => rankOf(setting, part, parts))
  const grows = ranks.includes('lead') ? 'lead' : ranks.includes('large') ? 'large' : 'small'
  const settled = (lines: number, wraps: boolean) => {
    for (const step of STEPS) {
      const tried = setIn(setting, area, size, parts, ranks, { step, lines, most, grows, wraps })
      const found = standing(setting.stage, tried, size)
      if (found) return { frame: tried, lead: found.sizeOf(ranks.indexOf(grows)) }
    }
    return undefined
  }
  // Facts that find no room under one another stand beside one another.
  const flows = ranks.filter((rank) => rank === 'small').length > FEW ? [false, true] : [false]
  for (const wraps of flows) {
    if (best) break
    for (let lines = 1; lines <= MOST_LINES; lines++) {
      const found = settled(lines, wraps)
      if (found && (!best || found.lead > best.lead * WORTH)) best = found
    }
  }
  return (
    best?.frame ??
    setIn(setting, area, size, parts, ranks, { step: 0.33, lines: MOST_LINES, most, grows, wraps: ranks.length > FEW })
  )
}

/** Of a frame's width, what is padding. */
function paddingOf({ layout }: SheetFrame): number {
  const padding = layout?.padding
  if (padding === undefined) return 0
  return typeof padding === 'number' ? 2 * padding : padding[1] + padding[3]
}

interface Try {
  step: number
  lines: number
  most: number
  grows: Rank
  /** Small words beside one another, as many as a line holds. */
  wraps: boolean
}

function setIn(
  setting: Setting,
  area: SheetFrame,
  size: { width: number; height: number },
  parts: readonly Part[],
  ranks: readonly Rank[],
  attempt: Try,
): Frame {
  const fill = (holder: SheetFrame, width: number): SheetFrame => {
    const inner = (typeof holder.width === 'number' ? Math.min(holder.width, width) : width) - paddingOf(holder)
    const at = holder.children.findIndex(isPrototype)
    if (at < 0)
      return {
        ...holder,
        children: holder.children.map((child) => (child.type === 'frame' ? fill(child, inner) : child)),
      }
    const words = parts.flatMap((part, i): SheetNode[] => {
      const rank = ranks[i] ?? 'small'
      const prototype = prototypeOf(holder, rank)
      return prototype
        ? [wordsOf({ ...setting, attempt, align: holder.layout?.align }, prototype, part, rank, inner, i)]
        : []
    })
    const set = attempt.wraps ? beside(words, ranks, holder.layout?.align, inner) : words
    const before = holder.children.slice(0, at)
    return {
      ...holder,
      children: [...before, ...set, ...holder.children.slice(at).filter((child) => !isPrototype(child))],
    }
  }
  return plainFrame(fill(area, size.width))
}

/** Words with those that are small in one flow that wraps. */
function beside(
  words: readonly SheetNode[],
  ranks: readonly Rank[],
  align: Asking['align'],
  width: number,
): SheetNode[] {
  const small = words.filter((_, i) => ranks[i] === 'small')
  const [first] = small
  if (first?.type !== 'text') return [...words]
  const flow: SheetFrame = {
    type: 'frame',
    id: 'told-facts',
    width,
    layout: {
      direction: 'row',
      wrap: true,
      gap: first.size * 1.1,
      lineGap: first.size * 0.22,
      justify: align === 'center' || align === 'end' ? align : 'start',
    },
    children: small,
  }
  const at = words.indexOf(first)
  return words.flatMap((word, i) => (i === at ? [flow] : small.includes(word) ? [] : [word]))
}

type Asking = Setting & { attempt: Try; align: NonNullable<Frame['layout']>['align'] }

const idOf = (i: number): string => `told-${i + 1}`

function wordsOf(asking: Asking, prototype: SheetNode, part: Part, rank: Rank, width: number, i: number): SheetNode {
  if (prototype.type === 'text') return textOf(asking, prototype, part, rank, width, i)
  if (prototype.type !== 'frame') return prototype
  const { stage } = asking
  const asked = askedButton(stage.brief)
  const button = asked && buttonIn(asked, stage.direction.palette)
  return {
    ...prototype,
    role: 'button',
    ...(button && { fill: button.fill }),
    children: prototype.children.map((child) =>
      child.slot === 'cta' && child.type === 'text'
        ? { ...textOf(asking, child, part, rank, width - paddingOf(prototype), i), ...(button && { fill: button.ink }) }
        : child,
    ),
  }
}

/** Of what leads, what may be as large at most beside it. */
const BESIDE = 0.72

function textOf(
  { stage, attempt, align, ownLetters, least }: Asking,
  prototype: SheetText,
  part: Part,
  rank: Rank,
  width: number,
  i: number,
): SheetText {
  const { step, lines, most, grows } = attempt
  const copy = present(part.copy)
  const leads = rank === grows
  const by = leads ? step : Math.max(step, 1 - (1 - step) * GIVES)
  const limit = rank === 'lead' ? most : most * BESIDE
  const size = Math.max(least, Math.min(prototype.size * by * (part.size === 'huge' ? HUGE : 1), limit))
  const { slot: _, max: __, place: ___, text: ____, id: _____, case: ______, ...own } = prototype
  const { weights } = stage.direction
  const display = prototype.font === 'display'
  const words = align === 'center' || align === 'end' ? align : (prototype.align ?? 'start')
  return {
    ...copyText(idOf(i), copy, {
      ...own,
      weight: ownLetters ? prototype.weight : display ? weights.display : weights.strong,
      ...(display && !ownLetters && { tracking: stage.direction.displayTracking }),
      size,
      ...inkOf(stage, prototype, part, size),
      align: words,
      maxWidth: width,
      fit: { min: Math.max(least, size * (leads ? 0.3 : 0.6)), lines: leads ? lines : MOST_LINES },
      ...(rank === 'lead' && { element: 'h1' as const }),
    }),
  }
}
/** The colour that was told, to the letter: where it would have to be another to be read on the ground, large letters have an edge. */
function inkOf(
  stage: Stage,
  { fill, effect, slot }: SheetText,
  part: Part,
  size: number,
): Pick<Text, 'fill' | 'effect'> {
  const { role } = part
  const own = toldBehind(stage.brief, part)
  const told = own ?? toldInk(stage, role)
  if (!told || fill !== 'ink') return { fill: told ?? fill, ...(effect && { effect }) }
  const read = own ? readOn(stage, own, size) : (askedColour(stage, role, PAPER, size) ?? told)
  if (read === told || size < stage.u * (slot === 'lead' ? EDGED : EDGED * 1.5) || difference(read, told) < SAME_NAME)
    return { fill: read, ...(effect && { effect }) }
  const paint = contrast(told, '#ffffff') > ON_WHITE ? '#ffffff' : deep(told)
  return { fill: told, effect: { kind: 'shadow', paint, x: 0, y: 0, edge: { paint, width: EDGE } } }
}
/** The colour that a prompt says right behind a text, before it speaks of the next one: ''Sale' in huge red letters'. */
function toldBehind({ prompt, colours, copy }: Brief, part: Part): Hex | undefined {
  const own = part.copy?.text ?? ''
  const at = prompt.indexOf(own)
  if (own === '' || at < 0) return undefined
  const rest = prompt.slice(at + own.length)
  const next = copy.flatMap(({ text }) => (text === own || !rest.includes(text) ? [] : [rest.indexOf(text)]))
  const said = rest.slice(0, Math.min(REACH, ...next)).toLowerCase()
  const end = /\b(?:on|against|background|featuring|with|and)\b/.exec(said)?.index ?? said.length
  return colours
    .filter(({ target }) => target !== 'background')
    .map(({ words, hex }) => ({ hex, place: said.slice(0, end).indexOf(words.toLowerCase()) }))
    .filter(({ place }) => place >= 0)
    .sort((a, b) => a.place - b.place)[0]?.hex
}
const REACH = 90

/** A colour as far as it can be read on the ground. */
const readOn = ({ direction: { palette } }: Stage, colour: Hex, size: number): Hex =>
  contrast(colour, palette.paper) >= (size >= 24 ? 3.2 : 4.7)
    ? colour
    : ensureContrast(colour, palette.paper, size >= 24 ? 3.2 : 4.7)

/** × u: letters that an edge does not fill up; how wide that is, em; nearer than this two tones go by one name, OKLab. */
const [EDGED, EDGE, SAME_NAME] = [5, 0.06, 0.15]
/** From this contrast on letters have a white edge; else one in a deep tone of their own. */
const ON_WHITE = 3
const deep = (colour: Hex): Hex => {
  const { c, h } = oklch(colour)
  return hex({ l: 0.27, c: Math.min(0.11, c * 1.1), h })
}
const PAPER = { fill: 'paper', ink: 'ink', soft: 'muted', mark: 'accent' } as const
const [GIVES, HUGE] = [0.5, 1.15] as const

/** The area as its words stand; undefined where they find no room. */
function standing(
  { brief, direction, layOut }: Stage,
  area: Frame,
  { width, height }: { width: number; height: number },
) {
  const { at: _, height: __, ...free } = area
  const root = frame('root', { width, height: height * 3 }, [{ ...free, width, at: { left: 0, top: 0 } }])
  const [laid] = layOut(
    scene({ ...brief, format: { ...brief.format, width, height: height * 3 } }, direction, [{ name: 'area', root }]),
  )
  const own = laid?.root.children[0]
  if (!own || own.height > height + 1) return undefined
  const texts = [...textsIn(own)]
  if (texts.some(({ text, width: wide }) => !text?.fits || wide > width + 1)) return undefined
  return {
    height: own.height,
    sizeOf: (i: number): number => texts.find(({ node }) => node.id === idOf(i))?.text?.size ?? 0,
  }
}

function* textsIn(laid: LaidNode): Generator<LaidNode> {
  if (laid.node.type === 'text') yield laid
  for (const child of laid.children) yield* textsIn(child)
}

/** How high the words of an area stand, pixels. */
export const heightOf = (stage: Stage, area: Frame, size: { width: number; height: number }): number =>
  standing(stage, area, size)?.height ?? size.height

/** The size of what is largest among the words of a tree, by what was said of each: what is huge or large limits what leads. */
export function largestBeside(
  stage: Stage,
  area: Frame,
  size: { width: number; height: number },
  parts: readonly Part[],
): number {
  const found = standing(stage, area, size)
  const limits = parts.flatMap((part, i) => {
    const share = part.size === 'huge' ? 0.74 : part.size === 'large' ? 0.54 : undefined
    return share && found ? [found.sizeOf(i) / share] : []
  })
  return Math.min(Number.POSITIVE_INFINITY, ...limits)
}
