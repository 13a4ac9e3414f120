/** The build prompt: a design told so precisely that an AI app builder can make it again. */
import { keysOf } from '../base/tables.ts'
import type { Copy } from '../brief/types.ts'
import type { Design } from '../design/types.ts'
import { paintsOf, refsOf } from '../scene/paints.ts'
import type { Frame, Node, PaletteRole, Scene, Text } from '../scene/types.ts'
import { subtree } from '../scene/walk.ts'
import { fontEntry } from '../type/catalogue.ts'
import { familyName, isOwnFont } from '../type/own-family.ts'
import { plainColour } from './paint.ts'

const KIND: Record<Scene['kind'], string> = {
  logo: 'a logo as an SVG React component',
  website: 'a responsive web page',
  'business-card': 'a business card as a React component',
  poster: 'a poster as a React component',
  icon: 'an icon as an SVG React component',
  banner: 'a banner as a React component',
}
/** Colours of grounds and words that are none of the palette's. */
function ownColours({ artboards }: Scene): string[] {
  const nodes = artboards.flatMap(({ root }) => [...subtree(root)]).filter(({ type }) => type !== 'vector')
  const own = nodes
    .flatMap(paintsOf)
    .flatMap(refsOf)
    .map(plainColour)
    .filter((ref) => ref.startsWith('#'))
  return own.length > 0 ? [`own: ${[...new Set(own)].join(', ')} — grounds and words outside the palette`] : []
}

const USE: Record<PaletteRole, string> = {
  paper: 'ground',
  surface: 'second ground (bands, panels)',
  ink: 'text',
  muted: 'secondary text',
  line: 'hairlines',
  accent: 'leading colour',
  onAccent: 'text on the leading colour',
  secondary: 'supporting colour',
  onSecondary: 'text on the supporting colour',
}

function* walk(node: Node, depth = 0): Generator<{ node: Node; depth: number }> {
  yield { node, depth }
  if (node.type === 'frame') for (const child of node.children) yield* walk(child, depth + 1)
}

/** Every text style of the design, the largest first. */
function typeScale(scene: Scene): string[] {
  const texts = scene.artboards.flatMap(({ root }) =>
    [...walk(root)].flatMap(({ node }) => (node.type === 'text' ? [node] : [])),
  )
  const styles = new Map<string, { size: number; roles: Set<string> }>()
  for (const text of texts) {
    const { size, weight, lineHeight = 1.2, tracking = 0 } = text
    const spaced = tracking ? `, letter-spacing ${Number(tracking.toFixed(3))}em` : ''
    const style = `${text.font} ${px(size)} / ${Number(lineHeight.toFixed(2))}, weight ${weight}${spaced}`
    const known = styles.get(style) ?? { size, roles: new Set() }
    known.roles.add(text.role ?? text.element ?? 'text')
    styles.set(style, known)
  }
  return [...styles]
    .sort(([, a], [, b]) => b.size - a.size)
    .map(([style, { roles }]) => `${style} — ${[...roles].join(', ')}`)
}

function spacingOf(node: Node): string[] {
  if (node.type !== 'frame' || !node.layout) return []
  const { padding, gap } = node.layout
  const sides = Array.isArray(padding) ? padding.map(px).join(' ') : padding && px(padding)
  return [...(sides ? [`padding ${sides}`] : []), ...(gap ? [`gap ${px(gap)}`] : [])]
}

/** Paddings and gaps of the sections and groups, each once, the most used first. */
function spacings(scene: Scene): string[] {
  const counts = new Map<string, number>()
  const facts = scene.artboards.flatMap(({ root }) => [...walk(root)].flatMap(({ node }) => spacingOf(node)))
  for (const fact of facts) counts.set(fact, (counts.get(fact) ?? 0) + 1)
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MAX_SPACINGS)
    .map(([fact, count]) => (count > 1 ? `${fact} (${count} times)` : fact))
}

/** What has to be fetched or drawn: fonts, icons, pictures. */
function assets(scene: Scene): string[] {
  const nodes = scene.artboards.flatMap(({ root }) => [...walk(root)].map(({ node }) => node))
  const uses = new Set(nodes.flatMap((node) => (node.type === 'text' ? [node.font] : [])))
  const families = [...new Set([...uses].map((use) => scene.typography[use] ?? scene.typography.display))]
  const icons = [...new Set(nodes.flatMap((node) => (node.type === 'pictogram' ? [node.icon] : [])))]
  const pictures = nodes.flatMap((node) => (node.type === 'picture' ? [node.alt || 'the attached picture'] : []))
  return [
    ...families.map(fontLine),
    ...icons.map((icon) => `icon ${icon} of Iconify`),
    ...pictures.map((alt) => `picture: ${alt}`),
  ]
}

function fontLine(family: string): string {
  if (isOwnFont(family)) return `font ${familyName(family)}: a font of your own; its licence applies`
  const { package: name, licence } = fontEntry(family)
  return `font ${family}: npm package ${name} (${licence})`
}

const MAX_SPACINGS = 8

const quote = (words: string) => `"${words.replace(/\s+/g, ' ')}"`
const px = (value: number) => `${Math.round(value)} px`

function textLine(node: Text, scene: Scene): string {
  const family = familyName(scene.typography[node.font] ?? scene.typography.display)
  const traits = [
    `${family} ${node.weight}${node.italic ? ' italic' : ''}`,
    px(node.size),
    node.case === 'upper' && 'capitals',
    node.align && node.align !== 'start' && `aligned ${node.align}`,
  ]
  return `${quote(node.text)} — ${node.role ?? node.element ?? 'text'}, ${traits.filter(Boolean).join(', ')}, ${typeof node.fill === 'string' ? node.fill : 'tinted'}`
}

function nodeLine(node: Node, scene: Scene): string | undefined {
  if (node.type === 'text') return textLine(node, scene)
  if (node.type === 'pictogram') return `icon ${node.icon} (${node.role ?? 'icon'})`
  if (node.type === 'picture') return `picture: ${node.alt || 'the attached image'} (${node.fit ?? 'cover'})`
  if (node.type === 'vector')
    return node.role === 'mark' || node.alt
      ? `drawn ${node.role ?? 'shape'}${node.alt ? `: ${node.alt}` : ''}`
      : undefined
  return frameLine(node)
}

function frameLine(node: Frame): string | undefined {
  if (node.element || ['hero', 'section', 'footer', 'nav', 'panel', 'button', 'card'].includes(node.role ?? '')) {
    return `${node.role ?? node.element} (${node.layout?.direction ?? 'column'}${typeof node.fill === 'string' ? `, on ${node.fill}` : ''})`
  }
  return undefined
}

const list = (title: string, lines: string[]) =>
  lines.length ? `## ${title}\n${lines.map((line) => `- ${line}`).join('\n')}\n` : ''
const copyLine = ({ role, text, source }: Copy) =>
  `${role}: ${quote(text)}${source === 'given' ? ' (exactly as written)' : ''}`

/** A line for each artboard of several, and for each part that says something. */
const structureOf = (scene: Scene): string[] =>
  scene.artboards.flatMap((artboard) => [
    ...(scene.artboards.length > 1 ? [`${artboard.name}:`] : []),
    ...[...walk(artboard.root)].flatMap(({ node, depth }) => {
      const line = nodeLine(node, scene)
      return line ? [`${'  '.repeat(Math.min(depth, 4))}- ${line}`] : []
    }),
  ])

const sizeOf = ({ width, height }: Scene['format']): string =>
  height === 'auto' ? `${width} px wide, as tall as its content` : `${width} × ${height} px`

const PAGE_RULES = [
  'Fluid from 360 to 1920 px; rows become columns below 768 px; no horizontal scroll.',
  'Headings grow with the window, clamp() from about half of their size on a telephone to the size given; side margins 24 px on a telephone, 48 px on a tablet.',
  'Bars of links wrap instead of becoming columns; panels of pictures keep their proportions; text is never smaller than 12 px.',
  'Semantic landmarks and headings, visible focus, contrast at least 4.5:1.',
]
const FIXED_RULES = [
  'Keep the proportions of the artboard; scale as one thing.',
  'Text stays text; nothing is cut off or overlaps.',
]

/** Purpose, structure, copy, palette, type, spacing and rules of a design, as text. */
export function buildPrompt({ scene, brief, direction, archetype }: Design): string {
  const sizes = typeScale(scene)
  // A design that was read off a picture has no words.
  const type =
    sizes.length === 0
      ? []
      : [
          `display: ${familyName(scene.typography.display)}`,
          `text: ${familyName(scene.typography.text)}`,
          ...(scene.typography.accent ? [`accent: ${familyName(scene.typography.accent)}`] : []),
          `corner radius: ${direction.radius} px`,
        ]
  const sections = [
    `Build ${KIND[scene.kind]}${brief.brand ? ` for ${quote(brief.brand)}` : ''} with React, TypeScript and Tailwind CSS.\n`,
    `## Purpose\n${brief.prompt.length > 1200 ? `${brief.prompt.slice(0, 1200)}…` : brief.prompt}\n`,
    `## Format\n${scene.format.name}, ${sizeOf(scene.format)}. Composition: ${archetype.replace(/^sheet:/, '').replaceAll('-', ' ')}.\n`,
    list('Colours', [
      ...keysOf(USE).map((role) => `${role}: ${scene.palette[role]} — ${USE[role]}`),
      ...ownColours(scene),
    ]),
    list('Type', type),
    list('Type scale', sizes),
    list('Spacing', spacings(scene)),
    list('Copy', brief.copy.map(copyLine)),
    `## Structure\n${structureOf(scene).join('\n')}\n`,
    list('Assets', assets(scene)),
    list('Rules', scene.kind === 'website' ? PAGE_RULES : FIXED_RULES),
  ]
  return sections.filter(Boolean).join('\n')
}
