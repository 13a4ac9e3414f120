/** From a scene to what is painted: its display lists, its pictures, its painters. */
import type { Workshop } from '../compose/workshop.ts'
import { displayListOf } from '../critic/painted.ts'
import { beside } from '../render/beside.ts'
import { decodeImages, decodePictures, type Images, type Painted, type Painter, painter } from '../render/canvas.ts'
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
  /** All artboards in one picture, as far as they fit. @param width pixels of each, less where they are many */
  overview(scene: Scene, width: number, pictures?: ReadonlyMap<string, Uint8Array>): Promise<Painted>
  /** The attached pictures of a scene, by media id. @param besides of pictures that it is to get */
  images(scene: Scene, pictures?: ReadonlyMap<string, Uint8Array>, besides?: readonly string[]): Promise<Images>
}

/** So many artboards are shown together, and so many pixels side by side. */
const [MOST_TOGETHER, WIDEST_TOGETHER] = [4, 1536]

export function createEasel({ layOut, pictograms }: Workshop): Easel {
  const lay = (scene: Scene, index = 0): LaidArtboard => {
    const artboard = layOut(scene)[index]
    if (artboard) return artboard
    throw new RangeError(`The scene has ${scene.artboards.length} artboard(s); number ${index} was asked for.`)
  }
  const list = (scene: Scene, { artboard, transparent, named, inside }: PaintOptions = {}) =>
    displayList(lay(scene, artboard), { palette: scene.palette, pictograms, named, inside }, transparent)
  const open = async (scene: Scene, options: PaintOptions = {}) => {
    const display = list(scene, options)
    return painter(display, await decodeImages(display, options.pictures ?? NO_PICTURES))
  }
  return {
    lay,
    list,
    painter: open,
    async overview(scene, width, pictures = NO_PICTURES) {
      const laid = layOut(scene).slice(0, MOST_TOGETHER)
      const isStacked = laid.every((one) => one.width > one.height)
      const each = isStacked ? width : Math.min(width, Math.floor(WIDEST_TOGETHER / laid.length))
      const painted = laid.map(async (one, artboard) => {
        const paint = await open(scene, { artboard, pictures })
        return paint(Math.min(1, each / one.width)).whole()
      })
      return beside(await Promise.all(painted), isStacked)
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
