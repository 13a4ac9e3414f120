/** The brief with the words that are written for one of its concepts. */
import { inReadingOrder } from '../order.ts'
import type { Brief, Copy } from '../types.ts'

const ROLES: readonly (readonly [part: 'headline' | 'line' | 'button', role: Copy['role']])[] = [
  ['headline', 'headline'],
  ['line', 'subhead'],
  ['button', 'cta'],
]

/** The brief as concept number `i` has it, settled: its words alone. */
export function withVariant({ variants = [], ...brief }: Brief, i: number): Brief {
  const variant = variants[i % Math.max(1, variants.length)]
  if (variant === undefined) return brief
  const written = ROLES.flatMap(([part, role]): Copy[] => {
    const text = variant[part]
    return text ? [{ role, text, source: 'written' }] : []
  })
  const roles = ROLES.map(([, role]) => role)
  const kept = brief.copy
    .filter(({ role, source }) => source === 'given' || !roles.includes(role))
    .map((item): Copy => (item.text === variant.leads ? { ...item, role: 'headline' } : item))
  return { ...brief, copy: inReadingOrder([...kept, ...written], brief.kind) }
}
