/** Pictograms, drawings and pictures of a page. Drawings become components of their own, so that sections stay readable. */
import { aspectRatio } from '../../scene/anchors.ts'
import type { LaidNode } from '../../scene/layout.ts'
import type { ColourRef, Pictogram, Picture, Vector } from '../../scene/types.ts'
import { colour, ground, length, radius, WIDE } from './classes.ts'
import { mainColour } from './colours.ts'
import type { ControlOf } from './controls/context.ts'
import { croppedIn } from './cropped.ts'
import { pictogramShapes, vectorShapes } from './drawing.ts'
import { type Element, element, number } from './jsx.ts'
import type { LayoutContext } from './layout-context.ts'
import { pascalCase } from './names.ts'
import { classList, named, type PageContext } from './page-context.ts'
import { fills, sizeClasses } from './page-sizes.ts'
import { pictureUrl } from './pictures.ts'

/** Names the component of a drawing, once for all drawings that are the same. */
function drawing(wanted: string, svg: Element, { drawings, nameOf }: PageContext): string {
  const known = [...drawings].find(([, made]) => JSON.stringify(made) === JSON.stringify(svg))
  if (known) return known[0]
  const name = nameOf(wanted)
  drawings.set(name, svg)
  return name
}

const label = (alt: string | undefined) => (alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true as const })

/** The component of a sign in the colour of the text around it. */
export function iconComponent(icon: string, writing: PageContext): string {
  const node: Pictogram = { type: 'pictogram', id: icon, role: 'icon', icon, paint: 'ink', width: 24, height: 24 }
  return componentOf(node, 'ink', writing)
}

function componentOf(node: Pictogram, ref: ColourRef, writing: PageContext): string {
  const { viewBox, shapes } = pictogramShapes(
    { ...node, paint: ref },
    writing.tools.pictograms,
    {
      ...writing.colours,
      value: (asked, share) => (asked === ref ? 'currentColor' : writing.colours.value(asked, share)),
    },
    { elements: [], idOf: String },
  )
  return drawing(
    `${pascalCase(node.icon.split(':')[1] ?? node.icon)}Icon`,
    element('svg', { viewBox: `0 0 ${viewBox.map(number).join(' ')}`, fill: 'none' }, shapes),
    writing,
  )
}

export function pictogramElement(laid: LaidNode, node: Pictogram, spot: LayoutContext, writing: PageContext): Element {
  const { palette } = writing.scene
  const { ref, alpha } = mainColour(node.paint)
  const name = componentOf(node, ref, writing)
  const fixed =
    laid.width === laid.height ? [length('size', laid.width)] : [length('w', laid.width), length('h', laid.height)]
  // In a tile that shrinks, the icon shrinks along.
  const size = spot.drawn
    ? [`w-[${number((laid.width / spot.width) * 100)}%]`, 'h-auto', ...fixed.map((name) => WIDE + name)]
    : fixed
  const { width: _w, height: _h, ...rest } = node
  const classes = [
    ...size,
    'shrink-0',
    colour('text', ref, alpha, palette),
    ...sizeClasses({ ...laid, node: rest }, spot),
  ]
  if (spot.above) classes.push('relative')
  return named(element(name, { className: classList(classes), ...label(node.alt) }), node)
}

export function vectorElement(laid: LaidNode, node: Vector, spot: LayoutContext, writing: PageContext): Element {
  const gradients = { elements: [], idOf: (index: number) => `${node.id}-gradient-${index + 1}` }
  const shapes = vectorShapes(node, writing.colours, gradients)
  const chart = node.control?.kind === 'chart' ? node.control : undefined
  const svg = element(
    'svg',
    {
      viewBox: `0 0 ${node.viewBox.map(number).join(' ')}`,
      preserveAspectRatio: aspectRatio(node.scale ?? 'contain', node.anchor),
      fill: 'none',
    },
    [
      ...(chart ? described(chart) : []),
      ...(gradients.elements.length > 0 ? [element('defs', {}, gradients.elements)] : []),
      ...shapes,
    ],
  )
  const name = drawing(`${pascalCase(node.id).replace(/\d+/g, '')}Drawing`, svg, writing)
  const classes = fills(node) ? ['absolute', 'inset-0', 'size-full'] : ['h-auto', ...sizeClasses(laid, spot)]
  const read = chart ? { role: 'img' } : label(node.alt)
  return named(element(name, { className: classList(classes), ...read }), node)
}

/** What a chart says to those who do not see it. */
const described = ({ title, points, sample }: ControlOf<'chart'>): Element[] => [
  element('title', {}, [sample ? `${title} (sample data)` : title]),
  element('desc', {}, [points.map(({ label, value }) => `${label} ${value}`).join(', ')]),
]

export function pictureElement(laid: LaidNode, node: Picture, spot: LayoutContext, writing: PageContext): Element {
  const whole = fills(node)
  const { zoom, point } = croppedIn(node)
  const at = point?.replace(' ', '_')
  const round = node.radius ? [radius(node.radius)] : []
  const look = [
    node.fit === 'contain' ? 'object-contain' : 'object-cover',
    ...(at ? [`object-[${at}]`] : []),
    ...(zoom ? [`scale-[${zoom}]`, ...(at ? [`origin-[${at}]`] : [])] : round),
  ]
  const place = whole ? ['absolute', 'inset-0', 'size-full'] : sizeClasses(laid, spot)
  const image = (classes: string[]) =>
    element('img', { src: pictureUrl(node, writing.options), alt: node.alt, className: classList(classes) })
  if (!node.scrim && !zoom) return named(image([...place, ...look]), node)
  const scrim = node.scrim && [
    element('div', { className: classList(['absolute', 'inset-0', ground(node.scrim, writing.scene.palette)]) }),
  ]
  const window = zoom ? ['overflow-hidden', ...round] : []
  return named(
    element('div', { className: classList([...(whole ? [] : ['relative']), ...window, ...place]) }, [
      image(['size-full', ...look]),
      ...(scrim ?? []),
    ]),
    node,
  )
}
