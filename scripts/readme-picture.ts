/** `npm run readme-picture`: the README's picture, four concepts as the engine makes them, on one sheet. */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { openEngine } from '@limner/engine'
import { launchBrowser } from '../tests/harness/browser.ts'

const PROMPT = 'Logo for a coffee roaster called Harbor & Finch, navy and copper, calm and modern'
const SEED = 7

const file = path.resolve(import.meta.dirname, '../docs/images/concepts.png')
const engine = await openEngine()
const { concepts } = await engine.design({ prompt: PROMPT, seed: SEED, count: 4 })
const pictures = []
for (const { design } of concepts) {
  const png = await engine.png(await engine.paint(design.scene))
  pictures.push(`data:image/png;base64,${Buffer.from(png).toString('base64')}`)
}

const browser = await launchBrowser()
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 1200 } })
  await page.setContent(
    `<style>body { margin: 0; padding: 24px; background: #dfe3e1; display: grid; grid-template-columns: 1fr 1fr; gap: 24px }
    img { display: block; width: 100% }</style>${pictures.map((source) => `<img src="${source}">`).join('')}`,
  )
  mkdirSync(path.dirname(file), { recursive: true })
  await page.locator('body').screenshot({ path: file })
} finally {
  await browser.close()
}
