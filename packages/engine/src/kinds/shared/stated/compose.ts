/** Stated layouts: every part in the zone, beside the part and in the size that the prompt states. */

import { nth } from '../../../base/items.ts'
import type { Brief } from '../../../brief/types.ts'
import { askedObjects } from '../../../direction/subject-pictograms.ts'
import { illustrates, illustrationOf } from '../../../imagery/illustrations/registry.ts'
import { column, frame, row } from '../../../scene/build.ts'
import type { Frame, Scene } from '../../../scene/types.ts'
import type { Composition } from '../../types.ts'
import { scene } from '../brief-scene.ts'
import { GROUNDS, type Ground, type Sheet, sheetOf } from '../sheet.ts'
import { growCorner } from './corner-pictures.ts'
import { roomInFigure } from './figures.ts'
import { addForms, formsGround, hasBorder, hasForms, roomInHalf } from './forms.ts'
import { figureOf, formLeads, type Group, type Part, PICTURES, placedPicture, STRIP } from './groups.ts'
import { artwork, backdrop, borders, footBand, motifField, type Ornament, scenery, tintOf } from './ornaments.ts'
import { panelFrame, withPanel } from './panel.ts'
import { heightOf, isNext, isTitle, type Measures, sizeOf } from './parts.ts'
import { fillRooms } from './picture.ts'
import { isOpen, measuresOf, PLACES, ROWS, rowOf, type SheetMeasures, type Stated, statedOf } from './zones.ts'

/** Whether nothing but a picture that was not placed stands in the middle: it may give way. */
const isLoose = ({ zones }: Stated, placed: boolean): boolean =>
  !placed &&
  zones
    .filter(({ at }) => nth(ROWS, 1).includes(at))
    .every(({ lines }) => lines.flat().every(({ role }) => PICTURES.includes(role)))

/** Set to one side a title ends before the other side begins: so much of the room is its own. */
const ONE_SIDE = 0.77

/** How tall a text stands, with the figure that holds it. */
function standsTall(sheet: Sheet, part: Part, measures: Measures, room: number): number {
  const figure = figureOf(sheet.brief, part)
  return Math.max(heightOf(sheet, part, measures, room), figure ? roomInFigure(sheet, figure) * 1.3 : 0)
}

/** About how tall the words of the three rows stand. */
function rowHeights(sheet: Sheet, { zones }: Stated, measures: Measures, inner: number): [number, number, number] {
  const isCard = sheet.brief.kind === 'business-card'
  const tallOf = (line: Group['lines'][number], room: number) =>
    Math.max(...line.map((part) => (part.copy ? standsTall(sheet, part, measures, room) : isCard ? measures.title : 0)))
  const inRow = (index: number) =>
    Math.max(
      0,
      ...zones
        .filter(({ at }) => nth(ROWS, index).includes(at))
        .map(({ lines, at }) =>
          lines
            // On a card a picture over words takes no less than they do; elsewhere it takes what they leave.
            .filter((line) => (isCard && lines.length > 1) || line.every(({ role }) => !PICTURES.includes(role)))
            .reduce(
              (sum, line) => sum + tallOf(line, /left|right/.test(at) ? inner * ONE_SIDE : inner) + measures.text * 0.8,
              sheet.margin,
            ),
        ),
    )
  return [inRow(0), Math.max(0, inRow(1) - sheet.margin), inRow(2)]
}

/** The share of a poster's height that its title may take: all that there is to see has its part. */
function titleShare({ zones }: Stated, pictured: boolean): number {
  const rows = ROWS.filter((corners) => zones.some(({ at }) => corners.includes(at))).length
  const huge = zones.some(({ lines }) => lines.flat().some(({ copy, size }) => copy && size === 'huge'))
  const centred = zones.some(
    ({ at, lines }) => at === 'centre' && lines.flat().every(({ role }) => PICTURES.includes(role)),
  )
  // A huge title takes more than this, and leaves the picture its part all the same.
  const share = pictured ? (huge ? 0.27 : centred ? 0.21 : 0.28) : rows === 3 ? 0.28 : rows === 2 ? 0.42 : 0.56
  const texts = zones.flatMap(({ lines }) => lines.flat())
  const titleSized = texts.some(({ role, size }) => (role === 'headline' || role === 'brand') && size)
  // What is to be huge besides an ordinary title is larger than it.
  return !titleSized && texts.some(({ size }) => size === 'huge') ? share * 0.6 : share
}

/** Colours asked for texts or for the ground leave no other ground under the words. */
const groundAsked = ({ colours }: Brief): boolean =>
  colours.some(({ target }) => target !== 'any' && target !== 'accent' && target !== 'cta' && target !== 'button')

/** A colour that was asked for without saying what for, and that nothing else shows, is seen along the head. */
function secondEdge(sheet: Sheet): Frame[] {
  const { brief, width, u } = sheet
  const only = tintOf(sheet) === 'secondary'
  if (brief.colours.filter(({ target }) => target === 'any').length < 2 && !only) return []
  const height = Math.max(2, Math.round(u * (only ? 2.6 : 0.9)))
  return [frame('second-edge', { role: 'band', at: { left: 0, top: 0 }, width, height, fill: 'secondary' })]
}

/** On posters a title is about so many times as large as what comes next. */
const STEP = 5.1

/** The width of a strip of pattern on the side where nothing stands. */
function stripOf({ brief, width }: Sheet, ornament: Ornament, { free }: Stated): number {
  const refused = brief.negatives.some(({ what }) => what === 'pattern')
  return ornament === 'pattern' && free !== 'none' && !refused ? Math.round(width * 0.13) : 0
}

/** How much larger a picture is that has a zone of its own. */
const ALONE = 1.35

/** From this share of its width in height a picture stands over or under the words, which leave it room. */
const UPRIGHT = 0.8
const BESIDE_PICTURE = 0.8

/** The sizes of a sheet; on posters what comes next is as much smaller than the title as eyes expect. */
function sizesOf(sheet: Sheet, stated: Stated, pictured: boolean, inner: number): SheetMeasures {
  const usual = measuresOf(sheet)
  const { brief, height } = sheet
  if (brief.kind === 'banner' && pictured && height >= sheet.width * UPRIGHT)
    return { ...usual, title: usual.title * BESIDE_PICTURE, titleHeight: usual.titleHeight * BESIDE_PICTURE }
  if (brief.kind !== 'poster') return usual
  const sizes = { ...usual, titleHeight: height * titleShare(stated, pictured) }
  const texts = stated.zones.flatMap(({ lines }) => lines.flat()).filter(({ copy }) => copy)
  const title = texts.find((part) => isTitle(sheet, part))
  if (!title) return sizes
  const figure = figureOf(brief, title)
  const room = figure ? roomInFigure(sheet, figure) : Math.min(inner * ONE_SIDE, roomInHalf(sheet))
  const lead = sizeOf(sheet, title, { ...sizes, cell: inner, ground: GROUNDS.paper }, room)
  const step = lead / STEP
  const text = Math.max(sizes.u * 2.2, Math.min(sizes.text, step))
  // Where there is nothing else, what comes next is what is smallest.
  const least = texts.every((part) => isTitle(sheet, part) || isNext(sheet, part))
  return { ...sizes, lead, text, second: Math.min(sizes.second, Math.max(text * (least ? 1 : 1.4), step)) }
}

/** A title gives way to what else stands above and below it, by these steps, down to so many times the text. */
const [GIVES_WAY, LEAST_TITLE] = [0.93, 1.3]

/** What the words of a card leave to a picture that has the middle to itself, shares of its height. */
const [CARD_PICTURE, LARGE_CARD_PICTURE] = [0.2, 0.3]

function cardPicture({ brief, height }: Sheet, { zones }: Stated): number {
  const parts = zones.find(({ at }) => at === 'centre')?.lines.flat() ?? []
  if (brief.kind !== 'business-card' || !parts.some(({ role }) => PICTURES.includes(role)) || parts.length > 1) return 0
  const isLarge = parts.some(({ size }) => size === 'large' || size === 'huge')
  return height * (isLarge ? LARGE_CARD_PICTURE : CARD_PICTURE)
}

/** The sizes at which the words of the three rows stand on the sheet. */
function sizesThatFit(sheet: Sheet, stated: Stated, usual: SheetMeasures, inner: number): SheetMeasures {
  let sizes = usual
  const kept = sheet.margin + cardPicture(sheet, stated)
  const stands = () => {
    const rows = rowHeights(sheet, stated, { ...sizes, cell: inner, ground: GROUNDS.paper }, inner)
    return rows.reduce((sum, row) => sum + row, kept) <= sheet.height
  }
  while (sizes.title > sizes.text * LEAST_TITLE && !stands())
    sizes = { ...sizes, title: sizes.title * GIVES_WAY, titleHeight: sizes.titleHeight * GIVES_WAY }
  return sizes
}

/** The row that is not open takes as much as the open one, so that the middle stays in the middle. */
const aroundMiddle = (head: Frame[], middle: Frame, foot: Frame[], open: number): Frame[] =>
  open === 2
    ? [column('upper', { height: 'fill' }, head), middle, ...foot]
    : [...head, middle, column('lower', { height: 'fill', layout: { justify: 'end' } }, foot)]

/** The composition, in one of its treatments; `roomy`: its words leave room for pictures that are added later. */
export function composeStated(composition: Composition, ornament: Ornament, { roomy = false } = {}): Scene {
  const sheet = sheetOf(composition)
  const { brief, direction, width, height, margin, random } = sheet
  // Where forms were asked for, the treatment is seen in the picture alone.
  const dress: Ornament = hasForms(brief) || (ornament === 'frame' && hasBorder(brief)) ? 'plain' : ornament
  const placed = placedPicture(brief) !== undefined
  // Words in the very middle leave none for a picture that nobody asked for.
  const asked = askedObjects(brief).length > 0
  const centred = brief.placements.some(({ target, at }) => at === 'centre' && !PICTURES.includes(target))
  // A form full of words is what there is to see in the middle.
  const filled = brief.forms?.some(({ texts, at }) => texts?.length && !at)
  const draws =
    ornament === 'scene' &&
    !placed &&
    !centred &&
    !filled &&
    (asked ? illustrationOf(askedObjects(brief)[0] ?? '') !== undefined : illustrates(brief) > 0) &&
    !formsGround(brief) &&
    !formLeads(brief)
  const shows = draws || ((ornament === 'art' || ornament === 'backdrop') && !placed)
  const refused = brief.negatives.some(({ what }) => what === 'picture')
  // A picture that nobody placed does not stand across two halves.
  const halved = roomInHalf(sheet) < Infinity
  const tall = brief.kind === 'poster' || (brief.kind === 'banner' && height > width * 1.5)
  const wanted = asked ? width < height * STRIP : tall && !centred && !filled && brief.subject.objects.length > 0
  const pictured = placed || (wanted && !shows && !refused && !halved && !formLeads(brief))
  const { stated, panel } = withPanel(sheet, statedOf(sheet, pictured))
  // The row with a picture that fills what the others leave.
  const open = PLACES.findIndex((_, index) => isOpen(sheet, stated, index))
  const strip = panel?.width ?? stripOf(sheet, dress, stated)
  const inner = width - 2 * margin - strip
  const usual = sizesOf(sheet, stated, roomy || open >= 0 || (shows && !panel) || formLeads(brief), inner)
  const sizes = sizesThatFit(sheet, stated, usual, inner)
  const { u } = sizes
  const full: Measures = { ...sizes, cell: inner, ground: GROUNDS.paper }
  const [above, beside, below] = rowHeights(sheet, stated, full, inner)
  // Between two equal halves, where that leaves the middle its room.
  const even = height - 2 * Math.max(above, below) - beside - margin
  const evenFits = even >= (pictured ? sizes.title : 0) && !isLoose(stated, placed)
  const room = evenFits ? even : height - above - beside - below - margin

  const coloured: Ground = groundAsked(brief)
    ? GROUNDS.surface
    : tintOf(sheet) === 'secondary'
      ? GROUNDS.secondary
      : random.pick([GROUNDS.accent, GROUNDS.ink, GROUNDS.secondary])
  const occupied = PLACES.map((_, index) => stated.zones.some(({ at }) => nth(ROWS, index).includes(at)))
  // The foot carries the colour; where nothing stands at the foot, the head does.
  const field =
    dress !== 'fields'
      ? undefined
      : occupied[2] && open !== 2
        ? 'bottom'
        : occupied[0] && open !== 0
          ? 'top'
          : undefined

  // Beside words of its own row a picture may stand as tall as the other rows let it.
  const others = (index: number) =>
    [above, beside, below].reduce((sum, tall, row) => sum + (row === index ? 0 : tall), 0)
  const part = (index: 0 | 1 | 2): Frame | undefined => {
    const place = nth(PLACES, index)
    const ground = field === place ? coloured : GROUNDS.paper
    const content = rowOf(
      sheet,
      stated,
      index,
      {
        ...sizes,
        picture: Math.min(sizes.picture, Math.max(sizes.title, room)),
        pictureAlone: Math.min(sizes.picture * ALONE, height - margin * 2.8 - others(index)),
        ground,
      },
      inner,
      below,
    )
    if (!content) return undefined
    const near = field === place ? margin * 0.75 : open >= 0 ? u * 3 : place === 'middle' ? 0 : u * 2
    const [isFirst, isLast] =
      open < 0
        ? [place === 'top', place === 'bottom']
        : [index === occupied.indexOf(true), index === occupied.lastIndexOf(true)]
    return column(
      `place-${place}`,
      {
        ...(field === place && { role: 'panel' as const, fill: ground.fill }),
        ...(open === index && { height: 'fill' as const }),
        layout: { padding: [isFirst ? margin : near, margin, isLast ? margin : near, margin] },
      },
      [content],
    )
  }
  const [top, middle, bottom] = [part(0), part(1), part(2)]
  const rule = (id: string): Frame[] =>
    dress === 'rules'
      ? [frame(id, { role: 'rule', height: Math.max(2, u * 0.5), fill: tintOf(sheet), margin: [0, margin, 0, margin] })]
      : []
  // What is to stand in the middle stands there exactly, between two equal halves, unless one of them needs more.
  const heavy = [0, 2].some((index) =>
    stated.zones
      .filter(({ at }) => nth(ROWS, index).includes(at))
      .some(
        ({ lines }) =>
          lines.length > 3 || lines.flat().some(({ role, size }) => PICTURES.includes(role) && size !== 'small'),
      ),
  )
  const head = [...(top ? [top, ...rule('rule-top')] : [])]
  const foot = [...(bottom ? [...rule('rule-bottom'), bottom] : [])]
  // Where nothing was placed the subject fills the room, from edge to edge.
  const art = ornament === 'art' && !placed
  const upper = art && middle && !occupied[0] ? [artwork(sheet, width, height * 0.5)] : []
  const lower = art && middle && occupied[0] && !occupied[2] ? [artwork(sheet, width, height * 0.5)] : []
  const filling = art ? [artwork(sheet, width, height * 0.7)] : draws ? [scenery(sheet, bottom ? 0.5 : 0.6)] : []
  const body = column(
    'told',
    { width: width - strip, height: '100%' },
    open >= 0
      ? middle && open !== 1
        ? aroundMiddle(head, middle, foot, open)
        : [...head, ...(middle ? [middle] : []), ...foot]
      : middle && !heavy && evenFits
        ? [
            column(
              'upper',
              {
                height: 'fill',
                clip: upper.length > 0,
                layout: upper.length > 0 ? { justify: 'end', padding: [0, 0, margin, 0] } : {},
              },
              [...upper, ...head],
            ),
            middle,
            column(
              'lower',
              {
                height: 'fill',
                clip: lower.length > 0,
                layout: lower.length > 0 ? { padding: [margin, 0, 0, 0] } : { justify: 'end' },
              },
              [...lower, ...foot],
            ),
          ]
        : [
            ...head,
            column(
              'middle',
              { height: 'fill', clip: filling.length > 0 && !middle, layout: { justify: 'center' } },
              middle ? [middle] : filling,
            ),
            ...foot,
          ],
  )
  const band = (): Frame[] =>
    panel
      ? [panelFrame(sheet, panel, ornament, hasForms(brief))]
      : strip > 0
        ? [
            frame(
              'strip',
              { role: 'pattern', width: strip, height: '100%', fill: tintOf(sheet), clip: true },
              motifField(sheet, strip, height),
            ),
          ]
        : []
  const result = scene(brief, direction, [
    {
      name: 'front',
      root: row('root', { fill: 'paper', clip: true }, [
        ...(dress === 'backdrop' && !placed ? backdrop(sheet, stated.free) : []),
        ...(dress === 'frame' && !panel ? borders(sheet) : []),
        ...(occupied[0] || occupied[2] || panel ? [] : footBand(sheet, dress, coloured)),
        ...(stated.free === 'left' || panel?.side === 'left' ? [...band(), body] : [body, ...band()]),
        ...(brief.forms ? [] : secondEdge(sheet)),
      ]),
    },
  ])
  const laid = () => nth(composition.layOut(result), 0)
  if (open >= 0) fillRooms(sheet, result, laid(), ornament)
  growCorner(sheet, stated, result, laid, ornament)
  if (brief.forms) addForms(sheet, result, laid())
  return result
}
