/** A drawing that was read from a stranger's file as a file of ours: nothing but its shapes. */
import type { PictureFacts } from '@limner/engine'

type Drawing = NonNullable<PictureFacts['drawing']>
type Shape = Drawing['shapes'][number]
type Paint = NonNullable<Shape['fill']>

const HEX = /^#[\da-f]{6}$/
/** Null: it is no plain colour. */
function plainPaint(name: 'fill' | 'stroke', paint: Paint | undefined): string | null {
  if (paint === undefined) return `${name}="none"`
  if (typeof paint === 'string') return HEX.test(paint) ? `${name}="${paint}"` : null
  if (!('colour' in paint) || !HEX.test(paint.colour)) return null
  return `${name}="${paint.colour}" ${name}-opacity="${paint.alpha}"`
}

/** As SVG; null: it has paints other than plain colours, so that a picture has to do. */
export function drawingFile({ viewBox: [width, height], shapes }: Drawing): string | null {
  const paths = shapes.map(({ d, rule, fill, stroke, opacity = 1 }) => {
    const paints = [plainPaint('fill', fill), plainPaint('stroke', stroke?.paint)]
    if (paints.includes(null)) return null
    const line = stroke && [
      `stroke-width="${stroke.width}"`,
      ...(stroke.cap ? [`stroke-linecap="${stroke.cap}"`] : []),
      ...(stroke.join ? [`stroke-linejoin="${stroke.join}"`] : []),
      ...(stroke.dash ? [`stroke-dasharray="${stroke.dash.join(' ')}"`] : []),
    ]
    const more = [...(rule ? ['fill-rule="evenodd"'] : []), ...(opacity < 1 ? [`opacity="${opacity}"`] : [])]
    return `<path d="${d}" ${[...paints, ...(line ?? []), ...more].join(' ')}/>`
  })
  if (paths.includes(null)) return null
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${paths.join('')}</svg>`
}
