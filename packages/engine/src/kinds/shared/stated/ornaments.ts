/** What the treatments of a stated layout add around its parts. */
import { difference } from '../../../colour/colour.ts'
import { chooseIllustration } from '../../../imagery/illustrations/registry.ts'
import type { Illustration } from '../../../imagery/illustrations/types.ts'
import { frame } from '../../../scene/build.ts'
import type { Node, PaletteRole, Vector } from '../../../scene/types.ts'
import { artBox } from '../art/art.ts'
import { sceneColours } from '../art/scene.ts'
import { tonesOn } from '../figure.ts'
import { pickPictogram } from '../pictograms.ts'
import { GROUNDS, type Ground, type Sheet } from '../sheet.ts'
import { hasPictogram, field as patterned } from '../subject.ts'
import { SMALL, veil } from '../veil.ts'

/** What a treatment adds around the parts. */
export type Ornament = 'plain' | 'frame' | 'fields' | 'scene' | 'rules' | 'pattern' | 'backdrop' | 'art'

/** Nearer than this in OKLab, two colours go by the same name. */
const SAME = 0.06

/** The colour of what a treatment adds: the accent, or the second colour where that is the one that was asked for. */
export function tintOf({ brief, direction: { palette } }: Sheet): 'accent' | 'secondary' {
  const asked = brief.colours.filter(({ target }) => target === 'any')
  const shows = (role: PaletteRole) => asked.some(({ hex }) => difference(hex, palette[role]) < SAME)
  return shows('secondary') && !shows('accent') && !shows('paper') ? 'secondary' : 'accent'
}

/** Two lines round the sheet, one thick, one thin. */
export function borders(sheet: Sheet): Node[] {
  if (sheet.brief.negatives.some(({ what }) => what === 'border')) return []
  const line = (id: string, inset: number, width: number) =>
    frame(id, {
      role: 'frame',
      at: { left: inset, top: inset, right: inset, bottom: inset },
      stroke: { paint: tintOf(sheet), width },
    })
  const { margin, u } = sheet
  return [
    line('border', margin * 0.32, Math.max(2, u * 0.75)),
    line('border-inner', margin * 0.32 + u * 1.5, Math.max(1, u * 0.2)),
  ]
}

/** A band lower than this, pixels, shows no pattern, only noise. */
const PATTERNED = 60

/** Where all stands in the middle row, what the treatment adds runs along the foot. */
export function footBand(sheet: Sheet, ornament: Ornament, ground: Ground): Node[] {
  const { width, height } = sheet
  const tall = Math.round(height * (ornament === 'rules' ? 0.035 : 0.12))
  if (ornament !== 'rules' && ornament !== 'fields' && ornament !== 'pattern') return []
  const fill = ornament === 'fields' && ground !== GROUNDS.surface ? ground.fill : tintOf(sheet)
  const refused = sheet.brief.negatives.some(({ what }) => what === 'pattern')
  return [
    frame(
      'foot-band',
      { role: 'band', at: { left: 0, bottom: 0 }, width, height: tall, fill, clip: true },
      ornament === 'pattern' && !refused && tall >= PATTERNED ? motifField(sheet, Math.round(width), tall) : [],
    ),
  ]
}

/** A pattern on the accent, whatever the direction's own motif. */
export function motifField(sheet: Sheet, width: number, height: number): Node[] {
  const motif = sheet.direction.motif === 'none' ? ('quarter-circles' as const) : sheet.direction.motif
  const own = { ...sheet, direction: { ...sheet.direction, motif } }
  return patterned(own, width, Math.round(height), ['onAccent', 'secondary', 'paper'], { at: { left: 0, top: 0 } })
}

/** The subject behind the words, larger than the sheet and only as strong as they can bear, on the side that is free. */
export function backdrop(sheet: Sheet, free: 'left' | 'right' | 'none'): Node[] {
  if (!hasPictogram(sheet)) return []
  const { brief, direction, width, height, random } = sheet
  const size = Math.min(Math.max(width, height) * 0.9, Math.min(width, height) * 1.3)
  return [
    {
      type: 'pictogram',
      id: 'backdrop',
      role: 'decoration',
      icon: pickPictogram(direction.pictograms, random.fork('icon'), 'solid'),
      paint: veil(sheet, GROUNDS.paper, SMALL).paint,
      at: { left: free === 'left' ? -size * 0.24 : width - size * 0.76, top: (height - size) / 2 },
      width: size,
      height: size,
      rotate: random.pick([0, -10, 10]),
      alt: brief.subject.about,
    },
  ]
}

/** The subject in a box from edge to edge where no part stands. */
export const artwork = (sheet: Sheet, width: number, height: number): Node =>
  artBox(sheet, sheet.random.pick(['accent', 'secondary', 'ink'] as const), width, height)

/** A drawing in the colours of the sheet. */
export const drawing = (
  sheet: Sheet,
  illustration: Illustration,
  width: number,
  height: number,
  ground: PaletteRole = 'paper',
): Vector => {
  const { brief, random } = sheet
  const size: [number, number] = [Math.round(width), Math.round(height)]
  return {
    type: 'vector',
    id: 'scene',
    role: 'illustration',
    viewBox: size,
    width,
    height,
    alt: brief.subject.about,
    shapes: illustration.draw({
      width: size[0],
      height: size[1],
      random: random.fork('scene'),
      colours:
        ground === 'paper'
          ? { ground, light: 'accent', far: 'surface', middle: 'secondary', near: 'ink' }
          : sceneColours(ground, tonesOn(sheet, ground)),
    }),
  }
}

/** The subject as a scene across the sheet. */
export const scenery = (sheet: Sheet, share: number): Vector => ({
  ...drawing(sheet, chooseIllustration(sheet.brief, sheet.random.fork('which')), sheet.width, sheet.height * share),
  width: '100%',
  height: '100%',
  scale: 'cover',
})
