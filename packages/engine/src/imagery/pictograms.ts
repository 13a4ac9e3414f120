/** The pictograms: drawn by name, found by meaning. */
import { memo } from '../base/memo.ts'
import { openIconSets } from './icon-sets.ts'
import { searchPictograms } from './search.ts'
import type { PictogramStyle, Pictograms } from './types.ts'

const DEFAULT_COUNT = 12
/** So many searches are remembered. */
const MAX_SEARCHES = 500

/**
 * Phosphor's filled variant of a line drawing is the drawing cut out of a square. As a mark that is a tile, not the thing:
 * the bold lines stand in for it.
 */
const CUT_OUT_OF_A_SQUARE = new Set(
  `asterisk asterisk-simple brackets-angle brackets-curly brackets-round code chart-line chart-line-up chart-scatter ear
  frame-corners function hash infinity lasso link math-operations picnic-table pi pulse scribble scribble-loop signature
  snowflake terminal translate wave-sawtooth wave-sine wave-square wave-triangle waveform waves`
    .split(/\s+/)
    .map((name) => `ph:${name}`),
)

/** Opens no file before a pictogram or a search is asked for. */
export function openPictograms(): Pictograms {
  const sets = openIconSets()
  const known = new Map<string, readonly string[]>()
  function search(words: readonly string[], style: AskedStyle, count: number): readonly string[] {
    const found: string[] = []
    for (const { icon } of searchPictograms(words)) {
      const styled = inStyle(icon, style, sets.has)
      if (styled && !found.includes(styled)) found.push(styled)
      if (found.length >= count) break
    }
    return found
  }
  return {
    get: sets.draw,
    has: sets.has,
    find(words, { style = 'any', count = DEFAULT_COUNT } = {}) {
      if (known.size >= MAX_SEARCHES) known.clear()
      // Every candidate of a prompt looks for the same things.
      return [...memo(known, JSON.stringify([style, count, ...words]), () => search(words, style, count))]
    },
  }
}

type AskedStyle = PictogramStyle | 'any'

/** What a set calls an icon in each style, the preferred name first; 'any' prefers solid drawings. */
const NAMES: Partial<Record<string, (icon: string) => Partial<Record<AskedStyle, string[]>>>> = {
  ph: (icon) => {
    const solid = [CUT_OUT_OF_A_SQUARE.has(icon) ? `${icon}-bold` : `${icon}-fill`]
    return { solid, any: solid, line: [icon], duotone: [`${icon}-duotone`] }
  },
  tabler: (icon) => ({ solid: [`${icon}-filled`], line: [icon], any: [`${icon}-filled`, icon] }),
  lucide: (icon) => ({ line: [icon], any: [icon] }),
  mdi: (icon) => ({ line: [icon.endsWith('-outline') ? icon : `${icon}-outline`], solid: [icon], any: [icon] }),
}
const SOLID_ONLY = (icon: string): Partial<Record<AskedStyle, string[]>> => ({ solid: [icon], any: [icon] })

/** The name of an icon in a style; undefined where its set does not have it. */
function inStyle(icon: string, style: AskedStyle, has: (name: string) => boolean): string | undefined {
  const [set = ''] = icon.split(':')
  return (NAMES[set] ?? SOLID_ONLY)(icon)[style]?.find(has)
}
