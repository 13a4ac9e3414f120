/** Does a design do what its prompt said? Expected fields come from the prompt set. */
import type { Brief, Design } from '@limner/engine'
import { askedColoursShare, isMet, type LaidArtboard } from '@limner/engine/instruments'
import type { Expected } from '../../packages/engine/src/brief/prompts.fixture.ts'

export interface Following {
  kind: boolean
  size: boolean
  /** Absent where the prompt names nothing. */
  brand?: { right: boolean; quoted: boolean }
  copy?: boolean
}

const sizeOf = ({ format }: Brief) => `${format.width}×${format.height}`

/** What was read, against what a careful reader takes from the prompt. */
export function readRight(brief: Brief, expected: Expected): Following {
  const { brand } = expected
  const given = brief.copy.filter(({ source }) => source === 'given').map(({ role, text }) => `${role}: ${text}`)
  // A sheet for nothing but a name: the name leads it, and is the name still.
  if (given.includes(`headline: ${brief.brand}`)) given.push(`brand: ${brief.brand}`)
  return {
    kind: brief.kind === expected.kind,
    size: sizeOf(brief) === expected.size,
    ...(brand && {
      brand: {
        right: brief.brand === brand,
        quoted: new RegExp(`["'“‘«„]${RegExp.escape(brand)}`).test(expected.prompt),
      },
    }),
    ...(expected.copy && { copy: expected.copy.every((copy) => given.includes(copy)) }),
  }
}

/** [met, stated] places and colours of a design. */
export function obeyed(design: Design, laid: LaidArtboard[]): { places: [number, number]; colours: [number, number] } {
  const { brief, scene } = design
  const [front] = laid
  const wishes = brief.placements.flatMap(({ at, beside, ...rest }) => [
    ...(at ? [{ ...rest, at }] : []),
    ...(beside ? [{ ...rest, beside }] : []),
  ])
  const met = wishes.map((wish) => (front ? isMet(wish, front) : false)).filter((one) => one !== undefined)
  const asked = brief.colours.length
  return {
    places: [met.filter(Boolean).length, met.length],
    colours: [Math.round(askedColoursShare(brief, scene) * asked), asked],
  }
}
