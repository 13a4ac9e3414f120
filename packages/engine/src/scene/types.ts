/**
 * The scene: what a design *is*. A versioned, serialisable tree from which every picture, file and component is a pure
 * function. All lengths are artboard pixels, all angles degrees clockwise, all colours sRGB hex. Nothing here may hold
 * what can be computed (boxes, lines, glyphs): that is the layout's work, at every rendering anew.
 */
import type { FontFamily } from '../type/types.ts'
import type { Control } from './controls.ts'
import type { ColourRef, Paint, Palette } from './paint-types.ts'

export type { ColourRef, GradientStop, Hex, Paint, Palette, PaletteRole, PlainColour, Shade } from './paint-types.ts'

export const SCENE_VERSION = 1

/** What is designed. */
export const KIND_NAMES = ['logo', 'website', 'business-card', 'poster', 'icon', 'banner'] as const
export type KindName = (typeof KIND_NAMES)[number]

/** Whether a kind stands for a name: a mark, or a card that takes one. */
export const isMark = (kind: KindName): boolean => kind === 'logo' || kind === 'icon' || kind === 'business-card'

export interface Scene {
  version: typeof SCENE_VERSION
  kind: KindName
  format: Format
  palette: Palette
  typography: Typography
  /** At least one. The first is the picture of the design; a card's second one is its back, a site's others are its pages. */
  artboards: Artboard[]
}

/** The size a design is made for. */
export interface Format {
  /** A stable name: 'square', 'A4 portrait', 'Instagram story', 'leaderboard', 'US business card', 'web page', … */
  name: string
  /** Artboard pixels. */
  width: number
  /** Artboard pixels. 'auto' grows with the content (web pages). */
  height: number | 'auto'
  /** Present where the design is printed: millimetres. */
  print?: { width: number; height: number; bleed: number; safe: number }
  /**
   * Present where the place it is shown in lays controls over it or cuts it: shares of its height and width, from the top, the
   * right, the bottom, the left. No words stand there; grounds and pictures do.
   */
  covered?: readonly [number, number, number, number]
}

export interface Artboard {
  /** 'front', 'back', 'page', …; of a page among several what it is called: 'Home', 'About'. */
  name: string
  /** Address of a page on its site, where it has several: '/' is the first, '/about' another. Links lead there by it. */
  path?: string
  /** Its children sit on the artboard's own width and height; `root.fill` is the ground. */
  root: Frame
}

/** Families by use. Text names the use, so that "another font" is a patch of the typography. */
export interface Typography {
  display: FontFamily
  text: FontFamily
  /** A third voice where a direction wants one (a script line, a mono detail). */
  accent?: FontFamily
}
export type FontUse = keyof Typography

/**
 * What a part of a design is. The same names carry facts in a brief, targets of an edit and semantics in code.
 * Open on purpose: kinds may add roles, but a role that exists is used.
 */
export type Role =
  // copy
  | 'brand'
  | 'tagline'
  | 'headline'
  | 'subhead'
  | 'body'
  | 'detail'
  | 'label'
  | 'list-item'
  | 'quote'
  | 'date'
  | 'time'
  | 'place'
  | 'address'
  | 'price'
  | 'offer'
  | 'person'
  | 'title'
  | 'phone'
  | 'email'
  | 'link'
  | 'social'
  | 'hashtag'
  | 'cta'
  // pictures
  | 'logo'
  | 'mark'
  | 'icon'
  | 'photo'
  | 'illustration'
  | 'pattern'
  | 'decoration'
  | 'qr'
  | 'sticker'
  // structure
  | 'background'
  | 'panel'
  | 'band'
  | 'rule'
  | 'frame'
  | 'group'
  | 'card'
  | 'button'
  | 'nav'
  | 'hero'
  | 'section'
  | 'footer'

export type Sizing = number | `${number}%` | 'hug' | 'fill'

export interface NodeBase {
  /** Unique in the scene, stable through edits, readable ('headline', 'feature-2-title'). */
  id: string
  role?: Role
  /** What people do with it, on pages. */
  control?: Control
  /** Present: absolute in the parent (distances from its edges). Absent: in the parent's flow. */
  at?: { left?: number; top?: number; right?: number; bottom?: number }
  /** Absent = 'hug' (text and frames: their content; the rest: stretch in the cross axis of a flow). */
  width?: Sizing
  height?: Sizing
  minWidth?: number
  maxWidth?: number
  minHeight?: number
  maxHeight?: number
  alignSelf?: 'start' | 'center' | 'end' | 'stretch'
  /** [top, right, bottom, left] */
  margin?: Insets
  opacity?: number
  /** Degrees clockwise about the centre of the box. */
  rotate?: number
  /** A person wants it to stay as it is: edits leave it and what is in it alone. */
  locked?: true
  /** What becomes of it on the small screen of exported code, where it is another thing than anywhere else. */
  small?: Small
}
/**
 * Left out; its children two by two; in the flow before its neighbours, where it lay behind them. Of drawings that take turns: on screens
 * narrower than the design alone, on those that are as wide.
 */
export type Small = 'hidden' | 'pairs' | 'above' | 'narrow' | 'wide'
export type Insets = number | [number, number, number, number]

export type Node = Frame | Text | Vector | Pictogram | Picture

export interface Frame extends NodeBase {
  type: 'frame'
  /** How children without `at` flow. Absent: a column without gap or padding. */
  layout?: {
    direction?: 'row' | 'column'
    gap?: number
    /** Between the lines of a flow that wraps; absent: as `gap`. */
    lineGap?: number
    padding?: Insets
    align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline' // cross axis; default stretch in a column, start in a row
    justify?: 'start' | 'center' | 'end' | 'between' | 'around' // main axis
    wrap?: boolean
  }
  fill?: Paint
  stroke?: { paint: Paint; width: number; sides?: ('top' | 'right' | 'bottom' | 'left')[] } // inside the box
  /** Corner radius; 'full' is a pill or an ellipse of the box. */
  radius?: number | 'full' | [number, number, number, number]
  /** A soft shadow below a filled box: black, `y` pixels lower, fading out over `blur` pixels as CSS has it. */
  shadow?: Shadow
  clip?: boolean
  /** Of parts that a person has grouped: what the group is called. Its children have places of their own. */
  name?: string
  /** What it becomes in HTML; default div. */
  element?:
    | 'header'
    | 'nav'
    | 'main'
    | 'section'
    | 'article'
    | 'aside'
    | 'footer'
    | 'ul'
    | 'li'
    | 'a'
    | 'button'
    | 'figure'
    | 'form'
  href?: string
  /** Of a link in a way through the site: it leads to where one is, and is marked. */
  current?: true
  children: Node[]
}

export interface Shadow {
  y: number
  blur: number
  /** How dark it is under the middle of the box, 0–1. */
  alpha: number
}

/**
 * A run of a text's words that looks otherwise. It is found by its words: where they are no longer in the text, it is no more,
 * whoever changed them.
 */
export interface TextSpan {
  words: string
  /** Where they stand in the text; where they do not stand there, the next place after the span before. */
  at: number
  fill?: Paint
  weight?: number
  italic?: boolean
  /** A share of the text's size. */
  size?: number
  font?: FontUse
  struck?: 'under' | 'through'
}

export interface Text extends NodeBase {
  type: 'text'
  text: string
  /** Runs of style in it, in their order, none over another. */
  spans?: TextSpan[]
  /** The words came from the prompt: no rule, model or edit of something else may change a character or its case. */
  fact?: boolean
  font: FontUse
  weight: number // 100–900, clamped to what the family has
  italic?: boolean
  /** A line under each line of letters, or through them. */
  struck?: 'under' | 'through'
  /** Pixels; the largest size where `fit` is present. */
  size: number
  lineHeight?: number // × size, default 1.2
  tracking?: number // em, default 0
  align?: 'start' | 'center' | 'end' // default start; start is the right edge for right-to-left text
  /** Where its lines lie in a box that is higher than they are; default the top. */
  valign?: 'middle' | 'bottom'
  fill: Paint
  /** 'upper' is for labels; on a fact only where somebody asks for it. The words themselves stay as they were given. */
  case?: 'upper'
  /**
   * Choose the largest size in [min, size] at which the text stands in at most `lines` lines inside the width (and the
   * height, where that is fixed). Words are never broken. Without `fit`, text wraps at the width and keeps its size.
   */
  fit?: { min: number; lines?: number }
  /** The box reaches from the capitals' top of the first line to the baseline of the last: for exact optical placing. */
  trim?: true
  /**
   * Set on a circle (its centre is the middle of the box) instead of lines: `radius` of the baseline, `angle` of the middle of the
   * text (0 = top), clockwise; 'inside' runs along the bottom, upright. With a `path`, along that one instead: path data
   * from the box's top left corner, which `align` says where the words stand on; `radius` is half of what the path spans.
   */
  arc?: { radius: number; angle: number; side?: 'outside' | 'inside'; path?: string }
  /**
   * Lines as bricks: each as wide as the box, in a size of its own, ink close to ink. Broken where the box is filled best;
   * `size` is the largest, `fit.min` the least of a line. `gap`: between the ink of two lines, a share of the box's width.
   * `lines`: never broken.
   */
  stack?: { gap: number; lines?: 1 }
  /** What is drawn with the letters besides their fill, or instead of it. */
  effect?: TextEffect
  element?: 'h1' | 'h2' | 'h3' | 'p' | 'a' | 'button' | 'li' | 'blockquote' | 'span' | 'label'
  href?: string
}

/** A treatment of letters. Lengths are in em: of a stack the mean size of its lines. Angles as everywhere. */
export type TextEffect =
  /** A copy behind, moved; `edge` is a line round the letters that keeps the two apart. */
  | { kind: 'shadow'; paint: Paint; x: number; y: number; edge?: { paint: ColourRef; width: number } }
  /** A solid body behind, drawn out in one direction without steps. */
  | { kind: 'extrusion'; paint: ColourRef; angle: number; depth: number }
  /** Hollow: the fill is the line's. */
  | { kind: 'hollow'; width: number }
  /** Hollow copies behind, one after the other, in the colour of `paint`. */
  | { kind: 'echo'; paint: Paint; x: number; y: number; count: number; width: number }
  /** A line inside the strokes of fat letters. */
  | { kind: 'inline'; paint: ColourRef; width: number }
  /** Tubes that glow: `paint` is the light, the fill the tube's core. */
  | { kind: 'neon'; paint: ColourRef; width: number }
  /** Cut through along a line, the lower part in another colour and moved along the cut; `at` is a share of the height. */
  | { kind: 'cut'; paint: ColourRef; angle: number; at: number; gap: number; shift: number }
  /** Windows: the letters show shapes, which cover their bounds, before their fill. */
  | { kind: 'window'; viewBox: [number, number]; shapes: Shape[] }
  /**
   * One letter, or its dot, gives way to a thing drawn in a view box: as tall as the letter, on its line. `letter` counts those that
   * leave ink, from 0; `wider` is how much wider than the letter the thing may be. It holds for the words `of` alone: others are
   * set plain.
   */
  | {
      kind: 'swap'
      of: string
      letter: number
      part: 'whole' | 'dot'
      wider: number
      viewBox: [number, number]
      shapes: Shape[]
    }

/** A mark, motif, pattern or illustration: many shapes in one view box, scaled as one thing. */
export interface Vector extends NodeBase {
  type: 'vector'
  viewBox: [number, number]
  /** How the view box meets the node's box; default contain. */
  scale?: 'contain' | 'cover' | 'stretch'
  /** Where it lies in a box of other proportions; default center. */
  anchor?: Anchor
  shapes: Shape[]
  /** Shapes that belong together, those that hold others before them. What has no effect on the picture is only a name. */
  groups?: ShapeGroup[]
  /** For readers that do not see; decoration has none. */
  alt?: string
}
export type Anchor =
  | 'center'
  | 'top'
  | 'bottom'
  | 'left'
  | 'right'
  | 'top-left'
  | 'top-right'
  | 'bottom-left'
  | 'bottom-right'
export interface Shape {
  /** What the part is called in its drawing. */
  id?: string
  /** The innermost group that it belongs to. Shapes of a group stand next to one another. */
  group?: string
  d: string // SVG path data
  fill?: Paint
  rule?: 'evenodd'
  stroke?: { paint: Paint; width: number; cap?: 'round' | 'square'; join?: 'round' | 'bevel'; dash?: number[] }
  opacity?: number
}

/** Shapes of a drawing that are shown as one; all lengths are those of its view box. */
export interface ShapeGroup {
  id: string
  /** The group that holds it. */
  within?: string
  /** Of all of it together: where its shapes overlap, the lower ones do not shine through. */
  opacity?: number
  /** Only what lies inside this path is shown. */
  clip?: { d: string; rule?: 'evenodd' }
  /** Shown as far as these shapes are light: white all, black nothing, as SVG has it. */
  mask?: { shapes: Shape[] }
  /** How it is laid on what is below it. */
  blend?: Blend
  /** Out of focus: the standard deviation, as SVG has it. */
  blur?: number
  /** A soft shadow of its own form; `blur` is twice the standard deviation, as CSS has it. */
  shadow?: { x: number; y: number; blur: number; alpha: number; colour?: ColourRef }
  /** Light round its form. */
  glow?: { colour: ColourRef; blur: number }
}
/** Modes that pictures, SVG and PDF share. */
export const BLENDS = [
  'multiply',
  'screen',
  'overlay',
  'darken',
  'lighten',
  'soft-light',
  'hard-light',
  'difference',
] as const
export type Blend = (typeof BLENDS)[number]

/** An icon of a licensed set by name, e.g. 'ph:coffee-fill'. */
export interface Pictogram extends NodeBase {
  type: 'pictogram'
  icon: string
  paint: Paint
  /** The second tone of duotone icons; default the first at 20%. */
  tone?: Paint
  alt?: string
}

export interface Picture extends NodeBase {
  type: 'picture'
  media: string
  alt: string
  fit?: 'cover' | 'contain' // default cover
  /** The point that stays in view when cropped, fractions of the picture; default its centre. */
  focus?: [number, number]
  /**
   * Cropped by hand, instead of by the focus: how many times it is magnified beyond what covers the box (from 1), and the point of it,
   * in fractions, that stands at the same fractions of the box.
   */
  crop?: [zoom: number, x: number, y: number]
  treatment?: { duotone: [ColourRef, ColourRef] }
  /** Painted over the picture for legibility. */
  scrim?: Paint
  radius?: number | 'full'
}
