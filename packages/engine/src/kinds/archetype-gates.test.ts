/** What the tests of the kinds would see of a broken archetype. */
import { expect, test } from 'vitest'
import type { Frame, KindName, Role, Scene } from '../scene/types.ts'
import { candidateOf } from './archetype-gates.fixture.ts'
import { hardBriefs } from './hard-briefs.fixture.ts'
import { KINDS } from './registry.ts'
import type { Archetype } from './types.ts'

/** A frame without the parts of a role, however deep they stand. */
const without = (frame: Frame, role: Role): Frame => ({
  ...frame,
  children: frame.children
    .filter((child) => child.role !== role)
    .map((child) => (child.type === 'frame' ? without(child, role) : child)),
})

function dropping(archetype: Archetype, role: Role): Archetype {
  const broken = (scene: Scene): Scene => ({
    ...scene,
    artboards: scene.artboards.map(({ name, root }) => ({ name, root: without(root, role) })),
  })
  return { ...archetype, compose: (composition) => broken(archetype.compose(composition)) }
}

const PARTS: [KindName, Role][] = [
  ['logo', 'brand'],
  ['poster', 'brand'],
  ['banner', 'brand'],
  ['banner', 'cta'],
  ['website', 'cta'],
]

test.each(PARTS)('every archetype of a %s that dropped its %s would fail', (kind, role) => {
  const brief = hardBriefs(kind)['a plain one']
  if (!brief) throw new Error('There is no plain brief.')
  const suiting = KINDS[kind].archetypes.filter((archetype) => archetype.suits(brief) > 0)
  expect(suiting.length).toBeGreaterThan(2)
  for (const archetype of suiting) {
    expect(candidateOf(archetype, brief, 1).faults, archetype.name).toEqual([])
    expect(candidateOf(dropping(archetype, role), brief, 1).faults.join('; '), archetype.name).toContain(
      `the ${role} "`,
    )
  }
})
