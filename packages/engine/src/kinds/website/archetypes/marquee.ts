/** Words and a picture side by side, closed off by a band of running words in full colour. */
import { column, row } from '../../../scene/build.ts'
import type { Node } from '../../../scene/types.ts'
import { calls } from '../parts/actions.ts'
import { archetype, hasPhoto, refusesPictures } from '../parts/archetype.ts'
import { band, span } from '../parts/grid.ts'
import type { GroundName } from '../parts/grounds.ts'
import { heroWords, lengthOf } from '../parts/hero-words.ts'
import { header } from '../parts/navigation.ts'
import { occasionRow } from '../parts/occasion.ts'
import type { Page } from '../parts/page.ts'
import { runningWords } from '../parts/sections/words-strip.ts'
import { follows, wishedWords } from '../parts/wishes.ts'
import { hero, lead } from '../parts/words.ts'

function top(page: Page): Node[] {
  const { direction, random } = page
  const ground = page.ground('paper')
  const words = heroWords(page)
  const strip = page.ground(random.pick(['accent', 'ink', 'secondary']))
  const running = runningWords('marquee', page, strip, { size: 72, padding: 30 })
  const panel: GroundName = strip.name === 'accent' ? 'secondary' : 'accent'
  return [
    header(page, ground, 'call'),
    band('hero', ground, { role: 'hero', padding: [48, 80], gap: 56 }, [
      hero('hero-headline', words.headline, direction, ground, {
        size: lengthOf(words.headline) > 40 ? 92 : 124,
        lineHeight: 0.98,
        width: wishedWords(page.brief) === 'left' ? span(9) : 'fill',
        fit: { min: 22, lines: 3 },
      }),
      row('hero-grid', { width: 'fill', layout: { justify: 'between', align: 'end', gap: 24 } }, [
        ...(page.art.draws
          ? [
              page.art.panel('hero-picture', {
                width: span(7),
                height: 360,
                ground: panel,
                kinds: ['photo', 'illustration'],
                radius: direction.radius,
                fixed: true,
              }),
            ]
          : []),
        column('hero-side', { width: span(4), layout: { gap: 30 } }, [
          lead('hero-subhead', words.subhead, direction, ground),
          calls('hero-calls', page, ground, words),
        ]),
      ]),
      ...occasionRow(page, ground),
    ]),
    ...(running ? [running] : []),
  ]
}

export const marquee = archetype({
  name: 'marquee',
  sort: 'above',
  example:
    'Website for the street food hall "Quay Nine": tacos, ramen, natural wine, pastries. Open Thursday to Sunday from 11:00',
  suits: (brief) => {
    const loud = brief.style.tones.some((tone) =>
      ['playful', 'bold', 'vibrant', 'retro', 'brutalist', 'friendly'].includes(tone),
    )
    const base = loud ? 0.9 : hasPhoto(brief) ? 0.6 : refusesPictures(brief) ? 0.4 : 0.65
    return base * follows(brief, { words: ['left'], picture: ['left'] })
  },
  top: (page) => top(page),
})
