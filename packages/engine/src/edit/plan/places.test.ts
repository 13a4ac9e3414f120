import { expect, test } from 'vitest'
import type { Design } from '../../design/types.ts'
import { readTokens } from '../../language/tokens.ts'
import { findNode } from '../../scene/walk.ts'
import { boxesOf } from '../boxes.ts'
import { edit } from '../edit.ts'
import { lay } from '../fixtures/designed.ts'
import { changed, type Outcome, outcome } from '../fixtures/outcome.ts'
import { ALL } from '../fixtures/scenes.ts'
import { begun } from '../run/run.ts'
import { readWishes } from '../understand/read.ts'

const boxes = ({ scene }: Design) => boxesOf(scene, { layout: lay })
const box = (design: Design, id: string) => boxes(design).get(id) ?? { x: 0, y: 0, width: 0, height: 0 }

function after(before: Design, instruction: string): Design {
  const result = edit(before, instruction, { layout: lay })
  if (result.status !== 'changed') throw new Error(`'${instruction}' gave ${JSON.stringify(result).slice(0, 300)}`)
  return result.design
}

test.each<[keyof typeof ALL, string, object]>([
  ['poster', 'the headline hangs a bit too low', { is: 'step', way: 'up', degree: 0.5 }],
  ['poster', 'the date slightly to the right', { is: 'step', way: 'right', degree: 0.5 }],
  ['poster', 'move the date 12px up', { is: 'step', way: 'up', pixels: 12 }],
  ['poster', 'the button in the bottom right corner of the poster', { is: 'spot', across: 'end', down: 'end' }],
  ['poster', 'the date at the bottom, on the left', { is: 'spot', across: 'start', down: 'end' }],
  ['poster', 'center the headline vertically', { is: 'spot', down: 'center' }],
  ['poster', 'the date is too close to the edge', { is: 'step', way: 'inwards' }],
  ['logo', 'icon and name are too far apart', { is: 'distance', way: 'closer' }],
  ['logo', 'the tagline is too close to the name', { is: 'distance', way: 'further' }],
  ['card', 'align the details to the right', { is: 'spot', across: 'end', aligned: true }],
  ['card', 'the email belongs on the back', { is: 'card side', side: 'back' }],
])('%s: "%s" says where', (kind, said, place) => {
  const wishes = readWishes(readTokens(said), begun(ALL[kind](), {}).state)
  expect(wishes).toHaveLength(1)
  expect(wishes?.[0]).toMatchObject({ verb: 'place', place })
})

test('what moves up is higher, and its neighbours stand where they stood', () => {
  const before = ALL.logo()
  const design = after(before, 'the tagline could sit a little lower')
  expect(box(design, 'tagline').y).toBeGreaterThan(box(before, 'tagline').y)
  expect(box(design, 'name').x).toBe(box(before, 'name').x)
})

test('two that are too far apart stand closer together', () => {
  const before = ALL.logo()
  const gap = (design: Design) => box(design, 'name').y - box(design, 'icon').y - box(design, 'icon').height
  expect(gap(after(before, 'the icon and the name are too far apart'))).toBeLessThan(gap(before))
})

test('a line never comes closer than half of what was between the letters', () => {
  const before = ALL.logo()
  const design = after(before, 'tagline much closer to the name')
  expect(box(design, 'tagline').y).toBeGreaterThan(box(design, 'name').y + box(design, 'name').height * 0.8)
})

test.each<[keyof typeof ALL, string, Outcome]>([
  ['logo', 'turn the icon upside down', { icon: { rotate: -180 } }],
  ['logo', 'rotate the icon by 30 degrees counterclockwise', { icon: { rotate: -30 } }],
  ['website', 'the first two sections should be swapped', {}],
])('%s: %s', (kind, instruction, expected) => {
  const result = edit(ALL[kind](), instruction)
  if (result.status === 'changed') expect(outcome(result.operations)).toMatchObject(expected)
  else expect(expected).toEqual({})
})

test('a part is there twice, each with ids of its own', () => {
  const { design, changes } = changed(ALL.website(), 'duplicate the features section')
  const [id = ''] = changes[0]?.nodes ?? []
  const copy = findNode(design.scene, id)
  expect(copy?.type === 'frame' && copy.children.length).toBe(3)
  expect(changes[0]?.to).toBe('duplicated')
})

test.each([
  ['too cramped', 'room', 'more'],
  ['the lines are too close together', 'leading', 'more'],
  ['smaller margins please', 'margins', 'less'],
  ['cards with rounder corners', 'corners', 'more'],
])('"%s" is about %s', (said, property, way) => {
  const wishes = readWishes(readTokens(said), begun(ALL.website(), {}).state)
  expect(wishes).toMatchObject([{ verb: 'look', look: { property, way } }])
})

test.each([
  [
    "add a section 'Our oven' saying 'Since 1998.'",
    { heading: { words: 'Our oven', quoted: true }, words: 'Since 1998.' },
  ],
  [
    'add a section about our oven: stone floor, fired with beech',
    { topic: 'oven', words: 'stone floor, fired with beech' },
  ],
  ['we need a FAQ above the footer', { name: 'FAQ', place: { is: 'beside', side: 'above' } }],
  ['add prices: Drop-in €15, monthly €90', { name: 'prices', words: 'Drop-in €15, monthly €90' }],
])('"%s" is a new section', (said, section) => {
  expect(readWishes(readTokens(said), begun(ALL.website(), {}).state)).toMatchObject([
    { verb: 'add section', ...section },
  ])
})

test('of a thing that no section lists the first one comes with its section', () => {
  const { changes, design } = changed(ALL.website(), 'add a dish: Flat white, £3.40')
  const [id = ''] = changes[0]?.nodes ?? []
  expect(JSON.stringify(findNode(design.scene, id))).toMatch(/Flat white.*£3\.40/)
})
