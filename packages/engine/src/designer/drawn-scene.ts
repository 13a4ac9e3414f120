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

/** Pictures that a sheet may show. */
interface Pictures {
  /** The attached one. */
  media: string | undefined
  /** How many more a painter may be asked for. */
  asks: number
}

/**
 * The frame with the attached picture in every place for one, whatever a model wrote there; without one the places go. So do
 * places for painted pictures of which there are too many.
 */
function placed<F extends Frame>(frame: F, pictures: Pictures): F {
  const children = frame.children.flatMap((child): Node[] => {
    if (child.type === 'frame')
      return child.control?.kind === 'photo' && pictures.asks-- <= 0 ? [] : [placed(child, pictures)]
    if (child.type !== 'picture') return [child]
    return pictures.media === undefined ? [] : [{ ...child, media: pictures.media }]
  })
  return { ...frame, children }
}

function withPictures(sheet: Sheet, pictures: Pictures): Sheet {
  const own = <P extends { root: Frame }>(one: P): P => ({ ...one, root: placed(one.root, pictures) })
  return { ...sheet, artboards: sheet.artboards.map(own), layouts: sheet.layouts.map(own) }
}

/** Whatever a sheet names as a picture, it shows none but the attached one. */
export const withGivenPicture = (sheet: Sheet, media: string | undefined): Sheet =>
  withPictures(sheet, { media, asks: Infinity })

/**
 * @param hasPainter whether one place for a painted picture stays
 * @returns nothing for a sheet that shows nothing
 */
export function drawnScene(
  sheet: Sheet,
  { kind, format, picture }: Brief,
  instruments: Instruments,
  hasPainter = false,
): Lowered | undefined {
  const ofKind = withPictures({ ...sheet, kind }, { media: picture?.media, asks: hasPainter ? 1 : 0 })
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
