/** From the words for a part to the nodes of this scene: "the headline", "it", "the second line", "the cup", 'Sale'. */

import { nth } from '../base/items.ts'
import type { Brief } from '../brief/types.ts'
import { KIND_WORDS } from '../language/lexicon/parts.ts'
import type { Node, Role, Text } from '../scene/types.ts'
import { findPlace, nodesOfRole, places } from '../scene/walk.ts'
import { boxesOf } from './boxes.ts'
import { byCopy, byFigure, byPictures, byQuotes, bySaidWord, bySubject, byWord, unknownThings } from './by-words.ts'
import type { Clause } from './clauses.ts'
import type { State } from './context.ts'
import { findMentions, type Mention } from './nouns.ts'
import { copyRole, roleOfWords } from './roles.ts'
import { nodeOf, plainWords, textNodes, textsIn, textsWithin } from './scene-nodes.ts'
import { oneOfFocus, onSide, qualified, scoped, throughout } from './scope.ts'
import type { Missing, Target, Targets } from './target-types.ts'

/** All things that a clause names, in its order. */
export function findTargets(clause: Clause, state: State, text = clause.lower): Targets {
  const found: Target[] = []
  const missing: Missing[] = []
  const said = bySaidWord(text, state)
  for (const mention of findMentions(text)) {
    // "the blanket line" is no line.
    if (said.some(({ start, end }) => mention.start < end && start < mention.end)) {
      if (mention.noun.name !== 'line' && said.every(({ name }) => !name.includes(' '))) said.length = 0
      else continue
    }
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
  if (found.length === 0 || said.length > 0) found.push(...said)
  if (found.length === 0) found.push(...byCopy(text, state), ...byFigure(text, state), ...oneOfFocus(text, state))
  if (found.length === 0 && missing.length === 0) {
    const unknown = unknownThings(clause, text)
    const worded = unknown.flatMap((thing) => byWord(thing, state))
    const drawn = worded.length === 0 ? bySubject(text, unknown, state) : []
    if (worded.length > 0) found.push(...worded)
    else if (drawn.length > 0) found.push(...drawn)
    else missing.push(...unknown)
  }
  const sided = onSide(
    throughout(
      found.sort((a, b) => a.start - b.start),
      text,
    ),
    text,
    state,
  )
  const elsewhere = sided.elsewhere.map(({ name, start, end }) => ({
    name: `${name} on that side`,
    start,
    end,
    roles: [],
  }))
  return { found: scoped(sided.found, text, state), missing: [...missing, ...elsewhere] }
}

/** What a clause is about when it names nothing: the last clause's things, or the whole design. */
export function openTarget(clause: Clause, state: State): Target {
  const focus = state.focus.filter((id) => nodeOf(state, id))
  const range = { start: 0, end: 0, explicit: false }
  const whole = /\b(?:everything|the whole thing|overall)\b/.test(clause.lower)
  if (focus.length === 0 || whole) return { name: 'design', class: 'whole', ids: rootIds(state), ...range }
  const nodes = focus.map((id) => nodeOf(state, id) as Node)
  const button = findPlace(state.design.scene, nth(focus, 0))?.parent
  // "change the button to 'Shop now' and make it green": it is the button, and not its letters.
  if (button?.role === 'button' && focus.length === 1)
    return { name: 'button', class: 'part', ids: [button.id], ...range }
  if (focus.some((id) => rootIds(state).includes(id)))
    return { name: 'background', class: 'ground', ids: focus, ...range }
  const text = nodes.every((node) => node.type === 'text')
  const name = nodes[0]?.role ?? (text ? 'text' : 'part')
  return { name, class: text ? 'text' : nodes[0]?.type === 'frame' ? 'part' : 'picture', ids: focus, ...range }
}

const rootIds = (state: State) => state.design.scene.artboards.map(({ root }) => root.id)

export function resolveMention(mention: Mention, words: string, state: State): Target {
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
  const headings = (noun.name === 'headline' || noun.name === 'title') && /s$/.test(words) && scene.kind === 'website'
  const nodes = headings
    ? textNodes(state).filter(({ element }) => element === 'h1' || element === 'h2')
    : seenFirst(noun.name, buttons(noun.name, leading(noun.name, ofRoles(roles, noun.name, state)), state), state)
  const ids = mention.ordinal === undefined ? nodes.map((node) => node.id) : pick(nodes, mention.ordinal)
  if (mention.texts)
    return { name: `${noun.name} text`, class: 'text', ids: textsIn(ids, state).map((node) => node.id), ...range }
  return { name: noun.name, class: noun.class, ids, ...range }
}

/** A headline that is a fraction as large as another line is none to who looks at it: that line is. */
const FAINT = 0.4
const LEADS: ReadonlySet<Role | undefined> = new Set<Role>(['brand', 'offer', 'headline', 'person', 'tagline'])

function seenFirst(name: string, nodes: Node[], state: State): Node[] {
  const { scene } = state.design
  const [node] = nodes
  if (!/^(?:headline|title)$/.test(name) || !/^(?:poster|banner)$/.test(scene.kind) || node?.type !== 'text')
    return nodes
  const boxes = boxesOf(scene, state.context)
  const sizeOf = ({ id, size }: Text) => boxes.get(id)?.size ?? size
  const largest = textNodes(state).reduce((a, b) => (sizeOf(b) > sizeOf(a) ? b : a), node)
  return LEADS.has(largest.role) && sizeOf(node) < FAINT * sizeOf(largest) ? [largest] : nodes
}

/** A button is the filled frame round its words, also where the frame has another role (a cell of a strip). */
function buttons(name: string, nodes: Node[], state: State): Node[] {
  if (name !== 'button') return nodes
  return nodes.map((node) => {
    const parent = node.type === 'text' ? findPlace(state.design.scene, node.id)?.parent : undefined
    return parent?.children.length === 1 && (parent.fill !== undefined || parent.role === 'panel') ? parent : node
  })
}

/** A page has links in its foot as well: the navigation is the one at its head. */
export function leading(name: string, nodes: Node[]): Node[] {
  if (name !== 'navigation' || nodes.length < 2) return nodes
  return [nodes.find((node) => node.type === 'frame' && node.element === 'header') ?? nth(nodes, 0)]
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
    if (nodes.length > 0) return role === 'headline' ? titles(nodes, brief) : nodes
    const copy = brief.copy.filter((item) => item.role === role).map((item) => item.text.toLowerCase())
    const name = role === 'brand' && brief.brand ? [brief.brand.toLowerCase()] : []
    const showing = textNodes(state).filter((node) =>
      [...copy, ...name].some((text) => text !== '' && node.text.toLowerCase().includes(text)),
    )
    if (showing.length > 0) return showing
  }
  const alike = roles.length > 0 ? textNodes(state).filter((node) => roleOfWords(node.text) === roles[0]) : []
  if (alike.length > 0) return alike
  const years =
    roles[0] === 'date' ? textNodes(state).filter(({ text }) => /^\D{0,20}\b(?:1[5-9]|20)\d\d$/.test(text)) : []
  if (years.length > 0) return years
  const details =
    roles[0] === 'address'
      ? nodesOfRole(scene, 'detail').filter(
          (node) => node.type === 'text' && /\d/.test(node.text) && roleOfWords(node.text) === undefined,
        )
      : []
  if (scene.kind === 'business-card' && details.length === 1) return details
  // A banner whose only line is its slogan has it for a headline.
  const slogan = name === 'tagline' && scene.kind === 'banner' && nodesOfRole(scene, 'brand').length > 0
  if (slogan) return titles(nodesOfRole(scene, 'headline'), brief)
  if (roles.includes('headline'))
    return textNodes(state).filter((node) => bySize(textNodes(state), 'largest').includes(node.id))
  if (roles.includes('icon') || roles.includes('mark')) return picturesOf(state)
  if (name === 'border') return framed(state)
  if (name === 'section') return []
  return byId(roles, state).filter((node) => copyRole(roles[0]) === undefined || node.type === 'text')
}

/** Where an offer or a figure is set as large as a headline, the headline is what the brief calls so. */
function titles(nodes: Node[], brief: Brief): Node[] {
  const copy = brief.copy.filter(({ role }) => role === 'headline').map(({ text }) => plainWords(text))
  const own = nodes.filter((node) => node.type === 'text' && copy.some((text) => text.includes(plainWords(node.text))))
  return own.length > 0 ? own : nodes
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

/** Nodes whose id says the role ('feature-2-phone'). What holds words is no ornament, whatever it is called. */
function byId(roles: Role[], state: State): Node[] {
  return [...places(state.design.scene)].flatMap(({ node }) =>
    roles.some((role) => node.id.split('-').includes(role)) &&
    !(roles.includes('frame') && textsWithin(node).length > 0)
      ? [node]
      : [],
  )
}
