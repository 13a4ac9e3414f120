/**
 * Words and picture of a sheet, solved together: every scheme that suits its proportions, with every share of the sheet that the words
 * may have, is weighed by what both would be in it: how large the title, whether the rest is read, how large the picture stands in
 * what is left, and how much of either field stays empty. By measured lines and boxes alone: no pixels, no layout.
 */
import { coveredOf } from '../../../scene/covered.ts'
import type { Stance } from '../../types.ts'
import { stackedTitle, type Title, type TitleOptions } from './lettering.ts'
import { factsHeight } from './reckon.ts'
import { inside, insideSided, ratioOf, sided } from './room.ts'
import { SCHEMES, type Scheme, type SchemeName } from './schemes.ts'
import { SCALES } from './sizes.ts'
import type { Area, Stage } from './types.ts'

export interface Solved {
  scheme: SchemeName
  /** Of the side that is divided, what the words have. */
  share: number
  /** What the title may have, and what the facts; in a block the facts follow the title. */
  title: Area
  facts: Area
  /** The scale at which the facts were reckoned. */
  scale: number
}

export interface Wanted {
  /** How many times as wide as tall what is shown is; absent: it fills any field. */
  aspect?: number
  words: Stance['words']
  title: TitleOptions
}

/** Between title and facts, between words and picture, × u. */
export const GAPS = { title: 3.2, picture: 2.6 } as const
/** Of a wide sheet whose title crosses it, what the facts have; of a row's words, what the title has. */
const [UNDER, TITLE] = [0.46, 0.56]
/** The largest scale of facts. */
const MOST = 1.45
/** At this scale facts are read at a glance; below the other they are small print. */
const [READ, SMALL] = [1.2, 0.85]
/** Of the sheet: a title that leads, a picture that leads. */
const [TITLED, SHOWN] = [0.13, 0.3]
/** What each is worth. */
const WORTH = { read: 1, small: 2.4, title: 0.9, picture: 1.1, field: 0.45, block: 0.45, told: 0.3, dead: 2 } as const
/** What chance adds: near equals take turns. */
const TASTE = 0.14

interface Tried extends Solved {
  worth: number
}

/** The rooms of a scheme at a share: the words' own, and the title's where it does not share that with the facts. */
function roomsOf(stage: Stage, { name }: Scheme, share: number): { words: Area; title?: Area } {
  const { u, width } = stage
  const room = inside(stage)
  if (name === 'beside' || name === 'row') {
    const own = insideSided(stage)
    const words = { ...own, width: width * share - u * GAPS.picture - own.x }
    if (name === 'beside') return { words: sided(stage, words) }
    const title = { ...words, width: words.width * TITLE }
    const from = title.x + title.width + u * GAPS.title * 1.6
    const facts = { ...words, x: from, width: words.x + words.width - from }
    return { words: sided(stage, facts), title: sided(stage, title) }
  }
  if (name === 'across') {
    const own = insideSided(stage)
    const title = { ...room, height: room.height * share }
    return { words: sided(stage, { ...own, width: room.width * UNDER }), title }
  }
  const height = room.height * share
  return { words: { ...room, y: name === 'foot' ? room.y + room.height - height : room.y, height } }
}

const joined = (a: Area, b: Area): Area => {
  const x = Math.min(a.x, b.x)
  return { ...a, x, width: Math.max(a.x + a.width, b.x + b.width) - x }
}

/** The largest scale at which facts have room. */
const scaleIn = (stage: Stage, { width, height }: Area, columns: 1 | 2): number =>
  SCALES.find((scale) => scale <= MOST && factsHeight(stage, { width, scale, columns }) <= height) ?? 0.6

/** What the words leave to the picture. */
export function fieldOf(stage: Stage, name: SchemeName, share: number, [top, bottom]: readonly [number, number]): Area {
  const { u, width, height } = stage
  if (name === 'beside' || name === 'row')
    return sided(stage, { x: width * share, y: 0, width: width * (1 - share), height })
  if (name === 'across') {
    const room = insideSided(stage)
    const from = room.x + inside(stage).width * UNDER + u * GAPS.picture
    return sided(stage, { x: from, y: top, width: width - from, height: height - top })
  }
  if (name === 'head') return { x: 0, y: bottom, width, height: height - bottom }
  if (name === 'foot') return { x: 0, y: 0, width, height: top }
  return { x: 0, y: top, width, height: bottom - top }
}

/** From the sheet's edges, of a field's shorter side. */
const AIR = 0.05
/** What a thing of an aspect covers in a field, pixels². */
function shownIn({ width, height }: Area, aspect: number | undefined): number {
  if (aspect === undefined) return width * height * 0.8
  const air = 2 * AIR * Math.min(width, height)
  const wide = Math.min(width - air, (height - air) * aspect)
  return (wide * wide) / aspect
}

function tried(stage: Stage, scheme: Scheme, share: number, wanted: Wanted): Tried {
  const { u, width, height, brief } = stage
  const { name } = scheme
  const rooms = roomsOf(stage, scheme, share)
  const { words } = rooms
  const columns = wanted.title.align !== 'center' && name !== 'beside' && words.width > u * 62 ? 2 : 1
  const gap = u * GAPS.title
  const across = rooms.title && name === 'across' ? stackedTitle(stage, rooms.title, wanted.title) : undefined
  const lower = across
    ? { ...words, y: words.y + across.height + gap, height: words.height - across.height - gap }
    : words
  const scale = scaleIn(stage, { ...lower, height: lower.height * scheme.facts }, columns)
  const tall = factsHeight(stage, { width: lower.width, scale, columns })
  const under = tall > 0 ? tall + gap : 0
  const room = rooms.title
    ? tall > 0 || name !== 'row'
      ? rooms.title
      : joined(rooms.title, words)
    : { ...words, height: Math.max(u * 6, words.height - under) }
  // Without facts the title has the whole row.
  const title: Title = across ?? stackedTitle(stage, room, wanted.title)
  const used = rooms.title ? Math.max(title.height, tall) : title.height + under
  const base = inside(stage)
  const ends: readonly [number, number] =
    name === 'head'
      ? [0, base.y + used + u * GAPS.picture]
      : name === 'foot'
        ? [base.y + base.height - used - u * GAPS.picture, height]
        : name === 'apart'
          ? [base.y + title.height + u * GAPS.picture, base.y + base.height - tall - u * GAPS.picture * 1.6]
          : [base.y + title.height + gap, height]
  const field = fieldOf(stage, name, share, ends)
  const sheet = width * height
  const shown = shownIn(field, wanted.aspect)
  const covered = coveredOf(brief.format, width, height)
  const dead =
    name === 'foot' || name === 'apart' ? covered.bottom / height : name === 'head' ? covered.top / height : 0
  const block =
    name === 'beside' ? used / words.height : name === 'across' ? (title.height + gap + tall) / base.height : 0.92
  const broad = (title.width * title.height) / sheet
  const worth =
    WORTH.read * Math.min(1, scale / READ) -
    WORTH.small * Math.max(0, SMALL - scale) +
    WORTH.title * Math.min(1, broad / TITLED) +
    WORTH.picture * Math.min(1, shown / sheet / SHOWN) +
    WORTH.field * (shown / Math.max(1, field.width * field.height)) +
    WORTH.block * Math.min(1, block) -
    WORTH.dead * dead +
    (isTold(name, wanted.words) ? WORTH.told : 0)
  return {
    scheme: name,
    share,
    title: room,
    facts: name === 'across' ? lower : words,
    scale,
    worth: tall > words.height || field.height < height * 0.2 ? worth - 2 : worth,
  }
}

/** Whether a scheme is what a concept was to be among its siblings. */
const isTold = (name: SchemeName, words: Stance['words']): boolean =>
  name === words || (name === 'across' && words === 'head') || (name === 'beside' && words !== 'head')

/** The scheme, and the share of the sheet, in which words and picture are best. */
export function solve(stage: Stage, wanted: Wanted): Solved {
  const ratio = ratioOf(stage.brief)
  const suiting = SCHEMES.filter(({ ratio: [from, to] }) => ratio >= from && ratio <= to)
  const luck = stage.random.fork('scheme')
  let best: Tried | undefined
  for (const scheme of suiting) {
    const taste = luck.between(0, TASTE)
    for (const share of scheme.shares) {
      const one = tried(stage, scheme, share, wanted)
      const worth = one.worth + taste
      if (!best || worth > best.worth) best = { ...one, worth }
    }
  }
  if (!best) throw new RangeError(`No scheme for a sheet ${ratio} times as wide as tall.`)
  return best
}
