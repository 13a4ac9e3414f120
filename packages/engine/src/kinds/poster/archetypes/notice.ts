import { column, row } from '../../../scene/build.ts'
import { artBox } from '../../shared/art/art.ts'
import { copyText, scene } from '../../shared/brief-scene.ts'
import { details, fittedTitle, lead, sender } from '../../shared/details.ts'
import { GROUNDS, sheetOf } from '../../shared/sheet.ts'
import { sizeFor } from '../../shared/size-for.ts'
import type { Archetype } from '../../types.ts'
import { isLandscape, isPhoto, titleLength } from '../parts/blocks.ts'

const CALLS =
  /\b(?:lost|found|missing|wanted|hiring|help|volunteers?|vacancy|vacancies|notice|attention|warning|closed|moved|for rent|for sale|free|reward|join us|we need)\b/i

/** A public notice: one loud word on a band, the subject, what is to know, and how to answer across the foot. */
export const notice: Archetype = {
  name: 'notice',
  example:
    'Lost dog poster: Biscuit, small brown terrier, red collar, missing since 4 May near Mill Park. Reward. Call Jon 555 0175',
  suits: (brief) => {
    const answers = brief.copy.some(({ role }) => role === 'phone' || role === 'email')
    if (isPhoto(brief) || isLandscape(brief) || !answers || titleLength(brief) > 40) return 0
    return CALLS.test(brief.prompt) ? 1 : 0.4
  },
  compose(composition) {
    const base = sheetOf(composition)
    const { brief, direction, plan, width, height, u, margin, measure, random } = base
    const answer =
      plan.contact.find(({ role }) => role === 'phone') ?? plan.contact.find(({ role }) => role === 'email')
    const sheet = { ...base, plan: { ...plan, contact: plan.contact.filter((copy) => copy !== answer) } }
    const loud = random.pick([GROUNDS.accent, GROUNDS.ink])
    const ground = GROUNDS.paper
    const inner = width - 2 * margin
    const title = fittedTitle(sheet, loud, {
      width: inner,
      height: height * 0.24,
      lines: 2,
      most: 60,
      align: 'center',
      weight: Math.max(700, direction.weights.display),
    })
    const band = column(
      'band',
      {
        role: 'band',
        fill: loud.fill,
        layout: { padding: [margin, margin, margin, margin], gap: u * 2, align: 'center' },
      },
      [...title.nodes],
    )
    const foot = answer ? u * 21 : 0
    const facts = details(sheet, ground, {
      width: inner * 0.52,
      columns: 1,
      button: ['accent', 'onAccent'],
      title: title.size,
    })
    const told = lead(sheet, ground, inner * 0.52, { title: title.size })
    const who = sender(sheet, ground)
    const middle = height - title.height - 2 * margin - foot
    const font = { family: direction.typography.display, weight: direction.weights.display }
    return scene(brief, direction, [
      {
        name: 'poster',
        root: column('root', { fill: ground.fill }, [
          band,
          row('middle', { height: 'fill' }, [
            {
              ...artBox(sheet, 'surface', width * 0.42, middle, {
                among: ['crop', 'stand', 'rings', 'medal', 'screen'],
              }),
              height: '100%' as const,
            },
            column(
              'words',
              {
                width: 'fill',
                height: '100%',
                layout: {
                  padding: [margin * 0.8, margin, margin * 0.8, margin * 0.8],
                  justify: 'center',
                  gap: u * 3.4,
                },
              },
              [...who.nodes, ...told.nodes, ...facts.nodes],
            ),
          ]),
          ...(answer
            ? [
                row(
                  'answer',
                  {
                    role: 'band',
                    fill: loud.fill,
                    height: foot,
                    layout: { justify: 'center', align: 'center', padding: [0, margin, 0, margin] },
                  },
                  [
                    copyText('answer-line', answer, {
                      font: 'display',
                      weight: font.weight,
                      size: Math.min(
                        u * 13,
                        sizeFor(measure, answer.text, font, {
                          width: inner,
                          height: Infinity,
                          lines: 1,
                          lineHeight: 1,
                        }),
                      ),
                      lineHeight: 1.1,
                      width: inner,
                      align: 'center',
                      trim: true,
                      fill: loud.ink,
                      fit: { min: u * 2, lines: 1 },
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
