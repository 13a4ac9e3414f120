/** Boxes that are turned about their middles, degrees clockwise. */
import { around, type Box, type Handle, type Point, pulled } from './geometry.ts'

export interface TurnedBox extends Box {
  /** Absent: upright. */
  rotate?: number | undefined
}

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

export function turnedPoint({ x, y }: Point, about: Point, degrees: number): Point {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const [dx, dy] = [x - about.x, y - about.y]
  return { x: about.x + dx * cos - dy * sin, y: about.y + dx * sin + dy * cos }
}

/** The box of a part, as it is turned. */
export const turned = ({ box, rotate }: { box: Box; rotate?: number | undefined }): TurnedBox => ({ ...box, rotate })

/** The upright box around one that is turned. */
export function boundsOf(box: TurnedBox): Box {
  const { x, y, width, height, rotate = 0 } = box
  if (rotate % 360 === 0) return { x, y, width, height }
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ].map((corner) => turnedPoint(corner, middleOf(box), rotate))
  return around(corners.map((corner) => ({ ...corner, width: 0, height: 0 })))
}

/** A box pulled at a handle in its own directions: what lies across from the handle stays where it is. */
export function pulledTurned(box: TurnedBox, handle: Handle, by: Point): TurnedBox {
  const { rotate = 0 } = box
  if (rotate === 0) return { ...pulled(box, handle, by), rotate }
  const next = pulled(box, handle, turnedPoint(by, { x: 0, y: 0 }, -rotate))
  const middle = turnedPoint(middleOf(next), middleOf(box), rotate)
  return { ...next, x: middle.x - next.width / 2, y: middle.y - next.height / 2, rotate }
}

/** Degrees of a turn with Shift, and those within which it meets a straight or diagonal one. */
const [STEP, CATCH] = [15, 3]

/** More than −180, at most 180. */
export function normal(degrees: number): number {
  const within = ((degrees % 360) + 360) % 360
  return within > 180 ? within - 360 : within
}

const angleOf = ({ x, y }: Point, about: Point): number => (Math.atan2(y - about.y, x - about.x) * 180) / Math.PI

/** How a box stands when its handle is pulled from one point to another. @param inSteps of 15°; otherwise it catches at 0, 45, 90 … */
export function turnedTo(box: TurnedBox, from: Point, to: Point, inSteps: boolean): number {
  const middle = middleOf(box)
  const degrees = (box.rotate ?? 0) + angleOf(to, middle) - angleOf(from, middle)
  if (inSteps) return normal(Math.round(degrees / STEP) * STEP)
  const straight = Math.round(degrees / 45) * 45
  return normal(Math.abs(degrees - straight) <= CATCH ? straight : Math.round(degrees))
}

const about = ({ x, y }: Point, { width, height }: Box, rotate: number): TurnedBox => ({
  ...{ x: x - width / 2, y: y - height / 2, width, height },
  rotate,
})

/** A box that goes round a point, turning with it. */
export function turnedAbout(box: TurnedBox, point: Point, degrees: number): TurnedBox {
  return about(turnedPoint(middleOf(box), point, degrees), box, normal((box.rotate ?? 0) + degrees))
}

/** A box that is sized with others in a frame: its middle keeps its place there; what is turned keeps its form. */
export function scaledWith(box: TurnedBox, from: Box, to: Box): TurnedBox {
  const { rotate = 0 } = box
  const [across, down] = [to.width / Math.max(1, from.width), to.height / Math.max(1, from.height)]
  const middle = middleOf(box)
  const is = { x: to.x + (middle.x - from.x) * across, y: to.y + (middle.y - from.y) * down }
  const least = Math.min(across, down)
  const [wide, high] = rotate === 0 ? [across, down] : [least, least]
  return about(is, { ...box, width: box.width * wide, height: box.height * high }, rotate)
}
