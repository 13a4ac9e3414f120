/** Names that the prompt says again: '… smaller under Perfect Rice', 'put Luna at the top'. Whatever is asked there is asked of them. */
import type { Role } from '../scene/types.ts'
import { ALONG } from './place-phrases.ts'
import type { Reading } from './reading.ts'
import { lowered } from './text.ts'

const NAMES: Role[] = ['brand', 'headline', 'person']
/** More names than these no design has, nor says them more often; nor longer ones, words. */
const MOST = 6
const LONGEST = 6

/** Takes each as the same text once more; small letters only where a place or a look follows. */
export function readMentions(reading: Reading): void {
  for (const { role, text, from: own } of reading.facts.filter((fact) => NAMES.includes(fact.role)).slice(0, MOST)) {
    const said = lowered(text).split(' ')
    if (said.length > LONGEST || (said[0] ?? '').length < 3) continue
    let again = 0
    for (let i = 0; i < reading.tokens.length && again < MOST; i++) {
      if (i === own || !said.every((word, k) => reading.free(i + k) && reading.word(i + k) === word)) continue
      const to = i + said.length
      const same = reading.slice(i, to) === text
      if (!same && (reading.capital(i) || !ALONG.has(reading.word(to)))) continue
      reading.fact(role, i, to).text = text
      again++
      i = to - 1
    }
  }
}
