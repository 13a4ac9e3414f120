/** Words that carry nothing by themselves: a display line neither stands on one nor ends with one. */

/** What clings to the word after it: articles, prepositions, conjunctions, possessives. */
const CLINGING = [
  // English
  'a an the of in on at to for and & or with by from into per via vs our your my we his her their its every',
  // German
  'und der die das den dem des ein eine einen im am zum zur mit von für aus bei unser unsere dein deine ihr ihre',
  // French
  'de la le les du des et un une au aux en par pour sur sans dans nos vos chez à',
  // Spanish
  'el los las y de del con para por una unos sin tu su al',
  // Italian
  'il lo gli e di da del della dei delle per con nel nella alla al',
  // Portuguese
  'o os do da dos das em um uma com para ao à',
  // Dutch
  'het een van op met voor en bij je onze',
].join(' ')
/** What clings to the word before it, or stands for nothing alone. */
const TRAILING = 'up off is are only than its'

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const [CLINGS, WEAK] = [setOf(CLINGING), setOf(`${CLINGING} ${TRAILING}`)]
const bare = (word: string): string => word.toLowerCase().replace(/^[^\p{L}&]+|[^\p{L}&]+$/gu, '')

/** Whether a word carries nothing by itself. */
export const isFunctionWord = (word: string): boolean => WEAK.has(bare(word))

/** A text whose function words are never parted from what they belong to, for measuring where it may be broken by sense. */
export const withoutBreaks = (text: string): string =>
  text
    .split(' ')
    .map((word, i, all) =>
      i === all.length - 1 ? word : `${word}${endsMidPhrase([word], all[i + 1]) ? '\u00a0' : ' '}`,
    )
    .join('')

/** Whether a line's end parts a number from what it counts: '10 / songs', '7.30 / pm'. */
export const partsNumber = (last: string, next: string): boolean =>
  /^\d[\d.,:]*$/.test(last) && (/^\p{Ll}/u.test(next) || UNITS.has(bare(next)))
const UNITS = setOf('am pm uhr eur usd chf kg km cm mm ml')

/** Whether a line's end parts a name from what is its own: "Valentine's / Day". */
export const isPossessed = (last: string, next: string): boolean => /\p{L}['’]s$/u.test(last) && /^\p{Lu}/u.test(next)

/** Whether a line that ends with these words, and goes on with another, is broken against its sense: "House of /", "up / to". */
export function endsMidPhrase(words: readonly string[], next = ''): boolean {
  const last = words.at(-1) ?? ''
  // A stop ends a sense whatever the word.
  if (/[,;:.!?…]$/u.test(last)) return false
  return CLINGS.has(bare(last)) || (bare(last) === 'up' && bare(next) === 'to')
}
