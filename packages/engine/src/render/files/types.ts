/** The files that a design leaves the application as. */
import type { Paper } from '../pdf/imposed.ts'
import type { PrintSizeName } from '../pdf/print-sizes.ts'
import type { ConditionName } from '../press/conditions.ts'

export type ExportFormat = 'png' | 'jpg' | 'svg' | 'pdf' | 'tsx' | 'next' | 'brand-kit'

export interface ExportOptions {
  /** Index of the artboard, for formats of one picture, and of the page of a site as a component; default 0. */
  artboard?: number
  /** Pixels of the file per artboard pixel, for PNG; default 1. */
  scale?: 1 | 2 | 4
  /** PNG and SVG without the ground. */
  transparent?: boolean
  /** SVG: outlines look the same everywhere; live text can be changed, and its fonts come along. Default outlined. */
  text?: 'outlined' | 'live'
  /** PDF of a printed format: the artwork reaches over the edge, and marks show where to cut. */
  bleed?: boolean
  /** PDF: as many as go on a sheet of this paper, with bleed and marks; a single design fills the sheet with copies. */
  impose?: Paper
  /** PDF: `cmyk` is PDF/X-4 for a press, default `rgb`. */
  colour?: 'rgb' | 'cmyk'
  /** PDF in CMYK: the paper and the press that it is made for. Absent: what is usual where the design is. */
  condition?: ConditionName
  /** PDF: the size of the finished page, of whose proportions the design must be. Absent: the design's own. */
  size?: PrintSizeName
  /** When the design was made, ISO 8601; a file for a press says it. */
  madeAt?: string
  /** The bytes of pictures in the scene, by media id. */
  pictures?: ReadonlyMap<string, Uint8Array>
}

export interface ExportedFile {
  bytes: Uint8Array
  /** Media type. */
  type: string
  /** Without a dot. */
  extension: string
  /** What it cannot show of the design, a sentence each. */
  losses?: string[]
}

/** A format that this design cannot have, or not at this size; the sentence is for the person who asked. */
export class ExportError extends Error {
  code = 'unprocessable' as const
  constructor(message: string) {
    super(message)
    this.name = 'ExportError'
  }
}
