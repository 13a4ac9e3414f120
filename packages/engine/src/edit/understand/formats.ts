/** Stretches that name a size of the whole design: "A3 landscape", "an instagram story", "300x250", "21 x 30 cm", "square". */
import { allFormats, MILLIMETRES, type Unit } from '../../brief/formats.ts'
import { BEFORE_FORMAT, BEHIND_FORMAT, KINDS_CALLED, SHAPES, SHOWN_ON } from '../../language/lexicon/format-words.ts'
import type { Token } from '../../language/tokens.ts'
import type { Lattice } from './spans.ts'
import { TOLD, type Way } from './stretch.ts'
import type { FormatAsked } from './wish.ts'

const LONGEST = 9
/** How much surer two figures with a sign between them are than names. */
const FIGURES = 0.5
const NAMES = new Set(allFormats().flatMap(({ words }) => words))

/** All sizes that a stretch from a token on may name. */
export const formatsFrom = (lattice: Lattice, at: number, to: number): Way[] => asked(lattice, at, to, false)
/** Other kinds of design: "into a poster". */
export const kindsFrom = (lattice: Lattice, at: number, to: number): Way[] => asked(lattice, at, to, true)

function asked(lattice: Lattice, at: number, to: number, ofKind: boolean): Way[] {
  const { tokens } = lattice.words
  const ways: Way[] = []
  for (let end = at + 1; end <= Math.min(to, at + LONGEST); end++) {
    const last = tokens[end - 1]
    if (!last || last.quote >= 0 || last.lower === ',') break
    const format = formatIn(tokens.slice(at, end), lattice.words.text)
    const sure = format?.pixels || format?.millimetres ? FIGURES : 0
    if (format && ofKind === isKind(format))
      ways.push({ to: end, score: TOLD * (end - at) + sure, add: () => ({ format }) })
  }
  return ways
}

const isKind = ({ name, shape, pixels, millimetres }: FormatAsked) => !name && !shape && !pixels && !millimetres

/** What the words name, but for those that only lead there. */
export const formatIn = (tokens: readonly Token[], text: string): FormatAsked | undefined =>
  formatCalled(wordsOf(tokens, text))

/** @param said in lower case */
export function formatCalled(said: readonly string[]): FormatAsked | undefined {
  let [from, to] = [0, said.length]
  while (from < to && BEFORE_FORMAT.has(said[from] ?? '')) from++
  while (to > from && BEHIND_FORMAT.has(said[to - 1] ?? '')) to--
  const own = said.slice(from, to)
  if (own.length === 0) return undefined
  return stated(own.join(' ')) ?? called(own) ?? nameIn(said.slice(from)) ?? typed(own)
}

/** As they stand between blanks: "A5", "300x250". */
const wordsOf = (tokens: readonly Token[], text: string): string[] =>
  text.slice(tokens[0]?.from, tokens.at(-1)?.to).toLowerCase().split(/\s+/)

/** "an A5 flyer": the name of the size, and what it is. */
function typed(own: readonly string[]): FormatAsked | undefined {
  for (let i = 1; i < own.length; i++) {
    const [size, kind] = [called(own.slice(0, i)), nameIn(own.slice(i))]
    if (size && !size.kind && kind?.kind) return size
  }
  return undefined
}

/** "A3 landscape", "landscape for facebook", "square". */
function called(own: readonly string[]): FormatAsked | undefined {
  const [first = '', last = ''] = [own[0], own.at(-1)]
  const name = nameIn(own)
  if (name) return name
  const ahead = SHAPES[first]
  const behind = SHAPES[last]
  if (ahead && own.length === 1) return { shape: ahead }
  const rest = ahead ? own.slice(1) : behind ? own.slice(0, -1) : []
  const named = nameIn(rest.filter((word, i) => i > 0 || !BEFORE_FORMAT.has(word)))
  const shape = ahead ?? behind
  return shape && named
    ? { ...named, shape }
    : shape && rest.every((word) => BEHIND_FORMAT.has(word) || BEFORE_FORMAT.has(word))
      ? { shape }
      : undefined
}

function nameIn(own: readonly string[]): FormatAsked | undefined {
  const words = own.join(' ').replaceAll('-', ' ')
  const plain = words.replace(/(?<=\w{3})s$/, '')
  const name = SHOWN_ON[words] ?? [words, plain].find((one) => NAMES.has(one))
  const kind = KINDS_CALLED[words] ?? KINDS_CALLED[plain]
  if (own.length === 0 || (!name && !kind)) return undefined
  return { ...(name && { name }), ...(kind && { kind }) }
}

const SIZE = /^(\d{1,5}(?:\.\d+)?) ?([a-z"]*) ?(?:x|×|by|\*) ?(\d{1,5}(?:\.\d+)?) ?([a-z"]*)$/
const UNITS: Readonly<Record<string, Unit>> = {
  '': 'px',
  px: 'px',
  pixel: 'px',
  pixels: 'px',
  mm: 'mm',
  cm: 'cm',
  in: 'in',
  inch: 'in',
  inches: 'in',
  '"': 'in',
}

/** Figures, in pixels or as they are printed. */
function stated(words: string): FormatAsked | undefined {
  const [, width, own = '', height, behind = ''] = SIZE.exec(words) ?? []
  const unit = UNITS[behind] ?? UNITS[own]
  if (!width || !height || unit === undefined || UNITS[own] === undefined) return undefined
  const sides: [number, number] = [Number(width), Number(height)]
  const of = UNITS[behind || own] ?? 'px'
  if (of === 'px') return { pixels: sides }
  const mm = (side: number) => Math.round(side * MILLIMETRES[of] * 10) / 10
  return { millimetres: [mm(sides[0]), mm(sides[1])], called: `${width} × ${height} ${of}` }
}
