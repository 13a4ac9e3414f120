/** Whether the comparison of two scenes shows what a wish asked: without it, the wish is not done. */
import type { Change } from '../types.ts'
import type { Look, Wish } from '../understand/wish.ts'
import { idsOf } from './claims.ts'
import { type Difference, letters, type Measured } from './compare.ts'
import { isPlaced } from './placed.ts'

type Kind = Difference['property']

/** What may show a look: where a font has no bolder weight, a larger size or another font is what there is. */
const SHOWN_BY: Readonly<Record<Look['property'], readonly Kind[]>> = {
  size: ['size', 'weight', 'drawing', 'setting'],
  weight: ['weight', 'font', 'size', 'drawing', 'setting'],
  slant: ['slant', 'font'],
  case: ['case', 'words'],
  tracking: ['setting', 'size'],
  room: ['place', 'size', 'setting'],
  margins: ['place', 'size', 'setting'],
  leading: ['setting', 'place', 'size'],
  corners: ['setting'],
  colour: ['colour', 'drawing', 'setting'],
  hue: ['colour', 'setting'],
  lightness: ['colour', 'setting'],
  warmth: ['colour', 'setting'],
  saturation: ['colour', 'setting'],
  contrast: ['colour', 'setting'],
  shade: ['colour', 'setting'],
  opacity: ['opacity'],
  like: ['size', 'weight', 'font', 'colour'],
}

/** What makes a part stand out. */
const EMPHASIS: readonly Kind[] = ['size', 'weight', 'font', 'colour', 'drawing', 'setting']

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
  if (wish.verb === 'keep' || wish.verb === 'back' || wish.verb === 'ask') return true
  const ids = new Set(changes.flatMap((change) => [...idsOf(change.nodes, before, after)]))
  const mine = ids.size === 0 ? differences : differences.filter(({ id }) => ids.has(id))
  if (wish.verb === 'likewise' || wish.verb === 'again' || wish.verb === 'span' || wish.verb === 'sign')
    return mine.length > 0
  if (wish.verb === 'remove' && (wish.fill || wish.what)) return mine.length > 0
  if (wish.verb === 'remove') return differences.some(({ property }) => property === 'gone' || property === 'words')
  if (wish.verb === 'value') return valueStands(changes, before, after)
  if (wish.verb === 'say' || wish.verb === 'add') return says(wish.words, after)
  if (wish.verb === 'place') {
    const named = changes.flatMap(({ nodes }) => nodes)
    return isPlaced({ place: wish.place, named, moved: ids, anchor }, differences, before, after)
  }
  if (wish.verb === 'duplicate' || wish.verb === 'add section' || wish.verb === 'add item')
    return differences.some(({ property }) => property === 'added')
  if (wish.verb === 'picture') return differences.some(({ property }) => DRAWN.has(property))
  if (wish.verb === 'turn') return mine.some(({ property }) => TURNED.has(property))
  if (wish.verb === 'scheme' || wish.verb === 'effect' || wish.verb === 'swap colours')
    return mine.some(({ property }) => PAINTED.has(property))
  if (wish.verb !== 'look') return mine.some(({ property }) => EXCHANGED.has(property))
  const { look } = wish
  const shown = 'emphasis' in look && look.emphasis ? EMPHASIS : SHOWN_BY[look.property]
  return mine.some((one) => shown.includes(one.property) && isThatWay(look, one))
}

/** What shows that another thing is drawn, or one more. */
const DRAWN = new Set<Kind>(['drawing', 'added', 'gone'])
/** What shows that something was turned: its angle, or its drawing the other way round. */
const TURNED = new Set<Kind>(['turn', 'drawing', 'gone', 'added'])
/** What shows that something was painted otherwise. */
const PAINTED = new Set<Kind>(['colour', 'setting', 'drawing'])
/** What shows that parts changed places: where they stand, their order, or their words. */
const EXCHANGED = new Set<Kind>(['place', 'order', 'words', 'setting'])

function isThatWay(look: Look, one: Difference): boolean {
  if (look.property !== 'size' || one.property !== 'size' || look.stated !== undefined) return true
  return look.way === 'more' ? one.to > one.from : one.to < one.from
}

const says = (words: string, { nodes }: Measured) =>
  [...nodes.values()].some(({ node }) => node.type === 'text' && letters(node.text).includes(letters(words)))

/** The value that was written stands in the parts that it came to, and the one that stood there does not. */
const valueStands = (changes: readonly Change[], before: Measured, after: Measured): boolean =>
  changes.every(({ nodes, from = '', to = '' }) =>
    nodes.every((id) => {
      const [was, is] = [before.nodes.get(id)?.node, after.nodes.get(id)?.node]
      return was?.type === 'text' && is?.type === 'text' && was.text !== is.text && is.text.includes(to) && from !== to
    }),
  )
