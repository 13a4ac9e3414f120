/** Somebody in a pose and in clothes, as flat shapes: limbs that taper from joint to joint, hair that says who it is, no features. */
import type { Point } from '../../base/geometry.ts'
import type { PackedShape } from '../packed-figures.ts'
import { hairOf, hatOf } from './heads.ts'
import type { Look } from './look.ts'
import { across, at, between, capsule, oval, type Placing, placed, plus, polygon, towards } from './paths.ts'
import { POSES, type Pose, type PoseName } from './poses.ts'

/** The widths of a body, × its height / 100. */
const R = { shoulder: 4.4, elbow: 3.5, wrist: 2.3, hand: 2.8, thigh: 5.9, knee: 4.5, ankle: 2.9, neck: 2.7 } as const
const SHOULDERS = { front: 8.6, side: 4 } as const
const HIPS = { front: 4.3, side: 2 } as const

type Draw = (paint: string, path: string) => PackedShape
const shape: Draw = (paint, path) => ({ paint, path })

/** A tone lighter or darker by hundredths: 'A-10'; a colour as well. */
export function shadeOf(tone: string, by: number): string {
  const [, letter = '', step = ''] = /^(#[0-9a-f]{6}|[A-Z])(.*)$/.exec(tone) ?? []
  return `${letter}${Number(step) + by === 0 ? '' : Number(step) + by}`
}

interface Body {
  pose: Pose
  look: Look
  /** Down the spine, and to the right of the page across it. */
  down: Point
  side: Point
  shoulders: readonly [far: Point, near: Point]
  hips: readonly [far: Point, near: Point]
}

function bodyOf(pose: Pose, look: Look): Body {
  const turn = pose.turn ?? 0.35
  const down = towards(pose.neck, pose.hip)
  const side = across(down)
  const half = SHOULDERS.front + (SHOULDERS.side - SHOULDERS.front) * turn
  const hip = HIPS.front + (HIPS.side - HIPS.front) * turn
  const top = plus(pose.neck, down, 4.6)
  return {
    pose,
    look,
    down,
    side,
    shoulders: [plus(top, side, -half), plus(top, side, half)],
    hips: [plus(pose.hip, side, -hip), plus(pose.hip, side, hip)],
  }
}

const hasDress = ({ legs }: Look): boolean => legs === 'dress' || legs === 'gown'

function arm(
  { look, shoulders }: Body,
  which: 0 | 1,
  [elbow, hand]: readonly [Point, Point],
  by: number,
): PackedShape[] {
  const [skin, sleeve] = [shadeOf(look.skin, by), shadeOf(look.top, by)]
  const shoulder = shoulders[which]
  const upper = capsule(shoulder, R.shoulder, elbow, R.elbow)
  const lower = capsule(elbow, R.elbow, hand, R.wrist)
  const fist = oval(plus(hand, towards(elbow, hand), 1.4), R.hand, R.hand)
  if (look.sleeves === 'long')
    return [shape(skin, fist), shape(sleeve, upper + capsule(elbow, R.elbow, hand, R.wrist + 0.4))]
  const bare = shape(skin, upper + lower + fist)
  if (look.sleeves === 'none') return [bare]
  return [bare, shape(sleeve, capsule(shoulder, R.shoulder + 0.5, between(shoulder, elbow, 0.62), R.elbow + 1.2))]
}

function leg(
  { look, pose, hips }: Body,
  which: 0 | 1,
  [knee, ankle]: readonly [Point, Point],
  by: number,
): PackedShape[] {
  const hip = hips[which]
  const bare = look.legs !== 'long'
  const [skin, cloth] = [shadeOf(look.skin, by), shadeOf(hasDress(look) ? look.top : look.bottom, by)]
  const thigh = capsule(hip, R.thigh, knee, R.knee)
  const shin = capsule(knee, R.knee, ankle, R.ankle)
  const down = towards(knee, ankle)
  // A foot stands across its shin, to where one looks.
  const toe = pose.toes?.[which] ?? plus(across(down), down, 0.12)
  const foot = capsule(plus(ankle, down, 0.6), R.ankle - 0.3, plus(plus(ankle, toe, 5.6), down, 1), 1.9)
  return [
    shape(shadeOf(look.shoes, by), foot),
    shape(bare ? skin : cloth, thigh + shin),
    ...(look.legs === 'short'
      ? [shape(cloth, capsule(hip, R.thigh + 0.4, between(hip, knee, 0.78), R.knee + 1.3))]
      : []),
  ]
}

/** The skirt of a dress from hip to hem, wide enough for both knees. */
function skirt({ look, pose, hips, down, side }: Body): PackedShape[] {
  const long = look.legs === 'gown'
  if (!long && look.legs !== 'skirt' && look.legs !== 'dress') return []
  const tone = hasDress(look) ? look.top : look.bottom
  const knees = [pose.farLeg[0], pose.nearLeg[0]]
  const ends = long ? [pose.farLeg[1], pose.nearLeg[1]] : knees
  const reach = ends.map((point) => (point[0] - pose.hip[0]) * side[0] + (point[1] - pose.hip[1]) * side[1])
  const deep = ends.map((point) => (point[0] - pose.hip[0]) * down[0] + (point[1] - pose.hip[1]) * down[1])
  const flare = long ? 9 : 5.5
  const corner = (which: 0 | 1): Point => {
    const way = which === 0 ? -1 : 1
    const outer = way < 0 ? Math.min(...reach) : Math.max(...reach)
    const depth = (long ? Math.max(...deep) : Math.max(14, Math.max(...deep) * 0.86)) + (long ? 1 : 0)
    return plus(plus(pose.hip, side, outer + way * flare), down, depth)
  }
  const [left, right] = [corner(0), corner(1)]
  const waist = plus(pose.hip, down, -8)
  const [a, b] = [plus(waist, side, -5), plus(waist, side, 5)]
  const [ha, hb] = [plus(hips[0], side, -6.6), plus(hips[1], side, 6.6)]
  const mid = plus(between(left, right, 0.5), down, 2.4)
  return [
    shape(
      tone,
      `M${at(a)}C${at(ha)} ${at(between(ha, left, 0.4))} ${at(left)}C${at(between(left, mid, 0.6))} ${at(between(right, mid, 0.6))} ${at(right)}C${at(between(hb, right, 0.4))} ${at(hb)} ${at(b)}Z`,
    ),
    shape(shadeOf(tone, -9), polygon([between(a, b, 0.62), b, hb, right, between(left, right, 0.7)])),
  ]
}

function torso({ look, pose, down, side, shoulders, hips }: Body): PackedShape[] {
  const [far, near] = [plus(shoulders[0], side, -R.shoulder * 0.72), plus(shoulders[1], side, R.shoulder * 0.72)]
  const length = Math.hypot(pose.hip[0] - pose.neck[0], pose.hip[1] - pose.neck[1])
  const middle = plus(pose.neck, down, length * 0.64)
  const half = Math.hypot(hips[1][0] - hips[0][0], hips[1][1] - hips[0][1]) / 2 + 1.6
  const hem = (way: number) => plus(plus(pose.hip, side, way * (half + 4.5)), down, 3)
  const waist = (way: number) => plus(middle, side, way * (half + 1.4))
  const collar = (way: number) => plus(pose.neck, side, way * 2.6)
  const armpit = (point: Point) => plus(point, down, 9)
  const edge = `L${at(hem(1))}C${at(hem(1))} ${at(waist(1))} ${at(waist(1))}C${at(waist(1))} ${at(armpit(near))} ${at(near)}C${at(plus(near, down, -3))} ${at(plus(near, down, -4.6))} ${at(collar(1))}Z`
  const d = `M${at(collar(-1))}C${at(plus(far, down, -4.6))} ${at(plus(far, down, -3))} ${at(far)}C${at(armpit(far))} ${at(waist(-1))} ${at(waist(-1))}C${at(waist(-1))} ${at(hem(-1))} ${at(hem(-1))}${edge}`
  const lit = (way: number, share: number) => plus(plus(pose.neck, side, way), down, length * share)
  const shaded = `M${at(collar(0.9))}C${at(lit(4, 0.3))} ${at(lit(2, 0.6))} ${at(lit(2.6, 1.06))}${edge}`
  const bib = look.apron
    ? [
        shape(
          look.apron,
          polygon([
            lit(-3.6, 0.26),
            lit(4.4, 0.26),
            plus(waist(1), side, -0.6),
            plus(hem(1), down, 13),
            plus(hem(-1), down, 13),
            plus(waist(-1), side, 0.6),
          ]),
        ),
      ]
    : []
  return [shape(look.top, d), shape(shadeOf(look.top, -8), shaded), ...bib]
}

/** From the neck up: the hair that is behind, the neck, the face, what stands before it. */
function head({ look, pose }: Body): { behind: PackedShape[]; before: PackedShape[] } {
  const up = towards(pose.neck, pose.head)
  const lean = (Math.atan2(up[0], -up[1]) * 180) / Math.PI
  const placing: Placing = { x: pose.head[0], y: pose.head[1], scale: 1, turn: lean * 0.7 }
  const set = (parts: readonly PackedShape[]) => parts.map(({ paint, path }) => shape(paint, placed(path, placing)))
  const hair = hairOf(look)
  const face = oval([0, 0], 6.1, 7.3)
  return {
    behind: set(hair.behind),
    before: [
      shape(shadeOf(look.skin, -9), capsule(pose.neck, R.neck + 0.3, pose.head, R.neck)),
      ...set([
        shape(look.skin, face),
        shape(shadeOf(look.skin, -7), oval([-3.3, 1], 1.3, 1.7)),
        ...hair.before,
        ...hatOf(look),
      ]),
    ],
  }
}

/** What is behind is in shade, what is before it in the light, hundredths. */
const [FAR, NEAR] = [-9, 4]

/** A person about (0, 0), 100 units tall, back to front. */
export function person(name: PoseName, look: Look): PackedShape[] {
  const pose: Pose = POSES[name]
  const body = bodyOf(pose, look)
  const { behind, before } = head(body)
  const [farArm, nearArm] = [arm(body, 0, pose.farArm, FAR), arm(body, 1, pose.nearArm, NEAR)]
  const legs = [...leg(body, 0, pose.farLeg, FAR), ...leg(body, 1, pose.nearLeg, 0)]
  return [
    ...behind,
    ...(pose.armsBefore ? [] : farArm),
    ...legs,
    ...torso(body),
    ...skirt(body),
    ...before,
    ...(pose.armsBefore ? farArm : []),
    ...nearArm,
  ]
}
