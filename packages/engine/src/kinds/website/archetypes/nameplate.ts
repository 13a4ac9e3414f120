/** The name itself is the picture: set over the full width, with the headline as its remark. For short names. */
import { column, row } from '../../../scene/build.ts'
import type { Node } from '../../../scene/types.ts'
import { calls } from '../parts/actions.ts'
import { archetype, hasPhoto } from '../parts/archetype.ts'
import { band, span } from '../parts/grid.ts'
import type { GroundName } from '../parts/grounds.ts'
import { heroWords, lengthOf } from '../parts/hero-words.ts'
import { header } from '../parts/navigation.ts'
import { occasionRow } from '../parts/occasion.ts'
import type { Page } from '../parts/page.ts'
import { follows, wishedName } from '../parts/wishes.ts'
import { hero, lead, set } from '../parts/words.ts'

/** Longer names would stand no larger than a headline. */
const LONGEST = 15
/** Scripts whose letters stand between cap height and a small descent; others would reach into what stands below. */
const FLAT = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\p{P}\p{S}\p{Z}]+$/u

function top(page: Page, name: GroundName): Node[] {
  const { direction, content } = page
  const ground = page.ground(name)
  const words = heroWords(page)
  const panel: GroundName = name === 'accent' ? 'secondary' : 'accent'
  const plate = set('hero-name', content.brand, 'brand', {
    font: 'display',
    weight: direction.weights.display,
    size: 260,
    lineHeight: 1,
    trim: true,
    tracking: direction.displayTracking * 1.2,
    fill: ground.strong,
    width: 'fill',
    fit: { min: 24, lines: 1 },
  })
  return [
    header(page, ground, 'bare'),
    band('hero', ground, { role: 'hero', padding: [64, 72], gap: 76 }, [
      plate,
      row('hero-remarks', { width: 'fill', layout: { justify: 'between', align: 'end', gap: 24 } }, [
        hero('hero-headline', words.headline, direction, ground, {
          size: lengthOf(words.headline) > 44 ? 48 : 60,
          lineHeight: 1.06,
          width: span(6),
        }),
        column('hero-side', { width: span(5), layout: { gap: 28 } }, [
          lead('hero-subhead', words.subhead, direction, ground),
          calls('hero-calls', page, ground, words),
        ]),
      ]),
      ...occasionRow(page, ground),
    ]),
    ...(page.art.draws
      ? [page.art.panel('hero-picture', { width: 1440, height: 420, ground: panel, kinds: ['photo', 'illustration'] })]
      : []),
  ]
}

export const nameplate = archetype({
  name: 'nameplate',
  sort: 'above',
  example: 'Website for "Ostra", an oyster bar in Porto. Rua das Flores 40, Porto. Open Tuesday to Sunday from 17:00',
  suits: (brief) => {
    const name = brief.copy.find(({ role }) => role === 'brand')?.text ?? ''
    if (name === '' || name.length > LONGEST || !FLAT.test(name) || wishedName(brief) !== undefined) return 0
    return (hasPhoto(brief) ? 0.7 : 0.75) * follows(brief, { words: ['left'], picture: ['centre'] })
  },
  top: (page) => top(page, page.random.pick(['paper', 'surface', 'ink'])),
})
