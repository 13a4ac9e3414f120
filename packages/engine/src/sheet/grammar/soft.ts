/** Shadows and light of drawn forms, as a sheet writes them. */
import type { ShapeGroup } from '../../scene/types.ts'
import { colour } from './colours.ts'
import { looseNumber, type ValueType } from './values.ts'

type SoftShadow = NonNullable<ShapeGroup['shadow']>
type Glow = NonNullable<ShapeGroup['glow']>

/** Units of a drawing: more is no shadow any more. */
const MOST = 400

const numbersIn = (words: readonly string[]): number[] => words.flatMap((word) => looseNumber(word)?.value ?? [])
const isWithin = (values: readonly number[]) => values.every((value) => Math.abs(value) <= MOST)

const SHADOW = "'x y blur alpha', black, or with a colour before: '0 8 24 .2', 'accent 0 8 24 .5'"
export const softShadow: ValueType<SoftShadow> = {
  says: SHADOW,
  read(text) {
    const words = text.trim().split(/[\s,]+/)
    const own = words.length === 5 ? colour.read(words[0] ?? '') : undefined
    const rest = numbersIn(own ? words.slice(1) : words)
    const [x, y, blur, alpha] = rest
    const isWhole = rest.length === 4 && words.length === (own ? 5 : 4) && isWithin(rest)
    if (
      !isWhole ||
      x === undefined ||
      y === undefined ||
      blur === undefined ||
      alpha === undefined ||
      blur < 0 ||
      alpha < 0 ||
      alpha > 1
    )
      return { fault: `'${text.slice(0, 40)}' is not ${SHADOW}` }
    if (own && 'fault' in own) return own
    return { value: { x, y, blur, alpha, ...(own && { colour: own.value }) } }
  },
  write: ({ x, y, blur, alpha, colour: own }) => [...(own === undefined ? [] : [own]), x, y, blur, alpha].join(' '),
  schema: { type: 'string', description: SHADOW },
}

const GLOW = "a colour and how far it reaches: 'accent 12'"
export const glow: ValueType<Glow> = {
  says: GLOW,
  read(text) {
    const [first = '', second = ''] = text.trim().split(/\s+/)
    const [own, blur] = [colour.read(first), looseNumber(second)?.value]
    if ('fault' in own) return own
    if (blur === undefined || blur < 0 || blur > MOST) return { fault: `'${text.slice(0, 40)}' is not ${GLOW}` }
    return { value: { colour: own.value, blur } }
  },
  write: (value) => `${value.colour} ${value.blur}`,
  schema: { type: 'string', description: GLOW },
}
