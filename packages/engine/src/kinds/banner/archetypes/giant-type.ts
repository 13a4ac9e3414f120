import { column, frame, row } from '../../../scene/build.ts'
import { scene } from '../../shared/brief-scene.ts'
import { informing } from '../../shared/plan.ts'
import { density, GROUNDS } from '../../shared/sheet.ts'
import type { Archetype } from '../../types.ts'
import {
  bannerSheet,
  call,
  headline,
  inlineFacts,
  leads,
  proportionOf,
  sender,
  supportSize,
} from '../parts/banner-sheet.ts'
import { heightOfSupport, words } from '../parts/word-block.ts'

/** Of the height, what the headline has however much else there is to say. */
const LEAST = 0.2

/** The headline from edge to edge; everything else on one line over a rule. */
export const giantType: Archetype = {
  name: 'giant-type',
  example: 'Twitter header "WE ARE LIVE" for Relay radio, listen on relay.example, electric blue',
  suits: (brief) => {
    const line = brief.copy.find(({ role }) => role === 'headline') ?? brief.copy[0]
    if (brief.picture?.treatAs === 'photo') return 0
    // A tall sheet leaves a hole under one line.
    return proportionOf(brief) === 'tall'
      ? 0.2
      : (line?.text.length ?? 99) <= 22
        ? brief.subject.objects.length > 0
          ? 0.5
          : 0.85
        : 0.3
  },
  compose(composition) {
    const sheet = bannerSheet(composition)
    const { brief, direction, width, height, margin, proportion, plan, u, random } = sheet
    const ground = random.pick([GROUNDS.accent, GROUNDS.ink, GROUNDS.secondary, GROUNDS.paper])
    const button = [ground.ink, ground.fill] as const
    if (proportion === 'strip')
      return scene(brief, direction, [
        {
          name: 'banner',
          root: column('root', { fill: ground.fill }, [
            words(sheet, ground, { width, height, padding: margin * 1.4, button: [...button] }),
          ]),
        },
      ])
    const inner = width - 2 * margin
    const weight = Math.max(700, direction.weights.display)
    const ink = ground === GROUNDS.paper ? ('accent' as const) : ground.ink
    const rest = height - 2 * margin - u * 12 - heightOfSupport(sheet, supportSize(sheet), inner, true)
    const room = Math.min(height * (0.62 - 0.24 * density(plan)), Math.max(rest, height * LEAST))
    const title = headline(
      sheet,
      ground,
      { width: inner, height: room, lines: proportion === 'tall' ? 6 : 4 },
      { weight, lineHeight: 0.94, fill: ink },
    )
    return scene(brief, direction, [
      {
        name: 'banner',
        root: column('root', { fill: ground.fill, layout: { padding: margin, justify: 'between', gap: u * 3 } }, [
          // Its tails keep clear of the rule.
          { ...title, margin: title.margin ?? [0, 0, title.size * 0.14, 0] },
          column('foot', { layout: { gap: u * 2.4 } }, [
            ...leads(sheet, ground, { maxWidth: inner * (proportion === 'tall' ? 1 : 0.7) }),
            ...(informing(plan).length > 0 || plan.brand || plan.cta
              ? [frame('rule', { role: 'rule', height: Math.max(2, u * 0.5), fill: ink })]
              : []),
            (proportion === 'wide' ? row : column)(
              'last',
              { layout: { gap: u * 2.4, justify: 'between', align: proportion === 'wide' ? 'center' : 'start' } },
              [
                ...sender(sheet, ground, { mark: 'beside', ...(proportion !== 'wide' && { maxWidth: inner }) }),
                ...inlineFacts(sheet, ground, { maxWidth: inner * (proportion === 'wide' ? 0.4 : 1) }).map((facts) => ({
                  ...facts,
                  width: proportion === 'wide' ? ('fill' as const) : ('100%' as const),
                })),
                ...call(sheet, ...button),
              ],
            ),
          ]),
        ]),
      },
    ])
  },
}
