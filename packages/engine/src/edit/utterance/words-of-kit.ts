/** "Our blue", "our colours", "our font", "our logo": what a message takes from a brand kit, said as the kit has it. */
import type { BrandKit } from '../../brief/brand/kit.ts'
import { findColours } from '../../colour/colour-names.ts'
import { pointedAt } from '../../colour/plain-names.ts'
import {
  IN_OUR_BRAND,
  NOTHING_ELSE,
  OUR_COLOURS,
  OUR_FONT,
  OUR_LOGO,
  OURS_BEFORE,
  SAID_ALONE,
} from '../../language/lexicon/kit-words.ts'

/** A message that speaks of a kit. */
export interface KitWords {
  /** What is to be done, without speaking of a kit. */
  text: string
  /** What came from the kit: "our blue (#1450a0)". */
  taken: string[]
  /** What is not to be had: the kit has none, or there is no kit. */
  lacking: { words: string /** What is read in its place: a colour as anybody means it. */; instead?: string }[]
  /** The kit's logo goes along. */
  withLogo: boolean
}

type Kit = Pick<BrandKit, 'colours' | 'typefaces' | 'logo'>

/** A stretch of the message. */
interface Said {
  start: number
  end: number
  words: string
  /** What the kit has for it. */
  own?: string | undefined
  /** In its place, where the kit has nothing. */
  instead?: string
}

const isQuoted = (message: string, at: number): boolean => (message.slice(0, at).match(/["“”]/g)?.length ?? 0) % 2 === 1

function coloursSaid(message: string, { colours }: Kit): Said[] {
  return findColours(message).flatMap(({ start, end, hex }) => {
    const before = OURS_BEFORE.exec(message.slice(0, start))
    const instead = message.slice(start, end)
    if (!before || instead.startsWith('#') || !SAID_ALONE.test(message.slice(end))) return []
    const own = pointedAt(hex, Object.values(colours))
    return [{ start: before.index, end, words: message.slice(before.index, end), own, instead }]
  })
}

/** The ground and the accent where nothing else is wished, otherwise the accent. */
function paletteSaid(message: string, { colours: { paper, accent, secondary, ink } }: Kit): Said[] {
  const match = OUR_COLOURS.exec(message)
  if (!match) return []
  const [words] = match
  const said = { start: match.index, end: match.index + words.length, words }
  const lead = accent ?? secondary ?? ink ?? paper
  if (!NOTHING_ELSE.test(`${message.slice(0, said.start)}\n${message.slice(said.end)}`)) return [{ ...said, own: lead }]
  const parts = [paper && `the background ${paper}`, lead !== paper && lead && `the accent ${lead}`].filter(Boolean)
  const own = parts.length > 0 ? `make ${parts.join(' and ')}` : undefined
  return [{ start: 0, end: message.length, words, own }]
}

function fontSaid(message: string, { typefaces }: Kit): Said[] {
  const match = OUR_FONT.exec(message)
  if (!match) return []
  const [words] = match
  return [{ start: match.index, end: match.index + words.length, words, own: typefaces?.display }]
}

/** Whether a message wishes all of a design into a kit, and nothing else. */
export const wishesBrand = (message: string): boolean => IN_OUR_BRAND.test(message.trim())

/** Null: the message takes nothing from a kit. @param kit null: there is none */
export function wordsOfKit(message: string, kit: Kit | null): KitWords | null {
  const known = kit ?? { colours: {} }
  const said = [...coloursSaid(message, known), ...paletteSaid(message, known), ...fontSaid(message, known)].filter(
    ({ start }) => !isQuoted(message, start),
  )
  const logo = OUR_LOGO.exec(message)?.[1]
  if (said.length === 0 && logo === undefined) return null
  const text = [...said]
    .sort((a, b) => b.start - a.start)
    .reduce(
      (so, { start, end, own, instead }) =>
        so.slice(0, start) + (own ?? instead ?? so.slice(start, end)) + so.slice(end),
      message,
    )
  const withLogo = logo !== undefined && known.logo !== undefined
  return {
    text,
    taken: [
      ...said.flatMap(({ words, own }) => (own === undefined ? [] : [`${words} (${own.replace(/^make /, '')})`])),
      ...(withLogo ? [logo] : []),
    ],
    lacking: [
      ...said.flatMap(({ words, own, instead }) => (own === undefined ? [{ words, ...(instead && { instead }) }] : [])),
      ...(logo !== undefined && !withLogo ? [{ words: logo }] : []),
    ],
    withLogo,
  }
}
