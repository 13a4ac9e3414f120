/**
 * Finds files and folders that import one another in a circle: they can be read, tested and moved only together. A folder
 * counts as one with all that is in it, and is held against what stands beside it: a file may use its own subfolders.
 */

interface Arrow {
  from: string
  to: string
}

/** One step of a circle: two files or folders side by side, and an import that leads from the one to the other. */
export interface Step<A extends Arrow = Arrow> {
  from: string
  to: string
  arrow: A
}

/**
 * @param arrows imports of any sort, types too: who needs a type cannot be moved without it either
 * @returns of each group that cannot be taken apart the shortest way round
 */
export function findCycles<A extends Arrow>(arrows: readonly A[]): Step<A>[][] {
  const next = new Map<string, Map<string, Step<A>>>()
  for (const arrow of arrows) {
    const step = { ...sideBySide(arrow), arrow }
    if (step.from === step.to) continue
    const steps = next.get(step.from) ?? new Map<string, Step<A>>()
    next.set(step.from, steps)
    if (!steps.has(step.to)) steps.set(step.to, step)
  }
  const cycles: Step<A>[][] = []
  const settled = new Set<string>()
  for (const start of next.keys()) {
    if (settled.has(start)) continue
    const circle = wayBack(start, next)
    if (!circle) continue
    cycles.push(circle)
    for (const { from } of circle) settled.add(from)
    // All that lies on a way from here and back belongs to the same knot: one message is enough.
    for (const member of next.keys())
      if (reaches(start, member, next) && reaches(member, start, next)) settled.add(member)
  }
  return cycles
}

type Graph<A extends Arrow> = ReadonlyMap<string, ReadonlyMap<string, Step<A>>>

/** The import as seen from the innermost folder that holds both ends: between two files, or the folders that they are in. */
function sideBySide({ from, to }: Arrow): Arrow {
  const [source, target] = [from.split('/'), to.split('/')]
  let shared = 0
  while (shared < source.length && source[shared] === target[shared]) shared++
  return { from: source.slice(0, shared + 1).join('/'), to: target.slice(0, shared + 1).join('/') }
}

/** The shortest way from a place back to itself, breadth first. */
function wayBack<A extends Arrow>(start: string, next: Graph<A>): Step<A>[] | undefined {
  const ways: Step<A>[][] = [[]]
  const seen = new Set<string>()
  for (const way of ways) {
    for (const step of next.get(way.at(-1)?.to ?? start)?.values() ?? []) {
      if (step.to === start) return [...way, step]
      if (seen.has(step.to)) continue
      seen.add(step.to)
      ways.push([...way, step])
    }
  }
  return undefined
}

function reaches<A extends Arrow>(from: string, to: string, next: Graph<A>): boolean {
  const seen = new Set([from])
  for (const place of seen) {
    if (place === to) return true
    for (const target of next.get(place)?.keys() ?? []) seen.add(target)
  }
  return false
}
