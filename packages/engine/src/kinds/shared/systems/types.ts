/**
 * A visual system: ground, picture, type, colour and one signature move that belong together, as data. An archetype wears one
 * system whole; the pieces that it names are functions beside this file.
 */
import type { Tone } from '../../../base/tones.ts'
import type { Brief, Industry, Style } from '../../../brief/types.ts'
import type { Node } from '../../../scene/types.ts'
import type { GROUNDS, Ground, Sheet } from '../sheet.ts'

/** What a system stands on. */
export type BackdropName =
  | 'flat'
  | 'sheen'
  | 'rays'
  | 'mesh'
  | 'paper'
  | 'stripes'
  | 'rings'
  | 'flash'
  | 'folds'
  | 'spot'
  | 'fibres'
  | 'swells'

/** Treatments of its title. */
export type LetteringName = 'plain' | 'coloured' | 'shadow' | 'sticker' | 'extrusion' | 'inline' | 'cut' | 'stripes'

/** How it places its parts. */
export type LayoutName = 'corner' | 'deco' | 'emblem' | 'number' | 'shout'

export interface System {
  name: string
  /** What an art director would say of it. */
  manner: string
  /** Where it is at home. */
  moods: readonly Tone[]
  industries: readonly Industry[]
  /** How the art direction leans where the brief leaves it open. */
  lean: Partial<Pick<Style, 'tones' | 'type' | 'ground'>>
  /** The grounds that it may stand on. */
  grounds: readonly (keyof typeof GROUNDS)[]
  backdrops: readonly BackdropName[]
  lettering: readonly LetteringName[]
  layout: LayoutName
  /** How well it suits besides its moods, 0–1; 1 where absent. */
  suits?(brief: Brief): number
}

/** A sheet in a system: what the pieces work with. */
export interface Stage extends Sheet {
  system: System
  ground: Ground
  lettering: LetteringName
}

/** A rectangle, pixels. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

export type Layout = (stage: Stage) => Node[]
