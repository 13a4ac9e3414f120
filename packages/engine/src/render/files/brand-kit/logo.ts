/** A logo as a file that other designs carry: cut out to its edges, in colours that are seen on white. */
import type { PictogramSource } from '../../../imagery/types.ts'
import type { LaidArtboard } from '../../../scene/layout.ts'
import type { Scene } from '../../../scene/types.ts'
import { decodeImages, paintList } from '../../canvas.ts'
import type { DisplayItem } from '../../display.ts'
import { encodePng } from '../../encode.ts'
import { svgDocument } from '../../svg.ts'
import { embedPictures } from '../../svg-pictures.ts'
import { colourings } from './colours.ts'
import { centred } from './drawing.ts'
import { logoParts } from './logo-parts.ts'

/** Long side, units of the SVG and pixels of the PNG. */
const LONGEST = 1200

const hasPixels = (items: readonly DisplayItem[]): boolean =>
  items.some((item) => item.kind === 'picture' || (item.kind === 'group' && hasPixels(item.items)))

/** SVG; PNG where it shows pixels. Null: nothing is drawn. @param pictures the bytes of pictures in the scene, by media id */
export async function logoFile(
  scene: Scene,
  laid: LaidArtboard,
  pictograms: PictogramSource,
  pictures: ReadonlyMap<string, Uint8Array>,
): Promise<{ bytes: Uint8Array; type: 'image/svg+xml' | 'image/png' } | null> {
  const full = logoParts(scene, laid, pictograms).find(({ name }) => name === 'full')
  const onWhite = full && colourings(scene.palette, full.ground).find(({ name }) => name === 'colour')
  if (!full || !onWhite) return null
  const scale = LONGEST / Math.max(full.box.width, full.box.height)
  const page = { width: Math.round(full.box.width * scale), height: Math.round(full.box.height * scale), margin: 0 }
  const list = centred(full.items, full.box, page)
  const drawn = { ...list, items: onWhite.recolour(list.items) }
  if (!hasPixels(drawn.items)) {
    const svg = svgDocument(drawn, 'Logo', await embedPictures(pictures))
    return { bytes: new TextEncoder().encode(svg), type: 'image/svg+xml' }
  }
  const bytes = await encodePng(paintList(drawn, 1, await decodeImages(drawn, pictures)))
  return { bytes, type: 'image/png' }
}
