/** Whether the comparison of two scenes shows what a wish asked: without it, the wish is not done. */
import type { Side } from '../../language/lexicon/place-words.ts'
import { grew, idsOf, isCalled, shrank } from '../measure/claims.ts'
import { type Difference, letters, type Measured } from '../measure/compare.ts'
import { shownBy } from '../plan/properties.ts'
import type { Change } from '../types.ts'
import type { Look, Place, Wish } from '../understand/wish.ts'
import { isAdorned } from './adorned.ts'
import { isPlaced } from './placed.ts'

type Kind = Difference['property']

/**
 * @param changes what the planner says that it changed: the parts that the wish came to
 * @param anchor what a place is seen from
 */
export function isProved(
  wish: Wish,
  changes: readonly Change[],
  anchor: string | undefined,
  differences: readonly Difference[],
  before: Measured,
  after: Measured,
): boolean {
  if (wish.verb === 'keep' || wish.verb === 'back' || wish.verb === 'ask' || wish.verb === 'lock') return true
  const ids = new Set(changes.flatMap((change) => [...idsOf(change.nodes, before, after)]))
  const mine = ids.size === 0 ? differences : differences.filter(({ id }) => ids.has(id))
  if (wish.verb === 'likewise' || wish.verb === 'again' || wish.verb === 'span' || wish.verb === 'sign')
    return mine.length > 0
  if (wish.verb === 'remove' && (wish.fill || wish.what)) return mine.length > 0
  if (wish.verb === 'remove') return differences.some(({ property }) => property === 'gone' || property === 'words')
  if (wish.verb === 'value') return valueStands(changes, before, after)
  const named = changes.flatMap(({ nodes }) => nodes)
  const isThere = (place: Place) => isPlaced({ place, named, moved: ids, anchor }, differences, before, after)
  // Next to something may be anywhere that is empty near it; behind it is behind it.
  const deep = 'place' in wish && wish.place?.is === 'beside' && DEEP.has(wish.place.side) ? wish.place : undefined
  const isBeside = !deep || (anchor !== undefined && (named.includes(anchor) || isThere(deep)))
  if (wish.verb === 'say' || wish.verb === 'add') return says(wish.words, after) && isBeside
  // What was not there stands where it was added.
  const isNew = differences.some(({ property, id }) => property === 'added' && named.includes(id))
  if (wish.verb === 'place') return isNew || isThere(wish.place)
  if (wish.verb === 'duplicate' || wish.verb === 'add section' || wish.verb === 'add item' || wish.verb === 'each')
    return differences.some(({ property }) => property === 'added')
  if (wish.verb === 'picture') return differences.some(({ property }) => DRAWN.has(property)) && isBeside
  if (wish.verb === 'turn') return mine.some(({ property }) => TURNED.has(property))
  if (wish.verb === 'font') return mine.some(({ property }) => property === 'font')
  if (wish.verb === 'ornament')
    return wish.gone
      ? mine.length > 0
      : isAdorned(
          changes.flatMap(({ nodes }) => nodes),
          after,
        ) &&
          mine.length > 0 &&
          wish.colours.every(({ hex }) =>
            [...ids].some((id) => after.nodes.get(id)?.colours.some((seen) => isCalled(seen, hex))),
          )
  // A shadow that a drawing casts was not there.
  const casts = wish.verb === 'effect' && wish.effect === 'shadow'
  if (PAINTS.has(wish.verb))
    return mine.some(({ property }) => PAINTED.has(property) || (casts && property === 'added'))
  if (wish.verb !== 'look') return mine.some(({ property }) => EXCHANGED.has(property))
  const { look } = wish
  const shown = shownBy(look)
  return mine.some((one) => shown.includes(one.property) && isThatWay(look, one))
}

const DEEP: ReadonlySet<Side> = new Set<Side>(['behind', 'in front of'])
/** What shows that another thing is drawn, or one more. */
const DRAWN = new Set<Kind>(['drawing', 'added', 'gone'])
/** What shows that something was turned: its angle, or its drawing the other way round. */
const TURNED = new Set<Kind>(['turn', 'drawing', 'gone', 'added'])
/** What shows that something was painted otherwise. */
const PAINTED = new Set<Kind>(['colour', 'setting', 'drawing'])
/** Wishes that paint shows. */
const PAINTS = new Set<Wish['verb']>(['scheme', 'effect', 'swap colours', 'same ground'])
/** What shows that parts changed places: where they stand, their order, or their words. */
const EXCHANGED = new Set<Kind>(['place', 'order', 'words', 'setting'])

function isThatWay(look: Look, one: Difference): boolean {
  if (look.property !== 'size' || one.property !== 'size' || look.stated !== undefined) return true
  return look.way === 'more' ? grew(one) : shrank(one)
}

const says = (words: string, { nodes }: Measured) => {
  const wanted = letters(words)
  return [...nodes.values()].some(({ node }) => node.type === 'text' && letters(node.text).includes(wanted))
}

/** The value that was written stands in a part that it came to, which says something else than it did. */
const valueStands = (changes: readonly Change[], before: Measured, after: Measured): boolean =>
  changes.every(({ nodes, from = '', to = '' }) =>
    nodes.some((id) => {
      const [was, is] = [before.nodes.get(id)?.node, after.nodes.get(id)?.node]
      return (
        is?.type === 'text' && is.text.includes(to) && from !== to && !(was?.type === 'text' && was.text === is.text)
      )
    }),
  )
