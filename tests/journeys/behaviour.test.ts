/** Exported pages do what they show: each control is used in the browser, from the desk to the telephone. */
import { beforeAll, expect, test } from 'vitest'
import { accessibilityFaults } from '../harness/axe.ts'
import { sharedBrowser } from '../harness/browser.ts'
import { componentPage } from '../harness/component.ts'
import { type ComponentBench, openComponentBench, pageFaults } from '../harness/component-bench.ts'
import { runningPage } from '../harness/running-page.ts'
import { strictFaults } from '../harness/strict-code.ts'
import { tryControls } from '../harness/using-controls.ts'

const PROMPTS = {
  'a farm':
    'A dashboard for Fernhill Farms where growers can search plots, track harvests, analyze yields, book a visit, vote for the crop of the year, browse listings and post news',
  'a club':
    'A community site called Sourdough Circle where bakers can register, upload pictures, chat with others, learn baking and send reports',
  'a lender':
    'An online loan calculator where users enter the loan amount, interest rate and term, calculate the monthly payment, browse lenders, manage loans and rate lenders',
  'a band': 'A music web application where fans can play songs, upload pictures, browse albums, follow bands and chat',
  'a person': 'CV website for Ana Reyes, a marine biologist, with her portrait photo',
  'a bakery': 'Website for a bakery called Rye & Sons in Lisbon, phone +351 21 555 0142',
}

let bench: ComponentBench
beforeAll(async () => {
  bench = await openComponentBench(sharedBrowser())
})

test.each(Object.entries(PROMPTS))('%s', { timeout: 120_000 }, async (_, prompt) => {
  const { concepts } = await bench.engine.design({ prompt, kind: 'website', seed: 3, count: 1 })
  const [concept] = concepts
  if (!concept) throw new Error('no concept')
  const { code } = bench.engine.component(concept.design)
  expect(strictFaults(new Map([['page', code]]))).toEqual([])
  expect((await pageFaults(bench, concept.design, [390, 768, 1440])).faults).toEqual([])
  const view = await componentPage(bench.browser, { width: 1440, height: 900 })
  const errors: string[] = []
  view.page.on('pageerror', ({ message }) => errors.push(message))
  view.page.on('console', (line) => line.type() === 'error' && errors.push(line.text()))
  try {
    const page = await view.show(await runningPage(code))
    expect(errors).toEqual([])
    expect(await tryControls(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
    expect(errors).toEqual([])
  } finally {
    await view.close()
  }
})
