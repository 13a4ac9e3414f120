/** A field of form, where there is no silhouette. */
import { motif } from '../../../imagery/motifs.ts'
import type { Treatment } from './types.ts'

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
