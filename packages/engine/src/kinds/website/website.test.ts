import { expect, test } from 'vitest'
import { random } from '../../base/random.ts'
import { readBrief } from '../../brief/read.ts'
import type { Brief, PictureFacts } from '../../brief/types.ts'
import { completeCopy } from '../../brief/write/complete.ts'
import { draftOf } from '../../compose/draft.ts'
import { direct } from '../../direction/direct.ts'
import { openEngine } from '../../engine/engine.ts'
import { layout } from '../../scene/layout.ts'
import type { Node, Scene } from '../../scene/types.ts'
import { candidateOf, testArchetypes, workshop } from '../archetype-gates.fixture.ts'
import type { Archetype } from '../types.ts'
import { website } from './index.ts'
import { isFormed, isTool } from './parts/is-tool.ts'

const pageFor = (prompt: string, picture?: PictureFacts): Brief =>
  completeCopy(readBrief(prompt, { kind: 'website', ...(picture && { picture }) }))

/** A page as it is composed, where nobody looks at its pixels. */
const drawn = (archetype: Archetype, brief: Brief, seed: number): Node[] =>
  draftOf(archetype, brief, direct(brief, seed, workshop.pictograms), workshop).design.scene.artboards.flatMap(
    ({ root }) => nodesOf(root),
  )

/** The first pages open their fonts; on a busy machine that takes its time. */
const PATIENCE = 30_000

const HARD = {
  'a long name': 'Website for "The International Federation of Handmade Musical Instrument Builders"',
  'one long word':
    'Website for "Donaudampfschifffahrtsgesellschaft", Kapitän@donaudampfschifffahrtsgesellschaft-wien.example',
  'a short name': 'Website for "Ox"',
  'no name': 'a website for a dog groomer',
  'many facts':
    'Website for "Harbour Street Dental". Dr. Ana Lima, dentist. Phone +1 415 555 0142, hello@harbourdental.example, www.harbourdental.example, 221 Harbour Street, Portland. Services: check-ups, cleaning, whitening, crowns, implants, braces, emergency care. Headline "Teeth, looked after". Button "Book a visit"',
  'a menu':
    'website for the cafe "Sweet Crumb". Menu: sourdough $6, croissant $3, cinnamon bun $4, rye loaf $7, flat white $4, tea $3, lemonade $4, porridge $5',
  'an event': 'website for the "Blue Room Jazz Festival", 14 June 2027, 19:00, Old Mill Hall, tickets from €25',
  Cyrillic: 'Сайт для "Пекарня Колос", website with the headline "Хлеб каждый день"',
  Arabic: 'website for "مخبز الياسمين" with the headline "خبز طازج كل صباح"',
  Japanese: 'website for "花のみせ" with the headline "季節の花を、毎日の暮らしに"',
  refusals: 'website for the law firm "Voss & Partners", no pictures, no icons, no pattern',
  'black and white': 'website for "Plain Speaking", a design agency, black and white only',
  'a tool':
    'A web application for "The International Federation of Handmade Instrument Builders" where members can search instruments, post repairs, book a workshop, upload pictures, vote for the instrument of the year, chat with makers, track orders and analyze prices. Ivory background, forest green components',
  'a booking':
    'A booking website called "Fähre & Fjord" where travellers can search ferry tickets, book ferry tickets, pay online, view bookings and review cabins. Midnight blue background, gold components',
  'a shop':
    'An online store called "Donaudampfschifffahrtsgesellschaft Uniformen & Mützen" for hats with a cart and checkout. Captain cap €49, Deck hat €35, Winter hat with ear flaps made of boiled wool €62. Lavender background, maroon buttons',
  'a portfolio':
    'Portfolio website of the photographer Maximiliane von Hohenstein-Rosenthal with selected work and case studies, mail@hohenstein.example',
  'a magazine':
    'A magazine called "Slow" about night trains, with articles, a blog and a newsletter. Black background, lime accents',
  'a CV':
    'A CV website and resume for Ólafur Þór Guðmundsson, hydrologist, +354 555 0199, olafur@hydro.example. Peach puff background',
  prices: 'A pricing page with price tiers for "Ledgerly": Solo $9, Team $29, Enterprise with everything in it $1,290',
  'a manual':
    'Documentation and API reference for the command line tool "Brook". Honeydew background, crimson components',
  'a restaurant':
    'A restaurant website for the trattoria "Da Nino alla Vecchia Stazione": book a table. Menu: gnocchi €14, vongole €18, tiramisu €7. Via Roma 12, Lecce, +39 0832 555 019',
  'a conference':
    'A conference website for "The International Symposium of Soil", 4–6 May 2027, 9:00, Hall West, Utrecht, tickets €120: participants register, see the programme and speakers',
  'places on a map':
    'A directory of the alpine huts near Grindelwald-Oberaletschhornplateau called "Hüttenverzeichnis" where hikers can search huts by district, browse huts, rate huts and view photos. Snow background, dim gray components',
  'a telephone':
    'A WeChat mini-program called "The Neighbourhood Composting Cooperative" where members report full containers, book a collection, see their history and collect points. Ivory background, forest green buttons',
  'a long headline':
    'website with the headline "We repair, restore and re-string violins, violas, cellos and double basses for orchestras and for everybody else" for "Bow & Bridge"',
} satisfies Record<string, string>

testArchetypes(
  'website',
  Object.fromEntries(Object.entries(HARD).map(([name, prompt]) => [`${name}, as a prompt`, pageFor(prompt)])),
)

/** A scene as the archetype composes it, neither laid out nor judged. */
const composed = (archetype: Archetype, brief: Brief, seed: number): Scene =>
  archetype.compose({
    brief,
    direction: direct(brief, seed, workshop.pictograms),
    random: random(seed),
    measure: workshop.measure,
    pictograms: workshop.pictograms,
    layOut: () => [],
  })

test.each(website.archetypes.map((archetype) => [archetype.name, archetype] as const))(
  '%s shows its example, the same from the same seed',
  (_, archetype) => {
    const brief = pageFor(archetype.example)
    expect(archetype.suits(brief)).toBeGreaterThan(0.5)
    const { design, faults } = candidateOf(archetype, brief, 3)
    expect(faults).toEqual([])
    const [laid] = layout(design.scene, { ...workshop, typography: design.scene.typography })
    // A tool is one screen, what presents something is a page to scroll.
    expect(laid?.height).toBeGreaterThan(isTool(brief) || isFormed(brief) ? 900 : 2600)
    expect(laid?.height).toBeLessThan(7000)
    const page = (seed: number) => JSON.stringify(composed(archetype, brief, seed))
    const first = page(3)
    expect(page(3)).toBe(first)
    expect(page(4)).not.toBe(first)
  },
  PATIENCE,
)

function nodesOf(node: Node): Node[] {
  return [node, ...(node.type === 'frame' ? node.children.flatMap(nodesOf) : [])]
}

test('ids are unique, and the parts of a page are named', () => {
  const brief = pageFor(HARD['many facts'])
  for (const archetype of website.archetypes) {
    const nodes = drawn(archetype, brief, 7)
    const ids = nodes.map(({ id }) => id)
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      archetype.name,
    ).toEqual([])
    const roles = new Set(nodes.map(({ role }) => role))
    for (const role of ['brand', 'headline', 'cta', 'nav', 'hero', 'section', 'footer'] as const)
      expect(roles, archetype.name).toContain(role)
  }
})

test(
  'links within a page lead to its parts, and a part that was asked for is led to by its name',
  () => {
    const brief = pageFor('Website for the print shop "Plate & Pull" with a gallery, pricing, testimonials and contact')
    for (const archetype of website.archetypes.filter((one) => one.suits(brief) > 0)) {
      const nodes = drawn(archetype, brief, 9)
      const parts = nodes.filter((node) => 'element' in node && /^(?:section|footer)$/.test(node.element ?? ''))
      const headings = (id: string) =>
        parts
          .filter((part) => part.id === id)
          .flatMap(nodesOf)
          .flatMap((node) => (node.type === 'text' && /^h[23]$/.test(node.element ?? '') ? [node.text] : []))
      const links = nodes.flatMap((node) => ('href' in node && node.href?.startsWith('#') ? [node] : []))
      for (const { href } of links) if (href !== '#') expect(parts.map(({ id }) => `#${id}`)).toContain(href)
      for (const name of ['gallery', 'pricing', 'testimonials', 'contact']) {
        const link = links.find((node) => node.type === 'text' && node.text.toLowerCase() === name)
        expect(
          headings(link?.href?.slice(1) ?? '').map((text) => text.toLowerCase()),
          archetype.name,
        ).toContain(name)
      }
    }
  },
  PATIENCE,
)

test('what is refused is not drawn', () => {
  const brief = pageFor(HARD.refusals)
  for (const archetype of website.archetypes.filter((one) => one.suits(brief) > 0)) {
    const nodes = drawn(archetype, brief, 8)
    expect(
      nodes
        .filter(({ type, role }) => type === 'pictogram' || type === 'vector' || role === 'pattern')
        .map(({ id }) => id),
      archetype.name,
    ).toEqual([])
  }
})

test('an attached photo stands in the hero', () => {
  const photo: PictureFacts = {
    media: 'm1',
    width: 1600,
    height: 1000,
    colours: ['#334455', '#ddccbb'],
    treatAs: 'photo',
    focus: [0.5, 0.4],
  }
  const brief = pageFor('website for the restaurant "Saltmarsh"', photo)
  const suited = website.archetypes.filter((archetype) => archetype.suits(brief) >= 0.6)
  expect(suited.length).toBeGreaterThanOrEqual(4)
  for (const archetype of suited) {
    const { artboards } = composed(archetype, brief, 9)
    const pictures = artboards.flatMap(({ root }) => nodesOf(root)).filter(({ type }) => type === 'picture')
    expect(
      pictures.map(({ id }) => id.startsWith('hero')),
      archetype.name,
    ).toEqual([true])
  }
})

test('a tool shows a part for each thing that people do there, in the colours that were said of it', () => {
  const brief = pageFor(HARD['a tool'])
  const screens = website.archetypes.filter((one) => one.suits(brief) > 0)
  expect(screens.length).toBeGreaterThanOrEqual(3)
  for (const archetype of screens) {
    const { scene } = candidateOf(archetype, brief, 4).design
    const nodes = scene.artboards.flatMap(({ root }) => nodesOf(root))
    const words = nodes.flatMap((node) => (node.type === 'text' ? [node.text.toLowerCase()] : []))
    for (const said of ['search', 'post', 'book', 'upload', 'vote', 'chat', 'track', 'analyze'])
      expect(
        words.some((text) => text.includes(said)),
        `${archetype.name}: ${said}`,
      ).toBe(true)
    expect(scene.palette.paper).toBe(brief.colours[0]?.hex)
    expect(scene.palette.accent).toBe(brief.colours[1]?.hex)
  }
})

test(
  'four concepts of a page that presents something open in different structures',
  async () => {
    const engine = await openEngine()
    const sorts = new Map(website.archetypes.map(({ name, sort }) => [name, sort]))
    for (const prompt of [
      'Website for the ironworks Anvil & Ash, gates and railings, phone 01433 555 012',
      'Landing page for a large jar of orange marmalade called Zest, 7 €',
      'Homepage for a guesthouse on the island of Gotland, calm',
    ]) {
      const { concepts } = await engine.design({ prompt, seed: 5 })
      const built = concepts.map(({ design }) => sorts.get(design.archetype))
      expect(new Set(built).size, `${prompt}: ${built.join(', ')}`).toBeGreaterThanOrEqual(3)
    }
  },
  PATIENCE,
)

test('what a prompt only lists stands as the block that it is called by', () => {
  const brief = pageFor(
    'A web app for a rowing club. Members can book boats and pay fees. The site should have a leaderboard, reviews and a weather forecast.',
  )
  for (const archetype of website.archetypes.filter((one) => one.suits(brief) > 0)) {
    const ids = drawn(archetype, brief, 3).map(({ id }) => id)
    for (const block of ['leaderboard', 'reviews', 'weather'])
      expect(
        ids.some((id) => id.startsWith(`${block}-`)),
        `${archetype.name}: ${block}`,
      ).toBe(true)
  }
})

test('a screen for a telephone is as wide as one, and leads with what people do', () => {
  const brief = pageFor('A WeChat mini-program for a swimming pool where guests book lanes and see their visits')
  expect(brief.format).toMatchObject({ width: 390, height: 'auto' })
  const phones = website.archetypes.filter((one) => one.suits(brief) > 0)
  expect(phones.length).toBeGreaterThanOrEqual(3)
  for (const archetype of phones) {
    const { design, faults } = candidateOf(archetype, brief, 6)
    expect(faults, archetype.name).toEqual([])
    const [laid] = layout(design.scene, { ...workshop, typography: design.scene.typography })
    expect(laid?.width).toBe(390)
  }
})

test('a map stands where things have places, and nowhere else', () => {
  const frame = (prompt: string) =>
    website.archetypes.filter(({ suits }) => suits(pageFor(prompt)) > 0).map(({ name }) => name)
  expect(frame('A directory of swimming spots with a map where visitors search spots and rate spots')).toContain(
    'screen-map-list',
  )
  expect(frame('A directory of fonts where designers search fonts, rate fonts and download fonts')).not.toContain(
    'screen-map-list',
  )
})

test('what a prompt names stands in its lists', () => {
  const prompt =
    'A browser game where players choose a class, manage supplies, including rope, lanterns and flour, and explore caves'
  const brief = pageFor(prompt)
  const words = website.archetypes
    .filter(({ suits }) => suits(brief) > 0)
    .map((archetype) =>
      drawn(archetype, brief, 3)
        .flatMap((node) => (node.type === 'text' ? [node.text] : []))
        .join(' | '),
    )
  expect(words.length).toBeGreaterThan(2)
  for (const text of words) expect(text).toMatch(/Rope.*Lanterns.*Flour/)
})
