/** The words of an area of a stage: each in the letters of its rank, all as large as the area holds. */
import { present } from '../../../base/items.ts'
import { frame } from '../../../scene/build.ts'
import type { LaidNode } from '../../../scene/layout.ts'
import type { Frame, Hex, Role } from '../../../scene/types.ts'
import { plainFrame } from '../../../sheet/build/boards.ts'
import type { SheetFrame, SheetNode, SheetText } from '../../../sheet/types.ts'
import { copyText, scene } from '../brief-scene.ts'
import { askedButton, buttonIn } from '../button-colours.ts'
import type { Part } from '../stated/groups.ts'
import { shown } from '../stated/shown.ts'
import { speaksLarge } from '../stated/voices.ts'
import type { Stage } from '../systems/types.ts'
import { beside, dealt, FEW, type Flow, flowsFor, hasSlot, isForFacts, type Rank, WHOLLY } from './facts.ts'
import { factInk, inkOf } from './inks.ts'
import { LABELLED, type Sign } from './plan.ts'

export interface Setting {
  stage: Stage
  title: Part | undefined
  /** The families are the stage's own: its weights are meant for them. */
  ownLetters: boolean
  /** Pixels: no words are smaller. */
  least: number
  /** Of their room, what words and pictures take. */
  by: number
  /** A thing beside words. */
  sign?: Sign | undefined
}

/** On a card, what is said of the name, and who somebody is. */
const EXPLAINING: readonly Role[] = ['tagline', 'subhead', 'headline', 'quote', 'person', 'brand']

function rankOf({ stage, title }: Setting, part: Part, parts: readonly Part[]): Rank {
  if (part === title) return 'lead'
  if (part.copy?.role === 'cta') return 'cta'
  if (stage.brief.kind === 'business-card')
    return EXPLAINING.includes(part.role) && !LABELLED.test(part.copy?.text ?? '') ? 'large' : 'small'
  if (part.size === 'huge' || part.size === 'large') return 'large'
  return part.size === undefined && parts.length <= FEW && speaksLarge(stage.brief, part) ? 'large' : 'small'
}

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
    (one) =>
      holder.children
        .flatMap((child) => (isForFacts(child) ? child.children : child))
        .find((child) => isPrototype(child) && hasSlot(child, one)) ?? [],
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
  const settled = (lines: number, flow: Flow) => {
    for (const step of flow.wholly ? STEPS.slice(0, WHOLLY) : STEPS) {
      const tried = setIn(setting, area, size, parts, ranks, { step, lines, most, grows, flow })
      const found = standing(setting.stage, tried, size)
      if (found) return { frame: tried, lead: found.sizeOf(ranks.indexOf(grows)) }
    }
    return undefined
  }
  for (const flow of flowsFor(area, ranks)) {
    if (best) break
    for (let lines = 1; lines <= MOST_LINES; lines++) {
      const found = settled(lines, flow)
      if (found && (!best || found.lead > best.lead * WORTH)) best = found
    }
  }
  return (
    best?.frame ??
    setIn(setting, area, size, parts, ranks, {
      step: 0.33,
      lines: MOST_LINES,
      most,
      grows,
      flow: flowsFor(area, ranks).at(-1) ?? { columns: 1 },
    })
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
  flow: Flow
}

function setIn(
  setting: Setting,
  area: SheetFrame,
  size: { width: number; height: number },
  parts: readonly Part[],
  ranks: readonly Rank[],
  attempt: Try,
): Frame {
  const facts = factInk(
    setting.stage,
    parts.filter((_, i) => ranks[i] === 'small'),
  )
  const fill = (holder: SheetFrame, width: number): SheetFrame => {
    const inner = (typeof holder.width === 'number' ? Math.min(holder.width, width) : width) - paddingOf(holder)
    const at = holder.children.findIndex((child) => isPrototype(child) || isForFacts(child))
    const room = holder.children.find(isForFacts)
    if (at < 0)
      return {
        ...holder,
        children: holder.children.map((child) => (child.type === 'frame' ? fill(child, inner) : child)),
      }
    const words = parts.flatMap((part, i): SheetNode[] => {
      const rank = ranks[i] ?? 'small'
      const prototype = prototypeOf(holder, rank)
      return prototype
        ? [
            wordsOf(
              { ...setting, attempt, facts, align: alignOf(room, rank, attempt) ?? holder.layout?.align },
              prototype,
              part,
              rank,
              inner,
              i,
            ),
          ]
        : []
    })
    const set = attempt.flow.wraps
      ? beside(words, ranks, room ? 'center' : holder.layout?.align, inner)
      : room
        ? dealt(room, words, ranks, attempt.flow.columns)
        : words
    const before = holder.children.slice(0, at)
    const after = holder.children.slice(at).filter((child) => !isPrototype(child) && !isForFacts(child))
    return { ...holder, children: [...before, ...set, ...after] }
  }
  return plainFrame(fill(area, size.width))
}

/** Columns of facts have one edge each. */
const alignOf = (facts: SheetFrame | undefined, rank: Rank, { flow }: Try): Asking['align'] =>
  facts && rank === 'small' ? (flow.columns > 1 ? 'start' : (facts.layout?.align ?? undefined)) : undefined

type Asking = Setting & { attempt: Try; facts: Hex | undefined; align: NonNullable<Frame['layout']>['align'] }

const idOf = (i: number): string => `told-${i + 1}`

function wordsOf(asking: Asking, prototype: SheetNode, part: Part, rank: Rank, width: number, i: number): SheetNode {
  if (prototype.type === 'text')
    return asking.sign?.of === part
      ? signedText(asking, asking.sign, prototype, part, rank, width, i)
      : textOf(asking, prototype, part, rank, width, i)
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

/** Of the size of the words beside it: a sign, and its distance. */
const [SIGN, AWAY] = [1.55, 0.3]

function signedText(
  asking: Asking,
  { piece, side }: Sign,
  prototype: SheetText,
  part: Part,
  rank: Rank,
  width: number,
  i: number,
): SheetFrame {
  const plain = textOf(asking, prototype, part, rank, width, i)
  const own = plain.size * SIGN
  const text = { ...plain, maxWidth: width - own - plain.size * AWAY }
  const sign = shown(asking.stage, 'sign', piece, own, { role: 'icon' })
  return {
    type: 'frame',
    id: 'signed',
    layout: { direction: 'row', gap: plain.size * AWAY, align: 'center' },
    children: side === 'left' ? [sign, text] : [text, sign],
  }
}

/** Of what leads, what may be as large at most beside it. */
const BESIDE = 0.72

function textOf(
  { stage, attempt, align, ownLetters, least, facts }: Asking,
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
  const size = Math.max(least, Math.min(prototype.size * by * grownBy(stage, part, rank), limit))
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
      ...inkOf(stage, prototype, part, size, rank === 'small' ? facts : undefined),
      align: words,
      maxWidth: width,
      fit: {
        min: Math.max(least, size * (leads ? 0.3 : 0.6)),
        lines: leads ? lines : rank === 'small' && (attempt.flow.whole || attempt.flow.columns > 1) ? 1 : MOST_LINES,
      },
      ...(rank === 'lead' && { element: 'h1' as const }),
    }),
  }
}
const [GIVES, HUGE] = [0.5, 1.15] as const
/** What is told to be large beside the name of a card is more than half of it. */
const BESIDE_NAME = 2.4
const grownBy = ({ brief }: Stage, { size }: Part, rank: Rank): number =>
  size === 'huge' ? HUGE : brief.kind === 'business-card' && rank === 'large' && size === 'large' ? BESIDE_NAME : 1

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
  const lines = texts.flatMap(({ text }) => text?.lines ?? [])
  if (lines.some(({ x, width: wide }) => x < -1 || x + wide > width + 1)) return undefined
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
