import { expect, test } from 'vitest'
import { readBrief } from '../read.ts'
import type { PageType } from '../types.ts'

const pageOf = (prompt: string) => readBrief(prompt, { kind: 'website' }).page
const functions = (prompt: string) => pageOf(prompt)?.functions.map(({ words }) => words)

test.each<[string, PageType]>([
  ['a website for a bakery with a warm look', 'landing'],
  ['Develop a dashboard for fleet managers with charts of fuel use and monitoring of every truck', 'dashboard'],
  ['Build a crossword game where players solve daily puzzles and see a leaderboard', 'application'],
  ['A discussion forum for beekeepers where members post, reply and follow topics', 'community'],
  ['A job board that connects nurses with hospitals, with an advanced search and filters', 'search'],
  ['A directory of mountain huts with reviews and ratings by category', 'directory'],
  ['A blog about slow travel with articles and a newsletter', 'magazine'],
  ['A website for booking kayak rentals: choose a date, reserve and pay', 'booking'],
  ['Website of a chilli-eating contest: participants register for it and see the results', 'event'],
  ['An e-learning website with courses on carpentry, lessons and assignments', 'course'],
  ['A support chatbot page where customers ask questions in a conversation', 'chat'],
  ['Documentation site for our command line tool with an API reference', 'documentation'],
  ['A registration page for volunteers: they sign up and create an account', 'sign-up'],
  ['An online store for rain boots with a cart and checkout', 'shop'],
  ['Portfolio website of an illustrator with selected work', 'portfolio'],
  ['A site where neighbours lend each other ladders, list what they own and rate the borrower', 'directory'],
  ['A chat application for dispatch teams: drivers start a conversation, staff reply', 'chat'],
  ['Design an online course platform for learning to sail. Learners pick a course and take quizzes', 'course'],
  ['We need a ticketing page for a puppet theatre with seat selection and checkout', 'booking'],
])('%s', (prompt, type) => {
  expect(pageOf(prompt)?.type).toBe(type)
})

test.each([
  [
    'Users should be able to search recipes, rate recipes and upload photos.',
    ['search recipes', 'rate recipes', 'upload photos'],
  ],
  ['Members can book and cancel lessons, and pay online.', ['book lessons', 'cancel lessons', 'pay online']],
  [
    'Members can browse huts, filter by height and number of beds, save favourites and book a stay.',
    ['browse huts', 'filter by height and number of beds', 'save favourites', 'book a stay'],
  ],
  [
    'Guests open a request, cooks reply, assign orders, and mark them as done.',
    ['open a request', 'reply', 'assign orders', 'mark as done'],
  ],
  [
    'Members should be able to search, sort by age, compare two boats, and create or join crews.',
    ['search', 'sort by age', 'compare two boats', 'create crews', 'join crews'],
  ],
  [
    'The app should have functionalities for creating invoices, sending reminders and online payments.',
    ['create invoices', 'send reminders', 'online payments'],
  ],
  [
    'Visitors should be able to log in, choose a table and track their orders.',
    ['log in', 'choose a table', 'track your orders'],
  ],
  [
    'The portal should have functionalities for document management and time tracking.',
    ['document management', 'time tracking'],
  ],
])('what people do: %s', (sentence, expected) => {
  expect(functions(`Build a web app for a club. ${sentence}`)).toEqual(expected)
})

test.each([
  [
    'An admin panel for a zoo where keepers manage feeds, track births and print labels',
    ['manage feeds', 'track births', 'print labels'],
  ],
  ['A rowing club app: coaches plan outings, rowers book boats and pay fees', ['book boats', 'pay fees']],
  ['A kite dashboard with wind charts, tide tables and a map', ['wind charts', 'tide tables', 'map']],
  [
    'A site for renting canoes by the day. Paddlers choose a dock, reserve a canoe and view their trips',
    ['rent canoes', 'choose a dock', 'view your trips'],
  ],
])('what people do, by how the sentence is built: %s', (prompt, expected) => {
  expect(functions(prompt)).toEqual(expected)
})

test('what people do there is no text to be set, and no name', () => {
  const brief = readBrief('A ward dashboard: filter wards, analyze admissions, see trends and manage staff.', {
    kind: 'website',
  })
  expect(brief.brand).toBeUndefined()
  expect(brief.copy.filter(({ source }) => source === 'given')).toEqual([])
})

test.each([
  ['Website for Otto Brandt, furniture maker', 'landing'],
  ['Website for a maker of fine violins in Cremona', 'landing'],
  ['A meme maker website', 'application'],
])('who makes things by hand has no tool for it: %s', (prompt, type) => {
  expect(readBrief(prompt).page?.type).toBe(type)
})

test('a verb of many things is said of each of them', () => {
  const { functions: found = [] } = pageOf('A travel website. Users can compare ferries, trains and night buses.') ?? {}
  expect(found.map(({ verb, thing }) => [verb, thing])).toEqual([
    ['compare', 'ferries'],
    ['compare', 'trains'],
    ['compare', 'night buses'],
  ])
})

test('how it is to look is no function', () => {
  expect(functions('A web app for a choir. Use beige as the background and set the buttons to navy.')).toEqual([])
})

test('only websites have a page', () => {
  expect(readBrief('a poster for a market where visitors can buy honey').page).toBeUndefined()
})

test('a page speaks CSS, a poster does not', () => {
  const ground = (prompt: string) => readBrief(prompt).colours.find(({ target }) => target === 'background')?.hex
  expect(ground('Website to compare kites. Use azure for the background and teal for buttons.')).toBe('#f0ffff')
  expect(ground('Website to compare kites. Assign lavender to the background and plum to the buttons.')).toBe('#e6e6fa')
  expect(ground('Website to compare kites with a green background')).not.toBe('#008000')
  expect(ground('Poster for a kite festival on an azure background')).not.toBe('#f0ffff')
})

test('a list of doings is taken apart where its verbs could be nouns', () => {
  expect(
    functions(
      'A dashboard for shepherds. Keepers should be able to log grazing hours, view related permits and charts, and plant hedges.',
    ),
  ).toEqual(['log grazing hours', 'view permits and charts', 'plant hedges'])
  expect(
    functions('A tool with functions for creating new songs, editing existing songs and undoing changes.'),
  ).toEqual(expect.arrayContaining(['create new songs', 'undo changes']))
  expect(functions('Guests can choose a cabin, pay, and write reviews.')).toEqual([
    'choose a cabin',
    'pay',
    'write reviews',
  ])
})

test('what is only counted is no function', () => {
  expect(
    functions('Players can choose a map, manage supplies, including rope, flour and oil, and join crews.'),
  ).toEqual(['choose a map', 'manage supplies', 'join crews'])
})

test('a site is about what it is called by, not about what can be done there', () => {
  const subject = (prompt: string) => readBrief(prompt, { kind: 'website' }).subject
  expect(
    subject(
      'Please implement a website for displaying tram timetables. Users can post comments, browse the menu and search stops.',
    ),
  ).toMatchObject({ about: 'tram timetables' })
  const forum = subject(
    'Please build a beekeeping forum website. Members can post questions and browse the menu. Lemon chiffon background, chocolate components.',
  )
  expect(forum.objects.join(' ')).toMatch(/bee|hon/)
  expect(forum.objects.join(' ')).not.toMatch(/lemon|chocolate|truck|plate/)
})

const besides = (prompt: string) => readBrief(prompt).page?.besides?.map(({ verb, words }) => [verb, words]) ?? []

test('what is listed besides is read item by item, and never twice', () => {
  const site =
    'Please implement an orchard management dashboard. Growers can view trees, order sprays and record harvests.'
  const all = (prompt: string) => [...(functions(prompt) ?? []), ...besides(prompt).map(([, words]) => words)]
  const read = all(
    `${site} It should have features such as action step logging, a bank page, soil trends, and customizable layouts.`,
  )
  expect(read).toEqual(expect.arrayContaining(['bank', 'soil trends', 'customize layouts']))
  expect(read.join(' ')).toMatch(/log action step|action step logging/)
  expect(besides(`${site} It should have features such as tree views and harvest records.`)).toEqual([])
})

test('what is entered about somebody is one form; members of a thing are no functions', () => {
  const [form] = besides(
    'Please implement a forum for sailors. Sailors can create profiles, including name, email address, skills and photos, and browse boats.',
  )
  expect(form?.[0]).toBe('enter')
  expect(
    besides(
      'A harbour dashboard. Users can view ropes, choose knots, including bowline, cleat hitch and reef knot, and log tides.',
    ),
  ).toEqual([])
})

test('what people handle on a site is no kind that is asked for', () => {
  const kind = (prompt: string) => readBrief(prompt).kind
  expect(kind('A kanban board for a bakery: create batches, move cards between columns and assign bakers')).toBe(
    'website',
  )
  expect(kind('Chatbot for a ferry line that answers questions and rebooks tickets')).toBe('website')
  expect(kind('An online resume for a stonemason with work history and a photo')).toBe('website')
  expect(kind('A set of cards for a bakery')).toBe('business-card')
})
