/**
 * `npm run bench:openings -- FILE|FOLDER… [--prompt "…"]`: sites of the collection, filled: the page at 1440 as it is painted, and its code at
 * 768 and 390 in a browser, in `.cache/openings/`; what the gates find is said. Without a prompt one for the sheet's first subject is taken.
 */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openEngine } from '@limner/engine'
import { completeCopy, openWorkshop, packedSheet, readBrief, sheetEntry, trySheet } from '@limner/engine/instruments'
import { launchBrowser } from '../tests/harness/browser.ts'
import { componentPage, renderComponent } from '../tests/harness/component.ts'
import { overflow } from '../tests/harness/page-measures.ts'

const OUT = path.resolve(import.meta.dirname, '../.cache/openings')
const NARROW = [768, 390]
const SCALE = 0.5

const { values, positionals } = parseArgs({ allowPositionals: true, options: { prompt: { type: 'string' } } })
const files = positionals.flatMap((named) =>
  statSync(named).isDirectory() ? readdirSync(named).map((file) => path.join(named, file)) : [named],
)
mkdirSync(OUT, { recursive: true })
const engine = await openEngine()
const workshop = openWorkshop()
const browser = await launchBrowser()
try {
  const frame = await componentPage(browser, { width: 390, height: 900 })
  for (const file of files) {
    const name = path.basename(file, '.sheet')
    const { sheet, faults } = packedSheet(name, readFileSync(file, 'utf8'))
    for (const fault of faults) console.log(`${name}:${fault}`)
    if (!sheet) continue
    const prompt =
      values.prompt ?? `Website for the ${sheet.head.about[0]} Lumo & Daughters in Whitby, 12 Cliff Road, open Sat 10-4`
    const brief = completeCopy(readBrief(prompt, { kind: 'website' }), 1)
    const { design, faults: refused } = trySheet(sheetEntry(sheet), brief, { workshop, images: new Map() })
    const painter = await engine.painter(design.scene)
    writeFileSync(path.join(OUT, `${name}-1440.png`), await engine.png(painter(SCALE)))
    const page = await frame.show(await renderComponent(engine.component(design).code))
    const over: string[] = []
    for (const width of NARROW) {
      await page.setViewportSize({ width, height: 900 })
      await page.screenshot({ path: path.join(OUT, `${name}-${width}.png`), fullPage: true })
      if ((await overflow(page)) > 0) over.push(`runs over at ${width}`)
    }
    console.log([name, ...refused, ...over].join('\n  ✗ '))
  }
} finally {
  await browser.close()
}
