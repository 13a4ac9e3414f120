/**
 * Writes packages/engine/src/imagery/figures.generated.br: things drawn in many tones, from Google's Noto Emoji
 * (Apache-2.0) and from drawings of our own (figures/drawings). Of each colour only its part in the drawing and its light are kept, so that any palette can paint it. A
 * line is a figure: its name, a tab, the hundredths of it that are white and black, the box of what is seen and its own
 * leading colours, then its shapes, all parted by tabs. A drawing whose figure does not look like it is left out. The set is a package that the
 * product itself does not need:
 *   npm install --no-save --prefix /tmp/figures @iconify-json/noto@1.2.9
 *   node scripts/generate/figures.ts /tmp/figures
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { oklch } from '../../packages/engine/src/colour/colour.ts'
import { type DrawnPaint, type DrawnPath, drawingOf } from '../../packages/engine/src/imagery/svg/drawing.ts'
import type { Hex } from '../../packages/engine/src/scene/types.ts'
import { bustOf, customDrawings, GROUPS, grouped } from './figures/custom-drawings.ts'
import { packedPath, svg } from './figures/packed.ts'
import { inkOf, likeness, pathAreas } from './figures/pixels.ts'
import { isFigure } from './figures/sources.ts'
import { type SeenColour, tonesOf } from './figures/tones.ts'

const folder = process.argv[2]
if (!folder) throw new Error('Usage: node scripts/generate/figures.ts <folder with the package>')
const OUTPUT = join(import.meta.dirname, '../../packages/engine/src/imagery/figures.generated.br')
const { icons } = JSON.parse(readFileSync(resolve(folder, 'node_modules/@iconify-json/noto/icons.json'), 'utf8')) as {
  icons: Record<string, { body: string }>
}

/** Mean difference of pixels, 0–1, up to which a figure is the drawing. */
const ALIKE = 0.06
const FEWEST_SHAPES = 1
const MAX_LENGTH = 30_000

const coloursOf = (paint: DrawnPaint): Hex[] =>
  (paint.type === 'solid' ? [paint.colour] : paint.stops.map(({ colour }) => colour)) as Hex[]

/** The colours of skin in the drawings of people of a medium one: face, ears, shade. */
const SKIN_TONE = '#ba8d68'
const SKIN = new Set([SKIN_TONE, '#99674f', '#9a6648', '#91674d', '#c48e6a', '#875740'])

function seenColours(paths: DrawnPath[], isPerson: boolean): SeenColour[] {
  const areas = pathAreas(paths)
  const seen = new Map<Hex, SeenColour>()
  paths.forEach((path, i) => {
    const colours = [path.fill, path.stroke?.paint].flatMap((paint) => (paint ? coloursOf(paint) : []))
    for (const hex of colours) {
      const one = seen.get(hex) ?? { hex, area: 0, skin: isPerson && SKIN.has(hex) }
      seen.set(hex, { ...one, area: one.area + (areas[i] ?? 0) / colours.length })
    }
  })
  return [...seen.values()]
}

/** People of the set have skin of a medium tone. */
const ofSet = (name: string): string => (icons[`${name}-medium-skin-tone`] ?? icons[name])?.body ?? ''
const own = customDrawings(ofSet)
/** A figure as we draw it, else as the set does. */
const bodyOf = (name: string): string => own.get(name) ?? ofSet(name)

/** Drawn on a tile of night: a sheet has a sky of its own. */
const ON_A_TILE = new Set(['fireworks', 'shooting-star'])

async function figureLine(name: string, body: string, isPerson: boolean): Promise<string | undefined> {
  const whole = drawingOf(svg(body)).paths
  if (whole.length < FEWEST_SHAPES || (await likeness(whole, body)) > ALIKE) return undefined
  const paths = whole.slice(ON_A_TILE.has(name) ? 1 : 0)
  const seen = seenColours(paths, isPerson)
  const { token, leading } = tonesOf(seen)
  const all = seen.reduce((sum, { area }) => sum + area, 0)
  const share = (test: (lightness: number) => boolean) =>
    Math.round(
      (seen.reduce((sum, { hex, area }) => sum + (token(hex)[0] === 'N' && test(oklch(hex).l) ? area : 0), 0) / all) *
        100,
    )
  const head = [share((l) => l > 0.85), share((l) => l < 0.42), inkOf(paths).join(','), ...leading].join(' ')
  const line = [name, head, ...paths.flatMap((path) => packedPath(path, token))].join('\t')
  return line.length > MAX_LENGTH ? undefined : line
}

const drawings: [name: string, body: string, isPerson: boolean][] = [
  ...Object.keys(icons)
    .filter(isFigure)
    .map((name): [string, string, boolean] => [
      name,
      bustOf(name, bodyOf(name)) ?? bodyOf(name),
      `${name}-medium-skin-tone` in icons,
    ]),
  ...[...own].map(([name, body]): [string, string, boolean] => [name, body, body.includes(SKIN_TONE)]),
  ...Object.entries(GROUPS).map(([name, members]): [string, string, boolean] => [name, grouped(members, bodyOf), true]),
]
const lines: string[] = []
const left: string[] = []
for (const [name, body, isPerson] of drawings) {
  const line = await figureLine(name, body, isPerson)
  if (line) lines.push(line)
  else left.push(name)
}
const text = lines.join('\n')
writeFileSync(OUTPUT, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }))
console.log(`${lines.length} figures, ${text.length} characters; left out: ${left.join(' ')}`)
