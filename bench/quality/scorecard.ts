/** The rows of the scorecard: what was measured, and the target that human reference sets give. */
import type { KindName } from '@limner/engine'
import type { EditOutcome } from './edits.ts'
import { commonest, fingerprintParts } from './fingerprint.ts'
import type { Following } from './following.ts'
import type { Judged, Measured } from './measure.ts'
import { mean, median, ratio, share } from './statistics.ts'
import type { Variety } from './variety.ts'

export interface Row {
  measure: string
  value: string
  target: string
  met: boolean
}

const percent = (value: number) => `${(value * 100).toFixed(1)}%`

const row = (
  measure: string,
  value: number,
  target: [low: number, high: number],
  show = (n: number) => n.toFixed(3),
): Row => {
  const [low, high] = target
  const named =
    high === Infinity ? `≥ ${show(low)}` : low === -Infinity ? `≤ ${show(high)}` : `${show(low)}–${show(high)}`
  return { measure, value: show(value), target: named, met: value >= low - 1e-9 && value <= high + 1e-9 }
}
const atLeast = (measure: string, value: number, low: number, show = percent) =>
  row(measure, value, [low, Infinity], show)
const atMost = (measure: string, value: number, high: number, show?: (n: number) => string) =>
  row(measure, value, [-Infinity, high], show)

const GATES: [string, RegExp][] = [
  ['gate: nothing overlaps', /overlap|crosses/],
  ['gate: inside, nothing clipped', /beyond|does not fit/],
  ['gate: no type too small', /px, less than/],
  ['gate: contrast on pixels', /contrast/],
  ['gate: every fact, every glyph', /missing|lacks/],
]

export const gateRows = (judged: Judged[]): Row[] => [
  ...GATES.map(([name, fault]) =>
    atLeast(
      name,
      share(judged, ({ faults }) => !faults.some((one) => fault.test(one))),
      1,
    ),
  ),
  atLeast(
    'gates, all together',
    share(judged, ({ faults }) => faults.length === 0),
    1,
  ),
]

const WHITE: [KindName, number, number][] = [
  ['poster', 0.35, 0.65],
  ['business-card', 0.45, 0.75],
  ['website', 0.34, 0.64],
]
const DENSITY: [KindName, number][] = [
  ['website', 0.05],
  ['poster', 0.045],
]
const TYPE: [KindName, number][] = [
  ['business-card', 3],
  ['poster', 5],
]

export function designRows(measured: Measured[]): Row[] {
  const of = (kind: KindName) => measured.filter(({ design }) => design.scene.kind === kind)
  return [
    atLeast('elements on a shared line', ratio(measured.map(({ aligned }) => aligned)), 0.98),
    atLeast('one element nudged: scores worse', ratio(measured.map(({ perturbed }) => perturbed)), 0.95),
    ...WHITE.map(([kind, low, high]) =>
      row(`white space, ${kind}, median`, median(of(kind).map(({ white }) => white)), [low, high]),
    ),
    ...DENSITY.map(([kind, most]) =>
      atMost(`contour density, ${kind}, median`, median(of(kind).map(({ density }) => density)), most),
    ),
    ...TYPE.map(([kind, least]) =>
      atLeast(
        `largest ÷ smallest type, ${kind}, share at ${least} or more`,
        share(
          of(kind).filter(({ ratio }) => ratio !== undefined),
          ({ ratio }) => (ratio as number) >= least,
        ),
        0.85,
      ),
    ),
    atLeast(
      'at most 3 families',
      share(measured, ({ families }) => families <= 3),
      1,
    ),
    row('palette: mean chroma', mean(measured.map(({ palette }) => palette.chroma)), [0.06, 0.13]),
    atLeast(
      'palette: lightness range ≥ .50',
      share(measured, ({ palette }) => palette.range >= 0.5),
      0.98,
    ),
    atLeast(
      'palette: a pair of 7:1',
      share(measured, ({ palette }) => palette.pair >= 7),
      1,
    ),
  ]
}

export function logoRows(measured: Measured[]): Row[] {
  const logos = measured.flatMap(({ logo }) => (logo ? [logo] : []))
  const marks = logos.filter(({ small }) => small !== undefined)
  return [
    atLeast(
      'logo: at most 3 colours',
      share(logos, ({ colours }) => colours <= 3),
      0.85,
    ),
    atMost('logo: ink centroid off centre, median', median(logos.map(({ centroid }) => centroid)), 0.02),
    atMost(
      'mark: ink centroid off its centre, median',
      median(marks.map(({ markCentroid }) => markCentroid as number)),
      0.02,
    ),
    atLeast('mark: likeness to itself at 24 px, median', median(marks.map(({ small }) => small as number)), 0.84, (n) =>
      n.toFixed(3),
    ),
    atLeast(
      'mark: at most 130 path commands',
      share(marks, ({ commands }) => (commands as number) <= 130),
      0.95,
    ),
    atMost('mark: contour density, median', median(marks.map(({ markDensity }) => markDensity as number)), 0.025),
  ]
}

export const varietyRows = (rows: Variety[]): Row[] => [
  atLeast('12 seeds: bits to the nearest neighbour', mean(rows.map(({ nearest }) => nearest)), 19, (n) => n.toFixed(1)),
  atLeast('12 seeds: layouts', mean(rows.map(({ layouts }) => layouts)), 8, (n) => n.toFixed(1)),
  atLeast('12 seeds: palettes', mean(rows.map(({ palettes }) => palettes)), 6, (n) => n.toFixed(1)),
  atLeast('12 seeds: type pairs', mean(rows.map(({ types }) => types)), 5, (n) => n.toFixed(1)),
]

/** Layouts are counted within their kind: half the prompts are of one kind. */
export function samenessRows(measured: Measured[]): Row[] {
  const parts = measured.map(({ design }) => fingerprintParts(design))
  const top = (name: string, values: string[]): Row => {
    const { value, share: part } = commonest(values)
    return { ...atMost(name, part, 0.08, percent), value: `${percent(part)} ${value}` }
  }
  return [
    top(
      'commonest display font',
      parts.map(({ font }) => font),
    ),
    top(
      'commonest palette',
      parts.map(({ palette }) => palette),
    ),
    top(
      'commonest layout, of all',
      parts.map(({ layout }) => layout),
    ),
  ]
}

export function followingRows(read: Following[], judged: Judged[]): Row[] {
  const brands = read.flatMap(({ brand }) => (brand ? [brand] : []))
  const copies = read.flatMap(({ copy }) => (copy === undefined ? [] : [copy]))
  return [
    atLeast(
      'kind as asked',
      share(read, ({ kind }) => kind),
      0.99,
    ),
    atLeast(
      'size as asked',
      share(read, ({ size }) => size),
      0.99,
    ),
    atLeast(
      'name as given, quoted',
      share(
        brands.filter(({ quoted }) => quoted),
        ({ right }) => right,
      ),
      0.97,
    ),
    atLeast(
      'name as given, not quoted',
      share(
        brands.filter(({ quoted }) => !quoted),
        ({ right }) => right,
      ),
      0.9,
    ),
    atLeast(
      'all copy in its role',
      share(copies, (right) => right),
      0.98,
    ),
    atLeast('asked colours shown', ratio(judged.map(({ colours }) => colours)), 0.98),
    atLeast('stated positions met', ratio(judged.map(({ places }) => places)), 0.95),
  ]
}

export const editRows = (edits: EditOutcome[]): Row[] => [
  atLeast(
    'edits carried out',
    share(edits, ({ fault }) => !fault),
    0.95,
  ),
  atLeast(
    'edited designs that pass the gates',
    share(edits, ({ gates }) => gates.length === 0),
    1,
  ),
]

export const readRow = (pairs: [number, number][]): Row =>
  atLeast(`characters read back by tesseract (${pairs.length} designs)`, ratio(pairs), 0.98)
