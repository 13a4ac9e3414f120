/** What compositions on a sheet share (posters, banners): their measures, and blocks of details that hold any number of facts. */
import type { Copy } from '../../brief/types.ts'
import { row } from '../../scene/build.ts'
import { type Edges, edgesOf as edgesOfFormat } from '../../scene/safe-area.ts'
import type { Frame, Node, PaletteRole, Text } from '../../scene/types.ts'
import type { Composition } from '../types.ts'
import { copyText } from './brief-scene.ts'
import { askedButton, buttonIn } from './button-colours.ts'
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

type TextOptions = Partial<Omit<Text, 'type' | 'id' | 'text' | 'fact'>>

/** The title: as large as the box allows. */
export function titleText(sheet: Sheet, ground: Ground, options: TextOptions & { size: number }): Text {
  const { direction, plan, u } = sheet
  return copyText('title', plan.title, {
    font: 'display',
    weight: direction.weights.display,
    tracking: direction.displayTracking,
    lineHeight: 1.0,
    fill: ground.ink,
    trim: true,
    element: 'h1',
    ...options,
    role: plan.title.role === 'brand' ? 'brand' : 'headline',
    fit: { min: u * 3, lines: 5, ...options.fit },
  })
}

export const brandText = (sheet: Sheet, ground: Ground, options: TextOptions = {}): Node[] =>
  sheet.plan.brand
    ? [
        copyText('brand', sheet.plan.brand, {
          font: 'text',
          weight: sheet.direction.weights.strong,
          size: sheet.u * 2.8,
          lineHeight: 1.2,
          fill: ground.ink,
          fit: { min: sheet.u * 1.4, lines: 2 },
          ...options,
        }),
      ]
    : []

/** The call to act, as a label on a button. */
export const ctaButton = (sheet: Sheet, fill: PaletteRole, ink: PaletteRole): Frame[] => {
  const { plan, direction, u, brief } = sheet
  if (!plan.cta) return []
  const asked = askedButton(brief)
  const button = asked ? buttonIn(asked, direction.palette) : { fill, ink }
  return [
    row(
      'cta-button',
      {
        role: 'button',
        fill: button.fill,
        radius: direction.radius > 12 ? 'full' : Math.min(direction.radius, u),
        width: 'hug',
        layout: { padding: [u * 1.3, u * 2.4, u * 1.3, u * 2.4] },
      },
      [
        copyText('cta', plan.cta, {
          font: 'text',
          weight: direction.weights.strong,
          size: u * 2.4,
          fill: button.ink,
          lineHeight: 1.2,
          fit: { min: u * 1.5, lines: 2 },
        }),
      ],
    ),
  ]
}

export interface FactGroup {
  name: string
  copies: Copy[]
}
/** The informing copy in groups that belong together, none empty. */
export function factGroups(plan: Plan): FactGroup[] {
  return [
    { name: 'when', copies: plan.when },
    { name: 'where', copies: plan.where },
    { name: 'offer', copies: plan.offer },
    { name: 'people', copies: [...plan.people, ...plan.list] },
    { name: 'contact', copies: plan.contact },
    { name: 'more', copies: plan.rest },
  ].filter((group) => group.copies.length > 0)
}

/** How much there is to set besides the title: 0 nothing … 1 a lot. */
export const density = (plan: Plan): number => {
  const letters = [
    ...plan.lead,
    ...plan.when,
    ...plan.where,
    ...plan.offer,
    ...plan.people,
    ...plan.list,
    ...plan.contact,
    ...plan.rest,
  ].reduce((sum, copy) => sum + copy.text.length + 12, 0)
  return Math.min(1, letters / 420)
}
