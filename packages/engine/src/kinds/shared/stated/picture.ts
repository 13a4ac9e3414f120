/** A picture that was placed, and not beside words: it takes all the room that the words leave. */
import { nth } from '../../../base/items.ts'
import type { Brief, Corner, Form } from '../../../brief/types.ts'
import { contrast } from '../../../colour/colour.ts'
import { saidObjects } from '../../../direction/subject-pictograms.ts'
import { drawingsOf } from '../../../imagery/drawings-of.ts'
import { figureFor, figureNamed, figureOfPictogram } from '../../../imagery/figures.ts'
import { illustrationOf } from '../../../imagery/illustrations/registry.ts'
import { frame } from '../../../scene/build.ts'
import type { LaidArtboard, LaidNode } from '../../../scene/layout.ts'
import type { ColourRef, Frame, Node, PaletteRole, Scene } from '../../../scene/types.ts'
import { subtree } from '../../../scene/walk.ts'
import { artBox, type TreatmentName } from '../art/art.ts'
import { figure, isSeenOn, tonesOf } from '../figure.ts'
import { inWeight, pickPictogram } from '../pictograms.ts'
import { piecesOf } from '../pieces.ts'
import type { Sheet } from '../sheet.ts'
import { hasPictogram, photo } from '../subject.ts'
import { formsGround, hasForms } from './forms.ts'
import { type Part, PICTURES, SORTS } from './groups.ts'
import { drawing, type Ornament } from './ornaments.ts'
import { askedColour, FACTOR, type Measures } from './parts.ts'

const CORNERS: readonly Corner[] = ['top-left', 'top-right', 'bottom-left', 'bottom-right']
const isBig = ({ size }: Part) => size === 'large' || size === 'huge'

/** Whether a part is a picture that may take a room of its own: in a corner only where it is to be large, on a card in its middle. */
export const fillsRoom = ({ brief }: Sheet, part: Part, at: Corner): boolean =>
  (brief.kind !== 'business-card' || isBig(part) || at === 'centre') &&
  PICTURES.includes(part.role) &&
  part.role !== 'logo' &&
  brief.picture?.treatAs !== 'logo' &&
  part.size !== 'small' &&
  (!CORNERS.includes(at) || isBig(part))

/** So many times as wide as tall, a sheet has no corners, only ends. */
const ENDS = 3

/** Whether a picture alone in a corner takes what room there is. */
export const growsInCorner = (sheet: Sheet, part: Part, at: Corner): boolean =>
  sheet.brief.kind !== 'business-card' &&
  CORNERS.includes(at) &&
  PICTURES.includes(part.role) &&
  part.role !== 'logo' &&
  !part.size &&
  !sheet.brief.picture &&
  hasPictogram(sheet) &&
  !isSign(sheet, part) &&
  sheet.width < sheet.height * ENDS

const ID = 'picture-room'

/** The room, still empty. */
export const slot = (
  { height }: Sheet,
  at: Corner,
  { role }: Part,
  measures: Measures,
  side: 'start' | 'center' | 'end',
): Frame =>
  frame(`${at}-${role}-${ID}`, {
    width: '100%',
    height: 'fill',
    minHeight: Math.min(measures.title, height * 0.3),
    layout: { align: side, justify: 'center' },
  })

/** How a treatment shows the thing: whole, and so that four treatments are four pictures. */
const MANNERS: Record<Ornament, readonly TreatmentName[]> = {
  plain: [],
  frame: ['medal'],
  fields: ['arch'],
  scene: ['rays'],
  rules: ['group', 'rays'],
  pattern: ['screen'],
  art: ['stand', 'medal'],
  backdrop: ['screen', 'medal'],
}
/** What a small scene stands on: quiet, as long as it is seen on the sheet. */
const sceneOn = ({ direction: { palette } }: Sheet): PaletteRole =>
  (['surface', 'secondary'] as const).find((role) => contrast(palette[role], palette.paper) >= SCENE_SEEN) ?? 'accent'
const SCENE_SEEN = 1.15

/** Fills the rooms of a composition that was laid out. */
export function fillRooms(sheet: Sheet, stated: Scene, laid: LaidArtboard, ornament: Ornament): void {
  const rooms: LaidNode[] = []
  const visit = (node: LaidNode): void => {
    if (node.node.id.endsWith(ID)) rooms.push(node)
    else node.children.forEach(visit)
  }
  visit(laid.root)
  for (const room of rooms) {
    const { id } = room.node
    const at = id.split(/-(?=icon|mark|illustration|photo)/)[0] as Corner
    const role = id.slice(at.length + 1, -ID.length - 1) as Part['role']
    const part: Part = { role, ...sizeOf(sheet, role) }
    for (const { root } of stated.artboards)
      for (const node of subtree(root))
        if (node.id === id && node.type === 'frame') node.children = pictureIn(sheet, part, at, room, laid, ornament)
  }
}

const sizeOf = ({ brief }: Sheet, role: Part['role']): Pick<Part, 'size'> => {
  const size = brief.placements.find(({ target, size }) => target === role && size)?.size
  return size ? { size } : {}
}

/** Set to one side, a picture that has a row to itself takes this share of it. */
const ONE_SIDE = 0.62

/** A treatment of one thing is at most so many times as wide as tall: else most of it is empty. */
const WIDEST = 1.5
/** … and so many times as tall as wide. */
const TALLEST = 1.3

/** So far from the middle of the sheet, shares of its height, the centre of what is to stand in its middle may be. */
const MIDDLE = 0.08
/** … the middle of a box in whose foot the thing stands. */
const STANDING = 0.03
const STANDS: readonly Ornament[] = ['fields', 'scene', 'art']
/** … and so much of its room is given up for that at most. */
const MOST_LESS = 0.5

function pictureIn(
  sheet: Sheet,
  part: Part,
  at: Corner,
  { y, width, height }: LaidNode,
  board: LaidArtboard,
  ornament: Ornament,
): Node[] {
  // What is to stand in the middle stands there, even where the words above need more room than those below.
  const off = (y + height / 2) / board.height - 0.5
  const asked = sheet.brief.placements.some((wish) => wish.at === 'centre' && wish.target === part.role)
  const may = STANDS.includes(ornament) ? STANDING : MIDDLE
  const wanted = asked && at === 'centre' && Math.abs(off) > may ? 2 * (Math.abs(off) - may) * board.height : 0
  const less = Math.min(wanted, height * MOST_LESS)
  const alone = width > board.width * 0.7 && /left|right/.test(at)
  const [w, h] = [alone ? width * ONE_SIDE : width, height - less]
  const shown = draw(sheet, part, w, h, ornament)
  if (less === 0) return shown
  const margin: [number, number, number, number] = off > 0 ? [0, 0, less, 0] : [less, 0, 0, 0]
  return shown.map((node) => ({ ...node, margin }))
}

/** Who speaks of an icon wants a sign, not a picture. */
const SIGN = /\b(?:icons?|symbols?|marks?|signs?|emblems?|badges?)\b/i

function draw(sheet: Sheet, part: Part, width: number, height: number, ornament: Ornament): Node[] {
  if (sheet.brief.picture || isBare(sheet, part, ornament)) return plainly(sheet, part, 'accent', width, height)
  return treated(sheet, part, 'paper', Math.min(width, height * WIDEST), Math.min(height, width * TALLEST), ornament, [
    width,
    height,
  ])
}

/** The thing in a square. */
export const pictureOfSize = (sheet: Sheet, part: Part, size: number, ornament: Ornament): Node[] =>
  draw(sheet, part, size, size, ornament === 'rules' ? 'plain' : ornament)

/** On fields and bands the thing has a ground of its own; on a form that was made for it it stands by itself. */
const ON_FIELDS: Partial<Record<Ornament, readonly TreatmentName[]>> = {
  frame: ['medal'],
  scene: ['rays'],
  rules: ['medal'],
  art: ['medal'],
}
const mannersOf = ({ brief }: Sheet, ornament: Ornament): readonly TreatmentName[] =>
  formHolds(brief) ? [] : formsGround(brief) ? (ON_FIELDS[ornament] ?? []) : MANNERS[ornament]
/** Whether a form was asked for behind the picture, or one that may be. */
const formHolds = ({ forms = [] }: Brief) =>
  forms.some(({ behind, shape, texts }) => behind || (!texts?.length && !FIELDS.includes(shape)))
const FIELDS: readonly Form['shape'][] = ['band', 'field', 'line', 'frame', 'gradient']

/** Whether the thing stands there by itself: as a sign, in a colour that was asked for, on forms that were. */
const isBare = (sheet: Sheet, part: Part, ornament: Ornament): boolean =>
  isSign(sheet, part) || mannersOf(sheet, ornament).length === 0 || colourOf(sheet, part) !== undefined

const isSign = ({ brief }: Sheet, { role }: Part): boolean => role !== 'illustration' && SIGN.test(brief.prompt)
const colourOf = (sheet: Sheet, { role }: Part) => askedColour(sheet, role) ?? askedColour(sheet, 'icon')

/** The photo, or the thing by itself. */
function plainly(sheet: Sheet, part: Part, paint: ColourRef, width: number, height: number): Node[] {
  if (sheet.brief.picture) return photo(sheet, { role: part.role, width, height })
  return hasPictogram(sheet) ? [byItself(sheet, part, colourOf(sheet, part) ?? paint, width, height)] : []
}

/** The thing as a drawing that fills the room [wide, tall], else in a treatment on a ground. */
function treated(
  sheet: Sheet,
  { role }: Part,
  fill: PaletteRole,
  width: number,
  height: number,
  ornament: Ornament,
  [wide, tall]: [number, number],
): Node[] {
  if (!hasPictogram(sheet)) return []
  const figures = figureOf(sheet)
  const inScene = ornament === 'scene' && sheet.brief.kind !== 'business-card' && !hasForms(sheet.brief)
  // Drawings and small scenes have a ground and edges of their own.
  const illustration = inScene && figures.length === 0 ? illustrationOf(thingOf(sheet.brief)) : undefined
  if (illustration)
    return [
      frame('told-drawing', { width: wide, height: tall, clip: true }, [
        { ...drawing(sheet, illustration, wide, tall, sceneOn(sheet)), id: 'told-picture', role },
      ]),
    ]
  const own = {
    ...sheet,
    random: sheet.random.fork('told-picture'),
    direction: { ...sheet.direction, pictograms: [subjectOf(sheet)] },
  }
  const staged = inScene && figures.length > 0
  const [ground, w, h] = staged ? ([sceneOn(sheet), wide, tall] as const) : ([fill, width, height] as const)
  const box = artBox(own, ground, w, h, {
    among: staged ? ['stand'] : mannersOf(sheet, ornament),
    id: 'told',
    ornament: false,
    figures,
  })
  if (!staged && fill === 'paper') delete box.fill
  return [box]
}

/** The picture in a panel of its own that reaches to the edges of the sheet. */
export function pictureOn(
  sheet: Sheet,
  part: Part,
  fill: PaletteRole,
  width: number,
  height: number,
  ornament: Ornament,
): Node[] {
  const { brief, direction } = sheet
  if (brief.picture || isBare(sheet, part, ornament)) {
    const on = { accent: 'onAccent', secondary: 'onSecondary', ink: 'paper' } as const
    const paint = fill in on ? on[fill as keyof typeof on] : 'accent'
    const asked = colourOf(sheet, part)
    const seen = asked && contrast(asked, direction.palette[fill]) < SEEN ? { colours: [] } : {}
    const share = brief.picture ? 1 : PANEL_SHARE
    return plainly({ ...sheet, brief: { ...brief, ...seen } }, part, paint, width * share, height * share)
  }
  return treated(sheet, part, fill, width, height, ornament, [width, height])
}
/** Of a panel, the part that a silhouette takes. */
const PANEL_SHARE = 0.7
/** The contrast at which a silhouette is seen on its ground. */
const SEEN = 1.8

/** The thing that the prompt names. */
const thingOf = (brief: Brief): string =>
  [...saidObjects(brief), ...brief.subject.objects].find((thing) => !SORTS.has(thing)) ?? ''

/** Sets whose drawings are solid as a rule, before those that draw in lines: seen large, a line is no silhouette. */
const SOLID = /^(?:ph:.*-(?:fill|bold)|mdi:|game-icons:)/

/** The thing that was asked for, as a solid pictogram. */
function subjectOf({ brief, direction: { pictograms }, random }: Sheet): string {
  const first = nth(pictograms, 0)
  const own = drawingsOf(thingOf(brief), pictograms)
  const shown = own.length === 0 ? [first] : own
  const solid = shown.filter((name) => SOLID.test(name))
  return inWeight(pickPictogram(solid.length > 0 ? solid : shown, random.fork('thing'), 'solid'), 'fill')
}

/** The figures of the thing, on sheets that show pictures rather than marks. */
function figureOf({ brief, direction: { pictograms } }: Sheet): string[] {
  if (brief.kind === 'business-card') return []
  const [piece] = brief.depictions ? piecesOf(brief) : []
  if (piece) return [piece.figure]
  const thing = thingOf(brief)
  const [described] = thing ? (brief.prompt.match(new RegExp(`\\p{L}+[ -]${thing}s?\\b`, 'iu')) ?? []) : []
  const name = (described && figureNamed(described)) ?? figureFor(thing) ?? figureOfPictogram(nth(pictograms, 0))
  return name ? [name] : []
}

function byItself(sheet: Sheet, part: Part, paint: ColourRef, width: number, height: number): Node {
  const sign = isSign(sheet, part)
  const factor = Math.min(1, (sign ? 0.6 : 1) * (part.size ? FACTOR[part.size] : 1))
  const size = Math.min(width, height) * factor
  const onForms = formsGround(sheet.brief)
  const [name] = sign || formHolds(sheet.brief) ? [] : figureOf(sheet)
  if (name && (onForms || isSeenOn(sheet, name, 'paper'))) {
    const [lead, ...others] = tonesOf(sheet, name, 'paper')
    const tones = [colourOf(sheet, part) ?? lead, ...others] as const
    return figure(sheet, 'told-picture', name, tones, size, { role: part.role, outlined: onForms })
  }
  return {
    type: 'pictogram',
    id: 'told-picture',
    role: part.role,
    icon: subjectOf(sheet),
    paint,
    width: size,
    height: size,
    alt: sheet.brief.subject.about,
  }
}
