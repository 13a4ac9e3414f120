import { column, frame } from '../../../scene/build.ts'
import { artBox } from '../../shared/art/art.ts'
import { scene } from '../../shared/brief-scene.ts'
import { details, fittedTitle, lead, sender, stacked } from '../../shared/details.ts'
import { density, GROUNDS, sheetOf } from '../../shared/sheet.ts'
import type { Archetype } from '../../types.ts'
import { hasTone, isPhoto, refuses } from '../parts/blocks.ts'

/** A wallpaper of the subject over the whole sheet, and on it a label with the words. */
export const label: Archetype = {
  name: 'label',
  example:
    'Poster for the honey festival "Bee Fair", 6 September, 10 am, Orchard Lane, honey tasting and beeswax workshop, warm yellow',
  suits: (brief) =>
    isPhoto(brief) || refuses(brief, 'pattern', 'icon')
      ? 0
      : hasTone(brief, 'playful', 'vintage', 'handmade', 'friendly', 'rustic', 'childlike', 'feminine')
        ? 1
        : 0.5,
  compose(composition) {
    const sheet = sheetOf(composition)
    const { brief, direction, plan, width, height, u, margin, landscape, random } = sheet
    const field = random.pick([GROUNDS.accent, GROUNDS.secondary, GROUNDS.ink])
    const ground = GROUNDS.paper
    const busy = density(plan)
    const wide = width * (landscape ? 0.56 : 0.78)
    const pad = u * 6
    const inner = wide - 2 * pad
    const centred = { align: 'center' as const }
    const title = fittedTitle(sheet, ground, {
      width: inner,
      height: height * (landscape ? 0.34 : 0.34 - busy * 0.12),
      lines: 4,
      ...centred,
    })
    const told = [
      lead(sheet, ground, inner, { title: title.size, ...centred }),
      details(sheet, ground, { width: inner, columns: 1, title: title.size, ...centred }),
    ]
    const ornament = told.every(({ nodes }) => nodes.length === 0)
      ? []
      : [
          {
            nodes: [
              frame('ornament', {
                role: 'rule' as const,
                width: u * 10,
                height: Math.max(2, u * 0.5),
                fill: 'accent' as const,
                alignSelf: 'center' as const,
              }),
            ],
            height: u * 0.5,
          },
        ]
    const content = stacked([sender(sheet, ground, { justify: 'center' }), title, ...ornament, ...told], u * 2.8)
    const tall = Math.min(height - margin * 1.4, content.height + 2 * pad)
    const rounded =
      direction.radius > 8
        ? u * 4
        : hasTone(brief, 'vintage', 'elegant', 'art-deco')
          ? ([wide / 2, wide / 2, 0, 0] as [number, number, number, number])
          : 0
    const arched = Array.isArray(rounded) && !landscape && tall + wide * 0.2 < height - margin * 1.4
    const box = { width: wide, height: tall + (arched ? wide * 0.2 : 0) }
    const inset = u * 1.4
    return scene(brief, direction, [
      {
        name: 'poster',
        root: column('root', { fill: field.fill, clip: true, layout: { align: 'center', justify: 'center' } }, [
          {
            ...artBox(sheet, field.fill, width, height, { among: ['wallpaper'] }),
            at: { left: 0, top: 0 },
          },
          column(
            'label',
            {
              role: 'panel',
              fill: ground.fill,
              ...box,
              radius: arched ? rounded : Array.isArray(rounded) ? 0 : rounded,
              layout: {
                padding: [arched ? wide * 0.2 + pad * 0.6 : pad, pad, pad, pad],
                justify: 'center',
                gap: u * 2.8,
              },
            },
            [
              ...(refuses(brief, 'border')
                ? []
                : [
                    frame('label-line', {
                      role: 'decoration',
                      at: { left: inset, top: inset },
                      width: box.width - 2 * inset,
                      height: box.height - 2 * inset,
                      radius: arched
                        ? [wide / 2, wide / 2, 0, 0]
                        : Array.isArray(rounded)
                          ? 0
                          : Math.max(0, rounded - inset),
                      stroke: { paint: 'accent', width: Math.max(2, u * 0.3) },
                    }),
                  ]),
              ...content.nodes,
            ],
          ),
        ]),
      },
    ])
  },
}
