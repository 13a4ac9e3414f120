/** What a form stands behind, around or below, and what it holds. */
import type { KindName, Role } from '../scene/types.ts'
import type { Fact, Reading } from './reading.ts'
import type { Form } from './types.ts'
import { ARTICLES } from './words/grammar.ts'
import { PARTS, partFor } from './words/parts.ts'

const HOLDING = /^(?:with|containing|saying|reading|that|which|holding|says)$/
export const IN_IT = /^(?:in|inside|within|on|over)$/

/** What a form stands behind, around, below, or holds. */
export function besideOf(
  reading: Reading,
  start: number,
  from: number,
  to: number,
  kind: KindName,
): Pick<Form, 'behind' | 'around' | 'below' | 'texts'> {
  const quoteAt = (k: number) => (reading.tokens[k]?.type === 'quote' ? [reading.slice(k, k + 1)] : undefined)
  // "'2 for 1' in a yellow circle"
  if (IN_IT.test(reading.word(start - 1))) {
    const given = quoteAt(start - 2)
    if (given) return { texts: given }
    const fact = reading.facts.find((one) => one.to === start - 1)
    return fact ? { texts: [fact.text] } : {}
  }
  for (let k = from; k < to; k++) {
    const word = reading.word(k)
    const side = /^behind$/.test(word)
      ? 'behind'
      : word === 'around'
        ? 'around'
        : /^(?:below|under|underneath|beneath)$/.test(word)
          ? 'below'
          : undefined
    if (side) {
      const next = ARTICLES.has(reading.word(k + 1)) ? k + 2 : k + 1
      const text = quoteAt(next)?.[0] ?? (reading.word(next) === 'it' ? lastText(reading, start) : undefined)
      const part = PARTS.at(reading.tokens, next)
      if (text !== undefined) return { [side]: { text } }
      if (part) {
        const role = partFor(part.value, reading.word(next), kind)
        const quoted = quoteAt(next + part.length)?.[0]
        return { [side]: { role, ...(quoted !== undefined && { text: quoted }) } }
      }
      if (side === 'behind') return { behind: { role: 'illustration' } }
    }
    const texts = HOLDING.test(word) ? textsBehind(reading, k) : undefined
    if (texts) return { texts }
    // 'a panel with a vase in it'
    if (
      word === 'with' &&
      ARTICLES.has(reading.word(k + 1)) &&
      /^(?:in|on|inside)$/.test(reading.word(to - 2)) &&
      reading.word(to - 1) === 'it'
    )
      return { behind: { role: 'illustration' } }
  }
  return {}
}

/** The text of a part; a name may be the headline. */
const factOf = (reading: Reading, role: Role | undefined): Fact | undefined =>
  reading.facts.find((one) => one.role === role) ??
  (role === 'brand' ? reading.facts.find((one) => one.role === 'headline') : undefined)

/** The quotation, or the part, that follows 'with' or 'saying'. */
export function textsBehind(reading: Reading, k: number): string[] | undefined {
  for (let n = k + 1; n < k + 6 && !reading.ends(n); n++) {
    if (reading.tokens[n]?.type === 'quote') return [reading.slice(n, n + 1)]
    const role = PARTS.at(reading.tokens, n)?.value
    const fact = factOf(reading, role)
    if (fact && reading.tokens[n + 1]?.type !== 'quote') return [fact.text]
  }
  return undefined
}

/** The text that was spoken of last. */
const lastText = (reading: Reading, before: number): string | undefined =>
  reading.facts.filter((fact) => fact.to <= before).sort((a, b) => b.to - a.to)[0]?.text
