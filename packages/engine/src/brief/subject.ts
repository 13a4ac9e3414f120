/** What a design is about: its trade, the phrase that says it, and the things to show. */
import type { KindName } from '../kinds/types.ts'
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import type { Industry, Subject } from './types.ts'
import { BUSINESS_NOUNS } from './words/business.ts'
import { ARTICLES, EVENT_WORDS, PREPOSITIONS } from './words/grammar.ts'
import { TRADES } from './words/industries.ts'
import { asObject, OBJECTS, singular } from './words/objects.ts'
import { LAYOUT_WORDS, PARTS, TYPE_NOUNS } from './words/parts.ts'
import { TONE_WORDS } from './words/styles.ts'

const SHOWN = words(
  'icon symbol illustration silhouette drawing picture image photo graphic mark emblem mascot outline motif shape pictogram photograph sketch artwork figure icons symbols silhouettes illustrations',
)
const SHOWING = words(
  'featuring showing depicting showcasing with of incorporating include including representing portraying using add has have containing shows features depicts from into forming shaped like',
)
/** Nouns that no picture shows. */
const ABSTRACT = words(
  `feel look style vibe mood theme touch twist name tagline slogan headline text font fonts type typography color colors colour colours palette background layout design title logo poster card flyer banner website
  page icon section sections header footer hero menu button buttons form details info information date time location venue price phone email address qr code border frame line lines accents accent elements element space white
  shapes shape gradient gradients pattern texture letters lettering words word message people team experience passion services service products focus emphasis attention care quality energy hint hints lots plenty room
  contrast hierarchy simplicity balance way kind sort bit lot touches margin margins corners edges effect effects style aesthetic influence influences inspiration features feature options versions variations concepts
  top bottom left right center middle side sides front back row rows column columns grid image images picture pictures photo photos illustration illustrations graphic graphics symbol mark something everything nothing one two three
  purpose idea concept attitude character personality edge pop splash tickets entry admission pricing testimonials faq gallery contact navigation nav links link form signup newsletter map maps list lists table audience tone vibes emotion company business brand clients customers
  wordmark monogram initials initial serif sans script sans-serif typeface headline subheading caption copy body social handles hashtag media discount offer offers deal sale code shop store first order us you them me him her my our it this that drink drinks food music live free new modern
  world class cover mode season day night evening weekend vibe approach palette scheme tones hues shades finish foil paper stock card outline strokes stroke weight weights size format orientation safe area bleed lines visuals visual imagery look-and-feel copyright`,
)

export interface Drawn {
  subject: Subject
  /** Tokens that speak of a thing to show, with its noun ('wrench icon'). */
  drawn: { from: number; to: number }[]
}

/** Reads trade, phrase and things; `about` are ranges that a key ('Industry: …') gives. */
export function readSubject(
  reading: Reading,
  kind: KindName,
  brand: string | undefined,
  about: { from: number; to: number }[],
): Drawn {
  const drawn: { from: number; to: number }[] = []
  const shown = shownThings(reading, drawn)
  const trades = tradesOf(reading, about)
  const named = brand === undefined ? [] : namedThings(brand)
  const best = trades[0]
  const objects: string[] = []
  const add = (thing: string) => {
    if (thing !== '' && !objects.includes(thing) && objects.length < 8) objects.push(thing)
  }
  for (const thing of shown) add(thing)
  // The trade's own thing leads what a name merely alludes to, unless the name says nothing of the trade.
  for (const thing of named) add(thing)
  for (const trade of trades) for (const thing of trade.objects) add(thing)
  return {
    subject: {
      industry: best?.industry ?? industryOfObjects(shown),
      about: phraseOf(reading, kind, about, trades, shown) ?? '',
      objects,
    },
    drawn,
  }
}

interface FoundTrade {
  industry: Industry
  objects: string[]
  from: number
  to: number
  score: number
}

/** Trades by weight: what the design is for counts most, the words of its name less, the rest least. */
function tradesOf(reading: Reading, about: { from: number; to: number }[]): FoundTrade[] {
  const found: FoundTrade[] = []
  for (let i = 0; i < reading.tokens.length; i++) {
    const use = reading.uses[i]
    if (use === 'negative' || use === 'kind' || use === 'format' || use === 'nav') continue
    if (reading.tokens[i]?.type === 'quote') {
      found.push(...tradesInText(reading.tokens[i]?.text ?? '', i))
      continue
    }
    const match = TRADES.at(reading.tokens, i)
    if (match === undefined) continue
    const to = i + match.length
    let score = 2 + match.length
    if (about.some((range) => range.from <= i && i < range.to)) score += 6
    if (use === 'fact') score -= factWeight(reading, i)
    if (WEAK.has(reading.word(i)) && match.length === 1) score -= 3
    if (TONE_WORDS.has(reading.word(i)) && match.length === 1) score -= 2
    const main = mainPhrase(reading, i)
    if (NOISE.has(reading.word(i)) && match.length === 1 && !main && use !== 'fact') continue
    if (main) score += 4
    if (reading.uses[to] === 'kind') score += 2
    // 'coffee roaster': the head of a phrase says more than its first word.
    if (BUSINESS_NOUNS.has(reading.word(to)) && TRADES.at(reading.tokens, to) === undefined) score += 1
    found.push({ industry: match.value.industry, objects: match.value.objects, from: i, to, score })
    i = to - 1
  }
  const seen = new Set<string>()
  return found
    .sort((a, b) => b.score - a.score || a.from - b.from)
    .filter((trade) => {
      const key = trade.objects.join()
      if (seen.has(key) || trade.score < 1) return false
      seen.add(key)
      return true
    })
    .slice(0, 3)
}

/** Words of the trade of whoever asks: 'design', 'illustration', 'art deco'. */
const NOISE = words(
  'design designer illustration drawing typography photo photos branding camera painting art video print shapes ux illustrator photography',
)
const WEAK = words(
  'design shop store studio sale event events club food art team music market app brand school health training class classes gift free green tech community water power it business growth pr space club photo photos media company menu dinner color game drive session video code party shopping fun beauty service program notes growth bar play capital strategy people baby birthday season fair records kitchens stage panel lines green trail park water sail speakers glass forge spirits camp leather chat paper leadership clay bank union festival lab agency painting garage network cloud chip paper plants press house home strength suits watches watch light snow rally league club hat bath lines coach wellness',
)

function factWeight(reading: Reading, i: number): number {
  const fact = reading.facts.find((other) => other.from <= i && i < other.to)
  if (fact === undefined) return 0
  if (fact.role === 'brand' || fact.role === 'headline') return 0.5
  if (fact.role === 'title') return -2
  return fact.role === 'list-item' || fact.role === 'tagline' || fact.role === 'subhead' ? 2.5 : 9
}

function tradesInText(text: string, at: number): FoundTrade[] {
  if (text.length > 80) return []
  const tokens = text
    .toLowerCase()
    .split(/[^\p{L}'&-]+/u)
    .filter(Boolean)
    .map((word) => ({ type: 'word' as const, text: word, lower: word, start: 0, end: 0, sentence: 0, tight: false }))
  const found: FoundTrade[] = []
  for (let i = 0; i < tokens.length; i++) {
    const match = TRADES.at(tokens, i)
    if (match === undefined) continue
    found.push({
      industry: match.value.industry,
      objects: match.value.objects,
      from: at,
      to: at + 1,
      score: WEAK.has(tokens[i]?.lower ?? '') ? 1 : 3,
    })
    i += match.length - 1
  }
  return found
}

/** Inside the phrase that a kind is for: 'logo for a … ', '… poster', 'for my …'. */
function mainPhrase(reading: Reading, i: number): boolean {
  for (let k = i - 1; k >= i - 8 && k >= 0; k--) {
    const word = reading.word(k)
    if (reading.ends(k) || word === ',' || reading.tokens[k]?.type === 'quote') return false
    if (
      word === 'for' ||
      word === 'about' ||
      word === 'of' ||
      word === 'promoting' ||
      word === 'advertising' ||
      word === 'announcing'
    )
      return reading.uses.slice(Math.max(0, k - 6), k).includes('kind') || k < 12
    if (word === 'with' || word === 'in' || word === 'on') return false
  }
  return reading.uses.slice(i, i + 5).includes('kind')
}

/** Things that the words ask to show, most specific first. */
function shownThings(reading: Reading, drawn: { from: number; to: number }[]): string[] {
  const found: string[] = []
  const { tokens } = reading
  for (let i = 0; i < tokens.length; i++) {
    if (!reading.free(i)) continue
    const word = reading.word(i)
    // 'wrench icon', 'mountain silhouette'
    if (SHOWN.has(word) && reading.free(i)) {
      let from = i
      while (from > 0 && i - from < 3 && reading.free(from - 1) && isThing(reading, from - 1)) from--
      if (from < i) {
        for (let k = i - 1; k >= from; k--) push(found, reading.word(k))
        drawn.push({ from, to: i + 1 })
      } else drawn.push({ from: i, to: i + 1 })
      // 'icon of a fox', 'illustration of a lighthouse in a storm'
      if (reading.word(i + 1) === 'of' || reading.word(i + 1) === 'showing') nounsFrom(reading, i + 2, found, drawn, i)
      else if (reading.word(i + 1) === ':') nounsFrom(reading, i + 2, found, drawn, i + 2)
      continue
    }
    if (
      (word === 'icon' ||
        word === 'symbol' ||
        word === 'illustration' ||
        word === 'imagery' ||
        word === 'mark' ||
        word === 'visual') &&
      reading.word(i + 1) === ':'
    )
      nounsFrom(reading, i + 2, found, drawn, i + 2)
    // 'mountain to the left of the name', 'put a leaf above it'
    if (asObject(word) !== undefined && placed(reading, i)) {
      push(found, word)
      drawn.push({ from: i, to: i + 1 })
    }
    if (SHOWING.has(word) && !(word === 'of' && !reading.uses.slice(Math.max(0, i - 2), i).includes('kind'))) {
      if (word === 'from' || word === 'into' || word === 'like') {
        if (!ARTICLES.has(reading.word(i + 1))) continue
      }
      nounsFrom(reading, i + 1, found, drawn, i + 1)
    }
  }
  // 'fox logo', 'an orange fox app icon': things right before the kind.
  for (let i = 0; i < tokens.length; i++) {
    if (reading.uses[i] !== 'kind' || reading.uses[i - 1] === 'kind') continue
    for (let k = i - 1; k >= i - 4 && reading.free(k); k--) {
      const thing = asObject(reading.word(k))
      if (thing !== undefined && !COLOURISH.has(thing)) push(found, thing)
      else if (ARTICLES.has(reading.word(k)) || tokens[k]?.type !== 'word') break
    }
  }
  return found
}

/** A thing at the start of a clause, or behind 'put a', with a place behind it. */
function placed(reading: Reading, i: number): boolean {
  if (
    ![
      'to',
      'on',
      'at',
      'above',
      'below',
      'next',
      'beside',
      'left',
      'right',
      'inside',
      'behind',
      'under',
      'over',
      'in',
    ].includes(reading.word(i + 1))
  )
    return false
  if (reading.word(i + 1) === 'in' && !LAYOUT_WORDS.has(reading.word(i + 3)) && !LAYOUT_WORDS.has(reading.word(i + 2)))
    return false
  let k = i - 1
  while (
    ARTICLES.has(reading.word(k)) ||
    ['small', 'large', 'big', 'tiny', 'huge', 'stylized', 'simple'].includes(reading.word(k))
  )
    k--
  return k < i - 1
    ? ['put', 'place', 'add', 'with', 'and', ',', 'have', 'draw', 'show', 'include'].includes(reading.word(k)) ||
        reading.opens(k + 1)
    : reading.opens(i) || reading.word(k) === ','
}

const COLOURISH = words(
  'orange peach rose plum lime olive lavender violet lilac iris sand sky snow stone wine amber paper sax letter drop plant card book page web wave-pool room scale',
)

function push(found: string[], word: string): void {
  const thing = singular(word)
  if (!found.includes(thing) && found.length < 6 && thing.length > 1) found.push(thing)
}

/** A noun that could be drawn, in front of 'icon'. */
function isThing(reading: Reading, k: number): boolean {
  const token = reading.tokens[k]
  if (token?.type !== 'word') return false
  const word = token.lower
  if (
    ARTICLES.has(word) ||
    PREPOSITIONS.has(word) ||
    LAYOUT_WORDS.has(word) ||
    ABSTRACT.has(word) ||
    [
      'and',
      'or',
      'small',
      'app',
      'big',
      'main',
      'brand',
      'line',
      'flat',
      'outline',
      'hero',
      'abstract',
      'hand-drawn',
    ].includes(word)
  )
    return false
  if (asObject(word) !== undefined) return true
  return (
    !TONE_WORDS.has(word) &&
    word.length > 2 &&
    !/(?:ing|ly|ed|ful|able|ish)$/.test(word) &&
    PARTS.at(reading.tokens, k) === undefined
  )
}

/** The nouns of a phrase: 'a lighthouse in a storm', 'mountains, a river and a rising sun'. */
function nounsFrom(
  reading: Reading,
  start: number,
  found: string[],
  drawn: { from: number; to: number }[],
  from: number,
): void {
  let end = start
  let head = -1
  let any = false
  let opened = from
  for (let k = start; k < start + 16; k++) {
    const token = reading.tokens[k]
    if (token === undefined || reading.ends(k) || !reading.free(k) || token.type === 'quote') break
    const word = token.lower
    if (
      ['in', 'on', 'at', 'under', 'over', 'inside', 'within', 'behind', 'between', 'above', 'beside'].includes(word)
    ) {
      if (head < 0) break
      const next = ARTICLES.has(reading.word(k + 1)) ? k + 2 : k + 1
      if (
        LAYOUT_WORDS.has(reading.word(next)) ||
        PARTS.at(reading.tokens, next) !== undefined ||
        asObject(reading.word(next)) === undefined
      )
        break
      continue
    }
    if (
      [
        'for',
        'that',
        'which',
        'with',
        'to',
        'using',
        'as',
        'is',
        'made',
        'from',
        'by',
        'but',
        'so',
        'if',
        'while',
        'called',
        'named',
        'reading',
        'saying',
        'showing',
      ].includes(word)
    )
      break
    if (word === 'and' || word === ',' || word === 'or' || word === '&' || word === 'of') {
      if (head < 0 && word !== 'of') break
      if (any && word !== 'of') drawn.push({ from: opened, to: end })
      any = false
      opened = k + 1
      // Behind a comma only a thing that we know goes on the list.
      continue
    }
    if (ARTICLES.has(word)) continue
    const thing = asObject(word)
    const last = !isThing(reading, k + 1) || reading.tokens[k + 1]?.type !== 'word'
    if (PARTS.at(reading.tokens, k) !== undefined && !SHOWN.has(word)) break
    if (thing !== undefined && !(TYPE_NOUNS.has(word) && word !== 'print')) {
      push(found, thing)
      head = k
      any = true
      end = k + 1
    } else if (
      head < 0 &&
      last &&
      isThing(reading, k) &&
      !TONE_WORDS.has(word) &&
      ARTICLES.has(reading.word(k - 1)) &&
      !EVENT_WORDS.has(word) &&
      !BUSINESS_NOUNS.has(word)
    ) {
      // A noun we do not know, behind an article: 'a capybara', 'an axolotl'.
      push(found, word)
      head = k
      any = true
      end = k + 1
    }
  }
  if (any) drawn.push({ from: opened, to: end })
}

/** Things in a name: 'Harbor & Finch', 'Copper Fox Coffee'. */
function namedThings(brand: string): string[] {
  const found: string[] = []
  for (const word of brand.toLowerCase().split(/[^\p{L}-]+/u)) {
    const thing = asObject(word)
    if (thing !== undefined && !NAMELESS.has(thing) && !found.includes(thing)) found.push(thing)
  }
  return found
}
const NAMELESS = words(
  'house room web print plant letter scale bar book key code art smoke market water hand light shop chart box watch wood bread coffee tea food cake beer wine music pizza burger cookie paper pot cup square stone line rose ring cross day bow bus seed gear tower drive',
)

function industryOfObjects(objects: string[]): Industry {
  for (const thing of objects) {
    const tokens = [{ type: 'word' as const, text: thing, lower: thing, start: 0, end: 0, sentence: 0, tight: false }]
    const match = TRADES.at(tokens, 0)
    if (match) return match.value.industry
  }
  return 'general'
}

/** The phrase that says what it is about, in the prompt's words: 'coffee roaster', 'jazz night'. */
function phraseOf(
  reading: Reading,
  kind: KindName,
  about: { from: number; to: number }[],
  trades: FoundTrade[],
  shown: string[],
): string | undefined {
  const given = about[0]
  if (given !== undefined && given.to > given.from)
    return trimPhrase(reading.slice(given.from, Math.min(given.to, given.from + 8)))
  for (let i = 0; i < reading.tokens.length; i++) {
    const word = reading.word(i)
    if (
      !['for', 'about', 'promoting', 'advertising', 'announcing', 'on', 'of', 'to'].includes(word) ||
      !reading.free(i)
    )
      continue
    if (['on', 'of', 'to'].includes(word)) {
      if (word === 'to' && !['promote', 'advertise', 'announce', 'celebrate'].includes(reading.word(i + 1))) continue
      if (word === 'on' || (word === 'of' && !reading.uses.slice(Math.max(0, i - 1), i).includes('kind'))) continue
    }
    const phrase = nounPhrase(reading, word === 'to' ? i + 2 : i + 1)
    if (phrase !== undefined) return phrase
  }
  // 'jazz night poster', 'coffee shop logo'
  const kindAt = reading.uses.indexOf('kind')
  if (kindAt > 0) {
    let from = kindAt
    while (
      from > 0 &&
      kindAt - from < 4 &&
      reading.free(from - 1) &&
      reading.tokens[from - 1]?.type === 'word' &&
      describes(reading, from - 1)
    )
      from--
    if (from < kindAt) return reading.slice(from, kindAt)
  }
  const trade = trades.find((other) => reading.tokens[other.from]?.type !== 'quote')
  if (trade !== undefined && reading.uses[trade.from] !== 'fact') return reading.slice(trade.from, trade.to)
  const clause = clausePhrase(reading, kind)
  return clause ?? shown[0] ?? (trade ? reading.slice(trade.from, trade.to) : undefined)
}

/** ', a boutique law firm', 'is a family bakery'. */
function clausePhrase(reading: Reading, _kind: KindName): string | undefined {
  for (let i = 0; i < reading.tokens.length; i++) {
    const word = reading.word(i)
    if (
      (word === 'a' || word === 'an') &&
      [',', 'is', '—', '-', '(', "we're", 'are', 'run', 'own', 'have'].includes(reading.word(i - 1))
    ) {
      const phrase = nounPhrase(reading, i)
      if (phrase !== undefined && TRADES.at(reading.tokens, i + 1) !== undefined) return phrase
    }
  }
  return undefined
}

const ENDS = words(
  'titled entitled dubbed that which who called named with in at on by using for from where is to , our we featuring and-also please should needs happening because its it this made and &',
)

function nounPhrase(reading: Reading, start: number): string | undefined {
  let from = start
  while (
    from < start + 8 &&
    (ARTICLES.has(reading.word(from)) ||
      [
        'small',
        'new',
        'local',
        'little',
        'boutique',
        'upcoming',
        'family-run',
        'family-owned',
        'tiny',
        'great',
        'brand',
      ].includes(reading.word(from)) ||
      (TONE_WORDS.has(reading.word(from)) && TRADES.at(reading.tokens, from) === undefined))
  )
    from++
  let to = from
  while (to < from + 6) {
    const token = reading.tokens[to]
    if (
      token === undefined ||
      !reading.free(to) ||
      token.type === 'quote' ||
      token.type === 'newline' ||
      token.type === 'mark'
    )
      break
    if (
      ENDS.has(token.lower) &&
      !(token.lower === 'and' && TRADES.at(reading.tokens, to + 1) !== undefined && reading.free(to + 1))
    )
      break
    to++
  }
  if (
    to === from ||
    (to - from === 1 &&
      (PREPOSITIONS.has(reading.word(from)) || (ABSTRACT.has(reading.word(from)) && !TRADES.has(reading.word(from)))))
  )
    return undefined
  if (PARTS.at(reading.tokens, from) !== undefined && TRADES.at(reading.tokens, from) === undefined) return undefined
  return reading.slice(from, to)
}

function describes(reading: Reading, k: number): boolean {
  const word = reading.word(k)
  if (TRADES.at(reading.tokens, k) !== undefined || EVENT_WORDS.has(word) || BUSINESS_NOUNS.has(word)) return true
  return (
    OBJECTS.has(singular(word)) ||
    (TRADES.at(reading.tokens, k + 1) !== undefined &&
      !TONE_WORDS.has(word) &&
      !ARTICLES.has(word) &&
      !PREPOSITIONS.has(word) &&
      !/^(?:a|an|the|create|design|make)$/.test(word) &&
      reading.word(k + 1) !== 'business' &&
      word.length > 3)
  )
}

const trimPhrase = (text: string) => text.replace(/[\s,.;:]+$/u, '')
