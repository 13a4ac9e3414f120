/**
 * Do the four concepts of a prompt differ, and does not every prompt get the same few? Shares of what the eye sees first over many
 * prompts, and how far the concepts of one set are from one another.
 *   npm run bench:spread -- prompts.jsonl [every 4th] [seed]
 * A line of the file is { prompt }; posters and banners are measured, the others passed over.
 */
import { readFileSync } from 'node:fs'
import { type Design, openEngine } from '@limner/engine'
import { appearanceDistance, appearanceOf, type LaidNode } from '@limner/engine/instruments'
import { commonest, fingerprintParts } from './fingerprint.ts'
import { openInstruments } from './instruments.ts'
import { median, share } from './statistics.ts'

/** As small as a look is read. */
const WIDTH = 160
/** Nearer than this, by the mean of its pairs, a set is four times one design; the share above which something is too common. */
const [ALIKE, COMMON] = [0.45, 0.06]
/** From here on a picture is large, and the steps below, shares of the sheet. */
const [LARGE, STEPS] = [0.45, [0.02, 0.15, 0.3, 0.45, 0.7] as const]

interface Concept {
  values: Record<string, string>
  field: number
}

const FIELDS: readonly string[] = ['window', 'scene', 'setting']
/** The largest field that a picture fills: a window, a scene from edge to edge. */
function fieldOf(laid: LaidNode, sheet: number): number {
  const own = FIELDS.includes(laid.node.id) ? (laid.width * laid.height) / sheet : 0
  return Math.max(own, ...laid.children.map((child) => fieldOf(child, sheet)))
}

const [file, every = '4', seed = '1'] = process.argv.slice(2)
if (!file) throw new Error('Usage: npm run bench:spread -- prompts.jsonl [every] [seed]')
const prompts = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line): { prompt: string } => JSON.parse(line))
  .filter((_, i) => i % Number(every) === 0)

const engine = await openEngine()
const instruments = openInstruments()

function seen(design: Design): { concept: Concept; look: ReturnType<typeof appearanceOf> } | undefined {
  const { scene, direction, archetype } = design
  const [front] = instruments.lay(scene)
  if (!front) return undefined
  const look = appearanceOf(instruments.paint(scene, front, WIDTH), scene, front)
  const [left, top, right, bottom] = look.picture ?? [0, 0, 0, 0]
  const field = Math.max((right - left) * (bottom - top), fieldOf(front.root, front.width * front.height))
  const step = STEPS.findIndex((most) => field < most)
  const values = {
    archetype,
    motif: direction.motif,
    pair: fingerprintParts(design).pair,
    palette: direction.paletteName,
    treatment: look.treatment,
    picture: step < 0 ? 'above 70%' : `below ${(STEPS[step] ?? 0) * 100}%`,
  }
  return { concept: { values, field }, look }
}

const concepts: Concept[] = []
const means: number[] = []
const large: boolean[] = []
for (const { prompt } of prompts) {
  const result = await engine.design({ prompt, seed: Number(seed), count: 4 })
  if (result.brief.kind !== 'poster' && result.brief.kind !== 'banner') continue
  const set = result.concepts.flatMap(({ design }) => seen(design) ?? [])
  const pairs = set.flatMap((one, i) => set.slice(i + 1).map((other) => appearanceDistance(one.look, other.look)))
  means.push(pairs.reduce((sum, one) => sum + one, 0) / Math.max(1, pairs.length))
  large.push(set.filter(({ concept }) => concept.field >= LARGE).length >= 2)
  concepts.push(...set.map(({ concept }) => concept))
}

const percent = (value: number) => `${(value * 100).toFixed(1)}%`
console.log(`prompts ${means.length}, concepts ${concepts.length}`)
for (const what of Object.keys(concepts[0]?.values ?? {})) {
  const { value, share: most } = commonest(concepts.map(({ values }) => values[what] ?? ''))
  console.log(`${what.padEnd(10)} ${most > COMMON ? '✗' : ' '} ${percent(most).padStart(6)}  ${value}`)
}
console.log(`distance within a set, median            ${median(means).toFixed(2)}`)
console.log(`sets that are four times one design      ${percent(share(means, (mean) => mean < ALIKE))}`)
console.log(`sets with two large pictures             ${percent(share(large, Boolean))}`)
