/** A layout as a scene: fitted to a format, its words set and readable. */
import { withOwnIds } from '../scene/own-ids.ts'
import { type Format, SCENE_VERSION, type Scene, type Typography } from '../scene/types.ts'
import { plainFrame } from './build/boards.ts'
import { filled } from './fill.ts'
import { fitted } from './fit.ts'
import { mended } from './mend.ts'
import { paletteOf } from './palette.ts'
import type { Layout, LayoutShape, Lowered, Lowering, Sheet } from './types.ts'

const FACES = { display: 'Archivo', text: 'Archivo' }

const typographyOf = (sheet: Sheet): Typography => ({ ...FACES, ...sheet.typography })

/** The scene of a plain sheet; nothing for one that has layouts alone. */
export function sceneOf(sheet: Sheet): Scene | undefined {
  if (sheet.artboards.length === 0) return undefined
  return {
    version: SCENE_VERSION,
    kind: sheet.kind,
    format: sheet.size ?? { name: sheet.format ?? 'custom', width: 1080, height: 1080 },
    palette: paletteOf(sheet.palette),
    typography: typographyOf(sheet),
    artboards: sheet.artboards,
  }
}

/** The shape of a format, by its width to its height. */
export function shapeOf(width: number, height: number): LayoutShape {
  const share = width / height
  if (share < 0.6) return 'tall'
  if (share < 0.85) return 'portrait'
  if (share <= 1.2) return 'square'
  return share <= 2.3 ? 'wide' : 'strip'
}

/** The layout of a sheet that suits a format: one made for its shape, else the one whose proportions are nearest. */
export function layoutFor(sheet: Sheet, { width, height }: Pick<Format, 'width' | 'height'>): Layout | undefined {
  const tall = height === 'auto' ? width * 1.4 : height
  const far = (layout: Layout) => Math.abs(Math.log(layout.width / layout.height / (width / tall)))
  const nearest = sheet.layouts.filter(({ side }) => side === undefined).toSorted((a, b) => far(a) - far(b))
  return nearest.find((layout) => layout.for === shapeOf(width, tall)) ?? nearest[0]
}

/** The back that belongs to a layout. */
export const backFor = ({ layouts }: Sheet, front: Layout): Layout | undefined =>
  layouts.find((layout) => layout.side === 'back' && layout.for === front.for)

/** A layout, filled and fitted, as a scene that can be painted. */
export function lower(layout: Layout, sheet: Sheet, lowering: Lowering): Lowered {
  const { format, words } = lowering
  const full = words ? filled(layout, words) : layout
  const height = format.height === 'auto' ? Math.round((format.width * layout.height) / layout.width) : format.height
  const root = plainFrame(fitted(full, format.width, height))
  const scene = withOwnIds({
    version: SCENE_VERSION,
    kind: sheet.kind,
    format: { ...format, height },
    palette: lowering.palette ?? paletteOf(sheet.palette),
    typography: lowering.typography ?? typographyOf(sheet),
    artboards: [{ name: 'front', root }],
  })
  return lowering.instruments ? mended(scene, lowering.instruments) : { scene, mended: [] }
}
