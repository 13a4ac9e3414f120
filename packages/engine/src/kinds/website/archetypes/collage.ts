/** Panels of different size that overlap, set off against the words at the left. */
import { cyclic } from '../../../base/items.ts'
import { column, frame, row } from '../../../scene/build.ts'
import type { Node } from '../../../scene/types.ts'
import { calls } from '../parts/actions.ts'
import { archetype, hasPhoto, refusesPictures } from '../parts/archetype.ts'
import { band, span } from '../parts/grid.ts'
import type { GroundName } from '../parts/grounds.ts'
import { heroWords, lengthOf } from '../parts/hero-words.ts'
import { header } from '../parts/navigation.ts'
import { occasionRow } from '../parts/occasion.ts'
import type { Page } from '../parts/page.ts'
import { follows, wishedPicture, wishedWords } from '../parts/wishes.ts'
import { hero, lead } from '../parts/words.ts'

const [WIDTH, HEIGHT] = [span(6), 660]

function panels(page: Page, under: GroundName): Node {
  const { direction } = page
  const order = (['accent', 'secondary', 'ink'] as const).filter((name) => name !== under)
  const at = (index: number) => cyclic(order, index + direction.seed)
  const { radius } = direction
  const large = page.art.panel('hero-picture', {
    width: 440,
    height: 560,
    ground: at(0),
    kinds: ['photo', 'illustration'],
    radius,
    fixed: true,
  })
  const field = page.art.panel('hero-motif', {
    width: 240,
    height: 240,
    ground: under === 'surface' ? 'paper' : 'surface',
    kinds: ['motif', 'pictogram'],
    radius,
    fixed: true,
  })
  const badge = page.art.panel('hero-badge', {
    width: 180,
    height: 180,
    ground: at(1),
    kinds: ['pictogram', 'motif'],
    radius,
    fixed: true,
  })
  return frame('hero-collage', { role: 'group', width: WIDTH, height: HEIGHT }, [
    { ...large, at: { right: 0, top: 0 } },
    { ...field, at: { left: 20, bottom: 0 } },
    { ...badge, at: { left: 64, top: 76 } },
  ])
}

function top(page: Page, under: GroundName): Node[] {
  const { direction } = page
  const ground = page.ground(under)
  const words = heroWords(page)
  const cells = [
    column('hero-words', { width: span(6) - 40, layout: { gap: 30 } }, [
      hero('hero-headline', words.headline, direction, ground, {
        size: lengthOf(words.headline) > 44 ? 76 : 96,
        lineHeight: 1.02,
        width: 'fill',
      }),
      lead('hero-subhead', words.subhead, direction, ground, { maxWidth: 480 }),
      calls('hero-calls', page, ground, words),
      ...occasionRow(page, ground),
    ]),
    panels(page, under),
  ]
  const mirrored = wishedWords(page.brief) === 'right' || wishedPicture(page.brief) === 'left'
  return [
    header(page, ground, 'phone'),
    band('hero', ground, { role: 'hero', padding: [40, 96] }, [
      row(
        'hero-grid',
        { width: 'fill', layout: { justify: 'between', align: 'center', gap: 24 } },
        mirrored ? cells.reverse() : cells,
      ),
    ]),
  ]
}

export const collage = archetype({
  name: 'collage',
  example: 'Website for the florist Wild Verbena in Utrecht, natural and a little wild',
  suits: (brief) =>
    refusesPictures(brief)
      ? 0
      : (hasPhoto(brief) ? 0.8 : 0.75) * follows(brief, { words: ['left', 'right'], picture: ['left', 'right'] }),
  top: (page) => top(page, page.random.pick(['paper', 'surface'])),
})
