import { column, frame, row, scene } from '../../scene/build.ts'
import { brandText, ctaButton, density, factGrid, GROUNDS, leadTexts, sheetOf, titleText } from '../shared/sheet.ts'
import { attachedLogo, field } from '../shared/subject.ts'
import type { Archetype } from '../types.ts'

/** A pattern covers most of the sheet; the words stand on a panel that covers one side of it. */
export const motifField: Archetype = {
  name: 'motif-field',
  example: 'Flyer for a ceramics market in Lisbon, 6–7 June, colourful geometric tiles, "Barro & Cor"',
  suits: (brief) =>
    brief.negatives.some(({ what }) => what === 'pattern') || brief.picture?.treatAs === 'photo' ? 0 : 0.8,
  compose(composition) {
    const sheet = sheetOf({
      ...composition,
      direction: {
        ...composition.direction,
        motif: composition.direction.motif === 'none' ? 'quarter-circles' : composition.direction.motif,
      },
    })
    const { brief, direction, plan, width, height, u, margin, landscape, random } = sheet
    const ground = random.pick([GROUNDS.paper, GROUNDS.paper, GROUNDS.accent])
    const [panelWidth, panelHeight] = landscape
      ? [width * 0.52, height]
      : [width, height * (0.5 + density(plan) * 0.12)]
    const [fieldWidth, fieldHeight] = landscape ? [width - panelWidth, height] : [width, height - panelHeight]
    const colours =
      ground === GROUNDS.accent
        ? (['paper', 'ink', 'secondary', 'accent'] as const)
        : (['accent', 'secondary', 'ink', 'surface'] as const)
    const tiles = frame(
      'tiles',
      { role: 'panel', fill: colours[3], width: fieldWidth, height: fieldHeight, clip: true },
      field(sheet, Math.round(fieldWidth), Math.round(fieldHeight), [...colours]),
    )
    const panel = column(
      'panel',
      {
        role: 'panel',
        fill: ground.fill,
        width: panelWidth,
        height: panelHeight,
        layout: { padding: margin, justify: 'between', gap: u * 2 },
      },
      [
        column('top', { layout: { gap: u * 2.2 } }, [
          ...brandText(sheet, ground),
          titleText(sheet, ground, {
            size: u * 20,
            height: panelHeight * 0.4,
            width: panelWidth - 2 * margin,
            lineHeight: 0.96,
            fit: { min: u * 4, lines: 4 },
          }),
          ...leadTexts(sheet, ground),
        ]),
        column('bottom', { layout: { gap: u * 1.8 } }, [
          ...factGrid(sheet, ground, landscape ? 2 : 3),
          row('foot', { layout: { gap: u * 2, align: 'center', justify: 'between' } }, [
            ...ctaButton(sheet, ground.ink, ground.fill),
            ...attachedLogo(sheet, u * 6, ground),
          ]),
        ]),
      ],
    )
    const parts = random.chance(0.5) ? [tiles, panel] : [panel, tiles]
    const root = landscape ? row('root', { fill: ground.fill }, parts) : column('root', { fill: ground.fill }, parts)
    return scene(brief, direction, [{ name: 'poster', root }])
  },
}
