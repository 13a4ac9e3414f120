/**
 * A stranger's SVG: looked through before anything is drawn, painted as a picture, and where shapes say the same as the
 * picture, as shapes too. resvg runs no script and opens no address; what would make it open a file is refused here.
 */
import { Resvg } from '@resvg/resvg-js'
import { SaxesParser } from 'saxes'
import { PictureError } from '../picture-error.ts'
import { type DrawnPaint, type DrawnPath, drawingOf, type Segment } from './drawing.ts'
import { shapesOf, type VectorDrawing } from './shapes.ts'

/** Bytes; a logo has a few thousand. */
const MAX_BYTES = 2 * 1024 * 1024
/** Long side of the picture, pixels. */
const PICTURE_SIDE = 1600
/** Long side of the two that are compared, pixels. */
const COMPARED_SIDE = 128
/** Mean difference of the two per channel, 0–255: what the edges of shapes differ by. */
const ALIKE = 1.5
/** More is no mark: it would make every design that carries it heavy. */
const MAX_SHAPES = 400
/** Characters of path data. */
const MAX_DATA = 80_000
const MAX_ELEMENTS = 20_000
/** Effects of a filter: each is a pass over every pixel. */
const MAX_EFFECTS = 24

export interface DrawnSvg {
  /** What is transparent is left so. */
  png: Uint8Array
  /** Its shapes, where they show the same. */
  drawing?: VectorDrawing
}

/**
 * Takes as long as the drawing wants, in native code that nothing in this process can end: strangers' files are read in a
 * process of its own. Throws PictureError
 */
export function readSvg(bytes: Uint8Array): DrawnSvg {
  if (bytes.length > MAX_BYTES) throw new PictureError('too-large', 'An SVG may have 2 MB at most.')
  const source = Buffer.from(bytes).toString('utf8')
  lookThrough(source)
  try {
    const png = painted(source, PICTURE_SIDE)
    const { viewBox, paths } = drawingOf(source)
    const drawing = isMark(paths) && looksTheSame(source, paths, viewBox) ? shapesOf(paths, viewBox) : undefined
    return { png: png.asPng(), ...(drawing && { drawing }) }
  } catch {
    throw damaged()
  }
}

const damaged = () =>
  new PictureError('unprocessable', 'The SVG is damaged or has no size, so that it cannot be drawn.')

function lookThrough(source: string): void {
  let [elements, effects, inText] = [0, 0, 0]
  const parser = new SaxesParser()
  parser.on('doctype', (doctype) => {
    if (doctype.includes('['))
      throw new PictureError('unprocessable', 'The SVG declares entities. Save it as plain SVG.')
  })
  parser.on('opentag', ({ name }) => {
    const element = name.slice(name.indexOf(':') + 1)
    if (++elements > MAX_ELEMENTS) throw new PictureError('unprocessable', 'The SVG has too many parts to be a design.')
    if (element === 'image' || element === 'feImage')
      throw new PictureError('unprocessable', 'The SVG holds a photograph or points to a file. Send it as PNG instead.')
    if (element.startsWith('fe') && ++effects > MAX_EFFECTS)
      throw new PictureError('unprocessable', 'The SVG has too many effects. Send it as PNG instead.')
    if (element === 'text') inText++
  })
  parser.on('closetag', ({ name }) => {
    if (name.slice(name.indexOf(':') + 1) === 'text') inText--
  })
  parser.on('text', (text) => {
    if (inText > 0 && text.trim() !== '')
      throw new PictureError(
        'unprocessable',
        'The SVG has words that are set in a font. Turn them into outlines in your drawing program, or send it as PNG.',
      )
  })
  try {
    parser.write(source).close()
  } catch (error) {
    throw error instanceof PictureError ? error : damaged()
  }
}

const painted = (source: string, side: number) => {
  const { width, height } = new Resvg(source, { font: { loadSystemFonts: false } })
  const fitTo = width >= height ? { mode: 'width' as const, value: side } : { mode: 'height' as const, value: side }
  return new Resvg(source, { font: { loadSystemFonts: false }, fitTo }).render()
}

function isMark(paths: readonly DrawnPath[]): boolean {
  const points = paths.reduce((sum, { segments }) => sum + segments.length, 0)
  // A segment is some sixteen characters.
  return paths.length > 0 && paths.length <= MAX_SHAPES && points * 16 <= MAX_DATA
}

/** Clips, masks, filters and dashes are none of the shapes: where they are seen, the picture is right and the shapes are not. */
function looksTheSame(source: string, paths: readonly DrawnPath[], viewBox: [number, number]): boolean {
  const [wanted, drawn] = [painted(source, COMPARED_SIDE), painted(documentOf(paths, viewBox), COMPARED_SIDE)]
  if (wanted.width !== drawn.width || wanted.height !== drawn.height) return false
  const [a, b] = [wanted.pixels, drawn.pixels]
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length < ALIKE
}

function documentOf(paths: readonly DrawnPath[], [width, height]: [number, number]): string {
  const gradients: string[] = []
  const paint = (name: 'fill' | 'stroke', given: DrawnPaint | undefined): string => {
    if (!given) return `${name}="none"`
    if (given.type === 'solid') return `${name}="${given.colour}" ${name}-opacity="${given.alpha}"`
    const id = `g${gradients.length}`
    const stops = given.stops
      .map(({ at, colour, alpha }) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${alpha}"/>`)
      .join('')
    const [tag, line] =
      given.type === 'linear'
        ? ['linearGradient', `x1="${given.from[0]}" y1="${given.from[1]}" x2="${given.to[0]}" y2="${given.to[1]}"`]
        : ['radialGradient', `cx="${given.centre[0]}" cy="${given.centre[1]}" r="${given.radius}"`]
    gradients.push(`<${tag} id="${id}" gradientUnits="userSpaceOnUse" ${line}>${stops}</${tag}>`)
    return `${name}="url(#${id})" ${name}-opacity="${given.alpha}"`
  }
  const drawn = paths.map(({ segments, evenOdd, fill, stroke }) => {
    const line = stroke
      ? `stroke-width="${stroke.width}" stroke-linecap="${stroke.cap}" stroke-linejoin="${stroke.join}"`
      : ''
    const rule = evenOdd ? 'fill-rule="evenodd"' : ''
    return `<path d="${dataOf(segments)}" ${rule} ${paint('fill', fill)} ${paint('stroke', stroke?.paint)} ${line}/>`
  })
  const body = `<defs>${gradients.join('')}</defs>${drawn.join('')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`
}

const dataOf = (segments: readonly Segment[]): string =>
  segments.map(([command, ...points]) => command + points.flat().join(' ')).join('')
