/**
 * What a message owes, whoever read it: the values that it tells stand there, and nothing of the sentence itself was set as
 * copy. Read from the message and the two designs alone, so that no reading can pass its own judgement.
 */
import type { Noun } from '../../language/lexicon/parts.ts'
import { COMPARATIVES, SENTENCE_PHRASES } from '../../language/lexicon/wish-words.ts'
import type { Scene } from '../../scene/types.ts'
import { findMentions } from '../nouns.ts'
import { textsOf } from '../scene-nodes.ts'
import { shield } from '../shield.ts'
import { isSame, readValues, type Value } from '../values/read.ts'
import { letters } from './compare.ts'

export interface Owed {
  /** What was told and does not stand there, in words. */
  missing: string[]
  /** Words of the sentence that were set as if they were copy. */
  wronged: string[]
}

type Texts = ReadonlyMap<string, string>

const wordsOf = (scene: Scene): Texts => new Map(textsOf(scene).map(({ id, text }) => [id, text]))

/** @param copy what a new composition shall say, where one was asked for */
export function owedBy(message: string, before: Scene, after: Scene, copy: readonly string[] = []): Owed {
  const [was, is] = [wordsOf(before), wordsOf(after)]
  const said = shield(message).text
  const stands = [...is.values(), ...copy]
  return { missing: valuesMissing(said, [...was.values()], stands), wronged: copyWronged(said, was, is, copy) }
}

const TOLD: ReadonlySet<Value['kind']> = new Set<Value['kind']>(['date', 'time', 'money'])
const OLD = /\b(?:not|instead of|rather than|no longer|than|was|were|from|except|but)\s+(?:at |on |the )*$/i

/** Dates, times and prices that are new, and that no text tells afterwards. */
function valuesMissing(said: string, before: readonly string[], after: readonly string[]): string[] {
  const stood = before.flatMap(readValues)
  const stands = after.flatMap(readValues)
  return readValues(said).flatMap(({ value, words, from }) => {
    if (!TOLD.has(value.kind) || OLD.test(said.slice(0, from))) return []
    const known = (values: typeof stood) => values.some((other) => isSame(value, other.value))
    return known(stood) || known(stands) || after.some((text) => letters(text).includes(letters(words))) ? [] : [words]
  })
}

/** Texts that were written anew with more of the message than can be meant as copy. */
function copyWronged(said: string, was: Texts, is: Texts, copy: readonly string[]): string[] {
  const told = squeezed(said)
  const old = [...was.values()]
  const fresh = [
    ...[...is].flatMap(([id, text]) => (was.get(id) === text ? [] : [{ text, before: was.get(id) }])),
    ...copy.flatMap((text) => (old.includes(text) ? [] : [{ text, before: undefined }])),
  ]
  return fresh.flatMap(({ text, before }) => {
    const own = squeezed(text)
    if (own === '' || old.some((line) => squeezed(line).includes(own))) return []
    // What stands in quotation marks is copy, whatever it says.
    if (!isOutOf(own, told)) return []
    const had = squeezed(before ?? '')
    const isTalk =
      isSentence(text, before ?? '') ||
      isWish(own, told) ||
      wishes(own, had) ||
      isCutOut(own, had) ||
      leansOn(own, said)
    return isTalk || (own === told && !isToldAnew(own, had)) || isBothValues(text, before ?? '') ? [text] : []
  })
}

const squeezed = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `
const plain = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}'’]+/gu) ?? []).join(' ')} `
const JOINT = /,|[.;!?] |\b(?:and|with|but)\b/

/** The whole message, set as it stands though it names a part: "phone icon gold". */
const isWish = (own: string, told: string): boolean =>
  own === told && own.trim().includes(' ') && findMentions(own).length > 0

/** "and instagram @kiln there": words that tie a sentence together, at an end of what was set. */
const isCutOut = (own: string, had: string): boolean => {
  const [first = '', ...words] = own.trim().split(' ')
  const last = words.at(-1) ?? ''
  return (TIES.has(first) && !had.startsWith(` ${first} `)) || (POINTS.has(last) && !had.endsWith(` ${last} `))
}
const TIES: ReadonlySet<string> = new Set(['and', 'but', 'or', 'then', 'also'])
/** "it reads like homework": words that go on with what was said before them, in small letters as they were written. */
const leansOn = (own: string, said: string): boolean => {
  const [first = ''] = own.trim().split(' ')
  return LEANING.has(first) && said.includes(` ${own.trim()}`)
}
const LEANING: ReadonlySet<string> = new Set('of like as thought that if because than nobody'.split(' '))
const POINTS: ReadonlySet<string> = new Set(['there', 'instead', 'also', 'as', 'and', 'the'])

/** "Dental smaller and under the name", "font again for the date": a wish of parts among the words. */
function wishes(own: string, had: string): boolean {
  const names = findMentions(own).some(({ noun, start }) => {
    const article = /(?: the| an?) $/.exec(own.slice(0, start))?.[0]
    return article !== undefined && PARTS.has(noun.class) && !had.includes(own.slice(start - article.length, start + 3))
  })
  // What compares is said of a part, and not by it.
  const compares = COMPARATIVES.values().some((word) => own.includes(` ${word} `) && !had.includes(` ${word} `))
  return own.trim().split(' ').length > 2 && (names || compares)
}
const PARTS: ReadonlySet<Noun['class']> = new Set<Noun['class']>(['text', 'all-text', 'picture', 'ground', 'part'])

/** Whether all words stand in a message, in their order. */
function isOutOf(own: string, told: string): boolean {
  let at = 0
  return own
    .trim()
    .split(' ')
    .every((word) => {
      const found = told.indexOf(` ${word} `, at)
      at = found + word.length + 1
      return found >= 0
    })
}

/** How much longer a line that is told anew may be than it was: so many words for one, and so many more. */
const [LONGER, MORE] = [2, 2]

/** Whether a line says again what it said, with some words exchanged. */
function isToldAnew(own: string, had: string): boolean {
  const words = had.trim().split(' ')
  if (had.trim() === '') return true
  if (own.trim().split(' ').length > LONGER * words.length + MORE) return false
  return words.filter((word) => own.includes(` ${word} `)).length * 2 >= words.length
}

/** "from 50% to 60%", set where 50% stood. */
function isBothValues(text: string, before: string): boolean {
  const stood = readValues(before).map(({ value }) => value)
  const stand = readValues(text).map(({ value }) => value)
  return (
    stand.length > stood.length &&
    stood.some((old) =>
      stand.some(
        (value) => isSame(old, value) && stand.some((other) => other.kind === old.kind && !isSame(other, old)),
      ),
    )
  )
}

/** Whether words are of one who wishes, and not of a design: two wishes in one line, or talk about the thing. */
function isSentence(text: string, before: string): boolean {
  const [own, had] = [plain(text), plain(before)]
  if (SENTENCE_PHRASES.some((phrase) => own.includes(` ${phrase} `) && !had.includes(` ${phrase} `))) return true
  const kinds = (of: string) =>
    new Set(readValues(of).flatMap(({ value }) => (TOLD.has(value.kind) ? [value.kind] : [])))
  const [stood, stand] = [kinds(before), kinds(text)]
  return before !== '' && JOINT.test(text) && [...stand].some((kind) => !stood.has(kind))
}
