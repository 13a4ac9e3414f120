import { chooseIllustration, illustrates } from '../../imagery/illustrations/registry.ts'
import { column, frame, row, scene } from '../../scene/build.ts'
import { brandText, ctaButton, density, factGrid, GROUNDS, leadTexts, sheetOf, titleText } from '../shared/sheet.ts'
import { attachedLogo } from '../shared/subject.ts'
import type { Archetype } from '../types.ts'

/** A scene drawn from shapes stands at the foot of the sheet; the title is its sky. */
export const scenery: Archetype = {
  name: 'scenery',
  example: 'Poster for the farmers market in Oakfield, every Saturday 8 am – 1 pm, Church Square, warm autumn colours',
  suits: (brief) =>
    brief.negatives.some(({ what }) => what === 'picture') || brief.picture?.treatAs === 'photo'
      ? 0
      : illustrates(brief),
  compose(composition) {
    const sheet = sheetOf(composition)
    const { brief, direction, plan, width, height, u, margin, landscape, random } = sheet
    const sky = GROUNDS.paper
    const picture = chooseIllustration(brief, random.fork('which'))
    // A night is dark, whatever the palette's second colour is.
    const foot = picture.name === 'night' ? GROUNDS.ink : random.pick([GROUNDS.ink, GROUNDS.secondary])
    const busy = density(plan)
    const footHeight = landscape ? 0 : height * (0.12 + busy * 0.16)
    const [pictureWidth, pictureHeight] = landscape ? [width * 0.48, height] : [width, height * (0.53 - busy * 0.15)]
    const drawing = {
      type: 'vector' as const,
      id: 'scene',
      role: 'illustration' as const,
      viewBox: [Math.round(pictureWidth), Math.round(pictureHeight)] as [number, number],
      width: pictureWidth,
      height: pictureHeight,
      scale: 'cover' as const,
      alt: brief.subject.about,
      shapes: picture.draw({
        width: Math.round(pictureWidth),
        height: Math.round(pictureHeight),
        random: random.fork('scene'),
        colours: {
          ground: sky.fill,
          light: 'accent',
          far: 'surface',
          middle: foot === GROUNDS.ink ? 'secondary' : 'ink',
          near: foot.fill,
        },
      }),
    }
    const head = column(
      'head',
      {
        ...(landscape ? { width: 'fill' as const, height: '100%' as const } : { height: 'fill' as const }),
        layout: { padding: margin, gap: u * 2, justify: landscape ? 'between' : 'start' },
      },
      [
        row('sender', { layout: { justify: 'between', align: 'center', gap: u * 2 } }, [
          ...brandText(sheet, sky),
          ...attachedLogo(sheet, u * 6, sky),
        ]),
        titleText(sheet, sky, {
          size: u * 20,
          width: landscape ? width - pictureWidth - 2 * margin : width - 2 * margin,
          height: height * (landscape ? 0.36 : 0.23),
          lineHeight: 0.98,
          fit: { min: u * 3.6, lines: 4 },
        }),
        ...leadTexts(sheet, sky),
        ...(landscape ? [...factGrid(sheet, sky, 2), ...ctaButton(sheet, 'accent', 'onAccent')] : []),
      ],
    )
    if (landscape)
      return scene(brief, direction, [{ name: 'poster', root: row('root', { fill: sky.fill }, [head, drawing]) }])
    const facts = column(
      'foot',
      {
        role: 'panel',
        fill: foot.fill,
        minHeight: footHeight,
        layout: { padding: [margin * 0.6, margin, margin * 0.8, margin], justify: 'end', gap: u * 1.8 },
      },
      [
        ...factGrid(sheet, foot, 3),
        ...ctaButton(sheet, foot.ink, foot.fill),
        ...(plan.cta || footHeight > 0 ? [] : [frame('air', { height: u })]),
      ],
    )
    return scene(brief, direction, [
      { name: 'poster', root: column('root', { fill: sky.fill }, [head, drawing, facts]) },
    ])
  },
}
