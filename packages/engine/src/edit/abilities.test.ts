import { encodeQR } from 'qr'
import { expect, test } from 'vitest'
import type { Design } from '../design/types.ts'
import { findNode, nodesOfRole, places } from '../scene/walk.ts'
import type { EditContext } from './context.ts'
import { edit } from './edit.ts'
import { lay } from './fixtures/designed.ts'
import { changed, context, type Outcome, outcome } from './fixtures/outcome.ts'
import { ALL } from './fixtures/scenes.ts'
import { mirroredPath } from './mirrored-path.ts'

const laidContext = (more: EditContext = {}): EditContext => ({ ...context(), layout: lay, ...more })

function after(before: Design, instruction: string, more: EditContext = {}): Design {
  const result = edit(before, instruction, laidContext(more))
  if (result.status !== 'changed') throw new Error(`'${instruction}' gave ${JSON.stringify(result).slice(0, 300)}`)
  return result.design
}

test.each<[keyof typeof ALL, string, Outcome]>([
  ['poster', 'doors are at 9 pm now', { time: { text: '9 pm' } }],
  ['poster', 'curtain up at 9:30 pm', { time: { text: '9:30 pm' } }],
  ['poster', 'we start on Saturday 13 June at 9 pm', { date: { text: 'Saturday 13 June' }, time: { text: '9 pm' } }],
  ['poster', 'make it 30% off', { offer: { text: '30% off' } }],
  ['card', 'new mail: hello@novak.example', { email: { text: 'hello@novak.example' } }],
  ['card', 'her title is now Head of Roasting', { job: { text: 'Head of Roasting' } }],
  ['card', 'phone +351 21 555 0199', { phone: { text: '+351 21 555 0199' } }],
  ['poster', 'button text Get tickets', { cta: { text: 'Get tickets', fact: true } }],
  ['poster', 'mach den Hintergrund schwarz', { palette: { paper: '#000000' } }],
  ['poster', 'change le titre en "Nuit de jazz"', { headline: { text: 'Nuit de jazz' } }],
  ['card', 'quita el teléfono', { '-phone': true }],
  ['logo', 'uppercase the name', { name: { text: 'HARBOR & FINCH' } }],
  ['logo', 'rotate the icon 15 degrees', { icon: { rotate: 15 } }],
  ['logo', 'tilt the icon a bit to the left', { icon: { rotate: -4 } }],
])('%s: %s', (kind, instruction, expected) => {
  expect(outcome(changed(ALL[kind](), instruction).operations)).toMatchObject(expected)
})

test('an accent by name leads the palette and leaves the ground', () => {
  const before = ALL.poster()
  const { design } = changed(before, 'use terracotta as the accent')
  expect(design.scene.palette.accent).not.toBe(before.scene.palette.accent)
  expect(design.scene.palette.paper).toBe(before.scene.palette.paper)
})

test.each([
  ['translate it into French', /translate/],
  ['add a photo of the band', /Attach/],
  ['animate the headline', /still/],
  ['add a booking form', /forms/],
  ['what font is this?', /set in/],
  ['which colours did you use?', /#[0-9a-f]{6}/],
  ['how big is it?', /pixels/],
  ["I don't like it", /What do you dislike/],
])('"%s" is answered', (instruction, answer) => {
  const result = edit(ALL.poster(), instruction, context())
  if (result.status !== 'unclear') throw new Error(result.status)
  expect(result.question).toMatch(answer)
  expect(result.suggestions.length).toBeGreaterThan(0)
})

test('a correction takes the last change back and makes it on what was meant', () => {
  const before = ALL.card()
  const wrong = after(before, 'make the email bold')
  const right = after(wrong, 'sorry, I meant the phone number', { versions: [before, wrong] })
  expect(findNode(right.scene, 'email')).toEqual(findNode(before.scene, 'email'))
  expect(findNode(right.scene, 'phone')).toMatchObject({ weight: 700 })
})

test('what the last message changed is what "it" means in the next', () => {
  const before = ALL.poster()
  const first = after(before, 'make the date bold')
  const second = after(first, 'make it a bit smaller', { versions: [before, first] })
  expect(findNode(second.scene, 'date')).not.toEqual(findNode(first.scene, 'date'))
  expect(findNode(second.scene, 'headline')).toEqual(findNode(before.scene, 'headline'))
})

test.each([
  ['undo', 'previous'],
  ['go back two steps', 1],
  ['undo the last two changes', 1],
  ['like version 1', 1],
])('"%s" goes back', (instruction, to) => {
  const first = ALL.poster()
  const second = after(first, 'make the date bold')
  const versions = [first, second, after(second, 'make the date italic')]
  expect(edit(versions.at(-1) as Design, instruction, { ...context(), versions })).toEqual({ status: 'revert', to })
})

test('a QR code holds the link, dark on light with its quiet zone, on nothing else', () => {
  const { scene } = after(ALL.card(), 'add a QR code to novak.example')
  const [code] = nodesOfRole(scene, 'qr')
  const side = encodeQR('https://novak.example', 'raw', { border: 4, ecc: 'medium' }).length
  expect(code).toMatchObject({ viewBox: [side, side], alt: 'QR code: https://novak.example' })
  expect(code?.type === 'vector' && code.shapes[0]?.fill).toBe('#ffffff')
})

test('without a link the code is asked for', () => {
  const result = edit(ALL.logo(), 'add a qr code', laidContext())
  expect(result.status === 'unclear' ? result.question : '').toMatch(/link/)
})

test('a drawing that was not there gets an empty place', () => {
  const { scene } = after(ALL.poster(), 'add a small star next to the date')
  const star = [...places(scene)].find(({ node }) => node.type === 'vector' && node.alt === 'star')
  expect(star?.node.role).toBe('illustration')
})

test.each([
  ['put a star in the sky', true],
  ['a star along the bottom edge would be nice', false],
])('%s: it stands there', (instruction, isAbove) => {
  const board = lay(after(ALL.poster(), instruction).scene)[0]
  const star = board?.root.children.find(({ node }) => node.type === 'vector' && node.alt === 'star')
  if (!board || !star) throw new Error('no star was drawn')
  expect(star.y + star.height / 2 < board.height / 2).toBe(isAbove)
})

test('where there is no empty place, nothing is drawn elsewhere', () => {
  const result = edit(ALL.poster(), 'put a star on the right', laidContext())
  expect(result).toMatchObject({ status: 'unclear', question: expect.stringContaining('no room for the star') })
})

test.each([
  ['M0 0L10 5H2V3Z', 'M10 0L0 5H8V3Z'],
  ['m2 1l3 4c1 1 2 2 3 0z', 'M8 1l-3 4c-1 1 -2 2 -3 0z'],
  ['M5 5a2 1 30 011 1', 'M5 5a2 1 -30 0 0 -1 1'],
])('%s is mirrored', (d, expected) => {
  expect(mirroredPath(d, 10, false)).toBe(expected)
})

test.each([
  ['add a FAQ section', 'questions'],
  ['add a section about our process', 'process'],
  ['add a newsletter signup', 'newsletter'],
  ["add a section 'Our story' saying 'Since 1998.'", 'section'],
])('website: %s', (instruction, id) => {
  const { scene } = after(ALL.website(), instruction)
  expect([...places(scene)].some(({ node }) => node.role === 'section' && node.id.startsWith(id))).toBe(true)
})

test.each(['add testimonials', 'add a team section', 'add a gallery'])(
  'website: "%s" makes nothing up',
  (instruction) => {
    expect(edit(ALL.website(), instruction, laidContext()).status).toBe('unclear')
  },
)

test('colours of a season are seen', () => {
  const before = ALL.poster()
  const { scene } = after(before, 'autumn colours please')
  expect(scene.palette).not.toEqual(before.scene.palette)
  expect([...places(scene)].map(({ node }) => node.id)).toEqual([...places(before.scene)].map(({ node }) => node.id))
})
