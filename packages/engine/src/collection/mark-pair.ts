/** A mark in the place that a lock-up, the ground of an icon or a card leaves for one: a sheet like any other. */
import { memo, recent } from '../base/memo.ts'
import { contrast } from '../colour/colour.ts'
import type { ColourRef, Hex, Paint, Palette, PaletteRole, Vector } from '../scene/types.ts'
import { withNodes } from '../sheet/fill.ts'
import { paletteOf } from '../sheet/palette.ts'
import type { Layout, Sheet, SheetFrame, SheetNode } from '../sheet/types.ts'
import { type Ground, onColour, onGround } from './mark-grounds.ts'
import type { Entry } from './store.ts'

/** Between the names of the two. */
const AND = '+'
export const pairName = (host: Entry, mark: Entry | undefined): string =>
  mark ? `${mark.name}${AND}${host.name}` : host.name

/** The two that a pair is named after. */
export const namesOfPair = (name: string): [mark: string, host: string] | undefined => {
  const at = name.indexOf(AND)
  return at < 0 ? undefined : [name.slice(0, at), name.slice(at + 1)]
}

const pairs = recent<string, Sheet>(200)

/** What a pair wears. */
export interface Worn {
  /** What it stands on: the mark's own ground, light and dark exchanged, or its leading colour. */
  ground?: Ground
  /** The mark whose colours and letters it takes, where it shows none. */
  like?: Entry
  /** Colours that were asked for, the leading one first. */
  asked?: readonly Hex[]
}

export function pairOf(host: Entry, mark: Entry | undefined, { ground = 'own', like, asked = [] }: Worn = {}): Entry {
  const name = pairName(host, mark)
  const idea = host.head.idea ?? mark?.head.idea
  return {
    ...host,
    name,
    head: {
      ...host.head,
      name,
      ...(mark && { about: mark.head.about, fixed: mark.head.fixed }),
      ...(idea && { idea }),
    },
    shows: mark ? mark.shows : host.shows,
    sheet: () =>
      memo(pairs, [name, ground, like?.name, ...asked].join(' '), () =>
        paired(host.sheet(), mark?.sheet(), { name, ground, like: like?.sheet(), asked }),
      ),
  }
}

interface Dress {
  name: string
  ground: Ground
  like: Sheet | undefined
  asked: readonly Hex[]
}

function paired(
  host: Sheet,
  mark: Sheet | undefined,
  { name, ground, like = mark, asked: [accent, secondary] }: Dress,
): Sheet {
  const drawing = mark?.layouts[0]?.root.children[0]
  const vector = drawing?.type === 'vector' ? drawing : undefined
  const stated = { ...host.palette, ...like?.palette, ...(accent && { accent }), ...(secondary && { secondary }) }
  const { accent: leading, paper: light, ink: dark } = paletteOf(stated)
  const palette = { onAccent: onColour(leading, { light, dark }), ...stated }
  const worn = ground === 'own' ? palette : onGround(paletteOf(palette), ground)
  return {
    ...host,
    ...(host.head && { head: { ...host.head, name, fixed: mark?.head?.fixed ?? host.head.fixed } }),
    palette: worn,
    typography: { ...like?.typography, ...host.typography },
    layouts: host.layouts.map((layout) => withMark(layout, vector, paletteOf(worn))),
  }
}

/** The layout with a mark in each place for one; without any, those places go. */
function withMark(layout: Layout, mark: Vector | undefined, palette: Palette): Layout {
  let count = 0
  const change = (node: SheetNode): SheetNode | undefined => {
    if (node.type !== 'frame' || node.slot !== 'mark') return node
    return mark && entered(node, mark, count++ === 0, (one) => seenOn(layout, one, palette))
  }
  return { ...layout, root: withNodes(layout.root, change) }
}

/** From here on a mark of one colour is seen; those that take the place of one that is not, the first first. */
const SEEN = 1.6
const OTHERS: readonly PaletteRole[] = ['accent', 'paper', 'ink']
const isRole = (colour: unknown, palette: Palette): colour is PaletteRole =>
  typeof colour === 'string' && colour in palette

/** Words and places for a mark, and no plate that either would stand on. */
const isOpen = (node: SheetNode): boolean =>
  node.type === 'text' ||
  (node.type === 'frame' && (node.slot === 'mark' || (node.fill === undefined && node.children.every(isOpen))))

/** The colour that a mark is set in on a sheet, or another one where nobody would see it. */
function seenOn({ root }: Layout, one: ColourRef | undefined, palette: Palette): ColourRef | undefined {
  const { fill: ground } = root
  if (!isRole(one, palette) || !isRole(ground, palette) || !root.children.every(isOpen)) return one
  const isSeen = (role: PaletteRole) => contrast(palette[role], palette[ground]) >= SEEN
  return isSeen(one) ? one : (OTHERS.find(isSeen) ?? one)
}

function entered(
  place: SheetFrame,
  mark: Vector,
  isFirst: boolean,
  seen: (one: ColourRef | undefined) => ColourRef | undefined,
): SheetNode {
  const { at, margin, opacity, rotate, alignSelf } = place
  const [wide, tall] = mark.viewBox
  const side = (value: SheetFrame['width']) => (typeof value === 'number' ? value : undefined)
  const [width, height] = [side(place.width) ?? wide, side(place.height) ?? tall]
  const scale = Math.min(width / wide, height / tall)
  // In a flow a mark has its own outline, so that what stands beside it stands near; where it is placed it keeps the place.
  const size = at ? { width, height } : { width: Math.round(wide * scale), height: Math.round(tall * scale) }
  const { at: _, ...drawn } = mark
  return {
    ...drawn,
    ...size,
    shapes: inColours(mark, seen(standIn(place))),
    slot: 'mark',
    id: isFirst ? 'mark' : place.id,
    role: isFirst ? 'mark' : 'decoration',
    scale: 'contain',
    ...(at && { at }),
    ...(margin !== undefined && { margin }),
    ...(opacity !== undefined && { opacity }),
    ...(rotate !== undefined && { rotate }),
    ...(alignSelf && { alignSelf }),
  }
}

/** The one colour that a stand-in says; undefined where the mark keeps its own. */
function standIn({ children: [child] }: SheetFrame): ColourRef | undefined {
  const fill = child?.type === 'vector' ? child.shapes[0]?.fill : child?.type === 'frame' ? child.fill : undefined
  return typeof fill === 'string' ? fill : undefined
}

/** The ground that a colour stands on. */
const UNDER: Partial<Record<string, PaletteRole>> = { onAccent: 'accent', onSecondary: 'secondary', paper: 'ink' }
/** How dense a mark's second colour is in one. */
const SECOND = 0.55

function inColours({ shapes }: Vector, one: ColourRef | undefined): Vector['shapes'] {
  if (one === undefined) return shapes
  const under = UNDER[one] ?? 'paper'
  const turned = (paint: Paint): Paint => {
    const colour = typeof paint === 'string' ? paint : 'colour' in paint ? paint.colour : one
    const [role = ''] = colour.split('/')
    if (role === 'paper' || role === 'surface') return under
    return role === 'secondary' ? { colour: one, alpha: SECOND } : one
  }
  return shapes.map(({ fill, stroke, ...shape }) => ({
    ...shape,
    ...(fill !== undefined && { fill: turned(fill) }),
    ...(stroke && { stroke: { ...stroke, paint: turned(stroke.paint) } }),
  }))
}
