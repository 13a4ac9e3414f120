/** Articles: the first one large with its picture, the others as lines. */

import { cyclic } from '../../../../../base/items.ts'
import type { Node } from '../../../../../scene/types.ts'
import { cellOf, sampleName } from '../../../vocabulary/samples.ts'
import { factsOf } from '../../../vocabulary/things.ts'
import { type Block, innerWidth, panel } from '../../kit/block.ts'
import { lines } from '../../kit/controls.ts'

const SECTIONS = ['Features', 'News', 'Opinion', 'Reports'] as const

export const articles: Block = {
  name: 'articles',
  size: 'wide',
  tall: 540,
  draw(context) {
    const { pen, page, looks, thing } = context
    const isWide = innerWidth(context) > 560
    const about = /news|article|post|stor|blog|column/i.test(thing) ? thing : 'articles'
    const subjects = page.brief.subject.objects
    const [author] = factsOf('articles').columns
    const random = page.random.fork('articles')
    const byline = (i: number) =>
      author ? `${cyclic(SECTIONS, i)}  ·  ${cellOf(author, i, random)}` : cyclic(SECTIONS, i)
    const lead: Node[] = [
      looks.tile(pen, subjects[0] ?? page.brief.subject.about, { height: isWide ? 300 : 200, index: 0, share: 0.7 }),
      pen.col(
        [
          pen.text('caption', byline(0)),
          pen.text('heading', sampleName('articles', 0), {
            size: isWide ? 34 : 26,
            width: 'fill',
            lines: 2,
            element: 'h3',
          }),
          pen.text('body', 'The first lines of the story stand here, so that readers know what they will find in it.', {
            width: 'fill',
            lines: 3,
          }),
        ],
        { gap: 8, width: 'fill' },
      ),
    ]
    const others = [1, 2, 3].map((i): Node[] => [
      looks.tile(pen, subjects[i % Math.max(1, subjects.length)], { width: 88, height: 72, index: i }),
      pen.col(
        [
          pen.text('strong', sampleName('articles', i), { size: 18, width: 'fill', lines: 2 }),
          pen.text('caption', byline(i)),
        ],
        { width: 'fill', gap: 4 },
      ),
    ])
    return panel({ ...context, thing: about }, [...lead, lines(pen, others)], { sample: true, gap: 20 })
  },
}
