/** Solid forms that hold a letter or a pictogram, drawn in a view box of 240, each with the place for what it holds. */
import { at, circle, regularPolygon, roundedRectangle, squircle } from './geometry.ts'

export const CONTAINER_VIEW: [number, number] = [240, 240]

export interface Container {
  d: string
  /** The square for the content: its centre and side. */
  content: { x: number; y: number; size: number }
}

const middle = (size: number, y = 120) => ({ x: 120, y, size })

export const CONTAINERS = {
  circle: { d: circle(120, 120, 116), content: middle(128) },
  squircle: { d: squircle(8, 8, 224), content: middle(134) },
  square: { d: roundedRectangle(12, 12, 216, 216, 8), content: middle(136) },
  hexagon: { d: regularPolygon(120, 120, 118, 6), content: middle(122) },
  shield: {
    d: `M${at(24, 18)}H216V120C216 172 180 206 120 232C60 206 24 172 24 120Z`,
    content: middle(116, 110),
  },
  arch: { d: 'M32 232V108A88 88 0 0 1 208 108V232Z', content: middle(112, 132) },
  drop: {
    d: 'M120 6C146 50 206 92 206 150A86 86 0 0 1 34 150C34 92 94 50 120 6Z',
    content: middle(100, 148),
  },
  leaf: { d: 'M16 16H132A92 92 0 0 1 224 108V224H108A92 92 0 0 1 16 132Z', content: middle(122) },
  pin: {
    d: 'M120 236C92 196 36 158 36 96A84 84 0 0 1 204 96C204 158 148 196 120 236Z',
    content: middle(98, 98),
  },
  bubble: {
    d: 'M60 16H180A48 48 0 0 1 228 64V140A48 48 0 0 1 180 188H112L64 230V188H60A48 48 0 0 1 12 140V64A48 48 0 0 1 60 16Z',
    content: middle(116, 102),
  },
  flag: { d: 'M12 28H228L188 120L228 212H12Z', content: { x: 104, y: 120, size: 118 } },
  quarter: { d: 'M16 224V16A208 208 0 0 1 224 224Z', content: { x: 96, y: 148, size: 108 } },
} as const satisfies Record<string, Container>

export type ContainerName = keyof typeof CONTAINERS
