/** Finds pictograms by meaning: concepts written by hand first, then the icons' own names, then their makers' tags. */

import { readFileSync } from 'node:fs'
import { nth } from '../base/items.ts'
import { CONCEPTS } from './concepts.ts'
import { isEmptyWord, isSortWord, parts, singular, stems, tokens } from './words.ts'

export interface Hit {
  /** Without a style: 'ph:coffee'. */
  icon: string
  /** About 1 for the thing itself, 0.4 for something that its maker connected with the word. */
  score: number
}

interface Indexed {
  icon: string
  words: string[]
  /** How well the set's drawings do as marks. */
  merit: number
}

const MERIT: Record<string, number> = {
  ph: 0.06,
  mdi: 0.03,
  'fluent-emoji-high-contrast': 0.04,
  tabler: 0.02,
  lucide: 0.01,
  'game-icons': -0.06,
}
/** Parts of names that do not change what the thing is. */
const SAME_THING = new Set([
  'face',
  'head',
  'side',
  'front',
  'classic',
  'simple',
  'full',
  'half',
  'tilt',
  'silhouette',
  'shape',
  'symbol',
  'emblem',
])
const MIN_SCORE = 0.4
/** From here on a hit is the thing itself or a hand-written concept, not a part of a name or a tag. */
const WHOLE = 0.6
/** Taken off a second drawing of the same thing. */
const AGAIN = 0.3

let kinOf: Map<string, string> | undefined
let index: { byWord: Map<string, Indexed[]>; byTag: Map<string, Indexed[]> } | undefined

/** Best first; empty where nothing in the sets shows or stands for the words. */
export function searchPictograms(phrases: readonly string[]): Hit[] {
  const best = new Map<string, number>()
  phrases.forEach((phrase, place) => {
    const weight = Math.max(0.5, 1 - 0.08 * place)
    for (const { icon, score } of hitsOf(phrase)) best.set(icon, Math.max(best.get(icon) ?? 0, score * weight))
  })
  const hits = [...best].map(([icon, score]) => ({ icon, score })).sort(byScore)
  const seen = new Set<string>()
  // The same thing drawn by another set comes after other things: a row of three icons shows three things.
  const varied = hits.map(({ icon, score }) => {
    const name = icon.slice(icon.indexOf(':') + 1)
    const again = seen.has(name)
    seen.add(name)
    return { icon, score: again ? score - AGAIN : score }
  })
  return varied.sort(byScore)
}

const byScore = (a: Hit, b: Hit) => b.score - a.score || (a.icon < b.icon ? -1 : 1)

function hitsOf(phrase: string): Hit[] {
  const words = tokens(phrase)
  if (words.length === 0) return []
  if (words.length === 1) return wordHits(nth(words, 0))
  const whole = [...conceptHits(words.join(' '), 1.1), ...nameHits(words)]
  if (CONCEPTS.has(words.join(' '))) return whole
  const known = runsOf(words).filter((run) => CONCEPTS.has(run.join(' ')))
  const runs = known.flatMap((run) => conceptHits(run.join(' '), 1.02))
  // A word inside a known pair means the pair: no dog for 'hot dog stand'.
  const covered = new Set(known.flat())
  const telling = words.filter((word) => !isEmptyWord(word) && !covered.has(word))
  if (telling.length === 0 && runs.length > 0) return [...whole, ...runs]
  // 'Coffee roaster': both words tell. Where only an empty word is left ('night shop'), it has to do.
  const alone = telling.filter((word) => !isSortWord(word)).length <= 1
  const each = (telling.length > 0 ? telling : words).map((word) => ({
    word,
    // Among several telling words an icon that shares only one of them ('town hall' for 'snooker hall') misleads.
    hits: wordHits(word).filter(({ score }) => alone || score >= WHOLE),
  }))
  const specific = each.some(({ word, hits }) => hits.length > 0 && !isSortWord(word))
  const single = each.flatMap(({ word, hits }, place) => {
    const weight = (0.94 - 0.06 * Math.min(place, 4)) * (specific && isSortWord(word) ? 0.55 : 1)
    return hits.map(({ icon, score }) => ({ icon, score: score * weight }))
  })
  return [...whole, ...runs, ...single]
}

/** Neighbouring words inside a longer phrase: 'jazz night', 'night poster'. */
function runsOf(words: readonly string[]): string[][] {
  const runs: string[][] = []
  for (let length = Math.min(3, words.length - 1); length >= 2; length--)
    for (let start = 0; start + length <= words.length; start++) runs.push(words.slice(start, start + length))
  return runs
}

function wordHits(word: string): Hit[] {
  const concepts = conceptHits(word, 1)
  if (isEmptyWord(word)) return concepts
  const named = nameHits([word])
  if (concepts.length > 0) return [...concepts, ...scaled(named, 0.88)]
  const tagged = tagHits(word)
  if (named.length > 0) return [...named, ...tagged]
  for (const stem of stems(word)) {
    const hits = [
      ...conceptHits(stem, 0.9),
      ...scaled(nameHits([stem]), 0.9).filter(({ icon }) => !icon.startsWith('game-icons')),
    ]
    if (hits.length > 0) return hits
  }
  const kin = openKin().get(word)
  if (kin) return [...conceptHits(kin, 0.78), ...tagged]
  if (tagged.length > 0) return tagged
  // 'fishmonger', 'bookshop': the first half tells, and the second half where it stands for something.
  return parts(word)
    .filter((part) => !isEmptyWord(part))
    .map(singular)
    .flatMap((part, place) => [
      ...conceptHits(part, 0.85 - 0.2 * place),
      ...scaled(nameHits([part]), 0.8 - 0.2 * place),
    ])
}

const scaled = (hits: Hit[], by: number): Hit[] => hits.map(({ icon, score }) => ({ icon, score: score * by }))

function conceptHits(key: string, top: number): Hit[] {
  return (CONCEPTS.get(key) ?? []).map((icon, place) => ({ icon, score: top - 0.05 * place }))
}

/** Icons that are called by the words. */
function nameHits(words: readonly string[]): Hit[] {
  const { byWord } = openIndex()
  const [first = ''] = words
  const hits: Hit[] = []
  for (const { icon, words: name, merit } of byWord.get(first) ?? []) {
    if (!words.every((word) => name.includes(word))) continue
    const rest = name.filter((word) => !words.includes(word) && !SAME_THING.has(word)).length
    const isHead = name.at(-1) === words.at(-1)
    const score =
      rest === 0
        ? 0.95 + merit - 0.02 * (name.length - words.length)
        : isHead
          ? 0.6 + merit - 0.05 * rest
          : 0.34 + merit
    if (score >= MIN_SCORE) hits.push({ icon, score })
  }
  return hits
}

/** Icons whose makers connected them with the word; a word that many icons share says little. */
function tagHits(word: string): Hit[] {
  const tagged = (openIndex().byTag.get(word) ?? []).filter(({ merit }) => merit > 0)
  if (tagged.length > 14) return []
  return tagged.map(({ icon, merit }) => ({ icon, score: 0.4 + merit })).filter(({ score }) => score >= MIN_SCORE)
}

function openIndex() {
  if (index) return index
  const file = new URL('./pictogram-index.generated.json', import.meta.url)
  const sets = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>
  const byWord = new Map<string, Indexed[]>()
  const byTag = new Map<string, Indexed[]>()
  const put = (map: Map<string, Indexed[]>, key: string, item: Indexed) => {
    const list = map.get(key)
    if (list) list.push(item)
    else map.set(key, [item])
  }
  for (const [set, icons] of Object.entries(sets))
    for (const [name, tags] of Object.entries(icons)) {
      const item = { icon: `${set}:${name}`, words: name.split('-').map(singular), merit: MERIT[set] ?? 0 }
      for (const word of new Set(item.words)) put(byWord, word, item)
      for (const tag of new Set(tags.split(' ').filter(Boolean).map(singular))) put(byTag, tag, item)
    }
  index = { byWord, byTag }
  return index
}

/** The broader noun of a noun ('terrier' → 'dog'); nothing where none is known. */
export const broader = (word: string): string | undefined => openKin().get(word)

/** Noun → the broader noun of the concepts. */
function openKin(): Map<string, string> {
  if (kinOf) return kinOf
  const file = new URL('./word-kin.generated.json', import.meta.url)
  kinOf = new Map()
  for (const [broader, words] of Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>))
    for (const word of words.split(' ')) kinOf.set(word, broader)
  return kinOf
}
