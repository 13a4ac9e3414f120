/** What is remembered of a person that bears on a prompt. It is read from their own work: what they delete is forgotten. */

import type { DesignService } from '../designs/service.ts'
import type { DesignRow } from '../designs/store.ts'
import type { MemoryStore } from './store.ts'
import { tastesIn } from './tastes.ts'

const BRANDS = 10
const COLOURS = 8
const TYPEFACES = 6
const DESIGNS = 6

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [])

/** Each value with how often it occurs, the most frequent first. */
function ranking(values: readonly string[]): { value: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count)
}

const leading = ({ scene }: DesignRow): string[] => [...new Set([scene.palette.accent, scene.palette.secondary])]
const families = ({ scene }: DesignRow): string[] => [...new Set([scene.typography.display, scene.typography.text])]

function brandsOf(rows: readonly DesignRow[], prompt: string) {
  const named = Map.groupBy(
    rows.filter(({ brief }) => brief.brand),
    ({ brief }) => brief.brand as string,
  )
  const wanted = prompt.toLowerCase()
  return [...named]
    .map(([name, designs]) => ({
      name,
      colours: ranking(designs.flatMap(leading))
        .slice(0, 4)
        .map(({ value }) => value),
      typefaces: ranking(designs.flatMap(families))
        .slice(0, 2)
        .map(({ value }) => value),
    }))
    .sort((a, b) => Number(wanted.includes(b.name.toLowerCase())) - Number(wanted.includes(a.name.toLowerCase())))
    .slice(0, BRANDS)
}

/** The designs that have the most words in common with the prompt; the latest ones where it has none. */
function closest(rows: readonly DesignRow[], prompt: string): DesignRow[] {
  const wanted = wordsOf(prompt)
  if (wanted.size === 0) return rows.slice(0, DESIGNS)
  return rows
    .map((row) => ({ row, common: wordsOf(`${row.title} ${row.prompt}`).intersection(wanted).size }))
    .filter(({ common }) => common > 0)
    .sort((a, b) => b.common - a.common)
    .slice(0, DESIGNS)
    .map(({ row }) => row)
}

export const memoryService = (store: MemoryStore, designs: Pick<DesignService, 'present'>) => ({
  async context(ownerId: string, prompt: string) {
    const [rows, wishes] = await Promise.all([store.designsOf(ownerId), store.wishesOf(ownerId)])
    return {
      brands: brandsOf(rows, prompt),
      colours: ranking(rows.flatMap(leading))
        .slice(0, COLOURS)
        .map(({ value, count }) => ({ hex: value, designs: count })),
      typefaces: ranking(rows.flatMap(families))
        .slice(0, TYPEFACES)
        .map(({ value, count }) => ({ family: value, designs: count })),
      designs: await designs.present(closest(rows, prompt)),
      ...tastesIn(wishes),
    }
  },
})
export type MemoryService = ReturnType<typeof memoryService>
