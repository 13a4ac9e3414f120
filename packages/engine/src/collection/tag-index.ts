/** Which sheets have a tag that fits a noun: looked up, for a collection has thousands of tags and a prompt a dozen nouns. */
import { memo } from '../base/memo.ts'
import { called, plainNoun } from '../imagery/kin.ts'
import { chainOf, nounFit, START } from '../imagery/noun-fit.ts'
import type { Entry } from './store.ts'
import type { Topic } from './topics.ts'

interface TagIndex {
  /** Sheets for any subject. */
  generic: readonly Entry[]
  /** Sheets by their tags. */
  holders: ReadonlyMap<string, readonly Entry[]>
  /** Tags by the one word for what they mean, by the words of what they are a sort of, by how they begin. */
  meant: ReadonlyMap<string, readonly string[]>
  sorts: ReadonlyMap<string, readonly string[]>
  starts: ReadonlyMap<string, readonly string[]>
}

const index = new WeakMap<readonly Entry[], TagIndex>()

function indexOf(entries: readonly Entry[]): TagIndex {
  const holders = grouped(entries.flatMap((entry) => entry.head.about.map((tag) => [tag, entry] as const)))
  const tags = [...holders.keys()]
  return {
    generic: holders.get('*') ?? [],
    holders,
    meant: grouped(tags.map((tag) => [called(tag), tag] as const)),
    sorts: grouped(tags.flatMap((tag) => [...chainOf(tag).keys()].map((word) => [word, tag] as const))),
    starts: grouped(tags.map((tag) => [tag.slice(0, START), tag] as const)),
  }
}

function grouped<T>(pairs: readonly (readonly [key: string, value: T])[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const [key, value] of pairs) memo(groups, key, () => []).push(value)
  return groups
}

/** What a collection has for topics. */
export interface About {
  /** The sheets that may be about one of these, and those for any subject; each once. */
  sheets: ReadonlySet<Entry>
  /** Nouns that some sheet has a tag for. */
  known: ReadonlySet<string>
}

/** Of the same array it is known where they are. */
export function sheetsAbout(entries: readonly Entry[], topics: readonly Topic[]): About {
  const { generic, holders, meant, sorts, starts } = memo(index, entries, () => indexOf(entries))
  const sheets = new Set(generic)
  const known = new Set<string>()
  for (const { noun } of topics) {
    const tags = new Set([
      ...[...chainOf(noun).keys()].flatMap((word) => meant.get(word) ?? []),
      ...(sorts.get(called(noun)) ?? []),
      ...(starts.get(noun.slice(0, START)) ?? []),
    ])
    for (const tag of tags) {
      if (nounFit(tag, noun) === 0) continue
      known.add(noun)
      for (const entry of holders.get(tag) ?? []) sheets.add(entry)
    }
  }
  return { sheets, known }
}

/** Whether a sheet has this very noun for a tag: 'tuning fork'. */
export const isTagged = (entries: readonly Entry[], noun: string): boolean =>
  (memo(index, entries, () => indexOf(entries)).meant.get(called(noun)) ?? []).some(
    (tag) => plainNoun(tag) === plainNoun(noun),
  )
