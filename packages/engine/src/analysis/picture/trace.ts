/** A flat picture as shapes: areas of one colour become closed curves, stacked from back to front. */
import sharp from 'sharp'
import { channelsOf } from '../../colour/luminance.ts'
import type { Hex, Shape } from '../../scene/types.ts'
import { flatColours, labelPixels, type Raster, TRANSPARENT } from './flat-colours.ts'

export interface Traced {
  viewBox: [number, number]
  /** Filled with colours of their own. */
  shapes: Shape[]
  /** Most area first. */
  colours: Hex[]
  /** The colour of the whole ground; absent where the picture is transparent there. */
  ground?: Hex
}

/** Pixels of the long side that is traced: small pictures are enlarged, so that their soft edges say where a curve runs. */
const LONG_SIDE = 1200
const MAX_ENLARGED = 4
/** Characters of path data; a drawing that takes more is not flat. */
const MAX_DATA = 250_000
/** Square pixels; smaller specks are noise. */
const SPECK = 5

async function readRaster(bytes: Uint8Array, width?: number): Promise<Raster> {
  const { data, info } = await sharp(bytes)
    // Kernels that sharpen would put halos around every edge, which are colours of their own.
    .resize({ ...(width && { width }), kernel: 'linear' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Each pixel in exactly the colour that it was found to be. */
function repainted(labels: Uint8Array, colours: readonly Hex[]): Buffer {
  const rgb = colours.map(channelsOf)
  const pixels = Buffer.alloc(labels.length * 4)
  for (const [at, label] of labels.entries()) {
    if (label === TRANSPARENT) continue
    pixels.set(rgb[label] ?? [], at * 4)
    pixels[at * 4 + 3] = 255
  }
  return pixels
}

const PATH = /<path d="([^"]+)" fill="(#[\dA-Fa-f]{6})"(?: transform="translate\(([-\d.]+),([-\d.]+)\)")?/g

/** Moves absolute path data, whose numbers are pairs of x and y. */
function moved(d: string, dx: number, dy: number): string {
  let across = false
  return d.replace(/-?\d*\.?\d+/g, (value) => {
    across = !across
    return String(Math.round((Number(value) + (across ? dx : dy)) * 100) / 100)
  })
}

/** Neighbours in the order of painting that have one colour are one shape. */
function joined(shapes: Shape[]): Shape[] {
  const result: Shape[] = []
  for (const shape of shapes) {
    const last = result.at(-1)
    if (last && last.fill === shape.fill) last.d += shape.d
    else result.push({ ...shape })
  }
  return result
}

/** The program that follows edges is not built for every system: without it, pictures stay pictures. */
const loadTracer = () => import('@neplex/vectorizer').catch(() => undefined)

/** Undefined where the picture is not flat, or nothing can trace it on this system. */
export async function trace(bytes: Uint8Array): Promise<Traced | undefined> {
  const tracer = await loadTracer()
  if (!tracer) return undefined
  const { Hierarchical, PathSimplifyMode, vectorizeRawSync } = tracer
  const original = await readRaster(bytes)
  const colours = flatColours(original)
  if (!colours) return undefined
  const scale = Math.min(MAX_ENLARGED, LONG_SIDE / Math.max(original.width, original.height))
  const raster = await readRaster(bytes, Math.max(1, Math.round(original.width * scale)))
  const { width, height } = raster
  const labels = labelPixels(raster, colours)
  const svg = vectorizeRawSync(
    repainted(labels, colours),
    { width, height },
    {
      colorMode: 0,
      hierarchical: Hierarchical.Stacked,
      mode: PathSimplifyMode.Spline,
      filterSpeckle: SPECK,
      colorPrecision: 8,
      layerDifference: 0,
      cornerThreshold: 60,
      lengthThreshold: 4,
      maxIterations: 10,
      spliceThreshold: 45,
      pathPrecision: 2,
    },
  )
  const shapes = [...svg.matchAll(PATH)].map(
    ([, d = '', fill = '', dx = '0', dy = '0']): Shape => ({
      d: moved(d.trim(), Number(dx), Number(dy)),
      fill: fill.toLowerCase() as Hex,
    }),
  )
  if (shapes.length === 0 || shapes.reduce((sum, { d }) => sum + d.length, 0) > MAX_DATA) return undefined
  const corners = [0, width - 1, (height - 1) * width, height * width - 1].map((at) => labels[at])
  const ground = corners.every((label) => label === corners[0]) ? colours[corners[0] ?? TRANSPARENT] : undefined
  const counts = Map.groupBy(labels, (label) => label)
  const byArea = colours
    .map((hex, index) => ({ hex, area: counts.get(index)?.length ?? 0 }))
    .toSorted((a, b) => b.area - a.area)
  return {
    viewBox: [width, height],
    shapes: joined(shapes),
    colours: byArea.map(({ hex }) => hex),
    ...(ground && { ground }),
  }
}
