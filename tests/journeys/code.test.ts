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
