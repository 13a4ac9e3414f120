/** How a picture lies in its box, as CSS has it: magnified about a point that stands at the same shares of picture and box. */
import type { Picture } from '../../scene/types.ts'
import { number } from './jsx.ts'

export interface Cropped {
  /** Absent: it covers its box, no more. */
  zoom?: string
  /** 'object-position' and 'transform-origin'; absent: its middle. */
  point?: string
}

const MIDDLE = 0.5

export function croppedIn({ fit, focus = [MIDDLE, MIDDLE], crop }: Picture): Cropped {
  const [zoom, x, y] = (fit === 'contain' ? undefined : crop) ?? [1, ...focus]
  return {
    ...(zoom > 1 && { zoom: number(zoom) }),
    ...((x !== MIDDLE || y !== MIDDLE) && { point: `${number(x * 100)}% ${number(y * 100)}%` }),
  }
}

/** The declarations of a picture that is magnified in a box which hides the rest. */
export const magnified = ({ zoom, point }: Cropped): string[] => [
  "width: '100%'",
  "height: '100%'",
  "objectFit: 'cover'",
  `scale: '${zoom}'`,
  ...(point ? [`objectPosition: '${point}'`, `transformOrigin: '${point}'`] : []),
]
