/** Pages and functions that a prompt lists by name, for those that no task shows: 'the store, the bank page and claim formulation'. */
import type { PageFunction } from '../../../brief/types.ts'
import { short } from '../vocabulary/labels.ts'

/** What lists follow. */
const LISTS: readonly RegExp[] = [
  /\b(?:functionalit\w+|features?|functions?|capabilit\w+|forms?)\s+(?:such as|including|like|for|of)\s+([^.;:]{4,240})/gi,
  /\belements?\s+such as\s+([^.;:]{4,160})/gi,
  /\breceive\s+([^.;:]{4,120})/gi,
  /\bgames?,?\s+such as\s+([^.;:]{4,160})/gi,
  /\bpages?,?\s+including\s+([^.;:]{4,240})/gi,
  /\bshould (?:also )?(?:have|include|support|allow)\s+([^.;:]{4,240})/gi,
  /\bincluding\s+([^.;:]{4,200})/gi,
  /\bable to\s+([^.;:]{4,240})/gi,
]
const EMPTY =
  /^(?:an?|the|users?|members?|functionalit\w+|features?|functions?|other|more|etc|their|its?|multiple|different|various|related|user-friendly|responsive|design|interface|it|they|elements?|all|text|code)$/i
/** What says how many there are, or how good they are. */
const VAGUE = /^(?:multiple|several|many|different|various|user-friendly|responsive|secure|easy|good|best)\b/i
const LEADS =
  /^(?:and|or|an?|the|also|have|having|include|including|users?|members|be|able|to|for|of|such as|as|with|their|its|your|own|other|more)\s+/i
const TAILS =
  /\s+(?:functionalit\w+|features?|functions?|capabilit\w+|sections?|that|which|where|allowing|so|in order)\b.*$/i
const [SHORTEST, LONGEST, MOST] = [4, 34, 8]

const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).map((word) =>
    word.replace(/(?:ies|ing|ed|es|s|ment|ation|ion)$/, '').slice(0, 6),
  )

function labelOf(part: string): string {
  let words = part.trim()
  while (LEADS.test(words)) words = words.replace(LEADS, '')
  return words
    .replace(TAILS, '')
    .replace(/\([^)]*\)?/g, '')
    .trim()
}

/** What is listed and no task says, each as a label. */
export function statedBesides(prompt: string, tasks: readonly PageFunction[]): string[] {
  const said = new Set(tasks.flatMap(({ words, thing = '' }) => stemsOf(`${words} ${thing}`)))
  const found: string[] = []
  for (const pattern of LISTS)
    for (const [, list = ''] of prompt.matchAll(pattern))
      for (const part of list.split(/,|\band\b|\bor\b|\bas well as\b/)) {
        const label = labelOf(part)
        const stems = stemsOf(label)
        if (
          label.length < SHORTEST ||
          label.length > LONGEST ||
          EMPTY.test(label) ||
          VAGUE.test(label) ||
          stems.length === 0
        )
          continue
        // Half of its words are new.
        if (
          stems.filter((stem) => !said.has(stem)).length * 2 <= stems.length - 1 ||
          stems.every((stem) => said.has(stem))
        )
          continue
        for (const stem of stems) said.add(stem)
        found.push(short(label.replace(/\s+pages?$/i, '')))
      }
  return found.slice(0, MOST)
}
