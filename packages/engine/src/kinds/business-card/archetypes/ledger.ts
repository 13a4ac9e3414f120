import type { Copy } from '../../../brief/types.ts'
import type { Frame, Node } from '../../../scene/types.ts'
import { coloursOn, column, fitted, label, placed, row, said } from '../../shared/printed/kit.ts'
import { inside } from '../../shared/systems/room.ts'
import { smallest } from '../parts/card.ts'
import { cardArchetype, type Desk, factsOf, hasFacts, LABELS, LEAST, nameIn, who } from '../parts/desk.ts'

const CALLED: Partial<Record<Copy['role'], string>> = { ...LABELS, detail: 'Note' }

/** One fact: a line above it, its label, the fact itself. */
function entry(desk: Desk, copy: Copy, i: number, own: { width: number; scale: number; labelled: boolean }): Frame {
  const { u, ground } = desk
  const [accent] = coloursOn(desk, ground)
  const size = Math.max(smallest(desk) * LEAST, u * 3.7 * own.scale)
  const what = own.labelled ? CALLED[copy.role] : undefined
  return column(
    `entry-${i + 1}`,
    {
      width: own.width,
      layout: { gap: size * 0.22, padding: [size * 0.42, 0, 0, 0] },
      stroke: { paint: ground.ink, width: Math.max(1.5, u * 0.18), sides: ['top'] },
    },
    [
      ...(what ? [label(desk, `entry-${i + 1}-label`, what, { size: size * 0.6, fill: accent, lines: 1 })] : []),
      said(desk, `entry-${i + 1}-fact`, copy, {
        size,
        fill: ground.ink,
        voice: 'strong',
        width: own.width,
        lines: 3,
        lineHeight: 1.22,
      }),
    ],
  )
}

/** Facts as the table of a ledger: ruled cells with small labels below a head with name and person. */
export const ledger = cardArchetype({
  name: 'ledger',
  manner: 'A ruled grid of facts with small labels, as in a ledger',
  example: 'Business card for Otto Klein, translator, otto@klein.example, 555 0136, klein.example, Berlin, swiss style',
  leans: { tones: ['swiss'] },
  grounds: ['paper', 'surface', 'secondary'],
  suits: (brief) => (brief.copy.length >= 4 ? 0.75 : 0),
  place(desk) {
    const { u, ground, portrait, brief } = desk
    const area = inside(desk)
    const facts = factsOf(desk)
    const columns = portrait ? 1 : 2
    const gap = u * 3.4
    const wide = (area.width - gap * (columns - 1)) / columns
    const labelled = brief.language === undefined
    const block = fitted(
      desk,
      area.height * (portrait ? 0.56 : 0.52),
      (scale) => {
        const rows: Node[] = []
        for (let i = 0; i < facts.length; i += columns)
          rows.push(
            row(
              `line-${i / columns + 1}`,
              { width: area.width, layout: { gap } },
              facts
                .slice(i, i + columns)
                .map((copy, at) => entry(desk, copy, i + at, { width: wide, scale, labelled })),
            ),
          )
        return column('ledger', { width: area.width, layout: { gap: u * 1.8 * scale } }, rows)
      },
      1.15,
    )
    const top: number = area.height - (hasFacts(desk) ? block.height : 0) - u * 4
    const half = portrait ? area.width : (area.width - gap) / 2
    const persons = fitted(
      desk,
      portrait ? top * 0.42 : top,
      (scale) => who(desk, { width: half, ground, scale }),
      1.05,
    )
    const named = nameIn(
      desk,
      { width: half, height: portrait ? top - persons.height - u * 3 : top, most: u * 12 },
      ground,
    )
    return [
      placed('named', { ...area, width: half }, [named]),
      placed(
        'who-place',
        portrait ? { ...area, y: area.y + top - persons.height } : { ...area, x: area.x + half + gap, width: half },
        [persons.node],
      ),
      ...(hasFacts(desk)
        ? [placed('ledger-place', { ...area, y: area.y + area.height - block.height }, [block.node])]
        : []),
    ]
  },
})
