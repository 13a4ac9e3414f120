/** Components of every kind in the browser: alike to the picture, and pages sound from the telephone to the desk. */
import type { KindName } from '@limner/engine'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { sharedBrowser } from '../harness/browser.ts'
import { componentPage, renderComponent } from '../harness/component.ts'
import { type ComponentBench, fixedFaults, openComponentBench, pageFaults } from '../harness/component-bench.ts'
import { likeness } from '../harness/likeness.ts'
import { overflow } from '../harness/page-measures.ts'

const PROMPTS: Record<KindName, string> = {
  logo: 'Logo for a coffee roaster called "Harbor & Finch", navy and copper',
  icon: 'App icon for a sailing log, teal',
  website: 'Website for "Juniper & Oak", a garden centre in Lund. Phone 046 555 0141, hello@juniperoak.se',
  'business-card': 'Business card for Ines Moreau, dentist, +33 1 44 55 66 77, ines@moreau.fr',
  poster: 'Poster for a jazz night at The Blue Door, Friday 12 June, 9 pm, tickets 15 euros',
  banner: 'Banner 970x250: "Spring Sale up to 40% off", button "Shop now"',
}

let bench: ComponentBench
beforeAll(async () => {
  bench = await openComponentBench(sharedBrowser())
})

test.each(Object.entries(PROMPTS) as [KindName, string][])('%s', async (kind, prompt) => {
  const { concepts } = await bench.engine.design({ prompt, kind, seed: 6, count: 1 })
  const [concept] = concepts
  if (!concept) throw new Error('no concept')
  const { faults } =
    kind === 'website' ? await pageFaults(bench, concept.design, [390, 768]) : await fixedFaults(bench, concept.design)
  expect(faults).toEqual([])
})

const DRAWN = `<sheet kind="poster" format="Poster"><palette paper="#F4EBDD" ink="#20303C" accent="#D8472B" secondary="#F2B33D"/>
<type display="Archivo" text="Archivo"/>
<defs>
  <linearGradient id="down" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#000000"/></linearGradient>
  <mask id="fade"><rect width="400" height="400" fill="url(#down)"/></mask>
  <clipPath id="bay"><circle cx="200" cy="200" r="160"/></clipPath>
  <pattern id="rows" width="40" height="20" patternUnits="userSpaceOnUse"><rect width="20" height="10" fill="secondary"/></pattern>
</defs>
<board name="front" width="1080" height="1350" fill="paper">
  <drawing id="picture" left="90" top="60" width="900" height="900" viewBox="0 0 400 400">
    <g id="cut" clip-path="url(#bay)"><rect width="400" height="400" fill="url(#rows)"/><g id="one" opacity=".5"><circle cx="150" cy="200" r="80" fill="accent"/><circle cx="250" cy="200" r="80" fill="accent"/></g></g>
    <g id="thrown" shadow="0 8 12 .4"><rect x="40" y="300" width="120" height="60" fill="secondary"/></g>
    <circle cx="330" cy="330" r="40" fill="accent" glow="secondary 20"/>
    <rect x="20" y="20" width="120" height="80" fill="#ffff88" blend="multiply"/>
    <g id="faded" mask="url(#fade)"><rect x="260" y="20" width="100" height="360" fill="ink"/></g>
    <circle cx="200" cy="60" r="30" fill="ink" blur="4"/>
  </drawing>
  <text role="headline" left="90" top="1000" width="900" height="150" size="110" min="60" fit="width" font="display" fill="ink">Harbour day</text>
  <text left="90" top="1170" width="900" height="120" size="44" path="M20 90C300 10 600 10 880 90" align="center" fill="ink">Bring a boat of paper</text>
</board></sheet>`

test('a drawing with groups, effects, masks and patterns', async () => {
  const prompt = 'Poster "Harbour day"'
  const drawn = await bench.engine.admitSheet({ prompt, seed: 1, sheet: DRAWN, isLast: true })
  if (!drawn.ok) throw new Error(drawn.faults.join('\n'))
  const { faults } = await fixedFaults(bench, drawn.concept.design)
  expect(faults).toEqual([])
})

/** Sections stand up to three pixels off where they are drawn; out of its place a part would share next to nothing. */
const ON_A_PAGE = 0.9

test('parts that were put onto a page, turned and in a group, stand where they are seen, and nothing runs out of a telephone', async () => {
  const { engine, browser } = bench
  const { concepts } = await engine.design({ prompt: PROMPTS.website, kind: 'website', seed: 6, count: 1 })
  const [concept] = concepts
  if (!concept) throw new Error('no concept')
  let { design } = concept
  const done = async (...operations: Parameters<typeof engine.operate>[1][number][]) => {
    const result = await engine.operate(design, operations)
    if (result.status !== 'changed') return
    ;({ design } = result.concept)
    return result.changes[0]?.nodes[0]
  }
  /** Where there is room, from the foot of the page up. */
  const added = async (part: { part: 'rectangle' } | { part: 'drawing'; item: string }) => {
    const { width, height } = engine.size(design.scene, 0)
    for (let row = 18; row > 2; row--)
      for (const column of [0.8, 0.5, 0.2]) {
        const id = await done({ op: 'add', artboard: 0, at: { x: width * column, y: (height * row) / 20 }, ...part })
        if (id !== undefined) return id
      }
    throw new Error('no room')
  }
  const partOf = (id: string) => engine.parts(design.scene).artboards[0]?.parts.find((one) => one.id === id)
  const drawing = await added({ part: 'drawing', item: 'figure:tulip' })
  await done({ op: 'rotate', id: drawing, degrees: 30 })
  const rectangle = await added({ part: 'rectangle' })
  const copy = (await done({ op: 'duplicate', id: rectangle })) ?? ''
  const group = (await done({ op: 'group', ids: [rectangle, copy], name: 'Pair' })) ?? ''
  await done({ op: 'rotate', id: group, degrees: -20 })
  const { width } = design.scene.format
  const view = await componentPage(browser, { width, height: 900 })
  try {
    const page = await view.show(await renderComponent(engine.component(design).code))
    const [is, picture] = [
      await page.screenshot({ fullPage: true }),
      await engine.png(await engine.paint(design.scene)),
    ]
    for (const id of [drawing, group]) {
      const box = partOf(id)?.box
      if (!box) throw new Error(`no ${id}`)
      const cut = (png: Uint8Array) =>
        sharp(png)
          .extract({
            left: Math.max(0, Math.round(box.x)),
            top: Math.max(0, Math.round(box.y)),
            width: Math.round(box.width),
            height: Math.round(box.height),
          })
          .png()
          .toBuffer()
      expect((await likeness(await cut(picture), await cut(is))).share, id).toBeGreaterThan(ON_A_PAGE)
    }
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await overflow(page)).toBe(0)
  } finally {
    await view.close()
  }
})
