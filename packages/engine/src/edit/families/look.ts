/** Tells words that are to stand in a design from words for how it shall look. */

import { isFontName } from '../../language/lexicon/font-words.ts'
import type { Clause } from '../clauses.ts'

const LOOK =
  /^(?:(?:a |an |the |be |in |more |much |very |slightly |a bit |a lot |lots |way |far |a little |little |quite |even |really |so |considerably |significantly |twice as |double |just |all |something |be more |it )*)(?:(?:biggest|largest|smallest|boldest|most \w+)(?: (?:thing|element|text|line|part|item))?(?: (?:of all|there|on it|in it|on the \w+))?|bigger|larger|smaller|bolder|bold|heavier|thinner|thin|heavy|light|lighter|darker|brighter|warmer|cooler|italics?|serif|sans(?:[- ]serif)?|script|upper ?case|lower ?case|caps|all caps|cent(?:er|re)(?:ed|d)?|left|right|top|bottom|middle|underlined|huge|big|small|tiny|large|different|another|higher|lower|wider|narrower|taller|shorter|cleaner|simpler|softer|round(?:er|ed)?|sharp(?:er)?|rounder|(?:more|less) [a-z]+|readable|legible|visible|minimal|modern|playful|the (?:top|bottom|left|right|middle|centre|center).*|(?:top|bottom) (?:left|right).*|landscape|portrait|square|vertical|horizontal|[a-z]+ (?:font|typeface)|(?:font|typeface) .*|(?:serif|sans|script|mono)\b.*|removed|gone|deleted|hidden|dark|bright|colou?rful|elegant|\d+ ?(?:px|pt|%)|bit .*|too .*|not .*|(?:different|another|other|new) (?:colou?r|font|size|style|shade|icon|layout|typeface).*|thicker|(?:in|into|to|at|on|near|towards?) the (?:very |far )?(?:top|bottom|left|right|middle|cent(?:er|re)|upper|lower|corner|edge|side)\b.*|semi.*|transparent|translucent|stand out|pop|(?:the )?same\b.*|wrong|incorrect|off|missing|unreadable|illegible|ugly|boring|bad|good|great|fine|nice|perfect|ok(?:ay)?|lost|cut off|hard to read|read|better|worse|aligned.*|(?:small )?(?:caps|capitals?)\b.*|(?:upper|lower)case\b.*|(?:on|at|above|below|under|next to|beside|closer|nearer|near|behind|between|further) .*|(?:in|inside|within|on) an? (?:\w+ )?(?:circle|box|frame|badge|bubble|ribbon|oval|square|rectangle|shape|ring|stamp).*|in (?:caps|capitals|uppercase|lowercase|italics|bold).*)$/

/** Values that change how a text looks, not what it says: 'bigger', 'dark red', 'a serif font'. */
export function isLook(written: string, clause: Clause, [start, end]: [number, number]): boolean {
  const lower = written.toLowerCase().replace(/^(?:a|an|the)\s+/, '')
  // "HEADLINE BIGGER" is shouted, and no new headline.
  const shouted = clause.text === clause.text.toUpperCase()
  if (LOOK.test(written.toLowerCase()) && (shouted || !/^\p{Lu}/u.test(written))) return true
  if (isFontName(written)) return true
  const colours = clause.colours.filter(
    (colour) => colour.start >= start && colour.end <= end && written.includes(colour.words),
  )
  // "black with white text"
  if (
    colours.some(({ words }) => lower.startsWith(words.toLowerCase())) &&
    /^(?:[a-z]+ )*(?:text|letters|lettering|background|border|font)\b/.test(lower.replace(/[,;].*$/, ''))
  )
    return true
  const covered = colours.reduce((sum, colour) => sum + colour.words.length, 0)
  const rest = lower.replace(/\b(?:and|with|on|in|a|the|colou?r(?:ed)?|shade|of|background|text)\b|[,&]/g, '')
  return covered > 0 && covered >= rest.trim().replace(/\s+/g, ' ').length - 1
}
