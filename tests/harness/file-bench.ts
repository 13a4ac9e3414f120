/** Exported files as those read them who get them: SVG by two renderers, PDF and PNG by their sizes. */
import { inflateSync } from 'node:zlib'
import type { Design, Engine } from '@limner/engine'
import { Resvg } from '@resvg/resvg-js'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { likeness } from './likeness.ts'

export interface FileOutcome {
  facts: string
  faults: string[]
}

/** Share of the pixels within ΔE 5. */
const ALIKE = 0.99
/** Browsers smooth text otherwise than shapes. */
const ALIKE_LIVE = 0.98
const MILLIMETRES = 25.4 / 72
/** Millimetres. */
const EXACT = 0.1
const MAX_PIXELS = 40_000_000

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** What the XML parser of the browser says; empty where it has no objection. */
const xmlFault = (page: Page, svg: string): Promise<string> =>
  page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, 'image/svg+xml')
    return read.querySelector('parsererror')?.textContent ?? ''
  }, svg)

/** An SVG of a size, pixels, as the browser paints it: a PNG. */
export async function inBrowser(page: Page, svg: string, size: { width: number; height: number }): Promise<Uint8Array> {
  await page.setViewportSize({ width: Math.round(size.width), height: Math.round(size.height) })
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  return page.screenshot()
}

async function svgFaults(engine: Engine, page: Page, design: Design, side: number): Promise<FileOutcome> {
  const size = engine.size(design.scene, side)
  const write = async (text: 'outlined' | 'live') =>
    Buffer.from((await engine.exportFile(design, 'R & D', 'svg', { artboard: side, text })).bytes).toString('utf8')
  const [outlined, live] = [await write('outlined'), await write('live')]
  const faults: string[] = []
  for (const [name, svg] of Object.entries({ outlined, live })) {
    const fault = await xmlFault(page, svg)
    if (fault) faults.push(`SVG, ${name}: not valid XML: ${fault}`)
  }
  const [shown, shownLive] = [await inBrowser(page, outlined, size), await inBrowser(page, live, size)]
  const second = new Resvg(outlined, { fitTo: { mode: 'width', value: Math.round(size.width) } }).render().asPng()
  const both = await likeness(shown, second)
  const own = await likeness(await engine.png(await engine.paint(design.scene, { artboard: side })), shownLive)
  if (both.share < ALIKE) faults.push(`SVG: Chromium and resvg agree on ${percent(both.share)} only`)
  if (own.share < ALIKE_LIVE) faults.push(`SVG, live text: ${percent(own.share)} like the design only`)
  return { facts: `svg ${percent(both.share)}, live ${percent(own.share)}`, faults }
}

/** Streams are compressed: what a reader looks for in them is read from this. */
function contentsOf(pdf: Buffer): string {
  const text = pdf.toString('latin1')
  const streams = [...text.matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n/g)].map((found) => {
    const from = found.index + found[0].length
    const bytes = pdf.subarray(from, text.indexOf('endstream', from))
    try {
      return inflateSync(bytes).toString('latin1')
    } catch {
      return ''
    }
  })
  return [text, ...streams].join('\n')
}

interface Size {
  width: number
  height: number
}

/** Every page's box of this name, in millimetres. */
const pageBoxes = (pdf: string, name: string): Size[] =>
  [...pdf.matchAll(new RegExp(`/${name} \\[([^\\]]+)\\]`, 'g'))].map(([, numbers = '']) => {
    const [left = 0, bottom = 0, right = 0, top = 0] = numbers.trim().split(/\s+/).map(Number)
    return { width: (right - left) * MILLIMETRES, height: (top - bottom) * MILLIMETRES }
  })

/** @param wanted in millimetres, as is `bleed` */
function pageFaults(trim: Size, bled: Size | undefined, wanted: Size, bleed: number): string[] {
  const faults: string[] = []
  const off = Math.max(Math.abs(trim.width - wanted.width), Math.abs(trim.height - wanted.height))
  if (off > EXACT) faults.push(`PDF: the page is off by ${off.toFixed(2)} mm`)
  const beyond = ((bled?.width ?? 0) - trim.width) / 2
  if (Math.abs(beyond - bleed) > EXACT) faults.push(`PDF: the bleed is ${beyond.toFixed(2)} mm, not ${bleed}`)
  return faults
}

async function pdfFaults(engine: Engine, design: Design): Promise<string[]> {
  const { format, artboards, kind } = design.scene
  const faults: string[] = []
  for (const bleed of format.print || kind === 'poster' ? [false, true] : [false]) {
    const pdf = Buffer.from((await engine.exportFile(design, 'R & D', 'pdf', { bleed })).bytes)
    const text = pdf.toString('latin1')
    const [trims, bled] = [pageBoxes(text, 'TrimBox'), pageBoxes(text, 'BleedBox')]
    if (trims.length !== artboards.length) faults.push(`PDF: ${trims.length} pages for ${artboards.length} sides`)
    for (const [side, trim] of trims.entries()) {
      const size = engine.size(design.scene, side)
      const wanted = format.print ?? { width: (size.width / 96) * 25.4, height: (size.height / 96) * 25.4 }
      faults.push(...pageFaults(trim, bled[side], wanted, bleed ? (format.print?.bleed ?? 3) : 0))
    }
    // Text is outlined: there is no font that could be missing, and none of Type 3.
    if (/\/Type\s*\/Font\b|\/Type3\b/.test(contentsOf(pdf))) faults.push('PDF: holds a font')
  }
  return faults
}

async function pngFaults(engine: Engine, design: Design, side: number): Promise<string[]> {
  const size = engine.size(design.scene, side)
  const faults: string[] = []
  for (const scale of [1, 2, 4] as const) {
    if (size.width * size.height * scale ** 2 > MAX_PIXELS) continue
    const { bytes } = await engine.exportFile(design, 'R & D', 'png', { artboard: side, scale })
    const { width, height } = await sharp(bytes).metadata()
    if (width !== Math.round(size.width * scale) || height !== Math.round(size.height * scale))
      faults.push(`PNG ${scale}×: ${width} × ${height} for ${size.width} × ${size.height}`)
  }
  return faults
}

/** All of a design's files. PNG at four times its size is slow: only where it is asked for. */
export async function fileFaults(
  { engine, browser }: { engine: Engine; browser: Browser },
  design: Design,
  { sizes = true } = {},
): Promise<FileOutcome> {
  const page = await browser.newPage()
  try {
    const facts: string[] = []
    const faults: string[] = []
    for (const side of design.scene.artboards.keys()) {
      const svg = await svgFaults(engine, page, design, side)
      facts.push(svg.facts)
      faults.push(...svg.faults, ...(sizes ? await pngFaults(engine, design, side) : []))
    }
    faults.push(...(await pdfFaults(engine, design)))
    return { facts: facts.join('; '), faults }
  } finally {
    await page.close()
  }
}
