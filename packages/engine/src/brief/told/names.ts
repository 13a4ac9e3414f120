/** How a site's owner is called, by where names stand: behind 'called', between commas, behind what it is, behind a colon. */
import { BEHIND_NAME, MONTH, NO_NAMES, OPENER, SITE, WE_ARE } from './words.ts'

const JOINS = new Set('& and to of the und de la le von van der du des del for'.split(' '))
const LONGEST = 8

const isCapital = (word: string) => /^["“'‘(]?\p{Lu}/u.test(word)
const TITLE = /^(?:Dr|Mr|Mrs|Ms|St|Prof)\.$/
const bare = (word: string) => (TITLE.test(word) ? word : word.replace(/^["“'‘(]+|["”'’),.:;]+$/gu, ''))
/** Capitals that begin no name. */
const isNone = (word: string) => NO_NAMES.has(bare(word)) || MONTH.test(bare(word)) || LANGUAGES.test(bare(word))
/** 'French-English-Arabic' */
const LANGUAGES = /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+){2,}$/u

/** The words of a name from `at` on: capitals, and what joins them. */
function run(words: readonly string[], at: number): string {
  const taken: string[] = []
  for (let i = at; i < words.length && taken.length < LONGEST; i++) {
    const word = words[i] ?? ''
    const joins = JOINS.has(word) && taken.length > 0 && isCapital(words[i + 1] ?? '')
    if (!isCapital(word) && !joins) break
    taken.push(bare(word))
    if (/[,.:;)]$/.test(word) && !TITLE.test(word)) break
  }
  return taken.join(' ')
}

/** Whether a text is a name and nothing else. */
export const nameOnly = (text: string): boolean => {
  const words = text.split(' ')
  return words.length <= LONGEST && run(words, 0).split(' ').length === words.length && isCapital(words[0] ?? '')
}

const CALLED = /\b(?:called|named|name is|name:|titled)\s+["“'‘]?(?=\p{Lu})/u
/** What leads to a place stands before no name. */
const TO_PLACE = new Set('in at near from on around of covers by'.split(' '))

/** Behind the word for the site; where that stands last ('Yoga studio website'), nothing. */
const behindSite = (part: string): string => {
  const found = OPENER.exec(part) ?? SITE.exec(part) ?? WE_ARE.exec(part)
  return found ? part.slice(found.index + found[0].length).trim() : part
}

/** The name in the sentence that opens a prompt. */
export function nameIn(opening: string): string | undefined {
  const called = CALLED.exec(opening)
  if (called) return run(opening.slice(called.index + called[0].length).split(' '), 0) || undefined
  const [, quoted] = /[“"'‘](\p{Lu}[^”"’]{1,36})[”"'’](?=[\s,.:]|$)/u.exec(opening) ?? []
  if (quoted) return undefined
  const parts = opening.split(/(?<=\S)[,:]\s+|\s[–—-]\s/)
  for (const [index, part] of parts.entries()) {
    const words = (index === 0 ? behindSite(part) : part).split(' ')
    const at = words.findIndex(
      (word, i) =>
        isCapital(word) &&
        !isNone(word) &&
        (!TO_PLACE.has(before(words, i)) || (before(words, i) === 'of' && isCapital(words[i + 1] ?? ''))) &&
        (!/['’]s$/.test(word) || isCapital(words[i + 1] ?? '')),
    )
    const isAlone = at === 0 || index === 0
    if (at < 0 || !isAlone || (index > 0 && SITE.test(part))) continue
    const name = run(words, at)
    const next = words[at + name.split(' ').length]
    // 'Yoga studio in Lisbon' begins a sentence; behind a name stands where it is, or nothing.
    const more = parts[index + 1] ?? ''
    if (next === undefined && /^\p{Lu}\S* & \p{Lu}/u.test(more)) return `${name}, ${run(more.split(' '), 0)}`
    if (next === undefined || BEHIND_NAME.has(next) || /[,:]$/.test(words[at] ?? '')) return name
  }
  return undefined
}

const before = (words: readonly string[], at: number): string => {
  const last = words[at - 1]
  return last === 'the' || last === 'The' ? (words[at - 2] ?? '') : (last ?? '')
}
