/** A wall of pictures without gaps: a large one, smaller ones of what there is under it, the words as one of the tiles. */
import { cyclic } from '../../../base/items.ts'
import { column, row, spacer } from '../../../scene/build.ts'
import type { Node } from '../../../scene/types.ts'
import { calls } from '../parts/actions.ts'
import { archetype, hasPhoto, refusesPictures } from '../parts/archetype.ts'
import { hasScenery } from '../parts/art/scenery.ts'
import { PAGE } from '../parts/grid.ts'
import type { GroundName } from '../parts/grounds.ts'
import { leadingFact } from '../parts/hero-facts.ts'
import { heroWords, lengthOf } from '../parts/hero-words.ts'
import { header } from '../parts/navigation.ts'
import { occasionRow } from '../parts/occasion.ts'
import type { Page } from '../parts/page.ts'
import { follows } from '../parts/wishes.ts'
import { hero, lead } from '../parts/words.ts'

const WORDS = 560
const LARGE = { width: PAGE - WORDS, height: 480 }
const SMALL = { width: LARGE.width / 3, height: 290 }

function top(page: Page, loud: GroundName): Node[] {
  const { direction } = page
  const tile = page.ground(loud)
  const words = heroWords(page)
  const around = (['surface', 'accent', 'secondary', 'ink'] as const).filter((name) => name !== tile.name)
  const small = (index: number): Node => {
    const ground = cyclic(around, index + 1)
    return page.art.panel(`hero-tile-${index + 1}`, {
      ...SMALL,
      ground,
      kinds:
        index === 1
          ? ['pictogram']
          : [...(hasScenery(page.brief) ? (['scene'] as const) : []), 'illustration', 'motif'],
      fixed: true,
    })
  }
  const fact = leadingFact(page, page.ground('paper'), 40)
  const factTile = (): Node =>
    column(
      'hero-tile-fact',
      {
        role: 'card',
        width: SMALL.width,
        height: SMALL.height,
        fill: 'paper',
        layout: { padding: 36, gap: 8, justify: 'end' },
      },
      fact,
    )
  return [
    header(page, page.ground('paper'), 'phone'),
    row('hero', { element: 'section', role: 'hero', width: 'fill', fill: tile.fill, layout: { align: 'stretch' } }, [
      column('hero-wall', { width: LARGE.width }, [
        page.art.panel('hero-picture', {
          ...LARGE,
          ground: cyclic(around, 0),
          kinds: ['photo', 'illustration', 'motif'],
          fixed: true,
        }),
        row('hero-tiles', { width: 'fill', layout: { align: 'stretch' } }, [
          small(0),
          fact.length > 0 ? factTile() : small(1),
          small(2),
        ]),
      ]),
      column('hero-words', { width: 'fill', layout: { padding: [56, 56, 56, 56], gap: 26 } }, [
        hero('hero-headline', words.headline, direction, tile, {
          size: lengthOf(words.headline) > 34 ? 64 : 80,
          lineHeight: 1.02,
          width: 'fill',
          fit: { min: 18, lines: 6 },
        }),
        spacer('hero-air'),
        lead('hero-subhead', words.subhead, direction, tile),
        calls('hero-calls', page, tile, words),
        ...(page.content.occasion.length > 1 ? occasionRow(page, tile) : []),
      ]),
    ]),
  ]
}

export const wall = archetype({
  name: 'wall',
  sort: 'tiles',
  example: 'Website for the florist Wild Verbena in Utrecht, natural and a little wild',
  suits: (brief) =>
    refusesPictures(brief)
      ? 0
      : (hasPhoto(brief) ? 0.8 : 0.75) * follows(brief, { words: ['right'], picture: ['left'] }),
  top: (page) => top(page, page.random.pick(['accent', 'ink', 'secondary', 'surface'])),
})
