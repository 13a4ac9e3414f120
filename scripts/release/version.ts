/** Version numbers, and where they stand. */

const PARTS = ['major', 'minor', 'patch'] as const

/**
 * @param wish 'major', 'minor', 'patch', or the number itself
 * @throws where it is neither, or not above the current one
 */
export function nextVersion(current: string, wish: string): string {
  const numbers = numbersOf(current)
  const part = PARTS.findIndex((name) => name === wish)
  const next =
    part < 0 ? numbersOf(wish) : numbers.map((number, at) => (at < part ? number : at === part ? number + 1 : 0))
  const first = next.findIndex((number, at) => number !== numbers[at])
  if (first < 0 || (next[first] ?? 0) < (numbers[first] ?? 0))
    throw new Error(`${next.join('.')} is not above ${current}.`)
  return next.join('.')
}

function numbersOf(version: string): number[] {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`"${version}" is no version: say major, minor, patch or 1.2.3.`)
  return version.split('.').map(Number)
}

interface Manifest {
  name: string
  version: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** A package.json with a new version, of itself and of those of our packages that it names. */
export function withVersion(manifest: string, version: string): string {
  const parsed: Manifest = JSON.parse(manifest)
  parsed.version = version
  for (const list of [parsed.dependencies, parsed.devDependencies])
    for (const name of Object.keys(list ?? {})) if (list && name.startsWith('@limner/')) list[name] = version
  return `${JSON.stringify(parsed, null, 2)}\n`
}
