/** How the words of a part are set, for whoever shows them while they are written: lines, faces, colour, and the room that they have. */
import { cssColour, resolvePaint } from '../../render/paint.ts'
import { findLaid } from '../../scene/laid.ts'
import type { LaidNode } from '../../scene/layout.ts'
import type { LaidLine, LaidText, PlacedGlyph } from '../../scene/text-layout.ts'
import { fontOf, fontOfSpan, liveSpans, shownText } from '../../scene/text-spans.ts'
import type { Paint, Palette, Scene, Text } from '../../scene/types.ts'
import { findNode } from '../../scene/walk.ts'
import { type FontFace, type FontFaces, facesFor } from '../../type/faces.ts'
import type { FontLibrary } from '../../type/fonts.ts'
import type { Layout } from './placing.ts'

/** Letters of a line in one style; what is not said is the text's. */
export interface LinePiece {
  text: string
  families?: string[]
  weight?: number
  italic?: boolean
  colour?: string
  /** A share of the line's size. */
  scale?: number
}

/** All lengths are pixels of the artboard, from the top left corner of the part's box before it is rotated. */
export interface SetLine {
  pieces: LinePiece[]
  size: number
  x: number
  baseline: number
  width: number
  /** What stands between it and the next one: a space, nothing, a line break that somebody wrote. */
  after: string
}

export interface PartSetting {
  /** None of a text on a curve. */
  lines: SetLine[]
  size: number
  families: string[]
  weight: number
  italic: boolean
  /** em */
  tracking: number
  /** × size */
  lineHeight: number
  align: 'start' | 'center' | 'end'
  /** Each line as wide as the box, in a size of its own. */
  stacked: boolean
  upper: boolean
  /** For CSS. */
  colour: string
  /** Whether lines are made even, or filled one after another. */
  even: boolean
  /** How wide its lines may become, and what share of its growth goes upwards. */
  room: { x: number; width: number; rises: number }
  /** Of a text that gives way: its least and largest size, how many lines it may have, how high they may be together. */
  fit?: { least: number; most: number; lines?: number; height?: number }
  faces: FontFace[]
}

/** More than any room holds in few lines, in the smallest steps. */
const LONG = 'a '.repeat(1_500)

/** A gradient is written in the colour of its middle. */
function colourOf(paint: Paint, palette: Palette): string {
  const resolved = resolvePaint(paint, palette, { x: 0, y: 0, width: 1, height: 1 })
  if (resolved.type === 'solid') return cssColour(resolved.colour, resolved.alpha)
  return resolved.stops[Math.floor(resolved.stops.length / 2)]?.colour ?? '#000000'
}

/** The room is found by the layout itself: where the box goes when there is more to say than it can hold. */
function roomOf(scene: Scene, layout: Layout, side: number, { node, x, y, width, height }: LaidNode & { node: Text }) {
  const valign = { middle: 0.5, bottom: 1, top: 0 }[node.valign ?? 'top']
  if (node.arc || node.stack) return { x: 0, width, rises: valign }
  const longer = structuredClone(scene)
  const text = findNode(longer, node.id)
  if (text?.type === 'text') {
    text.text = LONG
    delete text.spans
  }
  const root = layout(longer)[side]?.root
  const there = root && findLaid(root, node.id)
  if (!there) return { x: 0, width, rises: valign }
  const grown = there.height - height
  const rises = grown > 1 ? Math.min(1, Math.max(0, (y - there.y) / grown)) : valign
  // One that is as wide as before has its width from elsewhere.
  return there.width > width + 1 ? { x: there.x - x, width: there.width, rises } : { x: 0, width, rises }
}

interface Styled {
  from: number
  to: number
  look: Omit<LinePiece, 'text'>
}

/** What stands from one place of a text to another, in its styles. */
function piecesOf(text: string, from: number, to: number, styled: readonly Styled[]): LinePiece[] {
  const cuts = [from, ...styled.flatMap((one) => [one.from, one.to]).filter((at) => at > from && at < to), to]
  return cuts.slice(1).map((end, i) => {
    const start = cuts[i] ?? from
    const own = styled.find((one) => one.from <= start && one.to >= end)
    return { text: text.slice(start, end), ...own?.look }
  })
}

/** Its lines in the words as they were written; none where these cannot be told from what is shown. */
function linesOf(
  { x, y }: LaidNode,
  text: Text,
  { lines, size, glyphs }: LaidText,
  styled: readonly Styled[],
): SetLine[] {
  const shown = shownText(text)
  if (shown.length !== text.text.length || text.arc) return []
  const even = shown.replace(/[\n\r\t]/g, ' ')
  const found: (SetLine & { to: number })[] = []
  for (const line of lines) {
    const before = found.at(-1)
    const from = even.indexOf(line.text, before?.to ?? 0)
    if (from < 0) return []
    if (before) before.after = afterLine(text.text.slice(before.to, from))
    const to = from + line.text.length
    found.push({
      pieces: piecesOf(text.text, from, to, styled),
      size: line.size ?? size,
      // Where the pen is put down: the ink of a stack stands on its edge.
      x: (text.stack ? leftmost(glyphs, line) : line.x) - x,
      baseline: line.baseline - y,
      width: line.width,
      after: '',
      to,
    })
  }
  return found.map(({ to: _, ...line }) => line)
}

const leftmost = (glyphs: readonly PlacedGlyph[], { baseline, x }: LaidLine): number =>
  glyphs.reduce((least, glyph) => (glyph.y === baseline ? Math.min(least, glyph.x) : least), x)

const afterLine = (between: string): string => {
  const breaks = between.replace(/[^\n]/g, '')
  return breaks || (between === '' ? '' : ' ')
}

const isText = (laid: LaidNode | undefined): laid is LaidNode & { node: Text } => laid?.node.type === 'text'

/** Undefined: there are no words of that id. */
export async function settingOf(
  scene: Scene,
  id: string,
  { layOut, fonts }: { layOut: Layout; fonts: FontLibrary },
): Promise<PartSetting | undefined> {
  const artboards = layOut(scene)
  const side = artboards.findIndex(({ root }) => findLaid(root, id))
  const laid = artboards[side] && findLaid(artboards[side].root, id)
  if (!isText(laid) || !laid.text) return undefined
  const { node, text } = laid
  const { palette, typography } = scene
  const own = await facesFor(fontOf(node, typography), shownText(node), fonts)
  const runs: { styled: Styled; faces: FontFaces }[] = await Promise.all(
    liveSpans(node).map(async ({ span, from, to }) => {
      const faces = await facesFor(fontOfSpan(node, span, typography), shownText(node), fonts)
      const { families, weight, italic } = faces
      const colour = span.fill && colourOf(span.fill, palette)
      const look = { families, weight, italic, ...(colour && { colour }), ...(span.size && { scale: span.size }) }
      return { styled: { from, to, look }, faces }
    }),
  )
  const fixed = typeof node.height === 'number' || node.height === 'fill' || node.height?.endsWith('%')
  return {
    lines: linesOf(
      laid,
      node,
      text,
      runs.map(({ styled }) => styled),
    ),
    size: text.size,
    families: own.families,
    weight: own.weight,
    italic: own.italic,
    tracking: node.tracking ?? 0,
    lineHeight: node.lineHeight ?? 1.2,
    align: node.arc ? 'center' : (node.align ?? 'start'),
    stacked: node.stack !== undefined,
    upper: node.case === 'upper',
    colour: colourOf(node.fill, palette),
    even: node.font === 'display' || node.align === 'center',
    room: roomOf(scene, layOut, side, laid),
    ...(node.fit && {
      fit: {
        least: Math.min(node.fit.min, node.size),
        most: node.size,
        ...(node.fit.lines && { lines: node.fit.lines }),
        ...(fixed && { height: laid.height }),
      },
    }),
    faces: distinct([...own.faces, ...runs.flatMap(({ faces }) => faces.faces)]),
  }
}

const distinct = (faces: readonly FontFace[]): FontFace[] => [
  ...new Map(faces.map((face) => [JSON.stringify([face.source, face.weight]), face])).values(),
]
