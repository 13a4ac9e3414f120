/** Sheets whose words leave a large field to the picture, which is seen in it as through a window. */
import type { Brief } from '../../../brief/types.ts'
import { viewOf } from '../../../imagery/views/read.ts'
import type { Node, PaletteRole, Scene } from '../../../scene/types.ts'
import { asFrame } from '../../../scene/walk.ts'
import type { Archetype, Composition } from '../../types.ts'
import { isStated } from '../is-stated.ts'
import type { SetWords } from '../pictured/archetypes.ts'
import { panelFill } from '../pictured/panel-fill.ts'
import { isView } from '../pictured/settings.ts'
import { isAsked, isPictured, piecesOf } from '../pieces.ts'
import { type Sheet, sheetOf } from '../sheet.ts'
import type { Area } from '../systems/types.ts'
import { WINDOWS, type WindowRow } from './table.ts'
import { windowNodes } from './window.ts'

/** Wider than that, × its height, a sheet has no room for one. */
const STRIP = 4.2

const EXAMPLES = {
  poster: 'Poster for the Harbour Street bakery with a large croissant and a coffee cup, "Fresh at six"',
  banner: "Instagram post for the Maple Street bakery with a large croissant, 'Fresh at six'",
} as const

/** So many times as tall as wide, a sheet is a tower; what fills it. */
const TOWER = 2.2
const TALL: readonly WindowRow['filling'][] = ['near', 'tiles']

/** How well a window suits what is to be seen, 0–1. */
export function windowSuits({ single, weight, filling }: WindowRow, brief: Brief): number {
  const [lead] = piecesOf(brief)
  const { width, height } = brief.format
  if (!lead || !isPictured(brief) || height === 'auto' || width / height > STRIP) return 0
  if (isView(lead.figure) && (single || filling !== 'scenery' || viewOf(brief)?.ground)) return 0
  // A tower has no place, only a thing in it.
  if (height > width * TOWER && !TALL.includes(filling)) return 0
  return weight
}

/** The colour that the words at the foot stand on, from the window down. */
const footBand = ({ width, height }: Sheet, { y, height: tall }: Area, fill: PaletteRole): Node => ({
  type: 'frame',
  id: 'foot-ground',
  role: 'band',
  at: { left: 0, top: y + tall },
  width,
  height: height - y - tall,
  fill,
  children: [],
})

/** The proportions that a window is best in; it is as what it shows where nothing is said. */
function shapeOf({ shape, filling }: WindowRow): { aspect?: number } | undefined {
  if (filling === 'near' || filling === 'out') return undefined
  return shape === 'arch' ? { aspect: 0.85 } : shape === 'inset' ? { aspect: 1.1 } : {}
}

/** What a window may be filled with. */
const FIELDS: readonly PaletteRole[] = ['secondary', 'accent', 'surface', 'ink']

function composed(composition: Composition, look: WindowRow, setWords: SetWords): Scene {
  const { brief } = composition
  const sheet = sheetOf(composition)
  const { scene, field: area, foot } = setWords(composition, shapeOf(look))
  const root = asFrame(scene.artboards[0]?.root)
  const [lead, ...others] = piecesOf(brief)
  if (!lead) return scene
  const fill = panelFill(sheet, lead, FIELDS)
  root.children = [
    ...windowNodes({ sheet, look, area, pieces: [lead, ...others], fill, ground: 'paper' }),
    ...(foot ? [footBand(sheet, area, foot.fill)] : []),
    ...root.children,
  ]
  return { ...scene, kind: brief.kind }
}

/** A picture that was asked for leads more often than one that stands for the subject. */
const [ASKED, KNOWN] = [3, 2.2]

/** Each of the windows on sheets whose places nobody told. `setWords`: how the kind sets such words. */
export const windowsOn = (kind: keyof typeof EXAMPLES, setWords: SetWords): Archetype[] =>
  WINDOWS.map((look) => ({
    name: `window-${look.name}`,
    sort: `window-${look.filling}`,
    form: look.form,
    treats: true,
    example: EXAMPLES[kind],
    suits: (brief) => (isStated(brief) ? 0 : windowSuits(look, brief) * (isAsked(brief) ? ASKED : KNOWN)),
    compose: (composition) => composed(composition, look, setWords),
  }))
