import { difference } from '../../../colour/colour.ts'
import { chooseIllustration, illustrates } from '../../../imagery/illustrations/registry.ts'
import { column, frame, row } from '../../../scene/build.ts'
import type { Vector } from '../../../scene/types.ts'
import { scene } from '../../shared/brief-scene.ts'
import { details } from '../../shared/details.ts'
import { readable } from '../../shared/readable.ts'
import { density, GROUNDS, sheetOf } from '../../shared/sheet.ts'
import type { Archetype } from '../../types.ts'
import { divided, heading, isPhoto, refuses } from '../parts/blocks.ts'

/** A distance in OKLab at which forms are told from their ground at a glance. */
const TOLD = 0.28
/** How often the words stand below the scene. */
const LOW = 0.42

const ROOM = 'scene-room'

/** A scene drawn from shapes fills the sheet from edge to edge; the title is its sky or, with the details, its ground. */
export const scenery: Archetype = {
  name: 'scenery',
  example: 'Poster for the farmers market in Oakfield, every Saturday 8 am – 1 pm, Church Square, warm autumn colours',
  suits: (brief) => (refuses(brief, 'picture') || isPhoto(brief) ? 0 : illustrates(brief)),
  compose(composition) {
    const sheet = sheetOf(composition)
    const { brief, direction, plan, width, height, u, margin, landscape, random } = sheet
    const picture = chooseIllustration(brief, random.fork('which'))
    const sky = random.pick([GROUNDS.paper, GROUNDS.paper, GROUNDS.surface])
    // What stands in front is drawn in the colour of the foot, and has to be seen on the sky.
    const isTold = difference(direction.palette.secondary, direction.palette[sky.fill]) >= TOLD
    // A night is dark, whatever the palette's second colour is.
    const foot =
      picture.name === 'night'
        ? GROUNDS.ink
        : random.pick(readable(direction.palette, isTold ? [GROUNDS.ink, GROUNDS.secondary] : [GROUNDS.ink]))
    const draw = (w: number, h: number): Vector => {
      const [wide, tall] = [Math.round(w), Math.round(h)]
      return {
        type: 'vector',
        id: 'scene',
        role: 'illustration',
        viewBox: [wide, tall],
        width: w,
        height: h,
        scale: 'cover',
        alt: brief.subject.about,
        shapes: picture.draw({
          width: wide,
          height: tall,
          random: random.fork('scene'),
          colours: {
            ground: sky.fill,
            light: 'accent',
            far: sky === GROUNDS.paper ? 'surface' : 'paper',
            middle: foot === GROUNDS.ink ? 'secondary' : 'ink',
            near: foot.fill,
          },
        }),
      }
    }
    if (landscape) {
      const words = width * 0.5 - 2 * margin
      const head = column(
        'words',
        { width: 'fill', height: '100%', layout: { padding: margin, gap: u * 2, justify: 'between' } },
        [
          column(
            'head',
            { layout: { gap: u * 2.2 } },
            heading(sheet, sky, { width: words, height: height * 0.4 }).nodes,
          ),
          ...details(sheet, sky, { width: words, button: ['accent', 'onAccent'] }).nodes,
        ],
      )
      return scene(brief, direction, [
        { name: 'poster', root: row('root', { fill: sky.fill }, [head, draw(width * 0.5, height)]) },
      ])
    }
    // All words in the ground, the scene above them.
    const low = random.fork('words').chance(LOW)
    const parts = divided(sheet, low ? foot : sky, {
      titleShare: 0.26 - density(plan) * 0.08,
      picture: 0.42,
      foot,
      title: { lines: 3 },
    })
    const pad = margin * 0.9
    const gap = u * 2.4
    const ground = { role: 'panel' as const, fill: foot.fill }
    const room = frame(ROOM, { width, height: 'fill', minHeight: height * (low ? 0.3 : 0.2), clip: true })
    const words = low
      ? [
          room,
          column('words', { ...ground, layout: { padding: [pad, margin, margin, margin], gap: gap * 2 } }, [
            column('head', { layout: { gap: u * 2.2 } }, parts.head.nodes),
            ...parts.foot.nodes,
          ]),
        ]
      : [
          column('head', { layout: { padding: [margin, margin, gap, margin], gap: u * 2.2 } }, parts.head.nodes),
          room,
          ...(parts.foot.nodes.length > 0
            ? [column('foot', { ...ground, layout: { padding: [pad, margin, margin, margin] } }, parts.foot.nodes)]
            : []),
        ]
    const result = scene(brief, direction, [{ name: 'poster', root: column('root', { fill: sky.fill }, words) }])
    // The drawing is made for the room that the words leave.
    const left = composition.layOut(result)[0]?.root.children.find(({ node }) => node.id === ROOM)
    room.children = [draw(width, left?.height ?? height / 2)]
    return result
  },
}
