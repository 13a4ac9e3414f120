/** Short remarks that the prompt gave, in a row between hairlines: 'Walk-ins welcome', 'No audition'. */
import { column, row } from '../../../../scene/build.ts'
import { band, span } from '../grid.ts'
import type { Section } from '../page.ts'
import { heading } from '../words.ts'

const MOST = 4

export const notes: Section = (page, ground) => {
  const { direction, content } = page
  const told = content.notes.slice(0, MOST)
  if (told.length === 0) return undefined
  const size = told.length === 1 ? 72 : told.length === 2 ? 48 : 36
  return band('notes', ground, { padding: [72, 76] }, [
    row(
      'notes-row',
      { width: 'fill', layout: { gap: 40, align: 'stretch' } },
      told.map((copy, index) =>
        column(
          `note-${index + 1}`,
          {
            width: told.length === 1 ? span(12) : 'fill',
            role: 'group',
            stroke: { paint: ground.text, width: 3, sides: ['top'] },
            layout: { padding: [22, 0, 0, 0] },
          },
          [
            heading(`note-${index + 1}-words`, copy, direction, ground, {
              ...{ size, width: 'fill', lineHeight: 1.14, element: 'p' },
              fit: { min: 18, lines: 4 },
            }),
          ],
        ),
      ),
    ),
  ])
}
