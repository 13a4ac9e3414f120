/** Another composition, asked for: "another layout", "try something different", "more playful". */

import { TONES, type Tone } from '../../base/tones.ts'
import type { Brief } from '../../brief/types.ts'
import type { Clause } from '../clauses.ts'
import type { Recogniser, Step } from '../context.ts'
import { OPPOSITES, TONE_WORDS, tonesIn } from './tones.ts'

type Keep = Extract<Step, { step: 'recompose' }>['recompose']['keep']

const LAYOUT =
  /\b(?:(?:an?)?other|different|new|alternative|change(?: up)?(?: the)?|don't (?:like|love)(?: the| this)?|hate(?: the| this)?|rethink(?: the)?|shuffle(?: the)?|rearrange|re-?arrange(?: the)?|re-?compose|re-?layout|better|vary(?: the)?|switch up(?: the)?|rework(?: the)?|fresh|mix up(?: the)?)\s*(?:kind of |the |your |page |overall )?(?:layouts?|compositions?|arrangements?|structure|placement|elements|things around|everything|it|version of the layout)?\b/
const LAYOUT_NOUN =
  /\b(?:layouts?|compositions?|arrangements?|structure|rearrange|re-arrange|recompose|re-compose|relayout)\b/
const ANYTHING =
  /\b(?:(?:try|do|show me|give me|make|want|need|how about|something|let's see|let's try)\s+(?:me )?(?:something |some )?(?:(?:completely |totally |entirely |a bit |very |really |else )*(?:different|else|new|another (?:one|version|option|take|idea|design|variation|concept)|a different (?:one|version|option|take|idea|design|direction|approach|concept)|other (?:ideas|options|designs|variations)|fresh)))\b|^(?:another (?:one|version|option|take|idea|variation|design|try)|something (?:else|different|new)|start (?:over|again|afresh|from scratch)|try again|redo(?: it| this)?|regenerate|again|one more|surprise me|completely different|different (?:design|approach|direction|style|idea)|new (?:design|version|idea|concept|approach|direction)|more (?:options|variations|ideas)|i (?:don't|do not) like (?:it|this|that)(?: at all)?|i hate (?:it|this)|not (?:my style|what i (?:wanted|had in mind|meant|asked for)))(?: please)?$/

export const recompose: Recogniser = (clause, state) => {
  const { lower } = clause
  if (clause.quotes.length > 0 || clause.colours.some((colour) => !colour.thing)) return undefined
  return layout(clause, state.design.brief) ?? anything(lower, state.design.brief) ?? toned(clause, state.design.brief)
}

function keepIn(lower: string, base: Keep): Keep {
  const said = (what: RegExp) =>
    new RegExp(
      `\\b(?:same|keep(?:ing)?|retain(?:ing)?|preserve|with(?: the)? (?:current|existing|same))\\b[^.;]*\\b(?:${what.source})`,
    ).test(lower)
  return {
    palette: base.palette || said(/colou?rs?|palette|scheme/),
    typography: base.typography || said(/fonts?|type(?:face|s|ography)?|lettering/),
    pictogram: base.pictogram || said(/icons?|symbols?|marks?|pictograms?/),
  }
}

function layout({ lower }: Clause, brief: Brief): Step | undefined {
  if (!LAYOUT_NOUN.test(lower) || !LAYOUT.test(lower)) return undefined
  return {
    step: 'recompose',
    recompose: { brief, keep: keepIn(lower, { palette: true, typography: true, pictogram: true }) },
    changes: [{ what: 'Layout', to: 'another one', nodes: [] }],
  }
}

function anything(lower: string, brief: Brief): Step | undefined {
  if (/^(?:some )?more (?:like|of) (?:it|this|that)(?: one)?$/.test(lower))
    return layout({ lower: 'another layout' } as Clause, brief)
  if (!ANYTHING.test(lower)) return undefined
  return {
    step: 'recompose',
    recompose: { brief, keep: keepIn(lower, { palette: false, typography: false, pictogram: false }) },
    changes: [{ what: 'Design', to: 'a new composition', nodes: [] }],
  }
}

/** A manner changes type and composition; colours that were asked for stay, and so does what is drawn. */
function toned({ lower, inverted }: Clause, brief: Brief): Step | undefined {
  if (/\b(?:fonts?|typefaces?|type|lettering|colou?rs?|palette|icon|headline|title|tagline|button)\b/.test(lower))
    return undefined
  const found = tonesIn(lower)
  const [first] = found
  if (!first) return undefined
  const asks =
    /\b(?:more|less|too|make|look|feel|style|vibe|look(?:s|ing)?|should|want|like|try|go|give|be|version|keep|in an?|touch|simpler|cleaner|simplify|declutter|bit|impact|punch|boring|bland|dull|flat|plain|lifeless|exciting|excitement|pop|eye|wow|spice|jazz|livel|energetic|dynamic|classier|fancier|edgier|friendlier|calmer|quieter|sleeker|angrier|fiercer|wilder|cuter|sweeter|happier|gentler|younger|louder|sportier|fancier|looks|feels|cheap)\b/.test(
      lower,
    )
  if (!asks && lower.split(' ').length > 3) return undefined
  const turned =
    inverted &&
    !new RegExp(TONE_WORDS.find(([tone]) => tone === first)?.[1].source ?? '').exec(lower)?.[0].match(/^(?:less|too)/)
  const tones = turned
    ? brief.style.tones.filter((tone) => !found.includes(tone)).concat(opposite(first))
    : [
        ...found,
        ...brief.style.tones.filter(
          (tone) => !found.includes(tone) && !found.some((wish) => OPPOSITES[wish]?.includes(tone)),
        ),
      ]
  const quiet = first === 'minimal'
  return {
    step: 'recompose',
    recompose: {
      brief: { ...brief, style: { ...brief.style, tones } },
      keep: keepIn(lower, { palette: quiet, typography: quiet, pictogram: true }),
    },
    changes: [
      {
        what: 'Style',
        ...(brief.style.tones.length > 0 && { from: brief.style.tones.join(', ') }),
        to: tones.filter((tone) => TONES.includes(tone)).join(', '),
        nodes: [],
      },
    ],
  }
}

const opposite = (tone: Tone): Tone[] => OPPOSITES[tone]?.slice(0, 1) ?? ['modern']
