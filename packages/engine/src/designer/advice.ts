/** How designs of a kind are made, for a model that draws one. */
import type { KindName } from '../scene/types.ts'

const LEADING =
  'Texts listed as given stand letter for letter, each exactly once; what is announced is the largest or second largest text. Beside them you may write one short line of your own and one button.'
const PICTURE =
  'Draw the subject that was asked for, with every property that was stated, large (half of the sheet or more), in 2–4 tones with light from one side. No stock object on an empty ground, no scatter of small symbols.'
const BOXES =
  'Give each text a box (left, top, width, height where it matters), its largest size, a min and a fit. Leave free space under a text for one more line. Keep words off busy parts of the drawing. Facts stand in one frame with a gap.'
const SHORT = 'At most 2,500 tokens.'

const ADVICE: Readonly<Record<KindName, readonly string[]>> = {
  poster: [PICTURE, LEADING, BOXES, SHORT],
  banner: [
    PICTURE,
    'It is seen small and for a second, on a phone: five to eight words at most stand large, nothing is smaller than a fortieth of its longer side. In a wide strip words and picture stand side by side, in a tall one over one another; corners and the lower edge are often covered by controls.',
    LEADING,
    BOXES,
    SHORT,
  ],
  'business-card': [
    'Two boards of one size: name="front" and name="back". One of them holds name, role and every way to reach them; the other the mark, the name or a drawing, nothing else. Each given text stands once, on one of the two.',
    'A card is read at arm’s length: the name leads, the ways to reach them stand in one frame of short lines, all flush, with generous margins (a tenth of the height). Two or three sizes in all, one family or two. Most of the area stays empty.',
    'A small mark drawn from the trade or the initials, in one or two colours, belongs to it: the same on both sides. No scenes, no icons before phone and mail.',
    BOXES,
    SHORT,
  ],
  logo: [
    'A mark and the name, on plain paper, without a scene, shadow, gradient or frame. The mark is one idea in one to three closed forms, even in weight, readable at 16 pixels and in one colour: what can be left out is.',
    'Draw it in a viewBox of 100 by 100 from circles, arcs and straight lines that share measures: equal gaps, equal strokes, curves that meet in tangents. Give it role="mark". Lines are at least 5 wide.',
    'The name stands below or beside the mark, once, letter for letter; its face fits the mark in weight and form. Mark and name are centred or flush, with a gap of about the height of a capital, and together fill two thirds of the board. No slogan unless one is given.',
    'At most 1,200 tokens.',
  ],
  icon: [
    'One sign that fills the board edge to edge: a ground of one colour or one quiet gradient over all of it, and on it one form in one to three tones, about six tenths of the width, optically in the middle. No frame, no rounded corners of the ground: the system cuts them.',
    'It is seen at 48 pixels: thick strokes (a twelfth of the width at least), no fine parts, no words; a single letter only where that is asked for.',
    'One idea: two things that share a form, or one thing seen in an unusual way, not a stock symbol.',
    'At most 1,200 tokens.',
  ],
  website: [
    'A page is a column of sections in the flow: <board name="Home" path="/" width="1440" direction="column"> without a height, in it <frame width="fill"> sections with padding "96 120", in them rows and columns with a gap. Nothing has left or top except shapes that lie behind or beside the words of the first section. Frames never have a height: they grow with their words; only drawings and pictures have one.',
    'Sections, as far as they serve the request: a header with the name and its links; a first section with one promise, a line and one button beside a large drawing of the subject; what is offered, as cards of equal form; one section that breaks the rhythm (another ground, one large sentence, the drawing again); how to reach them; a footer. Six to eight sections, grounds of paper, surface, accent and ink in turn, one grid of 1200 for all.',
    'Given texts stand letter for letter. The other words are yours: write as the client would, concrete, with verbs, each sentence about this trade; headings of 2 to 6 words, paragraphs of one or two sentences. They hold no name, number (in digits or words), date, place, price, promise, rank, quotation or testimonial that is not given: leave out what needs one.',
    'Sizes: headline 72–104, headings 36–56, text 18–20 with line-height 1.5 and no more than 640 wide; size and width, no fit, for running text. Buttons 18, padding "18 32".',
    'Say what things are: element="header|nav|section|article|footer|h1|h2|h3|p|a|button" on frames and texts, id on every section, href="#id" on links and buttons. Pages that the request names are boards of their own (path="/menu"), with the same header and footer.',
    'Draw one large picture in <defs> with named parts, and two or three small ones of the same hand for cards. At most 5,000 tokens.',
  ],
}

export const adviceFor = (kind: KindName): readonly string[] => ADVICE[kind]
