/** Letters in another family, or larger, where their own has no such weight and no italic. */
import type { Text } from '../../../scene/types.ts'
import { CATALOGUE, type CatalogueEntry, covers, fontEntry, writingSystemsOf } from '../../../type/catalogue.ts'
import { clampWeight } from '../../../type/fonts.ts'
import { familyName } from '../../../type/own-family.ts'
import type { State, Step } from '../../context.ts'
import { alreadySo } from '../../families/replies.ts'
import { textNodes } from '../../scene-nodes.ts'
import { patchOf, targetOf } from '../../steps.ts'
import type { Asked } from './row.ts'
import { size } from './size.ts'

/** What a family may be asked for that another one has not. */
export type Able = 'bolder' | 'thinner' | 'italic'

/** Where no weight is left, size is what makes it stronger. */
export function largerInstead(texts: Text[], name: string, { way, degree }: Asked, state: State): Step {
  const ids = texts.map(({ id }) => id)
  const step = size([targetOf(name, 'text', ids)], { way: 'more', degree }, state)
  if (step?.step !== 'patch') return alreadySo('It is as bold as its font allows', state)
  return {
    ...step,
    weaker: () => alreadySo('It is already as bold as its font allows', state),
    // Asked for in bold, it is larger and no bolder: that is said.
    ...(way === 'bold' && { unshown: [{ what: name, to: 'bold', nodes: ids }] }),
    changes: step.changes.map((change) => ({ ...change, to: 'larger, as its font has no bolder weight' })),
  }
}

const HEAVY =
  /^(?:Alfa Slab One|Anton|Archivo Black|Abril Fatface|Bungee|Titan One|Rozha One|Suez One|Shrikhand|Lobster|Bebas Neue|Staatliches|Righteous|Gloock|Yeseva One|Lalezar|Permanent Marker|Pacifico|Rye|Michroma|Limelight)$/

/** A family that has no such weight or no italic gives way to its nearest sister that has. */
export function otherFamily(texts: readonly Text[], to: Able, state: State): Step | undefined {
  const [use] = new Set(texts.map((node) => node.font))
  const { typography } = state.design.scene
  if (!use) return undefined
  const current = fontEntry(typography[use] ?? typography.display)
  // A face of one heavy weight has no bolder sister, whatever figures the others carry.
  if (to === 'bolder' && current.weights.length === 1 && HEAVY.test(current.family)) return undefined
  const can = ({ weights, italic }: CatalogueEntry) => {
    if (to === 'italic') return italic
    return to === 'bolder'
      ? Math.max(...weights) > Math.max(...current.weights)
      : Math.min(...weights) < Math.min(...current.weights)
  }
  const systems = [...new Set(texts.flatMap((node) => writingSystemsOf(node.text)))]
  const able = CATALOGUE.filter(
    (entry) => entry.category === current.category && !entry.caps && can(entry) && covers(entry.family, systems),
  )
  const alike = able.toSorted((a, b) => shared(b.moods, current.moods) - shared(a.moods, current.moods))[0]
  if (!alike) return undefined
  const weight = to === 'bolder' ? Math.min(800, Math.max(...alike.weights)) : Math.max(300, Math.min(...alike.weights))
  const set = to === 'italic' ? { italic: true } : { weight }
  const has = to === 'italic' ? 'an italic' : `a ${to} weight`
  // Others that speak in this voice keep it: the named ones get the third.
  const others = textNodes(state).filter((node) => node.font === use && !texts.includes(node))
  const aside = others.length > 0 && textNodes(state).every((node) => node.font !== 'accent')
  return {
    step: 'patch',
    operations: [
      { op: 'typography', set: { [aside ? 'accent' : use]: alike.family } },
      ...texts.map((node) => ({ op: 'set' as const, id: node.id, set: { ...set, ...(aside && { font: 'accent' }) } })),
    ],
    changes: [
      {
        what: 'Font',
        from: familyName(current.family),
        to: `${alike.family}, which has ${has}`,
        nodes: texts.map(({ id }) => id),
      },
    ],
  }
}

/** Small lines in a face of one weight: bold in the family that the design reads in. */
export function weightOfText(texts: readonly Text[], name: string, state: State): Step | undefined {
  const { typography } = state.design.scene
  const [display, text] = [fontEntry(typography.display), fontEntry(typography.text)]
  const bold = clampWeight(text, 700)
  const leads = texts.some(({ role }) => role === 'headline' || role === 'brand' || role === 'person')
  const systems = [...new Set(texts.flatMap((node) => writingSystemsOf(node.text)))]
  if (leads || bold < 600 || display.family === text.family || !covers(text.family, systems)) return undefined
  if (texts.some(({ font }) => font !== 'display')) return undefined
  return patchOf(
    name,
    `bold, in ${familyName(text.family)}: ${familyName(display.family)} has no bolder weight`,
    texts.map(({ id }) => id),
    texts.map(({ id }) => ({ op: 'set', id, set: { font: 'text', weight: bold } })),
  )
}

const shared = (a: readonly string[], b: readonly string[]) => a.filter((mood) => b.includes(mood)).length
