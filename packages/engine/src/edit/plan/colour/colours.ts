/** What is wished of the colours of a design: of one wherever it stands, of all of them, of what is done to a paint. */
import type { State, Step } from '../../context.ts'
import { missingStep } from '../../families/replies.ts'
import type { Found } from '../../understand/referents.ts'
import type { Wish } from '../../understand/wish.ts'
import { planEffect } from './effect.ts'
import { banishHue, drawn, exchangeHues, replaceHue, shiftHue } from './hues.ts'
import { swapColours } from './paint.ts'
import { planBorrowed, planOnGround, planRole, planScheme, planShade } from './scheme.ts'
import { planTheme } from './theme.ts'
import { planHueTone } from './tone.ts'

export function planColours(
  wish: Extract<Wish, { verb: 'scheme' | 'effect' | 'swap colours' }>,
  found: Found,
  state: State,
): Step | undefined {
  if (wish.verb === 'scheme') return schemed(wish, found, state)
  if (wish.verb === 'effect')
    return found.targets.length > 0 ? planEffect(found.targets, wish, state) : missingStep(found.missing, state)
  return found.targets.length === 2 ? swapColours(found.targets, state) : missingStep(found.missing, state)
}

/** What is wished of colours of the design, wherever they are. */
export function planHues(wish: Wish, [first, second]: Found['hues'], state: State): Step | undefined {
  if (!first) return undefined
  if (wish.verb === 'remove') return banishHue(first, state)
  if (wish.verb === 'swap colours') return second && exchangeHues(first, second, state)
  if (wish.verb !== 'look') return undefined
  const { look } = wish
  if (look.property === 'colour') return replaceHue(first, look.colours, state)
  const [toward] = look.property === 'hue' ? look.colours : []
  if (look.property === 'hue')
    return (
      toward &&
      shiftHue(first, (one) => drawn(one, toward.hex, look.way, look.degree), `${look.way} ${toward.words}`, state)
    )
  if (look.property === 'like') return undefined
  if (look.property === 'shade')
    return planHueTone(first, { ...look, property: 'lightness', way: look.way === 'dark' ? 'less' : 'more' }, state)
  return planHueTone(first, look, state)
}

/** Of the design as a whole; of a part only whether it is dark or light. */
function schemed(wish: Extract<Wish, { verb: 'scheme' }>, { targets, missing }: Found, state: State): Step | undefined {
  const { scheme } = wish
  const isMode = scheme.is === 'scheme' && (scheme.scheme === 'dark' || scheme.scheme === 'light')
  // "text white, accent orange": what was spoken of before wears no scheme.
  const isNamed = wish.of.length > 0 || isMode
  const parts = isNamed ? targets.filter(({ class: kind }) => kind !== 'whole' && kind !== 'ground') : []
  if (missing.length > 0 && parts.length === 0 && targets.length === 0) return missingStep(missing, state)
  if (parts.length > 0) return isMode ? planShade(parts, scheme.scheme === 'dark' ? 'dark' : 'light', state) : undefined
  switch (scheme.is) {
    case 'scheme':
      return planScheme(scheme.scheme, scheme, state)
    case 'theme':
      return planTheme(scheme.name, scheme.theme, state)
    case 'of design':
      return planBorrowed(scheme.design, state)
    case 'on ground':
      return planOnGround(scheme.colour, scheme.ground, state)
    case 'role':
      return planRole(scheme, state)
  }
}
