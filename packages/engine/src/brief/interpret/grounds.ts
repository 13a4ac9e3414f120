/** Which colours are the ground's where things have colours of their own. */
import type { ColourRequest, Depiction } from '../types.ts'

/** What stands behind other things. */
const SHEETS = new Set('sheet paper page card panel square circle tile half side wall sky'.split(' '))

/** 'a blue macaw on a yellow background': what one thing is painted in, and nothing else, is no second ground. */
export function apartFromThings(
  prompt: string,
  colours: ColourRequest[],
  depictions: readonly Depiction[],
): ColourRequest[] {
  const grounds = colours.filter(({ target }) => target === 'background')
  const said = prompt.toLowerCase().split(/[^\p{L}]+/u)
  const own = grounds.filter(({ words }) => {
    const painted = depictions.find(({ colour, backdrop }) => !backdrop && colour === words.toLowerCase())
    return (
      painted &&
      !SHEETS.has(painted.thing.split(' ').at(-1) ?? '') &&
      said.filter((word) => word === painted.colour).length === 1
    )
  })
  if (own.length === 0 || own.length === grounds.length) return colours
  return colours.map((one) => (own.includes(one) ? { ...one, target: 'any' } : one))
}
