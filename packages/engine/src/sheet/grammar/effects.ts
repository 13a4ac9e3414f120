/** Treatments of letters as a sheet writes them: a word alone, or a word with its lengths and colours. */
import type { ColourRef, Paint, TextEffect } from '../../scene/types.ts'
import { colour, paint, splitList, writePaint } from './colours.ts'
import { nearest } from './nearest.ts'
import { looseNumber, type Reading, type ValueType } from './values.ts'

/** Treatments that are drawn with the letters alone; windows and swaps are elements in the text. */
export type PlainEffect = Exclude<TextEffect, { kind: 'window' } | { kind: 'swap' }>

/** What each takes, in order: a paint, a colour, or a number; with what it is where it is not said. */
type Part =
  | readonly [name: string, sort: 'paint' | 'colour', usual: string]
  | readonly [name: string, sort: 'number', usual: number]
const PARTS: Readonly<Record<PlainEffect['kind'], readonly Part[]>> = {
  shadow: [
    ['paint', 'paint', 'ink'],
    ['x', 'number', 0.05],
    ['y', 'number', 0.05],
  ],
  extrusion: [
    ['paint', 'colour', 'ink'],
    ['angle', 'number', 45],
    ['depth', 'number', 0.12],
  ],
  hollow: [['width', 'number', 0.03]],
  echo: [
    ['paint', 'paint', 'accent'],
    ['x', 'number', 0],
    ['y', 'number', 0.16],
    ['count', 'number', 3],
    ['width', 'number', 0.015],
  ],
  inline: [
    ['paint', 'colour', 'paper'],
    ['width', 'number', 0.03],
  ],
  neon: [
    ['paint', 'colour', 'accent'],
    ['width', 'number', 0.05],
  ],
  cut: [
    ['paint', 'colour', 'accent'],
    ['angle', 'number', -12],
    ['at', 'number', 0.5],
    ['gap', 'number', 0.03],
    ['shift', 'number', 0.06],
  ],
}
const KINDS = Object.keys(PARTS)
const isKind = (word: string): word is PlainEffect['kind'] => word in PARTS

const SAYS = `${KINDS.join(', ')}, alone or with its measures in ems: 'shadow(accent, .05, .05)', 'hollow(.03)'`

class Parts {
  readonly numbers: Record<string, number> = {}
  readonly paints: Record<string, Paint> = {}
  readonly colours: Record<string, ColourRef> = {}
  number(name: string): number {
    return this.numbers[name] ?? 0
  }
  paint(name = 'paint'): Paint {
    return this.paints[name] ?? 'ink'
  }
  colour(name = 'paint'): ColourRef {
    return this.colours[name] ?? 'ink'
  }

  /** @returns what is wrong */
  take([name, sort, usual]: Part, given: string | undefined): string | undefined {
    const text = given === undefined || given === '' ? String(usual) : given
    if (sort === 'number') {
      const found = looseNumber(text)
      if (!found || (found.unit !== '' && found.unit !== 'em' && found.unit !== 'deg'))
        return `'${text}' is no number: ${name} is wanted there`
      this.numbers[name] = found.value
      return undefined
    }
    if (sort === 'colour') {
      const found = colour.read(text)
      if ('fault' in found) return found.fault
      this.colours[name] = found.value
      return undefined
    }
    const found = paint.read(text)
    if ('fault' in found) return found.fault
    if (
      found.value === 'none' ||
      found.value === 'currentColor' ||
      (typeof found.value === 'object' && 'url' in found.value)
    )
      return `'${text}' is no paint for letters`
    this.paints[name] = found.value
    return undefined
  }
}

function built(
  kind: PlainEffect['kind'],
  parts: Parts,
  edge: { paint: ColourRef; width: number } | undefined,
): PlainEffect {
  const n = (name: string) => parts.number(name)
  switch (kind) {
    case 'shadow':
      return { kind, paint: parts.paint(), x: n('x'), y: n('y'), ...(edge && { edge }) }
    case 'extrusion':
      return { kind, paint: parts.colour(), angle: n('angle'), depth: n('depth') }
    case 'hollow':
      return { kind, width: n('width') }
    case 'echo':
      return { kind, paint: parts.paint(), x: n('x'), y: n('y'), count: Math.min(12, n('count')), width: n('width') }
    case 'cut':
      return { kind, paint: parts.colour(), angle: n('angle'), at: n('at'), gap: n('gap'), shift: n('shift') }
    default:
      return { kind, paint: parts.colour(), width: n('width') }
  }
}

function read(text: string): Reading<PlainEffect> {
  const [, kind = '', inside = ''] = /^\s*([a-z]+)\s*(?:\((.*)\))?\s*$/is.exec(text) ?? []
  if (!isKind(kind)) {
    const near = nearest(kind, KINDS)
    return { fault: `'${text.slice(0, 40)}' is not ${SAYS}${near ? `: is '${near}' meant?` : ''}` }
  }
  const given = inside.trim() === '' ? [] : splitList(inside)
  const parts = new Parts()
  for (const [at, part] of PARTS[kind].entries()) {
    const fault = parts.take(part, given[at])
    if (fault) return { fault }
  }
  if (kind !== 'shadow' || given.length <= 3) return { value: built(kind, parts, undefined) }
  const fault = parts.take(['edge', 'colour', 'paper'], given[3]) ?? parts.take(['width', 'number', 0.04], given[4])
  return fault
    ? { fault }
    : { value: built(kind, parts, { paint: parts.colour('edge'), width: parts.number('width') }) }
}

function write(value: PlainEffect): string {
  switch (value.kind) {
    case 'shadow':
      return call('shadow', [
        writePaint(value.paint),
        value.x,
        value.y,
        ...(value.edge ? [value.edge.paint, value.edge.width] : []),
      ])
    case 'extrusion':
      return call('extrusion', [value.paint, value.angle, value.depth])
    case 'hollow':
      return call('hollow', [value.width])
    case 'echo':
      return call('echo', [writePaint(value.paint), value.x, value.y, value.count, value.width])
    case 'cut':
      return call('cut', [value.paint, value.angle, value.at, value.gap, value.shift])
    default:
      return call(value.kind, [value.paint, value.width])
  }
}
const call = (kind: string, parts: readonly (string | number)[]) => `${kind}(${parts.join(', ')})`

export const effect: ValueType<PlainEffect> = {
  says: SAYS,
  read,
  write,
  schema: { type: 'string', description: SAYS },
}
