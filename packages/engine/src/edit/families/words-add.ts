/** Words that are not there yet: "add the tagline '…'", "add a line …", "add phone 555-0182", "put our website on it". */
import type { Brief, Copy } from '../../brief/types.ts'
import type { Frame, Node, Role, Text } from '../../scene/types.ts'
import { places } from '../../scene/walk.ts'
import { boxesOf, type Laid } from '../boxes.ts'
import type { Recogniser, State, Step } from '../context.ts'
import { isQuote } from '../shield.ts'
import { findTargets, textNodes } from '../targets.ts'
import type { Operation } from '../types.ts'
import { roleOfNoun, roleOfWords } from './roles.ts'

const ADD =
  /^(?:please |also |and |then |(?:can|could) you |i(?:'d like| would like| want) (?:you )?to |let's )*(?:add|include|insert|append|write|put|place|show|display|mention|i need|need|with)\s+(?<rest>.+)$/d
const PLACE =
  /\s+(?:(?:right |just |directly )?(?:below|under|underneath|beneath|above|over|after|before|next to|beside|at the (?:top|bottom|end)|(?:in|on|to) the (?:bottom|top|footer|corner|back|front|design|card|poster|logo|banner|page|website|flyer)|on it|to it|somewhere|as well|too|please).*)$/

export const wordsAdd: Recogniser = (clause, state) => {
  const match = ADD.exec(clause.lower)
  const rest = match?.indices?.groups?.rest
  if (!rest) return undefined
  const [start, end] = rest
  const lower = clause.lower.slice(start, end)
  const quote = clause.quotes.find((candidate) => candidate.start >= start)
  const lead =
    /^(?:(?:the|a|an|our|my|another|one more|this|new|some|small|short|little|event|contact|company)\s+)*/.exec(
      lower,
    )?.[0].length ?? 0
  const noun =
    /^(?:tag ?line|slogan|motto|sub ?title|sub ?head(?:ing|line)?|headline|heading|title|job title|phone(?: number)?|telephone(?: number)?|number|mobile|tel|e-?mail(?: address)?|web ?site(?: address| url)?|url|link|domain|address|street address|location|venue|place|date|time|opening hours|hours|price|hashtag|instagram(?: handle)?|handle|social(?: handle)?|name|brand name|company name|quote|label|offer|discount|button|call to action|cta|line(?: of text)?|text(?: line)?|words?|sentence|detail|info|note|caption)\b(?:\s+(?:saying|that says|that reads|reading|with (?:the )?(?:text|words)|text|called|of|is|to|line))?:?\s*/.exec(
      lower.slice(lead),
    )
  const afterNoun = noun ? lead + noun[0].length : undefined
  const said = noun?.[0]
    .replace(/\s+(?:saying|that says|that reads|reading|with|text|called|of|is|to|line)\b.*$/, '')
    .replace(/[:\s]+$/, '')
  let words = quote?.text
  if (words === undefined && afterNoun !== undefined)
    words = clause.words(start + afterNoun, start + cutPlace(lower, afterNoun)).trim()
  // "add Free entry", "add www.acme.com": capitals or a form that only facts have.
  if (words === undefined) {
    const bare = clause.words(start + lead, start + cutPlace(lower, lead)).trim()
    if (roleOfWords(bare) || (/^[\p{Lu}\d]/u.test(bare) && !isQuote(bare) && bare !== '')) words = bare
  }
  if (words === undefined) return undefined
  const [mention] = said ? [findNoun(said)] : [undefined]
  const role = (mention && mention !== 'detail' ? mention : undefined) ?? roleOfWords(words) ?? 'detail'
  if (words === '') return ask(said ?? 'text', state)
  const anchor = anchorOf(lower.slice(afterNoun ?? lead), state)
  return addWords(role, words, state, anchor)
}

function ask(what: string, state: State): Step {
  const samples: Record<string, string> = {
    tagline: `add the tagline 'Made by hand'`,
    phone: 'add phone 555 0100',
    date: 'add the date 14 June',
  }
  const sample = samples[what.split(' ')[0] as string] ?? `add the ${what} '…'`
  return {
    step: 'cannot',
    question: `What shall the ${what} say? I do not make up facts.`,
    suggestions: [sample.replace('…', state.design.brief.brand ?? 'Free entry')],
  }
}

// biome-ignore format: a table
const SAID: Record<string, Role> = {
  slogan: 'tagline', motto: 'tagline', telephone: 'phone', number: 'phone', mobile: 'phone', tel: 'phone', url: 'link', domain: 'link',
  hours: 'time', opening: 'time', venue: 'place', location: 'place', discount: 'offer', cta: 'cta', call: 'cta', instagram: 'social',
  handle: 'social', heading: 'headline', line: 'detail', text: 'detail', word: 'detail', words: 'detail', sentence: 'detail',
  info: 'detail', note: 'detail', caption: 'detail', detail: 'detail', street: 'address', mail: 'email', company: 'brand', brand: 'brand',
  name: 'brand', job: 'title', sub: 'subhead', subtitle: 'subhead', subhead: 'subhead', subheading: 'subhead', subheadline: 'subhead',
}

function findNoun(said: string): Role | undefined {
  const first = said.split(/[\s-]/)[0] as string
  if (Object.hasOwn(SAID, first)) return SAID[first]
  if (/^e-?mail/.test(said)) return 'email'
  if (/^web ?site/.test(said)) return 'link'
  if (/^tag ?line/.test(said)) return 'tagline'
  return roleOfNoun(first) ?? (first === 'button' ? 'cta' : undefined)
}

function cutPlace(lower: string, from: number): number {
  const match = PLACE.exec(lower.slice(from))
  return match ? from + match.index : lower.length
}

/** "below the date": the text that the new one stands with. */
function anchorOf(lower: string, state: State): { node: string; before: boolean } | undefined {
  const match = /\b(below|under|underneath|beneath|after|above|over|before|next to|beside)\s+(?<what>.+)$/.exec(lower)
  const what = match?.groups?.what
  if (!match || !what) return undefined
  const { found } = findTargets(
    { text: what, lower: what, quotes: [], colours: [], degree: 1, inverted: false, words: (a, b) => what.slice(a, b) },
    state,
    what,
  )
  const node = found.find((target) => target.class !== 'whole')?.ids.at(-1)
  return node === undefined ? undefined : { node, before: /above|over|before/.test(match[1] as string) }
}

/** Which texts a new one of a role resembles and stands behind, nearest first. */
const KIN: Partial<Record<Role, Role[]>> = {
  tagline: ['tagline', 'subhead', 'brand', 'headline'],
  subhead: ['subhead', 'headline', 'brand'],
  headline: ['headline', 'brand'],
  brand: ['brand', 'headline'],
  title: ['title', 'person'],
  phone: ['phone', 'email', 'link', 'social', 'address', 'detail'],
  email: ['email', 'phone', 'link', 'address', 'detail'],
  link: ['link', 'email', 'phone', 'social', 'address', 'detail'],
  social: ['social', 'link', 'email', 'phone', 'detail'],
  address: ['address', 'place', 'link', 'email', 'phone', 'detail'],
  date: ['date', 'time', 'place', 'detail'],
  time: ['time', 'date', 'place', 'detail'],
  place: ['place', 'address', 'date', 'time', 'detail'],
  price: ['price', 'offer', 'date', 'detail'],
  offer: ['offer', 'price', 'detail'],
}
const COMMON_KIN: Role[] = [
  'detail',
  'place',
  'time',
  'date',
  'address',
  'link',
  'email',
  'phone',
  'body',
  'tagline',
  'subhead',
  'label',
  'headline',
  'brand',
]

/** A new text in the style of its nearest kin, and in its flow. */
export function addWords(role: Role, words: string, state: State, anchor?: { node: string; before: boolean }): Step {
  const { brief } = state.design
  const kin = [...(KIN[role] ?? []), ...COMMON_KIN]
  const texts = textNodes(state).filter((node) => !node.arc)
  const anchored = texts.find((node) => node.id === anchor?.node)
  const model =
    anchored ??
    kin.flatMap((other) => texts.filter((node) => node.role === other).slice(-1))[0] ??
    texts.toSorted((a, b) => a.size - b.size)[0]
  if (!model)
    return {
      step: 'cannot',
      question:
        'There is no text in this design that the new one could stand with. Shall I compose it anew with these words?',
      suggestions: ['another layout'],
    }
  const styled = style(role, words, model, state)
  const insert = insertion(styled, model, anchor?.before ?? false, state)
  const copy: Copy = { role, text: words, source: 'given' }
  const updated: Brief = { ...brief, copy: [...brief.copy, copy] }
  const noun = role === 'detail' ? 'Text' : role.charAt(0).toUpperCase() + role.slice(1)
  return { step: 'patch', operations: insert, changes: [{ what: noun, to: words, nodes: [styled.id] }], brief: updated }
}

function style(role: Role, words: string, model: Text, state: State): Text {
  const big = model.role === 'headline' || model.role === 'brand' || model.role === 'person'
  const quieter = big && role !== 'headline' && role !== 'brand'
  const { at: _at, href: _href, element: _element, case: _case, rotate: _rotate, ...look } = model
  const size = quieter ? Math.round(Math.max(model.size * 0.4, smallest(state))) : model.size
  const { fit, ...rest } = look
  return {
    ...rest,
    id: freshId(role, state),
    role,
    text: words,
    fact: true,
    size,
    ...(fit && { fit: { ...fit, min: Math.min(fit.min, size) } }),
    ...(quieter && { weight: Math.min(500, state.design.direction.weights.text), font: 'text' as const, tracking: 0 }),
  }
}

/** No text is smaller than the smallest there is, and that is at least readable. */
function smallest(state: State): number {
  const { width, height } = state.design.scene.format
  const floor = Math.min(width, height === 'auto' ? width : height) * 0.018
  return Math.max(floor, Math.min(...textNodes(state).map((node) => node.size)))
}

function freshId(role: Role, state: State): string {
  const ids = new Set([...places(state.design.scene)].map(({ node }) => node.id))
  if (!ids.has(role)) return role
  let number = 2
  while (ids.has(`${role}-${number}`)) number++
  return `${role}-${number}`
}

function insertion(text: Text, model: Text, before: boolean, state: State): Operation[] {
  const { scene } = state.design
  const place = [...places(scene)].find(({ node }) => node.id === model.id)
  const parent = place?.parent
  if (!place || !parent) return []
  const index = place.index + (before ? 0 : 1)
  // In a flow the new text takes its place and the rest makes room.
  if (!model.at && parent.layout?.direction !== 'row')
    return [{ op: 'insert', parent: parent.id, index, node: spaced(text, parent) }]
  if (!model.at) return [{ op: 'insert', parent: parent.id, index, node: text }]
  return [
    { op: 'insert', parent: parent.id, index, node: { ...text, at: freeSpot(text, model, parent, before, state) } },
  ]
}

function spaced(text: Text, parent: Frame): Text {
  return parent.layout?.gap ? text : { ...text, margin: [Math.round(text.size * 0.35), 0, 0, 0] }
}

/** Beside placed neighbours: below the model, above it, or where nothing stands, whichever is free first. */
function freeSpot(text: Text, model: Text, parent: Frame, before: boolean, state: State): NonNullable<Node['at']> {
  const { scene } = state.design
  const boxes = boxesOf(scene, state.context)
  const own = boxes.get(model.id) as Laid
  const frame = boxes.get(parent.id) as Laid
  const height = text.size * (text.lineHeight ?? 1.2)
  const gap = Math.round(text.size * 0.5)
  const { top: _top, bottom: _bottom, ...across } = model.at ?? {}
  const below = own.y - frame.y + own.height + gap
  const above = own.y - frame.y - height - gap
  const tops = before ? [above, below] : [below, above]
  for (let step = 1; step <= 6; step++) tops.push(below + step * height, above - step * height)
  const margin = Math.min(frame.width, frame.height) * 0.04
  for (const top of tops) {
    if (top < margin || top + height > frame.height - margin) continue
    if (free({ x: own.x, y: frame.y + top, width: Math.max(own.width, 1), height }, parent, model, boxes))
      return { ...across, top: Math.round(top) }
  }
  return { ...across, top: Math.round(before ? above : below) }
}

function free(box: Laid, parent: Frame, model: Node, boxes: Map<string, Laid>): boolean {
  return parent.children.every((child) => {
    const other = boxes.get(child.id)
    const covers = child.type === 'frame' && child.fill !== undefined && child.children.length === 0
    if (
      !other ||
      child.id === model.id ||
      covers ||
      child.role === 'pattern' ||
      child.role === 'background' ||
      child.type === 'picture'
    )
      return true
    return (
      box.x + box.width <= other.x ||
      other.x + other.width <= box.x ||
      box.y + box.height <= other.y ||
      other.y + other.height <= box.y
    )
  })
}
