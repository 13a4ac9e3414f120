/** The words of a screen beside a picture of what it is about: people who come to book or to look around see at once what it is. */
import type { PageType } from '../../../../brief/types.ts'
import { singular, tokens } from '../../../../imagery/words.ts'
import type { Node } from '../../../../scene/types.ts'
import type { Pen } from '../kit/pen.ts'
import type { Screen } from '../types.ts'
import { headOf } from './chrome.ts'

/** Screens for those who come to choose; who works with figures all day needs no picture of them. */
const FOR_VISITORS: ReadonlySet<PageType> = new Set(['booking', 'directory', 'search', 'course', 'community'])

/**
 * Whether a picture tells visitors something here: of what the site is called by or deals with, and never of what goes with its
 * trade. A site for renting vans shows the van; one for jobs shows its list.
 */
function tellsByPicture({ page: { art, brief }, lead }: Screen): boolean {
  if (!art.tells || !brief.page || !FOR_VISITORS.has(brief.page.type)) return false
  const said = new Set(tokens(`${brief.subject.about} ${lead.thing} ${brief.brand ?? ''}`).map(singular))
  return (
    brief.picture !== undefined ||
    brief.subject.objects.some((one) => tokens(one).some((word) => said.has(singular(word))))
  )
}

const pictureOf = ({ page, looks }: Screen, pen: Pen, width: number, height: number): Node =>
  page.art.panel('hero-picture', {
    width,
    height,
    ground: pen.surface === looks.accent ? 'surface' : 'accent',
    kinds: ['photo', 'illustration', 'scene'],
    radius: pen.radius,
    fixed: true,
  })

export function picturedHead(screen: Screen, pen: Pen, width: number): Node[] {
  if (!tellsByPicture(screen)) return [headOf(screen, pen, width)]
  const picture = Math.round(width * 0.46)
  const words = width - picture - 64
  return [
    pen.row(
      [
        pen.col([headOf(screen, pen, words, { stacked: true, size: 56 })], { width: words }),
        pictureOf(screen, pen, picture, 320),
      ],
      { width, justify: 'between', gap: 64 },
      'head-row',
    ),
  ]
}

/** The picture alone, for a tile of words. */
export const pictureIn = (screen: Screen, pen: Pen, width: number): Node[] =>
  tellsByPicture(screen) ? [pictureOf(screen, pen, width, 220)] : []
