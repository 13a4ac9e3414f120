/** What is remembered of a person. It is read from their own work when it is wanted: what they delete is forgotten. */

import type { Api, Result } from '@limner/contract'
import type { Remembered } from '@limner/engine'
import { familyName } from '@limner/engine/own-family'
import type { DesignService } from '../designs/service.ts'
import type { DesignRow } from '../designs/store.ts'
import { type MemoryMode, nameIn, preferencesStated } from './personal-facts.ts'
import { type Preference, preferencesIn } from './preferences.ts'
import type { BrandDesign, MemoryScope, MemoryStore } from './store.ts'

const COLOURS = 8
const TYPEFACES = 6
const DESIGNS = 6
const ITEMS_OF_A_KIND = 30

type Item = Result<Api['listMemory']>[number]

interface StatedPreference extends Preference {
  id: string
  brand: string | null
  at: Date
}
interface Brand {
  id: string
  name: string
  /** The one that stands for the name. */
  settled: BrandDesign
  at: Date
}

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [])
const same = (name: string): string => name.trim().toLowerCase()
const itemId = (kind: Item['kind'], text: string): string => `${kind}:${same(text)}`.slice(0, 200)

/** Each value with how often it occurs, the most frequent first. */
function ranking(values: readonly string[]): { value: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count)
}

/** One of a kind each, unless it was erased since it was last said or made. @param all the latest first */
function distinct<T extends { id: string; at: Date }>(all: readonly T[], { forgotten }: MemoryScope): T[] {
  const kept = new Map<string, T>()
  for (const one of all) {
    const erased = forgotten.get(one.id)
    if (!kept.has(one.id) && (!erased || one.at > erased)) kept.set(one.id, one)
  }
  return [...kept.values()]
}

/** Whoever went on with a design settled on it; else it is the first of the latest answer. */
function settle(designs: readonly BrandDesign[]): BrandDesign {
  const first = designs[0] as BrandDesign
  return designs.find(({ version }) => version > 1) ?? designs.find(({ position }) => position === 1) ?? first
}

function brandsOf(designs: readonly BrandDesign[], wanted: MemoryScope): Brand[] {
  const named = Map.groupBy(designs, ({ name }) => same(name))
  const brands = [...named.values()].map((of): Brand => {
    const settled = settle(of)
    return { id: itemId('brand', settled.name), name: settled.name, settled, at: (of[0] as BrandDesign).createdAt }
  })
  return distinct(brands, wanted)
}

/** What was asked for, as long as nobody changed it; else what the design has come to. */
function coloursOf({ version, asked, palette }: BrandDesign): Remembered['brands'][number]['colours'] {
  const shown = new Set(Object.values(palette))
  if (asked?.length > 0 && (version === 1 || asked.every(({ hex }) => shown.has(hex)))) return asked
  const leading = [...new Set([palette.accent, palette.secondary])]
  return leading.map((hex) => ({ words: hex, hex, target: 'any' }))
}

const hexesOf = (design: BrandDesign): string[] => coloursOf(design).map(({ hex }) => hex)
const familiesOf = ({ typography }: { typography: BrandDesign['type']['typography'] }): string[] => [
  ...new Set([typography.display, typography.text].map(familyName)),
]
const leading = ({ scene }: DesignRow): string[] => [...new Set([scene.palette.accent, scene.palette.secondary])]

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

async function preferencesOf(
  store: MemoryStore,
  ownerId: string,
  wanted: MemoryScope,
  except?: string,
): Promise<StatedPreference[]> {
  const wishes = await store.wishesOf(ownerId, wanted.since, except)
  const stated = wishes.flatMap(({ text, brand, facts, createdAt }) => {
    const said = preferencesIn(text)
    const of = brand ?? nameIn(facts)
    return [...said, ...preferencesStated(facts, said)].map((taste) => ({
      ...taste,
      id: itemId(taste.kind, taste.words),
      brand: of,
      at: createdAt,
    }))
  })
  return distinct(stated, wanted)
}

const wordsOfKind = (all: readonly StatedPreference[], kind: Preference['kind']): string[] =>
  all.filter((taste) => taste.kind === kind).map(({ words }) => words)

/** The generation that asks. */
interface MemoryRequest {
  id: string
  ownerId: string
  prompt: string
}

async function rememberFor(store: MemoryStore, { id, ownerId, prompt }: MemoryRequest): Promise<Remembered | null> {
  const wanted = await store.wanted(ownerId)
  if (!wanted?.hasAccount) return null
  const [named, stated] = await Promise.all([
    store.brandDesigns(ownerId, wanted.since, prompt),
    preferencesOf(store, ownerId, wanted, id),
  ])
  return {
    brands: brandsOf(named, wanted).map(({ name, settled }) => ({
      name,
      colours: coloursOf(settled),
      type: settled.type,
    })),
    colours: stated
      .filter(({ kind }) => kind === 'colour')
      .map(({ words, brand }) => ({ words, ...(brand && { brand }) })),
    likes: wordsOfKind(stated, 'like'),
    dislikes: wordsOfKind(stated, 'dislike'),
  }
}

async function listItems(store: MemoryStore, userId: string): Promise<Item[]> {
  const wanted = await store.wanted(userId)
  if (!wanted) return []
  const [named, stated] = await Promise.all([
    store.brandDesigns(userId, wanted.since),
    preferencesOf(store, userId, wanted),
  ])
  const brands = brandsOf(named, wanted).map(
    ({ id, name, settled, at }): Item => ({
      id,
      kind: 'brand',
      text: name,
      colours: hexesOf(settled),
      typefaces: familiesOf(settled.type),
      since: at.toISOString(),
    }),
  )
  const said = stated.map(
    ({ id, kind, words, at }): Item => ({ id, kind, text: words, colours: [], typefaces: [], since: at.toISOString() }),
  )
  return [...said.slice(0, ITEMS_OF_A_KIND), ...brands.slice(0, ITEMS_OF_A_KIND)]
}

type Context = Result<Api['memoryContext']>

async function contextOf(
  store: MemoryStore,
  designs: Pick<DesignService, 'present'>,
  ownerId: string,
  prompt: string,
): Promise<Context> {
  const wanted = await store.wanted(ownerId)
  if (!wanted) return { brands: [], colours: [], typefaces: [], designs: [], ownColours: [], likes: [], dislikes: [] }
  const [named, stated, rows] = await Promise.all([
    store.brandDesigns(ownerId, wanted.since),
    preferencesOf(store, ownerId, wanted),
    store.designsOf(ownerId, wanted.since),
  ])
  const inPrompt = ({ name }: Brand) => same(prompt).includes(same(name))
  const brands = brandsOf(named, wanted).sort((a, b) => Number(inPrompt(b)) - Number(inPrompt(a)))
  return {
    brands: brands.slice(0, ITEMS_OF_A_KIND).map(({ name, settled }) => ({
      name,
      colours: hexesOf(settled),
      typefaces: familiesOf(settled.type),
    })),
    colours: ranking(rows.flatMap(leading))
      .slice(0, COLOURS)
      .map(({ value, count }) => ({ hex: value, designs: count })),
    typefaces: ranking(rows.flatMap(({ scene }) => familiesOf(scene)))
      .slice(0, TYPEFACES)
      .map(({ value, count }) => ({ family: value, designs: count })),
    designs: await designs.present(closest(rows, prompt)),
    ownColours: wordsOfKind(stated, 'colour'),
    likes: wordsOfKind(stated, 'like'),
    dislikes: wordsOfKind(stated, 'dislike'),
  }
}

export const memoryService = (store: MemoryStore, designs: Pick<DesignService, 'present'>) => ({
  /** What a new design takes into account; null: nothing. @param asking the generation that asks */
  forGeneration: (asking: MemoryRequest): Promise<Remembered | null> => rememberFor(store, asking),

  /** Whether what somebody tells of themselves is kept. */
  async keeping(ownerId: string): Promise<MemoryMode> {
    const wanted = await store.wanted(ownerId)
    if (!wanted) return 'off'
    return wanted.hasAccount ? 'kept' : 'guest'
  },

  /** Item by item, for the person themselves. */
  list: (userId: string): Promise<Item[]> => listItems(store, userId),

  /** One item, or everything until now. */
  forget: (userId: string, item?: string): Promise<void> =>
    item === undefined ? store.forgetEverything(userId) : store.forget(userId, item),

  context: (ownerId: string, prompt: string): Promise<Context> => contextOf(store, designs, ownerId, prompt),
})
export type MemoryService = ReturnType<typeof memoryService>
