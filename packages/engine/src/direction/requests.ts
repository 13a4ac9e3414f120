/** The colours that a brief asks for, sorted by the palette roles they were asked for. */
import type { Brief } from '../brief/types.ts'
import { contrast, difference, isNeutral, normalHex, oklch } from '../colour/colour.ts'
import type { Hex } from '../scene/types.ts'

export interface Requests {
  /** Roles that were named. */
  known: Partial<Record<'paper' | 'surface' | 'ink' | 'accent' | 'secondary', Hex>>
  /** Colours without a role, the leading one first. */
  open: Hex[]
  /** Where the open colours come from. */
  source: 'words' | 'logo' | 'photo'
  /** The ground may be darkened a little for its text: it was named by a word, not by a code. */
  paperGives: boolean
  /** The colour of large words, where one was asked for. */
  title?: Hex
}

const ROLES: Partial<Record<string, keyof Requests['known']>> = {
  background: 'paper',
  panel: 'surface',
  band: 'surface',
  card: 'surface',
  text: 'ink',
  body: 'ink',
  detail: 'ink',
  'list-item': 'ink',
}

/** 'A white envelope on a red rounded square': the ground of an icon's drawing is a form, not the artboard. */
const ON_A_FORM =
  /\bon (?:an? |the )?(?:[\w-]+ ){1,4}?(?:rounded[- ]squares?|squares?|squircle|circle|disc|disk|tile|badge|hexagon|shield|pill)\b/i
const standsOnForm = ({ kind, prompt }: Brief): boolean => kind === 'icon' && ON_A_FORM.test(prompt)

/** Parts that are set large. */
const TITLES: readonly string[] = ['headline', 'brand', 'person']

export function readRequests(brief: Brief): Requests {
  const known: Requests['known'] = {}
  const open: Hex[] = []
  let paperGives = false
  let title: Hex | undefined
  for (const { hex, target, words } of brief.colours) {
    const colour = normalHex(hex)
    if (TITLES.includes(target)) title ??= colour
    const role = roleFor({ hex, target }, brief, known)
    if (role && !known[role]) {
      known[role] = colour
      if (role === 'paper') paperGives = !/#|rgb|hsl|\d/.test(words)
    } else if (!open.some((other) => difference(other, colour) < 0.02)) open.push(colour)
  }
  if (brief.colours.length > 0 || !brief.picture) {
    return { known, open, source: 'words', paperGives, ...(title && { title }) }
  }
  return { known, open: leading(brief.picture.colours), source: brief.picture.treatAs, paperGives: false }
}

/** The role that a request names; undefined where it names none. */
function roleFor(
  { hex, target }: Pick<Brief['colours'][number], 'hex' | 'target'>,
  brief: Brief,
  known: Requests['known'],
): keyof Requests['known'] | undefined {
  // A form's colour is no ground for everything else.
  const isForms = brief.forms?.some(({ shape, colours }) => shape !== 'gradient' && colours.includes(hex)) === true
  if (target === 'any' && !isForms) return undefined
  // Any other named part (headline, button, mark …) is painted with the accent, then with the second colour.
  const form = target === 'background' && standsOnForm(brief) ? 'accent' : ROLES[target]
  return form ?? (known.accent ? 'secondary' : 'accent')
}

/** Up to two colours of a picture that say something: chromatic first, far enough from each other. */
function leading(colours: readonly Hex[]): Hex[] {
  const chosen: Hex[] = []
  for (const colour of [...colours].sort((a, b) => Number(isNeutral(a)) - Number(isNeutral(b))))
    if (chosen.length < 2 && chosen.every((other) => difference(other, colour) > 0.15)) chosen.push(normalHex(colour))
  // A picture without colour leads by its darkest tone.
  if (chosen.every(isNeutral)) return chosen.sort((a, b) => oklch(a).l - oklch(b).l).slice(0, 1)
  return chosen.filter((colour) => !isNeutral(colour))
}

/** How much darker a colour may become that still goes by the same word, OKLCH lightness. */
export const SAME_WORD = 0.14

/** Darkens a ground that was named by a word until its text can be read, within what still goes by the word. */
export function giveWay(paper: Hex, ink: Hex, ratio: number, steps: (amount: number) => Hex): Hex {
  for (let amount = 0; amount <= SAME_WORD; amount += 0.02)
    if (contrast(steps(amount), ink) >= ratio) return steps(amount)
  return paper
}
