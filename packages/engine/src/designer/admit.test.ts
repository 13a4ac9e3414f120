/** What becomes of sheets that models draw: set in the format that was asked for, guarded, mended, or told why not. */
import { beforeAll, expect, test } from 'vitest'
import type { PictureFacts } from '../brief/types.ts'
import { openEngine } from '../engine/engine.ts'
import type { Concept, Engine } from '../engine/types.ts'
import type { Text } from '../scene/types.ts'
import { places } from '../scene/walk.ts'
import { exampleFor } from './examples.ts'

const PROMPT = 'Poster for our kite day, Sunday 4 May from 11, Long Meadow. A3 portrait. With a red kite'
const SHEET = exampleFor('poster')

let engine: Engine
beforeAll(async () => {
  engine = await openEngine()
})
const admit = (sheet: string, isLast = false, prompt = PROMPT) => engine.admitSheet({ prompt, seed: 3, sheet, isLast })
const textsOf = ({ design: { scene } }: Concept): Text[] =>
  [...places(scene)].flatMap(({ node }) => (node.type === 'text' ? [node] : []))

test('a sheet is a design in the format that was asked for; what the prompt gives is a fact', async () => {
  const admitted = await admit(SHEET)
  if (!admitted.ok) throw new Error(admitted.faults.join('\n'))
  const { design } = admitted.concept
  expect(design.scene.format).toMatchObject({ name: 'A3 portrait', print: { width: 297, height: 420 } })
  const facts = textsOf(admitted.concept).flatMap(({ text, fact }) => (fact ? [text] : []))
  expect(facts).toEqual(['Kite day', 'Sunday 4 May from 11', 'Long Meadow'])
  expect(admitted.boxes.some((line) => line.startsWith('facts'))).toBe(true)
  const edited = await engine.revise({ design, instruction: 'make the background dark green', seed: 1 })
  expect(edited.status).toBe('changed')
})

test('lines that state what nobody gave are named, and left out where nobody mends them', async () => {
  const invented = SHEET.replace('Bring string, we have wind', 'Only twenty seats left')
  expect(await admit(invented)).toMatchObject({
    ok: false,
    faults: [expect.stringContaining('“Only twenty seats left” states')],
  })
  const last = await admit(invented, true)
  if (!last.ok) throw new Error(last.faults.join('\n'))
  expect(textsOf(last.concept).map(({ text }) => text)).not.toContain('Only twenty seats left')
  expect(last.mended.join()).toContain('Only twenty seats left')
})

test('a given text that is missing is a fault', async () => {
  expect(await admit(SHEET.replace('Long Meadow', 'Bring a friend'))).toMatchObject({
    ok: false,
    faults: expect.arrayContaining([expect.stringContaining('Long Meadow')]),
  })
})

test('a page that broke off before its first words is a fault', async () => {
  const page =
    '<sheet kind="website"><palette paper="#ffffff" ink="#111111"/><board name="home" width="1440" fill="paper">'
  expect(await admit(page, false, 'Website for a bakery called Crumb')).toMatchObject({ ok: false })
})

test('words that run over are set smaller', async () => {
  const wide = SHEET.replace('size="34" font="text" weight="600"', 'size="110" font="text" weight="600"')
  const admitted = await admit(wide)
  if (!admitted.ok) throw new Error(admitted.faults.join('\n'))
  const date = textsOf(admitted.concept).find(({ role }) => role === 'date')
  expect(date?.size).toBeLessThan(110)
})

test('what is no sheet is told with its place; one that was cut off is closed', async () => {
  expect(await admit('<sheet kind="poster"><board width="10" height="10" colour="red"/></sheet>')).toMatchObject({
    ok: false,
    faults: [expect.stringMatching(/^line 1, column \d+: .*colour/)],
  })
  const cut = SHEET.slice(0, SHEET.indexOf('</frame>'))
  expect(await admit(cut, true)).toMatchObject({ ok: true })
})

test('a task names what is given, to be seen and not wanted, and directions that differ', () => {
  const task = engine.drawingTask({ prompt: `${PROMPT}, no photos, in dark green`, seed: 3 })
  expect(task.format).toContain('A3 portrait')
  expect(task.texts.join('\n')).toContain('Sunday 4 May')
  expect(task.shown.join()).toContain('red kite')
  expect(task.colours.join()).toContain('dark green')
  expect(new Set(task.directions).size).toBe(task.directions.length)
  expect(task.language).toContain('<sheet')
})

const COMPANIES: Record<string, string> = {
  logo: 'Logo for Fernlight, a garden studio',
  icon: 'App icon for a breakfast app',
  'business-card': 'Business card for “Lorne Woodwork”, Ada Lorne, Joiner, phone 020 5550 0134, lorne-wood.example',
  website: 'Website for “Potting Bench”, a gardening school in Mill Lane',
}
test.each(Object.entries(COMPANIES))('the example for a %s is one, and stands as it is', async (kind, prompt) => {
  const task = engine.drawingTask({ prompt, seed: 3 })
  expect(task.format).toMatch(new RegExp(`^${kind}`))
  const admitted = await admit(task.example, false, prompt)
  if (!admitted.ok) throw new Error(admitted.faults.join('\n'))
  expect(admitted).toMatchObject({ mended: [], remarks: [] })
})

test('words under a drawing are told with what is in the way and where; changes by id mend them', async () => {
  const covered = SHEET.replace(
    '</frame>',
    '</frame><use id="over" href="#kite" left="60" top="780" width="640" height="300"/>',
  )
  const told = await admit(covered)
  expect(told).toMatchObject({
    ok: false,
    faults: expect.arrayContaining([
      expect.stringMatching(/letters of 'headline' \(left \d+, top \d+.* hidden.*under 'over'/),
    ]),
  })
  const request = { prompt: PROMPT, seed: 3, sheet: covered, isLast: false }
  const mended = await engine.admitSheet({ ...request, changes: '<changes><remove id="over"/></changes>' })
  if (!mended.ok) throw new Error(mended.faults.join('\n'))
  expect(mended.sheet).not.toContain('id="over"')
  expect(await engine.admitSheet({ ...request, changes: '<changes><remove id="none"/></changes>' })).toMatchObject({
    ok: false,
    faults: [expect.stringContaining("'none'")],
  })
})

test('what weakens a design and can stay is remarked: words too small for a phone, outlines that fill letters', async () => {
  const prompt = 'Instagram post for our kite day, Sunday 4 May from 11, Long Meadow, with a red kite'
  const small = SHEET.replaceAll('size="34"', 'size="16"').replace(
    'fit="lines 2" line-height="0.95"',
    'fit="lines 2" effect="hollow(.2)" line-height="0.95"',
  )
  const admitted = await admit(small, true, prompt)
  if (!admitted.ok) throw new Error(admitted.faults.join('\n'))
  expect(admitted.remarks).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/'date' is set in 1\d pixels: below 2\d it is hard to read on a phone/),
      expect.stringMatching(/outlines of 'headline'/),
    ]),
  )
})

const ASKS = SHEET.replace(
  '<text slot="headline"',
  '<image ask="a red kite over dunes" left="420" top="60" width="640" height="640"/><image ask="sand" left="0" top="0" width="90" height="90"/><text slot="headline"',
)

test('a picture may be asked for where a painter stands ready: one, at its place; without one the drawing is as it was', async () => {
  const request = { prompt: PROMPT, seed: 3, sheet: ASKS, isLast: false }
  const [plain, asking] = await Promise.all([
    engine.admitSheet(request),
    engine.admitSheet({ ...request, hasPainter: true }),
  ])
  if (!plain.ok || !asking.ok) throw new Error('It stands')
  expect(plain).not.toHaveProperty('ask')
  expect(JSON.stringify(plain.concept.design.scene)).not.toContain('dunes')
  expect(asking.ask).toMatchObject({ shows: 'a red kite over dunes', isAlone: false })
  expect(asking.ask?.width).toBe(640)
  const { scene } = asking.concept.design
  expect((await engine.paint(scene)).pixels).toEqual((await engine.paint(plain.concept.design.scene)).pixels)
  expect(engine.parts(scene).artboards[0]?.frames).toMatchObject([
    { id: asking.ask?.id, shows: 'a red kite over dunes' },
  ])
  expect(engine.drawingTask({ prompt: PROMPT, seed: 3, hasPainter: true }).hasPainter).toBe(true)
  const facts: PictureFacts = {
    ...{ media: 'painted', width: 400, height: 400, colours: ['#102030'], treatAs: 'photo', focus: [0.5, 0.5] },
  }
  const bytes = await engine.png(await engine.paint(scene, { scale: 0.2 }))
  const pictures = new Map([[facts.media, bytes]])
  const operations = [{ op: 'photo' as const, id: asking.ask?.id ?? '' }]
  const placed = await engine.operate(asking.concept.design, operations, pictures, facts)
  if (placed.status !== 'changed') throw new Error('It is placed')
  const { scene: pictured } = placed.concept.design
  expect([...places(pictured)].filter(({ node }) => node.type === 'picture')).toHaveLength(1)
  expect(engine.parts(pictured).artboards[0]?.frames).toEqual([])
})

test('a run of style stays with its words when these are edited; where they go, that is told', async () => {
  const admitted = await admit(SHEET.replace('>Bring string', '><tspan weight="700">Bring</tspan> string'))
  if (!admitted.ok) throw new Error(admitted.faults.join('\n'))
  const { design } = admitted.concept
  const id = textsOf(admitted.concept).find(({ spans }) => spans !== undefined)?.id ?? ''
  const edited = async (text: string) => {
    const result = await engine.operate(design, [{ op: 'text', id, text }])
    if (result.status !== 'changed') throw new Error('It is changed')
    return result.changes.map(({ what }) => what).join()
  }
  expect(await edited('Please bring string')).not.toContain('style')
  expect(await edited('We have wind')).toContain("Own style of 'Bring'")
  const said = await engine.revise({
    design,
    instruction: 'change “Bring string, we have wind” to “We have wind”',
    seed: 1,
  })
  expect(said.status === 'changed' && [...said.changes, ...(said.also ?? [])].map(({ what }) => what).join()).toContain(
    'Own style',
  )
})

test('what was taken from an attached picture is told where it states nothing of its own', async () => {
  const picture: PictureFacts = {
    ...{ media: 'a-picture', width: 400, height: 300, colours: ['#102030'], treatAs: 'photo', focus: [0.5, 0.5] },
  }
  const plain = await admit(SHEET)
  if (!plain.ok) throw new Error('It stands')
  const pictures = new Map([
    [picture.media, await engine.png(await engine.paint(plain.concept.design.scene, { scale: 0.1 }))],
  ])
  const took = async (said: string) => {
    const sheet = SHEET.replace('<sheet ', `<sheet took="${said}" `)
    const admitted = await engine.admitSheet({ prompt: PROMPT, seed: 3, sheet, picture, pictures, isLast: true })
    return admitted.ok ? admitted.took : admitted.faults
  }
  expect(await took('Its deep blue and sand, and the slant of the roof')).toBe(
    'Its deep blue and sand, and the slant of the roof',
  )
  for (const said of ['The award of 1998', 'See www.example.com', 'x'.repeat(400), ' '])
    expect(await took(said)).toBeUndefined()
  expect(await admit(SHEET.replace('<sheet ', '<sheet took="Its blue" '))).not.toHaveProperty('took')
})

test('a place for the attached picture is dropped where none is attached, whatever picture a sheet names', async () => {
  const pictured = SHEET.replace(
    '<use href="#kite"',
    '<image slot="given" media="of-somebody-else" left="0" top="0" width="200" height="200"/><use href="#kite"',
  )
  const admitted = await admit(pictured, true)
  if (!admitted.ok) throw new Error(admitted.faults.join('\n'))
  const shown = [...places(admitted.concept.design.scene)].filter(({ node }) => node.type === 'picture')
  expect(shown).toEqual([])
  expect(JSON.stringify(admitted.concept.design.scene)).not.toContain('of-somebody-else')
})

test('of changes those are left out with which it could not stand, and it is told why', async () => {
  const harmful = '<insert into="front"><rect x="80" y="800" width="700" height="200" fill="ink"/></insert>'
  const good = '<set id="facts" gap="14"/>'
  const request = { prompt: PROMPT, seed: 3, sheet: SHEET, isLast: false }
  const changes = `<changes>${good}${harmful}</changes>`
  expect(await engine.admitSheet({ ...request, changes })).toMatchObject({ ok: false })
  const part = await engine.admitSheet({ ...request, changes, asFarAsGood: true })
  if (!part.ok) throw new Error(part.faults.join('\n'))
  expect(part.sheet).toContain('gap="14"')
  expect(part.left?.join()).toMatch(/hidden|crossed/)
  const none = `<changes>${harmful}</changes>`
  expect(await engine.admitSheet({ ...request, changes: none, asFarAsGood: true })).toMatchObject({ ok: false })
})

test('all boards are seen in one picture', async () => {
  const set = await engine.setSheet({ sheet: exampleFor('business-card'), seed: 3 })
  if (!set.ok) throw new Error(set.faults.map(({ message }) => message).join('\n'))
  const { scene } = set.concept.design
  expect(scene.artboards).toHaveLength(2)
  const [one, all] = [
    await engine.paint(scene, { scale: 300 / engine.size(scene).width }),
    await engine.overview(scene, 300),
  ]
  expect(all.width).toBe(one.width)
  expect(all.height).toBeGreaterThan(2 * one.height)
  expect(Buffer.from(all.pixels.subarray(0, one.pixels.length)).equals(Buffer.from(one.pixels))).toBe(true)
})

test('a given text that stands twice is set once, the larger', async () => {
  const twice = SHEET.replace(
    '<frame id="facts"',
    '<text id="again" left="80" top="40" size="30">Kite day</text><frame id="facts"',
  )
  const admitted = await admit(twice)
  if (!admitted.ok) throw new Error(admitted.faults.join('\n'))
  expect(textsOf(admitted.concept).filter(({ text }) => text === 'Kite day')).toMatchObject([{ id: 'headline' }])
  expect(admitted.mended).toContain('“Kite day” a second time')
})

test('letters that touch a drawing are moved away from it by a little; those that stand clear stay', async () => {
  const at = async (top: number) => {
    const bar = `<rect id="bar" x="80" y="${top}" width="900" height="16" fill="secondary"/><frame id="facts"`
    const admitted = await admit(SHEET.replace('<frame id="facts"', bar))
    if (!admitted.ok) throw new Error(admitted.faults.join('\n'))
    return Number(admitted.boxes.find((line) => line.startsWith('headline'))?.split(', ')[1])
  }
  const clear = await at(1060)
  // Its letters end a hair above.
  const touched = await Promise.all([930, 940, 950, 960].map(at))
  expect(Math.min(...touched)).toBeLessThan(clear)
  expect(clear - Math.min(...touched)).toBeLessThan(80)
})

test('a button whose words are hard to read gets a darker ground; a colour that was asked for stays; both are told in words', async () => {
  const button = (fill: string, words: string) =>
    SHEET.replace(
      '<frame id="facts"',
      `<frame id="button" left="80" top="40" fill="${fill}" padding="10 24"><text size="16" weight="500" fill="${words}">Come along</text></frame><frame id="facts"`,
    )
  const plate = await admit(button('#E8452E', '#FFFFFF'))
  if (!plate.ok) throw new Error(plate.faults.join('\n'))
  expect(plate.mended).toEqual(["the ground of 'Come along' is darker, so that it can be read"])
  const plain = await admit(SHEET.replace('fill="secondary"', 'fill="#2A3A46"'))
  if (!plain.ok) throw new Error(plain.faults.join('\n'))
  expect(plain.mended.join()).toMatch(/is (?:[a-z]+ ?)+: as it was/)
  // Gold on navy has a ratio of five.
  const gold = `<sheet kind="poster"><palette paper="#14254B" ink="#FFFFFF" accent="#C5993B"/><type display="Prata" text="Figtree"/><board name="front" width="1080" height="1350" fill="paper"><text slot="headline" left="80" top="500" width="900" size="120" font="display" fill="accent" fit="lines 2">Moon tea</text><text slot="line" left="80" top="800" width="900" size="34" fill="accent">Quiet cups at night</text></board></sheet>`
  const asked = await engine.admitSheet({
    ...{ sheet: gold, seed: 3, isLast: false },
    prompt:
      "Poster for 'Moon tea' on a navy blue background with the title and the tagline 'Quiet cups at night' in gold",
  })
  if (!asked.ok) throw new Error(asked.faults.join('\n'))
  expect(asked.mended).toEqual([])
})
