/** What a brief leaves open, as an archetype and a stance would have it. */
import type { Tone } from '../base/tones.ts'
import type { Brief, Industry, Style } from '../brief/types.ts'
import type { Archetype, Stance } from '../kinds/types.ts'

/** Trades and tones that speak softly, and the types that they do not speak in. */
const DELICATE: { industries: readonly Industry[]; tones: readonly Tone[]; not: Style['type'] } = {
  industries: ['wedding', 'jewellery', 'beauty', 'yoga', 'hotel', 'charity', 'law'],
  tones: ['elegant', 'luxury', 'feminine', 'calm', 'classic'],
  not: ['condensed', 'bold', 'slab', 'rounded', 'display', 'sans'],
}
export const becomes = (type: Style['type'][number], { style, subject }: Brief): boolean =>
  !DELICATE.not.includes(type) ||
  !(DELICATE.industries.includes(subject.industry) || style.tones.some((tone) => DELICATE.tones.includes(tone)))

/** A brief as an archetype's art direction reads it: what it leaves open leans the archetype's way, and where that says nothing, the stance's. */
export function leaning(brief: Brief, { leans = {} }: Archetype, stance?: Stance): Brief {
  const { style } = brief
  const ground = style.ground ?? leans.ground
  const type = leans.type ?? (stance?.type ? [stance.type] : [])
  return {
    ...brief,
    style: {
      ...style,
      tones: style.tones.length > 0 ? style.tones : (leans.tones ?? []),
      type: style.type.length > 0 ? style.type : type.filter((one) => becomes(one, brief)),
      ...(ground && brief.colours.length === 0 && { ground }),
    },
  }
}
