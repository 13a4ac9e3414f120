/**
 * Whose colour is whose: the paints of a drawing as tones (A, B, C by area; N for what is grey; S for skin) with their
 * distance in lightness, so that any palette can paint it and its light and shade remain.
 */
import { difference, hueDistance, oklch } from '../../../packages/engine/src/colour/colour.ts'
import type { Hex } from '../../../packages/engine/src/scene/types.ts'

export interface SeenColour {
  hex: Hex
  /** How much of the drawing it paints, pixels. */
  area: number
  /** It changes with the tone of the skin. */
  skin: boolean
}
export interface Toned {
  /** Any colour as 'A', 'A-12', 'N80', 'S5': one that the drawing does not have by the nearest that it has. */
  token: (colour: string) => string
  /** The colours that lead: of A, B and C. */
  leading: Hex[]
}

/** Nearer than this, degrees, two hues are one. */
const ONE_HUE = 34
const MAX_GROUPS = 3

type Colour = SeenColour & ReturnType<typeof oklch>

export function tonesOf(seen: SeenColour[]): Toned {
  const colours: Colour[] = seen.map((one) => ({ ...one, ...oklch(one.hex) }))
  const skins = colours.filter(({ skin }) => skin)
  const others = colours.filter(({ skin }) => !skin)
  const groups = groupsOf(others.filter((one) => !isGrey(one)))
  const greys = others.filter(isGrey)
  // What is grey all over has grey for its leading tone, unless it is as good as white or black.
  const middling = greys.filter(({ l }) => l > 0.35 && l < 0.9)
  if (areaOf(middling) > areaOf(groups.flat())) groups.unshift(middling)
  const kept = groups.slice(0, MAX_GROUPS).map((group, place) => ({ letter: 'ABC'[place] as string, group }))
  const lettered = [...kept, { letter: 'S', group: skins }].filter(({ group }) => group.length > 0)
  // A face is skin in light, ears and chins are in its shade, whichever of them is seen most.
  const baseOf = (letter: string, group: Colour[]) =>
    letter === 'S' ? Math.max(...group.map(({ l }) => l)) : oklch(leadOf(group)).l
  const bases = new Map(lettered.map(({ letter, group }) => [letter, baseOf(letter, group)]))
  const letters = new Map(lettered.flatMap(({ letter, group }) => group.map(({ hex }) => [hex, letter] as const)))
  return {
    leading: kept.map(({ group }) => leadOf(group)),
    token: (colour) => {
      const near = seen.reduce((best, one) =>
        difference(one.hex, colour as Hex) < difference(best.hex, colour as Hex) ? one : best,
      )
      const { l } = oklch(colour as Hex)
      const letter = letters.get(near.hex)
      if (!letter) return `N${Math.round(l * 100)}`
      const shift = Math.round((l - (bases.get(letter) ?? l)) * 100)
      return shift === 0 ? letter : `${letter}${shift}`
    },
  }
}

const isGrey = ({ c, l }: Colour) => c < 0.045 || (l < 0.3 && c < 0.09) || (l > 0.93 && c < 0.07)
const areaOf = (list: Colour[]) => list.reduce((total, { area }) => total + area, 0)

function groupsOf(coloured: Colour[]): Colour[][] {
  const groups: Colour[][] = []
  for (const one of coloured.toSorted((a, b) => b.area - a.area)) {
    const kin = groups.find(([first]) => first && hueDistance(first.h, one.h) < ONE_HUE)
    if (kin) kin.push(one)
    else if (groups.length < MAX_GROUPS) groups.push([one])
    else groups.toSorted((a, b) => hueDistance(a[0]?.h ?? 0, one.h) - hueDistance(b[0]?.h ?? 0, one.h))[0]?.push(one)
  }
  return groups.sort((a, b) => areaOf(b) - areaOf(a))
}

/** The colour that paints most of a group. */
const leadOf = (group: Colour[]): Hex => group.reduce((most, one) => (one.area > most.area ? one : most)).hex
