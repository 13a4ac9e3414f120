/** Treatments without a silhouette: a drawn scene, a field of form. */
import { chooseIllustration, illustrates } from '../../../imagery/illustrations/registry.ts'
import type { Colours } from '../../../imagery/illustrations/types.ts'
import { motif } from '../../../imagery/motifs.ts'
import type { PaletteRole } from '../../../scene/types.ts'
import type { Tones } from '../figure.ts'
import type { Treatment } from './types.ts'

/** A scene of the subject, from edge to edge. */
export const scenic: Treatment = {
  name: 'scenic',
  suits: ({ sheet }) => (illustrates(sheet.brief) >= 0.7 ? 1 : 0),
  draw({ sheet, width, height, fill, tones, random }) {
    const [w, h] = [Math.round(width), Math.round(height)]
    return [
      {
        type: 'vector',
        id: 'scene',
        role: 'illustration',
        at: { left: 0, top: 0 },
        width,
        height,
        viewBox: [w, h],
        scale: 'cover',
        alt: sheet.brief.subject.about,
        shapes: chooseIllustration(sheet.brief, random.fork('which')).draw({
          width: w,
          height: h,
          random: random.fork('scene'),
          colours: sceneColours(fill, tones),
        }),
      },
    ]
  },
}

/** What a drawing on a fill is painted in. */
export function sceneColours(fill: PaletteRole, tones: Tones): Colours {
  const near = fill === 'ink' ? 'paper' : 'ink'
  // What leads is not what stands in front.
  const [light = tones[0], middle = tones[1]] = tones.filter((tone) => tone !== near)
  return {
    ground: fill,
    light,
    far: fill === 'surface' || tones.includes('surface') ? tones[2] : 'surface',
    middle,
    near,
  }
}

/** The motif of the direction: where there is nothing to draw, or a pattern says it better. */
export const ornament: Treatment = {
  name: 'ornament',
  suits: ({ sheet }) => (sheet.direction.motif === 'none' ? 0.05 : sheet.brief.subject.objects.length > 0 ? 0.25 : 0.6),
  draw({ sheet, width, height, tones, random }) {
    const name = sheet.direction.motif === 'none' ? 'quarter-circles' : sheet.direction.motif
    const [w, h] = [Math.round(width), Math.round(height)]
    const field = motif(name, { width: w, height: h, random: random.fork('motif'), colours: [...tones] })
    return [{ ...field, id: 'field', at: { left: 0, top: 0 }, width, height }]
  },
}
