/**
 * Which colour of a page is whose: 'assign ivory to the background and forest green to interactive elements'. Each colour
 * goes with what is said nearest to it; a name that CSS knows is the colour that CSS means, exactly.
 */
import { parse } from 'culori'
import { hexOf } from '../../colour/colour.ts'
import type { ColourRequest } from '../types.ts'

const GROUND = /\b(?:back(?:ground|drop)s?|canvas|base colou?r|(?:outer|page|overall|all) layout|all backgrounds)\b/gi
const PARTS =
  /\b(?:elements?|components?|buttons?|highlights?|accents?|widgets?|controls?|ui|interface|blocks?|interactive|pieces|styling(?! with)|styles?(?! with))\b/gi
const TEXTS = /\b(?:text|type|typography|letters|lettering|fonts?|headlines?|titles?|words|name|logo|links?)\b/gi
/** Beyond so many letters what is said is said of something else. */
const FAR = 44
const FAR_PARTS = 30
/** A new clause stands between. */
const BREAK = /[.;,\n]|\band\b|\bwhile\b|\bthen\b/gi
const BREAK_COSTS = 24

/** Hues that everybody names, and that CSS has so raw that nobody means them: they stay what a designer means. */
const PLAIN = new Set('red orange yellow green blue purple pink brown violet cyan magenta'.split(' '))

/** Who describes a page speaks CSS: there 'azure' and 'lavender' are pale. */
function asInCss(colour: ColourRequest): ColourRequest {
  const name = colour.words.toLowerCase().replaceAll(/[\s-]/g, '')
  const named = /^[a-z]+$/.test(name) && !PLAIN.has(name) && parse(name)
  return named ? { ...colour, hex: hexOf(named) } : colour
}

type Span = readonly [from: number, to: number]

const spansOf = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map(({ index, 0: { length } }) => [index, index + length])

/** How far two spans of a text stand apart; clauses count for more than letters. */
function between(text: string, [from, to]: Span, [a, b]: Span): number {
  const gap = b <= from ? text.slice(b, from) : text.slice(to, a)
  return gap.length + BREAK_COSTS * spansOf(gap, BREAK).length
}

const nearest = (text: string, span: Span, spans: readonly Span[]): number =>
  Math.min(Infinity, ...spans.map((other) => between(text, span, other)))

const PART = `(?:${PARTS.source}|${GROUND.source})`
const NAME = '([a-z]+(?: [a-z]+)?)'
/** Words behind a part of the page, and before it, that may name its colour. */
const NAMED_BESIDE = [
  new RegExp(`${PART}\\s*(?:in|:|is|are|as|to|of)?\\s+${NAME}\\b`, 'gi'),
  new RegExp(`\\b${NAME}\\s+${PART}`, 'gi'),
]

/** 'Components tomato': what is food elsewhere is a colour beside a part of the page. */
function unheard(prompt: string, colours: readonly ColourRequest[]): ColourRequest[] {
  const known = colours.map(({ words }) => words.toLowerCase()).join(' ')
  const found = NAMED_BESIDE.flatMap((pattern) =>
    [...prompt.matchAll(pattern)].flatMap(([, words = '']) => {
      const all = words.toLowerCase().split(' ')
      return [all.join(' '), all[0] ?? '', all.at(-1) ?? ''].find((one) => isNamed(one)) ?? []
    }),
  )
  return [...new Set(found)]
    .filter((words) => !known.includes(words))
    .map((words) => asInCss({ words, hex: '#000000', target: 'any' }))
}
const isNamed = (words: string): boolean => {
  const name = words.replaceAll(' ', '')
  return !PLAIN.has(name) && name !== 'transparent' && parse(name) !== undefined
}

/** The colours with the targets that the prompt gives them. */
export function pageColours(prompt: string, colours: readonly ColourRequest[]): ColourRequest[] {
  const [grounds, parts, texts] = [spansOf(prompt, GROUND), spansOf(prompt, PARTS), spansOf(prompt, TEXTS)]
  const said = [...colours, ...unheard(prompt, colours)].map((colour): ColourRequest => {
    const named = asInCss(colour)
    if (
      !(named.target === 'any' || named.target === 'background' || named.target === 'accent' || named.target === 'text')
    )
      return named
    const found = new RegExp(`\\b${colour.words.replace(/[^\w\s#]/g, '.')}\\b`, 'i').exec(prompt)
    if (!found) return named
    const span: Span = [found.index, found.index + found[0].length]
    const [toGround, toParts] = [nearest(prompt, span, grounds), nearest(prompt, span, parts)]
    const isOther = nearest(prompt, span, texts) <= Math.min(toGround, toParts)
    if (isOther || (toGround > FAR && toParts > FAR_PARTS) || toGround === toParts) return named
    return { ...named, target: toGround < toParts ? 'background' : 'accent' }
  })
  return apart(said)
}

/** Of two colours one is the ground: where both were taken for it, the second one is of the parts. */
function apart(colours: ColourRequest[]): ColourRequest[] {
  const grounds = colours.filter(({ target }) => target === 'background')
  const last = grounds.at(-1)
  if (grounds.length !== 2 || !last || colours.some(({ target }) => target === 'accent')) return colours
  return colours.map((colour) => (colour === last ? { ...colour, target: 'accent' } : colour))
}
