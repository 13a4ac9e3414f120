/** Designs as components, rendered by Chromium and held against what the engine lays out and paints. */
import { type Design, type Engine, openEngine, type Scene, type Text } from '@limner/engine'
import type { Browser, Page } from 'playwright-core'
import { type LaidNode, layout } from '../../packages/engine/src/scene/layout.ts'
import { openFonts } from '../../packages/engine/src/type/fonts.ts'
import { createShaper } from '../../packages/engine/src/type/shape.ts'
import { accessibilityFaults } from './axe.ts'
import { launchBrowser } from './browser.ts'
import { componentPage, renderComponent } from './component.ts'
import { unknownClasses } from './known-classes.ts'
import { likeness } from './likeness.ts'
import { type Block, overflow, overlaps, textBlocks } from './page-measures.ts'

export interface ComponentBench {
  engine: Engine
  browser: Browser
  close(): Promise<void>
}
export interface Outcome {
  /** For people: the numbers. */
  facts: string
  faults: string[]
}

/** @param launching whose browser; it stays open until the bench is closed */
export async function openComponentBench(launching = launchBrowser()): Promise<ComponentBench> {
  const [engine, browser] = await Promise.all([openEngine(), launching])
  return { engine, browser, close: () => browser.close() }
}

/** Share of the pixels that must be within ΔE 5. */
const ALIKE = 0.98
/** Share of the width by which blocks of a page may be off on average. */
const SHIFT = 0.01
const SMALLEST_TYPE = 12
const WIDTHS = [360, 390, 768, 1024, 1440, 1920]

const oneLine = (words: string) => words.replace(/\s+/g, ' ').trim()

const textsOf = (
  node: Scene['artboards'][number]['root'] | Scene['artboards'][number]['root']['children'][number],
): Text[] => (node.type === 'text' ? [node] : node.type === 'frame' ? node.children.flatMap(textsOf) : [])

/** Every side of a design that has a size of its own, pixel by pixel. */
export async function fixedFaults(bench: ComponentBench, design: Design): Promise<Outcome> {
  const { code } = bench.engine.component(design)
  const sides: Outcome[] = []
  for (const index of design.scene.artboards.keys()) sides.push(await sideFaults(bench, design, index, code))
  return { facts: sides.map(({ facts }) => facts).join('; '), faults: sides.flatMap(({ faults }) => faults) }
}

async function sideFaults(
  { engine, browser }: ComponentBench,
  { scene }: Design,
  index: number,
  code: string,
): Promise<Outcome> {
  const artboard = scene.artboards[index]
  if (!artboard) throw new Error(`there is no side ${index}`)
  const vector = scene.kind === 'logo' || scene.kind === 'icon'
  const size = engine.size(scene, index)
  const props = vector ? { size: size.width } : index > 0 ? { side: artboard.name } : {}
  const view = await componentPage(browser, { width: Math.round(size.width), height: Math.round(size.height) })
  try {
    const page = await view.show(await renderComponent(code, props))
    const expected = await engine.png(await engine.paint(scene, { artboard: index }))
    const { share, mean } = await likeness(expected, await page.screenshot())
    const percent = `${(share * 100).toFixed(2)}% alike`
    const missing = vector
      ? []
      : missingTexts(artboard.root, [
          ...(await textBlocks(page)).map(({ words }) => words),
          ...(await drawnWords(page)),
        ])
    return {
      facts: `${percent}, mean ΔE ${mean.toFixed(2)}`,
      faults: [
        ...(share < ALIKE ? [`${artboard.name}: only ${percent}`] : []),
        ...missing.map((words) => `${artboard.name}: "${words}" is missing`),
      ],
    }
  } finally {
    await view.close()
  }
}

/** Words that are drawn: as letters with an effect, with their words for the ear. */
const drawnWords = (page: Page): Promise<string[]> =>
  page.$$eval('svg[role=img][aria-label]', (drawings) => drawings.map((drawing) => drawing.ariaLabel ?? ''))

/** Words of a side that its page does not show. */
function missingTexts(root: Scene['artboards'][number]['root'], words: string[]): string[] {
  const shown = words.map(oneLine)
  return textsOf(root)
    .filter((text) => !text.arc && text.text.trim())
    .map((text) => oneLine(text.case === 'upper' ? text.text.toUpperCase() : text.text))
    .filter((words) => !shown.includes(words))
}

const laidTexts = (laid: LaidNode): LaidNode[] => (laid.text ? [laid] : laid.children.flatMap(laidTexts))

/** The texts of a page where the layout has them. */
function designBlocks(scene: Scene, index = 0): Block[] {
  const fonts = openFonts()
  const laid = layout(scene, { fonts, shaper: createShaper(fonts), typography: scene.typography })[index]
  return laidTexts((laid as NonNullable<typeof laid>).root).flatMap(({ node, text }) => {
    const [first, last] = [text?.lines[0], text?.lines.at(-1)]
    if (node.type !== 'text' || !text || !first || !last) return []
    const top = first.baseline - text.ascent
    return [
      {
        words: node.text,
        x: Math.min(...text.lines.map(({ x }) => x)),
        y: top,
        width: Math.max(...text.lines.map(({ width }) => width)),
        height: last.baseline + text.descent - top,
        size: text.size,
        hidden: false,
      },
    ]
  })
}

/** Mean distance of blocks from where the picture has them; the words that are missing. */
function compareBlocks(design: Block[], page: Block[]): { shift: number; missing: string[] } {
  const rest = [...page]
  const missing: string[] = []
  const distances: number[] = []
  for (const block of design) {
    const at = rest.findIndex(({ words }) => oneLine(words) === oneLine(block.words))
    const [found] = at < 0 ? [] : rest.splice(at, 1)
    if (found) distances.push(Math.hypot(found.x - block.x, found.y + found.height / 2 - (block.y + block.height / 2)))
    else missing.push(block.words)
  }
  const shift = distances.reduce((sum, distance) => sum + distance, 0) / Math.max(1, distances.length)
  return { shift, missing }
}

/** A page: words and places as designed at its width; sound at every width. */
export async function pageFaults(
  { engine, browser }: ComponentBench,
  design: Design,
  widths = WIDTHS,
  index = 0,
): Promise<Outcome> {
  const { width } = design.scene.format
  const faults: string[] = []
  const view = await componentPage(browser, { width, height: 900 })
  try {
    const { code } = engine.component(design, { page: index })
    faults.push(...(await unknownClasses(code)).map((name) => `Tailwind does not know ${name}`))
    const page = await view.show(await renderComponent(code))
    const { shift, missing } = compareBlocks(designBlocks(design.scene, index), await textBlocks(page))
    if (shift > SHIFT * width) faults.push(`blocks are off by ${shift.toFixed(1)} pixels on average`)
    faults.push(...missing.map((words) => `"${words}" is missing`))
    for (const wide of widths) {
      await page.setViewportSize({ width: wide, height: 844 })
      const blocks = await textBlocks(page)
      const over = await overflow(page)
      if (over > 0) faults.push(`${wide}: ${over} pixels too wide`)
      faults.push(...overlaps(blocks).map((pair) => `${wide}: ${pair}`))
      const small = blocks.filter(({ size }) => size < SMALLEST_TYPE)
      faults.push(...small.map(({ words, size }) => `${wide}: "${words}" in ${size} pixels`))
      if (wide === 390 || wide === width)
        faults.push(...(await accessibilityFaults(page)).map((fault) => `${wide}: ${fault}`))
    }
    return { facts: `text ${missing.length === 0 ? '100%' : 'incomplete'}, shift ${shift.toFixed(1)} px`, faults }
  } finally {
    await view.close()
  }
}
