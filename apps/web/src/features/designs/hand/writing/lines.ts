/** Words as they stand: a block for each line of the engine's, its baseline where that has it. */
import { familiesOf } from './faces.ts'
import type { Setting } from './setting-query.ts'

type Line = Setting['lines'][number]

/** Pixels of the artboard as a length of the screen: `--px` is one of them. */
export const px = (pixels: number): string => `calc(var(--px) * ${pixels})`
/** The same, grown or shrunk with words that give way. */
const grown = (pixels: number): string => `calc(var(--px) * var(--k) * ${pixels})`

/** Of ems: no rounding of the browser's breaks a line of the engine's. */
const SLACK = 0.1

/** Pixels of the artboard from the top of a line in a size to its baseline. */
export type BaselineOf = (size: number) => number

export interface Look {
  setting: Setting
  baselineOf: BaselineOf
}

/** Times the size that a line is high. */
const heightOf = ({ stacked, lineHeight }: Setting) => (stacked ? 1 : lineHeight)

/**
 * Measured: browsers differ in what they read of a face, and round it to whole pixels of the screen.
 * @param pixel CSS pixels of one of the artboard
 */
export function measuredBaselines(place: HTMLElement, setting: Setting, pixel: number): BaselineOf {
  const { families, weight, italic } = setting
  const known = new Map<number, number>()
  function measure(size: number): number {
    const [probe, mark] = [document.createElement('div'), document.createElement('span')]
    Object.assign(probe.style, {
      position: 'absolute',
      visibility: 'hidden',
      font: `${italic ? 'italic' : 'normal'} ${weight} ${size * pixel}px/${heightOf(setting)} ${familiesOf(families)}`,
      textRendering: 'geometricPrecision',
    })
    Object.assign(mark.style, { display: 'inline-block', width: '0', height: '0' })
    probe.append(mark)
    place.append(probe)
    const baseline = mark.offsetTop + mark.offsetHeight
    probe.remove()
    return baseline / pixel
  }
  return (size) => {
    const baseline = known.get(size) ?? measure(size)
    known.set(size, baseline)
    return baseline
  }
}

/** Pixels from the upper edge of the box to the first block, and how high all of them are together; of a text on a curve a line in its middle. */
export function extentOf(look: Look, box: { height: number }): { top: number; height: number } {
  const { lines, size, lineHeight } = look.setting
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last) return { top: (box.height - size * lineHeight) / 2, height: size * lineHeight }
  const top = first.baseline - look.baselineOf(first.size)
  return { top, height: last.baseline - look.baselineOf(last.size) + last.size * heightOf(look.setting) - top }
}

/** The room beside a line that its letters may hang into: spaces behind the last letter are no part of it. */
function hanging({ align, tracking, stacked }: Setting) {
  const wide = `${-(SLACK + tracking)}em`
  if (stacked || align === 'start') return { marginInlineEnd: wide }
  if (align === 'end') return { marginInlineStart: `${-SLACK}em`, marginInlineEnd: `${-tracking}em` }
  return { marginInlineStart: `${-SLACK}em`, marginInlineEnd: wide }
}

function pieceOf({ text, families, weight, italic, colour, scale }: Line['pieces'][number]): Node {
  if (!families) return document.createTextNode(text)
  const piece = document.createElement('span')
  piece.textContent = text
  Object.assign(piece.style, {
    fontFamily: familiesOf(families),
    fontWeight: weight === undefined ? '' : String(weight),
    fontStyle: italic ? 'italic' : 'normal',
    ...(colour && { color: colour }),
    ...(scale && { fontSize: `${scale}em` }),
    // It stands on the line of the others, and makes it no higher.
    lineHeight: '0',
  })
  return piece
}

/** The lines as they stand; of a text on a curve all words in one. */
export function blocksOf(setting: Setting, words: string, baselineOf: BaselineOf): HTMLElement[] {
  const plain: Line = { pieces: [{ text: words }], size: setting.size, x: 0, baseline: 0, width: 0, after: '' }
  let bottom = 0
  return (setting.lines.length > 0 ? setting.lines : [plain]).map((line, i) => {
    const block = document.createElement('div')
    block.dataset.after = line.after
    block.append(...line.pieces.map(pieceOf))
    const top = line.baseline - baselineOf(line.size)
    Object.assign(block.style, {
      fontSize: grown(line.size),
      lineHeight: String(heightOf(setting)),
      ...hanging(setting),
      ...(i > 0 && { marginTop: grown(top - bottom) }),
      ...(setting.stacked && { paddingInlineStart: px(line.x) }),
    })
    bottom = top + line.size * heightOf(setting)
    return block
  })
}

/** Without what browsers put into an empty line so that the caret finds room. */
function textOf(node: Node): string {
  if (node instanceof HTMLBRElement) return '\n'
  if (node.childNodes.length === 0) return node.textContent ?? ''
  const text = [...node.childNodes].map(textOf).join('')
  return node.lastChild instanceof HTMLBRElement ? text.slice(0, -1) : text
}

/** What is written: lines are joined by what stood between them. */
export function wordsOf(field: HTMLElement): string {
  let words = ''
  let between = ''
  for (const node of field.childNodes) {
    const text = textOf(node)
    if (text === '' && between !== '\n') continue
    words = between === ' ' ? `${words.trimEnd()} ${text.trimStart()}` : words + between + text
    between = node instanceof HTMLElement ? (node.dataset.after ?? '\n') : ''
  }
  return words.trim()
}
