/**
 * Writes packages/engine/src/imagery/figures.generated.json: things drawn in several tones, from Microsoft's Fluent Emoji
 * (flat, MIT). Of each colour only its part in the drawing is kept, so that any palette can paint it; a shape is
 * 'tone|path' (`*` before the path: even-odd), and what comes first are the hundredths of the drawing that are white and
 * black. The set is a package that the product itself does not need:
 *   npm install --no-save --prefix /tmp/figures @iconify-json/fluent-emoji-flat@1.2.6
 *   node scripts/generate/figures.ts /tmp/figures
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { hueDistance, oklch } from '../../packages/engine/src/colour/colour.ts'
import { paintList } from '../../packages/engine/src/render/canvas.ts'
import type { Hex } from '../../packages/engine/src/scene/types.ts'

const folder = process.argv[2]
if (!folder) throw new Error('Usage: node scripts/generate/figures.ts <folder with the package>')
const IMAGERY = join(import.meta.dirname, '../../packages/engine/src/imagery')
const read = <T>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as T
const { icons } = read<{ icons: Record<string, { body: string }> }>(
  resolve(folder, 'node_modules/@iconify-json/fluent-emoji-flat/icons.json'),
)
const indexed = read<Record<string, Record<string, string>>>(join(IMAGERY, 'pictogram-index.generated.json'))
/** People and other things that are seen better in tones than as signs. */
const MORE =
  `tooth eye brain anatomical-heart red-heart robot ghost alien skull crystal-ball santa-claus mermaid fairy genie
  person-running person-biking person-surfing person-lifting-weights person-rowing-boat
  person-in-lotus-position person-golfing person-juggling person-cartwheeling person-playing-handball skier snowboarder
  person-getting-massage person-getting-haircut woman-dancing man-dancing cook farmer mechanic scientist astronaut artist
  pilot detective ninja pregnant-woman people-hugging raised-fist handshake clapping-hands heart-hands waving-hand`
    .split(/\s+/)
    .filter(Boolean)
/** Seen from above or from too near, these are not known for what they are. */
const UNCLEAR = new Set([
  'lotus',
  'top-hat',
  'new-moon',
  'mahjong-red-dragon',
  'bell-with-slash',
  'muted-speaker',
  'low-battery',
  'broken-chain',
  'wilted-flower',
])
const names = [...Object.keys(indexed['fluent-emoji-high-contrast'] ?? {}), ...MORE].filter(
  (name) => !UNCLEAR.has(name),
)

interface Flat {
  hex: Hex
  d: string
  evenOdd: boolean
}

const OPAQUE = 0.7
const NAMED: Record<string, string> = { white: '#ffffff', black: '#000000' }

/** The shapes of a drawing; undefined where it has more than plain filled paths. */
function flatShapes(body: string): Flat[] | undefined {
  const shapes: Flat[] = []
  for (const [, tag, text = ''] of body.matchAll(/<([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)/g)) {
    const attributes = Object.fromEntries(
      [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    )
    if (tag === 'g' && attributes.fill === 'none' && Object.keys(attributes).length === 1) continue
    const { fill, d } = attributes
    if (tag !== 'path' || !d || !fill || attributes.stroke || attributes.mask) return undefined
    // Faint shading is left out.
    if (Number(attributes.opacity ?? 1) < OPAQUE) continue
    const known = NAMED[fill] ?? fill
    if (!/^#[0-9a-f]{3,6}$/.test(known)) return undefined
    const hex = (known.length === 4 ? `#${[...known.slice(1)].map((digit) => digit + digit).join('')}` : known) as Hex
    shapes.push({ hex, d, evenOdd: attributes['fill-rule'] === 'evenodd' })
  }
  return shapes
}

const SIDE = 96
/** Pixels that each colour shows. */
function areas(shapes: Flat[]): Map<Hex, number> {
  const items = shapes.map(({ hex, d, evenOdd }) => ({
    kind: 'path' as const,
    d,
    fill: { type: 'solid' as const, colour: hex, alpha: 1 },
    ...(evenOdd && { rule: 'evenodd' as const }),
  }))
  const { pixels } = paintList({ width: 32, height: 32, items }, SIDE / 32, new Map())
  const seen = new Map<Hex, number>(shapes.map(({ hex }) => [hex, 0]))
  for (let i = 0; i < pixels.length; i += 4) {
    if ((pixels[i + 3] ?? 0) < 250) continue
    const hex = `#${[...pixels.subarray(i, i + 3)].map((value) => value.toString(16).padStart(2, '0')).join('')}` as Hex
    if (seen.has(hex)) seen.set(hex, (seen.get(hex) ?? 0) + 1)
  }
  return seen
}

/** Nearer than this, degrees, two hues are one. */
const ONE_HUE = 34
/** A step of shading, in lightness. */
const STEP = 0.09
const MOST_STEPS = 3

/** Colour → tone: A, B and C by area, with how many steps darker or lighter; k black, w white, g grey. */
function tonesOf(seen: Map<Hex, number>): Map<Hex, string> {
  const colours = [...seen].map(([hex, area]) => ({ hex, area, ...oklch(hex) }))
  const isGrey = ({ c, l }: (typeof colours)[number]) => c < 0.045 || (l < 0.3 && c < 0.09) || (l > 0.93 && c < 0.07)
  const coloured = colours.filter((one) => !isGrey(one)).sort((a, b) => b.area - a.area)
  const groups: (typeof colours)[] = []
  for (const one of coloured) {
    const kin = groups.find(([first]) => first && hueDistance(first.h, one.h) < ONE_HUE)
    if (kin) kin.push(one)
    else if (groups.length < 3) groups.push([one])
    else groups.toSorted((a, b) => hueDistance(a[0]?.h ?? 0, one.h) - hueDistance(b[0]?.h ?? 0, one.h))[0]?.push(one)
  }
  const greys = colours.filter(isGrey).sort((a, b) => b.area - a.area)
  const sum = (list: typeof colours) => list.reduce((total, { area }) => total + area, 0)
  // What is grey all over has grey for its leading tone, unless it is as good as white or black.
  const middling = greys.filter(({ l }) => l > 0.35 && l < 0.9)
  if (sum(middling) > sum(coloured)) groups.unshift(middling)
  const tones = new Map<Hex, string>()
  groups.forEach((group, place) => {
    const base = group[0]?.l ?? 0
    for (const { hex, l } of group) {
      const steps = Math.max(-MOST_STEPS, Math.min(MOST_STEPS, Math.round((l - base) / STEP)))
      tones.set(hex, `${'ABC'[Math.min(place, 2)]}${steps === 0 ? '' : steps}`)
    }
  })
  for (const { hex, l } of greys) if (!tones.has(hex)) tones.set(hex, l > 0.85 ? 'w' : l < 0.42 ? 'k' : 'g')
  return tones
}

const FEWEST = 2
const MOST_LENGTH = 7000
const figures: Record<string, string[]> = {}
for (const name of names) {
  const shapes = flatShapes(icons[name]?.body ?? '')
  if (!shapes || shapes.length < FEWEST || (icons[name]?.body.length ?? 0) > MOST_LENGTH) continue
  const seen = areas(shapes)
  const tones = tonesOf(seen)
  const all = [...seen.values()].reduce((sum, area) => sum + area, 0)
  const share = (tone: string) =>
    Math.round(([...seen].reduce((sum, [hex, area]) => sum + (tones.get(hex) === tone ? area : 0), 0) / all) * 100)
  figures[name] = [
    `${share('w')}|${share('k')}`,
    ...shapes.map(({ hex, d, evenOdd }) => `${tones.get(hex)}|${evenOdd ? '*' : ''}${d}`),
  ]
}
writeFileSync(join(IMAGERY, 'figures.generated.json'), `${JSON.stringify(figures)}\n`)
console.log(Object.keys(figures).length, 'figures of', names.length)
