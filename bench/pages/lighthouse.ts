/**
 * Lighthouse as its mobile preset sees a page. It weighs 170 MB, so it is no dependency: the first run installs it beside
 * the system's temporary files.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { quantile } from '../quantile.ts'

const VERSION = '13.5.0'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export interface PageScore {
  /** 0 to 100 each. */
  scores: Record<(typeof CATEGORIES)[number], number>
  /** Milliseconds. */
  firstPaint: number
  largestPaint: number
  blocked: number
  /** Cumulative layout shift. */
  shift: number
  /** Titles of what costs points. */
  faults: string[]
}

interface Audit {
  score: number | null
  numericValue?: number
  title: string
}
interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
}
interface Cookie {
  name: string
  value: string
  url: string
}
export type Lighthouse = (url: string, flags: Record<string, unknown>) => Promise<{ lhr: Report }>

export async function openLighthouse(): Promise<Lighthouse> {
  const home = path.join(tmpdir(), `limner-lighthouse-${VERSION}`)
  const entry = path.join(home, 'node_modules/lighthouse/core/index.js')
  if (!existsSync(entry)) {
    console.log(`Installing Lighthouse ${VERSION} into ${home} …`)
    mkdirSync(home, { recursive: true })
    writeFileSync(path.join(home, 'package.json'), '{"private":true}')
    const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', `lighthouse@${VERSION}`]
    const { status } = spawnSync('npm', args, { cwd: home, stdio: 'inherit', shell: process.platform === 'win32' })
    if (status !== 0) throw new Error('Lighthouse could not be installed.')
  }
  return ((await import(pathToFileURL(entry).href)) as { default: Lighthouse }).default
}

function read({ categories, audits }: Report): PageScore {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const lost = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
    ) as PageScore['scores'],
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    faults: lost.map(({ id }) => audits[id]?.title ?? id),
  }
}

/** Accessibility alone, 0 to 100, and the titles of what costs points. */
export async function accessibilityOf(
  lighthouse: Lighthouse,
  url: string,
  port: number,
): Promise<{ score: number; faults: string[] }> {
  const flags = { port, output: 'json', logLevel: 'error', onlyCategories: ['accessibility'] }
  const { scores, faults } = read((await lighthouse(url, flags)).lhr)
  return { score: scores.accessibility, faults }
}

/** The run in the middle of several: a busy machine makes single ones worse. */
export async function scorePage(
  lighthouse: Lighthouse,
  url: string,
  { port, runs, cookies }: { port: number; runs: number; cookies: readonly Cookie[] },
): Promise<PageScore> {
  // Where the browser keeps them: of a header of its own it sends nothing once the page has set a cookie.
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`)
  const [context] = browser.contexts()
  await context?.clearCookies()
  await context?.addCookies([...cookies])
  const scores: PageScore[] = []
  for (let run = 0; run < runs; run++) {
    const flags = { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES }
    scores.push(read((await lighthouse(url, flags)).lhr))
  }
  await context?.clearCookies()
  await browser.close()
  const middle = quantile(
    scores.map(({ scores }) => scores.performance),
    0.5,
  )
  return scores.toSorted(
    (a, b) => Math.abs(a.scores.performance - middle) - Math.abs(b.scores.performance - middle),
  )[0] as PageScore
}
