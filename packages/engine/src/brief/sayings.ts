/** A sentence right behind the name that says what it stands for: 'Mercy General: Care that comes home.' */
import type { KindName } from '../kinds/types.ts'
import { knownWord } from './loose-name.ts'
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { isColourWord } from './words/colours.ts'
import { ARTICLES, REQUEST_VERBS } from './words/grammar.ts'
import { LAYOUT_WORDS, TYPE_NOUNS } from './words/parts.ts'
import { TONE_WORDS } from './words/styles.ts'

const FEWEST = 3
const MOST = 8
/** A sentence with one of these speaks to the designer. */
const ASKING = words(
  `i i'm i'd we we're us our my me it it's they please use using make add include put show keep want need should must could would logo poster banner
  website site page card flyer icon style feel look vibe design based located offer offers sell sells color colors colour colours background text font section sections`,
)

/** Takes the slogan of a spread or a site; its words stand between the name and the end of a sentence. */
export function readSaying(reading: Reading, kind: KindName): void {
  if (kind !== 'website' && kind !== 'banner' && kind !== 'poster') return
  const name = reading.facts.find((fact) => fact.role === 'brand' || (fact.role === 'headline' && fact.named))
  if (name === undefined) return
  const mark = reading.word(name.to)
  if (mark !== ':' && mark !== '.' && mark !== '–' && mark !== '—') return
  const from = name.to + 1
  let to = from
  while (to < from + MOST && reading.free(to) && reading.tokens[to]?.type === 'word' && !reading.ends(to)) to++
  const closed = reading.tokens[to] === undefined || reading.ends(to)
  if (to - from < FEWEST || !closed || !reading.capital(from) || reading.capital(from + 1)) return
  let told = false
  for (let k = from; k < to; k++) {
    const word = reading.word(k)
    if (ASKING.has(word) || REQUEST_VERBS.has(word) || isColourWord(word) || TYPE_NOUNS.has(word)) return
    if (LAYOUT_WORDS.has(word) || TONE_WORDS.has(word)) return
    // 'Vegan burger restaurant' is a trade.
    if (!knownWord(reading, k) || (ARTICLES.has(word) && k > from)) told = true
  }
  if (!told || reading.has('headline', 'tagline')) return
  reading.fact('headline', from, to)
}
