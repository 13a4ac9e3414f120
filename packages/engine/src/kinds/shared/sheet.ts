/** What compositions on a sheet share (posters, banners): their measures, and blocks of details that hold any number of facts. */
import { type Edges, edgesOf as edgesOfFormat } from '../../scene/safe-area.ts'
import type { PaletteRole } from '../../scene/types.ts'
import type { Composition } from '../types.ts'
import { type Plan, planCopy } from './plan.ts'

export interface Sheet extends Composition {
  plan: Plan
  width: number
  height: number
  /** A hundredth of the geometric mean of the sides: sizes in it look alike on every format. */
  u: number
  /** The margin on all sides. */
  margin: number
  /** Wider than tall. */
  landscape: boolean
}

/** The sheet to compose on. */
export function sheetOf(composition: Composition, plan: Plan = planCopy(composition.brief)): Sheet {
  const { width, height } = composition.brief.format
  const tall = height === 'auto' ? width * 1.25 : height
  const u = Math.sqrt(width * tall) / 100
  return {
    ...composition,
    plan,
    width,
    height: tall,
    u,
    margin: Math.max(u * 6, Math.min(width, tall) * 0.065),
    landscape: width > tall * 1.1,
  }
}

/** Of the margin: between words, whose tails hang, and what is covered where the sheet is shown. */
const AIR = 0.25
/** What stays free of words at the edges of a sheet, pixels. */
export const edgesOf = ({ brief, width, height, margin }: Sheet): Edges =>
  edgesOfFormat(brief.format, width, height, margin, margin * AIR)

/** Colours that stand together: a ground, text on it, quieter text on it, and what may mark something on it. */
export interface Ground {
  fill: PaletteRole
  ink: PaletteRole
  soft: PaletteRole
  mark: PaletteRole
}
export const GROUNDS = {
  paper: { fill: 'paper', ink: 'ink', soft: 'muted', mark: 'accent' },
  surface: { fill: 'surface', ink: 'ink', soft: 'muted', mark: 'accent' },
  accent: { fill: 'accent', ink: 'onAccent', soft: 'onAccent', mark: 'onAccent' },
  secondary: { fill: 'secondary', ink: 'onSecondary', soft: 'onSecondary', mark: 'onSecondary' },
  ink: { fill: 'ink', ink: 'paper', soft: 'paper', mark: 'paper' },
} as const satisfies Record<string, Ground>
