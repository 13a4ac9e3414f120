import { column, frame, row, scene, spacer } from '../../scene/build.ts'
import { brandText, ctaButton, density, factGrid, GROUNDS, leadTexts, sheetOf, titleText } from '../shared/sheet.ts'
import { attachedLogo, pictogram } from '../shared/subject.ts'
import type { Archetype } from '../types.ts'

/** Everything hangs from one line: the title above it, the facts in columns below, the subject large at the right edge. */
export const swissHangline: Archetype = {
  name: 'swiss-hangline',
  example:
    'Poster for the exhibition "Quiet Machines" at Halle 9, 3 May – 28 June 2026, minimal and bold, red and black',
  suits: (brief) => (brief.picture?.treatAs === 'photo' ? 0.3 : 0.9),
  compose(composition) {
    const sheet = sheetOf(composition)
    const { brief, direction, plan, width, height, u, margin, landscape } = sheet
    const ground = composition.random.chance(0.3) ? GROUNDS.accent : GROUNDS.paper
    const busy = density(plan)
    const inner = width - 2 * margin
    const titleHeight = height * (landscape ? 0.4 : 0.36)
    const picture = Math.min(inner * 0.62, height * (0.34 - busy * 0.14))
    return scene(brief, direction, [
      {
        name: 'poster',
        root: column('root', { fill: ground.fill, layout: { padding: margin } }, [
          row('head', { layout: { gap: u * 2, align: 'center' }, margin: [0, 0, u * 3, 0] }, [
            ...attachedLogo(sheet, u * 7, ground),
            ...brandText(sheet, ground),
          ]),
          titleText(sheet, ground, {
            size: u * 22,
            height: titleHeight,
            width: inner,
            lineHeight: 0.95,
            fit: { min: u * 4, lines: landscape ? 3 : 5 },
          }),
          row('middle', { height: 'fill', layout: { justify: 'between', align: 'end', gap: u * 4 } }, [
            column('lead', { width: landscape ? '50%' : '44%', layout: { gap: u * 1.2 } }, leadTexts(sheet, ground)),
            ...pictogram(sheet, ground.mark, { width: picture, height: picture }),
          ]),
          frame('hangline', {
            role: 'rule',
            height: Math.max(2, u * 0.35),
            fill: ground.ink,
            margin: [u * 3, 0, u * 2.4, 0],
          }),
          ...factGrid(sheet, ground, landscape ? 4 : 3).flatMap((line) => [
            line,
            frame(`${line.id}-gap`, { height: u * 1.6 }),
          ]),
          row('foot', { layout: { align: 'center' } }, [
            spacer('foot-space'),
            ...ctaButton(sheet, ground.ink, ground.fill),
          ]),
        ]),
      },
    ])
  },
}
