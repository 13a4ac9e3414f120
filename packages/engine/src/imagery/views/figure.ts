/** A view as a figure in a square, for what shows things by their figures. */
import { memo } from '../../base/memo.ts'
import { random } from '../../base/random.ts'
import { isKeyOf } from '../../base/tables.ts'
import type { GradientStop, Paint } from '../../scene/types.ts'
import { FIGURE_SIDE, type FigureDrawing, type PackedShape } from '../packed-figures.ts'
import { drawView } from './draw.ts'
import { hourLight, TIMES, type TimeName } from './light.ts'
import { PLANS, type PlanName, planOf } from './plans.ts'

export const VIEW_PREFIX = 'view-'
const built = new Map<string, FigureDrawing>()
const SEED = 7

/** 'view-lake.dawn': a plan and a time. */
function planNamed(figure: string): { name: PlanName; time?: TimeName } | undefined {
  if (!figure.startsWith(VIEW_PREFIX)) return undefined
  const [name = '', time = ''] = figure.slice(VIEW_PREFIX.length).split('.')
  return isKeyOf(PLANS, name) ? { name, ...(isKeyOf(TIMES, time) && { time }) } : undefined
}
export const hasView = (figure: string): boolean => planNamed(figure) !== undefined

/** Throws when no view has that name. */
export const viewDrawing = (figure: string): FigureDrawing =>
  memo(built, figure, () => {
    const named = planNamed(figure)
    if (!named) throw new RangeError(`No view is called '${figure}'`)
    const plan = planOf(named.name)
    const time = named.time ?? plan.time ?? 'day'
    const colour = hourLight(TIMES[time][0]).zenith
    const side = FIGURE_SIDE
    const shapes = drawView({
      width: side,
      height: side,
      plan,
      time,
      ground: colour,
      colour,
      words: [],
      random: random(SEED),
    })
    return {
      white: 0,
      black: 0,
      own: [colour],
      ink: { left: 0, top: 0, right: 1, bottom: 1 },
      shapes: shapes.flatMap(({ d, fill, stroke }): PackedShape[] => [
        ...(fill ? [{ paint: packed(fill), path: d }] : []),
        ...(stroke ? [{ paint: packed(stroke.paint), path: `!${stroke.width},r,r!${d}` }] : []),
      ]),
    }
  })

const hundredths = (value: number): number => Math.round(value * 10_000) / 100
const stop = ({ at, colour, alpha }: GradientStop): string =>
  `${hundredths(at)}:${colour}${alpha === undefined ? '' : `;${hundredths(alpha)}`}`

/** A paint as the file of figures has it. */
function packed(paint: Paint): string {
  if (typeof paint === 'string') return paint
  if ('colour' in paint) return `${paint.colour};${hundredths(paint.alpha)}`
  const stops = paint.stops.map(stop).join(' ')
  return paint.gradient === 'linear'
    ? `L${paint.angle} ${stops}`
    : `R${paint.centre.join(',')},${paint.radius} ${stops}`
}
