/** Pictures as they are wished: another thing in the place of one, one more, more of them, the same drawn otherwise. */
import { capitalised } from '../../../base/words.ts'
import type { State, Step } from '../../context.ts'
import { nouns, singular } from '../../pictures/drawable.ts'
import { type Drawing, drawingsIn, drawingsOf, leading, pictograms } from '../../pictures/drawn.ts'
import { cannot } from '../../steps.ts'
import type { Target } from '../../target-types.ts'
import type { Found } from '../../understand/referents.ts'
import type { Wish } from '../../understand/wish.ts'
import { added } from './add.ts'
import { exchanged, otherOne } from './exchange.ts'
import { inManner } from './manner.ts'
import { moreOf, onlyOne, showsThing } from './more.ts'

type Depicting = Extract<Wish, { verb: 'picture' }>

/** @param other what it shall stand beside or in. Undefined where something else is meant. */
export function planPicture(wish: Depicting, found: Found, other: Target | undefined, state: State): Step | undefined {
  const named = found.targets.filter(({ class: kind }) => kind === 'picture')
  const nodes = named.length > 0 ? drawingsIn(named, state) : []
  const all = drawingsOf(state)
  switch (wish.how) {
    case 'exchange':
      if (named.length === 0 && found.targets.some(({ class: kind }) => kind === 'text')) return undefined
      return wish.thing && exchanged(wish.thing, nodes.length > 0 ? byArea(nodes, state) : leading(all, state), state)
    case 'show': {
      if (!wish.thing) return undefined
      const [first] = leading(all, state)
      return first ? exchanged(wish.thing, leading(all, state), state) : added(wish.thing, {}, state)
    }
    case 'add':
      return addedTo(wish, other, state)
    case 'other':
      return otherOne(nodes.length > 0 ? byArea(nodes, state) : leading(all, state), state)
    case 'manner':
      return inManner(wish.ending, nodes.length > 0 ? nodes : pictograms(state))
    case 'one':
      return onlyOne(state)
    case 'wear':
      return notWorn(named[0]?.name ?? 'picture', wish.thing.words)
    default:
      return more(wish, nodes, all, state)
  }
}

/** What was named in several pieces: all signs of one kind, else the largest first. */
function byArea(nodes: Drawing[], state: State): Drawing[] {
  const first = leading(nodes, state)
  return [...first, ...nodes.filter((node) => !first.includes(node))]
}

function addedTo(wish: Extract<Depicting, { how: 'add' }>, other: Target | undefined, state: State): Step {
  const inside = wish.into && other?.class === 'part' ? drawingsIn([other], state) : []
  // On a page a part shows one thing.
  if (state.design.scene.kind === 'website' && inside.length > 0 && wish.thing)
    return exchanged(wish.thing, leading(inside, state), state)
  return added(wish.thing, { ...(wish.place && { place: wish.place }), ...(other && { other }) }, state)
}

function more({ thing }: Extract<Depicting, { how: 'more' }>, nodes: Drawing[], all: Drawing[], state: State): Step {
  const own = thing ? all.filter((node) => showsThing(node, thing.words)) : nodes
  const [first] = own
  const name = thing ? nouns(thing.words).join(' ') : 'picture'
  const count = thing?.count ?? 3
  if (!first) return added(thing && { ...thing, count }, {}, state)
  return moreOf(capitalised(name), first, count, state)
}

/** A drawing is one piece: nothing is put on it. */
const notWorn = (name: string, words: string): Step =>
  cannot(
    `The ${name} is one drawing, so I cannot put anything on it. A ${singular(nouns(words).join(' '))} can be drawn beside it.`,
    `add a ${nouns(words).join(' ')}`,
    `make the ${name} bigger`,
  )
