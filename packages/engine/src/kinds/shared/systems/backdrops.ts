/** What a system stands on: grounds with depth in tones of their own fill, so that words read on them as on the fill itself. */
import { oklch } from '../../../colour/colour.ts'
import { circle, polygon, rect } from '../../../imagery/shapes.ts'
import type { ColourRef, Paint, PaletteRole, Shape, Vector } from '../../../scene/types.ts'
import { starburst as burst } from './forms.ts'
import type { Area, BackdropName, Stage } from './types.ts'

interface Canvas {
  stage: Stage
  width: number
  height: number
  /** The ground's tone: `by` hundredths lighter, or darker where it is light already. */
  tone(by: number): ColourRef
  /** Whether the ink is darker than the ground, which then bears little shadow. */
  light: boolean
  /** Where the picture stands: light comes from there. */
  focus: Area
}

type Draw = (canvas: Canvas) => Shape[]

const whole = ({ width, height }: Canvas): string => rect(0, 0, width, height)
const linear = (angle: number, ...stops: [number, ColourRef][]): Paint => ({
  gradient: 'linear',
  angle,
  stops: stops.map(([at, colour]) => ({ at, colour })),
})
const middle = ({ focus }: Canvas) => ({ x: focus.x + focus.width / 2, y: focus.y + focus.height / 2 })

const sheen: Draw = (canvas) => [{ d: whole(canvas), fill: linear(115, [0, canvas.tone(4)], [1, canvas.tone(-3)]) }]

const rays: Draw = (canvas) => {
  const { width, height, stage, tone } = canvas
  const { x, y } = middle(canvas)
  const count = stage.random.fork('rays').pick([14, 18, 24])
  const reach = Math.hypot(width, height)
  const end = (angle: number): [number, number] => [x + reach * Math.cos(angle), y + reach * Math.sin(angle)]
  const beams = Array.from({ length: count }, (_, i) =>
    polygon([[x, y], end((2 * Math.PI * i) / count), end((2 * Math.PI * (i + 0.5)) / count)]),
  )
  return [...sheen(canvas), { d: beams.join(''), fill: tone(5) }]
}

/** Soft lights of neighbouring tones, as if colours were mixed wet. */
const mesh: Draw = (canvas) => {
  const { width, height, stage, tone } = canvas
  const dice = stage.random.fork('mesh')
  const blobs = Array.from({ length: 6 }, (_, i): Shape => {
    const colour = tone(i % 2 === 0 ? 9 : -6)
    return {
      d: whole(canvas),
      fill: {
        gradient: 'radial',
        centre: [dice.between(0, 1), dice.between(0, 1)],
        radius: (dice.between(0.4, 0.8) * Math.min(width, height)) / Math.max(width, height),
        stops: [
          { at: 0, colour, alpha: 0.9 },
          { at: 1, colour, alpha: 0 },
        ],
      },
    }
  })
  return [...sheen(canvas), ...blobs]
}

/** Sheets of paper, each with the shadow of the one above, open to the middle. */
const paper: Draw = (canvas) => {
  const { width, height, stage, tone } = canvas
  const dice = stage.random.fork('paper')
  const sheets = 5
  const wave = (level: number, down: boolean): string => {
    const depth = (down ? 1 : 0) + (down ? -1 : 1) * (0.04 + level * 0.052)
    const points = Array.from({ length: 7 }, (_, i) => [
      (width / 6) * i,
      height * (depth + dice.between(-0.018, 0.018)),
    ])
    const [start = [0, 0]] = points
    const curve = points
      .slice(1)
      .map(([x = 0, y = 0], i) => {
        const [px = 0, py = 0] = points[i] ?? [0, 0]
        return `C${px + (x - px) / 2} ${py} ${px + (x - px) / 2} ${y} ${x} ${y}`
      })
      .join('')
    return `M${start[0]} ${start[1]}${curve}V${down ? height : 0}H0Z`
  }
  const layer = (i: number, down: boolean): Shape[] => {
    const d = wave(sheets - i, down)
    return [
      {
        d,
        stroke: { paint: { colour: '#000000', alpha: canvas.light ? 0.03 : 0.1 }, width: stage.u * 1.3, join: 'round' },
      },
      { d, fill: tone(4 + i * 3.2) },
    ]
  }
  return [...sheen(canvas), ...Array.from({ length: sheets }, (_, i) => [...layer(i, false), ...layer(i, true)]).flat()]
}

/** Stripes across the sheet. */
const stripes: Draw = (canvas) => {
  const { width, height, stage, tone } = canvas
  const step = stage.u * 7
  const lean = height * 0.5
  const bars: string[] = []
  for (let x = -lean; x < width + lean; x += step * 2)
    bars.push(
      polygon([
        [x, 0],
        [x + step, 0],
        [x + step - lean, height],
        [x - lean, height],
      ]),
    )
  return [
    { d: whole(canvas), fill: tone(0) },
    { d: bars.join(''), fill: tone(4) },
  ]
}

/** Rings about the picture. */
const rings: Draw = (canvas) => {
  const { x, y } = middle(canvas)
  const reach = Math.max(canvas.focus.width, canvas.focus.height)
  return [
    ...sheen(canvas),
    ...[5, 4, 3, 2, 1].map((step, i) => ({
      d: circle(x, y, reach * (0.28 + step * 0.2)),
      fill: canvas.tone(2 + i * 2.2),
    })),
  ]
}

/** One large burst behind the picture. */
const flash: Draw = (canvas) => {
  const { x, y } = middle(canvas)
  const reach = Math.max(canvas.focus.width, canvas.focus.height)
  return [...sheen(canvas), { d: burst(x, y, reach * 0.86, reach * 0.7, 28), fill: canvas.tone(6) }]
}

/** A sheet that was folded twice each way: every field bends a little towards its creases. */
const folds: Draw = (canvas) => {
  const { width, height, tone, light } = canvas
  const [columns, rows] = width > height * 1.3 ? [3, 1] : [2, 3]
  const [w, h] = [width / columns, height / rows]
  const shade = light ? 0.055 : 0.14
  const fields = Array.from({ length: columns * rows }, (_, i): Shape => {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    const dark = (column + row) % 2 === 0
    return {
      d: rect(column * w, row * h, w, h),
      fill: {
        gradient: 'linear',
        angle: dark ? 25 : 205,
        stops: [
          { at: 0, colour: '#000000', alpha: 0 },
          { at: 1, colour: '#000000', alpha: dark ? shade : shade * 0.7 },
        ],
      },
    }
  })
  return [{ d: whole(canvas), fill: tone(2) }, ...fields]
}

/** Light from above on the picture, and dusk in the corners. */
const spot: Draw = (canvas) => {
  const { width, height, tone } = canvas
  const { x, y } = middle(canvas)
  return [
    { d: whole(canvas), fill: tone(-2) },
    {
      d: whole(canvas),
      fill: {
        gradient: 'radial',
        centre: [x / width, y / height],
        radius: 0.7,
        stops: [
          { at: 0, colour: tone(12) },
          { at: 0.5, colour: tone(5) },
          { at: 1, colour: tone(-2) },
        ],
      },
    },
  ]
}

/** Fibres of rough paper. */
const fibres: Draw = (canvas) => {
  const { width, height, stage, tone } = canvas
  const dice = stage.random.fork('fibres')
  const unit = Math.sqrt(width * height) / 1000
  const strand = () => {
    const [x, y] = [dice.between(0, width), dice.between(0, height)]
    const [dx, dy] = [dice.between(-9, 9) * unit, dice.between(-9, 9) * unit]
    return `M${x.toFixed(1)} ${y.toFixed(1)}q${(dy * 0.5).toFixed(1)} ${(-dx * 0.5).toFixed(1)} ${dx.toFixed(1)} ${dy.toFixed(1)}`
  }
  const many = (count: number) => Array.from({ length: count }, strand).join('')
  return [
    ...sheen(canvas),
    { d: many(170), stroke: { paint: tone(9), width: 1.5 * unit, cap: 'round' } },
    { d: many(110), stroke: { paint: tone(-8), width: 1.2 * unit, cap: 'round' } },
  ]
}

/** Swells that run across the sheet, each in a tone of its own. */
const swells: Draw = (canvas) => {
  const { width, height, tone } = canvas
  const lines = 6
  return [
    { d: whole(canvas), fill: tone(0) },
    ...Array.from({ length: lines }, (_, i): Shape => {
      const y = (height * (i + 1.2)) / (lines + 1)
      const [rise, third] = [height * 0.07, width / 3]
      return {
        d: `M0 ${y}C${third} ${y - rise} ${third * 2} ${y + rise} ${width} ${y - rise * 0.4}V${height}H0Z`,
        fill: tone(1.6 * (i + 1)),
      }
    }),
  ]
}

const BACKDROPS = {
  sheen,
  rays,
  mesh,
  paper,
  stripes,
  rings,
  flash,
  folds,
  spot,
  fibres,
  swells,
} satisfies Record<Exclude<BackdropName, 'flat'>, Draw>

/** The ends of OKLCH's lightness; the room, in hundredths, below which a ground is at its end; how far it may come nearer to its ink. */
const [LIGHTEST, DARKEST, LITTLE, TOWARDS] = [0.985, 0.06, 5, 4]

/** The ground as one drawing behind everything; none where it is flat or patterns are refused. */
export function backdrop(
  stage: Stage,
  name: BackdropName,
  focus: Area,
  fill: PaletteRole = stage.ground.fill,
): Vector[] {
  const refused = stage.brief.negatives.some(({ what }) => what === 'pattern')
  if (name === 'flat' || (refused && name !== 'sheen')) return []
  const { width, height, direction } = stage
  const { l } = oklch(direction.palette[fill])
  // Away from the ink: what words stand on never comes nearer to them.
  const light = oklch(direction.palette[stage.ground.ink]).l < l
  const room = 100 * (light ? LIGHTEST - l : l - DARKEST)
  const tone = (by: number): ColourRef => {
    const away =
      by < 0 ? Math.max(by * 0.5, -TOWARDS) : room < LITTLE ? -Math.min(by * 0.5, TOWARDS) : Math.min(by, room)
    return `${fill}/${Math.round((light ? away : -away) * 10) / 10}`
  }
  const canvas: Canvas = { stage, width, height, focus, light, tone }
  return [
    {
      type: 'vector',
      id: 'ground',
      role: 'background',
      at: { left: 0, top: 0 },
      width,
      height,
      viewBox: [width, height],
      shapes: BACKDROPS[name](canvas),
    },
  ]
}
