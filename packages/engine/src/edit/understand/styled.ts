/** Wishes for ornament and for type, from what their rules took. */
import type { Side } from '../../language/lexicon/place-words.ts'
import type { Read } from './chart.ts'
import { plain } from './ornaments.ts'
import type { Taken } from './stretch.ts'
import type { AdornedAt, Reading, Ref, Wish } from './wish.ts'

const SIDE_OF: Readonly<Partial<Record<Side, AdornedAt>>> = { above: 'above', below: 'below', behind: 'behind' }

const quoted = (old: NonNullable<Taken['old']>): Ref =>
  old.is === 'quote' ? { is: 'words', words: old.words, line: true, from: old.from, to: old.to } : old

/** Ornament with what was said of it, or that which its verb means. */
export function adorned({ rule, taken }: Read, base: Pick<Wish, 'of' | 'clause'>, words: string | undefined): Wish[] {
  const adornment = taken.adornment ?? (rule.ornament && plain(rule.ornament))
  if (!adornment) return []
  const [where] = taken.places
  // "behind the date" is where it stands at a part, "in the corner" where on the sheet.
  const at = where?.is === 'beside' && !taken.fresh ? where : undefined
  const place = at ? undefined : where
  const side = rule.side ?? (at && (SIDE_OF[at.side] ?? 'around'))
  const colours = taken.looks.flatMap((look) => (look.property === 'colour' ? look.colours : []))
  return [
    {
      ...base,
      ...(base.of.length === 0 && taken.into && { of: [taken.into] }),
      ...(base.of.length === 0 && at && { of: [at.of] }),
      ...(base.of.length === 0 && taken.old && { of: [quoted(taken.old)] }),
      verb: 'ornament',
      ...adornment,
      ...(colours.length > 0 && { colours }),
      ...(side && { side }),
      ...(words && { words }),
      ...(place && { place }),
      ...(rule.gone && { gone: rule.gone }),
    },
  ]
}

/** Each font with its part; one alone with all that is named. */
export function lettered({ rule, taken }: Read, base: Pick<Wish, 'of' | 'clause'>, before?: Reading[number]): Wish[] {
  if (rule.follows && before?.verb !== 'font') return []
  const fonts = taken.fonts ?? (rule.font ? [rule.font] : [])
  const [first] = fonts
  if (fonts.length > 1)
    return fonts.flatMap((font, i): Wish[] => {
      const part = base.of[i]
      return part ? [{ ...base, of: [part], verb: 'font', font }] : []
    })
  const tones = taken.tones
  const font = first ?? (tones && { moods: tones, ...(rule.less && { less: rule.less }) })
  const isRest = rule.rest || base.of.some(({ is }) => is === 'rest')
  const of = base.of.filter(({ is }) => is !== 'rest')
  return font ? [{ ...base, of, verb: 'font', font, ...(isRest && { rest: true as const }) }] : []
}
