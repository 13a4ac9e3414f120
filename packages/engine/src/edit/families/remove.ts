/** Things taken away: "remove the tagline", "no border", "without the pattern", "get rid of 'Sale'". */
import { nth } from '../../base/items.ts'
import { capitalised } from '../../base/words.ts'
import type { Brief, Negative } from '../../brief/types.ts'
import type { Frame, Node, Scene } from '../../scene/types.ts'
import { findPlace, places, subtree } from '../../scene/walk.ts'
import { apply } from '../apply.ts'
import { type Clause, toClause } from '../clauses.ts'
import type { Recogniser, State, Step } from '../context.ts'
import { settled } from '../palette/recolour.ts'
import { leaves, textNodes } from '../scene-nodes.ts'
import type { Target } from '../target-types.ts'
import { findTargets, openTarget } from '../targets.ts'
import type { Operation } from '../types.ts'
import { cannotEmpty, emptied, removeListed, removeWords, removeYear, texts, visible } from './remove-words.ts'
import { composedAnew, missingStep } from './replies.ts'

const REMOVE =
  /\b(?:remove|delete|drop|erase|get rid of|getting rid of|take (?:out|away|off)|take (?=[^,;]* (?:off|out|away)(?: (?:of |from )?(?:the |this |my |our )?(?:card|poster|design|page|site|banner|logo|front|back|it|there))?$)|lose|hide|without|no(?: more)?|don't (?:want|need)(?: to see)?|do not (?:want|need)|ditch|cut|clear|strip(?: out)?|omit|leave (?:out|off|away)|eliminate|skip|kill|scrap|minus|removed|deleted|gone)\b|\b(?:isn't|is not|aren't|are not|not) (?:needed|necessary|required)\b|\b(?:is|are) (?:unnecessary|superfluous|redundant|not needed)\b|\b(?:should|can|could|must|has to) (?:go|disappear|be (?:removed|gone|deleted|dropped))\b/

const POSTFIX =
  /\b(?:needed|necessary|required|unnecessary|superfluous|redundant|go|gone|disappear|removed|deleted|dropped)\b/

const TRANSPARENT =
  /\btransparent (?:background|bg|ground|png|version)\b|\b(?:background|bg|ground)\b.*\btransparent\b|^(?:please )?(?:make (?:it|this) )?transparent$|\b(?:remove|delete|without|no|get rid of|drop) (?:the |a |any )?(?:background|bg|backdrop)(?! (?:pattern|photo|image|picture))/

/** "add a tagline: Clear decisions" takes nothing away, whatever its words are. */
const GIVES = /^(?:please |also |and |can you |could you )*(?:add|include|insert|write)\b/

/** "no need to", "don't change": not about taking away. */
const NOT_REMOVAL = /\b(?:no need|no longer|no problem|no idea|don't (?:change|touch|move|remove)|less|fewer)\b/

/** "just the text", "only keep the name", "text only": everything else goes. */
const ONLY =
  /^(?:please |i want |i'd like |make it |keep |show |leave )*(?:just|only)(?: keep| leave| show| have)?\s+(?<what>(?:the |my |our )?[\w ]+)$|^(?:keep|leave|show) (?:just|only)\s+(?<kept>.+)$|^(?:please )?(?:remove|delete|drop|erase|hide|get rid of|clear) (?:everything|all(?: of it)?|all elements)(?:,)? (?:but|except(?: for)?|apart from|other than|besides)\s+(?<rest>.+)$|^(?<alone>text|word ?mark|type|name|letters?|icon|symbol|mark)[- ]only(?: logo)?$/

const NOT_ONLY =
  /\b(?:one|two|colou?rs?|a bit|make|change|bigger|smaller|larger|bold(?:er)?|italics?|thin(?:ner)?|caps|capitals|uppercase|lowercase|in an?)\b/

export const remove: Recogniser = (clause, state) => {
  const { lower } = clause
  if (TRANSPARENT.test(lower) && !/\bcolou?rs?\b/.test(lower)) return withoutFill(clause, state) ?? transparent(state)
  const only = NOT_ONLY.test(lower) || clause.colours.length > 0 ? undefined : ONLY.exec(lower)?.groups
  if (only) return keepOnly(only.what ?? only.kept ?? only.rest ?? only.alone ?? '', state)
  const match = REMOVE.exec(lower)
  if (!match || NOT_REMOVAL.test(lower) || GIVES.test(lower)) return undefined
  if (/\b(?:gradients?|shadows?)\b/.test(lower)) return flatten(lower, state)
  if (
    /\bunderlined?\b|\bitalics?\b|\b(?:all )?caps|capitals|\bcolou?rs?\b|\bspac(?:e|ing)\b/.test(lower) &&
    clause.quotes.length === 0
  )
    return undefined
  const inside = /^\s*(?:the |all |any )?(?<what>[\w .,'&-]+?) (?:from|in|of) (?:the |my |our )?(?<part>[\w ]+)$/.exec(
    lower.slice(match.index + match[0].length),
  )?.groups
  if (inside && clause.quotes.length === 0) {
    const part = findTargets(clause, state, inside.part).found.find(({ class: kind }) => kind === 'text')
    const year = part && inside.what === 'year' ? removeYear(state) : undefined
    if (year) return year
  }
  const again = sameIn(lower, state)
  if (again) return again
  const said = clause.quotes.find((quote) => quote.start > match.index)
  if (said) return removeWords(said.text, state)
  const literal = clause
    .words(match.index + match[0].length)
    .replace(/^(?:the |that |this )?(?:words? |text |phrase )?/i, '')
  // "without Sushi Bar": words of the design as they stand there, and no bar.
  if (/^\p{Lu}/u.test(literal) && /\s/.test(literal) && textNodes(state).some(({ text }) => text.includes(literal)))
    return removeWords(literal, state)
  const { found, missing } = findTargets(clause, state)
  const after = found.filter((target) => target.start >= match.index || POSTFIX.test(lower))
  const named = after.filter((target) => target.class !== 'whole')
  if (named.length === 0) {
    const year = missing.some(({ name }) => name === 'year') ? removeYear(state) : undefined
    if (year) return year
    if (missing.length > 0) return missingStep(missing, state)
    const open = openTarget(clause, state)
    if (state.focus.length > 0 && /\b(?:it|them|that|this|those|these)\b/.test(lower) && open.class !== 'whole')
      return removeTargets(clause, [open], state)
    const words = clause
      .words(match.index + match[0].length)
      .replace(/^\s*(?:the |that |this )?(?:words?|text|phrase|line)?\s*/i, '')
    return words && !/^(?:it|that|this|them|those|these)$/i.test(words)
      ? (removeListed(words, state) ?? removeWords(words, state, true))
      : undefined
  }
  return removeTargets(clause, named, state)
}

/** "put the phone in the header and remove it from the footer": its namesake there, and not the footer. */
function sameIn(lower: string, state: State): Step | undefined {
  const part = /\b(?:it|them|that|this) (?:from|in|on|out of|off) (?:the |my |our )?(?<part>[\w ]+)$/.exec(lower)
    ?.groups?.part
  const places = part ? findTargets(toClause(part), state).found : []
  const [place] = places.filter(({ class: kind }) => kind === 'part' || kind === 'ground')
  if (!place || state.focus.length === 0) return undefined
  const meant = leaves(state.focus, state).flatMap((node) => (node.type === 'text' ? [node.text] : []))
  const ids = leaves(place.ids, state)
    .filter((node) => node.type === 'text' && meant.includes(node.text))
    .map(({ id }) => id)
  const clause = toClause('remove it')
  if (ids.length > 0) return removeTargets(clause, [{ ...place, name: nth(meant, 0), class: 'text', ids }], state)
  return { step: 'cannot', question: `It does not stand in the ${place.name}. What shall I remove?`, already: true }
}

export function removeTargets(clause: Clause, targets: Target[], state: State): Step | undefined {
  const { scene } = state.design
  const [only] = targets
  // "the cider": a word, and not the whole line that it stands in.
  const listed = only && targets.length === 1 && only.class === 'text' ? removeListed(only.name, state) : undefined
  if (listed) return listed
  const side = targets.find((target) => / side$/.test(target.name))
  if (side) return emptySide(side, state)
  if (targets.some((target) => target.class === 'ground')) return transparent(state)
  let current = scene
  const operations: Operation[] = []
  for (const target of targets) {
    for (const id of target.ids) {
      const more = removal(id, target, current)
      operations.push(...more)
      current = apply(current, more)
    }
  }
  if (!visible(current)) return cannotEmpty(targets[0]?.name ?? 'it')
  const gone = texts(scene).filter((text) => !texts(current).includes(text))
  const names = [...new Set(targets.map((target) => target.name))]
  const brief = without(state.design.brief, gone, clause)
  const changes = names.map((name) => ({
    what: capitalised(name),
    to: 'removed',
    nodes: targets.filter((target) => target.name === name).flatMap((target) => target.ids),
  }))
  return {
    step: 'patch',
    operations,
    changes,
    brief,
    // What moves up may come to stand on something: the rest is laid out anew then.
    ...(gone.length > 0 && { otherwise: composedAnew(brief, changes) }),
  }
}

/** "remove everything from the back" */
function emptySide(side: Target, state: State): Step {
  const root = state.design.scene.artboards.find((artboard) => artboard.root.id === side.ids[0])?.root
  const children = root?.children ?? []
  const first = root === state.design.scene.artboards[0]?.root
  if (children.length === 0 || first) return cannotEmpty(side.name)
  return {
    step: 'patch',
    operations: children.map(({ id }) => ({ op: 'remove', id })),
    changes: [{ what: capitalised(side.name), to: 'empty', nodes: children.map(({ id }) => id) }],
  }
}

/** What has to go so that a thing is gone: frames that hold nothing else go with it; a border that holds things only loses its line. */
function removal(id: string, target: Target, scene: Scene): Operation[] {
  const place = findPlace(scene, id)
  if (!place) return []
  const { node, parent } = place
  if (target.name === 'border' && node.type === 'frame' && (node.children.length > 0 || !parent))
    return node.stroke ? [{ op: 'set', id, set: { stroke: null } }] : []
  if (!parent) return []
  if (
    target.class === 'part' &&
    target.name !== 'button' &&
    node.type === 'frame' &&
    (node.role === 'panel' || node.role === 'band') &&
    holdsText(node)
  ) {
    return node.fill === undefined ? [] : [{ op: 'set', id, set: { fill: null } }]
  }
  return [{ op: 'remove', id: emptied(scene, id) }]
}

const holdsText = (frame: Frame) => [...subtree(frame)].some((node) => node.type === 'text')

/** All texts and pictures of the first artboard but those that are named. */
function keepOnly(what: string, state: State): Step | undefined {
  const { found } = findTargets(toClause(what), state)
  if (state.design.scene.kind === 'website') return undefined
  const kept = new Set(found.flatMap((target) => leaves(target.ids, state).map(({ id }) => id)))
  if (kept.size === 0) return undefined
  let { scene } = state.design
  const others = [...places(scene)].filter(
    ({ node, artboard }) => artboard === 0 && node.type !== 'frame' && node.role !== 'pattern' && !kept.has(node.id),
  )
  const operations: Operation[] = []
  for (const { node } of others) {
    const more: Operation[] = findPlace(scene, node.id) ? [{ op: 'remove', id: emptied(scene, node.id) }] : []
    operations.push(...more)
    scene = apply(scene, more)
  }
  if (operations.length === 0) return { step: 'nothing' }
  const gone = texts(state.design.scene).filter((text) => !texts(scene).includes(text))
  const { brief } = state.design
  return {
    step: 'patch',
    operations,
    changes: [{ what: 'Everything else', to: 'removed', nodes: others.map(({ node }) => node.id) }],
    brief: { ...brief, copy: brief.copy.filter((item) => !gone.includes(item.text)) },
  }
}

/** "cards without background": their own fill. */
function withoutFill(clause: Clause, state: State): Step | undefined {
  const parts = findTargets(clause, state).found.filter((target) => target.class === 'part')
  const operations = parts
    .flatMap((target) => target.ids)
    .flatMap((id): Operation[] => {
      const node = findPlace(state.design.scene, id)?.node
      return node?.type === 'frame' && node.fill !== undefined ? [{ op: 'set', id, set: { fill: null } }] : []
    })
  if (operations.length === 0) return undefined
  return {
    step: 'patch',
    operations: settled(state.design.scene, operations, state.context),
    changes: parts.map(({ name, ids }) => ({ what: capitalised(name), to: 'without ground', nodes: ids })),
  }
}

function transparent(state: State): Step | undefined {
  const operations = state.design.scene.artboards.flatMap(({ root }): Operation[] =>
    root.fill === undefined ? [] : [{ op: 'set', id: root.id, set: { fill: null } }],
  )
  if (operations.length === 0)
    return {
      step: 'cannot',
      question: 'The background is transparent already. Which colour shall it have?',
      suggestions: ['white background', 'make it dark green'],
    }
  return {
    step: 'patch',
    operations,
    changes: [
      {
        what: 'Background',
        to: 'transparent',
        nodes: operations.flatMap((operation) => ('id' in operation ? [operation.id] : [])),
      },
    ],
  }
}

/** Gradients become their first colour. */
function flatten(lower: string, state: State): Step | undefined {
  if (/shadow/.test(lower))
    return { step: 'cannot', question: 'There is no shadow in this design. What shall I remove?' }
  const operations = [...places(state.design.scene)].flatMap(({ node }) => flat(node))
  if (operations.length === 0)
    return { step: 'cannot', question: 'There is no gradient in this design. What shall I remove?' }
  return {
    step: 'patch',
    operations,
    changes: [
      {
        what: 'Gradient',
        to: 'one colour',
        nodes: operations.flatMap((operation) => ('id' in operation ? [operation.id] : [])),
      },
    ],
  }
}

function flat(node: Node): Operation[] {
  const one = (paint: unknown) =>
    typeof paint === 'object' && paint !== null && 'stops' in paint
      ? (paint.stops as { colour: string }[])[0]?.colour
      : undefined
  const set: Record<string, unknown> = {}
  for (const key of ['fill', 'paint', 'tone'] as const) {
    const colour = key in node ? one((node as unknown as Record<string, unknown>)[key]) : undefined
    if (colour) set[key] = colour
  }
  if (node.type === 'vector' && node.shapes.some((shape) => one(shape.fill))) {
    set.shapes = node.shapes.map((shape) => ({ ...shape, ...(one(shape.fill) && { fill: one(shape.fill) }) }))
  }
  return Object.keys(set).length > 0 ? [{ op: 'set', id: node.id, set }] : []
}

const NEGATIVES: [RegExp, Exclude<Negative['what'], 'colour' | 'thing'>][] = [
  [/\b(?:icon|symbol|pictogram|mark)s?\b/, 'icon'],
  [/\b(?:photo|picture|image|illustration)s?\b/, 'picture'],
  [/\bpatterns?|texture\b/, 'pattern'],
  [/\b(?:tagline|slogan|tag line)\b/, 'tagline'],
  [/\bborders?|frame\b/, 'border'],
]

/** A later composition does not bring back what was taken away. */
function without(brief: Brief, gone: string[], { lower }: Clause): Brief {
  const negatives = NEGATIVES.flatMap(([pattern, what]): Negative[] =>
    pattern.test(lower) && !brief.negatives.some((item) => item.what === what) ? [{ what }] : [],
  )
  return {
    ...brief,
    copy: brief.copy.filter((item) => !gone.includes(item.text)),
    negatives: [...brief.negatives, ...negatives],
  }
}
