import { expect, test } from 'vitest'
import { askedFacts } from '../brief/brand/asked-facts.ts'
import type { BrandKit } from '../brief/brand/kit.ts'
import { readBrief } from '../brief/read.ts'
import { inBrand } from './in-brand.ts'

const KIT: BrandKit = {
  colours: { paper: '#f7efe2', ink: '#2b1a12', accent: '#14254b', secondary: '#b4683c' },
  typefaces: { display: 'Young Serif', text: 'Figtree' },
  tones: ['warm'],
  facts: {
    name: 'Orrin & Sedge',
    tagline: 'Slow coffee',
    phone: '555 0100',
    website: 'orrin.example',
    address: '12 Quay Street, Bristol',
    hours: 'Tue–Sun 9–17',
  },
  logo: {
    picture: {
      ...{ media: 'logo-1', width: 200, height: 100, treatAs: 'logo' },
      ...{ colours: ['#14254b'], focus: [0.5, 0.5] },
    },
    showsName: true,
  },
}
const worn = (prompt: string, kit: BrandKit = KIT) => inBrand(readBrief(prompt), kit)
const given = (prompt: string, kit?: BrandKit) =>
  worn(prompt, kit).brief.copy.map(({ role, text }) => `${role}: ${text}`)

test('a poster wears colours by their roles, typefaces, tone and logo', () => {
  const { brief, type, used } = worn('Poster for an autumn sale')
  expect(brief.colours.map(({ hex, target }) => [hex, target])).toEqual([
    ['#f7efe2', 'background'],
    ['#2b1a12', 'text'],
    ['#14254b', 'accent'],
    ['#b4683c', 'accent'],
  ])
  expect(type?.typography).toEqual({ display: 'Young Serif', text: 'Figtree' })
  expect(brief.style.tones).toEqual(['warm'])
  expect(brief.logo?.media).toBe('logo-1')
  expect(used).toEqual(expect.arrayContaining(['the logo', 'Young Serif and Figtree', 'warm']))
})

test('what the prompt says itself counts before the kit', () => {
  const red = worn('Elegant poster for an autumn sale in a script font, red background')
  const targets = red.brief.colours.map(({ target }) => target)
  expect(targets.filter((target) => target === 'background')).toHaveLength(1)
  expect(red.brief.colours.map(({ hex }) => hex)).not.toContain('#f7efe2')
  // The kit's words could not be read on it.
  const black = worn('Poster for an autumn sale, black background').brief.colours
  expect(black.map(({ target }) => target)).not.toContain('text')
  expect(red.type).toBeUndefined()
  expect(red.brief.style.tones).toEqual(['elegant'])
  expect(given('Poster for a sale at 3 Mill Lane, with our address')).not.toContain('address: 12 Quay Street, Bristol')
})

test('facts stand where they are asked for, and nowhere else', () => {
  expect(given('Poster for an autumn sale').join()).not.toMatch(/555|Quay|orrin|Tue/)
  expect(given('Poster for an autumn sale with our phone number and opening hours')).toEqual(
    expect.arrayContaining(['phone: 555 0100', 'detail: Tue–Sun 9–17']),
  )
  expect(given('Poster for an autumn sale, no phone number').join()).not.toContain('555')
  const site = given('Website for a coffee roastery with a contact section and opening hours')
  expect(site).toEqual(expect.arrayContaining(['brand: Orrin & Sedge', 'phone: 555 0100', 'time: Tue–Sun 9–17']))
})

test('a card holds what cards hold, and keeps what it was given', () => {
  const card = given('Business card for Ana Lima, head roaster, 555 0199')
  expect(card).toEqual(expect.arrayContaining(['phone: 555 0199', 'link: orrin.example', 'tagline: Slow coffee']))
  expect(card).not.toContain('phone: 555 0100')
})

test('facts of a kit are facts: each is asked for and must stand', () => {
  const { asks } = worn('Poster for an autumn sale with our address').brief
  expect(asks?.map(({ words }) => words)).toContain('12 Quay Street, Bristol')
})

test('a new logo carries no logo, and has the name', () => {
  const { brief } = worn('Logo with a coffee cup')
  expect(brief).toMatchObject({ brand: 'Orrin & Sedge' })
  expect(brief.logo).toBeUndefined()
  expect(brief.picture).toBeUndefined()
})

test('without a kit nothing changes', () => {
  const brief = readBrief('Poster for an autumn sale')
  expect(inBrand(brief, undefined)).toEqual({ brief, used: [] })
})

test.each([
  ['Flyer with our contact details at the bottom', 'address email phone website'],
  ['Poster, put the phone number and web address on it', 'phone website'],
  ['Poster, show how to find us', 'address website'],
  ['Poster for a phone shop', ''],
  ['Logo for an address book app', ''],
  ['Website for a bakery', ''],
  ['Flyer with our slogan', 'tagline'],
  ['Card without an email address', ''],
])('%s → %s', (prompt, facts) => {
  expect([...askedFacts(readBrief(prompt))].sort().join(' ')).toBe(facts)
})
