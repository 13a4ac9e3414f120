/** Web pages: one file of small components, responsive from 360 pixels up, with landmarks, headings and real links. */

import { present } from '../../base/items.ts'
import type { LaidArtboard, LaidNode } from '../../scene/layout.ts'
import type { Scene } from '../../scene/types.ts'
import { asFrame } from '../../scene/walk.ts'
import { cssVariables } from './colours.ts'
import { behaviour, taken } from './controls/act.ts'
import { SNIPPET_NAMES, SNIPPETS } from './controls/snippets/index.ts'
import { usedFonts } from './fonts.ts'
import { type Element, element, expression, quote, returned } from './jsx.ts'
import { nameKeeper, pascalCase } from './names.ts'
import { componentCode, helperCode, linked, provided, reactImport } from './page-file.ts'
import { nodeElements } from './page-nodes.ts'
import { FOOTER, type PageWriting } from './page-writing.ts'
import { foldRepeats, openLists } from './repeat.ts'
import { sharedType } from './shared-type.ts'
import type { Spot } from './spot.ts'
import { tidied } from './tidy.ts'
import type { CodeOptions, CodeTools } from './types.ts'

const isFrame = (laid: LaidNode, tag: string) => laid.node.type === 'frame' && asFrame(laid.node).element === tag

/** The parts of a page in their order: what stands above, within and below its main part. */
function partsOf(root: LaidNode): { header: LaidNode[]; main: LaidNode[]; footer: LaidNode[] } {
  const children = [...root.children]
  const header = children[0] && isFrame(children[0], 'header') ? children.splice(0, 1) : []
  const last = children.at(-1)
  const footer = last && isFrame(last, 'footer') ? children.splice(-1, 1) : []
  return { header, main: children.flatMap((child) => (isShell(child) ? child.children : [child])), footer }
}

/** A main part that only holds others; one with room or a ground of its own keeps them. */
function isShell(laid: LaidNode): boolean {
  if (!isFrame(laid, 'main')) return false
  const { fill, layout = {} } = asFrame(laid.node)
  return !layout.padding && !layout.gap && !(fill && layout.align)
}

function anchorsIn(laid: LaidNode, found = new Set<string>()): Set<string> {
  if (isFrame(laid, 'section') && laid.node.id !== 'hero') found.add(laid.node.id)
  if (isFrame(laid, 'footer')) found.add(FOOTER)
  for (const child of laid.children) anchorsIn(child, found)
  return found
}

/** A part of the page on its way into the file. */
interface Section {
  name: string
  /** Its lists, as code. */
  data: string[]
  body: Element
  setup: readonly string[]
}

const drawingComponent = (name: string, svg: Element): string[] => [
  `function ${name}(props: SVGProps<SVGSVGElement>) {`,
  returned([element('svg', { ...svg.attributes, '{...props}': true }, svg.children)]),
  '}',
  '',
]

/** Names that code and its helpers know already. */
const GLOBALS =
  'Array Date Error Event File FormData Image Infinity Intl JSON Location Map Math NextLink Node Notification Number Object Option Partial Promise Record Request Response ReturnType Set String Symbol Text URL Window'.split(
    ' ',
  )

/** The whole file and what it depends on. */
export function writePage(
  scene: Scene,
  laid: LaidArtboard,
  name: string,
  tools: CodeTools,
  options: CodeOptions,
): { code: string; dependencies: Record<string, string>; helpers: string[] } {
  const fonts = usedFonts(scene, [laid.root])
  const nameOf = nameKeeper([
    name,
    `${name}Props`,
    'Icon',
    'CSSProperties',
    'Fragment',
    'ReactNode',
    'SVGProps',
    'theme',
    'type',
    ...SNIPPET_NAMES,
    ...GLOBALS,
  ])
  const writing: PageWriting = {
    scene,
    tools,
    options,
    colours: cssVariables(scene.palette),
    fonts: new Set(),
    drawings: new Map(),
    nameOf,
    outline: { level: 0 },
    orders: new Map(),
    melted: new Set(),
    leading: new Set(),
    anchors: anchorsIn(laid.root),
    part: '',
  }
  const spot: Spot = {
    room: { phone: 360, tablet: 768 },
    flow: 'none',
    align: 'stretch',
    width: laid.width,
    linked: false,
    form: false,
    drawn: false,
    above: false,
  }
  const lists = openLists(nameOf)
  const acting = behaviour(nameOf, lists, SNIPPETS)
  const written: Section[] = []
  // Sections have the first choice of names, then drawings and lists.
  const parts = partsOf(laid.root)
  const nameOfPart = new Map(
    [...parts.header, ...parts.main, ...parts.footer].map((part) => [
      part,
      nameOf(pascalCase(part.node.id) || 'Section'),
    ]),
  )
  const write = (part: LaidNode): Element[] => {
    writing.part = part.node.id
    return nodeElements(part, spot, writing).map((made) => {
      const name = present(nameOfPart.get(part))
      lists.data = []
      const acted = acting.act(tidied(made, { ink: 'text-(--ink)', paper: 'bg-(--paper)' }))
      const { node, components } = taken(acted)
      const own = components.map((one) => ({ ...one, data: [], body: foldRepeats(one.body, lists) }))
      const body = foldRepeats(node, lists)
      written.push({ name, data: lists.data, body, setup: [] }, ...own)
      return element(name)
    })
  }
  const header = parts.header.flatMap(write)
  const main = parts.main.flatMap(write)
  const footer = parts.footer.flatMap(write)

  const type = sharedType(written.map(({ body }) => body))
  const sections = written.flatMap(({ name: own, data, body, setup }) => [
    ...data.flatMap((list) => [list, '']),
    ...componentCode(own, options.site ? linked(type.applied(body)) : type.applied(body), setup),
  ])
  const helpers = acting.used()
  const drawings = [...writing.drawings].flatMap(([own, svg]) => drawingComponent(own, svg))
  const text = [...sections, ...drawings].join('\n')
  const variables = Object.entries(scene.palette).filter(
    ([role]) => text.includes(`--${role})`) || role === 'paper' || role === 'ink',
  )
  const families = [...fonts.families].filter(([use]) => use !== 'text' && writing.fonts.has(use))
  const body = fonts.families.get('text') ?? 'sans-serif'
  const theme = [
    ...variables.map(([role, hex]) => `  '--${role}': ${quote(hex)},`),
    ...families.map(([use, stack]) => `  '--${use}': ${quote(stack)},`),
    `  fontFamily: ${quote(body)},`,
    "  textRendering: 'geometricPrecision',",
    '  fontFeatureSettings: \'"liga"\',',
  ]
  const hasIcons = lists.types.some((type) => type.includes(': Icon\n'))
  const imported = [
    'type CSSProperties',
    ...(hasIcons ? ['type ReactNode'] : []),
    ...(writing.drawings.size > 0 ? ['type SVGProps'] : []),
    ...(sections.some((line) => line.includes('<Fragment ')) ? ['Fragment'] : []),
    // Helpers of their own module take from React there; a basket orders on its page.
    ...(options.site ? helpers.filter(({ name: one }) => one === 'BasketLines') : helpers).flatMap(
      ({ react }) => react,
    ),
  ]
  const root = element(
    'div',
    {
      id: 'top',
      className: expression(`\`bg-(--paper) text-(--ink) antialiased \${className}\``),
      style: expression('theme'),
    },
    [...header, element('main', {}, main), ...footer],
  )
  const page = provided(root, helpers, options.site !== undefined)
  const help = helperCode(helpers, [...sections, returned([page])].join('\n'), options.site?.helpers)
  const links = sections.some((line) => line.includes('<NextLink')) ? ["import NextLink from 'next/link'"] : []
  const code = [
    ...(helpers.length > 0 ? ["'use client'", ''] : []),
    ...fonts.imports,
    ...links,
    ...reactImport(imported),
    ...help.imports,
    '',
    '/** The palette and the type of the page. */',
    'const theme = {',
    ...theme,
    '} as CSSProperties',
    '',
    ...type.code,
    ...(hasIcons ? ['type Icon = (props: SVGProps<SVGSVGElement>) => ReactNode', ''] : []),
    ...lists.types.flatMap((type) => [type, '']),
    `export interface ${name}Props {`,
    '  className?: string',
    '}',
    '',
    `export default function ${name}({ className = '' }: ${name}Props) {`,
    returned([page]),
    '}',
    '',
    ...sections,
    ...drawings,
    ...help.source,
  ].join('\n')
  return {
    code: `${code.trimEnd()}\n`,
    dependencies: fonts.dependencies,
    helpers: helpers.map(({ name: one }) => one),
  }
}
