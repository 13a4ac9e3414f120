/** Parts that are read: what is told of the owner, and how something goes, step by step. */
import { column, row } from '../../../../scene/build.ts'
import type { Node } from '../../../../scene/types.ts'
import { asCopy } from '../content.ts'
import { band, ruled, span } from '../grid.ts'
import { type Ground, otherGround } from '../grounds.ts'
import type { Page } from '../page.ts'
import { body, lead, title } from '../words.ts'
import type { PartContent } from './entries.ts'
import { partHead } from './head.ts'
import { partBand } from './part-band.ts'

/** Who is told of is the owner; anything else is told by him. */
const OF_US =
  /^(?:about(?: (?:me|us|the (?:author|house|studio|workshop|farm|practice)))?|(?:our |my )?(?:story|history|mission|philosophy|approach|background)|who (?:we are|i am)|bio(?:graphy)?)$/i

export function about(page: Page, ground: Ground, id: string, part: PartContent) {
  const own = page.content.page.about
  const isOurs = OF_US.test(part.title)
  const thing = part.title.replace(/^about (?:the |our |my )?/i, '')
  const words = isOurs
    ? own.body
    : `Two or three paragraphs on ${thing.toLowerCase()} go here: where it comes from, how it is done, and what it means for those who come.`
  const text = lead(`${id}-body`, asCopy(page.brief, words), page.direction, ground, {
    role: 'body',
    maxWidth: span(9),
    size: 28,
  })
  const head = { title: part.title, mark: 'Sample text' }
  if (!page.art.shows()) return partBand(id, page, ground, head, [text])
  const picture = page.art.panel(`${id}-picture`, {
    width: span(5),
    height: 480,
    ground: otherGround(ground.name, 'surface'),
    kinds: ['illustration', 'scene', 'frame'],
    radius: page.direction.radius,
    fixed: true,
  })
  const said = column(`${id}-words`, { width: 'fill', layout: { gap: 32 } }, [partHead(id, page, ground, head), text])
  const cells = page.random.fork(id).chance(0.5) ? [picture, said] : [said, picture]
  return band(id, ground, {}, [row(`${id}-grid`, { width: 'fill', layout: { gap: 72, align: 'center' } }, cells)])
}

export function steps(page: Page, ground: Ground, id: string, part: PartContent) {
  const { direction, content } = page
  const own = part.mark === undefined
  const entries =
    own || part.entries.length === 0 ? part.entries : part.entries.map(({ name, line }) => ({ name, line, value: '' }))
  const told =
    entries.length > 0
      ? entries
      : content.page.process.map((step) => ({ name: step.title, line: step.body, value: '' }))
  const lines = told.map(({ name, line }, index): Node[] => [
    title(`${id}-${index + 1}-number`, `${index + 1}`, direction, ground, {
      width: span(1),
      size: 48,
      fill: ground.strong,
      element: 'span',
      role: 'decoration',
    }),
    column(`${id}-${index + 1}`, { width: 'fill', layout: { gap: 6 } }, [
      title(`${id}-${index + 1}-name`, name, direction, ground, { size: 34 }),
      ...(line === '' ? [] : [body(`${id}-${index + 1}-line`, line, direction, ground)]),
    ]),
  ])
  return partBand(id, page, ground, part, [
    row(`${id}-grid`, { width: 'fill' }, [
      ruled(`${id}-list`, ground, lines, { padding: [22, 0, 24, 0], align: 'start' }),
    ]),
  ])
}
