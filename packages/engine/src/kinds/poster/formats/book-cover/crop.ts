import { column, fitted, measured, placed } from '../../../shared/printed/kit.ts'
import { backdrop } from '../../../shared/systems/backdrops.ts'
import { hero } from '../../../shared/systems/hero.ts'
import { stackedTitle } from '../../../shared/systems/lettering.ts'
import type { PieceLayout } from '../page.ts'
import { backdropOf } from '../page.ts'
import { authorLines, fold, insideOf, leftOver, partsOf, underLines } from './parts.ts'

export const crop: PieceLayout = {
  name: 'crop',
  manner: 'The thing larger than the cover, cropped by its foot, in two tones; the title stands on it',
  example: 'Cover for a cookbook called Slow Sundays, author Priya Nair, warm colours, a pot of soup',
  grounds: ['accent', 'secondary', 'ink', 'paper'],
  lettering: ['plain', 'shadow', 'sticker', 'extrusion', 'coloured'],
  photo: true,
  suits: (brief) => (brief.subject.objects.length > 0 || brief.picture ? 1 : 0),
  place(page) {
    const { u, ground, width, height, margin } = page
    const parts = partsOf(page)
    const area = insideOf(page)
    const head = measured(
      page,
      column(
        'head',
        { width: area.width, layout: { gap: u * 1.6, align: 'center' } },
        authorLines(page, parts, { width: area.width, fill: ground.ink, most: u * 5.4, align: 'center' }),
      ),
    )
    const top = area.y + (parts.authors.length > 0 ? head.height + u * 4 : 0)
    const title = stackedTitle(page, { ...area, y: top, height: height * 0.3 }, { align: 'center', most: 0.32 })
    const tail = fitted(
      page,
      height * 0.14,
      (s) =>
        column('tail', { width: area.width, layout: { gap: u * 1.4 * s, align: 'center' } }, [
          ...underLines(page, parts, { width: area.width, fill: ground.ink, align: 'center' }),
          ...leftOver(parts, ground, area.width, height * 0.08 * s, 'center'),
        ]),
      1,
    )
    const under = top + title.height + u * 3.4
    const spoken = tail.height > 1 ? tail.height + u * 3 : 0
    const photo = page.brief.picture?.treatAs === 'photo'
    const from = under + spoken
    const side = Math.max(width * 0.9, height - from)
    return [
      ...backdrop(page, backdropOf(page, ['rays', 'sheen', 'rings', 'spot']), {
        x: 0,
        y: from,
        width,
        height: height - from,
      }),
      ...hero(
        page,
        photo
          ? { x: 0, y: from, width, height: height - from }
          : {
              x: Math.min(0, (width - side) / 2) + margin * 0.4,
              y: from,
              width: Math.min(width, side) - margin * 0.8,
              height: height - from - margin * 0.4,
            },
      ),
      ...(parts.authors.length > 0 ? [placed('head-place', area, [head.node])] : []),
      title.node,
      ...(spoken > 0 ? [placed('tail-place', { ...area, y: under }, [tail.node])] : []),
      fold(page),
    ]
  },
}
