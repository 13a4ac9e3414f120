/** A scene as nodes: the setting, the things in it with their shadows, what stands before their feet, what is in the air. */
import { oklch } from '../../../colour/colour.ts'
import { circle, polygon, rect, round } from '../../../imagery/illustrations/types.ts'
import { frame } from '../../../scene/build.ts'
import type { Node, PaletteRole, Shape, Vector } from '../../../scene/types.ts'
import { figure, tonesOf, tonesOn } from '../figure.ts'
import type { Piece } from '../pieces.ts'
import type { Sheet } from '../sheet.ts'
import { type SceneCanvas, shade, strewn, tone } from './canvas.ts'
import { arranged, boxOf, type Standing } from './group.ts'
import { momentOf } from './moment.ts'
import type { Box, Spot } from './places.ts'
import { isView, type SettingName, settingOf } from './settings.ts'

export interface SceneBox {
  left: number
  top: number
  width: number
  height: number
  /** In the box's own pixels. */
  words: Box[]
  fill: PaletteRole
  foot?: { fill: PaletteRole; top: number }
  /** It stands beside the words, on a colour of its own. */
  panel?: true
}

/** The size of a thing that found no room, of the shorter side. */
const LEAST = 0.25

const layer = (
  id: string,
  { width, height }: SceneBox,
  shapes: Shape[],
  role: 'background' | 'decoration' | 'illustration',
  alt?: string,
): Vector[] =>
  shapes.length === 0
    ? []
    : [
        {
          type: 'vector',
          id,
          role,
          at: { left: 0, top: 0 },
          width,
          height,
          viewBox: [round(width), round(height)],
          shapes,
          ...(alt && { alt }),
        },
      ]

/** A soft shadow on what the thing stands on. */
const shadow = (id: string, { x, y, size }: Spot): Vector => {
  const [w, h] = [size * 0.8, size * 0.13]
  return {
    type: 'vector',
    id: `${id}-shadow`,
    role: 'decoration',
    at: { left: x - w * 0.46, top: y + size * 0.43 - h / 2 },
    width: w,
    height: h,
    viewBox: [100, 100],
    scale: 'stretch',
    shapes: [
      {
        d: 'M0 0h100v100h-100Z',
        fill: {
          gradient: 'radial',
          centre: [0.5, 0.5],
          radius: 0.5,
          stops: [
            { at: 0, colour: '#000000', alpha: 0.34 },
            { at: 0.55, colour: '#000000', alpha: 0.14 },
            { at: 1, colour: '#000000', alpha: 0 },
          ],
        },
      },
    ],
  }
}

/** So far above its words the colour of the foot begins, × the sheet's shorter side. */
const FOOT_PAD = 0.035

/** The foot that words stand on in a colour of its own, whatever the setting draws there. */
const footOf = ({ width, height, foot }: SceneBox): Shape[] => {
  if (!foot) return []
  const top = foot.top - Math.min(width, height) * FOOT_PAD
  return [{ d: rect(0, top, width, height - top), fill: foot.fill }]
}

/** What falls or flies before the ground. */
function inAir(canvas: SceneCanvas): Shape[] {
  const { moment, hero, other, form, width } = canvas
  const unit = Math.min(hero.size, width) * 0.01
  const light = oklch(canvas.palette[canvas.fill]).l > 0.55
  if (moment.air === 'snow')
    return [
      {
        d: strewn(canvas, 60, [unit * 0.35, unit * 1.1], (x, y, s) => circle(x, y, s)),
        fill: { colour: tone(canvas, light ? 20 : 50), alpha: 0.85 },
      },
    ]
  if (moment.air === 'leaves' || moment.air === 'petals') {
    const leaf = (x: number, y: number, s: number, turn: number) => {
      const [c, n] = [Math.cos(turn) * s * 2, Math.sin(turn) * s * 2]
      return `M${round(x - c)} ${round(y - n)}Q${round(x + n * 0.7)} ${round(y - c * 0.7)} ${round(x + c)} ${round(y + n)}Q${round(x - n * 0.7)} ${round(y + c * 0.7)} ${round(x - c)} ${round(y - n)}Z`
    }
    return [
      { d: strewn(canvas, 16, [unit, unit * 1.7], leaf), fill: shade(other, moment.air === 'petals' ? 16 : 0) },
      { d: strewn(canvas, 9, [unit, unit * 1.5], leaf), fill: { colour: form, alpha: 0.7 } },
    ]
  }
  if (moment.air === 'confetti')
    return [form, other].map((role, k) => ({
      d: strewn(canvas, 18, [unit * 0.8, unit * 1.5], (x, y, s, turn) => {
        const [c, n] = [Math.cos(turn) * s, Math.sin(turn) * s]
        return k === 0
          ? circle(x, y, s * 0.6)
          : polygon([
              [x - c, y - n],
              [x + n * 0.5, y - c * 0.5],
              [x + c, y + n],
              [x - n * 0.5, y + c * 0.5],
            ])
      }),
      fill: role,
    }))
  return []
}

function things(sheet: Sheet, standing: readonly Standing[], fill: PaletteRole, stands: boolean): Node[] {
  return standing.flatMap(({ piece, spot }, i): Node[] => {
    if (isView(piece.figure)) return []
    const id = `depiction-${i + 1}`
    const at = { left: spot.x - spot.size / 2, top: spot.y - spot.size / 2 }
    const drawn = figure(sheet, id, piece.figure, tonesOf(sheet, piece.figure, fill), spot.size, {
      at,
      role: 'illustration',
    })
    return [...(stands ? [shadow(id, spot)] : []), { ...drawn, alt: piece.words }]
  })
}

/** The nodes of a scene, back to front. */
export function sceneNodes(sheet: Sheet, name: SettingName, box: SceneBox, pieces: readonly Piece[]): Node[] {
  const { brief, direction, random } = sheet
  const setting = settingOf(name)
  const standing = arranged(pieces, box)
  const [first] = pieces
  const hero = standing.find(({ piece }) => piece === first)?.spot ?? {
    x: box.width / 2,
    y: box.height / 2,
    size: Math.min(box.width, box.height) * LEAST,
  }
  const [form, other] = tonesOn(sheet, box.fill)
  const canvas: SceneCanvas = {
    width: box.width,
    height: box.height,
    palette: direction.palette,
    fill: box.fill,
    form,
    other,
    hero,
    free: Math.min(Math.hypot(box.width, box.height), ...box.words.map((words) => distance(hero, words))),
    words: box.words,
    ...(box.foot && { foot: box.foot }),
    company: standing.filter(({ spot }) => spot !== hero).map(({ spot }) => boxOf(spot)),
    moment: momentOf(brief),
    random: random.fork('setting'),
  }
  const { back, front = [] } = setting.draw(canvas)
  const seen = first && isView(first.figure) ? first.words : undefined
  const nodes: Node[] = [
    ...layer('setting', box, back, seen ? 'illustration' : 'background', seen),
    ...layer('foot-ground', box, footOf(box), 'background'),
    ...layer('in-air', box, inAir(canvas), 'decoration'),
    ...things(sheet, standing, setting.onForm ? form : box.fill, setting.stands === true),
    ...layer('near', box, front, 'decoration'),
  ]
  if (!box.panel) return nodes
  return [
    frame(
      'scene',
      {
        role: 'panel',
        at: { left: box.left, top: box.top },
        width: box.width,
        height: box.height,
        fill: box.fill,
        clip: true,
      },
      [...nodes, ...edge(sheet, box)],
    ),
  ]
}

/** The side of a panel towards the words: straight, slanted or swung, in their own ground's colour. */
function edge({ random }: Sheet, box: SceneBox): Vector[] {
  const cut = box.width * 0.12
  const { height } = box
  const d = random.fork('edge').pick([
    undefined,
    polygon([
      [0, 0],
      [cut, 0],
      [0, height],
    ]),
    polygon([
      [0, 0],
      [cut, height],
      [0, height],
    ]),
    `M0 0H${round(cut)}Q${round(-cut * 0.9)} ${round(height / 2)} ${round(cut)} ${round(height)}H0Z`,
  ])
  return d ? layer('edge', { ...box, width: cut }, [{ d, fill: 'paper' }], 'decoration') : []
}

/** From a spot's centre to a box. */
const distance = ({ x, y }: Spot, { left, top, right, bottom }: Box): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
