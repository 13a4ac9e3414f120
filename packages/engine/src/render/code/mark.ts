/** Logos and icons: one SVG element whose colours are props. */

import { nth } from '../../base/items.ts'
import { isKeyOf } from '../../base/tables.ts'
import { anchorShares } from '../../scene/anchors.ts'
import type { LaidArtboard, LaidNode } from '../../scene/layout.ts'
import type { Anchor, Frame, Paint, PaletteRole, Picture, Scene } from '../../scene/types.ts'
import { asFrame } from '../../scene/walk.ts'
import { rectPath } from '../rect-path.ts'
import { type Colours, colourVariables, mainColour } from './colours.ts'
import { croppedIn, magnified } from './cropped.ts'
import { type Gradients, outlined, painted, pictogramShapes, shortPath, vectorShapes } from './drawing.ts'
import { bracketed, type Child, type Element, element, expression, number, quote, returned, WIDTH } from './jsx.ts'
import { pictureUrl } from './pictures.ts'
import type { CodeOptions, CodeTools } from './types.ts'

interface Writing {
  colours: Colours
  gradients: Gradients
  tools: CodeTools
  options: CodeOptions
  /** Elements for `<defs>`. */
  clips: Element[]
}

function box(laid: LaidNode, frame: Frame): Element | undefined {
  const { x, y, width, height } = laid
  if (frame.radius === 'full' && width === height)
    return element('circle', { cx: number(x + width / 2), cy: number(y + height / 2), r: number(width / 2) })
  if (Array.isArray(frame.radius) || frame.radius === 'full')
    return element('path', { d: shortPath(rectPath(laid, frame.radius)) })
  // As painted: square corners stand on whole pixels.
  const [left, top] = frame.radius ? [x, y] : [Math.round(x), Math.round(y)]
  const [right, bottom] = frame.radius ? [x + width, y + height] : [Math.round(x + width), Math.round(y + height)]
  if (right <= left || bottom <= top) return undefined
  return element('rect', {
    x: left === 0 ? undefined : number(left),
    y: top === 0 ? undefined : number(top),
    width: number(right - left),
    height: number(bottom - top),
    rx: frame.radius ? number(Math.min(frame.radius, width / 2, height / 2)) : undefined,
  })
}

const withPaint = (shape: Element | undefined, attributes: Record<string, unknown>): Element[] =>
  shape ? [element(shape.tag, { ...shape.attributes, ...(attributes as Element['attributes']) })] : []

function frameElements(laid: LaidNode, frame: Frame, writing: Writing): Element[] {
  const { colours, gradients } = writing
  const own: Element[] = []
  if (frame.fill) own.push(...withPaint(box(laid, frame), painted('fill', frame.fill, colours, gradients)))
  if (frame.stroke) {
    const { paint, width, sides } = frame.stroke
    const { x, y, width: w, height: h } = laid
    if (sides) {
      const edges = {
        top: { x, y, width: w, height: width },
        right: { x: x + w - width, y, width, height: h },
        bottom: { x, y: y + h - width, width: w, height: width },
        left: { x, y, width, height: h },
      }
      for (const side of sides)
        own.push(
          ...withPaint(
            box({ ...laid, ...edges[side] }, { ...frame, radius: 0 }),
            painted('fill', paint, colours, gradients),
          ),
        )
    } else {
      const inner = { ...laid, x: x + width / 2, y: y + width / 2, width: w - width, height: h - width }
      const radius = typeof frame.radius === 'number' ? Math.max(0, frame.radius - width / 2) : frame.radius
      own.push(
        element('path', {
          d: shortPath(rectPath(inner, radius)),
          fill: 'none',
          ...painted('stroke', paint, colours, gradients),
          strokeWidth: expression(number(width)),
        }),
      )
    }
  }
  const inner = laid.children.flatMap((child) => elements(child, writing))
  if (!frame.clip || inner.length === 0) return [...own, ...inner]
  return [...own, clipped(inner, rectPath(laid, frame.radius), writing)]
}

function clipped(inner: Element[], d: string, { clips }: Writing): Element {
  const name = `clip${clips.length === 0 ? '' : clips.length + 1}`
  clips.push(element('clipPath', { id: expression(`\`\${id}-${name}\``) }, [element('path', { d: shortPath(d) })]))
  return element('g', { clipPath: expression(`\`url(#\${id}-${name})\``) }, inner)
}

/** A transform that moves and scales; nothing where it would do neither. */
function moved(x: number, y: number, scale: string): string | undefined {
  const [left, top] = [number(x), number(y)]
  const parts = [
    ...(left === '0' && top === '0' ? [] : [`translate(${left} ${top})`]),
    ...(scale === '1' ? [] : [`scale(${scale})`]),
  ]
  return parts.join(' ') || undefined
}

/** Where a drawing's view box comes to stand. */
function placement(laid: LaidNode, viewBox: [number, number], scale: 'contain' | 'cover' | 'stretch', anchor?: Anchor) {
  const [sx, sy] = [laid.width / viewBox[0], laid.height / viewBox[1]]
  if (scale === 'stretch')
    return moved(laid.x, laid.y, sx === sy ? String(Number(sx.toFixed(5))) : `${sx.toFixed(4)} ${sy.toFixed(4)}`)
  const factor = scale === 'contain' ? Math.min(sx, sy) : Math.max(sx, sy)
  const [across, down] = anchorShares(anchor)
  const x = laid.x + (laid.width - viewBox[0] * factor) * across
  const y = laid.y + (laid.height - viewBox[1] * factor) * down
  return moved(x, y, String(Number(factor.toFixed(5))))
}

function elements(laid: LaidNode, writing: Writing): Element[] {
  const inner = bareElements(laid, writing)
  const { opacity, rotate } = laid.node
  if ((opacity ?? 1) === 1 && !rotate) return inner
  const turn = rotate
    ? `rotate(${number(rotate)} ${number(laid.x + laid.width / 2)} ${number(laid.y + laid.height / 2)})`
    : undefined
  return [element('g', { opacity: opacity === undefined ? undefined : number(opacity), transform: turn }, inner)]
}

function pictureElement({ x, y, width, height }: LaidNode, node: Picture, writing: Writing): Element {
  const box = { x: number(x), y: number(y), width: number(width), height: number(height) }
  const href = pictureUrl(node, writing.options)
  const cropped = croppedIn(node)
  // SVG knows edges and middles only; a foreign object lies as the picture of a page does.
  if (cropped.zoom || (node.crop && cropped.point))
    return element('foreignObject', { ...box, style: { object: ["overflow: 'hidden'"] } }, [
      element('img', { src: href, alt: node.alt, style: { object: magnified({ zoom: '1', ...cropped }) } }),
    ])
  return element('image', {
    href,
    ...box,
    preserveAspectRatio: node.fit === 'contain' ? undefined : 'xMidYMid slice',
  })
}

function bareElements(laid: LaidNode, writing: Writing): Element[] {
  const { node } = laid
  const { colours, gradients, tools } = writing
  if (node.type === 'frame') return frameElements(laid, node, writing)
  if (node.type === 'text') {
    const d = laid.text ? outlined(laid.text) : ''
    return d ? [element('path', { d, ...painted('fill', node.fill, colours, gradients) })] : []
  }
  if (node.type === 'picture') {
    return [pictureElement(laid, node, writing)]
  }
  const scale = node.type === 'vector' ? (node.scale ?? 'contain') : 'contain'
  const { viewBox, shapes } =
    node.type === 'vector'
      ? { viewBox: node.viewBox, shapes: vectorShapes(node, colours, gradients) }
      : pictogramShapes(node, tools.pictograms, colours, gradients)
  const transform = placement(laid, viewBox, scale, node.type === 'vector' ? node.anchor : undefined)
  const drawn = transform ? [element('g', { transform }, shapes)] : shapes
  return scale === 'cover' ? [clipped(drawn, rectPath(laid), writing)] : drawn
}

/** How often each role paints something. */
function tally(laid: LaidNode, counts = new Map<string, number>()): Map<string, number> {
  const { node } = laid
  const paints: (Paint | undefined)[] =
    node.type === 'text'
      ? [node.fill]
      : node.type === 'frame'
        ? [node.fill, node.stroke?.paint]
        : node.type === 'pictogram'
          ? [node.paint, node.tone]
          : node.type === 'vector'
            ? node.shapes.flatMap((one) => [one.fill, one.stroke?.paint])
            : []
  for (const paint of paints) {
    if (!paint) continue
    const { ref } = mainColour(paint)
    counts.set(ref, (counts.get(ref) ?? 0) + 1)
  }
  for (const child of laid.children) tally(child, counts)
  return counts
}

/** The role that follows the text around it when asked to: the ink, or what paints most. */
function leadingRole(laid: LaidArtboard, scene: Scene): PaletteRole | undefined {
  const counts = tally({ ...laid.root, node: { ...asFrame(laid.root.node), fill: 'paper' } })
  if (counts.has('ink')) return 'ink'
  const roles = [...counts.keys()].filter((ref) => isKeyOf(scene.palette, ref)).filter((role) => role !== 'paper')
  return roles.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))[0]
}

const PROP_WORDS: Partial<Record<PaletteRole, string>> = {
  paper: 'Of what is cut out of the mark: the colour of its ground.',
  muted: 'Of the small words.',
}

function interfaceHead(name: string): string[] {
  const parts = [`export interface ${name}`, "extends Omit<SVGProps<SVGSVGElement>, 'width' | 'height'> {"]
  const line = parts.join(' ')
  return line.length <= WIDTH ? [line] : [nth(parts, 0), `  ${parts[1]}`]
}

interface Prop {
  name: string
  type: string
  value: string
  about: string
}

/** What the component takes: size and title, the leading colour, the others, the ground. */
function propsOf(
  scene: Scene,
  title: string,
  lead: PaletteRole | undefined,
  used: PaletteRole[],
  ground: Paint | undefined,
): Prop[] {
  const colour = (name: string, value: string, about: string): Prop => ({ name, type: 'string', value, about })
  return [
    {
      name: 'size',
      type: 'number | string',
      value: scene.kind === 'icon' ? '96' : '256',
      about: 'Width in pixels, or any CSS length.',
    },
    colour('title', quote(title), 'What it is called by those who do not see it; empty for decoration.'),
    ...(lead
      ? [
          colour(
            'color',
            quote(scene.palette[lead]),
            "The leading colour; 'currentColor' takes that of the text around it.",
          ),
        ]
      : []),
    ...used.map((role) => colour(role, quote(scene.palette[role]), PROP_WORDS[role] ?? '')),
    colour(
      'background',
      ground ? quote(scene.palette[mainColour(ground).ref as PaletteRole] ?? mainColour(ground).ref) : "'none'",
      "The ground; 'none' leaves it out.",
    ),
  ]
}

/** The drawing: its title, its definitions, its ground and what stands on it. */
function drawing(laid: LaidArtboard, lead: PaletteRole | undefined, writing: Writing): Element {
  const { fill: ground, ...bare } = asFrame(laid.root.node)
  const { width, height } = laid
  const body = elements({ ...laid.root, node: bare }, writing)
  const groundPaint =
    ground && typeof ground === 'object' && 'gradient' in ground
      ? painted('fill', ground, writing.colours, writing.gradients)
      : { fill: expression('background') }
  const defs = [...writing.gradients.elements, ...writing.clips]
  const svg = element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${number(width)} ${number(height)}`,
      width: expression('size'),
      color: lead ? expression('color') : undefined,
      fill: 'none',
      role: expression("title ? 'img' : undefined"),
      'aria-hidden': expression('title ? undefined : true'),
    },
    [
      expression('title && <title>{title}</title>'),
      ...(defs.length > 0 ? [element('defs', {}, defs)] : []),
      element('path', { d: `M0 0H${number(width)}V${number(height)}H0Z`, ...groundPaint }),
      ...body,
    ] satisfies Child[],
  )
  svg.attributes['{...props}'] = true
  return svg
}

/** The whole file, without imports of its own. */
export function writeMark(
  scene: Scene,
  laid: LaidArtboard,
  names: { component: string; title: string },
  tools: CodeTools,
  options: CodeOptions,
): string {
  const lead = leadingRole(laid, scene)
  const colours = colourVariables(scene.palette, lead ? { [lead]: 'currentColor' } : {})
  const writing: Writing = {
    colours,
    tools,
    options,
    clips: [],
    gradients: { elements: [], idOf: (index) => `${names.component}-gradient-${index + 1}` },
  }
  const svg = drawing(laid, lead, writing)
  const used = colours.used().filter((role) => role !== lead)
  const props = propsOf(scene, names.title, lead, used, asFrame(laid.root.node).fill)
  const interfaceName = `${names.component}Props`
  const hasClips = writing.clips.length > 0
  return [
    `import ${hasClips ? '{ type SVGProps, useId }' : 'type { SVGProps }'} from 'react'`,
    '',
    ...interfaceHead(interfaceName),
    ...props.flatMap(({ name, type, about }) => [...(about ? [`  /** ${about} */`] : []), `  ${name}?: ${type}`]),
    '}',
    '',
    bracketed(
      `export default function ${names.component}({`,
      [...props.map(({ name, value }) => `${name} = ${value}`), '...props'],
      `}: ${interfaceName}) {`,
      '',
      0,
    ).replace(/\.\.\.props,\n/, '...props\n'),
    ...(hasClips ? ['  const id = useId()'] : []),
    returned([svg]),
    '}',
    '',
  ].join('\n')
}
