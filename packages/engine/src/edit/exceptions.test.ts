import { expect, test } from 'vitest'
import { findNode, places } from '../scene/walk.ts'
import { edit } from './edit.ts'
import { changed, context } from './fixtures/outcome.ts'
import { ALL } from './fixtures/scenes.ts'

const same = (kind: keyof typeof ALL, instruction: string, spared: string[]) => {
  const before = ALL[kind]()
  const { design, changes } = changed(before, instruction)
  for (const id of spared)
    expect(JSON.stringify(findNode(design.scene, id))).toBe(JSON.stringify(findNode(before.scene, id)))
  expect(changes[0]?.to).toMatch(/except/)
  return { before: before.scene, after: design.scene }
}

test.each<[keyof typeof ALL, string, string[]]>([
  ['poster', 'make everything smaller except the headline', ['headline']],
  ['poster', 'make everything bigger but the headline', ['headline']],
  ['poster', 'set all text in Fraunces apart from the date', ['date']],
  ['poster', 'everything white except the date', ['date']],
  ['logo', 'make everything bigger, but not the icon', ['icon']],
])('%s: %s', (kind, instruction, spared) => {
  same(kind, instruction, spared)
})

test('a spared ground keeps its colour while the rest changes', () => {
  const { before, after } = same('poster', 'change all colours except the background', [])
  expect(after.palette.paper).toBe(before.palette.paper)
  expect(after.palette.accent).not.toBe(before.palette.accent)
})

test('what is to be spared must be there', () => {
  const result = edit(ALL.logo(), 'make everything bigger except the elephant', context())
  expect(result.status === 'unclear' && result.question).toMatch(/elephant/)
})

test('of everything but one thing only that is left', () => {
  const { design } = changed(ALL.logo(), 'remove everything except the name')
  expect([...places(design.scene)].filter(({ node }) => node.type !== 'frame').map(({ node }) => node.id)).toEqual([
    'name',
  ])
})

test('the last word counts, and what is left out may be spoken of next', () => {
  const last = changed(ALL.poster(), 'the date blue. No wait, green')
  expect(last.changes.filter(({ what }) => what === 'Date')).toHaveLength(1)
  expect(last.changes[0]?.to).toMatch(/green/)
  const { design } = changed(ALL.poster(), 'all text bold except the date, that one italic')
  const date = [...places(design.scene)].find(({ node }) => node.id === 'date')?.node
  expect(date).toMatchObject({ italic: true })
  const before = [...places(ALL.poster().scene)].find(({ node }) => node.id === 'date')?.node
  expect(date && 'weight' in date && date.weight).toBe(before && 'weight' in before && before.weight)
})
