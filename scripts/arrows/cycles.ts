/** Finds files that import one another in a circle: such files can be read, tested and moved only together. */

/**
 * @returns one cycle for each group of files that reach one another, as the files on the way round
 */
export function findCycles(arrows: readonly { from: string; to: string }[]): string[][] {
  const next = new Map<string, string[]>()
  for (const { from, to } of arrows) next.set(from, [...(next.get(from) ?? []), to])
  const cycles: string[][] = []
  const done = new Set<string>()
  const way: string[] = []

  const walk = (file: string): void => {
    const start = way.indexOf(file)
    if (start >= 0) {
      cycles.push(way.slice(start))
      return
    }
    if (done.has(file)) return
    way.push(file)
    for (const target of next.get(file) ?? []) walk(target)
    way.pop()
    done.add(file)
  }
  for (const file of next.keys()) walk(file)
  return cycles
}
