/** <text> as a text of the scene. */
import { spanOf, trackOf } from '../../scene/track.ts'
import type { Text, TextSpan } from '../../scene/types.ts'
import { dataOf, readPath } from '../drawing/path.ts'
import { effect } from '../grammar/effects.ts'
import { numberOf, type Part, readAs, textOf } from '../grammar/part.ts'
import { looseNumber, relativeSize } from '../grammar/values.ts'
import { wordsWithRuns } from '../runs.ts'
import type { SheetText } from '../types.ts'
import { boxPaint } from './boxes.ts'
import { propertiesOf } from './properties.ts'
import type { Room } from './room.ts'
import { drawnParts } from './shapes.ts'
import { plainStyle } from './style.ts'

/** Sizes from which words are set in the display face where nothing is said. */
const LARGE = 56
/** Pixels, where no size is said. */
const USUAL = 32

export function textNode(part: Part, room: Room): SheetText {
  const { build } = room
  const own = propertiesOf<Text>(part)
  const size = own.size ?? USUAL
  const base: SheetText = {
    ...own,
    ...svgPlace(part, room, size),
    type: 'text',
    id: own.id ?? build.named(own.slot ?? 'text'),
    ...wordsOf(part, room, size),
    font: fontOf(part, room, size),
    weight: own.weight ?? 400,
    size,
    fill: boxPaint(build, part, 'fill', sizeOf(part)) ?? 'ink',
  }
  return { ...base, ...fitOf(part, room, size), ...arcOf(part, room), ...effectOf(part, room) }
}

const sizeOf = (part: Part): readonly [number, number] => [numberOf(part, 'width') ?? 1, numberOf(part, 'height') ?? 1]

function wordsOf(part: Part, room: Room, size: number): Pick<Text, 'text' | 'spans'> {
  const { text, runs } = wordsWithRuns(part.words, textOf(part, 'xml:space') === 'preserve')
  const styles = runParts(part).map((run) => runStyle(run, part, room, size))
  const spans = runs.flatMap(({ from, to, within }): TextSpan[] => {
    const style = Object.assign({}, ...within.map((index) => styles[index]))
    return Object.keys(style).length > 0 ? [{ words: text.slice(from, to), at: from, ...style }] : []
  })
  return { text, ...(spans.length > 0 && { spans }) }
}

/** The runs of a text, those in others behind them: in the order in which they begin. */
const runParts = ({ children }: Part): Part[] =>
  children.flatMap((child) => (child.element.name === 'tspan' ? [child, ...runParts(child)] : []))

function runStyle(run: Part, text: Part, room: Room, size: number): Partial<TextSpan> {
  const fill = boxPaint(room.build, run, 'fill', sizeOf(text))
  const wanted = readAs(run, 'size', relativeSize)
  const share = wanted && ('share' in wanted ? wanted.share : wanted.pixels / size)
  return {
    ...propertiesOf<TextSpan>(run),
    ...(fill !== undefined && { fill }),
    ...(share !== undefined && share !== 1 && { size: share }),
    ...(textOf(run, 'font') !== undefined && { font: fontOf(run, room, size) }),
  }
}

/** A text that is placed as SVG places it, by a point on its baseline. */
function svgPlace(part: Part, room: Room, size: number): Partial<Text> {
  // The names were put right; what is left of SVG is a place without a width.
  if (!part.onBaseline) return {}
  const [x, y] = [numberOf(part, 'left') ?? 0, numberOf(part, 'top') ?? size]
  const [width, height] = room.inner ?? [0, 0]
  if (width === 0) return {}
  const align = textOf(part, 'align')
  const wide = align === 'center' ? 2 * Math.min(x, width - x) : align === 'end' ? x : width - x
  return {
    at: { left: align === 'center' ? x - wide / 2 : align === 'end' ? 0 : x, bottom: height - y },
    width: Math.max(1, wide),
    trim: true,
  }
}

function fontOf(part: Part, { typography, build }: Room, size: number): Text['font'] {
  const usual = size >= LARGE ? 'display' : 'text'
  const said = textOf(part, 'font')
  if (said === undefined) return 'text'
  if (said === 'display' || said === 'text' || said === 'accent') return said
  const family = said
    .split(',')[0]
    ?.replace(/['"]/g, '')
    .replace(/ Variable$/, '')
    .trim()
    .toLowerCase()
  const use = (['display', 'text', 'accent'] as const).find((one) => typography[one]?.toLowerCase() === family)
  build.messages.note(
    part,
    `font of <text>: '${said.slice(0, 40)}' is written '${use ?? usual}': families are named in <type>`,
  )
  return use ?? usual
}

const FIT = /^(line|width|stack|box|wrap|lines\s+(\d+))$/

function fitOf(part: Part, { build }: Room, size: number): Partial<Text> {
  const said = (textOf(part, 'fit') ?? '').trim()
  const least = numberOf(part, 'min')
  const found = FIT.exec(said)
  if (said !== '' && !found)
    build.messages.fault(part, `fit of <text>: '${said}' is not 'line', 'lines 2', 'width', 'stack', 'box' or 'wrap'`)
  if (!found || found[1] === 'wrap') return least === undefined || said === 'wrap' ? {} : { fit: { min: least } }
  const min = least ?? Math.round(size * 0.5)
  if (found[1] === 'width') return { stack: { gap: 0, lines: 1 }, ...(least !== undefined && { fit: { min: least } }) }
  if (found[1] === 'stack') {
    const gap = numberOf(part, 'gap') ?? 0.04
    const width = numberOf(part, 'width')
    return {
      stack: { gap: gap > 1 ? gap / (width ?? 1000) : gap },
      ...(least !== undefined && { fit: { min: least } }),
    }
  }
  if (found[1] === 'box') return { fit: { min } }
  return { fit: { min, lines: found[2] === undefined ? 1 : Math.max(1, Number(found[2])) } }
}

function pathOf(part: Part, d: string, { build }: Room): Partial<Text> {
  const segments = readPath(d)
  const path = segments && dataOf(segments)
  const { width, height } = path ? spanOf(path) : { width: 0, height: 0 }
  if (path && trackOf(path).length > 0)
    return { arc: { radius: Math.round(Math.max(width, height) / 2), angle: 0, path } }
  build.messages.fault(part, `path of <text>: '${d.slice(0, 40)}' is no path data that a line can be drawn with`)
  return {}
}

function arcOf(part: Part, room: Room): Partial<Text> {
  const { build } = room
  const along = textOf(part, 'path')
  if (along !== undefined) return pathOf(part, along, room)
  const said = textOf(part, 'arc')
  if (said === undefined) return {}
  const [radius, angle = '0', side] = said.trim().split(/[\s,]+/)
  const [r, a] = [looseNumber(radius ?? '')?.value, looseNumber(angle)?.value]
  if (r === undefined || a === undefined || r <= 0 || (side !== undefined && side !== 'outside' && side !== 'inside')) {
    build.messages.fault(
      part,
      `arc of <text>: '${said}' is not a radius, an angle and 'outside' or 'inside': '300 0 outside'`,
    )
    return {}
  }
  return { arc: { radius: r, angle: a, ...(side && { side }) } }
}

function effectOf(part: Part, { build }: Room): Partial<Text> {
  const inner = part.children.find(({ element }) => element.name === 'window' || element.name === 'swap')
  if (!inner) {
    const found = readAs(part, 'effect', effect)
    return found ? { effect: found } : {}
  }
  const box = viewBoxOf(inner)
  const { shapes } = drawnParts(build, inner.children, plainStyle(), box)
  if (inner.element.name === 'window') return { effect: { kind: 'window', viewBox: box, shapes } }
  return {
    effect: {
      kind: 'swap',
      of: textOf(inner, 'of') ?? '',
      letter: numberOf(inner, 'letter') ?? 0,
      part: textOf(inner, 'part') === 'dot' ? 'dot' : 'whole',
      wider: numberOf(inner, 'wider') ?? 0,
      viewBox: box,
      shapes,
    },
  }
}

function viewBoxOf(part: Part): [number, number] {
  const value = part.values.get('viewBox')?.value
  const [, , width = 100, height = 100] = Array.isArray(value) ? value.filter((one) => typeof one === 'number') : []
  return [width, height]
}
