import type { ColourRef, Node } from '../../../../scene/types.ts'
import { circle } from '../../../shared/geometry.ts'
import { column, fitted, placed } from '../../../shared/printed/kit.ts'
import { drawing, perforation } from '../../../shared/printed/ornaments.ts'
import { GROUNDS } from '../../../shared/sheet.ts'
import { backdrop } from '../../../shared/systems/backdrops.ts'
import { stackedTitle } from '../../../shared/systems/lettering.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { Page, PieceLayout } from '../page.ts'
import { backdropOf, whole } from '../page.ts'
import { fields, head, others, padded, partsOf } from './parts.ts'

interface Split {
  main: Area
  stub: Area
  tall: boolean
}

const block = (
  page: Page,
  id: string,
  area: Area,
  build: (scale: number) => Node[],
  valign: 'start' | 'center' | 'end' = 'start',
  gap = 2.6,
): Node => {
  const found = fitted(
    page,
    area.height,
    (scale) => column(`${id}-in`, { width: area.width, layout: { gap: page.u * gap * scale } }, build(scale)),
    1.2,
  )
  const free = Math.max(0, area.height - found.height)
  return placed(id, { ...area, y: area.y + (valign === 'center' ? free / 2 : valign === 'end' ? free : 0) }, [
    found.node,
  ])
}

/** Dots where the stub is torn off, and a bite at either end. */
function tear(page: Page, { stub, tall }: Split, under: ColourRef): Node {
  const { u, width, height } = page
  const bite = u * 2.6
  const d = tall
    ? perforation(stub.y, bite * 1.8, width - bite * 1.8, u * 0.8, false) +
      circle(0, stub.y, bite) +
      circle(width, stub.y, bite)
    : perforation(stub.x, bite * 1.8, height - bite * 1.8, u * 0.8) +
      circle(stub.x, 0, bite) +
      circle(stub.x, height, bite)
  return drawing('tear', whole(page), [{ d, fill: under }])
}

const split = ({ width, height }: Page, share: number): Split =>
  height > width
    ? {
        tall: true,
        main: { x: 0, y: 0, width, height: height * (1 - share) },
        stub: { x: 0, y: height * (1 - share), width, height: height * share },
      }
    : {
        tall: false,
        main: { x: 0, y: 0, width: width * (1 - share), height },
        stub: { x: width * (1 - share), y: 0, width: width * share, height },
      }

export const stubbed: PieceLayout = {
  name: 'stub',
  manner: 'The value as large as the field is, a stub with the fields behind a perforation',
  example: 'Gift voucher €50 for Spa Aurelia, valid until 31 December 2026',
  grounds: ['accent', 'ink', 'secondary'],
  lettering: ['plain', 'coloured', 'shadow'],
  place(page) {
    const { u, ground, margin, random } = page
    const parts = partsOf(page)
    const parted = split(page, page.height > page.width ? 0.34 : 0.31)
    const under = random.fork('stub').pick([GROUNDS.paper, GROUNDS.surface])
    const main = padded(parted.main, margin * 0.9)
    const stub = padded(parted.stub, margin * 0.75)
    const top = u * (parts.house && parts.called ? 9 : 5.5)
    const rest = others(parts.rest, ground, main.width, main.height * 0.3)
    const foot =
      rest.length > 0
        ? fitted(page, main.height * 0.32, () => column('rest', { width: main.width }, rest), 1)
        : undefined
    const room: Area = { ...main, y: main.y + top, height: main.height - top - (foot ? foot.height + u * 3 : 0) }
    return [
      ...backdrop(page, backdropOf(page, ['rays', 'sheen', 'swells', 'halftone']), parted.main),
      block(page, 'head', { ...main, height: top }, () => head(page, parts, ground, main.width), 'start', 1.2),
      stackedTitle(page, room, { copy: parts.value, valign: 'center' }).node,
      ...(foot ? [placed('rest-place', { ...main, y: main.y + main.height - foot.height }, [foot.node])] : []),
      column(
        'stub',
        {
          role: 'panel',
          fill: under.fill,
          at: { left: parted.stub.x, top: parted.stub.y },
          width: parted.stub.width,
          height: parted.stub.height,
        },
        [],
      ),
      block(
        page,
        'stub-fields',
        stub,
        (scale) => [fields(page, parts, { width: stub.width, ground: under, columns: parted.tall ? 2 : 1, scale })],
        'center',
      ),
      tear(page, parted, under.fill === ground.fill ? ground.ink : ground.fill),
    ]
  },
}
