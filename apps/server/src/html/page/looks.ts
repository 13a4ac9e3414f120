/** The colours and typefaces of a page, as they are seen: what lies below, what is read, what is to catch the eye. */
import { cssColour, type Sighting } from '@limner/engine/page-brand'
import type { Page } from './document.ts'
import { metaIn } from './facts.ts'
import type { Dressing, Styles } from './styles.ts'

export interface Faces {
  /** Families as they are listed, the wished one first; empty: none is named. */
  display: string[]
  text: string[]
}

const BUTTON = /\b(?:button|btn|cta|submit)\b|btn|button/
const BAND = /header|nav|footer|hero|banner|masthead|topbar|jumbotron|cover/
const HEADING = /^h[1-3]$/
const HEADING_CALLED = /heading|headline|title|display/
/** Names of variables that say that a colour is the business's own. */
const OWN = /(?:^|-)(?:primary|brand|accent|main|theme|cta)(?:-(?:colou?r|500|600|700|base|default))?$/
const OWN_SECOND = /(?:^|-)(?:secondary|tertiary|highlight)(?:-(?:colou?r|500|600|700|base|default))?$/
/** How much a colour counts there. A page bears many cards and one button: what is repeated counts a little more. */
const WEIGHTS = { button: 8, theme: 6, link: 4, own: 4, band: 3, ownSecond: 2, heading: 2, other: 1 } as const
const MOST_OFTEN = 6

const COLOURS = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lch|lab|hwb|color)a?\([^()]{1,120}\)|\b[a-z]{3,24}\b/gi

/** The first colour that a value names. */
function colourIn(value: string | undefined) {
  if (!value) return null
  for (const [word] of value.replaceAll(/url\([^)]*\)/gi, '').matchAll(COLOURS)) {
    const colour = cssColour(word)
    if (colour) return colour
  }
  return null
}

const oftenness = (count: number) => 1 + Math.log2(Math.max(1, Math.min(count, MOST_OFTEN)))
const backgroundOf = ({ values }: Dressing) =>
  colourIn(values.get('background-color')) ??
  colourIn(values.get('background')) ??
  colourIn(values.get('background-image'))

/** What is declared for the page as a whole; the nearest to the body counts, and of those the last. */
function ofGround<T>(dressings: readonly Dressing[], read: (one: Dressing) => T | null): T | null {
  let best: { rank: number; value: T } | undefined
  for (const one of dressings) {
    const value = one.ground === undefined ? null : read(one)
    if (value !== null && (one.ground ?? 0) >= (best?.rank ?? 0)) best = { rank: one.ground ?? 0, value }
  }
  return best?.value ?? null
}

function seenOf(one: Dressing): Sighting[] {
  const background = backgroundOf(one)
  const colour = colourIn(one.values.get('color'))
  const often = oftenness(one.count)
  const isButton = one.tag === 'button' || BUTTON.test(one.called)
  const lead = (weight: number, hex: Sighting['colour'] | null): Sighting[] =>
    hex ? [{ colour: hex, as: 'lead', weight: weight * often }] : []
  if (isButton) return lead(WEIGHTS.button, background)
  const isBand = BAND.test(one.tag) || BAND.test(one.called)
  const below: Sighting[] = background
    ? [{ colour: background, as: 'panel', weight: often }, ...lead(isBand ? WEIGHTS.band : WEIGHTS.other, background)]
    : []
  if (one.tag === 'a') return [...below, ...lead(one.isPlain ? WEIGHTS.link : WEIGHTS.other, colour)]
  if (HEADING.test(one.tag)) return [...below, ...lead(WEIGHTS.heading, colour), ...textual(colour)]
  return one.tag === 'p' || one.tag === 'main' ? [...below, ...textual(colour)] : below
}
const textual = (colour: Sighting['colour'] | null): Sighting[] => (colour ? [{ colour, as: 'text', weight: 2 }] : [])

/** A later rule for the same elements takes the place of an earlier one, as in the cascade. */
function lastOf(dressings: readonly Dressing[]): Dressing[] {
  const merged = new Map<string, Dressing>()
  for (const one of dressings) {
    if (one.ground !== undefined) continue
    const key = `${one.isPlain} ${one.tag} ${one.called}`
    const before = merged.get(key)
    merged.set(key, before ? { ...one, values: new Map([...before.values, ...one.values]) } : one)
  }
  return [...merged.values()]
}

export function readColours(page: Page, { dressings, variables }: Styles): Sighting[] {
  const ground = ofGround(dressings, backgroundOf)
  const text = ofGround(dressings, ({ values }) => colourIn(values.get('color')))
  const theme = cssColour(metaIn(page, 'theme-color') ?? '')
  const own = [...variables].flatMap(([name, value]): Sighting[] => {
    const weight = OWN.test(name) ? WEIGHTS.own : OWN_SECOND.test(name) ? WEIGHTS.ownSecond : 0
    const colour = weight > 0 ? (cssColour(value) ?? cssColour(`hsl(${value})`)) : null
    return colour ? [{ colour, as: 'lead', weight }] : []
  })
  return [
    ...(ground ? [{ colour: ground, as: 'ground' as const, weight: 1 }] : []),
    ...(text ? [{ colour: text, as: 'text' as const, weight: 20 }] : []),
    ...(theme ? [{ colour: theme, as: 'lead' as const, weight: WEIGHTS.theme }] : []),
    ...own,
    ...lastOf(dressings).flatMap(seenOf),
  ]
}

/** A size, with the height of lines: what stands behind it in the shorthand are families. */
const SIZE = /^(?:[\d.]{1,8}(?:px|rem|em|%|vw|pt)|(?:x{0,2}-)?(?:small|large)|medium|inherit)(?:\/[^\s,]{1,20})?$/i

function inShorthand(value: string | undefined): string | undefined {
  const words = (value ?? '').replaceAll(' / ', '/').split(' ')
  const at = words.findIndex((word) => SIZE.test(word))
  return at < 0 ? undefined : words.slice(at + 1).join(' ')
}

function stackOf({ values }: Dressing): string[] | null {
  const written = values.get('font-family') ?? inShorthand(values.get('font'))
  const names = (written ?? '')
    .replace(/!important/i, '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !/^(?:inherit|initial|unset|revert)$/i.test(name))
  return names.length > 0 ? names : null
}

/** Families of a service that lends them: its address says which. */
function lentIn({ elements }: Page): string[] {
  return elements
    .flatMap(({ name, attribs }) => (name === 'link' ? (URL.parse(attribs.href ?? '') ?? []) : []))
    .filter(({ hostname }) => hostname === 'fonts.googleapis.com' || hostname === 'fonts.bunny.net')
    .flatMap(({ searchParams }) => searchParams.getAll('family'))
    .flatMap((families) => families.split('|').map((family) => family.replace(/:.*$/, '').replaceAll('+', ' ').trim()))
    .filter(Boolean)
}

export function readFaces(page: Page, { dressings }: Styles): Faces {
  const text =
    ofGround(dressings, stackOf) ??
    dressings
      .filter(({ tag }) => tag === 'p')
      .map(stackOf)
      .findLast(Boolean)
  const headings = dressings.filter(
    ({ tag, called, ground }) => ground === undefined && (HEADING.test(tag) || HEADING_CALLED.test(called)),
  )
  const display = ['h1', 'h2', undefined]
    .map((wanted) =>
      headings
        .filter(({ tag }) => wanted === undefined || tag === wanted)
        .map(stackOf)
        .findLast(Boolean),
    )
    .find(Boolean)
  const [first, second] = lentIn(page)
  const read = text ?? (second ? [second] : first ? [first] : [])
  return { display: display ?? (text ? text : first ? [first] : []), text: read }
}
