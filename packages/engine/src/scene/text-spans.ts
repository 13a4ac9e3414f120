/** Runs of style in a text: where their words stand, and what of it layout and painting need. */
import type { FontRun } from '../type/runs.ts'
import type { FontSpec } from '../type/types.ts'
import type { Text, TextSpan, Typography } from './types.ts'

export interface LiveSpan {
  span: TextSpan
  /** Which of the text's spans. */
  index: number
  from: number
  to: number
}

const NONE: readonly LiveSpan[] = []

/** The spans of a text whose words it still has; capitals at the head of words come and go with whoever sets them. */
export function liveSpans({ text, spans }: Text): readonly LiveSpan[] {
  if (!spans || spans.length === 0) return NONE
  const live: LiveSpan[] = []
  const [whole, end] = [text.toLowerCase(), () => live.at(-1)?.to ?? 0]
  for (const [index, span] of spans.entries()) {
    const words = span.words.toLowerCase()
    if (words === '' || whole.length !== text.length) continue
    const from = span.at >= end() && whole.startsWith(words, span.at) ? span.at : whole.indexOf(words, end())
    if (from >= 0) live.push({ span, index, from, to: from + words.length })
  }
  return live
}

/** The font that a text node names. */
export const fontOf = (node: Text, typography: Typography): FontSpec => ({
  family: typography[node.font] ?? typography.display,
  weight: node.weight,
  ...(node.italic && { italic: true }),
})

/** The font of a run: what it does not say is the text's. */
export function fontOfSpan(node: Text, { font, weight, italic }: TextSpan, typography: Typography): FontSpec {
  const { italic: _, ...own } = node
  const slanted = italic ?? node.italic
  return fontOf(
    { ...own, font: font ?? node.font, weight: weight ?? node.weight, ...(slanted && { italic: true }) },
    typography,
  )
}

/** What is shown: the text, in capitals where the node says so. */
export const shownText = (node: Text): string => (node.case === 'upper' ? node.text.toUpperCase() : node.text)

/** What is shown of a text, with its runs where they stand in that. */
export function styledText(node: Text, typography: Typography): { shown: string; runs: FontRun[] } {
  const live = liveSpans(node)
  if (live.length === 0) return { shown: shownText(node), runs: [] }
  const written = (from: number, to?: number) => shownText({ ...node, text: node.text.slice(from, to) })
  const runs: FontRun[] = []
  let [shown, at] = ['', 0]
  for (const { span, index, from, to } of live) {
    shown += written(at, from)
    const words = written(from, to)
    runs.push({
      from: shown.length,
      to: shown.length + words.length,
      font: fontOfSpan(node, span, typography),
      scale: span.size ?? 1,
      index,
    })
    shown += words
    at = to
  }
  return { shown: shown + written(at), runs }
}
