/** Changes by hand, as data: what was pulled, pressed or chosen, in artboard pixels. */
import type { FontUse, Hex, PaletteRole } from '../../scene/types.ts'

export type HandOperation =
  /** Moved by so many pixels. */
  | { op: 'move'; id: string; x: number; y: number }
  /** Set into a new box; letters grow with it where both its sides do. */
  | { op: 'size'; id: string; x: number; y: number; width: number; height: number }
  /** Turned about its middle until it stands so on the artboard, degrees clockwise; 0 is upright. */
  | { op: 'rotate'; id: string; degrees: number }
  /** Together in one part, as high as the uppermost of them. */
  | { op: 'group'; ids: readonly string[]; name?: string | undefined }
  | { op: 'ungroup'; id: string }
  /** What a group is called. */
  | { op: 'name'; id: string; name: string }
  /** Locked, nothing changes it. */
  | { op: 'lock'; id: string; locked: boolean }
  /** Before or behind its neighbours. */
  | { op: 'order'; id: string; to: 'front' | 'forward' | 'backward' | 'back' }
  | { op: 'duplicate'; id: string }
  | { op: 'remove'; id: string }
  | { op: 'show'; id: string; shown: boolean }
  | { op: 'style'; id: string; set: HandStyle }
  /** What its frame shows of a picture: magnified so many times beyond what covers it, the point (fractions) at its own fractions of the frame. */
  | { op: 'crop'; id: string; focus: readonly [number, number]; zoom: number }
  /** Another item of our own library in the place of an icon or a drawing. */
  | { op: 'replace'; id: string; item: string }
  /** A section of a page, before or behind its neighbour. */
  | { op: 'section'; id: string; to: 'up' | 'down' }
  /** A section that was not there, by its name, behind another one or at the end. */
  | { op: 'add-section'; artboard: number; name: string; after?: string | undefined }
  | ({ op: 'add'; artboard: number; at?: { x: number; y: number } } & Added)

/** Only what is given changes. */
export interface HandStyle {
  font?: FontUse
  weight?: number
  /** Pixels. */
  size?: number
  /** em */
  tracking?: number
  /** × size */
  lineHeight?: number
  align?: 'start' | 'center' | 'end'
  colour?: PaletteRole | Hex
}

export type Added =
  | { part: 'text'; text: string }
  | { part: 'rectangle' | 'ellipse' | 'line' }
  /** By what it shows. */
  | { part: 'icon'; word: string }
  /** An item of our own library, by its id. */
  | { part: 'drawing'; item: string }
  /** A code that a camera reads as these words. */
  | { part: 'qr'; content: string }
  /** The attached picture. */
  | { part: 'picture' }

const HANDS = new Set<string>([
  ...['move', 'size', 'rotate', 'group', 'ungroup', 'name', 'lock'],
  ...['order', 'duplicate', 'remove', 'show', 'style', 'crop', 'replace', 'add', 'section', 'add-section'],
])
export const isByHand = (operation: { op: string }): operation is HandOperation => HANDS.has(operation.op)
