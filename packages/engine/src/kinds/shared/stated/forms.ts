/** Forms that the prompt asks for, under the words; what stands on them takes a colour that reads there. */
import type { Bounds } from '../../../base/geometry.ts'
import type { Brief, Form } from '../../../brief/types.ts'
import { apca, contrast, darken, difference, lighten, mix } from '../../../colour/colour.ts'
import { formId } from '../../../critic/asked-forms.ts'
import { SAME_WORD } from '../../../direction/requests.ts'
import { resolveColour } from '../../../render/paint.ts'
import type { LaidArtboard } from '../../../scene/layout.ts'
import type { ColourRef, Frame, Hex, PaletteRole, Scene, Text } from '../../../scene/types.ts'
import { subtree } from '../../../scene/walk.ts'
import type { Sheet } from '../sheet.ts'
import { type Content, contentOf, type Drawn, heldBy, type Standing } from './form-content.ts'
import { drawForm } from './form-shapes.ts'
import { askedOfPicture, wishFor } from './inks.ts'

/** Of a half: words end before its edge. */
const HALF = 0.44

/** The width that words have on a sheet that is split down the middle; Infinity on others. */
export const roomInHalf = ({ brief: { forms = [] }, width }: Sheet): number =>
  forms.some(({ shape, at, diagonal }) => shape === 'field' && !diagonal && (at === 'left' || at === 'right'))
    ? width * HALF
    : Infinity

const ROLES: PaletteRole[] = ['accent', 'secondary', 'paper', 'ink', 'surface']
/** Nearer than this in OKLab, a colour is the palette's own. */
const SAME = 0.02

/** A colour by its role in the palette, where it has one. */
const refOf = ({ direction: { palette } }: Sheet, hex: Hex): ColourRef =>
  ROLES.find((role) => difference(palette[role], hex) < SAME) ?? hex

/** What a form is filled with. */
export const paintOf = (sheet: Sheet, { colours: [asked] }: Form): ColourRef => (asked ? refOf(sheet, asked) : 'accent')

/** As far apart in OKLab, two grounds are two. */
const SEEN_APART = 0.04

/** The colours under a text: corners, edges and middle of its box. */
const PROBES = [0.02, 0.25, 0.5, 0.75, 0.98]

interface Under {
  fill: Hex
  covers: Drawn['covers']
}

/** Lays the forms under the first artboard and repaints what stands on them. `laid`: how it stands without them. */
export function addForms(sheet: Sheet, stated: Scene, laid: LaidArtboard): void {
  const { forms = [], colours } = sheet.brief
  const [front] = stated.artboards
  if (!front || forms.length === 0) return
  const { palette } = stated
  const content = contentOf(laid)
  const gradient = forms.find(({ shape }) => shape === 'gradient')
  const stops = gradient?.colours ?? []
  if (stops.length > 1)
    front.root.fill = {
      gradient: 'linear',
      angle: 90,
      stops: stops.map((hex, index) => ({ at: index / (stops.length - 1), colour: refOf(sheet, hex) })),
    }
  const under: Under[] = []
  const nodes = forms.flatMap((form, index) => {
    if (form.shape === 'gradient') return []
    const figure = content.figures.find(({ node }) => node.id === formId(index))
    if (figure) {
      if (form.shape !== 'ring')
        under.push({ fill: resolveColour(paintOf(sheet, form), palette), covers: figure.covers })
      return []
    }
    const asked = form.colours[0]
    const fill = asked ? refOf(sheet, givingWay(asked, heldBy(form, content), sheet.brief)) : paintOf(sheet, form)
    const { node, covers } = drawForm(sheet, form, formId(index), fill, content)
    under.unshift({ fill: resolveColour(fill, palette), covers })
    return [node]
  })
  front.root.children.unshift(...nodes)
  // A field that is the ground's own colour would not be seen.
  const isOwn = (hex: Hex) => forms.some(({ colours: [own] }) => own && difference(own, hex) < SEEN_APART)
  const ground = colours.find(({ target, hex }) => target === 'background' && !isOwn(hex))
  const halves = forms.filter(({ shape }) => shape === 'field').length > 1
  const base: Hex = isOwn(palette.paper) && !ground && !halves && stops.length === 0 ? '#ffffff' : palette.paper
  if (base !== palette.paper) front.root.fill = base
  const groundAt = (y: number): Hex => {
    const place = Math.min(0.9999, Math.max(0, y / sheet.height)) * (stops.length - 1)
    const from = stops[Math.floor(place)]
    return from ? mix(from, stops[Math.floor(place) + 1] ?? from, place % 1) : base
  }
  uncover(front.root)
  repaint(sheet, stated, content, (x, y) => under.find(({ covers }) => covers(x, y))?.fill ?? groundAt(y))
}

/** A form that was named by a word gives way to the colour that was asked for its words, within what goes by that word. */
function givingWay(asked: Hex, held: Standing[], brief: Brief): Hex {
  const wish = held
    .map(({ node }) => ({ ink: node.role && wishFor(brief, node.role)?.hex, node }))
    .find(({ ink }) => ink)
  if (!wish?.ink || wish.node.type !== 'text') return asked
  const { ink, node } = wish
  const away = contrast(ink, '#000000') > contrast(ink, '#ffffff') ? darken : lighten
  for (let amount = 0; amount <= SAME_WORD; amount += 0.02)
    if (contrast(away(asked, amount), ink) >= ratioFor(node.size)) return away(asked, amount)
  return asked
}
const INK = 4.5

/** The picture's own panel does not hide the form that it stands on. */
function uncover(root: Frame): void {
  for (const node of subtree(root))
    if (node.type === 'frame' && node.id === 'panel' && node.fill === 'paper') delete node.fill
}

/** Large in the sense of WCAG, and by APCA's table of uses. */
const ratioFor = (size: number) => (size >= 24 ? 3 : INK)
const lightnessFor = (size: number) => (size >= 36 ? 45 : 60)
/** The contrast at which a silhouette is seen. */
const SEEN = 2

/** Words and silhouettes that do not read on what lies under them take a colour that does. */
function repaint({ brief }: Sheet, { palette }: Scene, content: Content, at: (x: number, y: number) => Hex): void {
  const groundsOf = ({ left, top, right, bottom }: Bounds): Hex[] => [
    ...new Set(PROBES.flatMap((x) => PROBES.map((y) => at(left + (right - left) * x, top + (bottom - top) * y)))),
  ]
  const hex = (ref: ColourRef) => resolveColour(ref, palette)
  const least = (ref: ColourRef, grounds: Hex[]) => Math.min(...grounds.map((ground) => contrast(hex(ref), ground)))
  const plain: ColourRef[] = ['paper', 'ink', '#ffffff', '#000000']
  for (const { node, box } of content.words) {
    if (node.type !== 'text') continue
    const grounds = groundsOf(box)
    const asked = askedFor(brief, node)
    const reads = (ref: ColourRef) =>
      least(ref, grounds) >= ratioFor(node.size) &&
      (ref === asked ||
        Math.min(...grounds.map((ground) => Math.abs(apca(hex(ref), ground)))) >= lightnessFor(node.size))
    const own = typeof node.fill === 'string' ? [node.fill] : []
    const wished = [...(asked ? [asked] : []), ...own]
    node.fill =
      [...wished, ...plain].find(reads) ??
      plain.toSorted((a, b) => least(b, grounds) - least(a, grounds))[0] ??
      node.fill
  }
  for (const { node, box } of content.pictures) {
    if (node.type !== 'pictogram' || typeof node.paint !== 'string') continue
    const grounds = groundsOf(box)
    const asked = askedOfPicture(brief, node.role)
    const choice: ColourRef[] = [...(asked ? [asked] : []), node.paint, 'accent', 'ink', 'paper']
    node.paint = choice.find((ref) => least(ref, grounds) >= SEEN) ?? node.paint
  }
}

/** The colour that was asked for a text, or for all of them. */
const askedFor = (brief: Brief, { role }: Text): Hex | undefined =>
  ((role && wishFor(brief, role)) ?? brief.colours.find(({ target }) => target === 'text'))?.hex
