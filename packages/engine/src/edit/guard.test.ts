import { expect, test } from 'vitest'
import { gateFaults, textBoxes } from '../critic/gates.ts'
import type { Design } from '../design/types.ts'
import { findNode } from '../scene/walk.ts'
import { edit } from './edit.ts'
import { lay } from './fixtures/designed.ts'
import { ALL, frame, text } from './fixtures/scenes.ts'
import type { EditResult } from './types.ts'

type Status = EditResult['status']

const faults = ({ scene, brief }: Pick<Design, 'scene' | 'brief'>) => gateFaults(brief, scene, lay(scene))

test('the fixtures themselves are whole', () => {
  for (const make of [ALL.logo, ALL.card, ALL.poster]) expect(faults(make())).toEqual([])
})

test.each<[keyof typeof ALL, string, Status]>([
  ['card', 'make the name 400% bigger', 'changed'],
  ['logo', 'make it 150% bigger', 'changed'],
  ['poster', 'make the place 200% bigger', 'changed'],
  [
    'poster',
    'change the date to "Friday the 12th of June, Saturday the 13th of June and Sunday the 14th of June"',
    'changed',
  ],
  ['poster', 'move the date down 200px', 'unclear'],
  ['poster', 'move the headline up 80px', 'unclear'],
  [
    'card',
    'change the name to "Ada Wilhelmina Maria Theresia Novak-Featherstonehaugh of Lisbon and of the Algarve, the third of that name"',
    'recompose',
  ],
])('%s: %s — would break what was whole, and does not', (kind, instruction, status) => {
  const before = ALL[kind]()
  const unguarded = edit(before, instruction)
  expect(unguarded.status === 'changed' && faults(unguarded.design)).not.toEqual([])
  const result = edit(before, instruction, { layout: lay })
  expect(result.status).toBe(status)
  if (result.status === 'changed') expect(faults(result.design)).toEqual([])
})

test('lines of their own do not come to touch, though no gate would mind', () => {
  const before = ALL.poster()
  const unguarded = edit(before, 'move the date down 20px')
  expect(unguarded.status === 'changed' && faults(unguarded.design)).toEqual([])
  expect(edit(before, 'move the date down 20px', { layout: lay }).status).toBe('unclear')
})

test('words do not run out at the foot of a frame whose height is set', () => {
  const made = ALL.poster()
  const note = text('note', 'Bring a friend', { role: 'subhead', size: 36 })
  made.scene.artboards[0]?.root.children.push(
    frame('room', [note], { at: { left: 80, top: 860 }, width: 800, height: 60 }),
  )
  const runsOut = (instruction: string, guarded: boolean) => {
    const result = edit(made, instruction, guarded ? { layout: lay } : undefined)
    if (result.status !== 'changed') return result.status
    return lay(result.design.scene)
      .flatMap(textBoxes)
      .some(({ node, bottom }) => node.id === 'note' && bottom > 860 + 60)
  }
  expect(runsOut('make the subhead 150% bigger', false)).toBe(true)
  expect(runsOut('make the subhead 150% bigger', true)).not.toBe(true)
})

test('a size with no room is approached, not refused', () => {
  const result = edit(ALL.card(), 'make the name twice as big', { layout: lay })
  if (result.status !== 'changed') throw new Error(result.status)
  const person = findNode(result.design.scene, 'person')
  expect(person?.type === 'text' && person.size).toBeGreaterThan(64)
  expect(faults(result.design)).toEqual([])
})

test('a wish that breaks a layout is carried out by a new one, from the words that were given', () => {
  const lines = Array.from({ length: 16 }, (_, at) => `line ${String.fromCodePoint(97 + at)}`)
  const result = edit(ALL.card(), lines.map((line) => `add the line "${line}"`).join(', '), { layout: lay })
  if (result.status !== 'recompose') throw new Error(result.status)
  expect(result.brief.copy.map(({ text }) => text)).toEqual(expect.arrayContaining(lines))
  expect(result.afterwards).toBeUndefined()
})
