/**
 * Cards, posters and banners: everything stands exactly where the layout put it, in shares of the width, so that the
 * design scales as one thing. Its words and colours are props.
 */

import type { Box } from '../../base/geometry.ts'
import { nth } from '../../base/items.ts'
import { aspectRatio } from '../../scene/anchors.ts'
import { STRUCK } from '../../scene/effects.ts'
import type { LaidArtboard, LaidNode } from '../../scene/layout.ts'
import type { LaidText } from '../../scene/text-layout.ts'
import type { FontUse, Frame, Pictogram, Picture, Scene, Text, Vector } from '../../scene/types.ts'
import { asFrame } from '../../scene/walk.ts'
import { isPlain } from '../display.ts'
import { background, type Colours, colourVariables, mainColour } from './colours.ts'
import { contactAddress } from './contacts.ts'
import { croppedIn, magnified } from './cropped.ts'
import { type Gradients, letterShapes, painted, pictogramShapes, vectorShapes } from './drawing.ts'
import { drawn, edges, snapped, type View } from './fixed-boxes.ts'
import { helpers } from './fixed-helpers.ts'
import { chooser, propsInterface, type Side, sideComponent, type Word } from './fixed-sides.ts'
import { facesElement, facesValue, usedFonts } from './fonts.ts'
import { codeOf, type Element, element, expression, fineNumber, number, quote, type Value } from './jsx.ts'
import { camelCase, nameKeeper, pascalCase } from './names.ts'
import { pictureUrl } from './pictures.ts'
import type { CodeOptions, CodeTools } from './types.ts'

interface Writing {
  colours: Colours
  gradients: Gradients
  tools: CodeTools
  options: CodeOptions
  words: Word[]
  nameWord(wanted: string): string
  /** The fonts of the words that were written. */
  lettered: Set<FontUse>
  /** Whether the first heading was written. */
  headed: boolean
}
interface Origin {
  x: number
  y: number
}

/** A style attribute. */
const styled = (parts: string[]): Value => ({ object: parts })

const place = (origin: Origin, box: { x: number; y: number; width?: number; height?: number }): string => {
  const numbers = [box.x - origin.x, box.y - origin.y, box.width, box.height].filter((one) => one !== undefined)
  return `...place(${numbers.map(number).join(', ')})`
}

const own = (laid: LaidNode): string[] => {
  const { opacity, rotate } = laid.node
  return [
    ...(opacity !== undefined && opacity < 1 ? [`opacity: ${number(opacity)}`] : []),
    ...(rotate ? [`rotate: '${number(rotate)}deg'`] : []),
  ]
}

function radiusOf(radius: NonNullable<Frame['radius']>): string {
  if (radius === 'full') return 'units(9999)'
  if (Array.isArray(radius)) return `\`${radius.map((one) => `\${units(${number(one)})}`).join(' ')}\``
  return `units(${number(radius)})`
}

/**
 * Where browsers put the first baseline below the top of a block. They round to whole pixels; where the descent was
 * rounded down, Chromium on Linux and Android takes a pixel of the ascent for it.
 */
function firstBaseline(text: LaidText, lineHeight: number): number {
  const [ascent, descent] = [Math.round(text.ascent), Math.round(text.descent)]
  const borrowed = descent < text.descent && ascent >= 1 ? 1 : 0
  return Math.floor((lineHeight - ascent - descent) / 2) + ascent - borrowed
}

const HEADINGS = new Set(['h1', 'h2', 'h3'])

function tagOf(node: Text, writing: Writing): string {
  if (node.href) return 'a'
  if (node.element && (HEADINGS.has(node.element) || node.element === 'blockquote')) {
    if (node.element === 'h1') writing.headed = true
    return node.element
  }
  if (!writing.headed && node.role === 'headline') {
    writing.headed = true
    return 'h1'
  }
  return 'p'
}

/** The words of a text as they stand in its lines. */
const linesOf = (text: LaidText): string => text.lines.map((line) => line.text.trimEnd()).join('\n')

/** What is turned turns about its middle, wherever its box begins. */
const turnedAbout = (laid: LaidNode, box: { x: number; y: number }): string[] =>
  laid.node.rotate
    ? [
        `transformOrigin: \`\${units(${number(laid.x + laid.width / 2 - box.x)})} \${units(${number(laid.y + laid.height / 2 - box.y)})}\``,
      ]
    : []

/** Where a drawing stands, with what it shows and how it is turned. */
function svgPlace(laid: LaidNode, { viewBox, scale, anchor }: View, origin: Origin) {
  const { box, view } = drawn(laid, { viewBox, scale, ...(anchor && { anchor }) })
  const isMoved = box.x !== laid.x || box.y !== laid.y || box.width !== laid.width || box.height !== laid.height
  return {
    viewBox: [view.x, view.y, view.width, view.height].map(fineNumber).join(' '),
    preserveAspectRatio: aspectRatio(scale, anchor),
    style: styled([
      place(origin, box),
      ...(scale === 'cover' ? [] : ["overflow: 'visible'"]),
      ...own(laid),
      ...(isMoved ? turnedAbout(laid, box) : []),
    ]),
  }
}

/** Letters that no browser sets so: on a circle, in a stack, with a treatment. */
function lettersElement(laid: LaidNode, node: Text, text: LaidText, origin: Origin, writing: Writing): Element {
  const { gradients, colours } = writing
  const before = gradients.elements.length
  const shapes = letterShapes(node, text, laid, colours, gradients)
  const defs = gradients.elements.slice(before)
  return element(
    'svg',
    {
      ...svgPlace(laid, { viewBox: [laid.width, laid.height], scale: 'contain' }, origin),
      ...(node.role === 'decoration' ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': node.text }),
    },
    [...(defs.length > 0 ? [element('defs', {}, defs)] : []), ...shapes],
  )
}

interface TextBox {
  box: { x: number; y: number; width: number }
  align: 'left' | 'center' | 'right'
}

/** The box that a browser sets a text in so that its lines stand where the layout put them. */
function textBox(laid: LaidNode, node: Text, text: LaidText): TextBox {
  const first = nth(text.lines, 0)
  const y = first.baseline - firstBaseline(text, (node.lineHeight ?? 1.2) * text.size)
  // Room on both sides, so that a line that a browser sets a hair wider keeps its place.
  const slack = text.size / 2
  // Browsers space out the last letter of a line, too; the design does not.
  const spaced = (node.tracking ?? 0) * text.size
  if (node.align === 'center')
    return { box: { x: laid.x - slack + spaced / 2, y, width: laid.width + 2 * slack }, align: 'center' }
  const width = laid.width + slack
  if (node.align === 'end') return { box: { x: laid.x - slack + spaced, y, width }, align: 'right' }
  const toRight = first.x + first.width > laid.x + laid.width - 0.5 && first.x > laid.x + 0.5
  return toRight
    ? { box: { x: laid.x - slack, y, width }, align: 'right' }
    : { box: { x: laid.x, y, width }, align: 'left' }
}

function textElement(laid: LaidNode, node: Text, text: LaidText, origin: Origin, writing: Writing): Element[] {
  if (text.lines.length === 0) return []
  if (!isPlain(node)) return [lettersElement(laid, node, text, origin, writing)]
  const { colours, lettered, words } = writing
  lettered.add(node.font)
  const { box, align } = textBox(laid, node, text)
  const prop = writing.nameWord(camelCase(node.id.replace(/-1$/, '')) || 'words')
  words.push({ prop, value: linesOf(text) })
  const { ref, alpha } = mainColour(node.fill)
  const tag = tagOf(node, writing)
  const contact = tag === 'p' && text.lines.length === 1 ? contactAddress(node) : undefined
  const style = styled([
    `...lettering(${[`${node.font}Font`, number(text.size), String(node.weight), number(node.lineHeight ?? 1.2)].join(', ')})`,
    place(origin, box),
    ...(node.italic ? ["fontStyle: 'italic'"] : []),
    ...struckStyles(node.struck),
    // Where browsers would move pairs of letters by a table that the design was not set with.
    ...(text.glyphs.some(({ font }) => font.hasOldPairs) ? ["fontKerning: 'none'"] : []),
    ...(node.tracking ? [`letterSpacing: '${Number(node.tracking.toFixed(4))}em'`] : []),
    ...(align === 'left' ? [] : [`textAlign: '${align}'`]),
    `color: ${codeOf(colours.value(ref, alpha))}`,
    ...own(laid),
    ...turnedAbout(laid, box),
  ])
  const attributes = {
    href: node.href ?? contact,
    'aria-hidden': node.role === 'decoration' ? (true as const) : undefined,
    style,
  }
  return [element(contact ? 'a' : tag, attributes, [expression(prop)])]
}

function struckStyles(struck: Text['struck']): string[] {
  if (!struck) return []
  const line = struck === 'under' ? 'underline' : 'line-through'
  const offset = struck === 'under' ? [`textUnderlineOffset: '${STRUCK.below}em'`] : []
  return [`textDecoration: '${line} ${STRUCK.thickness}em'`, ...offset]
}

function drawingElement(laid: LaidNode, node: Vector | Pictogram, origin: Origin, writing: Writing): Element {
  const { colours, gradients, tools } = writing
  const before = gradients.elements.length
  const scale = node.type === 'vector' ? (node.scale ?? 'contain') : 'contain'
  const { viewBox, shapes } =
    node.type === 'vector'
      ? { viewBox: node.viewBox, shapes: vectorShapes(node, colours, gradients) }
      : pictogramShapes(node, tools.pictograms, colours, gradients)
  const defs = gradients.elements.slice(before)
  return element(
    'svg',
    {
      ...svgPlace(
        laid,
        { viewBox, scale, ...(node.type === 'vector' && node.anchor && { anchor: node.anchor }) },
        origin,
      ),
      fill: 'none',
      ...(node.alt ? { role: 'img', 'aria-label': node.alt } : { 'aria-hidden': true as const }),
    },
    [...(defs.length > 0 ? [element('defs', {}, defs)] : []), ...shapes],
  )
}

function pictureElements(laid: LaidNode, node: Picture, origin: Origin, writing: Writing): Element[] {
  const cropped = croppedIn(node)
  const radius = node.radius ? [`borderRadius: ${radiusOf(node.radius)}`] : []
  const image = (style: string[]) =>
    element('img', { src: pictureUrl(node, writing.options), alt: node.alt, style: styled(style) })
  const position = cropped.point ? [`objectPosition: '${cropped.point}'`] : []
  return [
    cropped.zoom
      ? element('div', { style: styled([place(origin, laid), "overflow: 'hidden'", ...radius, ...own(laid)]) }, [
          image(magnified(cropped)),
        ])
      : image([place(origin, laid), `objectFit: '${node.fit ?? 'cover'}'`, ...position, ...radius, ...own(laid)]),
    ...(node.scrim
      ? [
          element('div', {
            style: styled([
              place(origin, laid),
              `background: ${background(node.scrim, writing.colours, laid)}`,
              ...radius,
            ]),
          }),
        ]
      : []),
  ]
}

function frameElements(laid: LaidNode, frame: Frame, origin: Origin, writing: Writing): Element[] {
  const { colours } = writing
  const box = frame.radius ? laid : snapped(laid)
  const look: string[] = []
  if (frame.fill) look.push(`background: ${background(frame.fill, colours, box)}`)
  const { stroke, shadow } = frame
  if (frame.fill && shadow)
    look.push(
      `boxShadow: \`0 \${units(${number(shadow.y)})} \${units(${number(shadow.blur)})} rgb(0 0 0 / ${number(shadow.alpha * 100)}%)\``,
    )
  if (frame.radius && (look.length > 0 || frame.clip)) look.push(`borderRadius: ${radiusOf(frame.radius)}`)
  const { rotate, opacity } = frame
  const holds = Boolean(frame.clip || rotate || (opacity ?? 1) < 1 || frame.href)
  const border = (from: Origin): Element[] => {
    if (!stroke) return []
    if (!stroke.sides) return [outline(laid, frame, stroke, from, writing)]
    return edges(laid, frame).map((edge) => edgeElement(edge, frame, from, writing))
  }
  if (!holds) {
    const inner = laid.children.flatMap((child) => elements(child, origin, writing))
    const ground =
      look.length > 0 && box.width > 0 && box.height > 0
        ? [element('div', { style: styled([place(origin, box), ...look]) })]
        : []
    return [...ground, ...border(origin), ...inner]
  }
  const inner = laid.children.flatMap((child) => elements(child, box, writing))
  const clip = frame.clip ? ["overflow: 'hidden'"] : []
  return [
    element(
      frame.href ? 'a' : 'div',
      { href: frame.href, style: styled([place(origin, box), ...look, ...clip, ...own(laid)]) },
      [...border(box), ...inner],
    ),
  ]
}

/** A border drawn rather than set: browsers cut the width of borders to whole pixels. */
function outline(
  laid: LaidNode,
  frame: Frame,
  { paint, width }: NonNullable<Frame['stroke']>,
  origin: Origin,
  { colours, gradients }: Writing,
): Element {
  // The drawing stands on whole pixels, where browsers put it anyway; the line in it stands where it belongs.
  const [left, top] = [Math.floor(laid.x), Math.floor(laid.y)]
  const [right, bottom] = [Math.ceil(laid.x + laid.width), Math.ceil(laid.y + laid.height)]
  const [w, h] = [laid.width - width, laid.height - width]
  const radius = frame.radius === 'full' ? Math.min(w, h) / 2 : Array.isArray(frame.radius) ? 0 : (frame.radius ?? 0)
  return element(
    'svg',
    {
      viewBox: `0 0 ${right - left} ${bottom - top}`,
      fill: 'none',
      'aria-hidden': true,
      style: styled([place(origin, { x: left, y: top, width: right - left, height: bottom - top })]),
    },
    [
      element('rect', {
        x: number(laid.x - left + width / 2),
        y: number(laid.y - top + width / 2),
        width: number(w),
        height: number(h),
        rx: radius > 0 ? number(Math.max(0, radius - width / 2)) : undefined,
        ...painted('stroke', paint, colours, gradients),
        strokeWidth: number(width),
      }),
    ],
  )
}

function edgeElement(edge: Box, frame: Frame, origin: Origin, { colours }: Writing): Element {
  const paint = frame.stroke?.paint ?? 'line'
  return element('div', { style: styled([place(origin, edge), `background: ${background(paint, colours, edge)}`]) })
}

function elements(laid: LaidNode, origin: Origin, writing: Writing): Element[] {
  const { node } = laid
  if (node.type === 'frame') return frameElements(laid, node, origin, writing)
  if (node.type === 'text') return laid.text ? textElement(laid, node, laid.text, origin, writing) : []
  if (node.type === 'picture') return pictureElements(laid, node, origin, writing)
  return [drawingElement(laid, node, origin, writing)]
}

function writeSide(laid: LaidArtboard, component: string, writing: Writing, faces: string): Side {
  const root = asFrame(laid.root.node)
  const ratio = `aspectRatio: '${number(laid.width)} / ${number(laid.height)}'`
  const ground = root.fill ? [`background: ${background(root.fill, writing.colours, laid)}`] : []
  const { fill: _fill, clip: _clip, ...bare } = root
  const children = elements({ ...laid.root, node: bare }, { x: 0, y: 0 }, writing)
  const canvas = element('div', { style: styled(['...canvas', ratio, ...ground]) }, children)
  return {
    component,
    root: element(
      'article',
      { className: expression('className'), style: expression("{ containerType: 'inline-size' }") },
      [...facesElement(faces), canvas],
    ),
    words: writing.words,
    colours: writing.colours.used(),
  }
}

/** The whole file and what it depends on. */
export function writeFixed(
  scene: Scene,
  artboards: LaidArtboard[],
  name: string,
  tools: CodeTools,
  options: CodeOptions,
): { code: string; dependencies: Record<string, string> } {
  const fonts = usedFonts(
    scene,
    artboards.map(({ root }) => root),
  )
  const { palette } = scene
  const reserved = ['className', 'side', 'canvas', 'place', 'lettering', 'units', ...Object.keys(palette)]
  const nameWord = nameKeeper(reserved)
  const lettered = new Set<FontUse>()
  const gradients: Gradients = { elements: [], idOf: (index) => `${name}-gradient-${index + 1}` }
  const sides = artboards.map((laid) => {
    const component = artboards.length > 1 ? name + pascalCase(laid.artboard.name) : name
    const writing = {
      ...{ colours: colourVariables(palette), gradients, tools, options },
      ...{ words: [], nameWord, lettered, headed: false },
    }
    return writeSide(laid, component, writing, fonts.faces)
  })
  const uses = [...fonts.families].filter(([use]) => lettered.has(use))
  const colours = Object.keys(palette).filter((role) => sides.some((side) => side.colours.includes(role)))
  const props = `${name}Props`
  const head = sides.length > 1 ? 'export function' : 'export default function'
  const lines = [
    ...fonts.imports,
    "import type { CSSProperties } from 'react'",
    '',
    ...uses.map(([use, stack]) => `const ${use}Font = ${quote(stack)}`),
    ...(uses.length > 0 ? [''] : []),
    ...facesValue(fonts.faces),
    ...helpers(nth(artboards, 0).width, uses.length > 0),
    '',
    ...propsInterface(props, sides, colours),
    ...sides.flatMap((side) => sideComponent(side, palette, props, head)),
    ...(sides.length > 1 ? chooser(name, props, sides, artboards) : []),
  ]
  return { code: lines.join('\n'), dependencies: fonts.dependencies }
}
