/**
 * `npm run bench:frames [-- seconds]`: frames a second, the longest of them and INP in the browser of the journeys, on a wall of 400 designs
 * that is scrolled and searched, and on a poster of 300 parts of which one is pulled. It reports; how busy the machine is, is told beside it.
 */
import os from 'node:os'
import type { Page } from 'playwright-core'
import { type Account, signUp } from '../tests/harness/account.ts'
import { launchBrowser } from '../tests/harness/browser.ts'
import { newDataDirectory, removeDataDirectory, startProduct } from '../tests/harness/product.ts'
import { arrive, signIn, visit } from '../tests/harness/visit.ts'
import { quantile } from './quantile.ts'

const SECONDS = Number(process.argv[2] ?? 6)
const PROJECTS = 100
/** Across and down. */
const [COLUMNS, ROWS] = [20, 15]

const dots = Array.from({ length: COLUMNS * ROWS }, (_, at) => {
  const [x, y] = [60 + (at % COLUMNS) * 48, 300 + Math.floor(at / COLUMNS) * 72]
  return `<frame id="dot-${at}" left="${x}" top="${y}" width="44" height="66" fill="${at % 3 ? 'accent' : 'secondary'}"/>`
})
const SHEET = `<sheet kind="poster" format="poster 3:4">
<palette paper="#F4EFE2" ink="#1D2A33" accent="#E4572E" secondary="#2E7D6B"/>
<type display="Anton" text="Archivo"/>
<layout for="portrait" width="1080" height="1440" fill="paper">
<text id="title" slot="headline" left="60" top="80" width="960" height="160" size="120" min="60" font="display" fit="line">Three hundred</text>
${dots.join('\n')}
</layout></sheet>`

interface Seen {
  /** Between two frames, in milliseconds. */
  frames: number[]
  /** Of presses and keys until the next picture, in milliseconds; those under 16 are not told. */
  presses: number[]
}

/** Runs in the page: frames and presses come together in `seen`. */
const WATCH = `{
  globalThis.seen = { frames: [], presses: [] }
  let last = performance.now()
  const frame = (now) => {
    seen.frames.push(now - last)
    last = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) seen.presses.push(duration)
  }).observe({ type: 'event', durationThreshold: 16 })
}`

/** What the page sees of its own frames while something is done on it. */
async function watch(page: Page, act: (over: () => boolean) => Promise<void>): Promise<Seen> {
  await page.evaluate(WATCH)
  const until = performance.now() + SECONDS * 1000
  await act(() => performance.now() > until)
  // A press is told after the picture that answers it.
  await page.waitForTimeout(500)
  const seen = await page.evaluate<Seen>('seen')
  return { ...seen, frames: seen.frames.slice(1) }
}

function row(what: string, { frames, presses }: Seen) {
  const whole = frames.reduce((sum, one) => sum + one, 0)
  return {
    what,
    'frames a second': Math.round((frames.length / whole) * 1000),
    'frame p50, ms': Math.round(quantile(frames, 0.5)),
    'p95, ms': Math.round(quantile(frames, 0.95)),
    'longest, ms': Math.round(Math.max(...frames)),
    // Of fewer than fifty presses it is the slowest one.
    'INP, ms': presses.length > 0 ? Math.max(...presses) : '< 16',
    load: os.loadavg()[0]?.toFixed(1),
  }
}

async function wall({ api }: Account): Promise<void> {
  const project = await api.createProject({ body: { title: 'Harvest supper' } })
  const prompt = 'Poster for a harvest supper at Long Barn, Saturday 3 October, 7 pm'
  await api.generateDesign({ body: { prompt, projectId: project.id, wait: 55 } })
  for (let made = 1; made < PROJECTS; made++) await api.duplicateProject({ params: { id: project.id } })
}

async function onTheWall(page: Page) {
  await arrive(page, '/dashboard?tab=projects')
  await page
    .getByRole('list', { name: 'Projects' })
    .getByRole('listitem')
    .nth(PROJECTS - 1)
    .waitFor({ state: 'attached' })
  await page.mouse.move(720, 500)
  const first = page.getByRole('list', { name: 'Projects' }).getByRole('listitem').first()
  const before = await first.boundingBox()
  const scrolled = await watch(page, async (over) => {
    for (let step = 0; !over(); step++) await page.mouse.wheel(0, step % 60 < 40 ? 120 : -120)
  })
  if ((await first.boundingBox())?.y === before?.y) throw new Error('Nothing was scrolled')
  const searched = await watch(page, async (over) => {
    const field = page.getByRole('searchbox', { name: 'Search your projects' })
    for (let at = 0; !over(); at++) await field.press('harvest x'.charAt(at % 9) || 'Backspace', { delay: 30 })
  })
  return [row(`${PROJECTS * 4} designs, scrolled`, scrolled), row(`${PROJECTS * 4} designs, searched`, searched)]
}

async function underTheHand(page: Page, projectId: string) {
  await arrive(page, `/dashboard?project=${projectId}`)
  await page.getByRole('button', { name: 'Edit by hand' }).click()
  const part = page.getByRole('list', { name: 'Parts' }).getByRole('button', { name: 'Dot', exact: true })
  await part.nth(COLUMNS + 1).click()
  const box = await page.locator('[data-selection]').boundingBox()
  if (!box) throw new Error('Nothing is selected')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const pulled = await watch(page, async (over) => {
    await page.mouse.move(x, y)
    await page.mouse.down()
    for (let step = 0; !over(); step++)
      await page.mouse.move(x + 60 * Math.sin(step / 20), y + 40 * Math.cos(step / 20))
    if ((await page.locator('[data-selection]').boundingBox())?.x === box.x) throw new Error('Nothing was pulled')
    await page.mouse.up()
  })
  // What it comes to is drawn by the server.
  await page.getByRole('button', { name: 'View version 2' }).waitFor()
  return [row(`one of ${COLUMNS * ROWS} parts, pulled`, pulled)]
}

const dataDirectory = newDataDirectory()
const product = await startProduct({ dataDirectory })
const browser = await launchBrowser()
try {
  const account = await signUp(product.url)
  await wall(account)
  const { id: projectId } = await account.api.createProject({ body: { title: 'Three hundred' } })
  await account.api.generateDesign({ body: { sheet: SHEET, projectId, wait: 55 } })
  const visitor = await visit(browser, product.url)
  await signIn(visitor, account, product.url)
  console.table([...(await onTheWall(visitor.page)), ...(await underTheHand(visitor.page, projectId))])
  await visitor.end()
} finally {
  await browser.close()
  await product.stop()
  removeDataDirectory(dataDirectory)
}
