/** What a portfolio shows: its works, each with what there is of it. Photographers hang their own photos. */

import { cyclic } from '../../../../base/items.ts'
import { namesThing, says } from '../../../../brief/told/sayings.ts'
import type { Brief } from '../../../../brief/types.ts'
import { figureFor } from '../../../../imagery/figures.ts'
import type { Frame } from '../../../../scene/types.ts'
import type { Pen } from '../../screens/kit/pen.ts'
import type { Drawn } from '../../vocabulary/drawn.ts'
import { capitalised } from '../../vocabulary/nouns.ts'
import { sortsOfWork } from '../../vocabulary/works.ts'
import type { Site } from '../site.ts'

/** The works: those that the prompt lists, else the sorts that the trade has. */
export function worksOf({ page }: Site): Drawn[] {
  const { brief, content } = page
  const given = content.lists.flatMap(({ items }) => items.map(({ text }) => text))
  if (given.length >= 3) return given.slice(0, 6).map((name) => ({ name, figure: figureFor(name) }))
  return sortsOfWork(brief)
}

/** Things that the prompt names itself: what was only concluded from it shows a sense that may be wrong. */
export const saidObjects = (brief: Brief): string[] => brief.subject.objects.filter((thing) => namesThing(brief, thing))

/** A work's picture: a frame for a photo, or a drawing on a tile. */
export function workTile(site: Site, pen: Pen, index: number, width: Frame['width'], height: number): Frame {
  const { page, screen } = site
  const { name = '', figure } = cyclic(worksOf(site), index)
  const size = { width, height, radius: pen.radius }
  const isPhotographer = says(page.brief, 'photographer') || page.brief.subject.industry === 'photography'
  if (isPhotographer) return screen.looks.photo(pen, { ...size, shows: name.toLowerCase(), figure })
  const objects = saidObjects(page.brief)
  const shown =
    typeof width === 'number' ? page.art.exhibit(`work-${index}`, index, { ...size, width, fixed: true }) : undefined
  if (shown) return shown
  if (typeof width === 'number' && index % 3 === 0 && page.art.draws && (index === 0 || page.art.shows()))
    return page.art.panel(`work-${index}`, {
      width,
      height,
      ground: cyclic(['accent', 'surface', 'secondary'] as const, index),
      kinds: ['illustration'],
      radius: pen.radius,
      fixed: true,
    })
  const own = figure === undefined && objects.length > 0 ? cyclic(objects, index) : undefined
  return screen.looks.tile(pen, own, { ...size, index, share: 0.62, figure })
}

/** A work with its name and number under it. */
export const work = (site: Site, pen: Pen, name: string, index: number, width: number, height: number): Frame =>
  pen.col(
    [
      workTile(site, pen, index, width, height),
      pen.row(
        [
          pen.text('strong', factOf(site, name), { size: 20, width: 'fill', lines: 2 }),
          pen.text('caption', `0${index + 1}`),
        ],
        { width: 'fill', gap: 16 },
      ),
    ],
    { width, gap: 14, element: 'article', role: 'card' },
    'work',
  )

/** The fact that says the words, or the words. */
export const factOf = ({ page }: Site, words: string) =>
  page.brief.copy.find(({ source, text }) => source === 'given' && text === words) ?? capitalised(words)
