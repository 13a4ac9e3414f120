/** A logo with everything that a brand needs of it, as one archive. */
import { nth } from '../../../base/items.ts'
import type { PictogramSource } from '../../../imagery/types.ts'
import type { LaidArtboard } from '../../../scene/layout.ts'
import type { Scene } from '../../../scene/types.ts'
import { decodeImages, type Images, paintList } from '../../canvas.ts'
import type { DisplayList } from '../../display.ts'
import { encodePng } from '../../encode.ts'
import { svgDocument } from '../../svg.ts'
import { embedPictures } from '../../svg-pictures.ts'
import { creditsOf } from '../credits.ts'
import { ico } from '../ico.ts'
import { rightsSheet } from '../rights.ts'
import { type Entries, zip } from '../zip.ts'
import { type Colouring, colourings } from './colours.ts'
import { centred, onGround, trimmed } from './drawing.ts'
import { type LogoPart, logoParts, symbolOf } from './logo-parts.ts'
import { brandSheet, cssVariables, tailwindTheme } from './sheet.ts'

export interface BrandKitTools {
  lay: (scene: Scene) => LaidArtboard
  pictograms: PictogramSource
}

const PNG_SIZES = [512, 1024, 2048]
const FAVICON_SIZES = [16, 32, 48]
const APP_ICONS = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 }
/** Of an app icon's side: what no mask cuts. */
const SAFE = 0.18
const SOCIAL = { width: 1200, height: 630 }

/** @param pictures the bytes of pictures in the scene, by media id */
export async function brandKit(
  scene: Scene,
  title: string,
  tools: BrandKitTools,
  pictures: ReadonlyMap<string, Uint8Array>,
): Promise<Uint8Array> {
  const laid = tools.lay(scene)
  const parts = logoParts(scene, laid, tools.pictograms)
  const [images, embedded] = await Promise.all([
    decodeImages({ width: 1, height: 1, items: parts.flatMap(({ items }) => items) }, pictures),
    embedPictures(pictures),
  ])
  const entries: Entries = {
    'BRAND.md': brandSheet(
      title,
      scene,
      creditsOf(scene),
      parts.map(({ name }) => name),
    ),
    'RIGHTS.txt': rightsSheet([scene]),
    'tokens/brand.css': cssVariables(scene),
    'tokens/tailwind-theme.css': tailwindTheme(scene),
  }
  for (const part of parts)
    for (const variant of colourings(scene.palette, part.ground)) {
      const draw = (longest: number) => variantList(part, variant, longest)
      const path = `logo/${part.name}/${part.name}-${variant.name}`
      entries[`${path}.svg`] = svgDocument(draw(1024), `${title}, ${part.name}`, embedded)
      for (const size of PNG_SIZES) entries[`${path}-${size}.png`] = await png(draw(size), images)
    }
  Object.assign(entries, await iconEntries(symbolOf(parts), title, images, embedded))
  const full = nth(parts, 0)
  const margin = SOCIAL.height * 0.22
  entries['social/og-image.png'] = await png(
    onGround(centred(full.items, full.box, { ...SOCIAL, margin }), full.ground),
    images,
  )
  return zip(entries)
}

function variantList({ items, box }: LogoPart, { ground, recolour }: Colouring, longest: number): DisplayList {
  const list = trimmed(items, box, longest)
  return onGround({ ...list, items: recolour(list.items) }, ground)
}

async function png(list: DisplayList, images: Images): Promise<Uint8Array> {
  return encodePng(paintList(list, 1, images))
}

async function iconEntries(
  { items, box, ground }: Omit<LogoPart, 'name'>,
  title: string,
  images: Images,
  embedded: Awaited<ReturnType<typeof embedPictures>>,
): Promise<Entries> {
  const icon = (size: number, margin: number) =>
    onGround(centred(items, box, { width: size, height: size, margin: size * margin }), ground)
  // The small ones need every pixel.
  const small = await Promise.all(
    FAVICON_SIZES.map(async (size) => ({ size, png: await png(icon(size, 0.06), images) })),
  )
  const entries: Entries = {
    'icons/favicon.ico': ico(small),
    'icons/favicon.svg': svgDocument(icon(64, 0.06), title, embedded),
  }
  for (const [name, size] of Object.entries(APP_ICONS))
    entries[`icons/${name}.png`] = await png(icon(size, SAFE), images)
  return entries
}
