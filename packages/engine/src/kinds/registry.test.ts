/** A folder or file that nobody registered is dead work: it fails here. */
import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { KIND_NAMES } from '../scene/types.ts'
import { KINDS } from './registry.ts'

const here = import.meta.dirname
const folders = readdirSync(here, { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && entry.name !== 'shared',
)

test('every folder of a kind is registered under its own name', () => {
  expect(folders.map(({ name }) => name).sort()).toEqual([...KIND_NAMES].sort())
  for (const name of KIND_NAMES) expect(KINDS[name].name).toBe(name)
})

test.each(folders.map(({ name }) => name))(
  'every archetype file of %s is registered, once, with an example',
  async (kind) => {
    const folder = `${here}/${kind}/archetypes`
    const files = existsSync(folder)
      ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
      : []
    const registered = KINDS[kind as keyof typeof KINDS].archetypes
    expect(registered.length).toBeGreaterThanOrEqual(4)
    expect(new Set(registered.map(({ name }) => name)).size).toBe(registered.length)
    // A kind may say of one anew how well it suits: it is known by its name.
    const names = registered.map(({ name }) => name)
    for (const archetype of registered) expect(archetype.example.length).toBeGreaterThan(10)
    for (const file of files) {
      const module = (await import(`${here}/${kind}/archetypes/${file}`)) as Record<string, unknown>
      const archetypes = Object.values(module).filter(
        (value): value is { name: string } =>
          typeof value === 'object' && value !== null && 'compose' in value && 'suits' in value,
      )
      for (const { name } of archetypes) expect(names).toContain(name)
    }
  },
)
