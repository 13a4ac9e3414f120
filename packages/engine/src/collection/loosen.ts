/** Words that a sheet was not thought of for: longer ones get another line and a smaller size, taller letters more room between lines. */
import type { LaidArtboard, LaidNode } from '../scene/layout.ts'
import type { Frame, Node, Text } from '../scene/types.ts'
import { writingSystemsOf } from '../type/catalogue.ts'

/** Rounds in which the least size falls by this factor, down to this share of what reads well. */
const [ROUNDS, SMALLER, LEAST] = [5, 0.82, 0.7]
/** Lines that letters with marks above and below them stand on, × their size. */
const TALL_LEADING = 1.3

/** The artboard's root with every text in its box, as far as that can be. @param reads the size of what reads well */
export function loosened(root: Frame, reads: number, lay: (root: Frame) => LaidArtboard): Frame {
  let loose = withLeading(root)
  for (let round = 0; round < ROUNDS; round++) {
    const tight = new Set([...tightIn(lay(loose).root)])
    if (tight.size === 0) break
    const next = changed(loose, (text) => (tight.has(text.id) ? roomier(text, reads * LEAST) : text))
    if (next === loose) break
    loose = next
  }
  return loose
}

/** Pixels from which words can be read at all. */
const READABLE = 10.5

/** A root whose smallest words can be read: a small banner is no small poster. @param reads the size of what reads well @param by how much smaller all is set, where there are more words than room */
export function readable(root: Frame, reads: number, by: number): Frame {
  const least = Math.max(READABLE, reads * Math.min(1, by) ** GIVES)
  return changed(root, (text) =>
    text.size >= least && (text.fit?.min ?? least) >= least
      ? text
      : {
          ...text,
          size: Math.max(text.size, least * ROOM),
          ...(text.fit && { fit: { ...text.fit, min: Math.max(text.fit.min, least) } }),
        },
  )
}
/** How soon the smallest words give way where all is set smaller. */
const GIVES = 1.5
/** What is set larger has some room to shrink. */
const ROOM = 1.15

/** A root whose words and the gaps between them are so much of what they were: for more words than its flows have room for. */
export function tightened(root: Frame, by: number): Frame {
  if (by === 1) return root
  const shrunk = changed(root, (text) => ({
    ...text,
    size: Math.round(text.size * by),
    ...(text.fit && { fit: { ...text.fit, min: Math.round(text.fit.min * by) } }),
  }))
  const closer = (frame: Frame): Frame => ({
    ...frame,
    ...(frame.layout?.gap && {
      layout: {
        ...frame.layout,
        gap: Math.round(frame.layout.gap * by),
        ...(frame.layout.lineGap && { lineGap: Math.round(frame.layout.lineGap * by) }),
      },
    }),
    children: frame.children.map((child) => (child.type === 'frame' ? closer(child) : child)),
  })
  return closer(shrunk)
}

function* tightIn(laid: LaidNode): Generator<string> {
  if (laid.text && !laid.text.fits) yield laid.node.id
  for (const child of laid.children) yield* tightIn(child)
}

/** One line more, and smaller where there are words that no line holds; the very text where there is no more to give. */
function roomier(text: Text, least: number): Text {
  if (text.arc) return text
  const { min, lines } = text.fit ?? { min: text.size, lines: undefined }
  const smaller = Math.max(Math.min(min, least), Math.round(min * SMALLER))
  const words = text.text.trim().split(/\s+/).length
  const more = lines !== undefined && lines < Math.min(words, 4) ? lines + 1 : lines
  if (smaller === min && more === lines) return text
  return { ...text, fit: { min: smaller, ...(more !== undefined && { lines: more }) } }
}

function withLeading(root: Frame): Frame {
  return changed(root, (text) => {
    const isTall = writingSystemsOf(text.text).some((system) => !LOW.has(system))
    return isTall && (text.lineHeight ?? TALL_LEADING) < TALL_LEADING ? { ...text, lineHeight: TALL_LEADING } : text
  })
}
const LOW: ReadonlySet<string> = new Set(['latin', 'greek', 'cyrillic', 'latin-ext'])

/** A frame with the texts in it changed; the very frame where none was. */
function changed(frame: Frame, change: (text: Text) => Text): Frame {
  const children = frame.children.map((child): Node => {
    if (child.type === 'frame') return changed(child, change)
    return child.type === 'text' ? change(child) : child
  })
  return children.some((child, i) => child !== frame.children[i]) ? { ...frame, children } : frame
}
