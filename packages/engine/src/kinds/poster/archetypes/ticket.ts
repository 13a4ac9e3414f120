import { circle, round } from '../../../imagery/illustrations/types.ts'
import { column, frame } from '../../../scene/build.ts'
import type { Vector } from '../../../scene/types.ts'
import { artBox } from '../../shared/art/art.ts'
import { scene } from '../../shared/brief-scene.ts'
import { details, fittedTitle, lead, sender, stacked } from '../../shared/details.ts'
import { density, GROUNDS, sheetOf } from '../../shared/sheet.ts'
import type { Archetype } from '../../types.ts'
import { isLandscape } from '../parts/blocks.ts'

const ADMITS = [
  'event',
  'music',
  'film',
  'sports',
  'art',
  'gaming',
  'community',
  'charity',
  'children',
  'travel',
  'education',
]

/** The sheet is a ticket: what it admits to above the perforation, when and where on the stub. */
export const ticket: Archetype = {
  name: 'ticket',
  example: 'Poster for open-air cinema "Moonlight Matinee", Friday 18 July, 9 pm, Castle Meadow, tickets €9, retro',
  suits: (brief) =>
    isLandscape(brief) || !brief.copy.some(({ role }) => role === 'date')
      ? 0
      : ADMITS.includes(brief.subject.industry)
        ? brief.copy.some(({ role }) => role === 'price')
          ? 0.85
          : 0.6
        : 0,
  compose(composition) {
    const sheet = sheetOf(composition)
    const { brief, direction, plan, width, height, u, margin, random } = sheet
    const table = random.pick([GROUNDS.accent, GROUNDS.secondary, GROUNDS.ink])
    const paper = table === GROUNDS.ink ? GROUNDS.surface : GROUNDS.paper
    const outer = margin * 0.8
    const [w, h] = [width - 2 * outer, height - 2 * outer]
    const pad = margin * 0.9
    const inner = w - 2 * pad
    const stub = details(sheet, paper, { width: inner, button: ['accent', 'onAccent'] })
    const stubHeight = stub.height + 2 * pad
    const seam = h - stubHeight
    const head = stacked(
      [
        sender(sheet, paper),
        fittedTitle(sheet, paper, { width: inner, height: h * (0.26 - density(plan) * 0.06), lines: 3 }),
        lead(sheet, paper, inner),
      ],
      u * 2.2,
    )
    const notch = u * 4
    const holes = [
      circle(0, seam, notch),
      circle(w, seam, notch),
      ...Array.from({ length: Math.floor(w / (u * 4.4)) + 1 }, (_, index) => circle(index * u * 4.4, 0, u * 1.2)),
      ...Array.from({ length: Math.floor(w / (u * 4.4)) + 1 }, (_, index) => circle(index * u * 4.4, h, u * 1.2)),
    ]
    const form: Vector = {
      type: 'vector',
      id: 'perforation',
      role: 'decoration',
      at: { left: 0, top: 0 },
      width: w,
      height: h,
      viewBox: [round(w), round(h)],
      shapes: [
        { d: holes.join(''), fill: table.fill },
        {
          d: `M${round(notch * 1.6)} ${round(seam)}H${round(w - notch * 1.6)}`,
          stroke: { paint: paper.ink, width: Math.max(2, u * 0.35), dash: [u * 1.2, u * 1.2] },
        },
      ],
    }
    const artHeight = Math.max(u * 20, seam - head.height - 3 * pad)
    return scene(brief, direction, [
      {
        name: 'poster',
        root: column('root', { fill: table.fill, layout: { padding: outer } }, [
          column('ticket', { role: 'panel', fill: paper.fill, width: w, height: h, clip: true }, [
            frame('upper', { height: seam, layout: { padding: pad, justify: 'between', gap: pad } }, [
              artBox(sheet, random.pick(['accent', 'secondary', 'ink'] as const), inner, artHeight),
              column('head', { layout: { gap: u * 2.2 } }, head.nodes),
            ]),
            column('stub', { height: stubHeight, layout: { padding: pad, justify: 'center' } }, stub.nodes),
            form,
          ]),
        ]),
      },
    ])
  },
}
