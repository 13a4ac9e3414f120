/** Which of several: "the phone number in the header", "the pricing section", "the last one". */
import { nth } from '../base/items.ts'
import type { Node } from '../scene/types.ts'
import { subtree } from '../scene/walk.ts'
import type { State } from './context.ts'
import { nodeOf, textsIn } from './scene-nodes.ts'
import type { Target } from './target-types.ts'

/** What stands between a thing and the part that it is looked for in. */
const INSIDE =
  /^\s*(?:text )?(?:(?:that|which) (?:is|are) )?(?:in|on|from|inside|within|of|under)\s+(?:the |my |our |its |all (?:the )?)?$/

const PUTS = /^(?:please |can you |could you |and |then )*(?:put|move|place|set|add|insert|bring)\b/

/** "the phone number in the header": that one, and not its namesake in the footer. */
export function scoped(found: Target[], text: string, state: State): Target[] {
  return found.flatMap((target, index): Target[] => {
    const before = found[index - 1]
    const after = found[index + 1]
    const holds = (part: Target, inner: Target) => {
      const ids = new Set(part.ids.flatMap((id) => [...subtree(nodeOf(state, id) as Node)].map((node) => node.id)))
      const inside = inner.ids.filter((id) => ids.has(id) && !part.ids.includes(id))
      return part.class === 'part' &&
        INSIDE.test(text.slice(inner.end, part.start)) &&
        !PUTS.test(text) &&
        inside.length > 0
        ? inside
        : undefined
    }
    if (before && holds(target, before)) return []
    const ids = after && holds(after, target)
    return [ids ? { ...target, ids } : target]
  })
}

/** "the text on the whole page": the page says where. */
export const throughout = (found: Target[], text: string): Target[] =>
  found.filter(
    (target) =>
      target.class !== 'whole' ||
      found.every((other) => other.class === 'whole' || other.start > target.start) ||
      !/\b(?:on|in|across|throughout|over|around) (?:the |this |my |our )?$/.test(text.slice(0, target.start)),
  )

/** "the address on the back": the side is where, and not what; without what stands on the other side. */
export function onSide(found: Target[], text: string, state: State): { found: Target[]; elsewhere: Target[] } {
  const side = found.find(
    ({ name, start }) => / side$/.test(name) && /\b(?:on|from|of|off|in) (?:the |its )?$/.test(text.slice(0, start)),
  )
  const others = found.filter((target) => target !== side && target.class !== 'ground' && target.class !== 'whole')
  if (!side || others.length === 0 || PUTS.test(text)) return { found, elsewhere: [] }
  const held = new Set(side.ids.flatMap((id) => [...subtree(nodeOf(state, id) as Node)].map((node) => node.id)))
  const there = others.map((target) => ({ ...target, ids: target.ids.filter((id) => held.has(id)) }))
  return { found: there.filter(({ ids }) => ids.length > 0), elsewhere: there.filter(({ ids }) => ids.length === 0) }
}

const SECTION_WORDS: Record<string, string> = { faq: 'question', testimonial: 'quote', statistic: 'stat', stat: 'stat' }

/** "the pricing section" is the one whose name or words say so; "the section" of several is nobody. */
export function qualified(target: Target, text: string, state: State): Target {
  const named = target.name === 'named section'
  if (!named && (target.name !== 'section' || target.ids.length < 2)) return target
  const said = text.slice(target.start, target.end)
  const singular = said === 'section'
  const word = named ? said : text.slice(0, target.start).match(/([\p{L}-]+)\s+$/u)?.[1]
  if (!word || /^(?:the|a|all|every|any|these|those|this|that|remove|delete|our|my|more)$/.test(word))
    return singular ? { ...target, ids: [] } : target
  const stem = word.replace(/s$/, '')
  const stems = [stem, SECTION_WORDS[stem] ?? stem]
  const byName = target.ids.filter((id) => stems.some((part) => id.includes(part)))
  const byWords = target.ids.filter((id) => textsIn([id], state).some((node) => node.text.toLowerCase().includes(stem)))
  const ids = byName.length > 0 ? byName : byWords
  return { ...target, name: named ? word : `${word} section`, ids: ids.slice(0, singular ? 1 : undefined) }
}

/** "three features are too many, remove the last one" */
export function oneOfFocus(text: string, state: State): Target[] {
  const match = /\bthe (first|second|third|middle|last) one\b/.exec(text)
  if (!match || state.focus.length < 2) return []
  const index =
    { first: 0, second: 1, third: 2, middle: Math.floor(state.focus.length / 2), last: state.focus.length - 1 }[
      nth(match, 1)
    ] ?? 0
  const node = nodeOf(state, state.focus[index] ?? '')
  if (!node) return []
  return [
    {
      name: node.role ?? 'part',
      class: node.type === 'text' ? 'text' : node.type === 'frame' ? 'part' : 'picture',
      ids: [node.id],
      start: match.index,
      end: match.index + match[0].length,
      explicit: true,
    },
  ]
}
