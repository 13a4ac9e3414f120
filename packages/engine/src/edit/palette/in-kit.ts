/** A design that is there, in a brand kit: the kit's colours in their roles and its typefaces; what is read stays readable. */
import { type BrandKit, KIT_ROLES } from '../../brief/brand/kit.ts'
import { contrast } from '../../colour/colour.ts'
import { colourName } from '../../colour/plain-names.ts'
import type { Palette } from '../../scene/types.ts'
import { subtree } from '../../scene/walk.ts'
import { hasFont } from '../../type/catalogue.ts'
import { familyName } from '../../type/own-family.ts'
import type { State, Step } from '../context.ts'
import { cannot } from '../steps.ts'
import type { Change, Operation } from '../types.ts'
import { INK_RATIO, mutedOn, withAccent, withPaper, withSecondary } from './harmony.ts'

export type KitLooks = Pick<BrandKit, 'colours' | 'typefaces' | 'logo'>

const NAMES = {
  paper: 'Background',
  surface: 'Panels',
  ink: 'Text',
  accent: 'Accent',
  secondary: 'Second colour',
} as const

/** Colours that a role leaves open follow from the others; words get the kit's own colour where it is read. */
export function paletteInKit(
  palette: Palette,
  { paper, surface, ink, accent, secondary }: KitLooks['colours'],
): Palette {
  let next = paper ? withPaper(palette, paper) : palette
  if (accent) next = withAccent(next, accent)
  if (secondary) next = withSecondary(next, secondary)
  if (ink && contrast(ink, next.paper) >= INK_RATIO && contrast(ink, next.surface) >= INK_RATIO) next = { ...next, ink }
  if (surface && contrast(next.ink, surface) >= INK_RATIO) next = { ...next, surface }
  return { ...next, muted: mutedOn(next.paper, next.surface, next.ink, next.muted) }
}

function coloursOf(
  { design: { scene } }: State,
  { colours }: KitLooks,
): { operations: Operation[]; changes: Change[] } {
  const set = paletteInKit(scene.palette, colours)
  const changes = KIT_ROLES.filter((role) => set[role].toLowerCase() !== scene.palette[role].toLowerCase()).map(
    (role): Change => ({
      what: NAMES[role],
      from: colourName(scene.palette[role]),
      to: colourName(set[role]),
      nodes: [],
    }),
  )
  return { operations: changes.length > 0 ? [{ op: 'palette', set }] : [], changes }
}

function typefacesOf(
  { design: { scene } }: State,
  { typefaces }: KitLooks,
): { operations: Operation[]; changes: Change[] } {
  const { display, text } = scene.typography
  if (!typefaces || ![typefaces.display, typefaces.text].every(hasFont)) return { operations: [], changes: [] }
  if (typefaces.display === display && typefaces.text === text) return { operations: [], changes: [] }
  const named = (one: { display: string; text: string }) =>
    [...new Set([one.display, one.text])].map(familyName).join(' and ')
  return {
    operations: [{ op: 'typography', set: { display: typefaces.display, text: typefaces.text } }],
    changes: [{ what: 'Fonts', from: named({ display, text }), to: named(typefaces), nodes: [] }],
  }
}

/** Where the typefaces have no room even smaller, the colours alone. */
export function inKit(kit: KitLooks, state: State): Step {
  const [colours, type] = [coloursOf(state, kit), typefacesOf(state, kit)]
  if (colours.changes.length + type.changes.length === 0) return cannot('It wears this brand already.')
  const alone: Step = { step: 'patch', ...colours, noted: ['The typefaces of the brand have no room in this layout.'] }
  if (type.changes.length === 0) return { step: 'patch', ...colours }
  const texts = state.design.scene.artboards.flatMap(({ root }) =>
    [...subtree(root)].flatMap((node) => (node.type === 'text' ? [node.id] : [])),
  )
  return {
    step: 'patch',
    operations: [...colours.operations, ...type.operations],
    changes: [...colours.changes, ...type.changes],
    shrinks: texts,
    ...(colours.changes.length > 0 && { weaker: () => alone }),
  }
}
