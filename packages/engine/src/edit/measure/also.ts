/** What changed beside what was asked for, in the fewest words. */
import { capitalised } from '../../base/words.ts'
import { colourName } from '../../colour/plain-names.ts'
import type { Node } from '../../scene/types.ts'
import type { Change } from '../types.ts'
import { idsOf } from './claims.ts'
import { type Difference, type Measured, of } from './compare.ts'
import { lostRuns } from './lost-runs.ts'

/** Share of the shorter side from which a move is worth a word. */
const FAR = 0.02
/** Share of its size from which a text that became larger or smaller is. */
const MUCH = 0.02

/** Everything that no claim speaks of. */
export function besides(
  changes: readonly Change[],
  differences: readonly Difference[],
  before: Measured,
  after: Measured,
): Change[] {
  // A change of the whole covers all looks, but no words that came or went.
  const whole = changes.some(({ nodes }) => nodes.length === 0)
  const covered = new Set(changes.flatMap((change) => [...idsOf(change.nodes, before, after)]))
  const rest = differences.filter(({ id, property }) => !covered.has(id) && !(whole && !WORDS.has(property)))
  return [
    ...lost(rest, before),
    ...reworded(rest, after),
    ...unstyled(differences, before, after),
    ...resized(rest, after),
    ...repainted(rest, after),
    ...moved(rest, after),
  ]
}

const WORDS = new Set<Difference['property']>(['gone', 'words'])

const lost = (rest: readonly Difference[], before: Measured): Change[] =>
  rest.flatMap(({ property, id }) => {
    const node = property === 'gone' ? before.nodes.get(id)?.node : undefined
    return node?.type === 'text' && node.role !== 'decoration'
      ? [{ what: `'${node.text}'`, to: 'gone', nodes: [id] }]
      : []
  })

/** A line that was taken apart still says the same. */
const reworded = (rest: readonly Difference[], after: Measured): Change[] =>
  of('words', rest)
    .filter(({ from }) => !wordsOf(after).includes(letters(from)))
    .map(({ id, from, to }) => ({ what: 'Text', from, to, nodes: [id] }))

/** Runs of style whose words are gone, whoever took them. */
const unstyled = (differences: readonly Difference[], before: Measured, after: Measured): Change[] =>
  of('words', differences).flatMap(({ id }) => {
    const [old, now] = [before.nodes.get(id)?.node, after.nodes.get(id)?.node]
    return old?.type === 'text' && now?.type === 'text' ? lostRuns(old, now) : []
  })

function resized(rest: readonly Difference[], after: Measured): Change[] {
  const sized = of('size', rest).filter(({ from, to }) => Math.abs(to - from) > MUCH * from)
  const ofType = (isMeant: (node: Node) => boolean) =>
    sized.filter(({ id }) => {
      const node = after.nodes.get(id)?.node
      return node !== undefined && node.role !== 'decoration' && isMeant(node)
    })
  // On a page pictures follow the widths of their columns.
  const isPage = after.scene.format.height === 'auto'
  const drawn = ofType(({ type, role }) => !isPage && type !== 'text' && DRAWN.test(role ?? ''))
  return [
    ...told(drawn, 'pictures', after),
    ...told(
      ofType(({ type }) => type === 'text'),
      'texts',
      after,
    ),
  ]
}
const DRAWN = /^(?:illustration|photo|mark|logo)$/

function told(texts: readonly Extract<Difference, { property: 'size' }>[], many: string, after: Measured): Change[] {
  const [first] = texts
  if (!first) return []
  const way = texts.every(({ from, to }) => to < from)
    ? 'smaller'
    : texts.every(({ from, to }) => to > from)
      ? 'larger'
      : 'in other sizes'
  const nodes = texts.map(({ id }) => id)
  return [{ what: texts.length === 1 ? nameOf(first.id, after) : `${texts.length} other ${many}`, to: way, nodes }]
}

function repainted(rest: readonly Difference[], after: Measured): Change[] {
  const painted = of('colour', rest)
  const ground = painted.find(({ id }) => after.scene.artboards.some(({ root }) => root.id === id))
  const others = painted.filter(({ id, from, to }) => id !== ground?.id && from[0] !== to[0])
  const named: Change[] = []
  if (ground?.from[0] && ground.to[0])
    named.push({
      what: 'Background',
      from: colourName(ground.from[0]),
      to: colourName(ground.to[0]),
      nodes: [ground.id],
    })
  const [first] = others
  if (first?.to[0] && others.length === 1)
    named.push({ what: nameOf(first.id, after), to: colourName(first.to[0]), nodes: [first.id] })
  else if (others.length > 1)
    named.push({ what: `${others.length} other parts`, to: 'in other colours', nodes: others.map(({ id }) => id) })
  return named
}

function moved(rest: readonly Difference[], after: Measured): Change[] {
  const { width, height } = after.scene.format
  const short = Math.min(width, height === 'auto' ? width : height)
  const far = of('place', rest).filter(
    ({ id, right, down }) => after.nodes.get(id)?.node.type !== 'frame' && Math.hypot(right, down) > FAR * short,
  )
  // A page is as long as what stands in it: what follows moves down, and nobody wonders.
  if (far.length === 0 || height === 'auto') return []
  const what = far.length === 1 ? nameOf(far[0]?.id ?? '', after) : `${far.length} other parts`
  return [{ what, to: 'moved along', nodes: far.map(({ id }) => id) }]
}

const letters = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.join('') ?? ''
const wordsOf = ({ nodes }: Measured) =>
  letters([...nodes.values()].map(({ node }) => (node.type === 'text' ? node.text : '')).join(' '))

/** What a part is called: its role, else its words. */
function nameOf(id: string, { nodes }: Measured): string {
  const node = nodes.get(id)?.node
  const name = node?.role?.replace('-', ' ') ?? (node?.type === 'text' ? `'${node.text}'` : 'a part')
  return capitalised(name)
}
