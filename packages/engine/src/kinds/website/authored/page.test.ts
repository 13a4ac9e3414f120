/** Sites whose opening a sheet drew: what it says of its own, and what a prompt tells before all that. */
import { expect, test } from 'vitest'
import { hash } from '../../../base/random.ts'
import { readBrief } from '../../../brief/read.ts'
import { completeCopy } from '../../../brief/write/complete.ts'
import { packedSheet } from '../../../collection/packed-sheet.ts'
import { sheetsFor } from '../../../collection/sheets-for.ts'
import { collection, sheetEntry } from '../../../collection/store.ts'
import { trySheet } from '../../../compose/try-sheet.ts'
import type { Frame, Node } from '../../../scene/types.ts'
import { subtree } from '../../../scene/walk.ts'
import { workshop } from '../../archetype-gates.fixture.ts'

const SHEET = `<sheet kind="website"><head name="site-kites" announces="business any" about="kite" trades="retail"/>
  <palette paper="#ffffff" surface="#eef2f4" ink="#101820" accent="#b3261e" onAccent="#ffffff" secondary="#204060"/><type display="Young Serif" text="Figtree"/>
  <site radius="6" grounds="paper surface" end="ink">
    <part is="menu" title="What flies today" items="Delta = For a start = 24|Box = For strong wind = 38"/>
    <part is="about" title="Up here" text="Line, cloth and a hill: that is all there is to it."/><part is="hours" title="When we are on the hill"/>
    <part is="call" title="Hold on tight"/></site>
  <defs><drawing id="kite" viewBox="0 0 100 100" alt="a kite"><path d="M50 0L90 50L50 100L10 50z" fill="accent"/></drawing></defs>
  <layout for="wide" width="1440" height="700" fill="paper" padding="40 96 80 96" justify="between">
    <use href="#kite" right="0" top="60" width="600" height="600"/>
    <frame direction="row" width="fill" justify="between"><text slot="brand" size="30" font="display"/><frame slot="nav" direction="row" gap="30"><text size="17"/></frame></frame>
    <frame width="560" gap="24"><text slot="headline" width="fill" size="100" min="40" fit="lines 3" font="display">Let it go up</text><text slot="line" width="fill" size="22">There is wind.</text>
      <frame direction="row" gap="24"><frame fill="accent" padding="18 30"><text slot="cta" size="19" fill="onAccent">Pick a kite</text></frame><text slot="second" size="18">See the hill</text></frame>
      <frame slot="details" gap="6" width="fill"><text size="18"/></frame></frame>
  </layout>
  <layout for="tall" width="390" height="300"><use href="#kite" left="0" top="0" width="390" height="300"/></layout></sheet>`

const { sheet } = packedSheet('site-kites', SHEET)
if (!sheet) throw new Error('the sheet cannot be read')
const entry = sheetEntry(sheet)

const briefOf = (prompt: string) => completeCopy(readBrief(prompt, { kind: 'website' }), 3)
const siteOf = (prompt: string) => trySheet(entry, briefOf(prompt), { workshop, images: new Map() }).design
const nodesOf = (prompt: string): Node[] => siteOf(prompt).scene.artboards.flatMap(({ root }) => [...subtree(root)])
const textsOf = (nodes: readonly Node[]) => nodes.flatMap((node) => (node.type === 'text' ? [node.text] : []))

test('the opening is the sheet’s, with the name that was given, ways that lead to its parts and a button that leads on', () => {
  const nodes = nodesOf('Website for the kite shop Gull & Gust in Whitby')
  expect(textsOf(nodes)).toEqual(
    expect.arrayContaining([
      'Gull & Gust',
      'Let it go up',
      'What flies today',
      'Delta',
      'Sample menu',
      'Up here',
      'Hold on tight',
    ]),
  )
  const headline = nodes.filter((node) => node.type === 'text' && node.element === 'h1')
  expect(headline.map((node) => node.type === 'text' && node.text)).toEqual(['Let it go up'])
  const ids = new Set(nodes.map(({ id }) => id))
  const links = nodes.flatMap((node) => ('href' in node && node.href ? [node.href] : []))
  expect(links.length).toBeGreaterThan(5)
  for (const href of links) expect(href === '#' || ids.has(href.slice(1)), href).toBe(true)
  expect(
    nodes.some((node) => node.type === 'frame' && node.role === 'button' && node.id === 'hero-calls-primary'),
  ).toBe(true)
})

test('what the prompt tells stands in place of the sheet’s own: a headline, parts, prices', () => {
  const texts = textsOf(
    nodesOf('Website for the kite shop Gull & Gust in Whitby. Headline "Run with it". 12 Cliff Road'),
  )
  expect(texts).toEqual(expect.arrayContaining(['Run with it', '12 Cliff Road']))
  const told =
    'Website for the kite shop Gull & Gust. Five projects, our team of three, opening hours and testimonials.'
  expect(textsOf(nodesOf(told))).toEqual(
    expect.arrayContaining(['Sample projects', 'Sample names', 'Sample hours', 'Sample words']),
  )
  const menu = textsOf(nodesOf('Kite shop website for Gull & Gust with a menu: Sled £12, Delta £18, Box £30'))
  expect(menu.join(' ')).toContain('£18')
  expect(menu).not.toContain('For strong wind')
})

test('narrow screens have a drawing of their own, and words that do not lie on it', () => {
  const { scene } = siteOf('Website for the kite shop Gull & Gust')
  const [laid] = workshop.layOut(scene)
  const hero = laid.root.children[0]?.node as Frame
  expect(hero.children.some(({ small }) => small === 'narrow')).toBe(true)
  expect(laid.root.children[0]?.children.some(({ node }) => node.small === 'narrow')).toBe(false)
})

test.each([
  ['a full-width photo of the harbour in the hero'],
  ['headline "Good morning" at the bottom right'],
  ['no pictures'],
])('an opening that is told is left to what does as it is told: %s', async (wish) => {
  expect((await sheetsFor(briefOf(`Website for a bakery called Rye & Sons, ${wish}`), 1)).sheets).toEqual([])
})

test('a site is found by whose it is, a tool is not opened by a picture', async () => {
  const named = async (prompt: string) =>
    (await sheetsFor(briefOf(prompt), 1)).sheets.map(({ entry: { head } }) => head.about)
  for (const about of await named('Bakery website for Rye & Sons in Lisbon with a navy button'))
    expect(about).toContain('bakery')
  expect((await named('Website for a bakery called Rye & Sons')).length).toBeGreaterThan(0)
  expect(await named('A dashboard for a bakery where staff track orders, manage flour and view reports')).toEqual([])
})

/** So many sites of the collection are set: it grows, the time of a test does not. */
const SAMPLE = 12

test('sites of the collection pass the gates with usual words and with long ones', { timeout: 60_000 }, () => {
  const sites = collection()
    .filter(({ kind }) => kind === 'website')
    .sort((a, b) => hash(a.name) - hash(b.name))
  for (const [index, site] of sites.slice(0, SAMPLE).entries()) {
    const [about] = site.head.about
    const prompt =
      index % 2 === 0
        ? `Website for the ${about} Lumo & Daughters in Whitby, 12 Cliff Road, open Sat 10-4`
        : `Website for the ${about} Montgomery, Featherstonehaugh & Daughters. Headline "All that you have been waiting for since spring". Lavender background, indigo components`
    const { faults } = trySheet(site, briefOf(prompt), { workshop, images: new Map() })
    expect(faults, site.name).toEqual([])
  }
})
