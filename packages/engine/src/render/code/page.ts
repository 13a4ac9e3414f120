/** Web pages: one file of small components, responsive from 360 pixels up, with landmarks, headings and real links. */

import { present } from '../../base/items.ts'
import { findLaid } from '../../scene/laid.ts'
import type { LaidArtboard, LaidNode } from '../../scene/layout.ts'
import type { FontUse, Scene } from '../../scene/types.ts'
import { asFrame } from '../../scene/walk.ts'
import { length } from './classes.ts'
import { cssVariables } from './colours.ts'
import { type Behaviour, extractComponents, withBehaviour } from './controls/behaviour.ts'
import { everyElement } from './controls/element-tree.ts'
import { SNIPPET_NAMES, SNIPPETS } from './controls/snippets/index.ts'
import { isWrittenBar } from './controls/tab-bar.ts'
import { facesElement, facesValue, usedFonts } from './fonts.ts'
import { type Element, element, expression, quote, returned } from './jsx.ts'
import type { LayoutContext } from './layout-context.ts'
import { nameKeeper, pascalCase } from './names.ts'
import { FOOTER, type PageContext } from './page-context.ts'
import { iconComponent } from './page-drawings.ts'
import { componentCode, helperCode, linked, provided, reactImport } from './page-file.ts'
import { nodeElements } from './page-nodes.ts'
import { everywhereAsDrawn, isForPhone } from './page-phone.ts'
import { isPlacedOnPage, UNDER_PLACED, withPlaced } from './page-placed.ts'
import { foldRepeats, type Lists, openLists } from './repeat.ts'
import { sharedType } from './shared-type.ts'
import { holdsSlot, slot, withContent } from './site-frame.ts'
import { tidied } from './tidy.ts'
import type { CodeOptions, CodeTools } from './types.ts'

const isFrame = (laid: LaidNode, tag: string) => laid.node.type === 'frame' && asFrame(laid.node).element === tag

/** The parts of a page in their order: what stands above, within and below its main part. */
function partsOf(nodes: readonly LaidNode[]): { header: LaidNode[]; main: LaidNode[]; footer: LaidNode[] } {
  const children = nodes.filter((one) => !isPlacedOnPage(one))
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

/** A file in the making. */
interface Sheet {
  writing: PageContext
  nameOf: (wanted: string) => string
  lists: Lists
  acting: Behaviour
  written: Section[]
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

const WHOLE: LayoutContext = {
  room: { phone: 360, tablet: 768 },
  flow: 'none',
  align: 'stretch',
  width: 0,
  linked: false,
  form: false,
  drawn: false,
  above: false,
}

function openSheet(scene: Scene, laid: LaidArtboard, name: string, tools: CodeTools, options: CodeOptions): Sheet {
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
  const lists = openLists(nameOf)
  const writing: PageContext = {
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
    // What pages share has the main one.
    ways: new Map(options.site?.part?.of === 'page' ? [['Main', 1]] : []),
    anchors: anchorsIn(laid.root),
    part: '',
    own: { isInside: false, elements: [] },
  }
  const acting = withBehaviour(nameOf, lists, SNIPPETS, {
    isSmall: isForPhone(scene),
    isShared: options.site?.part?.of === 'frame',
    signOf: (icon) => iconComponent(icon, writing),
  })
  return { writing, nameOf, lists, acting, written: [] }
}

/** An element as a component of the file: acting, tidied, its lists folded. */
function asComponent(made: Element, name: string, { lists, acting, writing, written }: Sheet): Element {
  lists.data = []
  const drawn = isForPhone(writing.scene) ? everywhereAsDrawn(made) : made
  const shown = tidied(drawn, { ink: 'text-(--ink)', paper: 'bg-(--paper)' })
  const acted = acting.act(writing.options.site ? linked(shown) : shown)
  const { node, components } = extractComponents(acted)
  const own = components.map((one) => ({ ...one, data: [], body: foldRepeats(one.body, lists) }))
  const body = foldRepeats(node, lists)
  written.push({ name, data: lists.data, body, setup: [] }, ...own)
  return element(name, {}, holdsSlot(body) ? [slot()] : [])
}

const nameOfPart = ({ id }: { id: string }, sheet: Sheet) => sheet.nameOf(pascalCase(id) || 'Section')

/** What the file shows, each part of it as a component. */
function contentOf(laid: LaidArtboard, sheet: Sheet): Element[] {
  const { writing } = sheet
  const { part } = writing.options.site ?? {}
  const top = part?.hole.isTop ? part : undefined
  const isOwn = ({ node }: LaidNode) => top?.hole.nodes.has(node) ?? false
  const shown = laid.root.children.filter((child) => !top || isOwn(child) === (top.of === 'page'))
  const parts = partsOf(shown)
  const spot = { ...WHOLE, width: laid.width }
  const placed = (made: Element[], section: LaidNode | undefined, sections: readonly LaidNode[]): Element[] =>
    section && part?.of !== 'frame' ? withPlaced(made, section, { root: laid.root, sections, spot, writing }) : made
  const drawn = (one: LaidNode): Element[] => {
    writing.part = one.node.id
    return nodeElements(one, spot, writing)
  }
  if (part?.of === 'page' && !top) {
    for (const one of parts.main) drawn(one)
    const own = [...writing.own.elements]
    const sections = own.flatMap(({ id }) => findLaid(laid.root, id) ?? [])
    return own.flatMap((one) =>
      placed([one.element], findLaid(laid.root, one.id), sections).map((made) =>
        asComponent(made, nameOfPart(one, sheet), sheet),
      ),
    )
  }
  // Sections have the first choice of names, then drawings and lists.
  const all = [...parts.header, ...parts.main, ...parts.footer]
  const names = new Map(all.map((one) => [one, nameOfPart(one.node, sheet)]))
  const write = (one: LaidNode) =>
    placed(drawn(one), one, all).map((made) => asComponent(made, present(names.get(one)), sheet))
  const header = parts.header.flatMap(write)
  const main = parts.main.flatMap(write)
  const footer = parts.footer.flatMap(write)
  return [...header, top?.of === 'frame' ? slot() : element('main', {}, main), ...footer]
}

/** Variables and families of what pages stand on, as an object of styles. */
function themeOf(scene: Scene, sheet: Sheet, text: string, families: ReadonlyMap<FontUse, string>): string[] {
  // What pages share sets what any of them may use.
  const isShared = sheet.writing.options.site?.part !== undefined
  const variables = Object.entries(scene.palette).filter(
    ([role]) => isShared || text.includes(`--${role})`) || role === 'paper' || role === 'ink',
  )
  const uses = [...families].filter(([use]) => use !== 'text' && (isShared || sheet.writing.fonts.has(use)))
  return [
    '/** The palette and the type of the page. */',
    'const theme = {',
    ...variables.map(([role, hex]) => `  '--${role}': ${quote(hex)},`),
    ...uses.map(([use, stack]) => `  '--${use}': ${quote(stack)},`),
    `  fontFamily: ${quote(families.get('text') ?? 'sans-serif')},`,
    "  textRendering: 'geometricPrecision',",
    '  fontFeatureSettings: \'"liga"\',',
    '} as CSSProperties',
    '',
  ]
}

/** The component that the file is about: its parameters, what comes before the `return`, what it shows. */
function mainComponent(
  name: string,
  content: Element[],
  { acting, written, writing: { options, scene } }: Sheet,
): string[] {
  const { part, around = [] } = options.site ?? {}
  const helpers = acting.used()
  const inside = (root: Element) => provided(root, helpers, [...around, ...(options.site ? ['BasketProvider'] : [])])
  if (part?.of === 'page')
    return [
      `export default function ${name}() {`,
      returned([inside(content.length === 1 && content[0] ? content[0] : element('', {}, content))]),
      '}',
      '',
    ]
  const room = written.some(({ body }) => everyElement(body).some(isWrittenBar)) ? ['max-md:pb-16'] : []
  const column = isForPhone(scene) ? ['mx-auto', length('max-w', scene.format.width)] : []
  const under = scene.artboards.some(({ root }) => root.children.some(({ at }) => at)) ? UNDER_PLACED : []
  const ground = ['bg-(--paper)', 'text-(--ink)', 'antialiased', ...room, ...column, ...under].join(' ')
  const className = part ? ground : expression(`\`${ground} \${className}\``)
  const root = withContent(inside(element('div', { id: 'top', className, style: expression('theme') }, content)))
  if (!part)
    return [
      `export interface ${name}Props {`,
      '  className?: string',
      '}',
      '',
      `export default function ${name}({ className = '' }: ${name}Props) {`,
      returned([root]),
      '}',
      '',
    ]
  // What people looked for on one page is not looked for on the next.
  const isFinding = root.tag === 'FindingProvider'
  const keyed = isFinding ? { ...root, attributes: { key: expression('path') } } : root
  return [
    `/** What all pages of the site share, around what each shows. */`,
    `export default function ${name}({ children }: { children: ReactNode }) {`,
    ...(isFinding ? ['  const path = usePathname()'] : []),
    returned([keyed]),
    '}',
    '',
  ]
}

/** Names from React that the file takes. */
function reactNames(sheet: Sheet, sections: readonly string[], hasIcons: boolean, hasDrawings: boolean): string[] {
  const { writing, acting } = sheet
  const { site } = writing.options
  const used = acting.used()
  return [
    ...(site?.part?.of === 'page' ? [] : ['type CSSProperties']),
    ...(hasIcons || site?.part?.of === 'frame' ? ['type ReactNode'] : []),
    ...(hasIcons || hasDrawings ? ['type SVGProps'] : []),
    ...(sections.some((line) => line.includes('<Fragment ')) ? ['Fragment'] : []),
    // Helpers of their own module take from React there; a basket orders on its page.
    ...(site ? used.filter(({ name: one }) => one === 'BasketLines') : used).flatMap(({ react }) => react),
  ]
}

/** The version of React that the code is written for. */
export const REACT = '19.3.1'

/** The whole file and what it depends on. */
export function writePage(
  scene: Scene,
  laid: LaidArtboard,
  name: string,
  tools: CodeTools,
  options: CodeOptions,
): { code: string; dependencies: Record<string, string>; helpers: string[] } {
  const { part, helpers: module } = options.site ?? {}
  const roots = part?.of === 'frame' ? tools.layOut(scene).map(({ root }) => root) : [laid.root]
  const fonts = usedFonts(scene, roots)
  const sheet = openSheet(scene, laid, name, tools, options)
  const content = contentOf(laid, sheet)
  const { writing, lists, acting, written } = sheet

  const type = sharedType(written.map(({ body }) => body))
  const sections = written.flatMap(({ name: own, data, body, setup }) => [
    ...data.flatMap((list) => [list, '']),
    ...componentCode(own, type.applied(body), setup),
  ])
  const helpers = acting.used()
  // A control may show another thing in the place of what was drawn.
  const shown = sections.join('\n')
  const drawings = [...writing.drawings].flatMap(([own, svg]) =>
    new RegExp(`\\b${own}\\b`).test(shown) ? drawingComponent(own, svg) : [],
  )
  const main = mainComponent(name, part?.of === 'page' ? content : [...facesElement(fonts.faces), ...content], sheet)
  const hasIcons = lists.types.some((type) => type.includes(': Icon\n'))
  const text = [...main, ...sections, ...drawings].join('\n')
  const help = helperCode(helpers, text, module)
  const isPart = part?.of === 'page'
  const code = [
    ...(helpers.length > 0 ? ["'use client'", ''] : []),
    ...(isPart ? [] : fonts.imports),
    ...(text.includes('<NextLink') ? ["import NextLink from 'next/link'"] : []),
    ...(text.includes('usePathname()') ? ["import { usePathname } from 'next/navigation'"] : []),
    ...reactImport(reactNames(sheet, sections, hasIcons, drawings.length > 0)),
    ...help.imports,
    '',
    ...(isPart ? [] : facesValue(fonts.faces)),
    ...(isPart ? [] : themeOf(scene, sheet, text, fonts.families)),
    ...type.code,
    ...(hasIcons ? ['type Icon = (props: SVGProps<SVGSVGElement>) => ReactNode', ''] : []),
    ...lists.types.flatMap((type) => [type, '']),
    ...main,
    ...sections,
    ...drawings,
    ...help.source,
  ].join('\n')
  return {
    code: `${code.trim()}\n`,
    dependencies: { ...fonts.dependencies, ...(code.includes(" from 'react-dom'") && { 'react-dom': REACT }) },
    helpers: helpers.map(({ name: one }) => one),
  }
}
