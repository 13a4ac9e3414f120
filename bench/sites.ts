/**
 * `npm run bench:sites`: twenty sites as Next.js projects, built one after the other beside one installation from the
 * registry, then used in a browser: every page at three widths, every control, every link, Lighthouse's accessibility. Takes half an hour and needs the
 * network. `-- --only 3` takes the third alone, `-- --count 5` the first five, `-- --from 6 --count 5` the next five.
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Concept, openEngine } from '@limner/engine'
import { unzipSync } from 'fflate'
import type { Browser, Page } from 'playwright-core'
import { accessibilityFaults } from '../tests/harness/axe.ts'
import { launchBrowser } from '../tests/harness/browser.ts'
import { overflow } from '../tests/harness/page-measures.ts'
import { tryControls } from '../tests/harness/using-controls.ts'
import { accessibilityOf, openLighthouse } from './pages/lighthouse.ts'

const PROMPTS = [
  'A dashboard for Fernhill Farms where growers can search plots, track harvests, analyze yields, manage orders and send reports',
  'Website for the pottery studio Clay & Kiln with pages home, about, shop and contact. hello@claykiln.example',
  'An online shop for handmade lamps called Lumen',
  'A community site called Sourdough Circle where bakers can post recipes, comment, vote for the loaf of the week, upload pictures and chat',
  'Website for a bakery called Rye & Sons in Lisbon, phone +351 21 555 0142',
  'A multi-page website for Nordlys Architects: home, projects, team, journal, contact',
  'A web application where students can learn Danish, track progress, play exercises, join groups and chat with teachers',
  'A site called Lendly where neighbours can search tools, browse listings, book a date and chat with the owner',
  'Website for a vet clinic with a services page and a booking page. +44 20 7946 0012',
  'A job board called Northwork where people can search jobs, filter by city, upload a CV, apply and follow companies',
  'Website for the yoga studio Stillwater with pages classes, pricing, about and contact',
  'A fitness tracker called Stride where runners track runs, analyze progress, join challenges and follow friends',
  'Website for a jazz festival with a programme page, a tickets page and a contact page, 14 June 2027',
  'A car rental site called Wheelhouse where travellers can search cars, compare prices, book a car, pay and register',
  'A recipe site called Thyme Table where cooks can browse recipes, search ingredients, rate dishes and post comments',
  'Shop for a cheese dairy called Alpen & Rind with pages shop, our story and contact',
  'A clinic portal where patients can register, book appointments, chat with doctors and download reports',
  'Multi-page site for the law firm Voss & Partners: services, team, faq, contact',
  'An admin dashboard for a hotel where staff manage bookings, track rooms, analyze occupancy and create invoices',
  'A photo community called Aperture where members upload photos, like, comment, follow photographers and search albums',
]
const PORT = 41_753
const DEBUGGING = 9224
const WIDTHS = [1440, 768, 390]

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    from: { type: 'string' },
    count: { type: 'string' },
    keep: { type: 'string' },
  },
})
const start = Number(values.only ?? values.from ?? 1) - 1
const wanted = PROMPTS.slice(start, start + Number(values.only ? 1 : (values.count ?? PROMPTS.length)))

const engine = await openEngine()
const sites: { prompt: string; files: Record<string, Uint8Array> }[] = []
for (const prompt of wanted) {
  const { concepts } = await engine.design({ prompt, seed: 7, count: 1, kind: 'website' })
  const [concept] = concepts
  if (concept) sites.push({ prompt, files: unzipSync(engine.nextProject([titled(concept)], concept.title)) })
}
const directory = values.keep ?? mkdtempSync(path.join(tmpdir(), 'limner-sites-'))
const lighthouse = await openLighthouse()
const browser = await launchBrowser([`--remote-debugging-port=${DEBUGGING}`])
let failures = sites.length < wanted.length ? 1 : 0
try {
  install()
  for (const [index, { prompt, files }] of sites.entries()) {
    const faults = await trial(files, browser)
    failures += faults.length
    console.log(
      `${String(index + 1).padStart(3)}/${sites.length} ${faults.length === 0 ? 'green ' : 'FAILED'} ${prompt}`,
    )
    for (const fault of faults) console.log(`  ✗ ${fault}`)
  }
} finally {
  await browser.close()
  if (!values.keep) rmSync(directory, { recursive: true, force: true })
}
console.log(`${sites.length} sites, ${failures} faults`)
process.exitCode = failures > 0 ? 1 : 0

function titled({ design, title }: Concept) {
  return { design, title }
}

function run(words: string[], program = 'npm'): string {
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd: directory,
    encoding: 'utf8',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    shell: process.platform === 'win32',
  })
  return status === 0 ? '' : `${stdout}\n${stderr}`.trim()
}

/** Everything that one of the sites needs, once. */
function install(): void {
  const [first] = sites
  if (!first) return
  const read = (files: Record<string, Uint8Array>): { dependencies: Record<string, string> } =>
    JSON.parse(Buffer.from(files['package.json'] ?? []).toString() || '{}')
  const dependencies = Object.assign({}, ...sites.map(({ files }) => read(files).dependencies))
  mkdirSync(directory, { recursive: true })
  writeFileSync(path.join(directory, 'package.json'), JSON.stringify({ ...read(first.files), dependencies }))
  const wrong = run(['install', '--no-audit', '--no-fund', '--include=dev'])
  if (wrong) throw new Error(wrong)
}

async function trial(files: Record<string, Uint8Array>, using: Browser): Promise<string[]> {
  for (const folder of ['app', 'components', 'public', '.next'])
    rmSync(path.join(directory, folder), { recursive: true, force: true })
  const own = readFileSync(path.join(directory, 'package.json'))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(directory, name)), { recursive: true })
    writeFileSync(path.join(directory, name), name === 'package.json' ? own : content)
  }
  const wrong = run(['run', 'build'])
  if (wrong) return [wrong.slice(-2000)]
  const program = path.join(directory, 'node_modules/next/dist/bin/next')
  const server = spawn(process.execPath, [program, 'start', '--port', String(PORT)], {
    cwd: directory,
    stdio: 'ignore',
  })
  const context = await using.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    page.on('console', (line) => line.type() === 'error' && faults.push(line.text()))
    await answering()
    const routes = Object.keys(files).flatMap((name) => /^app(.*)\/page\.tsx$/.exec(name)?.[1] ?? [])
    for (const route of routes) {
      faults.push(...(await pageFaults(page, route || '/')))
      const { score, faults: lost } = await accessibilityOf(lighthouse, `http://localhost:${PORT}${route}`, DEBUGGING)
      if (score < 100) faults.push(`${route || '/'}: Lighthouse gives ${score} for accessibility: ${lost.join('; ')}`)
    }
    return [...faults, ...(await linkFaults(page, routes))]
  } finally {
    await context.close()
    server.kill()
    await setTimeout(300)
  }
}

async function answering(): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await fetch(`http://localhost:${PORT}/`).catch(() => undefined)
    if (answer?.ok) return
    await setTimeout(200)
  }
  throw new Error('the site does not answer')
}

async function pageFaults(page: Page, route: string): Promise<string[]> {
  const faults: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`http://localhost:${PORT}${route}`, { waitUntil: 'networkidle' })
    const over = await overflow(page)
    if (over > 0) faults.push(`${route} at ${width}: ${over} pixels too wide`)
    faults.push(...(await accessibilityFaults(page)).map((fault) => `${route} at ${width}: ${fault}`))
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  faults.push(...(await tryControls(page)).map((fault) => `${route}: ${fault}`), ...(await currentFaults(page, route)))
  return faults
}

/** The main way through a site of pages says where one is, once. */
async function currentFaults(page: Page, route: string): Promise<string[]> {
  const ways = page.getByRole('navigation', { name: 'Main' })
  const leading = await ways.locator(`a[href="${route}"]`).count()
  const marked = await ways
    .locator('a[aria-current="page"]')
    .evaluateAll((links) => links.map((one) => one.getAttribute('href')))
  return leading === 1 && marked.join() !== route
    ? [`${route}: marked as where one is: ${marked.join() || 'nothing'}`]
    : []
}

/** Every other page is led to, and every link leads to a page. */
async function linkFaults(page: Page, routes: readonly string[]): Promise<string[]> {
  await page.goto(`http://localhost:${PORT}/`)
  const linked = new Set<string>()
  const queue = ['/']
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    if (linked.has(next)) continue
    linked.add(next)
    const answer = await page.goto(`http://localhost:${PORT}${next}`)
    if (!answer?.ok()) return [`${next} answers ${answer?.status()}`]
    const found = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    queue.push(...found.map((href) => href.split('#')[0] || '/'))
  }
  return routes.filter((route) => !linked.has(route || '/')).map((route) => `nothing leads to ${route}`)
}
