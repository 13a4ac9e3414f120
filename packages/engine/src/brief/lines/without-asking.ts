/** Texts without the words by which they were asked for: 'promoting a sale on glasses' is a sale on glasses. */
import type { Copy } from '../types.ts'

const ASKING = new Set(
  'promoting advertising announcing highlighting showcasing featuring presenting emphasizing'.split(' '),
)
const ARTICLES = new Set(['a', 'an', 'the', 'our', 'their', 'its', 'your'])
const QUOTES = `'"‘“«`

/** Words in quotes stay as they are. */
export function withoutAsking(copy: Copy, prompt: string): Copy {
  const [asking = '', article = '', ...rest] = copy.text.split(' ')
  if (!ASKING.has(asking.toLowerCase()) || !ARTICLES.has(article.toLowerCase()) || rest.length === 0) return copy
  const isQuoted = QUOTES.includes(prompt[prompt.indexOf(copy.text) - 1] ?? ' ')
  return isQuoted ? copy : { ...copy, text: rest.join(' ') }
}
