/** Values of other languages' attributes as ours have them. */
import type { XmlAttribute } from '../xml/tree.ts'
import { looseNumber } from './values.ts'

const WEIGHTS: Readonly<Record<string, string>> = {
  normal: '400',
  regular: '400',
  medium: '500',
  semibold: '600',
  bold: '700',
  bolder: '800',
  black: '900',
  light: '300',
  thin: '100',
}

type Convert = (value: string, all: ReadonlyMap<string, XmlAttribute>) => string | undefined

const aspect: Convert = (value) => (value.includes('none') ? 'stretch' : value.includes('slice') ? 'cover' : 'contain')

const sizeOf = (all: ReadonlyMap<string, XmlAttribute>): number =>
  looseNumber(all.get('size')?.value ?? all.get('font-size')?.value ?? '')?.value || 16

/** Pixels, or a share where they are ems already, as ems. */
const inEms: Convert = (value, all) => {
  const found = looseNumber(value)
  if (!found || found.unit === 'em') return value.replace('em', '')
  if (found.unit === '%') return String(found.value / 100)
  return String(Math.round((found.value / sizeOf(all)) * 1e4) / 1e4)
}

const LETTERS: Readonly<Record<string, Convert>> = {
  weight: (value) => WEIGHTS[value.toLowerCase()] ?? value,
  'font-weight': (value) => WEIGHTS[value.toLowerCase()] ?? value,
  'font-style': (value) => (value === 'normal' ? 'false' : 'true'),
  'text-decoration': (value) => (value === 'none' ? undefined : value),
}

const BY_ELEMENT: Readonly<Record<string, Readonly<Record<string, Convert>>>> = {
  tspan: LETTERS,
  text: {
    ...LETTERS,
    'font-style': (value) => (value === 'normal' ? undefined : 'true'),
    'letter-spacing': (value, all) => (value === 'normal' ? undefined : inEms(value, all)),
    'text-transform': (value) => (value === 'uppercase' ? 'upper' : undefined),
    'line-height': (value, all) =>
      value === 'normal' ? undefined : /px|pt/.test(value) || Number(value) > 5 ? inEms(value, all) : value,
  },
  drawing: { preserveAspectRatio: aspect },
  use: { preserveAspectRatio: aspect },
  image: { preserveAspectRatio: aspect },
}

/** @returns nothing where the value says what is so anyhow */
export function converted(
  element: string,
  name: string,
  value: string,
  all: ReadonlyMap<string, XmlAttribute>,
): string | undefined {
  const own = BY_ELEMENT[element]?.[name]
  return own ? own(value, all) : value
}
