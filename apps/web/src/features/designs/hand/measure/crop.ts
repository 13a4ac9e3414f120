/** What of a picture its frame shows: magnified, and pushed about in it. All in artboard pixels. */
import type { Box, Point } from './geometry.ts'

export interface Crop {
  /** A point of the picture, as fractions of it, that stands at the same fractions of the frame. */
  focus: readonly [number, number]
  /** Times as large as what just covers the frame. */
  zoom: number
}

export const MOST_ZOOM = 8
const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** How wide the picture is that just covers a frame. @param aspect width by height */
const coverWidth = (frame: Box, aspect: number) => Math.max(frame.width, frame.height * aspect)

/** Where all of the picture lies. */
export function wholeOf({ focus: [x, y], zoom }: Crop, frame: Box, aspect: number): Box {
  const width = coverWidth(frame, aspect) * zoom
  const height = width / aspect
  return { x: frame.x - x * (width - frame.width), y: frame.y - y * (height - frame.height), width, height }
}

/** Lengths below which a picture has no room to be pushed in. */
const NONE = 0.01

/** How it is cropped that lies so; what would leave the frame empty is held back. */
export function cropOf(whole: Box, frame: Box): Crop {
  const aspect = whole.width / whole.height
  const zoom = within(whole.width / coverWidth(frame, aspect), 1, MOST_ZOOM)
  const width = coverWidth(frame, aspect) * zoom
  const share = (room: number, at: number) => (room > NONE ? within(at / room, 0, 1) : 0.5)
  return {
    focus: [share(width - frame.width, frame.x - whole.x), share(width / aspect - frame.height, frame.y - whole.y)],
    zoom,
  }
}

export function pushed(crop: Crop, by: Point, frame: Box, aspect: number): Crop {
  const whole = wholeOf(crop, frame, aspect)
  return cropOf({ ...whole, x: whole.x + by.x, y: whole.y + by.y }, frame)
}

/** Larger or smaller about a point of the artboard, which shows the same of the picture as before. */
export function magnified(crop: Crop, zoom: number, about: Point, frame: Box, aspect: number): Crop {
  const whole = wholeOf(crop, frame, aspect)
  const by = within(zoom, 1, MOST_ZOOM) / crop.zoom
  return cropOf(
    {
      x: about.x - (about.x - whole.x) * by,
      y: about.y - (about.y - whole.y) * by,
      width: whole.width * by,
      height: whole.height * by,
    },
    frame,
  )
}

export interface Shown {
  href: string
  aspect: number
  crop: Crop
}

/** The picture of a part as the drawing shows it; null where it is none, or shown whole. */
export function pictureIn(svg: string, id: string, frame: Box): Shown | null {
  const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml')
  const image = drawn.querySelector(`[data-part="${CSS.escape(id)}"] image`)
  if (!image || image.hasAttribute('preserveAspectRatio')) return null
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => Number(image.getAttribute(name)))
  if (!width || !height || x === undefined || y === undefined) return null
  const crop = cropOf({ x, y, width, height }, frame)
  return { href: image.getAttribute('href') ?? '', aspect: width / height, crop }
}
