/** A model's sheet as a scene, in the format that was asked for. */
import type { Brief } from '../brief/types.ts'
import type { Artboard, Format, Frame, Node, Scene } from '../scene/types.ts'
import { layoutFor, lower, sceneOf, shapeOf } from '../sheet/lower.ts'
import type { Instruments, Layout, Lowered, Sheet } from '../sheet/types.ts'

/** Height of a page to its width, where neither says one. */
const PAGE = 1.4

/** The artboards as layouts: what a model drew for another size is fitted. */
function layoutsOf(sheet: Sheet, scene: Scene, wanted: Format): Layout[] {
  const own = sheet.size ?? scene.format
  const height = own.height === 'auto' ? own.width * PAGE : own.height
  if (wanted.height === 'auto') return []
  return scene.artboards.map(({ root }) => ({ for: shapeOf(own.width, height), width: own.width, height, root }))
}

/** The frame with the attached picture in every place for one, whatever a model wrote there; without one the places go. */
function placed<F extends Frame>(frame: F, media: string | undefined): F {
  const children = frame.children.flatMap((child): Node[] => {
    if (child.type === 'frame') return [placed(child, media)]
    if (child.type !== 'picture') return [child]
    return media === undefined ? [] : [{ ...child, media }]
  })
  return { ...frame, children }
}

/** Whatever a sheet names as a picture, it shows none but the attached one. */
export const withGivenPicture = (sheet: Sheet, media: string | undefined): Sheet => ({
  ...sheet,
  artboards: sheet.artboards.map((one) => ({ ...one, root: placed(one.root, media) })),
  layouts: sheet.layouts.map((one) => ({ ...one, root: placed(one.root, media) })),
})

/**
 * @returns nothing for a sheet that shows nothing
 */
export function drawnScene(
  sheet: Sheet,
  { kind, format, picture }: Brief,
  instruments: Instruments,
): Lowered | undefined {
  const ofKind = withGivenPicture({ ...sheet, kind }, picture?.media)
  const plain = sceneOf(ofKind)
  if (!plain) {
    const layout = layoutFor(ofKind, format)
    return layout && lower(layout, ofKind, { format, instruments })
  }
  // A page grows with its content: it keeps the width that it was drawn for.
  const layouts = layoutsOf(ofKind, plain, format)
  if (layouts.length === 0) return { scene: { ...plain, format: { ...format, width: plain.format.width } }, mended: [] }
  const lowered = layouts.map((layout) => lower(layout, ofKind, { format, instruments }))
  const [first] = lowered
  const artboards = lowered.flatMap(({ scene }, at): Artboard[] => {
    const [own, drawn] = [plain.artboards[at], scene.artboards[0]]
    return own && drawn ? [{ ...own, root: drawn.root }] : []
  })
  return first && { scene: { ...first.scene, artboards }, mended: lowered.flatMap(({ mended }) => mended) }
}
