/** What a poster shows of its subject. */

import { cyclic } from '../../base/items.ts'
import { oklch } from '../../colour/colour.ts'
import { isAbstract } from '../../direction/subject-pictograms.ts'
import { motif } from '../../imagery/motifs.ts'
import { frame } from '../../scene/build.ts'
import type { ColourRef, Node, PaletteRole, Pictogram, Picture, Vector } from '../../scene/types.ts'
import { figure, figureChosen, isSeenOn, tonesOf } from './figure.ts'
import { givenPicture } from './given-picture.ts'
import type { Ground, Sheet } from './sheet.ts'

const refuses = (sheet: Sheet, what: 'icon' | 'pattern' | 'picture') =>
  sheet.brief.negatives.some((negative) => negative.what === what)

/** Whether the subject can be shown as a silhouette: not refused, and a thing rather than a mere form. */
export const hasPictogram = (sheet: Sheet): boolean => {
  const [first] = sheet.direction.pictograms
  return !refuses(sheet, 'icon') && first !== undefined && !isAbstract(first)
}

/**
 * The subject as a silhouette, where the brief allows one; `behind`: what it stands on, where it may be shown in tones as
 * well.
 */
export function pictogram(
  sheet: Sheet,
  paint: ColourRef,
  options: Partial<Pick<Pictogram, 'at' | 'role' | 'rotate' | 'opacity' | 'height'>> & {
    width: number
    nth?: number
    id?: string
    behind?: PaletteRole
  },
): (Pictogram | Vector)[] {
  if (!hasPictogram(sheet)) return []
  const { nth = 0, id = 'picture', behind, ...rest } = options
  const names = sheet.direction.pictograms
  const name = behind && figureChosen(sheet, cyclic(names, nth))
  if (name && isSeenOn(sheet, name, behind))
    return [figure(sheet, id, name, tonesOf(sheet, name, behind), rest.width, rest)]
  return [
    {
      type: 'pictogram',
      id,
      role: 'illustration',
      icon: cyclic(names, nth),
      paint,
      alt: sheet.brief.subject.about,
      ...rest,
    },
  ]
}

/** The direction's motif as a field of colour. Without a motif, or where patterns were refused: nothing. */
export function field(
  sheet: Sheet,
  width: number,
  height: number,
  colours: ColourRef[],
  options: Partial<Omit<Vector, 'type' | 'viewBox' | 'shapes'>> = {},
): Vector[] {
  const name = sheet.direction.motif
  if (name === 'none' || refuses(sheet, 'pattern')) return []
  const vector = motif(name, { width, height, random: sheet.random.fork('motif'), colours })
  return [{ ...vector, id: 'field', role: 'pattern', width, height, ...options }]
}

/** The attached photo. */
export function photo(
  sheet: Sheet,
  options: Partial<Omit<Picture, 'type' | 'id' | 'media'>> = {},
): (Picture | Vector)[] {
  const { picture } = sheet.brief
  if (!picture || refuses(sheet, 'picture')) return []
  return [
    givenPicture(picture, {
      id: 'photo',
      role: picture.treatAs === 'logo' ? 'logo' : 'photo',
      alt: sheet.brief.subject.about,
      focus: picture.focus,
      ...(picture.treatAs === 'logo' && { fit: 'contain' as const }),
      ...options,
    }),
  ]
}

/** Lighter than this, a ground carries any logo as it is. */
const LIGHT = 0.9

/** An attached logo, small, beside the brand's place; on a coloured ground it gets a white plate: logos are drawn for white. */
export const attachedLogo = (sheet: Sheet, height: number, ground: Ground): Node[] => {
  const { picture } = sheet.brief
  if (picture?.treatAs !== 'logo') return []
  const width = Math.min(sheet.width * 0.4, (height * picture.width) / picture.height)
  const logo = photo(sheet, { height, width })
  if (oklch(sheet.direction.palette[ground.fill]).l > LIGHT) return logo
  const padding = height * 0.22
  return [
    frame(
      'logo-plate',
      { role: 'panel', fill: '#ffffff', radius: padding * 0.5, width: width + 2 * padding, layout: { padding } },
      logo,
    ),
  ]
}
