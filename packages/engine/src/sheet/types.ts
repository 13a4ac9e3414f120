/**
 * A sheet: a design as text, read. Its parts are the scene's own nodes with marks on them, so that whoever fills a layout
 * sets, drops and repeats what is marked and has a scene when the marks are taken off.
 */
import type { Tone } from '../base/tones.ts'
import type { Industry } from '../brief/types.ts'
import type { PictogramSource } from '../imagery/types.ts'
import type { Images } from '../render/canvas.ts'
import type { LayOut } from '../scene/layout.ts'
import {
  type Artboard,
  type Format,
  type Frame,
  type Hex,
  KIND_NAMES,
  type KindName,
  type Palette,
  type PaletteRole,
  type Pictogram,
  type Picture,
  type Scene,
  type Text,
  type Typography,
  type Vector,
} from '../scene/types.ts'

/** Where something stands in the text of a sheet, both counted from 1. */
export interface Place {
  line: number
  column: number
}

/** Why a sheet, or a part of it, cannot be taken: what is wrong and what is allowed. */
export interface SheetFault extends Place {
  message: string
}

/** What was written in another way than the language has it, and was understood all the same. */
export type SheetNote = SheetFault

export interface ReadSheet {
  /** Absent where a fault leaves nothing to show. */
  sheet?: Sheet
  faults: SheetFault[]
  notes: SheetNote[]
}

export interface Sheet {
  kind: KindName
  /** A format by its name among the kind's, if the sheet says one. */
  format?: string
  /** What was taken from the attached picture, as whoever drew it says. */
  took?: string
  /** What it is for: of the collection only. */
  head?: Head
  /** The roles that the sheet states; the others are derived (`paletteOf`). */
  palette: Partial<Palette>
  typography: Partial<Typography>
  /** One design made for several shapes of format: of the collection. */
  layouts: Layout[]
  /** Of a site of the collection: what follows its opening. */
  site?: SheetSite
  /** A finished design. */
  artboards: Artboard[]
  /** Of a finished design, where the sheet states it whole: what its size stands for. */
  size?: Format
}

/** What a sheet of the collection can be for: kinds of design, nothing but the drawing in it, or prompts that tell what stands where. */
export const HEAD_KINDS = [...KIND_NAMES, 'drawing', 'stage'] as const

/** What a sheet of the collection may be chosen for. */
export interface Head {
  name: string
  kinds: (typeof HEAD_KINDS)[number][]
  announces: Announcement[]
  /** Nouns, singular, lower case; '*' for sheets that fit any subject. */
  about: string[]
  trades: Industry[]
  tone: Tone[]
  idea?: Idea
  /** Of a mark that is made of letters: initials that it stands for, lower case: 'w', 'ho'. */
  letters?: string[]
  /** Roles that may not be recoloured. */
  fixed: PaletteRole[]
}

/** Of a site of the collection: the parts that follow its opening, and their character. */
export interface SheetSite {
  /** In their order. */
  parts: SheetSitePart[]
  /** Corners of cards, buttons and pictures, pixels. */
  radius?: number
  /** Grounds of the parts as they follow one another, again from the first. */
  grounds: SiteGround[]
  /** The ground of the last word before the foot. */
  end?: SiteGround
}
export interface SheetSitePart {
  is: SitePartName
  /** Its own headline, where the prompt has none. */
  title?: string
  /** What it is called in the navigation, where not by its name. */
  nav?: string
  /** What is told under that. */
  text?: string
  /** What it shows until its owner has filled it, said to be samples: 'Name = a line on it = a figure', apart by '|'. */
  items?: string
}
export const SITE_GROUNDS = ['paper', 'surface', 'accent', 'secondary', 'ink'] as const
export type SiteGround = (typeof SITE_GROUNDS)[number]
/** Parts of a site by name; 'band' is the layout for 'strip', 'call' the last word before the foot. */
export const SITE_PARTS = [
  'about',
  'team',
  'projects',
  'rooms',
  'products',
  'services',
  'prices',
  'timetable',
  'hours',
  'events',
  'questions',
  'quotes',
  'map',
  'contact',
  'steps',
  'gallery',
  'posts',
  'partners',
  'awards',
  'numbers',
  'careers',
  'join',
  'booking',
  'menu',
  'rules',
  'skills',
  'nearby',
  'band',
  'call',
] as const
export type SitePartName = (typeof SITE_PARTS)[number]

export const IDEAS = ['type', 'scene', 'object', 'pattern', 'unexpected', 'letter', 'word', 'emblem'] as const
export type Idea = (typeof IDEAS)[number]

export const ANNOUNCEMENTS = [
  'sale',
  'offer',
  'opening',
  'event',
  'concert',
  'party',
  'class',
  'market',
  'festival',
  'hiring',
  'invitation',
  'thanks',
  'menu',
  'product',
  'business',
  'appeal',
  'tips',
  'quote',
  'notice',
  'greeting',
  'competition',
  'match',
  'screening',
  'talk',
  'club',
  'app',
  'rental',
  'exhibition',
  'trip',
  'memorial',
  'congratulation',
  'lost',
  'adoption',
  'fundraiser',
  'any',
] as const
export type Announcement = (typeof ANNOUNCEMENTS)[number]

/** Shapes of format, by width to height. */
export const SHAPES = ['portrait', 'tall', 'square', 'wide', 'strip', 'card'] as const
export type LayoutShape = (typeof SHAPES)[number]

export interface Layout {
  for: LayoutShape
  /** The other side of a card; absent: the front. */
  side?: 'back'
  width: number
  height: number
  root: SheetFrame
}

/** What a part takes of the words, the list or the pictures that a design is filled with. */
export const SLOTS = [
  'brand',
  'headline',
  'line',
  'offer',
  'price',
  'date',
  'time',
  'place',
  'address',
  'phone',
  'email',
  'web',
  'social',
  'cta',
  'person',
  'body',
  // A frame with one text: every fact that has no slot of its own, one each.
  'details',
  // A frame with one text or one frame: for each entry of a list.
  'items',
  // The words of an entry, in a frame that stands for it.
  'item',
  // A picture of the visitor's.
  'given',
  // A frame for a mark, with a stand-in that says its one colour if it has one; a drawing that is one.
  'mark',
  // What a person is: 'Head of sales'.
  'job',
  // Of a site, a frame with one text: the ways through it, one each.
  'nav',
  // Of a site: the second call to act.
  'second',
  // Of a stage, in an area: the words that lead, large ones beside them, and all others.
  'lead',
  'large',
  'small',
  // Of a stage: a frame for what was told to be seen.
  'picture',
  // Of a stage: a frame that shows what leads that once more, as an ornament; a frame's opacity says how softly.
  'echo',
] as const
export type SlotName = (typeof SLOTS)[number]

/** Places of a sheet that a prompt can name. */
export const AREAS = [
  'top-left',
  'top',
  'top-right',
  'left',
  'center',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const
export type Area = (typeof AREAS)[number]

export interface Marks {
  slot?: SlotName
  /** Of a stage: the words that were told to stand there stand in it. */
  area?: Area
  /** Characters that still look right. */
  max?: number
  /** Keeps its proportions when the layout is fitted to another size. */
  keep?: true
  /** Where it is written. */
  place?: Place
}

export type SheetText = Text & Marks
export type SheetFrame = Omit<Frame, 'children'> & Marks & { children: SheetNode[] }
export type SheetDrawing = (Vector | Pictogram | Picture) & Marks
export type SheetNode = SheetFrame | SheetText | SheetDrawing

/** What a slot is set with. A fact came from the prompt: no character of it may change. */
export interface SlotWords {
  text: string
  fact?: true
}
/** Of `details` and `items` one for each. */
export type Words = Partial<Record<SlotName, readonly SlotWords[]>>

/** What lays a scene out and shows what lies under its words. */
export interface Instruments {
  lay: LayOut
  pictograms: PictogramSource
  images?: Images
  /** Of a design that somebody drew for a prompt: the colours asked for, which are held to less; plates may get darker or lighter. */
  asked?: readonly Hex[]
}

export interface Lowering {
  format: Format
  /** Absent: the sheet's own, with what it leaves out derived. */
  palette?: Palette
  typography?: Typography
  /** Absent: the layout as it stands, slots with the sheet's own words. */
  words?: Words
  /** Present: ink that would not be read on what lies under it is mended. */
  instruments?: Instruments
}

export interface Lowered {
  scene: Scene
  /** What was changed so that every word can be read, a sentence each. */
  mended: string[]
}
