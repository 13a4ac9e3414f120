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

const toldOf = (prompt: string): string[] => readBrief(prompt).copy.map(({ role, text }) => `${role}: ${text}`)

test('what a menu is to be like is not on it', () => {
  const { copy } = readBrief('Bar menu for the Blue Lantern, dark and elegant: Negroni 11, Spritz 9.50, Paloma 10')
  expect(copy.map(({ text }) => text).join(' ')).not.toMatch(/elegant/)
  const other = readBrief('Menu for Osteria Pino, rustic Italian. Starters: Olives 4.50, Soup 6.50. Mains: Lasagne 13')
  expect(other.copy.map(({ text }) => text)).not.toContain('Italian')
})

test('what a thing is called on a ticket stands with it', () => {
  const told = toldOf('Boarding pass for a trip to Bergen, passenger Ada Holm, flight QX 118, gate C4, 4 July, 10:35')
  for (const line of ['detail: passenger Ada Holm', 'detail: flight QX 118', 'detail: gate C4'])
    expect(told).toContain(line)
})

test('a course is what a certificate is for, and an office belongs to its holder', () => {
  const told = toldOf(
    'Certificate of completion for Jo Marsh, Pottery Workshop, Clay Yard School, 3 May 2026, signed by Ruth Adler, director',
  )
  for (const line of ['subhead: Pottery Workshop', 'person: Jo Marsh', 'person: Ruth Adler, director'])
    expect(told).toContain(line)
})

test('whose birthday it is leads an invitation, and what is asked of guests is on it', () => {
  const told = toldOf('Birthday party invitation for Ida who turns 6, Saturday 10 May, Green Park, bring boots')
  expect(told).toContain('headline: Ida turns 6')
  expect(told).toContain('detail: bring boots')
})

test('how long a voucher holds is on it', () => {
  expect(toldOf('Gift voucher for €75 at the spa Linden, valid for one year')).toContain('detail: valid for one year')
})

test('the day of a programme stands before its first hour, and what it is a programme of leads', () => {
  const told = toldOf('Conference schedule for Harbour Talks, 6 May 2026: 9:00 Welcome, 9:30 Rivers, 12:00 Lunch')
  expect(told).toContain('date: 6 May 2026')
  expect(told).toContain('list-item: 9:00 Welcome')
  expect(toldOf('Tea tasting programme: 17:00 Welcome, 17:30 Green teas, 18:30 Black teas')).toContain(
    'headline: Tea tasting programme',
  )
})

test('on a card the first of two names is the house where it is said what the second one does', () => {
  const told = toldOf('Business card for Oakline Carpentry, Tom Ash, furniture maker, 555 0121')
  for (const line of ['brand: Oakline Carpentry', 'person: Tom Ash', 'title: furniture maker'])
    expect(told).toContain(line)
  expect(toldOf('Card for a notary: Ada Holm, Notary Public, 555 0121')).toContain('title: Notary Public')
})
