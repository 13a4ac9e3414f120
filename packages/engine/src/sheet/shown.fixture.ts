/** Sheets as pictures, painted and by way of files, for tests. */
import { Resvg } from '@resvg/resvg-js'
import { openWorkshop } from '../compose/workshop.ts'
import { paintList } from '../render/canvas.ts'
import { displayList } from '../render/display.ts'
import { svgDocument } from '../render/svg.ts'
import type { Scene } from '../scene/types.ts'
import { sceneOf } from './lower.ts'
import { parseSheet } from './parse.ts'
import type { Instruments } from './types.ts'

const workshop = openWorkshop()
export const instruments: Instruments = { lay: workshop.layOut, pictograms: workshop.pictograms }

/** The scene of a sheet without faults. */
export function sceneFrom(text: string): Scene {
  const { sheet, faults } = parseSheet(text)
  if (faults.length > 0) throw new Error(faults.map(({ line, message }) => `${line}: ${message}`).join('\n'))
  const scene = sheet && sceneOf(sheet)
  if (!scene) throw new Error('The sheet has no board.')
  return scene
}

export interface Shot {
  pixels: Uint8Array
  width: number
  height: number
}

export const listFor = (scene: Scene) => {
  const [laid] = instruments.lay(scene)
  return displayList(laid, { palette: scene.palette, pictograms: instruments.pictograms })
}

export const painted = (scene: Scene): Shot => paintList(listFor(scene), 1, new Map())

/** The same by way of an SVG file and a program that knows nothing of ours. */
export function bySvg(scene: Scene): Shot {
  const { pixels, width, height } = new Resvg(svgDocument(listFor(scene), 'test'), {
    font: { loadSystemFonts: false },
  }).render()
  return { pixels, width, height }
}

export const pixel = ({ pixels, width }: Shot, x: number, y: number): string =>
  `#${[...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)].map((value) => value.toString(16).padStart(2, '0')).join('')}`

/** Mean difference per channel, 0–255. */
export function apart(a: Shot, b: Shot): number {
  if (a.width !== b.width || a.height !== b.height) return 255
  let sum = 0
  for (let at = 0; at < a.pixels.length; at++) sum += Math.abs((a.pixels[at] ?? 0) - (b.pixels[at] ?? 0))
  return sum / a.pixels.length
}

/** A board of 200 by 200 with a palette of plain colours. */
export const board = (inside: string, defs = ''): string =>
  `<sheet kind="poster"><palette paper="#ffffff" ink="#000000" accent="#ff0000" secondary="#0000ff"/><type display="Archivo" text="Archivo"/><defs>${defs}</defs><board width="200" height="200" fill="paper">${inside}</board></sheet>`
