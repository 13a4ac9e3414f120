/** A logo looked over: pictures of it where logos have to hold, each measured, on one page. */
import type { Brief } from '../brief/types.ts'
import type { PictogramSource } from '../imagery/types.ts'
import { decodeImages, type Images, type Painted } from '../render/canvas.ts'
import { colourings } from '../render/files/brand-kit/colours.ts'
import { type LogoPart, logoParts, symbolOf } from '../render/files/brand-kit/logo-parts.ts'
import type { LaidArtboard } from '../scene/layout.ts'
import type { Scene } from '../scene/types.ts'
import * as checks from './checks.ts'
import {
  blurred,
  FINE,
  inColour,
  inked,
  magnified,
  onPhoto,
  PICTURE,
  photoGround,
  recoloured,
  SMALL,
} from './figures.ts'
import { maskOf, silhouetteOf } from './raster.ts'
import { tradeMarks } from './trade-marks.ts'
import type { Figure, LogoReport } from './types.ts'

export interface ReportTools {
  lay: (scene: Scene) => LaidArtboard
  pictograms: PictogramSource
  /** Paints another scene. @param width pixels */
  paint: (scene: Scene, width: number) => Promise<Painted>
  pictures: ReadonlyMap<string, Uint8Array>
}

interface Job {
  scene: Scene
  brief: Brief
  archetype: string
  title: string
}

/** Pixels along the sides of a mark that is measured, and of one on the page. */
const [MEASURED, SHOWN] = [320, 200]
const SQUARE = { width: MEASURED, height: MEASURED, clear: 0 }
/** Of the smallest sizes, each pixel so many times as large. */
const TIMES = 12

function colouringsOf(scene: Scene, { ground }: Pick<LogoPart, 'ground'>) {
  const all = colourings(scene.palette, ground)
  const named = (name: (typeof all)[number]['name']) => {
    const found = all.find((one) => one.name === name)
    if (!found) throw new Error(`There is no colouring ${name}`)
    return found
  }
  return { dark: named('dark'), black: named('mono-black'), white: named('mono-white') }
}

/** The marks beside it, painted, and their outlines. */
async function marksBeside(job: Job, { paint }: ReportTools) {
  const { marks, ofTrade, own } = await tradeMarks(job.brief, job.archetype)
  const painted = await Promise.all(marks.map(({ scene }) => paint(scene, SHOWN)))
  return { painted, ofTrade, own }
}

/** Ink of a mark that lies on a ground of its own: what differs from its corner. */
function inkOn({ pixels, width, height }: Painted): Painted {
  const ink = new Uint8Array(pixels.length)
  for (let i = 0; i < pixels.length; i += 4) {
    const far = [0, 1, 2].some((part) => Math.abs((pixels[i + part] ?? 0) - (pixels[part] ?? 0)) > 24)
    ink[i + 3] = far ? 255 : 0
  }
  return { pixels: ink, width, height }
}

/** Null: nothing is drawn. */
export async function logoReport(
  job: Job,
  tools: ReportTools,
): Promise<{ report: LogoReport; figures: Figure[] } | null> {
  const { scene, title } = job
  const parts = logoParts(scene, tools.lay(scene), tools.pictograms)
  const [full] = parts
  if (!full) return null
  const symbol = symbolOf(parts)
  const images: Images = await decodeImages(
    { width: 1, height: 1, items: [...full.items, ...symbol.items] },
    tools.pictures,
  )
  const { dark, black, white } = colouringsOf(scene, full)
  const { black: symbolBlack } = colouringsOf(scene, symbol)
  const [colour, soft] = [inColour(full, PICTURE, images), blurred(full, images)]
  const [mono, reversed] = [recoloured(full, black, images, { on: '#ffffff' }), recoloured(full, dark, images)]
  const mask = maskOf(inked(symbol, symbolBlack, SQUARE, images))
  const ground = photoGround(images)
  const ink = maskOf(inked(full, black, PICTURE, images))
  const isWhite = checks.photoContrast(ground, true, ink.ink) >= checks.photoContrast(ground, false, ink.ink)
  const beside = await marksBeside(job, tools)
  const own = inColour(symbol, { width: SHOWN, height: SHOWN, clear: 0.16 }, images)
  const small = SMALL.sizes.map((size) => ({
    size,
    painted: inColour(symbol, { width: size, height: size, clear: SMALL.clear }, images),
  }))
  return {
    report: {
      title,
      checks: [
        checks.smallCheck(mask),
        checks.coloursCheck(inColour(full, FINE, images), mask),
        checks.oneColourCheck(colour, mono),
        checks.reversedCheck(recoloured(full, dark, images, { page: FINE })),
        checks.blurredCheck(colour, soft),
        checks.photoCheck(ground, isWhite, ink),
        checks.likenessCheck({
          silhouette: silhouetteOf(maskOf(inkOn(own))),
          others: beside.painted.map((one) => silhouetteOf(maskOf(inkOn(one)))),
          ofTrade: beside.ofTrade,
          isFromCollection: beside.own !== undefined,
        }),
      ],
    },
    figures: [
      ...small.flatMap(({ size, painted }) => [
        { id: `small-${size}`, painted },
        { id: `large-${size}`, painted: magnified(painted, TIMES) },
      ]),
      { id: 'colours', painted: colour },
      { id: 'one-colour', painted: mono },
      { id: 'reversed', painted: reversed },
      { id: 'blurred', painted: soft },
      { id: 'photo', painted: onPhoto(full, isWhite ? white : black, images) },
      { id: 'own', painted: own },
      ...beside.painted.map((painted, at) => ({ id: `mark-${at}`, painted })),
    ],
  }
}
