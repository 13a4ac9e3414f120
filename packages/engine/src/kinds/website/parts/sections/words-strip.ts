/** A band of words in a row: what there is, at a glance. Still, or running off both edges. */
import { cyclic } from '../../../../base/items.ts'
import { frame, row, text } from '../../../../scene/build.ts'
import type { Frame, Node } from '../../../../scene/types.ts'
import { PAGE } from '../grid.ts'
import type { Ground } from '../grounds.ts'
import type { Page, Section } from '../page.ts'

/** Words for a strip: what the prompt lists, else the titles of what is offered. */
function stripWords(page: Page): string[] {
  const { lists, page: copy } = page.content
  const items = lists.flatMap((list) => list.items)
  const words = items.length > 2 ? items.map(({ text }) => text) : copy.features.map(({ title }) => title)
  return words.filter((one) => one.length <= 34).slice(0, 6)
}

interface Running {
  size: number
  padding: number
}

/** Words that run over both edges. They repeat what stands elsewhere, so they are decoration. */
export function runningWords(id: string, page: Page, ground: Ground, { size, padding }: Running): Frame | undefined {
  const words = stripWords(page)
  if (words.length < 2) return undefined
  const { weights, displayTracking } = page.direction
  const icon = page.art.pictogram()
  const children: Node[] = []
  // Enough repetitions to pass the right edge whatever the face: no letter is narrower than a fifth of its size.
  let run = 0
  for (let i = 0; run < PAGE * 1.6 && i < 24; i++) {
    const word = cyclic(words, i)
    run += word.length * size * 0.42 + size * 1.5
    children.push(
      text(`${id}-word-${i + 1}`, word, {
        role: 'decoration',
        font: 'display',
        weight: weights.display,
        size,
        lineHeight: 1.2,
        tracking: displayTracking,
        fill: ground.text,
        fit: { min: size, lines: 1 },
      }),
    )
    const mark = size * 0.56
    children.push(
      icon
        ? {
            type: 'pictogram',
            id: `${id}-mark-${i + 1}`,
            role: 'decoration',
            icon,
            paint: ground.strong,
            width: mark * 1.25,
            height: mark * 1.25,
          }
        : frame(`${id}-mark-${i + 1}`, {
            role: 'decoration',
            width: mark * 0.5,
            height: mark * 0.5,
            radius: 'full',
            fill: ground.strong,
          }),
    )
  }
  return frame(
    id,
    { role: 'band', width: 'fill', clip: true, fill: ground.fill, height: Math.round(size * 1.2 + 2 * padding) },
    [
      row(
        `${id}-run`,
        {
          at: { left: -Math.round(size * 0.9), top: padding },
          width: PAGE * 4,
          layout: { gap: Math.round(size * 0.5), align: 'center' },
        },
        children,
      ),
    ],
  )
}

/** A running strip as a section. */
export const wordStrip: Section = (page, ground) => {
  const strip = runningWords('strip-words', page, ground, { size: 40, padding: 26 })
  return strip && { ...strip, element: 'section' }
}
