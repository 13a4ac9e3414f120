/** The prices of a site: what the prompt gives, else three steps without sums, which the owner fills in. */
import type { Copy } from '../../../../brief/types.ts'
import type { Control } from '../../../../scene/controls.ts'
import { PRICED } from '../../parts/sections/priced.ts'
import { signingUp } from '../../screens/kit/deeds.ts'
import type { Site } from '../site.ts'

export interface Tier {
  name: Copy | string
  price: Copy | string
  points: string[]
}

const STEPS = ['Start', 'Grow', 'Scale'] as const
const POINTS = [
  'All that is needed to begin',
  'Help by mail',
  'More people in one account',
  'Reports and exports',
  'Help by phone',
  'Own terms',
] as const

export function tiersOf({ page }: Site): Tier[] {
  const priced = page.content.lists
    .flatMap(({ items }) => items)
    .flatMap((copy) => {
      const [, name, price] = PRICED.exec(copy.text) ?? []
      return name && price ? [{ copy, name, price }] : []
    })
  if (priced.length >= 2)
    return priced.slice(0, 4).map(({ copy, name, price }, i) => ({
      name: { ...copy, text: name },
      price: { ...copy, role: 'price', text: price },
      points: POINTS.slice(0, 2 + i),
    }))
  return STEPS.map((name, i) => ({ name, price: 'Your price', points: POINTS.slice(0, 2 + 2 * i) }))
}

const wordsOf = (name: Copy | string): string => (typeof name === 'string' ? name : name.text)

/** What choosing a plan does. */
export const choosing = (name: Copy | string): Control =>
  signingUp(`Choose ${wordsOf(name)}`, `Thank you, {Name}. We write to you about ${wordsOf(name)}.`)
