/**
 * Is what a prompt wants to be seen to be seen, how large, and is nothing else drawn in its place? For prompts with labels of what
 * careful readers would show.
 *   npm run bench:pictured -- labels.jsonl [every 4th] [seed]
 * A line of the file is { prompt, show: [{ thing }], wrong: [thing] }; posters and banners are measured, the others passed over.
 */
import { readFileSync } from 'node:fs'
import { openEngine } from '@limner/engine'
import { figureFor, type LaidNode, openWorkshop } from '@limner/engine/instruments'
import { median, share } from './statistics.ts'

interface Label {
  prompt: string
  show: { thing: string }[]
  wrong: string[]
}
interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}
interface Seen {
  /** What readers that do not see are told of each picture. */
  alts: string[]
  /** Of the sheet, and of its longer reach along a side: what all pictures together take. */
  area: number
  reach: number
}

const last = (thing: string): string =>
  thing
    .toLowerCase()
    .split(/[\s-]+/)
    .at(-1) ?? thing

/** Whether a picture's words and a label speak of one thing. */
const isSame = (alt: string, thing: string): boolean => {
  const figure = figureFor(thing)
  return (
    last(alt) === last(thing) ||
    (figure !== undefined && (figureFor(alt) === figure || alt === figure.replaceAll('-', ' ')))
  )
}

function picturesOf({ node, x, y, width, height, children }: LaidNode): { alt: string; box: Bounds }[] {
  const own =
    (node.type === 'vector' || node.type === 'pictogram') && node.alt && node.role === 'illustration'
      ? [{ alt: node.alt, box: { left: x, top: y, right: x + width, bottom: y + height } }]
      : []
  return [...own, ...children.flatMap(picturesOf)]
}

function seenIn(root: LaidNode): Seen {
  const pictures = picturesOf(root)
  const box = {
    left: Math.max(0, Math.min(...pictures.map(({ box: { left } }) => left))),
    top: Math.max(0, Math.min(...pictures.map(({ box: { top } }) => top))),
    right: Math.min(root.width, Math.max(...pictures.map(({ box: { right } }) => right))),
    bottom: Math.min(root.height, Math.max(...pictures.map(({ box: { bottom } }) => bottom))),
  }
  const [w, h] =
    pictures.length === 0 ? [0, 0] : [(box.right - box.left) / root.width, (box.bottom - box.top) / root.height]
  return { alts: pictures.map(({ alt }) => alt), area: w * h, reach: Math.max(w, h) }
}

const [file, every = '4', seed = '1'] = process.argv.slice(2)
if (!file) throw new Error('Usage: npm run bench:pictured -- labels.jsonl [every] [seed]')
const labels = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line): Label => JSON.parse(line))
  .filter((_, i) => i % Number(every) === 0)

const engine = await openEngine()
const workshop = openWorkshop()
const seen: Seen[] = []
const shown: boolean[] = []
const wrong: string[] = []
for (const { prompt, show, wrong: never } of labels) {
  const { brief, concepts } = await engine.design({ prompt, seed: Number(seed), count: 4 })
  if (brief.kind !== 'poster' && brief.kind !== 'banner') continue
  const looks = concepts.map(({ design }) => seenIn(workshop.layOut(design.scene)[0].root))
  seen.push(...looks)
  const alts = looks.flatMap((look) => look.alts)
  shown.push(show.some(({ thing }) => alts.some((alt) => isSame(alt, thing))))
  const errors = never.filter((thing) =>
    alts.some((alt) => figureFor(thing) !== undefined && figureFor(alt) === figureFor(thing)),
  )
  const told = errors.filter((thing) => !show.some((one) => isSame(thing, one.thing)))
  if (told.length > 0) wrong.push(`${prompt.slice(0, 60)}: ${told.join(', ')}`)
}
const percent = (value: number) => `${(value * 100).toFixed(1)}%`
console.log(`prompts ${shown.length}, concepts ${seen.length}`)
console.log(`something of what is to be seen is shown   ${percent(share(shown, Boolean))}`)
console.log(`something wrong is drawn                   ${percent(wrong.length / shown.length)}`)
console.log(`concepts without a picture                 ${percent(share(seen, ({ alts }) => alts.length === 0))}`)
console.log(
  `concepts whose picture is below 30%        ${percent(share(seen, ({ alts, reach }) => alts.length > 0 && reach < 0.3))}`,
)
console.log(`share of the sheet, median                 ${percent(median(seen.map(({ area }) => area)))}`)
for (const line of wrong) console.log(`  ${line}`)
