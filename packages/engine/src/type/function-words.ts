/** Words that carry nothing by themselves: a display line neither stands on one nor ends with one. */

/** What clings to the word after it: articles, prepositions, conjunctions, possessives. */
const CLINGING =
  'a an the of in on at to for and & or with by from into per via vs our your my we de la le les el los las du des et und der die das den dem ein eine im am zum zur mit von für aus y e i o di da do con per par au aux en para por um het een van op'
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

/** Whether a line that ends with these words, and goes on with another, is broken against its sense: "House of /", "up / to". */
export function endsMidPhrase(words: readonly string[], next = ''): boolean {
  const last = words.at(-1) ?? ''
  // A stop ends a sense whatever the word.
  if (/[,;:.!?…]$/u.test(last)) return false
  return CLINGS.has(bare(last)) || (bare(last) === 'up' && bare(next) === 'to')
}
