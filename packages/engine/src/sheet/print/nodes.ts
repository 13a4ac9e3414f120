/** Nodes of a scene as elements. */

import { liveSpans } from '../../scene/text-spans.ts'
import type { Frame, Node, Pictogram, Picture, Text, TextEffect, Vector } from '../../scene/types.ts'
import { writePaint } from '../grammar/colours.ts'
import { effect as effectType } from '../grammar/effects.ts'
import { relativeSize } from '../grammar/values.ts'
import { normalWords } from '../words.ts'
import { attributesOf, said } from './attributes.ts'
import { type Definitions, shapeTags } from './drawings.ts'
import { escapeWords, type Tag } from './xml.ts'

/** What is said of a node that is no value: its place without distances, its flow without properties. */
const bare = (node: Node) =>
  said(
    ['absolute', node.at && Object.keys(node.at).length === 0 ? 'true' : undefined],
    ['flow', node.type === 'frame' && node.layout && Object.keys(node.layout).length === 0 ? 'true' : undefined],
  )

function gapOf({ layout }: Frame): string | undefined {
  const { direction, gap, lineGap } = layout ?? {}
  if (lineGap === undefined) return gap === undefined ? undefined : String(gap)
  return (direction === 'row' ? [lineGap, gap ?? 0] : [gap ?? 0, lineGap]).join(' ')
}

export function frameTag(frame: Frame, definitions: Definitions, element = 'frame', head: Tag['attributes'] = []): Tag {
  const { fill, stroke, shadow } = frame
  return {
    name: element,
    attributes: [
      ...head,
      ...attributesOf('frame', frame),
      ...bare(frame),
      ...said(
        ['gap', gapOf(frame)],
        ['fill', fill && writePaint(fill)],
        ['stroke', stroke && writePaint(stroke.paint)],
        ['stroke-width', stroke?.width],
        ['stroke-sides', stroke?.sides?.join(' ')],
        ['shadow', shadow && `${shadow.y} ${shadow.blur} ${shadow.alpha}`],
      ),
    ],
    inside: frame.children.map((child) => nodeTag(child, definitions)),
  }
}

function nodeTag(node: Node, definitions: Definitions): Tag {
  switch (node.type) {
    case 'frame':
      return frameTag(node, definitions)
    case 'text':
      return textTag(node, definitions)
    case 'vector':
      return vectorTag(node, definitions)
    case 'pictogram':
      return pictogramTag(node)
    default:
      return pictureTag(node)
  }
}

function fitOf({ fit, stack }: Text): string | undefined {
  if (stack) return stack.lines ? 'width' : 'stack'
  if (!fit) return undefined
  if (fit.lines === undefined) return 'box'
  return fit.lines === 1 ? 'line' : `lines ${fit.lines}`
}

function textTag(text: Text, definitions: Definitions): Tag {
  const { arc, effect } = text
  const isNormal = normalWords(text.text) === text.text
  const isDrawn = effect?.kind === 'window' || effect?.kind === 'swap'
  const words = wordsWithSpans(text)
  return {
    name: 'text',
    attributes: [
      ...attributesOf('text', text),
      ...bare(text),
      ...said(
        ['font', text.font],
        ['fit', fitOf(text)],
        ['min', text.fit?.min],
        ['gap', text.stack?.lines ? undefined : text.stack?.gap],
        ['fill', writePaint(text.fill)],
        ['path', arc?.path],
        [
          'arc',
          arc && arc.path === undefined
            ? [arc.radius, arc.angle, ...(arc.side ? [arc.side] : [])].join(' ')
            : undefined,
        ],
        ['effect', effect && !isDrawn ? effectType.write(effect) : undefined],
        ['xml:space', isNormal ? undefined : 'preserve'],
      ),
    ],
    inside: isDrawn ? `${words}${effectTag(effect, text.id, definitions)}` : words,
  }
}

const brokenWords = (text: string): string => text.split('\n').map(escapeWords).join('<br/>')

function wordsWithSpans(node: Text): string {
  let [printed, at] = ['', 0]
  for (const { span, from, to } of liveSpans(node)) {
    printed += brokenWords(node.text.slice(at, from))
    const attributes = [
      ...attributesOf('tspan', span),
      ...said(
        ['font', span.font],
        ['size', span.size === undefined ? undefined : relativeSize.write({ share: span.size })],
        ['fill', span.fill && writePaint(span.fill)],
      ),
    ]
    printed += `<${headOf('tspan', attributes)}>${brokenWords(node.text.slice(from, to))}</tspan>`
    at = to
  }
  return printed + brokenWords(node.text.slice(at))
}

function effectTag(effect: Extract<TextEffect, { viewBox: unknown }>, owner: string, definitions: Definitions): string {
  const own =
    effect.kind === 'swap'
      ? said(['of', effect.of], ['letter', effect.letter], ['part', effect.part], ['wider', effect.wider])
      : []
  return printInline({
    name: effect.kind,
    attributes: [['viewBox', `0 0 ${effect.viewBox.join(' ')}`], ...own],
    inside: shapeTags(effect.shapes, [], owner, definitions),
  })
}

/** A drawing's own attributes. Its box may be given by its proportions. */
function vectorTag(vector: Vector, definitions: Definitions): Tag {
  return {
    name: 'drawing',
    attributes: [...attributesOf('drawing', vector), ...bare(vector), ['viewBox', `0 0 ${vector.viewBox.join(' ')}`]],
    inside: shapeTags(vector.shapes, vector.groups ?? [], vector.id, definitions),
  }
}

function pictogramTag(node: Pictogram): Tag {
  return {
    name: 'use',
    attributes: [
      ...attributesOf('use', node),
      ...bare(node),
      ...said(['icon', node.icon], ['fill', writePaint(node.paint)], ['tone', node.tone && writePaint(node.tone)]),
    ],
  }
}

function pictureTag(node: Picture): Tag {
  return {
    name: 'image',
    attributes: [
      ...attributesOf('image', node),
      ...bare(node),
      ...said(['scrim', node.scrim && writePaint(node.scrim)], ['duotone', node.treatment?.duotone.join(' ')]),
    ],
  }
}

const headOf = (name: string, attributes: Tag['attributes']): string =>
  [name, ...attributes.map(([key, value]) => `${key}="${escapeWords(value).replace(/"/g, '&quot;')}"`)].join(' ')

/** Without a line of its own: among words every space counts. */
function printInline({ name, attributes, inside }: Tag): string {
  const head = headOf(name, attributes)
  return Array.isArray(inside) && inside.length > 0
    ? `<${head}>${inside.map(printInline).join('')}</${name}>`
    : `<${head}/>`
}
