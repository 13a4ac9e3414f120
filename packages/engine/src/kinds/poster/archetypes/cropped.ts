import { column, frame } from '../../../scene/build.ts'
import { scene } from '../../shared/brief-scene.ts'
import { details, fittedTitle, lead, sender, stacked } from '../../shared/details.ts'
import { figure, figureChosen, isSeenOn, tonesOf, tonesOn } from '../../shared/figure.ts'
import { pickPictogram } from '../../shared/pictograms.ts'
import { density, GROUNDS, sheetOf } from '../../shared/sheet.ts'
import { hasPictogram } from '../../shared/subject.ts'
import { LARGE, veil } from '../../shared/veil.ts'
import type { Archetype } from '../../types.ts'
import { blockColumn, isPhoto, refuses } from '../parts/blocks.ts'

/** A ratio at which a form holds its own. */
const WELL_SEEN = 1.9

/** The subject larger than the sheet, running out at the top and one side; the title crosses its foot. */
export const cropped: Archetype = {
  name: 'cropped',
  example: 'Poster for the octopus exhibition "Eight Arms", Aquarium Bergen, 1 May – 30 August, coral and deep blue',
  suits: (brief) =>
    isPhoto(brief) || refuses(brief, 'icon', 'picture') ? 0 : brief.subject.objects.length > 0 ? 1 : 0.5,
  compose(composition) {
    const sheet = sheetOf(composition)
    const { brief, direction, plan, width, height, u, margin, landscape, random } = sheet
    const ground = random.pick([GROUNDS.accent, GROUNDS.secondary, GROUNDS.ink, GROUNDS.paper])
    const words = landscape ? width * 0.56 - margin : width - 2 * margin
    const title = fittedTitle(sheet, ground, {
      width: words,
      height: height * (landscape ? 0.4 : 0.3 - 0.08 * density(plan)),
      lines: 4,
    })
    const foot = details(sheet, ground, { width: words, title: title.size })
    const told = lead(sheet, ground, words, { title: title.size })
    const right = landscape || random.chance(0.6)
    const gap = u * 3.6
    const low = height - margin - stacked([told, foot], gap).height - gap
    // Where letters can be read over it, its foot reaches into the title; what is small stands on plain ground.
    const over = veil(sheet, ground, LARGE)
    const crosses = !landscape && over.seen >= WELL_SEEN
    const reach = landscape ? height * 1.04 : crosses ? low - title.height * 0.4 : low - title.height - gap
    const size = Math.min(reach * 1.2, landscape ? width * 0.62 : width * 1.16)
    const edge = right ? width - size * 0.38 : size * 0.38
    // Beside the words it begins where they end.
    const centre = { x: landscape ? Math.max(edge, margin + words + size * 0.5) : edge, y: reach - size * 0.48 }
    const icon = pickPictogram(direction.pictograms, random.fork('icon'), 'solid')
    const name = figureChosen(sheet, icon)
    const tone = name && isSeenOn(sheet, name, ground.fill) ? name : undefined
    const placed = {
      at: { left: centre.x - size / 2, top: centre.y - size / 2 },
      width: size,
      rotate: random.pick([0, 0, right ? -8 : 8]),
    }
    return scene(brief, direction, [
      {
        name: 'poster',
        root: column('root', { fill: ground.fill, clip: true, layout: { padding: margin, justify: 'between', gap } }, [
          ...(hasPictogram(sheet)
            ? [
                crosses || !tone
                  ? {
                      type: 'pictogram' as const,
                      id: 'picture',
                      role: 'illustration' as const,
                      icon,
                      paint: crosses ? over.paint : tonesOn(sheet, ground.fill)[0],
                      ...placed,
                      height: size,
                      alt: brief.subject.about,
                    }
                  : figure(sheet, 'picture', tone, tonesOf(sheet, tone, ground.fill), size, placed),
              ]
            : []),
          frame('top', {}, sender(sheet, ground).nodes),
          column('words', { width: words, layout: { gap } }, [
            ...blockColumn('title-block', gap, title, told),
            ...foot.nodes,
          ]),
        ]),
      },
    ])
  },
}
