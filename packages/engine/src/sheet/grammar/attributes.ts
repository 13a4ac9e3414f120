/** Attributes that several elements have. */

import { ANCHORS } from '../../scene/anchors.ts'
import { BLENDS } from '../../scene/types.ts'
import { AREAS, SLOTS } from '../types.ts'
import { colour, paint } from './colours.ts'
import { CONTROL_SAYS, isControl } from './controls.ts'
import { effect } from './effects.ts'
import { ROLES } from './roles.ts'
import { type Attribute, attribute } from './row.ts'
import { glow, softShadow } from './soft.ts'
import {
  address,
  crop,
  flag,
  free,
  gaps,
  insets,
  json,
  numbers,
  numeric,
  oneOf,
  radius,
  relativeSize,
  sizing,
  someOf,
  yesNo,
} from './values.ts'

const pixels = numeric({ says: 'a number of pixels' })
const length = numeric({ says: 'a number of pixels', min: 0 })
const share = numeric({ says: 'a share', min: 0, max: 1, percent: 1 })
const degrees = numeric({ says: 'degrees clockwise', units: ['deg'] })

export const NODE: readonly Attribute[] = [
  attribute('id', free('a name of its own in the sheet', 120), 'A name of its own.', { to: 'id' }),
  attribute('role', oneOf(ROLES), 'What it is in the design.', { to: 'role', rare: true }),
  attribute(
    'slot',
    oneOf(SLOTS, {
      subhead: 'line',
      subline: 'line',
      tagline: 'line',
      website: 'web',
      url: 'web',
      venue: 'place',
      button: 'cta',
      title: 'headline',
      logo: 'brand',
      facts: 'details',
      list: 'items',
    }),
    'What of the words it takes.',
    { to: 'slot' },
  ),
  attribute('area', oneOf(AREAS, { centre: 'center' }), 'Of a stage: the words that were told to stand there.', {
    to: 'area',
  }),
  attribute('max', numeric({ says: 'characters', min: 1 }), 'Characters that still look right in it.', { to: 'max' }),
  attribute('keep', flag, 'Keeps its proportions in another format.', { to: 'keep' }),
  attribute('left', pixels, "From the parent's left edge: it is taken out of the flow.", { to: 'at.left' }),
  attribute('top', pixels, "From the parent's top edge.", { to: 'at.top' }),
  attribute('right', pixels, "From the parent's right edge.", { to: 'at.right' }),
  attribute('bottom', pixels, "From the parent's bottom edge.", { to: 'at.bottom' }),
  attribute('absolute', yesNo, 'Out of the flow, at no distance from any edge.', { rare: true }),
  attribute('width', sizing, 'Pixels, a share of the parent, as much as it holds, or what is left.', { to: 'width' }),
  attribute('height', sizing, 'Likewise.', { to: 'height' }),
  attribute('min-width', length, 'No narrower.', { to: 'minWidth' }),
  attribute('max-width', length, 'No wider.', { to: 'maxWidth' }),
  attribute('min-height', length, 'No lower.', { to: 'minHeight' }),
  attribute('max-height', length, 'No higher.', { to: 'maxHeight' }),
  attribute(
    'align-self',
    oneOf(['start', 'center', 'end', 'stretch'], { left: 'start', right: 'end', middle: 'center' }),
    'Its own place across the flow.',
    { to: 'alignSelf' },
  ),
  attribute('margin', insets, 'Room round it in a flow.', { to: 'margin' }),
  attribute('opacity', share, 'Of all of it.', { to: 'opacity' }),
  attribute('rotate', degrees, 'About the middle of its box, clockwise.', { to: 'rotate' }),
  attribute('locked', flag, 'It stays as it is: edits leave it alone.', { to: 'locked', rare: true }),
  attribute('small', oneOf(['hidden', 'pairs', 'above', 'narrow', 'wide']), 'What becomes of it on a small screen.', {
    to: 'small',
    rare: true,
  }),
  attribute('control', json(CONTROL_SAYS, isControl), 'What people do with it on a page.', {
    to: 'control',
    rare: true,
  }),
]

const STROKE_SIDES = ['top', 'right', 'bottom', 'left'] as const

export const FLOW: readonly Attribute[] = [
  attribute(
    'direction',
    oneOf(['column', 'row'], { vertical: 'column', horizontal: 'row' }),
    'How children flow; a column if not said.',
    { to: 'layout.direction' },
  ),
  attribute('gap', gaps, 'Between children in the flow; of one that wraps two: between its rows, between its columns.'),
  attribute('padding', insets, 'Between the edge and the children.', { to: 'layout.padding' }),
  attribute(
    'align',
    oneOf(['start', 'center', 'end', 'stretch', 'baseline'], { left: 'start', right: 'end', middle: 'center' }),
    'Across the flow.',
    { to: 'layout.align' },
  ),
  attribute(
    'justify',
    oneOf(['start', 'center', 'end', 'between', 'around'], {
      'space-between': 'between',
      'space-around': 'around',
      'flex-start': 'start',
      'flex-end': 'end',
      middle: 'center',
    }),
    'Along the flow.',
    { to: 'layout.justify' },
  ),
  attribute('wrap', yesNo, 'What does not fit goes on in the next row.', { to: 'layout.wrap' }),
  attribute('flow', yesNo, 'It has a flow of which nothing is said.', { rare: true }),
]

export const BOX: readonly Attribute[] = [
  attribute('fill', paint, 'What it is filled with.'),
  attribute('fill-opacity', share, 'Of its fill.'),
  attribute('stroke', paint, 'A line along its edge, inside.'),
  attribute('stroke-width', length, 'How wide that is; 1 if not said.'),
  attribute('stroke-sides', someOf(STROKE_SIDES), 'On which sides; all if not said.'),
  attribute('radius', radius, 'Of its corners.', { to: 'radius' }),
  attribute('shadow', numbers("'y blur alpha', black: '8 24 .2'", 3, 3), 'A soft shadow below it.'),
  attribute('clip', yesNo, 'What reaches out of it is cut.', { to: 'clip' }),
]

const ELEMENTS = [
  'header',
  'nav',
  'main',
  'section',
  'article',
  'aside',
  'footer',
  'ul',
  'li',
  'a',
  'button',
  'figure',
  'form',
] as const
const WORDS = ['h1', 'h2', 'h3', 'p', 'a', 'button', 'li', 'blockquote', 'span', 'label'] as const

const link = attribute('href', address, 'Where it leads, on a page.', { to: 'href', rare: true })

export const FRAME: readonly Attribute[] = [
  ...NODE,
  ...FLOW,
  ...BOX,
  attribute('element', oneOf(ELEMENTS), 'What it is in HTML.', { to: 'element', rare: true }),
  link,
  attribute('current', flag, 'Of a link: it leads to where one is.', { to: 'current', rare: true }),
]

export const TEXT: readonly Attribute[] = [
  ...NODE,
  attribute(
    'font',
    free("'display', 'text' or 'accent'", 80),
    "By use: 'display', 'text' or 'accent'; text if not said.",
  ),
  attribute('weight', numeric({ says: 'a weight', min: 1, max: 1000 }), '100 to 900; 400 if not said.', {
    to: 'weight',
  }),
  attribute('italic', yesNo, 'Slanted.', { to: 'italic' }),
  attribute(
    'size',
    numeric({ says: 'a number of pixels', min: 1, max: 4000, units: ['px', 'pt'] }),
    'The size, or the largest where it fits itself.',
    { to: 'size' },
  ),
  attribute(
    'min',
    numeric({ says: 'a number of pixels', min: 1, max: 4000 }),
    'The smallest size, where it fits itself.',
  ),
  attribute(
    'fit',
    free("'line', 'lines 2', 'width', 'stack', 'box' or 'wrap'", 20),
    "How it fits its box: 'line' (one line, as large as it goes), 'lines N' (N at most), 'width' (one line, as wide as the box), 'stack' (lines as bricks, each as wide as the box), 'box' (any number of lines), 'wrap' (keeps its size).",
  ),
  attribute(
    'gap',
    numeric({ says: 'a number', min: -2, max: 400 }),
    "Of a stack: between lines, a share of the box's width (or pixels, above 1).",
  ),
  attribute('fill', paint, 'The colour of its letters; ink if not said.'),
  attribute('fill-opacity', share, 'Of its fill.'),
  attribute(
    'align',
    oneOf(['start', 'center', 'end'], { left: 'start', right: 'end', middle: 'center' }),
    'Of its lines.',
    { to: 'align' },
  ),
  attribute(
    'valign',
    oneOf(['middle', 'bottom', 'top'], { center: 'middle', start: 'top', end: 'bottom' }),
    'Where its lines lie in a box of a height of its own.',
    { to: 'valign' },
  ),
  attribute(
    'line-height',
    numeric({ says: 'a share of the size', min: 0.3, max: 5, units: ['em', 'x'], percent: 1 }),
    'Between lines, a share of the size; 1.2 if not said.',
    { to: 'lineHeight' },
  ),
  attribute('tracking', numeric({ says: 'ems', min: -1, max: 5, units: ['em'] }), 'Between letters, ems.', {
    to: 'tracking',
  }),
  attribute('case', oneOf(['upper'], { uppercase: 'upper' }), 'In capitals.', { to: 'case' }),
  attribute(
    'struck',
    oneOf(['under', 'through'], { underline: 'under', 'line-through': 'through' }),
    'A line under its letters, or through them.',
    { to: 'struck' },
  ),
  attribute('trim', flag, "The box reaches from the capitals' top to the last baseline.", { to: 'trim', rare: true }),
  attribute(
    'arc',
    free("'radius angle side'", 60),
    "On a circle about the middle of its box: radius, angle of its middle (0 is the top), 'outside' or 'inside'.",
  ),
  attribute(
    'path',
    free('path data', 4000),
    "Along a path instead of in lines: path data from its box's top left corner; align says where on it.",
  ),
  attribute('effect', effect, 'A treatment of its letters.'),
  attribute('fact', yesNo, 'Its words came from a person: no one changes them.', { to: 'fact', rare: true }),
  attribute('element', oneOf(WORDS), 'What it is in HTML.', { to: 'element', rare: true }),
  link,
  attribute('xml:space', oneOf(['preserve']), 'Spaces in it are kept as they are.', { rare: true }),
]

/** Of a run in a text: what is not said is the text's. */
export const RUN: readonly Attribute[] = [
  attribute('fill', paint, 'The colour of its letters.'),
  attribute('fill-opacity', share, 'Of its fill.'),
  ...TEXT.filter(({ name }) => ['font', 'weight', 'italic', 'struck'].includes(name)).map((one) =>
    one.name === 'font' ? { ...one, doc: "By use: 'display', 'text' or 'accent'." } : one,
  ),
  attribute('size', relativeSize, "Of the text's size as it is set: '1.5em'; pixels are held against its largest."),
]

const alt = attribute('alt', free('words', 400), 'What it shows, for those who do not see it.', { to: 'alt' })

export const DRAWING: readonly Attribute[] = [
  ...NODE,
  attribute('viewBox', numbers("four numbers: '0 0 600 900'", 4, 4), 'The space that its shapes are drawn in.'),
  attribute(
    'scale',
    oneOf(['contain', 'cover', 'stretch'], { meet: 'contain', slice: 'cover', none: 'stretch' }),
    'How that meets its box; contain if not said.',
    { to: 'scale' },
  ),
  attribute(
    'anchor',
    oneOf(ANCHORS, { middle: 'center' }),
    'Where it lies in a box of other proportions; center if not said.',
    { to: 'anchor' },
  ),
  alt,
]

export const USE: readonly Attribute[] = [
  ...DRAWING.filter(({ name }) => name !== 'viewBox'),
  attribute('href', free("'#id' of a drawing in <defs>", 120), 'A drawing of <defs>.'),
  attribute('figure', free('the name of a figure', 120), "A figure of Limner's own: 'lighthouse'."),
  attribute(
    'icon',
    free("a name like 'ph:coffee-fill'", 120),
    "An icon of the sets ph, lucide, tabler, mdi, game-icons: 'ph:coffee-fill'.",
  ),
  attribute('fill', paint, 'The colour of an icon, or the leading one of a figure.'),
  attribute('fill-opacity', share, 'Of its fill.'),
  attribute('tone', paint, 'The second colour of an icon or figure.'),
  attribute('color', colour, "What 'currentColor' is in the drawing."),
]

export const IMAGE: readonly Attribute[] = [
  ...NODE,
  attribute('media', free('an id of a picture', 200), 'Which picture.', { to: 'media', rare: true }),
  attribute('ask', free('words', 300), 'What a painter is asked to paint there, where there is one.', { rare: true }),
  attribute('transparent', yesNo, 'Of what is asked for: an object alone, without a ground.', { rare: true }),
  attribute(
    'fit',
    oneOf(['cover', 'contain'], { slice: 'cover', meet: 'contain' }),
    'How it fills its box; cover if not said.',
    { to: 'fit' },
  ),
  attribute('focus', numbers("two shares: '.5 .3'", 2, 2), 'The point that stays in view.', { to: 'focus' }),
  attribute('crop', crop, 'Cropped so, instead of by the focus: the point stands at the same shares of the box.', {
    to: 'crop',
    rare: true,
  }),
  attribute('radius', radius, 'Of its corners.', { to: 'radius' }),
  attribute('duotone', free('two colours: the dark one, the light one', 80), 'Shown in two colours.'),
  attribute('scrim', paint, 'Laid over it so that words can be read.'),
  attribute('alt', free('words', 400), 'What it shows.', { to: 'alt' }),
]

/** What softens a shape or group, and lays it on what is below. */
export const SOFT: readonly Attribute[] = [
  attribute('blur', numeric({ says: 'a number', min: 0, max: 400 }), 'Out of focus by so much.'),
  attribute('shadow', softShadow, 'A soft shadow of its form.'),
  attribute('glow', glow, 'Light round its form.'),
  attribute(
    'blend',
    oneOf(BLENDS, { 'color-dodge': 'screen', 'color-burn': 'multiply' }),
    'How it is laid on what is below.',
  ),
]

/** Of shapes, and of groups for those in them. */
export const LOOK: readonly Attribute[] = [
  attribute('id', free('a name of its own in the sheet', 120), 'A name of the part.'),
  attribute('fill', paint, 'What it is filled with; ink if nothing is said.'),
  attribute('fill-opacity', share, 'Of its fill.'),
  attribute('fill-rule', oneOf(['nonzero', 'evenodd']), 'What is inside where lines cross.'),
  attribute('stroke', paint, 'Its line.'),
  attribute('stroke-opacity', share, 'Of its line.'),
  attribute('stroke-width', length, 'How wide that is; 1 if not said.'),
  attribute('stroke-linecap', oneOf(['butt', 'round', 'square']), 'Its ends.'),
  attribute('stroke-linejoin', oneOf(['miter', 'round', 'bevel']), 'Its corners.'),
  attribute('stroke-dasharray', free('lengths', 200), 'Its dashes.'),
  attribute('stroke-dashoffset', pixels, 'Where they begin.', { rare: true }),
  attribute('stroke-miterlimit', length, 'How far corners reach.', { rare: true }),
  attribute('opacity', share, 'Of all of it.'),
  attribute('transform', free("SVG's transforms", 400), 'translate, scale, rotate, skewX, skewY, matrix.'),
  ...SOFT,
  attribute('clip-path', free("'url(#id)'", 120), 'Only what lies in that clip path is seen.'),
  attribute('mask', free("'url(#id)'", 120), 'Seen as far as that mask is light.'),
  attribute('color', colour, "What 'currentColor' is in it."),
]

/** Of things that SVG measures. */
export const measures = (...names: string[]): Attribute[] =>
  names.map((name) => attribute(name, numeric({ says: 'a number', percent: 1 }), 'A length.'))
