/**
 * Wishes in other languages, put into the English that the grammar reads: word by word and with quotations, names and new words left as
 * they are. Enough for what people ask of a design; no translation of anything that is set.
 */
import { nth } from '../base/items.ts'
import { foreignColour } from '../brief/words/foreign-colours.ts'
import { colourName } from '../colour/plain-names.ts'
import { FOLDERS } from '../language/languages.ts'
import { isFontName } from '../language/lexicon/font-words.ts'
import { SHARED_WORDS } from '../language/lexicon/shared-words.ts'
import { KNOWN } from '../language/lexicon/slips.ts'
import { toClause, withMarks } from './clauses.ts'
import { shield } from './shield.ts'

const TONGUES = FOLDERS.map(({ wishes }) => {
  const english = new Map<string, string>()
  for (const [meaning, words] of Object.entries<string>(wishes))
    for (const phrase of words.split('|')) if (!english.has(phrase)) english.set(phrase, meaning)
  return english
})
type Tongue = (typeof TONGUES)[number]
/** Longest phrase, in words. */
const LONGEST = 5
/** No sign of another language: English as well, or a name in many. */
const SHARED = new Set([
  ...SHARED_WORDS,
  ...KNOWN,
  ...FOLDERS.flatMap(({ wishes }) => Object.keys(wishes).flatMap((english) => english.split(' '))),
])
const MONTHS =
  /^(?:januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|septiembre|octubre|noviembre|diciembre)$/i
/** Behind these stand new words, which stay as they are typed. */
const GIVES = /^(?:to|by|should be|should say|is|at the)$/

interface Piece {
  text: string
  english?: string
  /** A sign that the sentence is in another language. */
  foreign: boolean
  /** A font, by its name. */
  named?: true
}

/** A wish in English: itself, where it is in no other language that is known. */
export function inEnglish(message: string): string {
  const shielded = shield(message)
  const english = translated(shielded.text)
  return english === shielded.text ? message : withMarks(toClause(english, shielded))
}

/** In the language of which the message has most words. @param shielded quotations are markers */
function translated(shielded: string): string {
  if (!/\p{L}/u.test(shielded)) return shielded
  const tokens = shielded.match(/[\ue000]\d+[\ue001]|\p{L}+'(?=\p{L})|[\p{L}\d][\p{L}\d'’.@/-]*|[^\s]/gu) ?? []
  const [best] = TONGUES.flatMap((tongue) => readIn(tongue, tokens) ?? []).toSorted((a, b) => b.signs - a.signs)
  return best?.english ?? shielded
}

/** Undefined where the message is hardly in that language. */
function readIn(tongue: Tongue, tokens: string[]): { english: string; signs: number } | undefined {
  const pieces = read(tokens, tongue)
  // A name of a font is one in every language.
  const words = pieces.filter(({ text, named }) => /^\p{L}/u.test(text) && !named)
  const gives = pieces.findIndex(({ english }, i) => english !== undefined && GIVES.test(english) && i > 0)
  const wish = gives < 0 ? words : words.filter((piece) => pieces.indexOf(piece) < gives)
  const count = (pieces: readonly Piece[]) => pieces.reduce((sum, { text }) => sum + text.split(' ').length, 0)
  const known = wish.filter(({ english }) => english !== undefined)
  const isKnown = known.length >= KNOWN_SHARE * wish.length || count(known) >= KNOWN_WORDS * count(wish)
  const signs = words.filter(({ foreign }) => foreign).reduce((sum, { text }) => sum + text.split(' ').length, 0)
  if (signs === 0 || !isKnown || wish.length === 0) return undefined
  const tail = gives < 0 ? [] : pieces.slice(gives + 1)
  const plain = tail.every(({ text, english }) => english !== undefined || !/[\p{L}\d]/u.test(text))
  const written = pieces.map((piece, i) =>
    gives >= 0 && i > gives && !plain ? piece.text : (piece.english ?? piece.text),
  )
  return {
    signs,
    english: ordered(
      written
        .filter((word) => word !== '')
        .join(' ')
        .replace(/\s+([,.;:!?])/g, '$1'),
    ),
  }
}
/** Of the pieces, or of the words: a phrase is one piece of several words. */
const [KNOWN_SHARE, KNOWN_WORDS] = [0.6, 0.7]

function read(tokens: string[], tongue: Tongue): Piece[] {
  const pieces: Piece[] = []
  for (let at = 0; at < tokens.length; ) {
    const taken = fontAt(tokens, at) ?? phraseAt(tokens, at, tongue) ?? colourAt(tokens, at)
    const text = nth(tokens, at)
    const last = pieces.at(-1)
    // "Nimm Oswald": what is taken is used; taken away is something that is there.
    if (taken?.piece.named && last?.english === 'remove') last.english = 'use'
    pieces.push(taken?.piece ?? { text, foreign: MONTHS.test(text) })
    at += taken?.length ?? 1
  }
  return pieces
}

function phraseAt(tokens: string[], at: number, tongue: Tongue): { piece: Piece; length: number } | undefined {
  for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length--) {
    const text = tokens.slice(at, at + length).join(' ')
    const key = text.toLowerCase().replace(/' /g, "'")
    const english = tongue.get(key)
    // "La Rosa", "El Greco": an article with a capital inside a sentence is a name's.
    if (english === 'the' && at > 0 && /^\p{Lu}/u.test(text)) continue
    if (english !== undefined) return { piece: { text, english, foreign: !SHARED.has(key) }, length }
  }
  return undefined
}

/** The longest name of a font, where it is written as a name. */
function fontAt(tokens: string[], at: number): { piece: Piece; length: number } | undefined {
  if (!/^\p{Lu}/u.test(nth(tokens, at))) return undefined
  for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length--) {
    const text = tokens.slice(at, at + length).join(' ')
    if (isFontName(text)) return { piece: { text, foreign: false, named: true }, length }
  }
  return undefined
}

function colourAt(tokens: string[], at: number): { piece: Piece; length: number } | undefined {
  const [word, next] = [nth(tokens, at), tokens[at + 1] ?? '']
  const colour = foreignColour(word.toLowerCase(), next.toLowerCase())
  if (!colour) return undefined
  const length = colour.two ? 2 : 1
  const text = tokens.slice(at, at + length).join(' ')
  return { piece: { text, english: colourName(colour.hex), foreign: !colour.ambiguous }, length }
}

/** German puts the verb last ('den Titel größer machen', 'das Logo entfernen'), French and Spanish what compares behind. */
function ordered(english: string): string {
  return english
    .replace(/^(.+?) (make|change|remove|add|replace|move|undo)([.!]?)$/, '$2 $1$3')
    .replace(/^(make) \1 /, '$1 ')
    .replace(/\bmake (.+?) in (bigger|smaller|bold)\b/, 'make $1 $2')
    .replace(/\b(change .+?) in (?=[\w\ue000])/g, '$1 to ')
    .replace(/\bit (?=[+\d\ue000])/g, 'is ')
    .replace(/\b(change .+?) (?:at|in) the (?=[\d\ue000])/g, '$1 to ')
    .replace(/(?<=\d) (?=%)/g, '')
    .replace(/\bin the (?=left|right)/g, 'to the ')
    .replace(/\bto to the\b/g, 'to the')
}
