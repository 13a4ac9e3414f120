import { motif } from '../../../imagery/motifs.ts'
import { column, frame } from '../../../scene/build.ts'
import { scene } from '../../shared/brief-scene.ts'
import { GROUNDS } from '../../shared/sheet.ts'
import { standingOut } from '../../shared/standing-out.ts'
import { hasPictogram, pictogram } from '../../shared/subject.ts'
import type { Archetype } from '../../types.ts'
import { bannerSheet } from '../parts/banner-sheet.ts'
import { words } from '../parts/word-block.ts'

/** Printer's dots swell behind the subject, as on a cheap and cheerful print. */
export const halfTone: Archetype = {
  name: 'half-tone',
  example: 'Banner for Vinyl Attic record shop, "New crates every Friday", Dig in, pink and navy, retro',
  suits: (brief) =>
    brief.picture?.treatAs === 'photo' || brief.negatives.some(({ what }) => what === 'icon' || what === 'pattern')
      ? 0
      : brief.style.tones.some((tone) => ['retro', 'bold', 'playful', 'vibrant', 'vintage', 'grunge'].includes(tone)) ||
          ['music', 'gaming', 'food', 'bar', 'event', 'media'].includes(brief.subject.industry)
        ? 0.85
        : 0.4,
  compose(composition) {
    const sheet = bannerSheet(composition)
    const { brief, direction, width, height, margin, proportion, random } = sheet
    const across = proportion === 'strip' || proportion === 'wide'
    const ground = random.pick([GROUNDS.accent, GROUNDS.paper, GROUNDS.secondary])
    const dots = ground === GROUNDS.paper ? random.pick(['accent', 'secondary'] as const) : ground.mark
    const [artWidth, artHeight] = across
      ? [Math.min(width * 0.5, height * (proportion === 'strip' ? 2.4 : 1.1)), height]
      : [width, height * 0.46]
    const size = Math.min(artWidth, artHeight) * (proportion === 'strip' ? 0.8 : 0.72)
    const print = motif('halftone', {
      width: Math.round(artWidth),
      height: Math.round(artHeight),
      random: random.fork('dots'),
      colours: [dots],
      density: proportion === 'strip' ? 1.2 : 1,
    })
    // A drawing in lines drowns among strong dots.
    const solid = /-fill$|-filled$|^game-icons:/.test(direction.pictograms[0] ?? '')
    const paint = standingOut(sheet, [ground.fill, dots], ['ink', 'paper', 'accent', 'onAccent'])
    return scene(brief, direction, [
      {
        name: 'banner',
        root: column('root', { fill: ground.fill, clip: true }, [
          frame(
            'art',
            {
              role: 'group',
              at: across ? { right: 0, top: 0 } : { left: 0, bottom: 0 },
              width: artWidth,
              height: artHeight,
              clip: true,
              layout: { align: 'center', justify: 'center' },
            },
            [
              {
                ...print,
                id: 'dots',
                role: 'pattern',
                at: { left: 0, top: 0 },
                width: artWidth,
                height: artHeight,
                ...((ground !== GROUNDS.paper || !solid) && { opacity: solid ? 0.5 : 0.3 }),
              },
              ...(hasPictogram(sheet)
                ? pictogram(sheet, paint, { width: size, height: size, behind: ground.fill })
                : []),
            ],
          ),
          words(sheet, ground, {
            width: across ? width - artWidth : width,
            height: across ? height : height - artHeight,
            padding: margin,
            button: [ground.ink, ground.fill],
            share: 0.46,
          }),
        ]),
      },
    ])
  },
}
