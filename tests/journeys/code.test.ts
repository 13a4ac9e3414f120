/** Components of every kind in the browser: alike to the picture, and pages sound from the telephone to the desk. */
import type { KindName } from '@limner/engine'
import { beforeAll, expect, test } from 'vitest'
import { sharedBrowser } from '../harness/browser.ts'
import { type ComponentBench, fixedFaults, openComponentBench, pageFaults } from '../harness/component-bench.ts'

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
