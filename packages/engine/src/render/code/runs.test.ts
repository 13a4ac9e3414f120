/** Runs of style in exports: code, PDF, and SVG whose text stays text. */
import { beforeAll, expect, test } from 'vitest'
import type { Design } from '../../design/types.ts'
import { exampleFor } from '../../designer/examples.ts'
import { openEngine } from '../../engine/engine.ts'
import type { Engine } from '../../engine/types.ts'
import type { KindName } from '../../scene/types.ts'

let engine: Engine
beforeAll(async () => {
  engine = await openEngine()
})

const PROMPTS: Partial<Record<KindName, string>> = {
  website: 'Website for “Potting Bench”, a gardening school in Mill Lane',
  poster: 'Poster for our kite day, Sunday 4 May from 11, Long Meadow. With a red kite',
}
async function drawn(kind: KindName, words: string, styled: string): Promise<Design> {
  const sheet = exampleFor(kind).replace(words, styled)
  expect(sheet).toContain(styled)
  const admitted = await engine.admitSheet({ prompt: PROMPTS[kind] ?? '', seed: 3, sheet, isLast: false })
  if (!admitted.ok) throw new Error(admitted.faults.join('\n'))
  return admitted.concept.design
}

test('on a page a run is a span within its text, spaces and all', async () => {
  const design = await drawn(
    'website',
    'Get your hands in the soil',
    'Get your <tspan fill="accent" italic="true" size="1.2em">hands</tspan> in the soil',
  )
  const { code } = engine.component(design)
  expect(code.replace(/\s+/g, ' ')).toMatch(
    /\{'Get your '\} <span className="[^"]*text-\[1\.2em\] italic text-\(--accent\)[^"]*">hands<\/span> \{' in the soil'\}/,
  )
})

test('on a poster letters are drawn in their inks, and read aloud as words', async () => {
  const design = await drawn('poster', '>Kite day<', '>Kite <tspan fill="secondary">day</tspan><')
  const { code } = engine.component(design)
  expect(code).toMatch(/aria-label="Kite day"/)
  const svg = await engine.exportFile(design, 'Kite', 'svg', {})
  expect(Buffer.from(svg.bytes).toString()).toContain('fill="#F2B33D"')
})
