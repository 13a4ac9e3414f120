/** Which view a prompt asks for: the one whose words lead, with what the others add, its time of day, and whether it is the ground. */
import { memo } from '../../base/memo.ts'
import type { Brief } from '../../brief/types.ts'
import type { TimeName } from './light.ts'
import { type Plan, type PlanName, planOf } from './plans.ts'
import {
  AGAINST,
  AS_GROUND,
  AS_PICTURE,
  OPENING,
  OTHER_THING,
  TERMS,
  type Term,
  TIMES_SAID,
  WHERE,
  WITHIN,
} from './words.ts'

export interface View {
  /** By what it is called first. */
  name: PlanName
  /** The plans that may show it, one of them for a concept. */
  plans: readonly Plan[]
  time: TimeName
  /** The prompt says the time. */
  timed: boolean
  /** It is to be seen for itself; else it is only where something is. */
  asked: boolean
  /** All else stands before it. */
  ground: boolean
  /** As the prompt says it: what leads, and all that is part of it. */
  words: string
  said: readonly string[]
}

const QUOTED = /(?<![\p{L}])(['"‘“`])[^'"’”`]{2,}?['"’”`](?![\p{L}])/gu
const matcher = new RegExp(TERMS.map(({ words }) => `(?<![\\p{L}-])(${words})(?![\\p{L}])`).join('|'), 'gu')

interface Found {
  term: Term
  words: string
  asked: boolean
  ground: boolean
}

/** The words of a prompt without texts that are only set, and without its name. */
function saidBy({ prompt, brand, copy }: Brief): string {
  const plain = brand ? prompt.replaceAll(brand, ' ') : prompt
  return copy
    .filter(({ source, text }) => source === 'given' && text.length > 3)
    .reduce((left, { text }) => left.replaceAll(text, ' ; '), plain.replace(QUOTED, ' ; '))
}

function findIn(brief: Brief, said: string): Found[] {
  const depicted = (brief.depictions ?? []).map(({ words }) => words)
  const found: Found[] = []
  for (const match of said.matchAll(matcher)) {
    const at = match.slice(1).findIndex((group) => group !== undefined)
    const term = TERMS[at]
    const words = match[0]
    const [before, behind] = [said.slice(0, match.index), said.slice(match.index + words.length)]
    if (!term || OTHER_THING.test(behind) || REFUSED.test(before) || isColour(brief, words, behind)) continue
    const ground = AS_GROUND.test(behind)
    const asked =
      ground ||
      AGAINST.test(before) ||
      AS_PICTURE.test(behind) ||
      OPENING.test(before) ||
      depicted.some((shown) => isHead(words, shown))
    const beside = found.length > 0 && JOINED.test(before)
    if (asked || WHERE.test(before) || /^inside | in /.test(words) || beside) found.push({ term, words, asked, ground })
  }
  return found
}
/** 'Snow white', 'twilight purple', 'a rainbow background': a colour that was read, or many of them, is no view. */
const isColour = ({ colours }: Brief, words: string, behind: string): boolean =>
  colours.some(
    (colour) =>
      colour.words.toLowerCase().includes(words) ||
      behind.trimStart().toLowerCase().startsWith(colour.words.toLowerCase()),
  ) ||
  (words === 'rainbow' && AS_GROUND.test(behind))
const REFUSED = /\b(?:no|without|not|avoid|never)\s+(?:an?\s+|any\s+|the\s+)?(?:[a-z]+\s+)?$/
/** 'A beach with palm trees and a sunset'. */
const JOINED =
  /(?:\b(?:with|and|over|near|of|by|leading to|surrounded by)|,)\s+(?:an?\s+|the\s+|some\s+)?(?:[a-z-]+\s+){0,3}$/

/** Whether a term's words end what is to be shown: 'a calm lake', not 'lake trout'. */
const isHead = (words: string, shown: string): boolean => {
  const at = shown.lastIndexOf(words)
  if (at < 0) return false
  const behind = shown.slice(at + words.length).trim()
  return (
    behind === '' ||
    /^(?:scene|scenery|landscape|view|illustration|background|backdrop|silhouette)s?$/i.test(behind) ||
    WITHIN.test(behind)
  )
}

const union = <T>(lists: readonly (readonly T[])[]): T[] => [...new Set(lists.flat())]

/** A view with what other terms add to it: what they name takes the place of what it had by itself. */
function joined(base: Plan, own: Plan, others: readonly Plan[]): Plan {
  if (others.length === 0) return base
  const all = [own, ...others]
  const named = {
    fars: union(all.map(({ fars = [] }) => fars)),
    standing: union(all.map(({ standing = [] }) => standing)),
    ways: union(all.map(({ ways = [] }) => ways)),
    skies: union(all.map(({ skies = [] }) => skies)),
    frames: union(all.map(({ frames = [] }) => frames)),
  }
  const standing = named.standing.length > 0 ? named.standing : (base.standing ?? [])
  const ways = union([base.ways ?? [], named.ways])
  const floor = all.find((one) => one.floor)?.floor ?? base.floor
  return {
    ...(base.horizon !== undefined && { horizon: base.horizon }),
    ...(base.time && { time: base.time }),
    ...(floor && { floor }),
    fars: named.fars.length > 0 ? named.fars : (base.fars ?? []),
    standing,
    // Under a bridge is water, not a river that runs to it.
    ways: ways.filter((way) => way !== 'river' || !standing.includes('bridge')),
    skies: union([base.skies ?? [], named.skies]),
    frames: named.frames.length > 0 ? named.frames : (base.frames ?? []),
  }
}

/** Kinds with room for a view. */
const KINDS: readonly Brief['kind'][] = ['poster', 'banner', 'business-card']

function viewIn(brief: Brief): View | undefined {
  if (!KINDS.includes(brief.kind) || brief.picture) return undefined
  if (brief.negatives.some(({ what }) => what === 'picture')) return undefined
  const said = saidBy(brief)
  const found = findIn(brief, said)
  const places = found.filter(({ term, ground }) => ground || !term.thing)
  const [lead] = places.toSorted((a, b) => Number(b.asked) - Number(a.asked) || b.term.rank - a.term.rank)
  const name = lead?.term.plans[0]
  if (!lead || !name) return undefined
  const others = found.flatMap(({ term }) => (term === lead.term ? [] : [term.adds]))
  const added = others.filter((one) => Object.keys(one).length > 0)
  const plans = lead.term.plans.map((plan) => {
    const base = planOf(plan)
    const whole = base.whole !== undefined
    // A wood among other things is no wood from within; other wholes stay as they are.
    if (whole && plan !== 'wood') return base
    return whole && added.length > 0
      ? joined(planOf('mountains'), { ...lead.term.adds }, added)
      : joined(base, lead.term.adds, added)
  })
  const time = TIMES_SAID.find(([, words]) => words.test(said))?.[0]
  const own = planOf(name).time ?? others.find((one) => one.time)?.time
  return {
    name,
    plans,
    time: time ?? own ?? 'day',
    timed: time !== undefined,
    asked: places.some(({ asked }) => asked),
    ground: places.some(({ ground }) => ground),
    words: lead.words,
    said: found.map(({ words }) => words),
  }
}

const known = new WeakMap<Brief, { view: View | undefined }>()
/** Undefined where a prompt speaks of no place that could be seen. */
export const viewOf = (brief: Brief): View | undefined =>
  memo(known, brief, () => {
    const view = viewIn(brief)
    return { view: view?.ground || !isDrawn(brief) ? view : undefined }
  }).view

/** What somebody drew stands for itself, unless a view was told as its ground. */
const isDrawn = ({ depictions = [] }: Brief): boolean => depictions.some(({ lent }) => lent !== undefined)

/** Whether a thing to be shown, by its noun, is part of a view: named as such, or of a sort that any view has. */
export function isWithin(thing: string, { said }: View): boolean {
  const words = thing.toLowerCase().split(/\s+/)
  // 'A road disappearing': what it does is said of it.
  const head = words.findLast((word) => !word.endsWith('ing')) ?? ''
  return WITHIN.test(head) || said.some((one) => one.split(/\s+/).some((word) => word === head || word === `${head}s`))
}

/** Figures that are views themselves, square and with a sky of their own, and the view that shows the same. */
const FIGURES: Readonly<Record<string, readonly [PlanName, TimeName?]>> = {
  cityscape: ['skyline'],
  'cityscape-at-dusk': ['skyline', 'dusk'],
  'night-with-stars': ['stars', 'night'],
  'milky-way': ['stars', 'night'],
  sunrise: ['sea', 'dawn'],
  sunset: ['sea', 'sunset'],
  'sunrise-over-mountains': ['mountains', 'dawn'],
  'national-park': ['river'],
  'water-wave': ['sea'],
  desert: ['desert'],
  'bridge-at-night': ['bridge', 'night'],
  foggy: ['bridge', 'fog'],
  motorway: ['road'],
}
const PREFIX = 'view-'
/** The figure by which a view is known among things. */
export const figureOfView = ({ name, time }: View): string => `${PREFIX}${name}.${time}`
export const isViewFigure = (figure: string): boolean => figure.startsWith(PREFIX) || Object.hasOwn(FIGURES, figure)

/** The view that a brief asks for, or the one that a figure shows. */
export function viewFor(brief: Brief, figure: string | undefined): View | undefined {
  const own = viewOf(brief)
  const [name, time = 'day'] = (figure && FIGURES[figure]) || []
  if (own || !name) return own
  return { name, plans: [planOf(name)], time, timed: false, asked: true, ground: false, words: name, said: [name] }
}
