/** Wishes of one form side by side, of which the later leave out what they share. */
import { lowerSame } from './lower-same.ts'

/** What ties words of the design to what they shall become or look like. */
const TIED =
  /^(?<what>.+?) (?<tie>to|with|by|into|→|->|in|should(?: be)?|must be|needs? to be|is|are|costs?|(?=bigger|smaller|larger|bold|light|thin|heavy|italic))\s?/

/**
 * "change Mondays to Wednesdays and $80 to $95", "Maple in brown and Moss in green": words that stand in the design
 * begin another wish of the same form. The verb that it repeats, '' where it needs none.
 */
export function sameForm(
  before: string,
  piece: string,
  joint: string,
  stands: (words: string) => boolean,
): string | undefined {
  if (!/^\s*(?:,|and|&|;|,? and)\s*$/.test(joint)) return undefined
  const swapped = /^(?:please )?(?:(?<verb>write|use|put|say) )?(?<wanted>.+?) instead of (?<old>.+)$/
  const [first, second] = [swapped.exec(lowerSame(before))?.groups, swapped.exec(lowerSame(piece))?.groups]
  if (first && second?.old && stands(second.old)) return second.verb || !first.verb ? '' : `${first.verb} `
  const [left, right] = [TIED.exec(lowerSame(before))?.groups, TIED.exec(lowerSame(piece))?.groups]
  const what = right?.what?.replace(/^(?:the )?(?:words? )?/, '') ?? ''
  if (/^\ue000\d+\ue001\s*(?:→|->|=>|to )/u.test(piece) && /(?:→|->|=>|\bto )/.test(before))
    return /^(?:please )?(?:change|replace|swap|switch|turn|rename)\b/i.exec(before)?.[0].concat(' ') ?? ''
  const tells = /^(?:is|are|costs?|should(?: be)?|→|->)$/.test(right?.tie ?? '')
  const same = left && (left.tie === right?.tie || (left.tie === '' && right?.tie === 'in'))
  if (!(same || (tells && left)) || what.length < 2 || !stands(what)) return undefined
  return /^(?:please )?(?:change|replace|swap|switch|turn|rename|update|correct)\b/i.exec(before)?.[0].concat(' ') ?? ''
}
