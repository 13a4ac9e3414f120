import { nth } from '../../../base/items.ts'
import type { Copy } from '../../../brief/types.ts'
import { column, frame, row } from '../../../scene/build.ts'
import type { Node, Text } from '../../../scene/types.ts'
import { artBox } from '../../shared/art/art.ts'
import { copyText, scene } from '../../shared/brief-scene.ts'
import { fittedTitle } from '../../shared/details.ts'
import { informing } from '../../shared/plan.ts'
import { density, GROUNDS, sheetOf } from '../../shared/sheet.ts'
import { sizeFor } from '../../shared/size-for.ts'
import { attachedLogo } from '../../shared/subject.ts'
import type { Archetype } from '../../types.ts'
import { hasTone, isLandscape, isPhoto } from '../parts/blocks.ts'

/** The longest that a line of a broadside may be. */
const LINE = 40

/** Tails keep clear of the rule below, × the size. */
const TAIL = 0.2
const aboveRule = (line: Text): Text =>
  /[gjpqyQ,;]/.test(line.text) ? { ...line, margin: [0, 0, line.size * TAIL, 0] } : line

/** Lines of many sizes one under the other, each as wide as the sheet, as on bills printed from wood type. */
export const broadside: Archetype = {
  name: 'broadside',
  example:
    'Vintage boxing night poster "Saturday Slam", 3 October, Town Hall, doors 7 pm, six bouts, £8 at the door, red and black',
  suits: (brief) => {
    const lines = brief.copy.filter(({ text }) => text.length <= LINE)
    if (isPhoto(brief) || isLandscape(brief) || lines.length < 4 || brief.copy.length > 12) return 0
    const long = brief.copy.some(({ text }) => text.length > 90)
    return long
      ? 0.1
      : hasTone(brief, 'vintage', 'retro', 'rustic', 'grunge', 'bold', 'handmade')
        ? 1
        : hasTone(brief, 'minimal', 'calm')
          ? 0.25
          : 0.6
  },
  compose(composition) {
    const sheet = sheetOf(composition)
    const { brief, direction, plan, width, height, u, margin, measure, random } = sheet
    const ground = random.pick([GROUNDS.paper, GROUNDS.paper, GROUNDS.accent, GROUNDS.surface])
    const inner = width - 2 * margin
    const title = fittedTitle(sheet, ground, {
      width: inner,
      height: height * (0.4 - density(plan) * 0.12),
      lines: 3,
      most: 60,
      align: 'center',
      weight: Math.max(700, direction.weights.display),
    })
    const before: Copy[] = [...(plan.brand ? [plan.brand] : []), ...plan.lead.slice(0, 1)]
    const after: Copy[] = [...plan.lead.slice(1), ...informing(plan), ...(plan.cta ? [plan.cta] : [])]
    const gap = u * 1.9
    const voices = [
      { font: 'text', weight: direction.weights.strong },
      { font: 'display', weight: direction.weights.display },
    ] as const
    const most = (copy: Copy) =>
      copy.role === 'date' || copy.role === 'offer'
        ? 13
        : copy.text.length > LINE
          ? 3.2
          : ['email', 'link', 'phone', 'address', 'body'].includes(copy.role)
            ? 4.6
            : 9
    const sized = (copies: Copy[], shift: number) =>
      copies.map((copy, index) => {
        const voice = nth(voices, (index + shift) % 2)
        const font = { family: direction.typography[voice.font], weight: voice.weight }
        const lines = copy.text.length > LINE ? 3 : 1
        const size = Math.min(
          u * most(copy),
          sizeFor(measure, copy.text, font, { width: inner, height: Infinity, lines, lineHeight: 1.2 }),
        )
        return { copy, voice, size, lines }
      })
    const [head, foot] = [sized(before, 0), sized(after, 1)]
    const taken = (size: number, lines: number) => size * (lines > 1 ? 3 : 0.82) + gap
    const room = height - 2 * margin - title.height - gap * 3 - (brief.picture ? u * 10 : 0)
    const wanted = [...head, ...foot].reduce((sum, { size, lines }) => sum + taken(size, lines), 0)
    const scale = Math.min(1, room / wanted)
    const left = room - wanted * scale
    const lineOf = ({ copy, voice, size, lines }: (typeof head)[number], id: string) =>
      copyText(id, copy, {
        font: voice.font,
        weight: voice.weight,
        size: Math.max(u * 2, size * scale),
        lineHeight: 1.1,
        trim: true,
        align: 'center',
        width: inner,
        fill: ground.ink,
        fit: { min: u * 1.7, lines },
      })
    const ruled = (id: string, thick: boolean): Node =>
      frame(id, { role: 'rule', height: Math.max(2, u * (thick ? 0.9 : 0.2)), fill: ground.ink })
    // The first line after the title stands in a bar of ink.
    const [bar, ...others] = foot
    const art =
      left > u * 16
        ? [
            artBox(sheet, ground.fill, inner, left - gap, {
              among: ['trail', 'group', 'stand', 'wallpaper', 'misprint'],
            }),
          ]
        : []
    return scene(brief, direction, [
      {
        name: 'poster',
        root: column('root', { fill: ground.fill, layout: { padding: margin, justify: 'between', gap } }, [
          ...attachedLogo(sheet, u * 8, ground),
          ...head
            .map((line, index) => lineOf(line, `line-${index + 1}`))
            .map((line, index) => (index === head.length - 1 ? aboveRule(line) : line)),
          ruled('rule-1', true),
          ...title.nodes,
          ...art,
          ...(bar
            ? [
                row(
                  'bar',
                  {
                    role: 'band',
                    fill: ground.ink,
                    layout: {
                      padding: [u * 2, u * 2, Math.max(u * 2, bar.size * scale * 0.3), u * 2],
                      justify: 'center',
                    },
                  },
                  [{ ...lineOf(bar, 'bar-line'), width: inner - u * 4, fill: ground.fill }],
                ),
              ]
            : []),
          ...others.flatMap((line, index) => {
            const node = lineOf(line, `line-${head.length + index + 1}`)
            return index === 0 && others.length > 2 ? [aboveRule(node), ruled('rule-2', false)] : [node]
          }),
        ]),
      },
    ])
  },
}
