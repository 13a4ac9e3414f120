/** The brief with the words that are written for one of its concepts. */
import { memo } from '../../base/memo.ts'
import { inReadingOrder } from '../order.ts'
import type { Brief, Copy, Variant } from '../types.ts'

const ROLES: readonly (readonly [part: 'headline' | 'line' | 'button', role: Copy['role']])[] = [
  ['headline', 'headline'],
  ['line', 'subhead'],
  ['button', 'cta'],
]

const known = new WeakMap<Brief, Map<number, Brief>>()

/** The brief as concept number `i` has it, settled: its words alone. Concepts of the same words have the same brief. */
export function withVariant(brief: Brief, i: number): Brief {
  const place = i % Math.max(1, brief.variants?.length ?? 0)
  return memo(
    memo(known, brief, () => new Map<number, Brief>()),
    place,
    () => settled(brief, place),
  )
}

function settled({ variants = [], ...brief }: Brief, place: number): Brief {
  const variant = variants[place]
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

/** Concept number `i` with words of its own, wherever there is a place for words of ours. */
export function worded(brief: Brief, i: number, words: Pick<Variant, 'headline' | 'line' | 'button'>): Brief {
  const variants = (brief.variants ?? []).map((variant) => ({
    ...variant,
    ...(variant.headline && words.headline && { headline: words.headline }),
    ...(variant.line && words.line && { line: words.line }),
    ...(variant.button && words.button && { button: words.button }),
  }))
  return withVariant({ ...brief, ...(brief.variants && { variants }) }, i)
}
