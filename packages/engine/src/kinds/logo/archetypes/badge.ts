/** A round badge: the name runs over the top, a line of the prompt along the bottom, a pictogram or initial within. */
import { present } from '../../../base/items.ts'
import type { Brief, Copy } from '../../../brief/types.ts'
import { column, frame } from '../../../scene/build.ts'
import type { Paint, Shape, Text } from '../../../scene/types.ts'
import { copyText } from '../../shared/brief-scene.ts'
import { circle, polar, regularPolygon } from '../../shared/geometry.ts'
import { lettersStandAlone } from '../../shared/initials.ts'
import { letterFont, letterVoice } from '../../shared/letter-font.ts'
import type { Archetype, Composition } from '../../types.ts'
import { emblemGround, emblemMark } from '../parts/emblem.ts'
import { board, logoScene, underName } from '../parts/lockups.ts'
import { setLines } from '../parts/small-lines.ts'
import { suitability } from '../parts/suits.ts'
import { readWording } from '../parts/wording.ts'
import { linesOf } from '../parts/words.ts'

const SHORT = 34
const fits = (copy: Copy | undefined) =>
  copy === undefined || ([...copy.text].length <= SHORT && lettersStandAlone(copy.text))

/** A year, and what is said with it: it stands within. */
const YEAR = /^.{0,14}\b\d{4}$/

interface Plan {
  /** Along the top, and along the bottom; of a name of several words the second half may stand there. */
  top: Copy
  bottom?: Copy
  halved: boolean
  /** A year that stands under the picture. */
  year?: Copy
  rest: Copy[]
}

/** A name in two parts of about one length; undefined where it is one word. */
function halvesOf(name: Copy): [Copy, Copy] | undefined {
  const words = linesOf(name.text)
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')] as const)
  const [best] = cuts.toSorted(([a, b], [c, d]) => Math.abs(a.length - b.length) - Math.abs(c.length - d.length))
  return (
    best && [
      { ...name, text: best[0] },
      { ...name, text: best[1] },
    ]
  )
}

/** What runs along the two arcs, and what is left to stand within and below the badge. */
function planOf(brief: Brief): Plan | undefined {
  const { name, tagline, extras } = readWording(brief)
  if (!name) return undefined
  const small = [...(tagline ? [tagline] : []), ...extras]
  const year = small.find(({ text }) => YEAR.test(text))
  const others = small.filter((copy) => copy !== year)
  const bottom = others.find((copy) => fits(copy) && [...copy.text].length >= 4)
  const rest = others.filter((copy) => copy !== bottom)
  const halves = bottom ? undefined : halvesOf(name)
  if (!halves) return { top: name, ...(bottom && { bottom }), halved: false, ...(year && { year }), rest }
  return { top: halves[0], bottom: halves[1], halved: true, ...(year && { year }), rest }
}

interface ArcText {
  radius: number
  /** Degrees of the circle that it may take. */
  span: number
  size: number
  font: 'display' | 'text'
  weight: number
  tracking: number
  fill: Paint
  side: 'outside' | 'inside'
}

/** A text on a circle, as large as its span allows. */
function arcText(
  { measure, direction }: Composition,
  id: string,
  copy: Copy,
  diameter: number,
  options: ArcText,
): Text {
  const { radius, span, side, font, weight, tracking, fill } = options
  const spec = { family: direction.typography[font], weight }
  const room = (2 * Math.PI * radius * span) / 360
  const size = Math.min(options.size, room / measure.width(copy.text, spec, 1, tracking))
  return copyText(id, copy, {
    font,
    weight,
    size,
    tracking,
    fill,
    at: { left: 0, top: 0 },
    width: diameter,
    height: diameter,
    arc: { radius, angle: side === 'outside' ? 0 : 180, side },
  })
}

interface Band {
  diameter: number
  /** The band's own width, and its middle's distance from the badge's. */
  width: number
  middle: number
  fill: Paint
}

/** The name over the top of the band, and what runs along its bottom; each in the middle of the band's width. */
function wordsOnBand(composition: Composition, { top, bottom, halved }: Plan, band: Band): Text[] {
  const { direction, measure } = composition
  const { diameter, width, middle, fill } = band
  const displaySpec = letterFont(direction, 500)
  const textSpec = { family: direction.typography.text, weight: Math.max(500, direction.weights.text) }
  const cap = (spec: typeof displaySpec) => measure.metrics(spec, 1).capHeight
  // The letters' middle on the band's middle, whatever the size came out as.
  const lift = (text: Text, spec: typeof displaySpec, sign: 1 | -1): Text => ({
    ...text,
    arc: { ...present(text.arc), radius: middle - (sign * text.size * cap(spec)) / 2 },
  })
  const longest = Math.max([...top.text].length, halved ? [...(bottom?.text ?? '')].length : 0)
  const asName = {
    radius: middle,
    ...letterVoice(direction, displaySpec),
    // Few letters are spaced to fill their arc.
    tracking: longest < 12 ? 0.14 : 0.04,
    fill,
  }
  const large = (width * 0.52) / cap(displaySpec)
  const over = arcText(composition, halved ? 'name-1' : 'name', top, diameter, {
    ...asName,
    span: halved ? 150 : bottom ? 186 : 236,
    size: large,
    side: 'outside',
  })
  if (!bottom) return [{ ...lift(over, displaySpec, 1), role: 'brand' }]
  const along = halved
    ? arcText(composition, 'name-2', bottom, diameter, { ...asName, span: 150, size: large, side: 'inside' })
    : arcText(composition, 'tagline', bottom, diameter, {
        radius: middle,
        span: 132,
        size: (width * 0.38) / cap(textSpec),
        font: 'text',
        weight: textSpec.weight,
        tracking: 0.05,
        fill,
        side: 'inside',
      })
  if (!halved) return [{ ...lift(over, displaySpec, 1), role: 'brand' }, lift(along, textSpec, -1)]
  // Both halves of a name in one size.
  const size = Math.min(over.size, along.size)
  return [
    { ...lift({ ...over, size }, displaySpec, 1), role: 'brand' },
    { ...lift({ ...along, size }, displaySpec, -1), role: 'brand' },
  ]
}

interface Disc {
  half: number
  /** The radius within the band. */
  inner: number
  edge: number
  solid: boolean
  ringed: boolean
}

/** The badge's disc: its band filled in ink, or drawn with two lines. */
function disc({ half, inner, edge, solid, ringed }: Disc, primary: Paint): Shape[] {
  if (!solid)
    return [
      { d: circle(half, half, half - edge / 2), stroke: { paint: primary, width: edge } },
      { d: circle(half, half, inner + edge / 2), stroke: { paint: primary, width: ringed ? edge * 0.5 : edge } },
    ]
  return [
    { d: circle(half, half, half), fill: 'ink' },
    { d: circle(half, half, inner + edge), fill: 'paper' },
    ...(ringed ? [{ d: circle(half, half, inner - edge * 1.5), stroke: { paint: primary, width: edge } }] : []),
  ]
}

/** The year under the picture, on the inner disc. */
function yearWithin({ direction, measure }: Composition, year: Copy, half: number, inner: number): Text {
  const spec = { family: direction.typography.text, weight: Math.max(600, direction.weights.strong) }
  const width = inner * 1.2
  const size = Math.min(inner * 0.24, width / measure.width(year.text, spec, 1, 0.06))
  return copyText('year', year, {
    font: 'text',
    weight: spec.weight,
    size,
    tracking: 0.06,
    lineHeight: 1,
    align: 'center',
    fill: 'ink',
    trim: true,
    at: { left: half - width / 2, top: half + inner * 0.5 },
    width: width + 1,
    fit: { min: Math.min(size, 12), lines: 1 },
  })
}

export const badge: Archetype = {
  name: 'badge',
  sort: 'emblem',
  example: 'Round badge logo for "Cedar Ridge Outfitters", vintage, tagline "Est. 1974", pine tree',
  suits(brief) {
    const { name } = readWording(brief)
    const plan = planOf(brief)
    if (!name || !plan || !fits(name)) return 0
    return suitability(brief, {
      family: 'emblem',
      creature: true,
      base: plan.bottom ? 0.6 : 0.3,
      letters: true,
      shortest: 4,
    })
  },
  compose(composition) {
    const { brief, direction, random } = composition
    const { unit, width, height } = board(composition)
    const plan = present(planOf(brief))
    const { bottom, year, rest } = plan
    const solid = random.chance(0.5)
    // A ring within would run through a year.
    const ringed = random.chance(0.6) && !(solid && year)
    const small = setLines(composition, rest, { size: unit * 3, width: width * 0.7, align: 'center' })
    const diameter = Math.min(unit * 74, height * 0.84 - (rest.length > 0 ? small.height + unit * 5 : 0))
    const half = diameter / 2
    const band = diameter * 0.17
    const { primary, secondary } = direction.mark
    const onBand: Paint = solid ? 'paper' : 'ink'
    const edge = diameter * 0.017
    const middle = half - edge * 2 - band / 2
    const words = wordsOnBand(composition, plan, { diameter, width: band, middle, fill: onBand })
    // Small stars part the two lines; without a lower line they close the circle.
    const sides = bottom ? (plan.halved ? [-90, 90] : [-106, 106]) : [180, 160, -160]
    const star = (angle: number) => regularPolygon(...polar(half, half, middle, angle), band * 0.12, 4, angle)
    const inner = half - band - edge * 4
    const stars: Shape = { d: sides.map(star).join(''), fill: solid ? 'paper' : secondary }
    const picture = inner * (year ? 1.02 : 1.3)
    const at = half - picture / 2
    const within = year && yearWithin(composition, year, half, inner)
    return logoScene(composition, [
      column('lockup', { role: 'group', layout: { align: 'center' } }, [
        frame('badge', { role: 'group', width: diameter, height: diameter }, [
          emblemGround('badge-ground', {
            width: diameter,
            height: diameter,
            shapes: [...disc({ half, inner, edge, solid, ringed }, primary), stars],
          }),
          emblemMark(
            composition,
            picture,
            { paint: primary, tone: secondary },
            {
              left: at,
              top: at - (year ? inner * 0.16 : 0),
            },
          ),
          ...words,
          ...(within ? [within] : []),
        ]),
        ...underName(small.nodes, unit * 5, 'center'),
      ]),
    ])
  },
}
