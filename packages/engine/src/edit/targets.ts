/** From the words for a part to the nodes of this scene: "the headline", "it", "the second line", "the cup", 'Sale'. */

import type { Node, Role, Text } from '../scene/types.ts'
import { findPlace, nodesOfRole, places, subtree } from '../scene/walk.ts'
import type { Clause } from './clauses.ts'
import type { State } from './context.ts'
import { copyRole, roleOfWords } from './families/roles.ts'
import { findMentions, KIND_WORDS, type Mention } from './nouns.ts'

export interface Target {
  /** What the change report calls it. */
  name: string
  class: 'whole' | 'ground' | 'all-text' | 'text' | 'picture' | 'part'
  ids: string[]
  start: number
  end: number
  /** Named so that it must be this ("it" or nothing at all is open). */
  explicit: boolean
}

/** A thing that was named and is not in this scene. */
export interface Missing {
  name: string
  start: number
  end: number
  roles: Role[]
}

export interface Targets {
  found: Target[]
  missing: Missing[]
}

const PRONOUN = /\b(?:it|this|that|them|these|those|everything|the whole thing)\b(?! (?:is|was)\b)/

/** All things that a clause names, in its order. */
export function findTargets(clause: Clause, state: State, text = clause.lower): Targets {
  const found: Target[] = []
  const missing: Missing[] = []
  for (const mention of findMentions(text)) {
    // "bigger than the time": a measure, and no target.
    if (/\bthan (?:the |its |my )?$/.test(text.slice(0, mention.start))) continue
    const target = qualified(resolveMention(mention, text.slice(mention.start, mention.end), state), text, state)
    // "the poster in warmer colours" names the whole twice and means it once.
    const again = target.class === 'whole' && found.some((other) => other.class === 'whole')
    if (again) continue
    if (target.ids.length > 0) found.push(target)
    else
      missing.push({
        name: target.name === 'named section' ? text.slice(mention.start, mention.end) : target.name,
        start: mention.start,
        end: mention.end,
        roles: mention.noun.roles,
      })
  }
  for (const target of [...byQuotes(clause, state, text), ...byPictures(text, state)]) {
    if (found.every((other) => target.end <= other.start || target.start >= other.end)) found.push(target)
  }
  if (found.length === 0) found.push(...byCopy(text, state), ...oneOfFocus(text, state))
  if (found.length === 0 && missing.length === 0) {
    const unknown = unknownThings(clause, text)
    const said = unknown.flatMap((thing) => byWord(thing, state))
    if (said.length > 0) found.push(...said)
    else missing.push(...unknown)
  }
  return {
    found: scoped(
      found.sort((a, b) => a.start - b.start),
      text,
      state,
    ),
    missing,
  }
}

/** What stands between a thing and the part that it is looked for in. */
const INSIDE =
  /^\s*(?:text )?(?:(?:that|which) (?:is|are) )?(?:in|on|from|inside|within|of|under)\s+(?:the |my |our |its |all (?:the )?)?$/
const PUTS = /^(?:please |can you |could you |and |then )*(?:put|move|place|set|add|insert|bring)\b/

/** "the phone number in the header": that one, and not its namesake in the footer. */
function scoped(found: Target[], text: string, state: State): Target[] {
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

const SECTION_WORDS: Record<string, string> = { faq: 'question', testimonial: 'quote', statistic: 'stat', stat: 'stat' }

/** "the pricing section" is the one whose name or words say so; "the section" of several is nobody. */
function qualified(target: Target, text: string, state: State): Target {
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
function oneOfFocus(text: string, state: State): Target[] {
  const match = /\bthe (first|second|third|middle|last) one\b/.exec(text)
  if (!match || state.focus.length < 2) return []
  const index =
    { first: 0, second: 1, third: 2, middle: Math.floor(state.focus.length / 2), last: state.focus.length - 1 }[
      match[1] as string
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

/** "the reward": a short line of the design that has the word. */
function byWord({ name, start, end }: Missing, state: State): Target[] {
  if (name.length < 4) return []
  const ids = textNodes(state)
    .filter(
      ({ text }) =>
        text.split(/\s+/).length <= 5 &&
        text
          .toLowerCase()
          .split(/[^\p{L}\p{N}]+/u)
          .includes(name),
    )
    .map(({ id }) => id)
  return ids.length > 0 ? [{ name, class: 'text', ids, start, end, explicit: true }] : []
}

/** Words behind an article that name no part of a design. */
const NO_PART = new Set(
  'left right top bottom middle center centre corner corners side sides edge edges way whole rest same other others first second third last one ones size sizes look feel style vibe mood overall general spacing space margin margins padding contrast weight saturation brightness tone shade tint font fonts layout composition format kind sort bit little lot colour color colours colors palette scheme theme previous original current new old best only main entire exact very more most bigger smaller thing things end start size orientation ratio dimensions word words version versions case letters letter lines line accent accents highlight gap gaps room air white amount hierarchy balance alignment position positions place order typo spelling composition visual text feeling style impression kerning tracking leading usual opposite far bold big small large dark light'.split(
    ' ',
  ),
)

/** "the cat": named as if it were there, and nothing that a design has or this reader knows. */
function unknownThings(clause: Clause, text: string): Missing[] {
  for (const match of text.matchAll(/\b(?:the|my|our|those|these)\s+([\p{L}'-]+)(?:\s+([\p{L}'-]+))?/gu)) {
    const start = match.index
    const [word, next] = [match[1] as string, match[2]]
    const end = start + match[0].length - (next ? next.length + 1 : 0)
    if (
      NO_PART.has(word) ||
      (next && NO_PART.has(next) && !/^(?:bigger|smaller|more|dark|light|big|small|bold|white|left|right)$/.test(next))
    )
      continue
    if (clause.colours.some((colour) => colour.start < end && start < colour.end)) continue
    return [{ name: word, start, end, roles: [] }]
  }
  return []
}

/** What a clause is about when it names nothing: the last clause's things, or the whole design. */
export function openTarget(clause: Clause, state: State): Target {
  const focus = state.focus.filter((id) => nodeOf(state, id))
  const range = { start: 0, end: 0, explicit: false }
  const whole = /\b(?:everything|the whole thing|overall)\b/.test(clause.lower)
  if (focus.length === 0 || whole) return { name: 'design', class: 'whole', ids: rootIds(state), ...range }
  const nodes = focus.map((id) => nodeOf(state, id) as Node)
  const button = findPlace(state.design.scene, focus[0] as string)?.parent
  // "change the button to 'Shop now' and make it green": it is the button, and not its letters.
  if (button?.role === 'button' && focus.length === 1)
    return { name: 'button', class: 'part', ids: [button.id], ...range }
  if (focus.some((id) => rootIds(state).includes(id)))
    return { name: 'background', class: 'ground', ids: focus, ...range }
  const text = nodes.every((node) => node.type === 'text')
  const name = nodes[0]?.role ?? (text ? 'text' : 'part')
  return { name, class: text ? 'text' : nodes[0]?.type === 'frame' ? 'part' : 'picture', ids: focus, ...range }
}

/** The named targets, or the open one. */
export function targetsOrOpen(clause: Clause, state: State, targets: Targets): Target[] {
  if (targets.found.length > 0 || !(PRONOUN.test(clause.lower) || targets.missing.length === 0)) return targets.found
  return [openTarget(clause, state)]
}

const rootIds = (state: State) => state.design.scene.artboards.map(({ root }) => root.id)

function nodeOf(state: State, id: string): Node | undefined {
  for (const { node } of places(state.design.scene)) if (node.id === id) return node
  return undefined
}

function resolveMention(mention: Mention, words: string, state: State): Target {
  const { noun, start, end } = mention
  const { scene } = state.design
  const range = { start, end, explicit: true }
  if (noun.class === 'whole' || KIND_WORDS[scene.kind]?.test(words)) {
    return { name: 'design', class: 'whole', ids: rootIds(state), ...range }
  }
  if (noun.name === 'back side' || noun.name === 'front side') {
    const root = scene.artboards[noun.name === 'front side' ? 0 : 1]?.root
    return { name: noun.name, class: 'ground', ids: root && scene.artboards.length > 1 ? [root.id] : [], ...range }
  }
  if (noun.class === 'ground') return { name: 'background', class: 'ground', ids: rootIds(state), ...range }
  if (noun.class === 'all-text') {
    const texts = textNodes(state)
    if (mention.ordinal !== undefined)
      return { name: 'line', class: 'text', ids: pick(texts, mention.ordinal), ...range }
    if (mention.size) return { name: `${mention.size} text`, class: 'text', ids: bySize(texts, mention.size), ...range }
    return { name: 'text', class: 'all-text', ids: texts.map((node) => node.id), ...range }
  }
  // On a card, "the name" is the person's.
  const roles: Role[] = noun.name === 'name' && scene.kind === 'business-card' ? ['person', 'brand'] : noun.roles
  const headings = noun.name === 'headline' && /s$/.test(words) && scene.kind === 'website'
  const nodes = headings
    ? textNodes(state).filter(({ element }) => element === 'h1' || element === 'h2')
    : leading(noun.name, ofRoles(roles, noun.name, state))
  const ids = mention.ordinal === undefined ? nodes.map((node) => node.id) : pick(nodes, mention.ordinal)
  if (mention.texts)
    return { name: `${noun.name} text`, class: 'text', ids: textsIn(ids, state).map((node) => node.id), ...range }
  return { name: noun.name, class: noun.class, ids, ...range }
}

/** A page has links in its foot as well: the navigation is the one at its head. */
function leading(name: string, nodes: Node[]): Node[] {
  if (name !== 'navigation' || nodes.length < 2) return nodes
  return [nodes.find((node) => node.type === 'frame' && node.element === 'header') ?? (nodes[0] as Node)]
}

export function textNodes(state: State): Text[] {
  return [...places(state.design.scene)].flatMap(({ node }) => (node.type === 'text' ? [node] : []))
}

function pick(nodes: Node[], ordinal: number): string[] {
  const node = ordinal < 0 ? nodes.at(ordinal) : nodes[ordinal - 1]
  return node ? [node.id] : []
}

function bySize(texts: Text[], size: 'largest' | 'smallest'): string[] {
  const sizes = texts.map((text) => text.size)
  const wanted = size === 'largest' ? Math.max(...sizes) : Math.min(...sizes)
  return texts.filter((text) => text.size === wanted).map((text) => text.id)
}

/** Nodes of the first role that there is; else the node that shows the brief's copy of that role; else a good guess. */
function ofRoles(roles: Role[], name: string, state: State): Node[] {
  const { scene, brief } = state.design
  if (name === 'details') return roles.flatMap((role) => nodesOfRole(scene, role))
  for (const role of roles) {
    const nodes = nodesOfRole(scene, role)
    if (nodes.length > 0) return nodes
    const copy = brief.copy.filter((item) => item.role === role).map((item) => item.text.toLowerCase())
    const showing = textNodes(state).filter((node) =>
      copy.some((text) => text !== '' && node.text.toLowerCase().includes(text)),
    )
    if (showing.length > 0) return showing
  }
  const alike = roles.length > 0 ? textNodes(state).filter((node) => roleOfWords(node.text) === roles[0]) : []
  if (alike.length > 0) return alike
  const details =
    roles[0] === 'address'
      ? nodesOfRole(scene, 'detail').filter(
          (node) => node.type === 'text' && /\d/.test(node.text) && roleOfWords(node.text) === undefined,
        )
      : []
  if (scene.kind === 'business-card' && details.length === 1) return details
  if (roles.includes('headline'))
    return textNodes(state).filter((node) => bySize(textNodes(state), 'largest').includes(node.id))
  if (roles.includes('icon') || roles.includes('mark')) return picturesOf(state)
  if (name === 'border') return framed(state)
  if (name === 'section') return []
  return byId(roles, state).filter((node) => copyRole(roles[0]) === undefined || node.type === 'text')
}

/** Marks and pictograms that nobody gave a role. */
function picturesOf(state: State): Node[] {
  return [...places(state.design.scene)].flatMap(({ node }) =>
    (node.type === 'pictogram' || node.type === 'vector') && (node.role === undefined || node.role === 'illustration')
      ? [node]
      : [],
  )
}

function framed(state: State): Node[] {
  return [...places(state.design.scene)].flatMap(({ node }) =>
    node.type === 'frame' && node.stroke && node.role !== 'button' && node.role !== 'card' && !node.stroke.sides
      ? [node]
      : [],
  )
}

/** Nodes whose id says the role ('feature-2-phone'). */
function byId(roles: Role[], state: State): Node[] {
  return [...places(state.design.scene)].flatMap(({ node }) =>
    roles.some((role) => node.id.split('-').includes(role)) ? [node] : [],
  )
}

/** Quoted words that stand in the scene. */
function byQuotes(clause: Clause, state: State, text: string): Target[] {
  if (text !== clause.lower) return []
  return clause.quotes.flatMap((quote) => {
    const ids = textNodes(state)
      .filter((node) => node.text.toLowerCase().includes(quote.text.toLowerCase()))
      .map((node) => node.id)
    return ids.length > 0
      ? [{ name: `'${quote.text}'`, class: 'text' as const, ids, start: quote.start, end: quote.end, explicit: true }]
      : []
  })
}

/** Words of a pictogram's name or of a picture's description: "the bean", "the lighthouse". */
function byPictures(text: string, state: State): Target[] {
  const targets: Target[] = []
  for (const { node } of places(state.design.scene)) {
    for (const word of pictureWords(node)) {
      const match = text.match(new RegExp(`(?:\\b(?:the|that|this|my|our) (?:[\\p{L}-]+ )??|^)(${word}s?)\\b`, 'u'))
      if (!match) continue
      const start = match.index as number
      const same = targets.find((target) => target.start === start)
      if (same) same.ids.push(...(same.ids.includes(node.id) ? [] : [node.id]))
      else
        targets.push({
          name: word,
          class: 'picture',
          ids: [node.id],
          start,
          end: start + match[0].length,
          explicit: true,
        })
    }
  }
  return targets
}

const DULL = new Set(
  'fill line bold thin light duotone outline regular simple the and with for mark logo icon of illustration photo solid round'.split(
    ' ',
  ),
)

function pictureWords(node: Node): string[] {
  const source =
    node.type === 'pictogram'
      ? `${node.icon.split(':')[1] ?? ''} ${node.alt ?? ''}`
      : node.type === 'vector' || node.type === 'picture'
        ? (node.alt ?? '')
        : ''
  return [...new Set(source.toLowerCase().match(/[a-z]{3,}/g) ?? [])].filter((word) => !DULL.has(word))
}

/** Unquoted words that a text consists of: "make Fresh Bread bigger". Long enough to be no chance. */
function byCopy(text: string, state: State): Target[] {
  for (const node of textNodes(state)) {
    const words = node.text.toLowerCase()
    if (words.length < 4) continue
    const start = text.indexOf(words)
    const alone =
      start >= 0 &&
      !/[\p{L}\p{N}]/u.test(text[start - 1] ?? ' ') &&
      !/[\p{L}\p{N}]/u.test(text[start + words.length] ?? ' ')
    if (alone)
      return [
        { name: `'${node.text}'`, class: 'text', ids: [node.id], start, end: start + words.length, explicit: true },
      ]
  }
  return []
}

/** Everything that carries paint in some nodes: texts and pictures inside frames, the nodes themselves else. */
export function leaves(ids: string[], state: State): Node[] {
  const seen = new Set<string>()
  return ids.flatMap((id) => {
    const node = nodeOf(state, id)
    if (!node) return []
    return [...subtree(node)].filter((inner) => inner.type !== 'frame' && !seen.has(inner.id) && seen.add(inner.id))
  })
}

/** Texts among some nodes and in them. */
export const textsIn = (ids: string[], state: State): Text[] =>
  leaves(ids, state).filter((node) => node.type === 'text')
