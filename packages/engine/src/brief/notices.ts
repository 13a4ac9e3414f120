/** What a poster, post or story announces in usual words: 'grand opening', 'we are hiring', 'lost cat', 'summer sale'. */

import { nth } from '../base/items.ts'
import { entriesOf } from '../base/tables.ts'
import { phrases } from './phrases.ts'
import type { Token } from './text.ts'
import { JOB_WORDS } from './words/jobs.ts'

export type Announces = 'hiring' | 'move' | 'opening' | 'thanks' | 'lost' | 'soon' | 'sale' | 'listed' | 'date'

export interface Notice {
  announces: Announces
  /** The headline: the prompt's words, or ours where its words are half a sentence ('thanking our customers'). */
  headline: string
  from: number
  to: number
}

/** Phrases by what they announce; behind '=' stands the headline where the words alone make none. */
const PHRASES: Record<Announces, string> = {
  hiring:
    "we're hiring|we are hiring|now hiring|hiring now|help wanted|join our team|join the team|staff wanted|job opening=We are hiring|job opportunity=We are hiring|vacancy=We are hiring|hiring=We are hiring|recruitment=We are hiring|open position=We are hiring|open positions|we're recruiting|we are recruiting",
  move: "we moved|we've moved|we have moved|we are moving|we're moving|moving to a new=We are moving|moved to a new=We have moved|new address|new location|our new home|relocating=We are moving|relocation=We are moving|our move=We have moved",
  opening:
    "grand opening|now open|we're open|we are open|opening soon|open house|open day|open studio|open studios|soft opening|grand reopening|reopening|re-opening|the opening of our=Grand opening|opening of our=Grand opening|opening of a new=Grand opening|opening of the new=Grand opening|ribbon cutting=Grand opening",
  thanks:
    'thank you|thankyou|thank-you|many thanks|thanking=Thank you|to thank=Thank you|thanks to our=Thank you|happy anniversary',
  lost: 'lost cat|lost dog|missing cat|missing dog|lost kitten|lost puppy|lost parrot|missing parrot|lost rabbit|lost pet|missing pet|lost bird|missing bird|lost tortoise|missing person|missing tortoise|lost keys|lost wallet|lost bike|stolen bike|found dog|found cat|missing kitten|missing puppy|missing rabbit|missing bike',
  soon: 'coming soon|launching soon|save the date',
  sale: 'summer sale|winter sale|spring sale|autumn sale|fall sale|mid-season sale|end of season sale|black friday|black friday sale|cyber monday|cyber monday sale|boxing day sale|boxing day|clearance sale|flash sale|closing down sale|closing sale|moving sale|garage sale|yard sale|estate sale|car boot sale|jumble sale|rummage sale|sample sale|warehouse sale|holiday sale|christmas sale|easter sale|new year sale|memorial day sale|labor day sale|back to school|weekend sale|anniversary sale|new arrivals|new collection|january sale|stock clearance|spring clearance|summer clearance|winter clearance',
  listed:
    'just listed|just sold|new listing|house for sale|home for sale|apartment for sale|apartment for rent|flat to let|flat for rent|room for rent|room to let|price reduced',
  date: 'happy birthday|merry christmas|happy new year|happy easter|happy holidays',
}

const NOTICES = phrases<{ announces: Announces; headline?: string }>(
  entriesOf(PHRASES).flatMap(([announces, rows]) =>
    rows
      .split('|')
      .filter(Boolean)
      .map((row) => {
        const [phrase = '', headline] = row.split('=')
        return [phrase, headline === undefined ? { announces } : { announces, headline }] as const
      }),
  ),
)

/** 'barista wanted', 'cooks and servers needed', 'part-time barista wanted': who is sought. */
function wantedAt(
  tokens: Token[],
  i: number,
): { value: { announces: Announces; headline?: string }; length: number } | undefined {
  if (!isJob(tokens[i]?.lower)) return undefined
  let k = i + 1
  while (k < i + 6 && (['and', '&', '/', ','].includes(tokens[k]?.lower ?? '') || isJob(tokens[k]?.lower))) k++
  return tokens[k]?.lower === 'wanted' || tokens[k]?.lower === 'needed'
    ? { value: { announces: 'hiring' }, length: k + 1 - i }
    : undefined
}
const isJob = (word = '') => JOB_WORDS.has(word) || JOB_WORDS.has(word.replace(/s$/, ''))

/** Looked for in the beginning only: an announcement is what a request opens with. */
const WITHIN = 400

/** The first announcement that stands outside quotation marks. */
export function findNotice(prompt: string, tokens: Token[]): Notice | undefined {
  for (let i = 0; i < Math.min(tokens.length, WITHIN); i++) {
    const match = NOTICES.at(tokens, i) ?? wantedAt(tokens, i)
    if (match === undefined || (i > 0 && closing(tokens, i))) continue
    const last = nth(tokens, i + match.length - 1)
    const said = prompt.slice(nth(tokens, i).start, last.end).replace(/\s+/gu, ' ')
    const headline = match.value.headline ?? said.charAt(0).toUpperCase() + said.slice(1)
    return { announces: match.value.announces, headline, from: i, to: i + match.length }
  }
  return undefined
}

/** 'Thank you so much!' at the end of a request thanks whoever makes it. */
function closing(tokens: Token[], i: number): boolean {
  if (!/^thank(?:s|you|-you)?$|^many$/.test(tokens[i]?.lower ?? '')) return false
  const opens = tokens[i - 1]?.sentence !== tokens[i]?.sentence
  return opens && tokens.slice(i).every(({ type }) => type !== 'quote') && tokens.length - i < 12
}

/** The call that fits an announcement. */
export const CALL_FOR: Record<Announces, string> = {
  hiring: 'Apply now',
  move: 'Visit us',
  opening: 'Visit us',
  thanks: 'See you soon',
  lost: 'Call us',
  soon: 'Stay tuned',
  sale: 'Shop now',
  listed: 'Book a viewing',
  date: 'Celebrate with us',
}
