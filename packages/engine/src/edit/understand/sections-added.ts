/** Sections, blocks and listed things that are wished, from what was said of them. */
import type { Read } from './chart.ts'
import type { Lattice } from './spans.ts'
import { copyOf } from './stretch.ts'
import { countOf } from './taking.ts'
import type { Wish } from './wish.ts'

export function addedSection(
  { taken }: Pick<Read, 'taken'>,
  base: Pick<Wish, 'of' | 'clause'>,
  lattice: Lattice,
): Wish {
  const { section, topic, fresh, places, into } = taken
  const [place] = places
  const quoted = topic?.quote !== undefined
  const given = fresh && copyOf(fresh, lattice)
  // "with our hours: Mon to Fri": what stands before the colon is what it is about.
  const [, before, behind] = section || topic ? [] : (/^([^:]{2,40}):\s*(\S.*)$/.exec(given ?? '') ?? [])
  const about = topic ? copyOf(topic, lattice) : before
  const told = behind ?? given
  const said = quoted ? undefined : countIn(about ?? told)
  const isCount = said !== undefined
  const count = said ?? taken.count
  return {
    ...base,
    verb: 'add section',
    ...(section && { name: section }),
    ...(count !== undefined && { count }),
    ...(about && !isCount && (quoted ? { heading: { words: about, quoted } } : { topic: about })),
    ...(told && !isCount && { words: told }),
    ...(into && { into }),
    ...(place && { place }),
  }
}

/** "with three plans": how many, and nothing of what they say. */
function countIn(told: string | undefined): number | undefined {
  const [first = '', ...others] = told?.toLowerCase().split(' ') ?? []
  const count = countOf(first)
  return others.length > 0 && others.length < 4 && others.every((word) => /^\p{L}+$/u.test(word)) ? count : undefined
}

/** "Flat white, £3.40": what stands before the first comma is its title. */
export function addedItem({ taken }: Pick<Read, 'taken'>, base: Pick<Wish, 'of' | 'clause'>, lattice: Lattice): Wish[] {
  const { section = '', topic, fresh } = taken
  const more = fresh && copyOf(fresh, lattice)
  if (topic)
    return [{ ...base, verb: 'add item', name: section, title: copyOf(topic, lattice), ...(more && { words: more }) }]
  const [title = '', ...rest] = more?.split(/\s*[,–]\s*/) ?? []
  const text = rest.join(', ')
  return title ? [{ ...base, verb: 'add item', name: section, title, ...(text && { words: text }) }] : []
}
