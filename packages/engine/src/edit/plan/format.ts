/** Another size of the whole: the same brief composed for it, in the colours and the type that it has. */
import { allFormats, defaultFormat, formatsOf, type NamedFormat } from '../../brief/formats.ts'
import { LOOSE_NAMES } from '../../language/lexicon/format-words.ts'
import type { Format, KindName } from '../../scene/types.ts'
import type { State, Step } from '../context.ts'
import { alreadySo } from '../families/replies.ts'
import { cannot } from '../steps.ts'
import type { FormatAsked } from '../understand/wish.ts'

type Shape = NonNullable<FormatAsked['shape']>
const SHAPES: readonly Shape[] = ['square', 'landscape', 'portrait']

/** Undefined where the words name no size that this design could have. */
export function planFormat(asked: FormatAsked, state: State): Step | undefined {
  if (asked.pixels) return inPixels(asked.pixels, state)
  if (asked.millimetres) return inPrint(asked.millimetres, asked.called ?? '', state)
  const shape = asked.shape ?? SHAPES.find((one) => one === asked.name)
  if (shape && asked.shape === undefined && shapeOf(state.design.scene.format) === shape) return turned(shape, state)
  const found = asked.name === undefined ? undefined : named(asked.name, state)
  if (found) return composedFor(asked.shape ? shapedAs(asked.shape, found) : found.format, state, found.kind)
  const { kind } = state.design.scene
  if (asked.kind && asked.kind !== kind) return composedFor(defaultFormat(asked.kind), state, asked.kind)
  if (shape) return turned(shape, state)
  return asked.kind && alreadySo(`It is already a ${kind.replace('business-', '')}`, state)
}

/** Print is drawn so that its shorter side has so many pixels. */
const SHORT = 1080

function inPrint([width, height]: readonly [number, number], name: string, state: State): Step | undefined {
  if (Math.min(width, height) < 10) return undefined
  const pixels = SHORT / Math.min(width, height)
  const { print } = state.design.scene.format
  return composedFor(
    {
      name,
      width: Math.round(width * pixels),
      height: Math.round(height * pixels),
      print: { width, height, bleed: print?.bleed ?? 3, safe: print?.safe ?? 5 },
    },
    state,
  )
}

/** Sides below this are inches, and beyond these nothing is drawn. */
const [INCHES, LEAST, MOST] = [100, 40, 6000]

function inPixels([width, height]: readonly [number, number], state: State): Step | undefined {
  if (Math.max(width, height) < INCHES) {
    const known = allFormats().find(({ format }) => format.name === `${width}×${height} in`)
    return known && composedFor(known.format, state)
  }
  if (Math.max(width, height) > MOST || Math.min(width, height) < LEAST)
    return cannot(
      `${width} × ${height} pixels is outside what I can draw (${LEAST} to ${MOST}). Which size should it be?`,
      '1080x1350',
      '1200x630',
    )
  const known = formatsOf(state.design.scene.kind).find(
    ({ format }) => format.width === width && format.height === height && !format.print,
  )
  return composedFor(known?.format ?? { name: `${width} × ${height}`, width, height }, state)
}

/** By its name: of this kind first, then of sheets, which then change the kind. */
function named(name: string, { design }: State): NamedFormat | undefined {
  const own = allFormats().filter(({ words }) => words.includes(name))
  const { kind } = design.scene
  const others = own.filter((one) => (one.kind === 'banner' || one.kind === 'poster') && !LOOSE_NAMES.has(name))
  return own.find((one) => one.kind === kind) ?? others.find((one) => one.kind === 'banner') ?? others[0]
}

const shapeOf = ({ width, height }: Format): Shape =>
  width === height ? 'square' : height === 'auto' || width < height ? 'portrait' : 'landscape'

/** "landscape for facebook": of the names of that place the one of that shape, else the size turned. */
function shapedAs(shape: Shape, { kind, words, format }: NamedFormat): Format {
  if (shapeOf(format) === shape) return format
  const family = words[0]?.split(' ')[0] ?? ''
  const sibling = formatsOf(kind).find(
    (one) => shapeOf(one.format) === shape && one.words.some((word) => word.startsWith(`${family} `)),
  )
  return sibling?.format ?? inShape(shape, format)
}

/** "landscape", "portrait", "square" of what it is. */
function turned(shape: Shape, state: State): Step | undefined {
  const { format } = state.design.scene
  if (format.height === 'auto')
    return cannot(
      'A page is as wide as its screen and as tall as its content, so it has no such format. What should I change?',
      'more white space',
      'add a section',
    )
  return shapeOf(format) === shape
    ? alreadySo(`It is already ${shape}`, state)
    : composedFor(inShape(shape, format), state)
}

function inShape(shape: Shape, { name, width, height: tall, print }: Format): Format {
  const height = tall === 'auto' ? width : tall
  const [long, short] = [Math.max(width, height), Math.min(width, height)]
  const sides = print && ([Math.max(print.width, print.height), Math.min(print.width, print.height)] as const)
  if (shape === 'square')
    return {
      name: 'square',
      width: short,
      height: short,
      ...(print && sides && { print: { ...print, width: sides[1], height: sides[1] } }),
    }
  const [a, b] = long === short ? [Math.round(short * Math.SQRT2), short] : [long, short]
  const base = name.replace(/\s+(?:portrait|landscape)$/, '').replace(/^(?:portrait|landscape|square)\s+/, '')
  const wide = shape === 'landscape'
  return {
    name: `${base} ${shape}`,
    width: wide ? a : b,
    height: wide ? b : a,
    ...(print &&
      sides && { print: { ...print, width: wide ? sides[0] : sides[1], height: wide ? sides[1] : sides[0] } }),
  }
}

function composedFor(format: Format, state: State, kind: KindName = state.design.scene.kind): Step {
  const { brief, scene } = state.design
  if (
    kind === scene.kind &&
    format.width === scene.format.width &&
    format.height === scene.format.height &&
    format.print?.width === scene.format.print?.width
  )
    return alreadySo(`It is already ${format.name}`, state)
  return {
    step: 'recompose',
    recompose: {
      brief: { ...brief, kind, format },
      stays: true,
      keep: { palette: true, typography: true, pictogram: true },
      format,
    },
    changes: [{ what: 'Format', from: scene.format.name, to: format.name, nodes: [] }],
  }
}
