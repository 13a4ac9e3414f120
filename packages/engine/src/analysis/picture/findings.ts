/** What can be said of a design that was read off pixels: it has colours, but no words and no sizes of type. */
import { entriesOf } from '../../base/tables.ts'
import { contrast } from '../../colour/colour.ts'
import { colourName } from '../../colour/plain-names.ts'
import type { Design } from '../../design/types.ts'
import type { Analysis } from '../types.ts'
import { PICTURE, TRACED } from './archetypes.ts'

/** Parts of a drawing need 3:1 to what they stand on (WCAG 2.2, 1.4.11). */
const MIN_CONTRAST = 3
const LEADING = 5

/** Undefined for designs that were composed. */
export function pictureFindings({
  archetype,
  brief,
  scene,
}: Design): Pick<Analysis, 'palette' | 'contrast'> | undefined {
  if (archetype !== PICTURE && archetype !== TRACED) return undefined
  const roles = entriesOf(scene.palette)
  const colours = brief.picture?.colours ?? []
  const { paper } = scene.palette
  return {
    palette: colours.map((hex, index) => ({
      role: roles.find(([, value]) => value === hex)?.[0] ?? 'own',
      hex,
      name: colourName(hex),
      // No count is known; the order is that of the area.
      uses: colours.length - index,
    })),
    // The colours of a photograph lie beside one another by chance.
    contrast: (archetype === TRACED ? colours : [])
      .filter((hex) => hex !== paper)
      .slice(0, LEADING)
      .map((hex) => {
        const ratio = Math.floor(contrast(hex, paper) * 100) / 100
        return {
          text: `${colourName(hex)} on ${colourName(paper)}`,
          role: 'colour',
          ratio,
          needed: MIN_CONTRAST,
          passes: ratio >= MIN_CONTRAST,
        }
      }),
  }
}
