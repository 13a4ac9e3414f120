/** The grammar: every element, what it may have and hold. Parser, printer, schema, documentation and instructions are read off it. */
import { TONES } from '../../base/tones.ts'
import { INDUSTRIES } from '../../brief/types.ts'
import { KIND_NAMES } from '../../scene/types.ts'
import { ANNOUNCEMENTS, HEAD_KINDS, IDEAS, SHAPES, SITE_GROUNDS, SITE_PARTS } from '../types.ts'
import { DRAWING, FRAME, IMAGE, LOOK, measures, RUN, TEXT, USE } from './attributes.ts'
import { hexColour, PALETTE_ROLES, paint } from './colours.ts'
import { attribute, type Element } from './row.ts'
import { free, numbers, numeric, oneOf, pagePath, someOf, wordList } from './values.ts'

const SHAPE_NAMES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']
const DRAWN = ['g', ...SHAPE_NAMES, 'use']
const PARTS = ['frame', 'text', 'drawing', 'image', ...DRAWN]

const side = numeric({ says: 'a number of pixels', min: 1, max: 8000 })
const id = attribute('id', free('a name of its own in the sheet', 120), 'What it is referred to by.', {
  required: true,
})
const name = free('a name', 120)

const shape = (is: string, doc: string, ...own: Element['attributes']): Element => ({
  name: is,
  doc,
  attributes: [...own, ...LOOK],
  children: [],
})

export const ELEMENTS: readonly Element[] = [
  {
    name: 'sheet',
    doc: 'A design. It has boards (a finished design) or layouts (one of the collection).',
    attributes: [
      attribute(
        'kind',
        oneOf(KIND_NAMES, { card: 'business-card', site: 'website', page: 'website', 'social-post': 'banner' }),
        'What is designed; poster if not said.',
      ),
      attribute('format', name, "The name of its format: 'poster 3:4'."),
      attribute('width', side, 'Of its format, pixels.', { rare: true }),
      attribute('height', free("a number of pixels or 'auto'", 20), 'Of its format, pixels.', { rare: true }),
      attribute('print', numbers('millimetres: width, height, bleed, safe', 4, 4), 'Of a printed format.', {
        rare: true,
      }),
      attribute('took', free('words', 300), 'What was taken from the attached picture.', { rare: true }),
      attribute('covered', numbers('four shares', 4, 4), 'What is covered of it where it is shown.', { rare: true }),
      attribute('xmlns', name, 'A namespace, which says nothing here.', { rare: true }),
    ],
    children: ['head', 'palette', 'type', 'site', 'defs', 'layout', 'board'],
  },
  {
    name: 'head',
    doc: 'Of the collection: what the sheet may be chosen for.',
    attributes: [
      attribute('name', name, 'Its name.', { required: true }),
      attribute(
        'kinds',
        someOf(HEAD_KINDS),
        "Kinds of design; the sheet's own if not said. 'drawing': it is nothing but a drawing.",
      ),
      attribute('announces', someOf(ANNOUNCEMENTS), 'What it tells of.'),
      attribute('about', wordList, "What its picture shows or what it is for: nouns, singular; '*' for any."),
      attribute('trades', someOf(INDUSTRIES), 'Whom it suits.'),
      attribute('tone', someOf(TONES), 'Its moods.'),
      attribute('idea', oneOf(IDEAS), 'What carries it.'),
      attribute('letters', wordList, "Of a mark that is made of letters: initials that it stands for: 'w', 'ho'."),
      attribute('fixed', someOf(PALETTE_ROLES), 'Colours that stay as they are.'),
    ],
    children: [],
  },
  {
    name: 'palette',
    doc: 'Colours by what they are for; what is left out is derived.',
    attributes: PALETTE_ROLES.map((role) => attribute(role, hexColour, `The colour called ${role}.`)),
    children: [],
  },
  {
    name: 'type',
    doc: 'Families by use.',
    attributes: ['display', 'text', 'accent'].map((use) => attribute(use, name, `The family for ${use}.`)),
    children: [],
  },
  {
    name: 'site',
    doc: 'Of a site of the collection: the parts that follow its opening, in their order.',
    attributes: [
      attribute('radius', numeric({ says: 'a number of pixels', min: 0, max: 40 }), 'Of cards, buttons and pictures.'),
      attribute('grounds', someOf(SITE_GROUNDS), 'What the parts stand on, one after the other, again from the first.'),
      attribute('end', oneOf(SITE_GROUNDS), 'What the last word before the foot stands on.'),
    ],
    children: ['part'],
  },
  {
    name: 'part',
    doc: 'A part of a site. What a prompt tells of it stands in it, else the samples of the trade or its own, which are said to be samples.',
    attributes: [
      attribute(
        'is',
        oneOf(SITE_PARTS, {
          faq: 'questions',
          testimonials: 'quotes',
          form: 'booking',
          process: 'steps',
          people: 'team',
        }),
        "Which; 'band' is the layout for 'strip', 'call' the last word before the foot.",
        { required: true },
      ),
      attribute('title', free('words', 80), 'Its own headline, where the prompt has none.'),
      attribute('nav', free('words', 20), 'What it is called in the navigation, where not by its name.'),
      attribute('text', free('words', 400), 'What is told under that; of about and call.'),
      attribute('items', free('words', 900), "Samples of its own: 'Name = a line on it = a figure', apart by '|'."),
    ],
    children: [],
  },
  {
    name: 'defs',
    doc: 'What is drawn once and used by its id, and gradients.',
    attributes: [],
    children: ['drawing', 'linearGradient', 'radialGradient', 'clipPath', 'mask', 'pattern', ...DRAWN],
  },
  {
    name: 'layout',
    doc: 'Of the collection: the design in one shape of format. A frame.',
    attributes: [
      attribute(
        'for',
        oneOf(SHAPES, { landscape: 'wide', story: 'tall', vertical: 'portrait', horizontal: 'wide' }),
        'Which shape of format.',
        { required: true },
      ),
      attribute('side', oneOf(['back']), 'Of a card, what stands on its back; the front if not said.'),
      attribute('width', side, 'Pixels.', { required: true }),
      attribute('height', side, 'Pixels.', { required: true }),
      ...FRAME.filter(({ name }) => name !== 'width' && name !== 'height'),
    ],
    children: PARTS,
  },
  {
    name: 'board',
    doc: 'Of a finished design: one artboard. A frame.',
    attributes: [
      attribute('name', name, "What it is called: 'front', 'back', 'Home'."),
      attribute('path', pagePath, 'Of a page: its address.'),
      ...FRAME,
    ],
    children: PARTS,
  },
  {
    name: 'frame',
    doc: 'A box whose children flow like those of a flex container; those with left, top, right or bottom stand where these say.',
    attributes: [
      attribute('name', name, 'Of parts that a person has grouped: what the group is called.', {
        to: 'name',
        rare: true,
      }),
      ...FRAME,
    ],
    children: PARTS,
  },
  { name: 'text', doc: 'Words in a box.', attributes: TEXT, children: ['br', 'tspan', 'window', 'swap'], words: true },
  { name: 'br', doc: 'A new line.', attributes: [], children: [] },
  {
    name: 'tspan',
    doc: 'A run of words in a text that looks otherwise: 40% <tspan size="1.6em" fill="accent">off</tspan>.',
    attributes: RUN,
    children: ['br', 'tspan'],
    words: true,
  },
  {
    name: 'window',
    doc: 'Of a text: its letters show this drawing.',
    attributes: [attribute('viewBox', numbers('four numbers', 4, 4), 'Its space.', { required: true })],
    children: DRAWN,
    rare: true,
  },
  {
    name: 'swap',
    doc: 'Of a text: this drawing stands for a letter.',
    attributes: [
      attribute('viewBox', numbers('four numbers', 4, 4), 'Its space.', { required: true }),
      attribute('of', free('the words that it holds for', 4000), 'The words that it holds for.', { required: true }),
      attribute('letter', numeric({ says: 'a letter, counted from 0', min: 0 }), 'Which letter.', { required: true }),
      attribute('part', oneOf(['whole', 'dot']), 'The letter or its dot.', { required: true }),
      attribute('wider', numeric(), 'How much wider than the letter it may be.', { required: true }),
    ],
    children: DRAWN,
    rare: true,
  },
  {
    name: 'drawing',
    doc: 'Shapes in a space of their own, scaled as one thing.',
    attributes: DRAWING,
    children: [...DRAWN, 'defs'],
  },
  { name: 'image', doc: "A picture; slot='given' is the visitor's.", attributes: IMAGE, children: [] },
  {
    name: 'use',
    doc: 'In a layout: a drawing of <defs>, a figure or an icon, in a box. In a drawing: a shape or group of <defs>.',
    attributes: [...USE, ...measures('x', 'y'), ...LOOK.filter((one) => !USE.some(({ name }) => name === one.name))],
    children: [],
  },
  { name: 'g', doc: 'Shapes that belong together: a part with a name.', attributes: LOOK, children: DRAWN },
  shape(
    'path',
    'A shape by path data.',
    attribute('d', free('path data', 2_000_000), 'Path data.', { required: true }),
  ),
  shape('rect', 'A rectangle.', ...measures('x', 'y', 'width', 'height', 'rx', 'ry')),
  shape('circle', 'A circle.', ...measures('cx', 'cy', 'r')),
  shape('ellipse', 'An ellipse.', ...measures('cx', 'cy', 'rx', 'ry')),
  shape('line', 'A line.', ...measures('x1', 'y1', 'x2', 'y2')),
  shape(
    'polyline',
    'Lines from point to point.',
    attribute('points', free('points', 20_000), 'x,y x,y …', { required: true }),
  ),
  shape(
    'polygon',
    'Lines from point to point, closed.',
    attribute('points', free('points', 20_000), 'x,y x,y …', { required: true }),
  ),
  {
    name: 'linearGradient',
    doc: 'A gradient along a line: shares of the box of what it fills.',
    attributes: [
      id,
      ...measures('x1', 'y1', 'x2', 'y2'),
      attribute('gradientUnits', oneOf(['objectBoundingBox', 'userSpaceOnUse']), 'What its measures are of.'),
      attribute('gradientTransform', free('transforms', 400), 'Moves it.'),
      attribute('href', free("'#id' of another gradient", 120), 'Whose stops it takes.'),
    ],
    children: ['stop'],
  },
  {
    name: 'radialGradient',
    doc: 'A gradient from a point outwards.',
    attributes: [
      id,
      ...measures('cx', 'cy', 'r', 'fx', 'fy'),
      attribute('gradientUnits', oneOf(['objectBoundingBox', 'userSpaceOnUse']), 'What its measures are of.'),
      attribute('gradientTransform', free('transforms', 400), 'Moves it.'),
      attribute('href', free("'#id' of another gradient", 120), 'Whose stops it takes.'),
    ],
    children: ['stop'],
  },
  {
    name: 'stop',
    doc: 'A colour in a gradient.',
    attributes: [
      attribute('offset', numeric({ says: 'a share', min: 0, max: 1, percent: 1 }), 'Where.'),
      attribute('stop-color', paint, 'Which colour.'),
      attribute('stop-opacity', numeric({ says: 'a share', min: 0, max: 1, percent: 1 }), 'How dense.'),
    ],
    children: [],
  },
  {
    name: 'clipPath',
    doc: 'Shapes: only what lies in them is seen of what refers to it.',
    attributes: [
      id,
      attribute('transform', free('transforms', 400), 'Moves it.'),
      attribute('clipPathUnits', oneOf(['userSpaceOnUse', 'objectBoundingBox']), 'What its measures are of.'),
    ],
    children: DRAWN,
  },
  {
    name: 'mask',
    doc: 'Shapes: what refers to it is seen where they are white, half where they are grey, not where they are black or nothing is.',
    attributes: [id],
    children: DRAWN,
  },
  {
    name: 'pattern',
    doc: 'Shapes that fill others, repeated.',
    attributes: [
      id,
      ...measures('x', 'y', 'width', 'height'),
      attribute(
        'patternUnits',
        oneOf(['objectBoundingBox', 'userSpaceOnUse']),
        'What its measures are of: shares of the box, or pixels.',
      ),
      attribute('patternTransform', free('transforms', 400), 'Moves, turns and scales it.'),
    ],
    children: DRAWN,
  },
]

export const ELEMENT_OF: ReadonlyMap<string, Element> = new Map(ELEMENTS.map((element) => [element.name, element]))
