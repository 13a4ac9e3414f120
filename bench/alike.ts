/**
 * `npm run bench:alike`: twenty prompts of all kinds, with pictures and letters that are treated, as SVG, PDF and TSX beside
 * the PNG of the same design: at least 98% of the pixels within ΔE 5. PDF is painted by `pdftoppm` (poppler-utils) and
 * left out where that is missing; a site as TSX is held against its picture at the width that it was designed for.
 * `-- --every 4` takes a part; `--by-hand` rotates and groups parts of each design before.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Design } from '@limner/engine'
import sharp from 'sharp'
import { componentPage, renderComponent } from '../tests/harness/component.ts'
import { openComponentBench } from '../tests/harness/component-bench.ts'
import { inBrowser } from '../tests/harness/file-bench.ts'
import { likeness } from '../tests/harness/likeness.ts'
import { quantile } from './quantile.ts'

const PROMPTS = [
  'Poster for a circus night with an acrobat on a trapeze, the title in three-dimensional letters, 3 October, Big Top',
  'Poster: NEON NIGHTS in glowing neon letters, club on Harbour Street, Friday 11 pm',
  'Poster for a desert marathon, a runner before dunes at sunset, 12 April, Merzouga',
  'Poster for an opera season, gold letters with a shadow, a violin, Teatro Nuovo',
  'Flyer for a beekeeping course with a bee on a flower, Saturday 10 am, £25',
  'Poster for a chess tournament, a knight in bold woodcut style, 8 May',
  'Poster for a jazz trio, a woman playing the saxophone, echo letters, Blue Room',
  'Banner for a spring sale at Fern & Moss with leaves, 20% off',
  'Banner for a podcast called Deep Field about galaxies, outlined letters',
  'LinkedIn banner for a bridge engineer, a bridge in the fog',
  'Business card for Ines Duarte, architect, a house as a sign, ines@duarte.example',
  'Business card for a tattoo artist called Mara Voss, a snake, black and gold',
  'Logo for a fox shelter called Red Tail, a fox head',
  'Logo for a coffee roaster called Harbor & Finch, a bird in a circle',
  'Icon for a weather app, a cloud with rain and a rainbow',
  'Icon set for a bakery: bread, croissant, cup, cake',
  'Website for the pottery studio Clay & Kiln in Leeds',
  'A dashboard for Fernhill Farms where growers track harvests, analyze yields and manage orders',
  'An online shop for handmade lamps called Lumen',
  'CV website for Ana Reyes, a marine biologist, with her portrait',
]
const ALIKE = 0.98
/** A browser sets the words of a page anew and smooths them otherwise than shapes. */
const ALIKE_PAGE = 0.95

const { values } = parseArgs({
  options: { every: { type: 'string', default: '1' }, 'by-hand': { type: 'boolean', default: false } },
})
const hasPoppler = spawnSync('pdftoppm', ['-v']).error === undefined
const bench = await openComponentBench()
const page = await bench.browser.newPage()
const times: number[] = []
let short = 0
try {
  for (const [index, prompt] of PROMPTS.entries()) {
    if (index % Number(values.every) !== 0) continue
    const [concept] = (await bench.engine.design({ prompt, seed: 11, count: 1 })).concepts
    if (!concept) throw new Error(`No design came of "${prompt}"`)
    const design = values['by-hand'] ? await underTheHand(concept.design) : concept.design
    const shares = await sharesOf(design)
    const below = Object.entries(shares).filter(([, { share, least }]) => share < least)
    short += below.length
    const facts = Object.entries(shares).map(([name, { share }]) => `${name} ${(share * 100).toFixed(2)}%`)
    console.log(
      `${below.length === 0 ? '  ' : '✗ '}${prompt.slice(0, 44).padEnd(46)}${concept.design.archetype.padEnd(18)} ${facts.join('  ')}`,
    )
  }
} finally {
  await bench.close()
}
console.log(
  `code in p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms; ${short} files fall short`,
)
process.exitCode = short > 0 ? 1 : 0

/** Two shapes in a group that is turned, and the first of its drawings turned, where the layout lets that be. */
async function underTheHand(design: Design): Promise<Design> {
  let now = design
  const change = async (...operations: Parameters<typeof bench.engine.operate>[1]) => {
    const result = await bench.engine.operate(now, operations)
    if (result.status === 'changed') now = result.concept.design
    return result.status === 'changed' ? (result.changes[0]?.nodes[0] ?? '') : ''
  }
  const one = await change({ op: 'add', artboard: 0, part: 'rectangle' })
  const other = await change({ op: 'add', artboard: 0, part: 'icon', word: 'star' })
  const group = await change({ op: 'group', ids: [one, other] })
  await change({ op: 'rotate', id: group, degrees: 24 })
  await change({ op: 'rotate', id: other, degrees: -10 })
  const drawing = bench.engine.parts(now.scene).artboards[0]?.parts.find(({ kind }) => kind === 'drawing')
  if (drawing) await change({ op: 'rotate', id: drawing.id, degrees: 7 })
  return now
}

interface Share {
  share: number
  least: number
}

/** How much of the first side each format shows as the PNG does. */
async function sharesOf(design: Design): Promise<Record<string, Share>> {
  const { engine } = bench
  const png = await engine.png(await engine.paint(design.scene))
  const { width, height } = await sharp(png).metadata()
  const compared = async (shown: Uint8Array, least = ALIKE): Promise<Share> => {
    const fitted = await sharp(shown).resize({ width, height, fit: 'fill' }).png().toBuffer()
    return { share: (await likeness(png, fitted)).share, least }
  }
  const svgOf = async (text: 'outlined' | 'live') => {
    const { bytes } = await engine.exportFile(design, 'Design', 'svg', { text })
    return inBrowser(page, Buffer.from(bytes).toString(), { width, height })
  }
  return {
    svg: await compared(await svgOf('outlined')),
    live: await compared(await svgOf('live')),
    ...(hasPoppler && { pdf: await compared(await pdfPainted(design, width)) }),
    tsx: await tsxShare(design, { width, height }, compared),
  }
}

async function pdfPainted(design: Design, width: number): Promise<Uint8Array> {
  const folder = mkdtempSync(path.join(tmpdir(), 'limner-pdf-'))
  try {
    writeFileSync(path.join(folder, 'a.pdf'), (await bench.engine.exportFile(design, 'Design', 'pdf', {})).bytes)
    const args = ['-png', '-singlefile', '-scale-to-x', String(width), '-scale-to-y', '-1', 'a.pdf', 'a']
    spawnSync('pdftoppm', args, { cwd: folder })
    return readFileSync(path.join(folder, 'a.png'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function tsxShare(
  design: Design,
  { width, height }: { width: number; height: number },
  compared: (shown: Uint8Array, least?: number) => Promise<Share>,
): Promise<Share> {
  const began = process.cpuUsage()
  const { code } = bench.engine.component(design)
  const { user, system } = process.cpuUsage(began)
  times.push((user + system) / 1000)
  const { kind } = design.scene
  const view = await componentPage(bench.browser, { width, height })
  try {
    const page = await view.show(await renderComponent(code, kind === 'logo' || kind === 'icon' ? { size: width } : {}))
    const isPage = kind === 'website'
    return await compared(await page.screenshot({ fullPage: isPage }), isPage ? ALIKE_PAGE : ALIKE)
  } finally {
    await view.close()
  }
}
