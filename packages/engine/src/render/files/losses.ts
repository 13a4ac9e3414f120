/** What of a design a kind of file cannot show as it is, in sentences for whoever takes the file away. */
import { liveSpans } from '../../scene/text-spans.ts'
import type { Node, Scene, Text } from '../../scene/types.ts'
import { places } from '../../scene/walk.ts'
import { type DisplayList, isPlain } from '../display.ts'
import { beyondInks } from '../press/beyond.ts'
import type { Press } from '../press/press.ts'
import type { ExportFormat, ExportOptions } from './types.ts'

const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return `“${line.length > 30 ? `${line.slice(0, 29)}…` : line}”`
}

/** '“Kite day”', '“Kite day” and “May”', '“Kite day” and 2 more'. */
function listed(texts: readonly Text[]): string {
  const [first, second, ...more] = texts.map(({ text }) => shortened(text))
  if (more.length > 0) return `${first} and ${more.length + 1} more`
  return [first, second].filter(Boolean).join(' and ')
}

const are = (texts: readonly Text[]): string => (texts.length === 1 ? 'is' : 'are')

const isSoft = (node: Node): boolean =>
  node.type === 'vector' && (node.groups ?? []).some(({ blur, shadow, glow }) => Boolean(blur || shadow || glow))
const isBlended = (node: Node): boolean =>
  node.type === 'vector' && (node.groups ?? []).some(({ blend }) => blend !== undefined)
const isFaded = ({ fill }: Text): boolean => typeof fill !== 'string' && 'gradient' in fill
/** Letters that no page sets: in bricks, on a curve, with a treatment. */
const isSetOtherwise = ({ arc, stack, effect }: Text): boolean => Boolean(arc || stack || effect)

interface Seen {
  nodes: readonly Node[]
  texts: readonly Text[]
  isPage: boolean
}

const ofPdf = ({ nodes }: Seen): string[] =>
  nodes.some(isSoft)
    ? [
        'Soft shadows, glows and blurs are pictures in the PDF, as it has no word for them: far enlarged they are not sharp.',
      ]
    : []

function ofSvg({ nodes, texts }: Seen, { text }: ExportOptions): string[] {
  const outlined = text === 'live' ? texts.filter((one) => !isPlain(one)) : []
  return [
    ...(nodes.some((node) => isSoft(node) || isBlended(node))
      ? [
          'Soft edges and blended colours are filters in the SVG: browsers show them, some drawing programs leave them out.',
        ]
      : []),
    ...(outlined.length > 0
      ? [
          `${listed(outlined)} ${are(outlined)} outlines: words in several styles, on a curve or with a treatment cannot stay text.`,
        ]
      : []),
  ]
}

function ofCode({ texts, isPage }: Seen): string[] {
  const plain = isPage ? texts.filter(isSetOtherwise) : []
  const outlined = isPage ? [] : texts.filter((one) => isSetOtherwise(one) || liveSpans(one).length > 0)
  const faded = texts.filter((one) => isFaded(one) && !outlined.includes(one))
  return [
    ...(plain.length > 0
      ? [`${listed(plain)} ${are(plain)} plain text in the code: the curve or treatment of the letters is left out.`]
      : []),
    ...(outlined.length > 0
      ? [`${listed(outlined)} ${are(outlined)} outlines in the code: the words cannot be changed there.`]
      : []),
    ...(faded.length > 0 ? [`${listed(faded)} ${are(faded)} in one colour in the code, without the gradient.`] : []),
  ]
}

/** What inks cannot show; `lists` are those of all sides. */
export function pressLosses(lists: readonly DisplayList[], press: Press): string[] {
  const [first, ...more] = beyondInks(lists, press)
  if (!first) return []
  return more.length === 0
    ? [`Inks cannot show ${first.colour}: it prints as ${first.look}.`]
    : [`Inks cannot show ${first.colour} and ${more.length} more: they print duller.`]
}

/** Empty: the file shows the design as it is. */
export function lossesOf(scene: Scene, format: ExportFormat, options: ExportOptions): string[] {
  const sides = scene.artboards
  const shown = format === 'svg' || (format === 'tsx' && scene.kind === 'website') ? (options.artboard ?? 0) : undefined
  const nodes = [...places(scene)].filter(({ artboard }) => shown === undefined || artboard === shown || !sides[shown])
  const all = nodes.map(({ node }) => node)
  const seen: Seen = {
    nodes: all,
    texts: all.filter((node) => node.type === 'text'),
    isPage: scene.kind === 'website',
  }
  switch (format) {
    case 'pdf':
      return ofPdf(seen)
    case 'svg':
      return ofSvg(seen, options)
    case 'tsx':
    case 'next':
      return ofCode(seen)
    default:
      return []
  }
}
