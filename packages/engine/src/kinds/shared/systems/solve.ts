/**
 * Words and picture of a sheet, solved together: every scheme that suits its proportions, with every share of the sheet that the words
 * may have, is weighed by what both would be in it: how large the title, whether the rest is read, how large the picture stands in
 * what is left, and how much of either field stays empty. By measured lines and boxes alone: no pixels, no layout.
 */
import { coveredEdgesOf } from '../../../scene/safe-area.ts'
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
/** From so wide on facts stand in two columns, × u. */
export const TWO_COLUMNS = 62
/** The largest scale of facts. */
const MOST = 1.45
/** At this scale facts are read at a glance; below the other they are small print. */
const [READ, SMALL] = [1.28, 0.85]
/** Of the sheet: a title that leads, a picture that leads. */
const [TITLED, SHOWN] = [0.13, 0.3]
/** What each is worth. */
const WORTH = { read: 1.35, small: 3, title: 0.9, picture: 1.1, field: 0.45, block: 0.45, told: 0.45, dead: 5 } as const
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
    const placed = sided(stage, words)
    if (name === 'beside') return { words: placed }
    return inRow(stage, placed)
  }
  if (name === 'under') {
    const height = room.height * share
    return inRow(stage, { ...room, y: room.y + room.height - height, height })
  }
  if (name === 'across') {
    const own = insideSided(stage)
    const title = { ...room, height: room.height * share }
    return { words: sided(stage, { ...own, width: room.width * UNDER }), title }
  }
  const height = room.height * share
  return { words: { ...room, y: name === 'foot' ? room.y + room.height - height : room.y, height } }
}

/** The title, and the facts on its right. */
function inRow({ u }: Stage, room: Area): { words: Area; title: Area } {
  const title = { ...room, width: room.width * TITLE }
  const from = title.x + title.width + u * GAPS.title * 1.6
  return { words: { ...room, x: from, width: room.x + room.width - from }, title }
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
  if (name === 'foot' || name === 'under') return { x: 0, y: 0, width, height: top }
  return { x: 0, y: top, width, height: bottom - top }
}

/** From the sheet's edges, of a field's shorter side. */
const AIR = 0.05
/** Of a field, what a place covers that is seen in it; a field so much longer than broad is a slit. */
const [PLACE, SLIT] = [0.8, 2.2]
/** What a thing of an aspect covers in a field, pixels². */
function shownIn({ width, height }: Area, aspect: number | undefined): number {
  if (aspect === undefined) {
    const long = Math.max(width / height, height / width)
    return width * height * PLACE * Math.min(1, SLIT / long)
  }
  const air = 2 * AIR * Math.min(width, height)
  const wide = Math.min(width - air, (height - air) * aspect)
  return (wide * wide) / aspect
}

/** The words of a scheme at a share as they were reckoned. */
interface Said {
  title: Title
  /** What the title may have, and what the facts. */
  room: Area
  facts: Area
  scale: number
  /** Of the facts, and of both together, pixels. */
  tall: number
  used: number
}

function saidIn(stage: Stage, scheme: Scheme, share: number, { title: options }: Wanted): Said {
  const { u } = stage
  const { name } = scheme
  const gap = u * GAPS.title
  const rooms = roomsOf(stage, scheme, share)
  const columns = options.align !== 'center' && name !== 'beside' && rooms.words.width > u * TWO_COLUMNS ? 2 : 1
  const heightAt = (width: number, scale: number) => factsHeight(stage, { width, scale, columns })
  if (rooms.title) {
    const across = name === 'across'
    // Without facts the title has the whole row.
    const room = across || heightAt(rooms.words.width, 1) > 0 ? rooms.title : joined(rooms.title, rooms.words)
    const title = stackedTitle(stage, room, options)
    const down = across ? title.height + gap : 0
    const facts = { ...rooms.words, y: rooms.words.y + down, height: rooms.words.height - down }
    const scale = scaleIn(stage, { ...facts, height: facts.height * scheme.facts }, columns)
    const tall = heightAt(facts.width, scale)
    return { title, room, facts, scale, tall, used: across ? down + tall : Math.max(title.height, tall) }
  }
  const facts = rooms.words
  const under = (scale: number) => {
    const tall = heightAt(facts.width, scale)
    return tall > 0 ? tall + gap : 0
  }
  const titled = (scale: number) => {
    const room = { ...facts, height: Math.max(u * 6, facts.height - under(scale)) }
    return { room, title: stackedTitle(stage, room, options) }
  }
  const first = scaleIn(stage, { ...facts, height: facts.height * scheme.facts }, columns)
  const { room, title } = titled(first)
  // What the title does not take is the facts'.
  const scale = Math.max(first, scaleIn(stage, { ...facts, height: facts.height - title.height - gap }, columns))
  const tall = heightAt(facts.width, scale)
  return { title, room, facts, scale, tall, used: title.height + under(scale) }
}

/** From where to where the picture may stand between words above and below it. */
function endsOf(stage: Stage, name: SchemeName, { title, tall, used }: Said): readonly [number, number] {
  const { u, height } = stage
  const room = inside(stage)
  const bottom = room.y + room.height
  const gap = u * GAPS.picture
  if (name === 'head') return [0, room.y + used + gap]
  if (name === 'foot') return [bottom - used - gap, height]
  if (name === 'under') return [bottom - used - gap * PADDED, height]
  if (name === 'apart') return [room.y + title.height + gap, bottom - tall - gap * PADDED]
  return [room.y + title.height + u * GAPS.title, height]
}
/** So much more air words have on a ground of their own. */
const PADDED = 1.6

/** How well the words fill their room, 0–1. */
function filledBy(stage: Stage, name: SchemeName, { title, room, facts, used }: Said): number {
  if (name === 'beside') return used / facts.height
  if (name === 'across') return Math.min(title.width / room.width, used / inside(stage).height)
  return 0.92
}

function tried(stage: Stage, scheme: Scheme, share: number, wanted: Wanted): Tried {
  const { width, height, brief } = stage
  const { name } = scheme
  const said = saidIn(stage, scheme, share, wanted)
  const { title, room, facts, scale, tall } = said
  const field = fieldOf(stage, name, share, endsOf(stage, name, said))
  const sheet = width * height
  const shown = shownIn(field, wanted.aspect)
  const covered = coveredEdgesOf(brief.format, width, height)
  const dead = name === 'head' ? covered.top : LOW.includes(name) ? covered.bottom : 0
  const worth =
    WORTH.read * Math.min(1, scale / READ) -
    WORTH.small * Math.max(0, SMALL - scale) +
    WORTH.title * Math.min(1, (title.width * title.height) / sheet / TITLED) +
    WORTH.picture * Math.min(1, shown / sheet / SHOWN) +
    WORTH.field * (shown / Math.max(1, field.width * field.height)) +
    WORTH.block * Math.min(1, filledBy(stage, name, said)) -
    (WORTH.dead * dead) / height +
    (TOLD[wanted.words].includes(name) ? WORTH.told : 0)
  const fails = tall > facts.height || field.height < height * LEAST_FIELD
  return { scheme: name, share, title: room, facts, scale, worth: fails ? worth - FAILS : worth }
}
/** Of the sheet's height, what a picture has at least; what it costs where it has less, or words more than there is. */
const [LEAST_FIELD, FAILS] = [0.2, 2]

/** Schemes with words at the foot. */
const LOW: readonly SchemeName[] = ['foot', 'apart', 'under']
/** The schemes that a concept's stance asks for. */
const TOLD: Record<Stance['words'], readonly SchemeName[]> = {
  apart: ['apart', 'beside', 'row'],
  head: ['head', 'across', 'row'],
  foot: ['foot', 'under', 'row'],
}

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
