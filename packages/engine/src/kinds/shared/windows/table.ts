/** The windows, one a row: how each is cut, what is seen through it, and which of its sort it is among concepts. */
import type { PictureForm } from '../../types.ts'
import type { WindowLook } from './window.ts'

export interface WindowRow extends WindowLook {
  form: PictureForm
  /** How often it is taken, beside the others of its form. */
  weight: number
  /** It wants things with a figure of their own: no view, no group. */
  single?: true
}

export const WINDOWS: readonly WindowRow[] = [
  { name: 'near', shape: 'bleed', filling: 'near', form: 'close-up', weight: 1, single: true },
  { name: 'row', shape: 'bleed', filling: 'row', form: 'close-up', weight: 0.6, single: true },
  { name: 'view', shape: 'bleed', filling: 'scenery', form: 'scene', weight: 1 },
  { name: 'pane', shape: 'inset', filling: 'scenery', form: 'framed', weight: 1 },
  { name: 'arch', shape: 'arch', filling: 'scenery', form: 'framed', weight: 0.8 },
  { name: 'out-arch', shape: 'arch', filling: 'out', form: 'framed', weight: 0.45, single: true },
  { name: 'tiles', shape: 'bleed', filling: 'tiles', form: 'pattern', weight: 1 },
]
