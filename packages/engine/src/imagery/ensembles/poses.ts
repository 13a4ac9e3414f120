/**
 * Poses: where the joints of somebody 100 units tall are, feet on y = 0, up is negative, looking to the right. `far` is the arm
 * or leg behind the body, `near` the one before it.
 */
import type { Point } from '../../base/geometry.ts'

export interface Pose {
  head: Point
  neck: Point
  hip: Point
  /** Elbow and hand. */
  farArm: readonly [Point, Point]
  nearArm: readonly [Point, Point]
  /** Knee and ankle. */
  farLeg: readonly [Point, Point]
  nearLeg: readonly [Point, Point]
  /** How far the body is turned to the side, 0 from the front … 1 in profile. Default 0.35. */
  turn?: number
  /** Toes that do not point where the shin and the look say: where they point. */
  toes?: readonly [far: Point, near: Point]
  /** Both arms are before the body. */
  armsBefore?: true
}

const STANDING = {
  head: [0.5, -92],
  neck: [0, -82],
  hip: [0, -48],
  farLeg: [
    [-4.5, -25],
    [-5.5, -3],
  ],
  nearLeg: [
    [4.5, -25],
    [5.5, -3],
  ],
  toes: [
    [-0.5, 0.5],
    [1, 0.3],
  ],
} as const satisfies Partial<Pose>

export const POSES = {
  stand: {
    ...STANDING,
    farArm: [
      [-12, -65],
      [-12.5, -49],
    ],
    nearArm: [
      [12, -65],
      [12.5, -49],
    ],
  },
  akimbo: {
    ...STANDING,
    farArm: [
      [-18, -65],
      [-8, -53],
    ],
    nearArm: [
      [18, -65],
      [8, -53],
    ],
  },
  crossed: {
    ...STANDING,
    farArm: [
      [-13, -65],
      [5, -65],
    ],
    nearArm: [
      [13, -66],
      [-5, -62],
    ],
    armsBefore: true,
  },
  wave: {
    ...STANDING,
    farArm: [
      [-13, -65],
      [-9, -50],
    ],
    nearArm: [
      [19, -80],
      [24, -97],
    ],
  },
  cheer: {
    ...STANDING,
    head: [0.5, -92],
    farArm: [
      [-18, -89],
      [-19, -106],
    ],
    nearArm: [
      [18, -90],
      [22, -106],
    ],
  },
  leap: {
    head: [3, -104],
    neck: [1, -94],
    hip: [-2, -61],
    farArm: [
      [-16, -104],
      [-20, -120],
    ],
    nearArm: [
      [17, -104],
      [25, -117],
    ],
    farLeg: [
      [-14, -47],
      [-30, -51],
    ],
    nearLeg: [
      [12, -46],
      [6, -25],
    ],
    toes: [
      [-0.7, -0.6],
      [0.8, 0.6],
    ],
  },
  sing: {
    ...STANDING,
    head: [1.5, -92.5],
    farArm: [
      [-17, -70],
      [-26, -82],
    ],
    nearArm: [
      [14, -70],
      [8, -82],
    ],
  },
  strum: {
    ...STANDING,
    farArm: [
      [-17, -68],
      [-25, -58],
    ],
    nearArm: [
      [15, -66],
      [5, -54],
    ],
    armsBefore: true,
    farLeg: [
      [-7, -26],
      [-11, -3],
    ],
    nearLeg: [
      [7, -26],
      [10, -3],
    ],
  },
  carry: {
    ...STANDING,
    farArm: [
      [-12, -65],
      [8, -58],
    ],
    nearArm: [
      [11, -64],
      [21, -57],
    ],
    armsBefore: true,
  },
  offer: {
    ...STANDING,
    farArm: [
      [-13, -65],
      [-10, -50],
    ],
    nearArm: [
      [15, -67],
      [27, -73],
    ],
  },
  point: {
    ...STANDING,
    farArm: [
      [-13, -65],
      [-8, -52],
    ],
    nearArm: [
      [19, -79],
      [33, -88],
    ],
  },
  reach: {
    ...STANDING,
    head: [2, -92],
    farArm: [
      [14, -74],
      [27, -80],
    ],
    nearArm: [
      [16, -68],
      [29, -72],
    ],
    turn: 0.7,
  },
  walk: {
    head: [3, -92],
    neck: [1, -82],
    hip: [0, -48],
    farArm: [
      [11, -68],
      [19, -56],
    ],
    nearArm: [
      [-9, -67],
      [-14, -52],
    ],
    farLeg: [
      [-3, -26],
      [-15, -8],
    ],
    nearLeg: [
      [8, -27],
      [13, -3],
    ],
    turn: 0.75,
  },
  run: {
    head: [13, -89],
    neck: [9, -80],
    hip: [0, -50],
    farArm: [
      [21, -68],
      [28, -82],
    ],
    nearArm: [
      [-7, -69],
      [-12, -54],
    ],
    farLeg: [
      [-9, -30],
      [-30, -33],
    ],
    nearLeg: [
      [19, -41],
      [16, -16],
    ],
    turn: 0.8,
  },
  kick: {
    head: [-8, -90],
    neck: [-6, -80],
    hip: [0, -47],
    farArm: [
      [10, -76],
      [22, -84],
    ],
    nearArm: [
      [-20, -72],
      [-31, -62],
    ],
    farLeg: [
      [-5, -24],
      [-10, -3],
    ],
    nearLeg: [
      [19, -37],
      [36, -21],
    ],
    turn: 0.7,
  },
  warrior: {
    head: [0, -79],
    neck: [-1, -69],
    hip: [-2, -36],
    farArm: [
      [-20, -66],
      [-36, -66],
    ],
    nearArm: [
      [17, -66],
      [34, -66],
    ],
    farLeg: [
      [-22, -20],
      [-40, -3],
    ],
    nearLeg: [
      [23, -34],
      [24, -3],
    ],
    turn: 0.2,
  },
  tree: {
    ...STANDING,
    farArm: [
      [-12, -98],
      [-1, -112],
    ],
    nearArm: [
      [12, -98],
      [1, -112],
    ],
    farLeg: [
      [0, -25],
      [-0.5, -3],
    ],
    nearLeg: [
      [22, -38],
      [4, -28],
    ],
    toes: [
      [1, 0.2],
      [-0.3, 1],
    ],
    turn: 0.1,
  },
  lotus: {
    head: [0, -54],
    neck: [0, -44],
    hip: [0, -11],
    farArm: [
      [-17, -27],
      [-25, -12],
    ],
    nearArm: [
      [17, -27],
      [25, -12],
    ],
    farLeg: [
      [-27, -8],
      [2, -3],
    ],
    nearLeg: [
      [27, -8],
      [-4, -3],
    ],
    toes: [
      [1, 0.1],
      [-1, 0.1],
    ],
    turn: 0,
  },
  lift: {
    ...STANDING,
    farArm: [
      [-19, -88],
      [-20, -105],
    ],
    nearArm: [
      [19, -88],
      [20, -105],
    ],
    farLeg: [
      [-10, -25],
      [-14, -3],
    ],
    nearLeg: [
      [10, -25],
      [14, -3],
    ],
    turn: 0.1,
  },
  dip: {
    head: [7, -90],
    neck: [4, -80],
    hip: [0, -48],
    farArm: [
      [17, -87],
      [29, -97],
    ],
    nearArm: [
      [-13, -74],
      [-28, -78],
    ],
    farLeg: [
      [-9, -28],
      [-22, -7],
    ],
    nearLeg: [
      [10, -27],
      [7, -3],
    ],
    turn: 0.6,
  },
  twirl: {
    head: [-1, -91],
    neck: [-1, -81],
    hip: [1, -48],
    farArm: [
      [-13, -93],
      [-3, -108],
    ],
    nearArm: [
      [17, -74],
      [31, -70],
    ],
    farLeg: [
      [-2, -25],
      [-3, -3],
    ],
    nearLeg: [
      [17, -34],
      [25, -16],
    ],
    turn: 0.3,
  },
  sit: {
    head: [3, -78],
    neck: [0, -68],
    hip: [-3, -34],
    farArm: [
      [10, -52],
      [24, -48],
    ],
    nearArm: [
      [8, -50],
      [25, -44],
    ],
    farLeg: [
      [21, -33],
      [22, -3],
    ],
    nearLeg: [
      [19, -31],
      [16, -3],
    ],
    turn: 0.85,
  },
  read: {
    head: [8, -53],
    neck: [2, -45],
    hip: [-6, -12],
    farArm: [
      [12, -29],
      [22, -37],
    ],
    nearArm: [
      [8, -26],
      [20, -31],
    ],
    farLeg: [
      [20, -31],
      [27, -3],
    ],
    nearLeg: [
      [17, -27],
      [35, -4],
    ],
    turn: 0.8,
  },
  bend: {
    head: [30, -62],
    neck: [21, -65],
    hip: [-5, -47],
    farArm: [
      [26, -46],
      [32, -28],
    ],
    nearArm: [
      [20, -45],
      [27, -26],
    ],
    farLeg: [
      [5, -26],
      [-1, -3],
    ],
    nearLeg: [
      [3, -25],
      [-7, -3],
    ],
    turn: 0.9,
  },
  kneel: {
    head: [14, -67],
    neck: [8, -59],
    hip: [-4, -27],
    farArm: [
      [21, -47],
      [33, -47],
    ],
    nearArm: [
      [17, -42],
      [31, -40],
    ],
    farLeg: [
      [18, -27],
      [20, -3],
    ],
    nearLeg: [
      [4, -5],
      [-18, -4],
    ],
    toes: [
      [1, 0.1],
      [-0.8, 0.4],
    ],
    turn: 0.8,
  },
  push: {
    head: [9, -90],
    neck: [5, -80],
    hip: [-2, -48],
    farArm: [
      [14, -65],
      [25, -61],
    ],
    nearArm: [
      [10, -62],
      [21, -54],
    ],
    farLeg: [
      [-8, -26],
      [-18, -5],
    ],
    nearLeg: [
      [7, -27],
      [8, -3],
    ],
    turn: 0.75,
  },
  box: {
    head: [4, -88],
    neck: [2, -79],
    hip: [-1, -46],
    farArm: [
      [20, -76],
      [35, -80],
    ],
    nearArm: [
      [11, -63],
      [17, -78],
    ],
    farLeg: [
      [10, -26],
      [17, -3],
    ],
    nearLeg: [
      [-9, -26],
      [-17, -3],
    ],
    turn: 0.6,
  },
  throw: {
    head: [1, -95],
    neck: [0, -85],
    hip: [-1, -51],
    farArm: [
      [14, -95],
      [15, -110],
    ],
    nearArm: [
      [15, -88],
      [22, -104],
    ],
    farLeg: [
      [-6, -29],
      [-12, -9],
    ],
    nearLeg: [
      [7, -30],
      [2, -7],
    ],
    toes: [
      [0.7, 0.8],
      [0.7, 0.8],
    ],
    turn: 0.5,
  },
  embrace: {
    head: [4, -91],
    neck: [1, -82],
    hip: [0, -48],
    farArm: [
      [13, -72],
      [24, -76],
    ],
    nearArm: [
      [13, -66],
      [25, -64],
    ],
    farLeg: [
      [2, -25],
      [1, -3],
    ],
    nearLeg: [
      [-2, -25],
      [-3, -3],
    ],
    turn: 0.8,
  },
} satisfies Record<string, Pose>
export type PoseName = keyof typeof POSES
