/** Which formats of a set have the change that a version was made by: told by what each was made from, and by which answer. */

export interface SetVersion {
  id: string
  rootId: string
  parentId: string | null
  /** It goes back to this version of its line. */
  copyOf: string | null
  version: number
  createdAt: Date
  /** The answer that brought it. */
  predictionId: string
  /** It began a format of the set, or repeats a change of another one: the version that was meant then, where that is known. */
  madeFrom: string | null
  /** It repeats a change. */
  repeats: boolean
}

/** Made by a change: neither the first of its line, nor an earlier one again. */
const isChange = ({ parentId, copyOf }: SetVersion): boolean => parentId !== null && copyOf === null

type ById = ReadonlyMap<string, SetVersion>

/** The answer that a change came with first: what repeats it, and what was said to several at once, have it in common. */
function changeOf(version: SetVersion, byId: ById): string {
  const seen = new Set<SetVersion>()
  let first = version
  while (first.repeats && first.madeFrom && !seen.has(first)) {
    seen.add(first)
    const from = byId.get(first.madeFrom)
    if (!from) break
    first = from
  }
  return first.predictionId
}

/** What a version goes on from: the one before it or the one that it goes back to, and of a format's first one the version that it was made from. */
function beforeOf({ copyOf, parentId, madeFrom, rootId }: SetVersion, byId: ById): SetVersion | undefined {
  const own = byId.get(copyOf ?? parentId ?? '')
  if (own || parentId !== null) return own
  const from = byId.get(madeFrom ?? '')
  return from?.rootId === rootId ? undefined : from
}

/** @param change of this version */
function has(latest: SetVersion, version: SetVersion, byId: ById, beginning: string): boolean {
  const change = changeOf(version, byId)
  const seen = new Set<SetVersion>()
  let one: SetVersion | undefined = latest
  while (one && !seen.has(one)) {
    if (isChange(one) && changeOf(one, byId) === change) return true
    seen.add(one)
    const before = beforeOf(one, byId)
    // It is not known what this format was made from: what was there then.
    if (!before && one.parentId === null && one.id !== beginning) return one.createdAt > version.createdAt
    one = before
  }
  return false
}

/**
 * The latest versions of those formats that do not have the last change of this version; none where no change made it.
 * @param all every version of every design of its set
 * @param beginning id of the design that the others were made from
 */
export function behind(id: string, all: readonly SetVersion[], beginning: string): string[] {
  const byId = new Map(all.map((version) => [version.id, version]))
  const version = byId.get(id)
  if (!version || !isChange(version)) return []
  const lines = Map.groupBy(all, ({ rootId }) => rootId)
  lines.delete(version.rootId)
  return [...lines.values()].flatMap((line) => {
    const latest = line.toSorted((a, b) => a.version - b.version).at(-1)
    return latest && !has(latest, version, byId, beginning) ? [latest.id] : []
  })
}
