/** Lines said anew: in other words that are mostly their own, or with other figures. */
import type { Recogniser } from '../context.ts'
import { findMentions } from '../nouns.ts'
import { textNodes } from '../scene-nodes.ts'
import { replaceText, setTexts } from './rewriting.ts'
import { NOT_WORDS } from './value-forms.ts'

/** A line told anew in other words, most of them its own: "6 months free", "first two lessons free". */
export const retold: Recogniser = (clause, state) => {
  if (clause.quotes.length > 0 || clause.colours.length > 0) return undefined
  // "an orchard with a swing" is a thing.
  if (findMentions(clause.lower).some(({ noun }) => noun.class === 'picture') || /^an? /.test(clause.text))
    return undefined
  const stem = (word: string) => word.replace(/(?<=\w{3})s$/, '')
  const wordsOf = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}%€$£]+/gu) ?? []).map(stem)
  const said = wordsOf(clause.lower.replace(/ (?:now|instead)$/, ''))
  const alike = textNodes(state).filter(({ text }) => {
    const own = wordsOf(text)
    const common = own.filter((word) => said.includes(word)).length
    // "tomorrow only" for 'today only'
    const oneOfTwo = own.length === 2 && said.length === 2 && own.findIndex((word, i) => word === said[i]) >= 0
    return (
      (common >= 2 || oneOfTwo) &&
      common >= (oneOfTwo ? 0.5 : 0.6) * own.length &&
      said.length <= own.length + 2 &&
      text.toLowerCase() !== clause.lower
    )
  })
  const [node] = alike
  if (!node || alike.some(({ text }) => text !== node.text)) return undefined
  const written = clause.words(0).replace(/ (?:now|instead)$/i, '')
  const first = node.text.charAt(0)
  return setTexts(
    alike,
    first === first.toUpperCase() ? written.charAt(0).toUpperCase() + written.slice(1) : written,
    node.role ?? 'text',
    state,
  )
}

/** "episode 43", "now in hall 5": a word of the design with another number behind it. */
export const renumbered: Recogniser = (clause, state) => {
  if (clause.quotes.length > 0 || clause.colours.length > 0 || NOT_WORDS.test(clause.lower)) return undefined
  // "3 scoops for 2" of '2 scoops for 1'
  const masked = (text: string) => text.toLowerCase().replace(/\d+/g, '#')
  const same = textNodes(state).filter(({ text }) => masked(text) === masked(clause.lower) && /\d/.test(text))
  if (same[0]) return setTexts(same, clause.words(0), same[0].role ?? 'text', state)
  for (const [, number, word = ''] of clause.lower.matchAll(
    /(?<![\p{L}\d.,:$€£]|\d ?(?:[-–]|to|and) ?)(\d+)[ -](\p{L}{3,})/gu,
  )) {
    const unit = word.replace(/s$/, '')
    const pattern = new RegExp(`(?<![\\p{L}\\d.,:$€£])(\\d+)(?=[ -]${unit}s?(?!\\p{L}))`, 'iu')
    // A figure set apart from what it counts.
    const apart = textNodes(state).find(
      ({ text }, i, all) => /^\d+$/.test(text) && new RegExp(`^${unit}`, 'i').test(all[i + 1]?.text ?? ''),
    )
    if (apart && apart.text !== number) return setTexts([apart], number as string, apart.role ?? 'figure', state)
    const nodes = textNodes(state).filter(({ text }) => pattern.test(text))
    const [first] = nodes
    const old = first && pattern.exec(first.text)?.[1]
    const same = nodes.filter(({ text }) => pattern.exec(text)?.[1] === old)
    if (first && old !== number && same.length === nodes.length && same.every(({ text }) => text === first.text))
      return setTexts(same, first.text.replace(pattern, number as string), first.role ?? 'text', state)
    if (first && old && old !== number && same.length === nodes.length) {
      const phrase = first.text.slice(pattern.exec(first.text)?.index ?? 0).match(/^\d+[ -]\p{L}+/u)?.[0]
      if (phrase) return replaceText(phrase, phrase.replace(old, number as string), state)
    }
  }
  for (const [said, word = ''] of clause.lower.matchAll(
    /(\p{L}{3,}) (?:no\.? ?|#)?\d+\b(?![.:,]?\d| ?(?:%|[ap]m))/gu,
  )) {
    const pattern = new RegExp(`(?<!\\p{L})${word}\\W{1,2}\\d+(?!\\d)`, 'iu')
    const old = textNodes(state).flatMap(({ text }) => pattern.exec(text)?.[0] ?? [])[0]
    const number = /\d+$/.exec(said)?.[0]
    const line = clause
      .words((/:\s*/.exec(clause.lower)?.index ?? -2) + 1)
      .replace(/^(?:it's|it is|that's|should be|actually) /i, '')
    const whole = textNodes(state).filter(({ text }) => text === old)
    if (old && whole.length > 0 && clause.lower.includes(':') && line.toLowerCase().endsWith(said))
      return setTexts(whole, line, whole[0]?.role ?? 'text', state)
    if (old && number && !old.endsWith(number)) return replaceText(old, old.replace(/\d+$/, number), state)
  }
  return undefined
}
