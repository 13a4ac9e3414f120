import { nth } from '../../../base/items.ts'
import { column, row } from '../../../scene/build.ts'
import { artBox } from '../../shared/art/art.ts'
import { scene } from '../../shared/brief-scene.ts'
import { type Block, details, fittedTitle, lead, sender, stacked } from '../../shared/details.ts'
import { density, GROUNDS, type Ground, type Sheet, sheetOf } from '../../shared/sheet.ts'
import type { Archetype } from '../../types.ts'
import { hasTone, isLandscape } from '../parts/blocks.ts'

/** The plan without some of its groups. */
const only = (sheet: Sheet, ...kept: ('when' | 'where' | 'rest')[]): Sheet => {
  const { plan } = sheet
  const keeps = (name: 'when' | 'where' | 'rest') => kept.includes(name)
  const { cta, ...others } = plan
  return {
    ...sheet,
    plan: {
      ...(keeps('rest') ? plan : others),
      when: keeps('when') ? plan.when : [],
      where: keeps('where') ? plan.where : [],
      ...(keeps('rest') ? {} : { offer: [], people: [], list: [], contact: [], rest: [] }),
    },
  }
}

/** Blocks of colour that fit without a gap: the title, the subject, the date, the place, the rest. */
export const blocks: Archetype = {
  name: 'blocks',
  example:
    'Poster for the design school open day, "Make Things", Saturday 10 May, 10 am – 5 pm, Kiln Street 12, playful, red, blue, yellow',
  suits: (brief) => {
    const told = brief.copy.filter(
      ({ role }) => role === 'date' || role === 'time' || role === 'place' || role === 'address',
    )
    if (isLandscape(brief) || told.length < 2) return 0
    return hasTone(brief, 'geometric', 'bauhaus', 'modern', 'playful', 'swiss', 'bold')
      ? 1
      : hasTone(brief, 'elegant', 'luxury')
        ? 0.3
        : 0.75
  },
  compose(composition) {
    const sheet = sheetOf(composition)
    const { brief, direction, plan, width, height, u, margin, random } = sheet
    const fills = random.shuffle([GROUNDS.accent, GROUNDS.secondary, GROUNDS.ink]) as [Ground, Ground, Ground]
    const paper = GROUNDS.paper
    const pad = margin * 0.72
    const head = stacked(
      [
        sender(sheet, paper),
        fittedTitle(sheet, paper, {
          width: width - 2 * margin,
          height: height * (0.21 - density(plan) * 0.05),
          lines: 3,
        }),
        lead(sheet, paper, width - 2 * margin),
      ],
      u * 2.2,
    )
    const rest = details(only(sheet, 'rest'), paper, { width: width - 2 * margin })
    const restHeight = rest.nodes.length > 0 ? rest.height + pad * 2 : 0
    const middle = height - head.height - 2 * margin - restHeight
    const narrow = width * 0.46
    const wide = width - narrow
    const names = (['when', 'where'] as const).filter((name) => plan[name].length > 0)
    const contentsAt = (most: number) =>
      names.map((name, index) =>
        details(only(sheet, name), nth(fills, index), { width: narrow - 2 * pad, columns: 1, most }),
      )
    const need = (contents: Block[]) => contents.reduce((sum, { height: tall }) => sum + tall + 2 * pad, 0)
    // As large as the blocks can hold.
    const contents = [9, 7.5, 6.2, 5, 4].map(contentsAt).find((some) => need(some) <= middle) ?? contentsAt(3.4)
    const spare = Math.max(0, middle - need(contents)) / contents.length
    const facts = column(
      'facts',
      { width: narrow, height: middle },
      contents.map((content, index) =>
        column(
          `block-${names[index]}`,
          {
            role: 'panel',
            fill: nth(fills, index).fill,
            height: content.height + 2 * pad + spare,
            layout: { padding: pad, justify: 'end' },
          },
          content.nodes,
        ),
      ),
    )
    const art = artBox(sheet, fills[2].fill, wide, middle, {})
    const centre = row('middle', { height: middle }, random.chance(0.5) ? [art, facts] : [facts, art])
    const top = column('head', { layout: { padding: margin, gap: u * 2.2 } }, head.nodes)
    const foot =
      rest.nodes.length > 0 ? [column('rest', { layout: { padding: [pad, margin, pad, margin] } }, rest.nodes)] : []
    return scene(brief, direction, [
      {
        name: 'poster',
        root: column(
          'root',
          { fill: paper.fill, layout: { justify: 'between' } },
          random.chance(0.6) ? [top, centre, ...foot] : [centre, top, ...foot],
        ),
      },
    ])
  },
}
