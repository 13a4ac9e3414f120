/** Sheets whose words leave a large field to the picture, which is seen in it as through a window. */
import { nth } from '../../../base/items.ts'
import type { Brief } from '../../../brief/types.ts'
import type { Node, PaletteRole, Scene } from '../../../scene/types.ts'
import { asFrame } from '../../../scene/walk.ts'
import type { Archetype, Composition } from '../../types.ts'
import { isStated } from '../is-stated.ts'
import type { SetWords } from '../pictured/archetypes.ts'
import { panelFill } from '../pictured/panel-fill.ts'
import { type Box, wordsOf } from '../pictured/places.ts'
import { isView } from '../pictured/settings.ts'
import { isAsked, isPictured, piecesOf } from '../pieces.ts'
import { type Sheet, sheetOf } from '../sheet.ts'
import { freeRegion } from './region.ts'
import { WINDOWS, type WindowRow } from './table.ts'
import { windowNodes } from './window.ts'

/** Wider than that, × its height, a sheet has no room for one. */
const STRIP = 4.2
/** Between words and window, × u. */
const GAP = 2.6

const EXAMPLES = {
  poster: 'Poster for the Harbour Street bakery with a large croissant and a coffee cup, "Fresh at six"',
  banner: "Instagram post for the Maple Street bakery with a large croissant, 'Fresh at six'",
} as const

/** So many times as tall as wide, a sheet is a tower; what fills it. */
const TOWER = 2.2
const TALL: readonly WindowRow['filling'][] = ['near', 'pattern', 'tiles']

/** How well a window suits what is to be seen, 0–1. */
export function windowSuits({ single, weight, filling }: WindowRow, brief: Brief): number {
  const [lead] = piecesOf(brief)
  const { width, height } = brief.format
  if (!lead || !isPictured(brief) || height === 'auto' || width / height > STRIP) return 0
  if (single && isView(lead.figure)) return 0
  // A tower has no place, only a thing in it.
  if (height > width * TOWER && !TALL.includes(filling)) return 0
  return weight
}

/** Above its words the foot begins, × u. */
const FOOT_PAD = 4
/** The colour that the words at the foot stand on; the window ends at it. */
function footBand({ width, height, u }: Sheet, words: readonly Box[], fill: PaletteRole): { node: Node; box: Box } {
  const top = Math.min(height, ...words.map((box) => box.top).filter((own) => own > height / 2)) - u * FOOT_PAD
  return {
    node: {
      type: 'frame',
      id: 'foot-ground',
      role: 'band',
      at: { left: 0, top },
      width,
      height: height - top,
      fill,
      children: [],
    },
    // What meets it needs no gap.
    box: { left: 0, right: width, top: top + u * GAP, bottom: height },
  }
}

/** What a window may be filled with. */
const FIELDS: readonly PaletteRole[] = ['secondary', 'accent', 'surface', 'ink']

function composed(composition: Composition, look: WindowRow, setWords: SetWords): Scene {
  const { brief } = composition
  const sheet = sheetOf(composition)
  const { scene, foot } = setWords(composition)
  const front = nth(composition.layOut(scene), 0)
  const root = asFrame(scene.artboards[0]?.root)
  const [lead, ...others] = piecesOf(brief)
  if (!lead) return scene
  const { width, height, u } = sheet
  const said = wordsOf(front.root)
  const band = foot ? footBand(sheet, said, foot) : undefined
  const words = [...said, ...(band ? [band.box] : [])]
  const area = freeRegion({ width, height, words, gap: u * GAP })
  const fill = panelFill(sheet, lead, FIELDS)
  root.children = [
    ...windowNodes({ sheet, look, area, pieces: [lead, ...others], fill, ground: 'paper' }),
    ...(band ? [band.node] : []),
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
