/** Sheets without a word, for those who refuse all text: the subject from edge to edge, or in a wide margin. */
import { frame } from '../../scene/build.ts'
import type { Frame, PaletteRole } from '../../scene/types.ts'
import type { Archetype } from '../types.ts'
import { artBox, type TreatmentName } from './art/art.ts'
import { scene } from './brief-scene.ts'
import type { Plan } from './plan.ts'
import { sheetOf } from './sheet.ts'

const NOTHING: Plan = {
  title: { role: 'headline', text: '', source: 'written' },
  lead: [],
  offer: [],
  when: [],
  where: [],
  people: [],
  list: [],
  contact: [],
  rest: [],
}

interface Manner {
  name: string
  among: readonly TreatmentName[]
  fills: readonly PaletteRole[]
  /** Of the shorter side. */
  margin: number
}
const MANNERS: readonly Manner[] = [
  { name: 'scene', among: ['crop', 'stand'], fills: ['accent', 'secondary', 'ink'], margin: 0 },
  {
    name: 'single',
    among: ['medal', 'rays', 'rings', 'arch'],
    fills: ['accent', 'secondary', 'ink'],
    margin: 0,
  },
  { name: 'many', among: ['wallpaper', 'quilt', 'wreath', 'trail'], fills: ['accent', 'secondary', 'ink'], margin: 0 },
  {
    name: 'print',
    among: ['screen', 'misprint', 'stand', 'counterchange'],
    fills: ['surface', 'accent', 'secondary'],
    margin: 0.07,
  },
]

const make = ({ name, among, fills, margin }: Manner, example: string): Archetype => ({
  name: `wordless-${name}`,
  example,
  wordless: true,
  suits: ({ copy }) => (copy.length === 0 ? 1 : 0),
  compose(composition) {
    const sheet = sheetOf(composition, NOTHING)
    const { brief, direction, width, height, random } = sheet
    const inset = Math.round(Math.min(width, height) * margin)
    const art: Frame = {
      ...artBox(sheet, random.pick(fills), width - 2 * inset, height - 2 * inset, { among }),
      role: 'illustration',
    }
    return scene(brief, direction, [
      { name: 'sheet', root: frame('root', { fill: 'paper', clip: true, layout: { padding: inset } }, [art]) },
    ])
  },
})

/** Archetypes for sheets without words. */
export const wordless = (example: string): Archetype[] => MANNERS.map((manner) => make(manner, example))
