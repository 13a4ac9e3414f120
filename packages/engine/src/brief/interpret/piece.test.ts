import { expect, test } from 'vitest'
import { readBrief } from '../read.ts'

const PIECES: [prompt: string, type: string | undefined, format: string][] = [
  ['Menu for Osteria Pino. Starters: Olives 4.50, Focaccia 5.00, Soup 6.50', 'menu', 'A4 portrait'],
  ['wine list for the bar Rosso', 'menu', 'A4 portrait'],
  ['Create a certificate of attendance for a pottery class', 'certificate', 'A4 landscape'],
  ['Design a gift certificate for the shop Wool & Thread', 'voucher', 'gift voucher'],
  ['theatre ticket: "The Gull", 3 March, 8 pm', 'ticket', 'ticket'],
  ['A5 wedding invitation for Ada and Tom', 'invitation', 'A5 portrait'],
  ['cover for a novel called North Wind by Ada Holm', 'book-cover', 'book cover'],
  ['Back of a postcard for Pension Alma', 'postcard', 'postcard'],
  [
    'Class timetable for a dance school: Mon 17:00 Ballet, Tue 18:00 Tango, Wed 19:00 Swing',
    'programme',
    'A5 portrait',
  ],
  // A ticket that is only spoken of is none, and so is a sheet that holds a menu.
  ['Poster for a concert, tickets €9 at the door', undefined, 'portrait poster'],
  ['Flyer for a restaurant with its lunch menu', undefined, 'A4 portrait'],
]
test.each(PIECES)('the piece that is asked for: %s', (prompt, type, format) => {
  const { kind, piece, format: read } = readBrief(prompt)
  expect([kind, piece?.type, read.name]).toEqual(['poster', type, format])
})

test('a certificate says what it is given for, in the words of the prompt', () => {
  const { piece, copy } = readBrief('Certificate of appreciation for completing the river clean-up, for Jo Marsh')
  expect(piece?.named).toBe('Certificate of appreciation')
  expect(copy).toContainEqual({ role: 'subhead', text: 'for completing the river clean-up', source: 'given' })
})

test('a title that stands behind the colon of a cover is set, and who wrote it', () => {
  const { copy } = readBrief('mystery novel cover: The Quiet Ferry by Nora Bell')
  expect(copy.map(({ role, text }) => [role, text])).toEqual([
    ['headline', 'The Quiet Ferry'],
    ['person', 'Nora Bell'],
  ])
})

test('what stands among hours without one of its own is their title, and a colon parts no point', () => {
  const { copy } = readBrief(
    'Conference programme: 9:00 Welcome, 10:00 Talk: Rivers and roads, 12:00 Lunch, 13:30 Walk',
  )
  expect(copy.filter(({ role }) => role === 'list-item').map(({ text }) => text)).toEqual([
    '9:00 Welcome',
    '10:00 Talk: Rivers and roads',
    '12:00 Lunch',
    '13:30 Walk',
  ])
})

test('dishes are served, not to be seen', () => {
  expect(readBrief('Menu of Café Lund: Toast with eggs 6, Soup with leeks 7, Cake with cherries 5').depictions).toBe(
    undefined,
  )
})
