/**
 * Writes packages/engine/src/render/press/press.generated.br: the output profile of a press, packed. What inks look like
 * (CMYK → Lab) is the table of CGATS001Compat-v2-micro.icc as it stands, made by Clinton Ingram (CC0 1.0,
 * https://github.com/saucecontrol/Compact-ICC-Profiles) for CGATS TR 001. That profile reads only; which inks make a colour
 * (Lab → CMYK) is solved here: the nearest that the press can print, hue kept before chroma, with no more ink than it bears and black growing
 * with the dark.
 *   node scripts/generate/press-profile.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { type Lab, labChannels, labOf, tableOf } from '../../packages/engine/src/render/press/icc.ts'
import { profileFile } from './press/file.ts'
import { inksFor } from './press/separate.ts'

const SOURCE = join(import.meta.dirname, 'press/CGATS001Compat-v2-micro.icc')
const OUTPUT = join(import.meta.dirname, '../../packages/engine/src/render/press/press.generated.br')
/** Nodes along each side of the table of inks: odd, so that grey has nodes of its own. */
const GRID = 33
/** Nodes along each side of the table of what cannot be printed, and how far off that is (ΔE 1976). */
const [GAMUT_GRID, OUTSIDE] = [17, 5]

const source = readFileSync(SOURCE)
const look = tableOf(source, 'A2B0')
const seen = (inks: readonly number[]): Lab => labOf(look(inks))

/** The colours at the nodes of a grid, `L*` slowest, as the format lays them. The last step of `L*` is 100. */
const nodes = (grid: number): Lab[] =>
  Array.from({ length: grid ** 3 }, (_, at) => {
    const place = (stride: number) => (Math.floor(at / stride) % grid) / (grid - 1)
    const [lightness, a, b] = labOf([place(grid ** 2), place(grid), place(1)])
    // The curve before the table lets 100 be the last node.
    return [(lightness * 0xff00) / 0xffff, a, b]
  })

const inks = nodes(GRID).map((colour) => inksFor(colour, seen))
const isOutside = nodes(GAMUT_GRID).map((colour) => {
  const made = seen(inksFor(colour, seen))
  return Math.hypot(...colour.map((value, at) => value - (made[at] ?? 0))) > OUTSIDE
})
const profile = profileFile(source, { grid: GRID, inks }, { grid: GAMUT_GRID, isOutside })
const packed = brotliCompressSync(profile, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
writeFileSync(OUTPUT, packed)

const back = tableOf(profile, 'B2A0')
const again = tableOf(profile, 'A2B0')
const errors = Array.from({ length: 2000 }, (_, at) => {
  const some = [0.37, 0.61, 0.83, 0.29].map(
    (step, channel) => ((at * step * (channel + 1)) % 1) * (channel === 3 ? 0.4 : 0.75),
  )
  const asked = labOf(again(some))
  const got = labOf(again(back(labChannels(asked))))
  return Math.hypot(...asked.map((value, channel) => value - (got[channel] ?? 0)))
}).sort((a, b) => a - b)
const share = (of: number) => (errors[Math.floor(errors.length * of)] ?? 0).toFixed(2)
console.log(
  `${profile.length} bytes, ${packed.length} packed; there and back: ΔE ${share(0.5)} at the median, ${share(0.95)} at 95 %.`,
)
