/** Sites of several pages: each page is sound by itself, and links lead from one to the other. */
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { sharedBrowser } from '../harness/browser.ts'
import { type ComponentBench, openComponentBench, pageFaults } from '../harness/component-bench.ts'
import { strictFaults } from '../harness/strict-code.ts'

const PROMPTS = {
  named: 'Website for the pottery studio Clay & Kiln with pages home, about, shop and contact. hello@claykiln.example',
  needed:
    'A dashboard for Fernhill Farms where growers can search plots, track harvests, analyze yields and send reports',
}

let bench: ComponentBench
beforeAll(async () => {
  bench = await openComponentBench(sharedBrowser())
})

const siteOf = async (prompt: string) => {
  const { concepts } = await bench.engine.design({ prompt, kind: 'website', seed: 3, count: 1 })
  const [concept] = concepts
  if (!concept) throw new Error('no concept')
  return concept
}

test('pages that a prompt names, and pages that a tool needs', async () => {
  const pathsOf = async (prompt: string) => (await siteOf(prompt)).design.scene.artboards.map(({ path = '' }) => path)
  expect(await pathsOf(PROMPTS.named)).toEqual(['/', '/about', '/shop', '/contact'])
  expect(await pathsOf(PROMPTS.needed)).toEqual(['/', '/plots', '/detail', '/send-reports'])
  expect(await pathsOf('Landing page for the bakery Rye & Sons')).toHaveLength(1)
})

test.each(Object.entries(PROMPTS))('%s pages look as drawn and are sound', { timeout: 120_000 }, async (_, prompt) => {
  const { design } = await siteOf(prompt)
  const code = new Map<string, string>()
  for (const [index, artboard] of design.scene.artboards.entries()) {
    const faults = await pageFaults(bench, design, [390, 768, 1440], index)
    expect(faults.faults, artboard.name).toEqual([])
    code.set(`page-${index}`, bench.engine.component(design, { page: index }).code)
  }
  expect(strictFaults(code)).toEqual([])
})

test('a Next.js project has a route for each page, and links lead to routes', async () => {
  const { design, title } = await siteOf(PROMPTS.named)
  const files = unzipSync(bench.engine.nextProject([{ design, title }], title))
  const routes = Object.keys(files).flatMap((name) => /^app(.*)\/page\.tsx$/.exec(name)?.[1] ?? [])
  expect(routes.sort()).toEqual(['', '/about', '/contact', '/shop'])
  const source = Object.entries(files)
    .filter(([name]) => name.startsWith('components/'))
    .map(([, bytes]) => strFromU8(bytes))
    .join('\n')
  const led = [...source.matchAll(/href(?:=|: )["'](\/[^"'#]*)/g)].map(([, path = '']) => path.replace(/\/$/, ''))
  expect([...new Set(led)].sort()).toEqual(['', '/about', '/contact', '/shop'])
  expect(strFromU8(files['app/layout.tsx'] ?? new Uint8Array())).toContain('<BasketProvider>')
})
