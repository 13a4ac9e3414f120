/**
 * Prompts that say of each part where it stands, how large and in which colour, worded in the ways in which people do; built from
 * rows, so that what a careful reader takes from them is known. Seeded.
 */
import type { Linked, LinkedFact } from './linked.ts'

type Random = () => number
const pick = <T>(items: readonly T[], random: Random): T => {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new RangeError('There is nothing to pick from.')
  return item
}
const list = (row: string): string[] => row.split('|')

const TEXTS: Readonly<Record<string, readonly string[]>> = {
  brand: list('Fennel & Moss|Tideline|Copper Hare|Studio Alba|Northlight|Quiet Orchard|Bramble & Sons|Voltade'),
  headline: list(
    'Dance the Dark Away|Harvest Supper|We Are Moving|Run for the River|Thank You, Nurses|Open Late|Read More',
  ),
  tagline: list('Made to be mended|Slow mornings, good bread|Every mile counts|Built by hand|Less noise, more music'),
  contact: list(
    '+44 161 555 0188 hello@tideline.example 12 Canal Row, Leeds|Phone: 555-0190 Email: ask@alba.example|+1 206-555-0114 www.copperhare.example|studio@voltade.example, 8 Quay Street, Bristol',
  ),
  date: list('Saturday, 9 May, 7 pm|12-14 June 2027|Friday 3 October, 20:00'),
  cta: list('Book a seat|Join us|Order today|Find out more'),
}
/** How a part is named, 'X' its text; what is in no quotation marks was given before. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  brand: list("the company name|the name|the brand name|the company name 'X'|the name 'X'"),
  headline: list("the text 'X'|the title 'X'|the headline 'X'|the message 'X'|the phrase 'X'|'X'|the words 'X'"),
  tagline: list("the tagline 'X'|the slogan 'X'|a tagline 'X'|the tagline reading 'X'"),
  contact: list("contact details of 'X'|the contact details 'X'|contact information 'X'|the contact details"),
  date: list("the date 'X'|the event details 'X'|'X'|the date and venue 'X'|details of the event 'X'"),
  cta: list("a button 'X'|a call to action 'X'|the button 'X'"),
}
const THINGS = list(
  'heron|lighthouse|bicycle|teapot|saxophone|pine tree|camera|fox|balloon|guitar|rocket|whale|heron standing in the reeds|person climbing a hill|fox with a lantern|girl reading on a bench|boat sailing into the sun',
)
const PICTURED = list(
  'a # illustration of a @|a # @ illustration|a # @|a # drawing of a @|a # @ icon|an image of a # @|a @ icon of # size|a @ illustration in # size',
)
const COLOURS = list(
  'white|black|navy|dark green|gold|light blue|burgundy|cream|teal|yellow|light gray|pale pink|orange',
)
const SIZES: readonly [said: string, size: string | undefined][] = [
  ['huge', 'huge'],
  ['large', 'large'],
  ['big', 'large'],
  ['small', 'small'],
  ['tiny', 'small'],
  ['medium', undefined],
  ['bold', undefined],
  ['', undefined],
]
const CORNERS: readonly [said: string, corner: string][] = [
  ['at the top', 'top'],
  ['at the top center', 'top'],
  ['centered at the top', 'top'],
  ['at the bottom', 'bottom'],
  ['at the bottom center', 'bottom'],
  [', placed bottom center', 'bottom'],
  ['in the bottom left corner', 'bottom-left'],
  ['at the bottom left', 'bottom-left'],
  ['bottom right', 'bottom-right'],
  [', placed at the bottom right', 'bottom-right'],
  ['in the top right corner', 'top-right'],
  ['top left', 'top-left'],
  ['in the center', 'centre'],
  ['centered', 'centre'],
  ['on the left', 'left'],
  ['on the right side', 'right'],
]
const SIDES: readonly [said: string, side: string][] = [
  ['below', 'below'],
  ['centered below', 'below'],
  ['under', 'below'],
  ['directly beneath', 'below'],
  ['above', 'above'],
  ['placed above', 'above'],
  ['to the left of', 'left'],
  ['to the right of', 'right'],
]
const LETTERS = list('font|letters|lettering|type|script font|serif letters|sans-serif')
const KINDS = list('business card|poster|flyer|postcard|banner|invitation')
const OPENING = list('Create a|Please design a|Could you help me create a|I need a|We would like a|Make a')
/** How clauses are divided, and whether the first letter behind is a capital. */
const DIVIDERS: readonly [string, boolean][] = [
  ['. Please include ', false],
  ['. I want to include ', false],
  [', and ', false],
  [', ', false],
  [', featuring ', false],
  ['. Also, add ', false],
  ['. Put ', false],
  ['. ', true],
  ['; ', false],
  [' with ', false],
]
/** Where a name is meant of all letters: what leads. */
const LEADING = new Set(['brand', 'headline'])
const CONTACTS = ['phone', 'email', 'link', 'address', 'place', 'person', 'detail', 'social']

interface Clause {
  words: string
  said: LinkedFact[]
}

/** `count` prompts. */
export function arranged(count: number, random: Random): Linked[] {
  return Array.from({ length: count }, () => prompt(random))
}

function prompt(random: Random): Linked {
  const kind = pick(KINDS, random)
  const brand = pick(TEXTS.brand ?? [], random)
  const ground = pick(COLOURS, random)
  const named = kind === 'business card' || random() < 0.3
  const lead = `${pick(OPENING, random)} ${kind}${kind === 'business card' ? ' design' : ''}${named ? ` for '${brand}'` : ''} ${pick(['with a', 'on a'], random)} ${ground} background`
  const order = (named ? ['brand', 'tagline', 'picture', 'contact'] : ['headline', 'tagline', 'picture', 'date', 'cta'])
    .filter((_, n) => n === 0 || random() < 0.65)
    .map((role) => ({ role, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ role }) => role)
  const said: LinkedFact[] = [{ role: ground, sort: 'colour', outcomes: ['background'] }]
  const free = COLOURS.filter((colour) => !colour.includes(ground) && !ground.includes(colour))
  let text = lead
  let before: string | undefined
  for (const role of order) {
    const clause = role === 'picture' ? picture(before, random) : part(role, before, brand, free, random)
    const [divider, capital] = pick(DIVIDERS, random)
    text += divider + (capital ? clause.words.slice(0, 1).toUpperCase() + clause.words.slice(1) : clause.words)
    said.push(...clause.said)
    before = role
  }
  return { prompt: `${text}.`, said }
}

/** What a part before it is called when another stands beside it. */
const CALLED: Readonly<Record<string, readonly string[]>> = {
  brand: ['the company name', 'the name', 'it'],
  headline: ['the title', 'the headline', 'it'],
  tagline: ['the tagline', 'the slogan', 'it'],
  picture: ['the illustration', 'it'],
  date: ['the date', 'it'],
}
const OF: Readonly<Record<string, readonly string[]>> = {
  picture: ['illustration', 'icon', 'photo'],
  headline: ['headline', 'brand'],
  brand: ['brand', 'person', 'headline'],
}

function placed(role: string, before: string | undefined, random: Random): Clause {
  const called = CALLED[before ?? '']
  if (called && random() < 0.35) {
    const [words, side] = pick(SIDES, random)
    const outcomes = (OF[before ?? ''] ?? [before]).map((of) => `${side} of ${of}`)
    return { words: `${words} ${pick(called, random)}`, said: [{ role, sort: 'side', outcomes }] }
  }
  const [words, corner] = pick(CORNERS, random)
  return { words, said: [{ role, sort: 'corner', outcomes: [corner] }] }
}

function part(
  role: string,
  before: string | undefined,
  brand: string,
  colours: readonly string[],
  random: Random,
): Clause {
  const text = role === 'brand' ? brand : pick(TEXTS[role] ?? [], random)
  const own = pick(NAMED[role] ?? [], random)
  const name = own.replace('X', text)
  const of = own.includes('X') ? { text } : { role: role === 'contact' ? 'phone' : role }
  const [size, colour] = [pick(SIZES, random), pick(colours, random)]
  const place = placed(role, before, random)
  const look = `in ${[size[0], colour, pick(LETTERS, random)].filter(Boolean).join(' ')}`
  const words = random() < 0.8 ? `${name} ${look} ${place.words}` : `${name} ${place.words} ${look}`
  const target = LEADING.has(role)
    ? ['text']
    : role === 'contact'
      ? CONTACTS
      : [role, ...(role === 'date' ? ['time'] : [])]
  return {
    words: words.replaceAll(' ,', ','),
    said: [
      { role: colour, sort: 'colour', outcomes: target },
      ...(size[1] ? [{ ...of, sort: 'size', outcomes: [size[1]] }] : []),
      ...place.said.map((one) => ({ ...one, role: '', ...of })),
    ],
  }
}

function picture(before: string | undefined, random: Random): Clause {
  const [size, thing, place] = [pick(SIZES, random), pick(THINGS, random), placed('picture', before, random)]
  const shown = size[0] === 'medium' ? 'medium-sized' : size[0] === 'bold' ? '' : size[0]
  const behind = / (?:of|in) # size/
  const pictured = pick(PICTURED, random)
  const told = /^(?:large|small|medium)/.test(shown) ? pictured : pictured.replace(behind, '')
  const words = told
    .replace('#', behind.test(told) ? size[0] : shown)
    .replace('@', thing)
    .replaceAll('  ', ' ')
  const role = 'picture'
  return {
    words: `${words} ${place.words}`.replaceAll(' ,', ','),
    said: [...(size[1] && words.includes(size[0]) ? [{ role, sort: 'size', outcomes: [size[1]] }] : []), ...place.said],
  }
}
