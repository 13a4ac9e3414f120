/** Words in one half, a picture that fills the other to the edge of the window. */
import { column, row, spacer } from '../../../scene/build.ts'
import { calls } from '../parts/actions.ts'
import { archetype, hasPhoto, refusesPictures } from '../parts/archetype.ts'
import { MARGIN } from '../parts/grid.ts'
import type { GroundName } from '../parts/grounds.ts'
import { heroWords, lengthOf } from '../parts/hero-words.ts'
import { header } from '../parts/navigation.ts'
import { occasionRow } from '../parts/occasion.ts'
import type { Page } from '../parts/page.ts'
import { follows, wishedPicture, wishedWords, wishesLow } from '../parts/wishes.ts'
import { hero, lead } from '../parts/words.ts'

function top(page: Page, mirrored: boolean) {
  const { direction, random } = page
  const ground = page.ground('paper')
  const words = heroWords(page)
  const panel: GroundName = random.pick(['surface', 'accent', 'secondary'])
  const headline = hero('hero-headline', words.headline, direction, ground, {
    size: lengthOf(words.headline) > 46 ? 76 : 92,
    lineHeight: 1.02,
  })
  const said = [
    lead('hero-subhead', words.subhead, direction, ground, { maxWidth: 500 }),
    calls('hero-calls', page, ground, words),
  ]
  const left = column(
    'hero-words',
    { width: '52%', layout: { gap: 30, padding: [72, 56, 72, MARGIN], justify: 'end' } },
    wishesLow(page.brief)
      ? [...said, ...occasionRow(page, ground), spacer('hero-air'), headline]
      : [spacer('hero-air'), headline, ...said, ...occasionRow(page, ground)],
  )
  const picture = {
    ...page.art.panel('hero-picture', { width: 690, height: 720, ground: panel, kinds: ['photo', 'illustration'] }),
    height: 'fill' as const,
    minHeight: 720,
  }
  const cells = mirrored ? [picture, { ...left, layout: { ...left.layout, padding: TURNED_PADDING } }] : [left, picture]
  return [
    header(page, ground, random.pick(['call', 'phone'])),
    row('hero', { element: 'section', role: 'hero', width: 'fill', layout: { align: 'stretch' } }, cells),
  ]
}

/** The words' padding on the right of the picture. */
const TURNED_PADDING: [number, number, number, number] = [72, MARGIN, 72, 72]

export const split = archetype({
  name: 'split',
  sort: 'beside',
  example:
    'Website for "Juniper & Oak", a garden centre in Lund. Phone 046 555 0141, hello@juniperoak.se, Trädgårdsgatan 12, Lund',
  suits: (brief) =>
    (refusesPictures(brief) ? 0.05 : hasPhoto(brief) ? 1 : 0.8) *
    follows(brief, { words: ['left', 'right'], picture: ['left', 'right'], low: true }),
  top: (page) => top(page, wishedWords(page.brief) === 'right' || wishedPicture(page.brief) === 'left'),
})
