/** From a scene to what is painted: its display lists, its pictures, its painters. */
import type { Workshop } from '../compose/workshop.ts'
import { displayListOf } from '../critic/painted.ts'
import { decodeImages, decodePictures, type Images, type Painter, painter } from '../render/canvas.ts'
import { type DisplayList, displayList } from '../render/display.ts'
import type { LaidArtboard } from '../scene/layout.ts'
import type { Scene } from '../scene/types.ts'
import type { PaintOptions } from './types.ts'

export const NO_PICTURES: ReadonlyMap<string, Uint8Array> = new Map()

export interface Easel {
  /** One artboard, laid out. */
  lay(scene: Scene, artboard?: number): LaidArtboard
  list(scene: Scene, options?: PaintOptions): DisplayList
  painter(scene: Scene, options?: PaintOptions): Promise<Painter>
  /** The attached pictures of a scene, by media id. @param besides of pictures that it is to get */
  images(scene: Scene, pictures?: ReadonlyMap<string, Uint8Array>, besides?: readonly string[]): Promise<Images>
}

export function createEasel({ layOut, pictograms }: Workshop): Easel {
  const lay = (scene: Scene, index = 0): LaidArtboard => {
    const artboard = layOut(scene)[index]
    if (artboard) return artboard
    throw new RangeError(`The scene has ${scene.artboards.length} artboard(s); number ${index} was asked for.`)
  }
  const list = (scene: Scene, { artboard, transparent, named }: PaintOptions = {}) =>
    displayList(lay(scene, artboard), { palette: scene.palette, pictograms, named }, transparent)
  return {
    lay,
    list,
    async painter(scene, options = {}) {
      const display = list(scene, options)
      return painter(display, await decodeImages(display, options.pictures ?? NO_PICTURES))
    },
    async images(scene, pictures = NO_PICTURES, besides = []) {
      const lists = layOut(scene).map((laid) => displayListOf(laid, scene.palette, pictograms))
      const decoded = await Promise.all([
        ...lists.map((one) => decodeImages(one, pictures)),
        decodePictures([...besides], pictures),
      ])
      return new Map(decoded.flatMap((images) => [...images]))
    },
  }
}
