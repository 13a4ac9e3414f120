/**
 * Writes packages/engine/src/render/press/profiles/: an output profile for each printing condition, packed.
 *
 * What inks look like (CMYK → Lab) is measured: of FOGRA39 and FOGRA47 by the patches of the characterization data, between which it is
 * worked out here; of CGATS TR 001 it is the table of CGATS001Compat-v2-micro.icc as it stands, made by Clinton Ingram (CC0 1.0,
 * https://github.com/saucecontrol/Compact-ICC-Profiles). Which inks make a colour (Lab → CMYK) is solved here: the nearest that the press can
 * print, hue kept before chroma, with no more ink than the paper bears and black growing with the dark.
 *
 * FOGRA39L.ti3 is of Debian's package icc-profiles-free 2.0.1+dfsg-1.1 (zlib licence, Kai-Uwe Behrmann); FOGRA47L.ti3 stands in
 * data/profiles/FOGRA47L_uncoated.iccprofile.xml of colord (CC0 1.0, https://github.com/hughsie/colord). The data of both are Fogra's.
 *   node scripts/run.mjs scripts/generate/press-profile.ts [fogra39 …]
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { CONDITION_NAMES, CONDITIONS, type ConditionName } from '../../packages/engine/src/render/press/conditions.ts'
import { type Lab, labChannels, labOf, tableOf } from '../../packages/engine/src/render/press/icc.ts'
import { type About, fromInks, lookFile, profileFile, tagOf } from './press/file.ts'
import { fitted, type Patch, patchesOf } from './press/measured.ts'
import { inksFor } from './press/separate.ts'

const OUTPUT = join(import.meta.dirname, '../../packages/engine/src/render/press/profiles')
/** Nodes along each side of the table of inks: odd, so that grey has nodes of its own. */
const GRID = 33
/** Nodes along each side of the table of what cannot be printed, and how far off that is (ΔE 1976). */
const [GAMUT_GRID, OUTSIDE] = [17, 5]
/** Of a table of looks: steps of the curves, and nodes along each side. */
const [CURVE, LOOK_GRID] = [256, 9]

interface Source extends About {
  /** From inks to Lab. */
  look: Buffer
  /** XYZ of the bare paper. */
  paper: readonly number[]
  patches: readonly Patch[]
}

const read = (name: string) => readFileSync(join(import.meta.dirname, 'press', name))

function ofPatches(file: string, about: About): Source {
  const { patches, paper } = patchesOf(read(file).toString('latin1'))
  const { covered, look } = fitted(patches)
  const curves = covered.map((of) => Array.from({ length: CURVE }, (_, at) => of(at / (CURVE - 1))))
  const share = (at: number, stride: number) => (Math.floor(at / stride) % LOOK_GRID) / (LOOK_GRID - 1)
  const strides = [LOOK_GRID ** 3, LOOK_GRID ** 2, LOOK_GRID, 1]
  const nodes = Array.from({ length: LOOK_GRID ** 4 }, (_, at) =>
    labChannels(look(strides.map((stride) => share(at, stride)))),
  )
  return { ...about, look: fromInks(LOOK_GRID, curves, nodes.flat()), paper, patches }
}

const SOURCES: Record<ConditionName, () => Source> = {
  fogra39: () =>
    ofPatches('FOGRA39L.ti3', {
      title: 'Limner press: FOGRA39',
      rights: 'CC0 1.0. Worked out from the characterization data FOGRA39L of Fogra, www.fogra.org.',
    }),
  fogra47: () =>
    ofPatches('FOGRA47L.ti3', {
      title: 'Limner press: FOGRA47',
      rights: 'CC0 1.0. Worked out from the characterization data FOGRA47L of Fogra, www.fogra.org.',
    }),
  'cgats-tr-001'() {
    const source = read('CGATS001Compat-v2-micro.icc')
    const white = tagOf(source, 'wtpt')
    return {
      title: 'Limner press: CGATS TR 001',
      rights: 'CC0 1.0. Ink to colour: Compact-ICC-Profiles, for CGATS TR 001.',
      look: tagOf(source, 'A2B0'),
      paper: [8, 12, 16].map((at) => white.readInt32BE(at) / 0x10000),
      patches: [],
    }
  },
}

/** The colours at the nodes of a grid, `L*` slowest, as the format lays them. The last step of `L*` is 100. */
const nodes = (grid: number): Lab[] =>
  Array.from({ length: grid ** 3 }, (_, at) => {
    const place = (stride: number) => (Math.floor(at / stride) % grid) / (grid - 1)
    const [lightness, a, b] = labOf([place(grid ** 2), place(grid), place(1)])
    // The curve before the table lets 100 be the last node.
    return [(lightness * 0xff00) / 0xffff, a, b]
  })

const apart = (one: Lab, other: Lab) => Math.hypot(...one.map((value, at) => value - (other[at] ?? 0)))

/** Median and 95 % of differences. */
function told(differences: number[]): string {
  const sorted = differences.sort((a, b) => a - b)
  const share = (of: number) => (sorted[Math.floor(sorted.length * of)] ?? 0).toFixed(2)
  return `ΔE ${share(0.5)} at the median, ${share(0.95)} at 95 %`
}

function make(name: ConditionName): void {
  const source = SOURCES[name]()
  const table = tableOf(lookFile(source.look), 'A2B0')
  const printing = { seen: (some: readonly number[]): Lab => labOf(table(some)), mostInk: CONDITIONS[name].mostInk }
  const inks = nodes(GRID).map((colour) => inksFor(colour, printing))
  const isOutside = nodes(GAMUT_GRID).map((colour) => apart(colour, printing.seen(inksFor(colour, printing))) > OUTSIDE)
  const profile = profileFile({ ...source, inks: { grid: GRID, inks }, gamut: { grid: GAMUT_GRID, isOutside } }, source)
  const packed = brotliCompressSync(profile, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  mkdirSync(OUTPUT, { recursive: true })
  writeFileSync(join(OUTPUT, `${name}.generated.br`), packed)

  const back = tableOf(profile, 'B2A0')
  const some = Array.from({ length: 2000 }, (_, at) =>
    [0.37, 0.61, 0.83, 0.29].map((step, channel) => ((at * step * (channel + 1)) % 1) * (channel === 3 ? 0.4 : 0.75)),
  ).map(printing.seen)
  console.log(`${name}: ${profile.length} bytes, ${packed.length} packed.`)
  console.log(`  There and back: ${told(some.map((asked) => apart(asked, printing.seen(back(labChannels(asked))))))}.`)
  if (source.patches.length > 0)
    console.log(
      `  Beside what was measured: ${told(source.patches.map((patch) => apart(patch.colour, printing.seen(patch.inks))))}.`,
    )
}

const asked = CONDITION_NAMES.filter((name) => process.argv.length < 3 || process.argv.includes(name))
for (const name of asked) make(name)
