/** Where the artwork stands in a mock-up. */
import type { Box } from '../base/geometry.ts'
import type { Size } from './types.ts'

const round = (value: number) => Math.round(value * 10) / 10

/** The largest box of these proportions in another. @param up share of what is left that lies above it */
export function within(box: Box, { width, height }: Size, up = 0.5): Box {
  const scale = Math.min(box.width / width, box.height / height)
  const [w, h] = [width * scale, height * scale]
  return {
    x: round(box.x + (box.width - w) / 2),
    y: round(box.y + (box.height - h) * up),
    width: round(w),
    height: round(h),
  }
}

/** A box with so much more on every side. */
export const around = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

export const rect = ({ x, y, width, height }: Box, more: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${more}/>`

/** An artboard in its place. @param more attributes of the picture */
export const artwork = (side: number, { x, y, width, height }: Box, more = ''): string =>
  `<image slot="given" id="side-${side}" alt="" left="${x}" top="${y}" width="${width}" height="${height}" ${more}/>`

export const drawing = (shapes: string): string =>
  `<drawing left="0" top="0" width="1600" height="1200" viewBox="0 0 1600 1200">${shapes}</drawing>`

/** @param defs gradients, and what cuts */
export const sheet = (defs: string, fill: string, content: string): string =>
  `<sheet kind="poster"><palette paper="#FFFFFF" ink="#1C1A18" accent="#C8643C" secondary="#7A8B6F"/><defs>${defs}</defs><board name="mock-up" width="1600" height="1200" fill="${fill}">${content}</board></sheet>`

export const gradient = (id: string, from: string, to: string, upright = true): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${upright ? 0 : 1}" y2="${upright ? 1 : 0}"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
