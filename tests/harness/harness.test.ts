/** The journeys' own instruments, tried on pages with known faults: an instrument that sees nothing proves nothing. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults } from './axe.ts'
import { sharedBrowser } from './browser.ts'
import { visit } from './visit.ts'

const PAGES: Record<string, string> = {
  '/good': '<main><h1>Harbor &amp; Finch</h1><button>Roast</button></main>',
  '/unnamed': '<main><h1>Icons</h1><button></button><img src="data:,"></main>',
  '/noisy':
    '<main><h1>Noise</h1></main><script nonce="n">console.error("boiled over");setTimeout(() => { throw new Error("spilled") })</script>',
  '/forbidden': '<main><h1>Inline</h1><p onclick="1">x</p></main><script>window.ran = true</script>',
}
let server: Server
let url: string

beforeAll(async () => {
  server = createServer((request, response) => {
    const body = PAGES[request.url ?? '']
    response.writeHead(body ? 200 : 204, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'self'; img-src data:; script-src 'nonce-n'",
    })
    response.end(body && `<!doctype html><html lang="en"><title>A page</title>${body}</html>`)
  }).listen(0, 'localhost')
  await new Promise((resolve) => server.once('listening', resolve))
  url = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

/** What was seen by the time that the page's own clock has ticked. */
async function faultsOf(path: string): Promise<{ faults: string[]; accessibility: string[] }> {
  const { page, faults, end } = await visit(await sharedBrowser(), url)
  await page.goto(path)
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  const accessibility = await accessibilityFaults(page)
  await end()
  return { faults, accessibility }
}

test('a good page has no faults', async () => {
  expect(await faultsOf('/good')).toEqual({ faults: [], accessibility: [] })
})

test('an unnamed button and picture are found', async () => {
  const { accessibility } = await faultsOf('/unnamed')
  expect(accessibility.map((line) => line.split(':')[0])).toEqual(expect.arrayContaining(['button-name', 'image-alt']))
})

test('console errors and exceptions are found', async () => {
  const { faults } = await faultsOf('/noisy')
  expect(faults).toEqual(expect.arrayContaining([expect.stringContaining('boiled over'), 'exception: spilled']))
})

test('a script against the content security policy is found', async () => {
  const { faults } = await faultsOf('/forbidden')
  expect(faults).toContainEqual(expect.stringMatching(/^policy: script-src/))
})
