import type { Brief } from '../../../brief/types.ts'
import { frame, row } from '../../../scene/build.ts'
import type { PaletteRole, Vector } from '../../../scene/types.ts'
import { copyText, scene } from '../../shared/brief-scene.ts'
import { GROUNDS } from '../../shared/sheet.ts'
import { hasPictogram, pictogram } from '../../shared/subject.ts'
import type { Archetype } from '../../types.ts'
import { bannerSheet, heightOf, supportSize } from '../parts/banner-sheet.ts'
import { stripWords } from '../parts/word-block.ts'

/** So many letters have room between the sign and the call. */
const LONGEST = 70
const lengthOf = ({ copy }: Brief): number => copy.find(({ role }) => role === 'headline')?.text.length ?? 0

/** A strip as a row of blocks that point at one another like arrows: sign, message, and a call as tall as the strip. */
export const stripBlocks: Archetype = {
  name: 'strip-blocks',
  example: '728x90 leaderboard for Quill, "Notes that find you", Try it free, violet and lime',
  suits: (brief) =>
    brief.format.width / heightOf(brief) >= 3.2 && brief.picture?.treatAs !== 'photo' && lengthOf(brief) <= LONGEST
      ? 1
      : 0,
  compose(composition) {
    const sheet = bannerSheet(composition)
    const { brief, direction, plan, width, height, margin, random } = sheet
    const [sign, ground, call] = random.pick([
      [GROUNDS.accent, GROUNDS.paper, GROUNDS.ink],
      [GROUNDS.secondary, GROUNDS.accent, GROUNDS.ink],
      [GROUNDS.paper, GROUNDS.accent, GROUNDS.ink],
      [GROUNDS.accent, GROUNDS.ink, GROUNDS.accent],
    ])
    const point = height * random.pick([0, 0.24, 0.36])
    const signWidth = hasPictogram(sheet) ? height * 1.06 : height * 0.3
    const size = supportSize(sheet) * 1.2
    const callWidth = plan.cta
      ? Math.min(
          width * 0.34,
          sheet.measure.width(
            plan.cta.text,
            { family: direction.typography.text, weight: direction.weights.strong },
            size,
          ) +
            margin * 3,
        )
      : 0
    const arrow = (id: string, left: number, wide: number, fill: PaletteRole): Vector => ({
      type: 'vector',
      id,
      role: 'background',
      at: { left, top: 0 },
      width: wide + point,
      height,
      viewBox: [wide + point, height],
      shapes: [
        {
          d: `M0 0H${wide.toFixed(1)}L${(wide + point).toFixed(1)} ${height / 2}L${wide.toFixed(1)} ${height}H0Z`,
          fill,
        },
      ],
    })
    const { cta, ...said } = plan
    const middle = width - signWidth - callWidth - point
    return scene(brief, direction, [
      {
        name: 'banner',
        root: row('root', { fill: cta ? call.fill : ground.fill, clip: true }, [
          ...(cta ? [arrow('message-ground', 0, signWidth + middle, ground.fill)] : []),
          arrow('sign-ground', 0, signWidth, sign.fill),
          frame(
            'sign',
            {
              width: signWidth + point,
              height,
              layout: { align: 'center', justify: 'center', padding: [0, point * 0.5, 0, 0] },
            },
            pictogram(sheet, sign.mark, { width: height * 0.6, height: height * 0.6 }),
          ),
          stripWords({ ...sheet, plan: said }, ground, {
            width: middle - point * 0.4,
            height,
            padding: margin,
            button: [ground.ink, ground.fill],
          }),
          ...(cta
            ? [
                frame(
                  'call',
                  {
                    role: 'panel',
                    width: callWidth + point * 0.4,
                    height,
                    layout: { align: 'center', justify: 'center', padding: [0, 0, 0, point * 0.8] },
                  },
                  [
                    copyText('cta', cta, {
                      font: 'text',
                      weight: direction.weights.strong,
                      size,
                      lineHeight: 1.15,
                      fill: call.ink,
                      maxWidth: callWidth - margin,
                      align: 'center',
                      fit: { min: 8, lines: 2 },
                    }),
                  ],
                ),
              ]
            : []),
        ]),
      },
    ])
  },
}
