import { expect, test } from 'vitest'
import { gateFaults } from '../critic/gates.ts'
import { layout } from '../scene/layout.ts'
import type { Scene } from '../scene/types.ts'
import { findNode } from '../scene/walk.ts'
import { openFonts } from '../type/fonts.ts'
import { createShaper } from '../type/shape.ts'
import { edit } from './edit.ts'
import { ALL } from './fixtures/scenes.ts'
import type { Editable } from './types.ts'

const fonts = openFonts()
const shaper = createShaper(fonts)
const lay = (scene: Scene) => layout(scene, { fonts, shaper, typography: scene.typography })
const faults = ({ scene, brief }: Pick<Editable, 'scene' | 'brief'>) => gateFaults(brief, scene, lay(scene))

test('the fixtures themselves are whole', () => {
  for (const make of [ALL.logo, ALL.card, ALL.poster]) expect(faults(make())).toEqual([])
})

test.each<[keyof typeof ALL, string]>([
  ['card', 'make the contact details three times as big'],
  ['logo', 'make it twice as big'],
  ['poster', 'make all the text huge'],
  ['poster', 'use Unbounded for everything'],
  ['logo', 'use Unbounded'],
  ['card', 'change my email to a.very.long.name.indeed@an-even-longer-name-of-a-company.example.com'],
  ['poster', 'change the place to The Old Mill beside the River, Long Lane 1234'],
  ['poster', 'add a line "Doors open at seven, first set at eight" below the date'],
])('%s: %s — nothing that was whole is broken', (kind, instruction) => {
  const before = ALL[kind]()
  const result = edit(before, instruction, { layout: lay })
  if (result.status === 'changed') expect(faults(result.design)).toEqual([])
  else expect(['unclear', 'recompose']).toContain(result.status)
})

test('a size with no room is approached, not refused', () => {
  const result = edit(ALL.card(), 'make the name twice as big', { layout: lay })
  if (result.status !== 'changed') throw new Error(result.status)
  const person = findNode(result.design.scene, 'person')
  expect(person?.type === 'text' && person.size).toBeGreaterThan(64)
  expect(faults(result.design)).toEqual([])
})

test('new words that would not fit are set smaller, and stand there letter by letter', () => {
  const long = 'Ada Wilhelmina Novak-Featherstonehaugh of Lisbon'
  const result = edit(ALL.card(), `change the name to "${long}"`, { layout: lay })
  if (result.status !== 'changed') throw new Error(result.status)
  const person = findNode(result.design.scene, 'person')
  expect(person).toMatchObject({ text: long, fact: true })
  expect(faults(result.design)).toEqual([])
})
