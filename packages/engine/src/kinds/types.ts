/** What a kind of design and its archetypes are. A kind is a folder here, registered by one line in registry.ts. */

import type { Random } from '../base/random.ts'
import type { Brief, PieceType, Style } from '../brief/types.ts'
import type { Design } from '../design/types.ts'
import type { Direction } from '../direction/types.ts'
import type { Pictograms } from '../imagery/types.ts'
import type { LaidArtboard } from '../scene/layout.ts'
import type { Artboard, Hex, KindName, Scene, Vector } from '../scene/types.ts'
import type { SiteGround } from '../sheet/types.ts'
import type { Measure } from '../type/types.ts'

export interface Kind {
  name: KindName
  archetypes: Archetype[]
  /** All artboards of a finished design, where it has more than its archetype composes. */
  complete?: (design: Design, composition: Composition) => Artboard[]
}

/**
 * How a design shows its picture, which is seen before anything else: in a place from edge to edge, so near that it is cut, in a frame or
 * form, as a thing beside the words, as a pattern, or not at all.
 */
export type PictureForm = 'scene' | 'close-up' | 'framed' | 'thing' | 'pattern' | 'words'

/** What one of several concepts is to be, settled before any is composed, so that they differ; what the brief says goes before it. */
export interface Stance {
  /** The forms that it may have, the best first; all where there is nothing to show. */
  forms?: readonly PictureForm[]
  ground: 'light' | 'dark' | 'vivid'
  type?: Style['type'][number]
  /** Where the words stand from a large picture, on sheets that leave it open. */
  words: 'apart' | 'head' | 'foot'
  align: 'start' | 'center'
  /** Whether the picture stands on the left of a wide sheet. */
  turned?: boolean
}

/** A drawing that somebody made for what a page is about. */
export interface Drawn {
  drawing: Vector
  /** The role of what it stands on, and the colour of what it was drawn on. */
  ground: SiteGround
  own: Hex
  /** A thing by itself, one on ground of its own that runs out of its box, or a picture that fills its box. */
  stands: 'free' | 'grounded' | 'framed'
}

/** One way to compose a kind: a file of its own. Pure: the same composition gives the same scene. */
export interface Archetype {
  /** Unique within the kind: 'swiss-hangline', 'ledger', … */
  name: string
  /** What sort of design it makes, where a kind has sorts ('wordmark', 'letter'): of a few concepts, few are of one sort. */
  sort?: string
  /** How it shows its picture, where it is always one way. */
  form?: PictureForm
  /** How the art direction leans for it where the brief leaves it open. */
  leans?: Partial<Pick<Style, 'tones' | 'type' | 'ground'>>
  /** Whether its title may be treated when it stands: for layouts that others told. */
  treats?: true
  /** It sets everything where the prompt says: where one such suits, those with places of their own do not answer. */
  keepsPlaces?: true
  /** The printed piece whose conventions it keeps: where such a piece is asked for, no other answers. */
  piece?: PieceType
  /** For briefs without a word; all others set words, where a kind has any such. */
  wordless?: true
  /** A prompt that shows it at its best; the workbench draws it. */
  example: string
  /** How well it suits, 0 (cannot: e.g. needs a photo and there is none) to 1. */
  suits(brief: Brief): number
  compose(composition: Composition): Scene
}

export interface Composition {
  brief: Brief
  direction: Direction
  random: Random
  measure: Measure
  /** Drawn by name, found by meaning. */
  pictograms: Pictograms
  /** What it is to be among its siblings. */
  stance?: Stance
  /** What leads the pictures of a page, and what else shows its subject. */
  drawn?: readonly Drawn[]
  /** Where everything of a scene stands, for what depends on the room that is left. */
  layOut(scene: Scene): LaidArtboard[]
}
