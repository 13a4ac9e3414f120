/** Words that are not there yet: as what they are, beside what they are to stand with, in the part or at the place that was said. */
import { capitalised } from '../../base/words.ts'
import type { Role, Text } from '../../scene/types.ts'
import { places } from '../../scene/walk.ts'
import { apply } from '../apply.ts'
import { boxesOf } from '../boxes.ts'
import type { State, Step } from '../context.ts'
import { addWords } from '../families/placing.ts'
import { setTexts } from '../families/rewriting.ts'
import { guarded } from '../guard.ts'
import { roleOfWords } from '../roles.ts'
import { textNodes, textsIn } from '../scene-nodes.ts'
import { cannot, targetOf } from '../steps.ts'
import type { Target } from '../target-types.ts'
import type { Place, Wish } from '../understand/wish.ts'
import { planButton, planLinks } from './page/links.ts'
import { planSpot } from './place/spot.ts'

type Adding = Extract<Wish, { verb: 'add' }>
type Spot = Extract<Place, { is: 'spot' }>
interface Anchor {
  node: string
  before: boolean
}

/** @param other the part that the new words stand beside, or in */
export function planAdd(wish: Adding, other: Target | undefined, state: State): Step {
  const { role: named, place } = wish
  const role = roleIn(named, wish.words, state)
  const isTold = !wish.quoted && !named && !place && roleOfWords(wish.words) === undefined
  const words = isTold ? capitalised(wish.words) : wish.words
  const stands = wish.replaces ? textNodes(state).filter((node) => node.role === role) : []
  const [old] = stands
  if (old)
    return setTexts(
      stands.filter(({ text }) => text === old.text),
      words,
      role,
      state,
    )
  if (role === 'cta') {
    const button = planButton(words, place?.is === 'beside' ? other?.ids[0] : undefined, state)
    if (button) return button
  }
  if (!wish.quoted && named && NAMES_NOTHING.test(words)) return askWords(role, `${role} ${words}`, state)
  if (wish.into && other && (role === 'link' || role === 'detail')) {
    const links = planLinks(wish.words, other, state)
    if (links) return links
  }
  if (role === 'list-item' && !words.includes(',')) return listed(words, state)
  if (place?.is === 'beside' && other) {
    const before = place.side === 'above' || place.side === 'before' || place.side === 'left'
    const [person] = other.class === 'whole' ? [] : textsIn(other.ids, state).filter((node) => node.role === 'person')
    if (person && !/\s/.test(words) && words.length <= 8 && place.side !== 'below' && place.side !== 'above')
      return titled(person, words, before, state)
    const node = other.class === 'whole' ? undefined : other.ids.at(-1)
    return addWords(role, words, state, node === undefined ? undefined : { node, before })
  }
  if (wish.into && other && other.class === 'part') {
    const inside = textsIn(other.ids, state)
    const quiet = inside.filter(
      (node) => !/^(?:brand|headline|cta|button)$/.test(node.role ?? '') && node.element !== 'button',
    )
    const model = quiet.at(-1) ?? inside.at(-1)
    return addWords(role, words, state, model && { node: model.id, before: false })
  }
  if (place?.is === 'spot') return atSpot(role, words, place, state)
  return addWords(role, words, state)
}

function roleIn(named: Role | undefined, words: string, { design }: State): Role {
  if (named === 'headline' && design.scene.kind === 'business-card') return 'title'
  return (named === 'detail' ? undefined : named) ?? roleOfWords(words) ?? 'detail'
}

/** What stands before or behind a person's name: 'Dr. Ada Novak', 'Ada Novak, PhD'. */
const titled = (node: Text, words: string, before: boolean, state: State): Step =>
  setTexts(
    textNodes(state).filter(({ role }) => role === 'person'),
    before ? `${words} ${node.text}` : `${node.text}${/^\p{Lu}/u.test(words) ? ', ' : ' '}${words}`,
    'name',
    state,
  )

/** The joint before the last thing of a list in one line. */
const LAST = /^(?<head>.*\S)(?<joint>,? (?:and|&|or) )(?<last>\S.*)$/u

/** One more on a list that is written in one line; else a line of its own. */
function listed(words: string, state: State): Step {
  const node = textNodes(state).findLast(
    ({ role, text }) => LAST.test(text) && (role === 'list-item' || (!/^\S+@/.test(text) && /,.* and /.test(text))),
  )
  const { head, joint, last } = (node && LAST.exec(node.text)?.groups) ?? {}
  if (!node || !head) return addWords('list-item', words, state)
  return setTexts([node], `${head}, ${last}${joint}${words}`, 'list', state)
}

/** Beside the text that stands furthest there, else moved there; where neither fits it stands with the other lines. */
function atSpot(role: Role, words: string, spot: Spot, state: State): Step {
  const anchor = spot.across ? undefined : furthest(spot, state)
  const beside = anchor && guarded(addWords(role, words, state, anchor), state)
  if (beside?.step === 'patch') return beside
  const added = addWords(role, words, state)
  const [id] = added.step === 'patch' ? (added.changes[0]?.nodes ?? []) : []
  if (added.step !== 'patch' || !id) return added
  const { design } = state
  const scene = apply(design.scene, added.operations)
  const there = { ...state, design: { ...design, scene, brief: added.brief ?? design.brief } }
  const put = planSpot([targetOf('text', 'text', [id])], spot, there)
  const { otherwise: _otherwise, ...patch } = added
  const fits =
    put.step === 'patch'
      ? guarded({ ...patch, operations: [...added.operations, ...put.operations] }, state)
      : undefined
  if (fits?.step === 'patch') return fits
  const noted = added.changes.map((change) => ({
    ...change,
    to: `${change.to}, with the other lines: there is no room`,
  }))
  return { ...added, changes: noted }
}

function furthest({ down }: Spot, state: State): Anchor | undefined {
  if (down !== 'start' && down !== 'end') return undefined
  const boxes = boxesOf(state.design.scene, state.context)
  const front = new Set(
    [...places(state.design.scene)].filter(({ artboard }) => artboard === 0).map(({ node }) => node.id),
  )
  const middle = ({ id }: Text) => (boxes.get(id)?.y ?? 0) + (boxes.get(id)?.height ?? 0) / 2
  const [first, ...rest] = textNodes(state).filter(({ id, arc, role }) => front.has(id) && !arc && role !== 'cta')
  if (!first) return undefined
  const before = down === 'start'
  return { node: rest.reduce((a, b) => (middle(b) > middle(a) === !before ? b : a), first).id, before }
}

/** "social media links": what they are, and nothing that they say. */
const NAMES_NOTHING =
  /^(?:links?|icons?|buttons?|media|accounts?|profiles?|channels?)(?: (?:links?|icons?|buttons?))?$/i

/** A mark at the end of a text, or taken from it; without a part, of the largest one, or wherever it stands. */
export function planSign(sign: string, gone: boolean, targets: Target[], state: State): Step | undefined {
  const named = textsIn(
    targets.flatMap((target) => (target.class === 'text' ? target.ids : [])),
    state,
  )
  const texts = named.length > 0 ? named : textNodes(state).toSorted((a, b) => b.size - a.size)
  const node = gone ? texts.find(({ text }) => text.includes(sign)) : texts[0]
  if (!node || (!gone && node.text.endsWith(sign))) return undefined
  const alike = texts.filter(({ text }) => text === node.text)
  return setTexts(alike, gone ? node.text.replaceAll(sign, '').trim() : node.text + sign, node.role ?? 'text', state)
}

const SAMPLES: Partial<Record<Role, string>> = {
  tagline: "add the tagline 'Made by hand'",
  phone: 'add phone 555 0100',
  date: 'add the date 14 June',
}

/** A text of which nobody said what it says. */
export const askWords = (role: Role, name: string, { design }: State): Step =>
  cannot(
    `What should the ${name} say? I do not make up facts.`,
    SAMPLES[role] ?? `add the ${name} '${design.brief.brand ?? 'Free entry'}'`,
  )
