/** What a rendered page is measured by: its words, where they stand, and what a telephone makes of them. */
import type { Page } from 'playwright-core'

export interface Block {
  words: string
  /** Pixels of the page. */
  x: number
  y: number
  width: number
  height: number
  size: number
  /** Stays where it is in the window, over what is scrolled. */
  fixed?: boolean
  /** Hidden from those who listen: decoration. */
  hidden: boolean
}

/** Every piece of text in the order of the document, with the box of its glyphs. */
export const textBlocks = (page: Page): Promise<Block[]> =>
  page.evaluate(() => {
    const blocks: Block[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim()
      const parent = node.parentElement
      // What is there for the ear alone is not seen, nor what has been scrolled out of its box.
      if (!words || !parent || parent.closest('svg, .sr-only, option')) continue
      const window = (parent.closest('.overflow-x-auto') ?? document.documentElement).getBoundingClientRect()
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.left >= window.right) continue
      const { fontSize, lineHeight } = getComputedStyle(parent)
      const bar = parent.closest('nav')
      // Where lines stand closer than the font is tall, the boxes of glyphs reach into their neighbours; the ink does not.
      const first = range.getClientRects()[0]?.height ?? box.height
      const excess = Math.max(0, first - (Number.parseFloat(lineHeight) || first))
      blocks.push({
        words,
        x: box.x + scrollX,
        y: box.y + scrollY + excess / 2,
        width: Math.min(box.right, window.right) - box.x,
        height: box.height - excess,
        size: Number.parseFloat(fontSize),
        hidden: parent.closest('[aria-hidden]') !== null,
        fixed: bar !== null && getComputedStyle(bar).position === 'fixed',
      })
    }
    // What a field hints at is read as a text, too.
    const fields = '[placeholder], select'
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(fields)) {
      const { x, y, width, height } = field.getBoundingClientRect()
      const { fontSize, lineHeight } = getComputedStyle(field)
      blocks.push({
        words: field instanceof HTMLSelectElement ? (field.options[0]?.text ?? '') : field.placeholder,
        x: x + scrollX,
        y: y + scrollY,
        width,
        height: Math.min(height, Number.parseFloat(lineHeight) || height),
        size: Number.parseFloat(fontSize),
        hidden: false,
      })
    }
    return blocks
  })

/** Pixels by which the page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Pairs of texts that lie on one another. Line boxes may touch: what counts is more than a third of the smaller size. */
export function overlaps(blocks: Block[]): string[] {
  const shown = blocks.filter(({ hidden, fixed }) => !hidden && !fixed)
  return shown.flatMap((a, index) =>
    shown.slice(index + 1).flatMap((b) => {
      const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
      const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
      return across > 2 && down > Math.min(a.size, b.size) / 3 ? [`"${a.words}" on "${b.words}"`] : []
    }),
  )
}
