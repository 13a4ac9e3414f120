/** Gradients as PDF shadings: in the coordinates of whatever they are painted on. */
import { last, nth } from '../../base/items.ts'
import type { ResolvedPaint, Stop } from '../paint.ts'
import { number } from './file.ts'
import type { Inking } from './inks.ts'

type Gradient = Exclude<ResolvedPaint, { type: 'solid' }>

export const isFaded = ({ stops }: Gradient): boolean => stops.some(({ alpha }) => alpha < 1)

/** One value a stop, blended in between: a function of the way along the gradient. */
function blend(stops: readonly Stop[], value: (stop: Stop) => string): string {
  const sorted = stops.toSorted((a, b) => a.at - b.at)
  const [first, final] = [nth(sorted, 0), last(sorted)]
  // Functions cover the whole way from 0 to 1.
  const all = [
    ...(first.at > 0 ? [{ ...first, at: 0 }] : []),
    ...sorted,
    ...(final.at < 1 ? [{ ...final, at: 1 }] : []),
  ]
  const parts = all.slice(1).map((stop, at) => {
    const before = nth(all, at)
    return `<< /FunctionType 2 /Domain [0 1] /C0 [${value(before)}] /C1 [${value(stop)}] /N 1 >>`
  })
  if (parts.length === 0) return `<< /FunctionType 2 /Domain [0 1] /C0 [${value(first)}] /C1 [${value(first)}] /N 1 >>`
  if (parts.length === 1) return nth(parts, 0)
  const bounds = all.slice(1, -1).map(({ at }) => number(at))
  return `<< /FunctionType 3 /Domain [0 1] /Functions [${parts.join(' ')}] /Bounds [${bounds.join(' ')}] /Encode [${parts.map(() => '0 1').join(' ')}] >>`
}

function shading(paint: Gradient, space: string, value: (stop: Stop) => string): string {
  const coordinates =
    paint.type === 'linear' ? [...paint.from, ...paint.to] : [...paint.centre, 0, ...paint.centre, paint.radius]
  return `<< /ShadingType ${paint.type === 'linear' ? 2 : 3} /ColorSpace /${space} /Coords [${coordinates.map(number).join(' ')}] /Function ${blend(paint.stops, value)} /Extend [true true] >>`
}

/** The colours of a gradient, linear or radial. */
export function colourShading(paint: Gradient, inking: Inking): string {
  const { stops, operands } = inking.blend(paint.stops)
  return shading({ ...paint, stops: [...stops] }, inking.space, ({ colour }) => operands(colour))
}

/** The opacities of a gradient, as greys. */
export const opacityShading = (paint: Gradient): string => shading(paint, 'DeviceGray', ({ alpha }) => number(alpha))
