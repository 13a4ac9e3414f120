/** A scene as nodes: the setting, the things in it with their shadows, what stands before their feet, what is in the air. */
import type { Bounds } from '../../../base/geometry.ts'
import { oklch } from '../../../colour/colour.ts'
import { isEnsemble, withinOf } from '../../../imagery/ensembles/table.ts'
import { classOf, type FigureClass } from '../../../imagery/figure-classes.ts'
import { circle, polygon, rect, round } from '../../../imagery/shapes.ts'
import { isSilhouette } from '../../../imagery/silhouette.ts'
import { together, variantOf } from '../../../imagery/variants.ts'
import { viewFor } from '../../../imagery/views/read.ts'
import { frame } from '../../../scene/build.ts'
import type { Node, PaletteRole, Shape, Vector } from '../../../scene/types.ts'
import { fading } from '../fading.ts'
import { figure, inOneColour, tonesOf, tonesOn } from '../figure.ts'
import { isAsked, type Piece } from '../pieces.ts'
import type { Sheet } from '../sheet.ts'
import { FEET, roomForForm, type SceneCanvas, strewn, tone } from './canvas.ts'
import { arranged, boxOf, type Standing } from './group.ts'
import { momentOf } from './moment.ts'
import type { GroupSpot, Spot } from './places.ts'
import { isView, type SettingName, settingOf } from './settings.ts'

export interface SceneBox {
  left: number
  top: number
  width: number
  height: number
  /** In the box's own pixels. */
  words: Bounds[]
  fill: PaletteRole
  foot?: { fill: PaletteRole; top: number }
  /** Where the leading thing and its group stand, where that was settled with the words. */
  hero?: GroupSpot
  /** It stands beside the words, on a colour of its own. */
  panel?: true
  /** The pieces are shown as they are: nothing goes with them that nobody named. */
  asTold?: true
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

/** A soft shadow on what a thing stands on, by what is seen of it. */
export const shadow = (id: string, { left, right, bottom }: Bounds): Vector => {
  const [w, h] = [(right - left) * 0.94, (right - left) * 0.16]
  const box = { x: (left + right) / 2 - w * 0.46, y: bottom - h * 0.62, width: w, height: h }
  return fading(`${id}-shadow`, box, [
    { at: 0, colour: '#000000', alpha: 0.34 },
    { at: 0.55, colour: '#000000', alpha: 0.14 },
    { at: 1, colour: '#000000', alpha: 0 },
  ])
}

/** So far above its words the colour of the foot begins, × the sheet's shorter side. */
const FOOT_PAD = 0.035

/** The foot that words stand on in a colour of its own, whatever the setting draws there. */
const footOf = ({ width, height, foot }: SceneBox): Shape[] => {
  if (!foot) return []
  const top = foot.top - Math.min(width, height) * FOOT_PAD
  return [{ d: rect(0, top, width, height - top), fill: foot.fill }]
}

/** Below this chroma a role is a grey. */
const GREY = 0.04
/** What falls or flies before the ground. */
function inAir(canvas: SceneCanvas): Shape[] {
  const { moment, hero, other, form, width, height } = canvas
  // Beside a small thing what is in the air is no dust.
  const unit = Math.max(Math.min(hero.size, width), Math.min(width, height) * 0.7) * 0.01
  const light = oklch(canvas.palette[canvas.fill]).l > 0.55
  if (moment.air === 'snow')
    return [
      {
        d: strewn(canvas, 60, [unit * 0.35, unit * 1.1], (x, y, s) => circle(x, y, s)),
        fill: { colour: tone(canvas, light ? 20 : 50), alpha: 0.85 },
      },
    ]
  // Black specks would be dirt.
  const coloured = (role: PaletteRole) => oklch(canvas.palette[role]).c > GREY
  const flying = [other, form].filter(coloured)
  const [one = 'paper', two = one] = flying
  const fills = flying.length > 0 ? ([one, two] as const) : ([tone(canvas, light ? -9 : 14), tone(canvas, 8)] as const)
  if (moment.air === 'leaves' || moment.air === 'petals') {
    const leaf = (x: number, y: number, s: number, turn: number) => {
      const [c, n] = [Math.cos(turn) * s * 2, Math.sin(turn) * s * 2]
      return `M${round(x - c)} ${round(y - n)}Q${round(x + n * 0.7)} ${round(y - c * 0.7)} ${round(x + c)} ${round(y + n)}Q${round(x - n * 0.7)} ${round(y + c * 0.7)} ${round(x - c)} ${round(y - n)}Z`
    }
    return [
      { d: strewn(canvas, 12, [unit * 1.2, unit * 2], leaf), fill: fills[0] },
      { d: strewn(canvas, 7, [unit * 1.2, unit * 1.8], leaf), fill: { colour: fills[1], alpha: 0.7 } },
    ]
  }
  if (moment.air === 'confetti')
    return fills.map((fill, k) => ({
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
      fill,
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
    return [
      ...(stands && classOf(piece.figure) !== 'portrait' && !isEnsemble(piece.figure)
        ? [shadow(id, boxOf({ piece, spot }))]
        : []),
      { ...(isSilhouette(sheet.brief, piece) ? inOneColour(drawn, SHADE) : drawn), alt: piece.words },
    ]
  })
}
/** Against the light of a place. */
const SHADE = '#16202a'

/** How far the edge of a panel reaches into it. */
const edgeOf = ({ panel, width }: SceneBox): number => (panel ? width * EDGE : 0)
/** Of a panel's width, what its edge takes: what stands in it is settled beside that. */
export const EDGE = 0.09

/** What was arranged in a panel without its edge, where it stands in the whole. */
function besideEdge(found: ReturnType<typeof arranged>, box: SceneBox): ReturnType<typeof arranged> {
  const by = box.left > 0 ? edgeOf(box) : 0
  const moved = (spot: Spot): Spot => ({ ...spot, x: spot.x + by })
  return {
    standing: found.standing.map(({ piece, spot }) => ({ piece, spot: moved(spot) })),
    ...(found.place && { place: moved(found.place) }),
  }
}

const SKIES: readonly FigureClass[] = ['sky', 'space']
/** How often what goes with the leading thing is shown beside it: four concepts are not four times one group. */
const IN_COMPANY = 0.4
/** What a concept shows of the pieces: with their company or without, several as one picture, each in one of the ways that suit where it stands. `free`: on a plain ground. */
export function shownOf(
  { random, brief }: Pick<Sheet, 'random' | 'brief'>,
  pieces: readonly Piece[],
  free = false,
): Piece[] {
  const accompanied = random.fork('company').chance(IN_COMPANY)
  const [lead] = pieces
  const within = lead ? withinOf(lead.figure) : []
  const shown = pieces.filter(({ company, figure: name }) => (accompanied || !company) && !within.includes(name))
  const [first] = shown
  // A view has a sky of its own.
  if (first && isView(first.figure)) return shown.filter(({ figure: name, at }) => at || !SKIES.includes(classOf(name)))
  if (!first) return shown
  const variant = random.fork('variant')
  // What was asked for beside it stands for itself; company is arranged about it.
  const apart = shown.some(({ at, company }, i) => i > 0 && (at || (!company && isAsked(brief))))
  const one = apart ? undefined : together(shown.map(({ figure: name }) => name))
  const room = { free, large: first.size === 'huge' || first.size === 'large', asked: isAsked(brief) }
  if (one) return [{ ...first, figure: isEnsemble(first.figure) ? variantOf(one, room, variant) : one }]
  const figureOf = (piece: Piece, i: number) =>
    i === 0 && (shown.length === 1 || isEnsemble(piece.figure)) ? variantOf(piece.figure, room, variant) : piece.figure
  return shown.map((piece, i) => ({ ...piece, figure: figureOf(piece, i) }))
}

/** A view that stands somewhere: its sky is the sheet's, its land is what was asked for, from edge to edge, and stands there. */
function view(box: SceneBox, [sky, ...land]: Shape[], { y, size }: Spot, alt: string): Node[] {
  if (!sky) return []
  const top = Math.max(0, y - size / 2)
  const drawn = layer('view-land', box, land, 'illustration', alt).map((node) => ({
    ...node,
    at: { left: 0, top: -top },
  }))
  return [
    ...layer('setting', box, [sky], 'background'),
    frame('view', { role: 'illustration', at: { left: 0, top }, width: box.width, height: box.height - top }, drawn),
  ]
}

/** Nobody else stands on water. */
const SWIMS: readonly FigureClass[] = ['boat', 'sea-life']

/** The nodes of a scene, back to front. */
export function sceneNodes(sheet: Sheet, name: SettingName, box: SceneBox, all: readonly Piece[]): Node[] {
  const { brief, direction, random } = sheet
  const pieces = box.asTold ? [...all] : shownOf(sheet, all)
  const setting = settingOf(name)
  const { standing, place } = besideEdge(
    arranged(pieces, { ...box, width: box.width - edgeOf(box), floored: setting.stands === true }),
    box,
  )
  const [first] = pieces
  const hero: Spot = place
    ? { ...place, y: place.y + place.size * (0.5 - FEET) }
    : (box.hero ?? { x: box.width / 2, y: box.height / 2, size: Math.min(box.width, box.height) * LEAST })
  const [form, other] = tonesOn(sheet, box.fill)
  const asked = viewFor(brief, first?.figure)
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
    company: standing.filter(({ piece }) => piece !== first).map(boxOf),
    moment: momentOf(brief),
    ...(asked && { view: asked }),
    afloat: first !== undefined && SWIMS.includes(classOf(first.figure)),
    peopled: standing.some(({ piece }) => !isView(piece.figure)),
    random: random.fork('setting'),
  }
  const { back, front = [] } = setting.draw(canvas)
  const onForm = setting.onForm !== undefined && roomForForm(canvas, setting.onForm) !== undefined
  const seen = first && isView(first.figure) ? first.words : undefined
  const nodes: Node[] = [
    ...(seen && box.hero
      ? view(box, back, box.hero, seen)
      : layer('setting', box, back, seen ? 'illustration' : 'background', seen)),
    ...layer('foot-ground', box, footOf(box), 'background'),
    ...layer('in-air', box, inAir(canvas), 'decoration'),
    ...things(sheet, standing, onForm ? form : box.fill, setting.stands === true),
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
      nodes,
    ),
    ...edge(sheet, box),
  ]
}

/** So far the edge lies over the ground beside the panel, pixels: no hairline of the panel is left between the two. */
const LAP = 2

/** The side of a panel towards the words: straight, slanted or swung, in their own ground's colour. */
function edge({ random }: Sheet, box: SceneBox): Vector[] {
  const cut = edgeOf(box)
  const { height, left } = box
  const toLeft = left === 0
  // Drawn for a panel on the right; on the left it is turned round.
  const x = (share: number) => (toLeft ? cut - share * cut : LAP + share * cut)
  const outer = toLeft ? cut + LAP : 0
  const d = random.fork('edge').pick([
    undefined,
    polygon([
      [outer, 0],
      [x(1), 0],
      [x(0), height],
      [outer, height],
    ]),
    polygon([
      [outer, 0],
      [x(0), 0],
      [x(1), height],
      [outer, height],
    ]),
    `M${round(outer)} 0H${round(x(1))}Q${round(x(-0.9))} ${round(height / 2)} ${round(x(1))} ${round(height)}H${round(outer)}Z`,
  ])
  if (!d) return []
  const at = { left: toLeft ? box.width - cut : left - LAP, top: 0 }
  return layer('edge', { ...box, width: cut + LAP }, [{ d, fill: 'paper' }], 'decoration').map((one) => ({
    ...one,
    at,
  }))
}

/** From a spot's centre to a box. */
const distance = ({ x, y }: Spot, { left, top, right, bottom }: Bounds): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
