/** What the icons of a set show: what the prompt lists, else what belongs to its trade; all of one hand. */

import type { Brief } from '../../../../brief/types.ts'
import { drawingsOf } from '../../../../imagery/drawings-of.ts'
import { saidWords } from '../../../../imagery/said-words.ts'
import type { Pictograms } from '../../../../imagery/types.ts'
import { singular, tokens } from '../../../../imagery/words.ts'
import type { AskedSet } from '../../../../language/icon-set.ts'
import { CALLED } from './called.ts'
import { INTERFACE, TRADE_ICONS } from './trades.ts'

const isOurs = (icon: string): boolean => icon.startsWith('ph:')
const plain = (icon: string): string => icon.slice(3).replace(/-(?:thin|light|bold|fill|duotone)$/, '')

/** The name of one listed thing in the set of one hand; undefined where it has none that is called so. */
function drawnAs(thing: string, pictograms: Pictograms): string | undefined {
  const words = tokens(thing)
  const single = words.map(singular)
  const called = CALLED.get(thing.toLowerCase()) ?? CALLED.get(single.join(' '))
  const own = called ?? [words.join('-'), single.join('-')].find((name) => pictograms.has(`ph:${name}`))
  return own ?? searchedAs(thing, pictograms)
}

function searchedAs(thing: string, pictograms: Pictograms): string | undefined {
  const found = pictograms.find([thing], { style: 'line', count: 12 }).filter(isOurs)
  const own = drawingsOf(thing, found)[0]
  return own && plain(own)
}

/** The list of a trade: by its finest part first, then by what the prompt says, then by the industry. */
function tradeList(brief: Brief): readonly string[] {
  const { purpose, subject } = brief
  const parts = (purpose?.trade ?? '').split('/').reverse()
  const key = [...parts.slice(0, parts.length - 1), ...saidWords(brief), ...parts.slice(-1), subject.industry].find(
    (one) => one !== 'shop' && Object.hasOwn(TRADE_ICONS, one),
  )
  return ((key && TRADE_ICONS[key]) ?? INTERFACE).split(' ')
}

/** So many of a list can be drawn, or it names no things. */
const FEWEST = 2

/** The icons of a set, Phosphor's names without weight, as many as are asked for where the trade has so many. */
export function setOf(brief: Brief, asked: AskedSet, pictograms: Pictograms): string[] {
  const named = asked.things.flatMap((thing) => drawnAs(thing, pictograms) ?? [])
  const listed = named.length >= FEWEST ? named : []
  return [...new Set([...listed, ...tradeList(brief), ...INTERFACE.split(' ')])].slice(0, asked.count)
}
