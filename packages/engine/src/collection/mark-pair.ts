/** A mark in the place that a lock-up, the ground of an icon or a card leaves for one: a sheet like any other. */
import { memo, recent } from '../base/memo.ts'
import { contrast, hex, isDark, oklch } from '../colour/colour.ts'
import type { ColourRef, Hex, Paint, Palette, PaletteRole, Shadow, Shape, Vector } from '../scene/types.ts'
import { withNodes } from '../sheet/fill.ts'
import { paletteOf } from '../sheet/palette.ts'
import type { Layout, Sheet, SheetFrame, SheetNode } from '../sheet/types.ts'
import { type Ground, onColour, onGround } from './mark-grounds.ts'
import type { Entry } from './store.ts'
import { edgeOf, isEdge, moved, over } from './things/drawn.ts'

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
  /** A picture has a thick dark outline. */
  outlined?: boolean
}

export function pairOf(
  host: Entry,
  mark: Entry | undefined,
  { ground = 'own', like, asked = [], outlined = false }: Worn = {},
): Entry {
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
      memo(pairs, [name, ground, like?.name, outlined, ...asked].join(' '), () =>
        paired(host.sheet(), mark?.sheet(), { name, ground, like: like?.sheet(), asked, outlined }),
      ),
  }
}

interface Dress {
  name: string
  ground: Ground
  like: Sheet | undefined
  asked: readonly Hex[]
  outlined: boolean
}

function paired(host: Sheet, mark: Sheet | undefined, dress: Dress): Sheet {
  const { name, like = mark, asked } = dress
  const drawing = mark?.layouts[0]?.root.children[0]
  const vector = drawing?.type === 'vector' ? drawing : undefined
  const isPicture = vector !== undefined && host.kind === 'icon' && isPainted(vector)
  // A place has its own colours, whatever stands in it.
  const brought = host.head?.idea === 'scene' ? host.palette : (like?.palette ?? {})
  const palette = isPicture ? groundOf(brought, dress) : wornBy(host, like, dress)
  // What stands on the ground says a colour that the ground does not.
  const showsAsked = isPicture && asked.length > (dress.ground === 'vivid' ? 1 : 0)
  const shown = (layout: Layout): Layout => (showsAsked ? inAccent(layout) : layout)
  return {
    ...host,
    ...(host.head && {
      head: { ...host.head, name, fixed: isPicture ? [...SEEDS] : (mark?.head?.fixed ?? host.head.fixed) },
    }),
    palette,
    typography: { ...like?.typography, ...host.typography },
    layouts: host.layouts.map((layout) =>
      withMark(isPicture && dress.outlined ? outlined(shown(layout)) : shown(layout), vector, paletteOf(palette)),
    ),
  }
}

const SEEDS: readonly PaletteRole[] = ['paper', 'surface', 'ink', 'accent', 'secondary']

function wornBy(host: Sheet, like: Sheet | undefined, { ground, asked }: Dress): Partial<Palette> {
  const [accent, secondary] = asLight(asked, like)
  const stated = { ...host.palette, ...like?.palette, ...(accent && { accent }), ...(secondary && { secondary }) }
  if (accent && secondary) {
    const two = inTwo(paletteOf(stated), ground) ?? inTwo(paletteOf(stated), 'own')
    if (two) return two
  }
  const { accent: leading, paper: light, ink: dark } = paletteOf(stated)
  const palette = { onAccent: onColour(leading, { light, dark }), ...stated }
  return ground === 'own' ? palette : onGround(paletteOf(palette), ground)
}

/** Two colours in the order in which a mark's own are light and dark: hair stays darker than the face. */
function asLight([first, second]: readonly Hex[], like: Sheet | undefined): readonly (Hex | undefined)[] {
  if (!first || !second || !like?.palette.accent || !like.palette.secondary) return [first, second]
  const lighter = (a: Hex, b: Hex) => oklch(a).l > oklch(b).l
  return lighter(like.palette.accent, like.palette.secondary) === lighter(first, second)
    ? [first, second]
    : [second, first]
}

/** Words are read from here on, and large ones from the second. */
const [READS, READS_LARGE] = [4.5, 3]
/** A mark is seen on a dark ground from here on; how light and how strong that is. */
const [SEEN_TWO, NIGHT, DULL] = [2, 0.2, 0.05]

/** Two colours that were asked for, so that both are seen whatever the mark is painted in; undefined where they do not part. */
function inTwo({ paper, accent, secondary }: Palette, ground: Ground): Partial<Palette> | undefined {
  if (ground === 'vivid') {
    const apart = contrast(accent, secondary) >= READS_LARGE
    return apart ? { paper: accent, ink: secondary, accent: secondary, secondary: paper, onAccent: accent } : undefined
  }
  if (ground === 'turned') {
    const dark = hex({ ...oklch(accent), l: NIGHT, c: Math.min(oklch(accent).c, DULL) })
    const [first, other] =
      contrast(accent, dark) >= contrast(secondary, dark) ? [accent, secondary] : [secondary, accent]
    return contrast(first, dark) >= READS && contrast(other, dark) >= SEEN_TWO
      ? { paper: dark, ink: first, accent: other, secondary: first, onAccent: dark }
      : undefined
  }
  const [ink, other] = contrast(accent, paper) >= contrast(secondary, paper) ? [accent, secondary] : [secondary, accent]
  return contrast(ink, paper) >= READS ? { paper, ink, accent: other, secondary: ink } : undefined
}

/** What a picture in colours of its own stands on: its sheet's grounds, or the colours that were asked for. */
function groundOf(own: Partial<Palette>, { ground, asked }: Dress): Partial<Palette> {
  const [first, second] = asked
  if (!first) return ground === 'own' ? own : onGround(paletteOf(own), ground)
  const { h, c } = oklch(first)
  const tint = (l: number, chroma: number): Hex => hex({ l, c: Math.min(c, chroma), h })
  const [light, dark] = [tint(0.955, 0.03), tint(0.22, 0.06)]
  const other = second ?? (isDark(first) ? light : dark)
  if (ground === 'vivid') return { paper: first, accent: other, ink: dark, secondary: light }
  if (ground === 'own') return { paper: second ?? light, accent: first, ink: dark, secondary: other }
  const [darker, lighter] = second && oklch(second).l < oklch(first).l ? [second, first] : [first, second ?? first]
  const paper = second && isDark(darker) ? darker : dark
  return { paper, accent: paper === first ? other : lighter, ink: light, secondary: other }
}

/** What lies on a ground in a tone of it, in the leading colour instead; where nothing does, the picture has an edge of that. */
function inAccent(layout: Layout): Layout {
  let count = 0
  const turned = (paint: Paint | undefined): Paint | undefined => {
    if (typeof paint !== 'string' || !paint.startsWith('paper/')) return paint
    count++
    return 'accent'
  }
  const change = (node: SheetNode): SheetNode => {
    if (node.type !== 'vector') return node
    const shapes = node.shapes.map(({ fill, stroke, ...shape }) => {
      const [painted, line] = [turned(fill), turned(stroke?.paint)]
      return {
        ...shape,
        ...(painted !== undefined && { fill: painted }),
        ...(stroke && line && { stroke: { ...stroke, paint: line } }),
      }
    })
    return { ...node, shapes }
  }
  const root = withNodes(layout.root, change)
  return count > 0 ? { ...layout, root } : edged(layout, 'accent')
}
/** Pixels of a board. */
const EDGED = 24
const BLACK: Hex = '#16161A'
const outlined = (layout: Layout): Layout => edged(layout, BLACK)

/** The layout with an edge of a colour round its mark. */
function edged(layout: Layout, paint: ColourRef): Layout {
  const change = (node: SheetNode): SheetNode =>
    node.type === 'frame' && node.slot === 'mark' ? { ...node, stroke: { paint, width: EDGED } } : node
  return { ...layout, root: withNodes(layout.root, change) }
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
  const { at, margin, opacity, rotate, alignSelf, stroke, shadow } = place
  const [wide, tall] = mark.viewBox
  const side = (value: SheetFrame['width']) => (typeof value === 'number' ? value : undefined)
  const [width, height] = [side(place.width) ?? wide, side(place.height) ?? tall]
  const scale = Math.min(width / wide, height / tall)
  // In a flow a mark has its own outline, so that what stands beside it stands near; where it is placed it keeps the place.
  const size = at ? { width, height } : { width: Math.round(wide * scale), height: Math.round(tall * scale) }
  const one = seen(standIn(place))
  const isPicture = isPainted(mark)
  const edge = stroke
    ? { ...stroke, width: stroke.width / scale }
    : isPicture && one
      ? { paint: one, width: EDGE * Math.max(wide, tall) }
      : undefined
  const { at: _, ...drawn } = withEdge(isPicture ? mark : { ...mark, shapes: inColours(mark, one) }, edge)
  return {
    ...drawn,
    ...size,
    ...(shadow && shadowed(drawn, shadow, scale)),
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

/** Of a picture's longer side, the edge of one in many colours where a mark would be in one. */
const EDGE = 0.03

/** The mark with an edge as if cut out of paper; its box grows by that. */
function withEdge(mark: Vector, edge: { paint: Paint; width: number } | undefined): Vector {
  if (!edge) return mark
  const { shapes, groups = [], viewBox } = mark
  // Where one edge goes round it all, those between its parts are of the same paper.
  const own = { shapes: shapes.map((shape) => (isEdge(shape) ? withPaint(shape, edge.paint) : shape)), groups }
  const both = moved(over(edgeOf(own, edge.width, edge.paint), own), [1, 0, 0, 1, edge.width, edge.width])
  return {
    ...mark,
    viewBox: [viewBox[0] + 2 * edge.width, viewBox[1] + 2 * edge.width],
    shapes: [...both.shapes],
    ...(both.groups.length > 0 && { groups: [...both.groups] }),
  }
}

const withPaint = ({ fill, stroke, ...shape }: Shape, paint: Paint): Shape => ({
  ...shape,
  ...(fill !== undefined && { fill: paint }),
  ...(stroke && { stroke: { ...stroke, paint } }),
})

/** All of a drawing with one soft shadow, said in pixels of the board. */
function shadowed(
  { shapes, groups = [] }: Pick<Vector, 'shapes' | 'groups'>,
  { y, blur, alpha }: Shadow,
  scale: number,
): Pick<Vector, 'shapes' | 'groups'> {
  const id = 'with-shadow'
  return {
    shapes: shapes.map((shape) => ({ ...shape, group: shape.group ?? id })),
    groups: [
      { id, shadow: { x: 0, y: y / scale, blur: blur / scale, alpha } },
      ...groups.map((group) => ({ ...group, within: group.within ?? id })),
    ],
  }
}

/** So many colours of its own make a drawing a picture, which no palette paints. */
const OF_ITS_OWN = 3
/** … and so many tones of a palette: in one colour it would be a blot. */
const OF_TONES = 5
function isPainted({ shapes }: Vector): boolean {
  const own = shapes
    .flatMap(({ fill, stroke }) => [fill, stroke?.paint])
    .filter((paint) => paint !== undefined && isOwn(paint))
  const different = (paints: readonly (Paint | undefined)[]) =>
    new Set(paints.map((paint) => JSON.stringify(paint))).size
  return different(own) >= OF_ITS_OWN || different(shapes.map(({ fill, stroke }) => fill ?? stroke?.paint)) >= OF_TONES
}
const isOwn = (paint: Paint): boolean =>
  typeof paint === 'string' ? paint.startsWith('#') : 'colour' in paint ? paint.colour.startsWith('#') : true

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
