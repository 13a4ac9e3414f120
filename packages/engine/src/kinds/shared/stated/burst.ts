/** A form of rays for prices and offers. */
const RAYS = 16
/** How far the notches lie from the middle, × the points. */
const INNER = 0.86

/** Its corners, clockwise from the top; the points lie `half` from the middle. */
export const burstCorners = (x: number, y: number, half: number): [number, number][] =>
  Array.from({ length: 2 * RAYS }, (_, index) => {
    const angle = (index * Math.PI) / RAYS - Math.PI / 2
    const radius = index % 2 === 0 ? half : half * INNER
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
