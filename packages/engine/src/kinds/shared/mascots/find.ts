/** Which mascot a brief is about: said in the prompt, in the name, or what its trade is known by. */

import { memo } from '../../../base/memo.ts'
import { says } from '../../../brief/told/sayings.ts'
import type { Brief } from '../../../brief/types.ts'
import { askedObjects } from '../../../direction/subject-pictograms.ts'
import { showsRefused } from '../../../imagery/refused.ts'
import { saidWords } from '../../../imagery/said-words.ts'
import { tokens } from '../../../imagery/words.ts'
import { byWords, namedIn } from '../named.ts'
import { refusesPictures } from '../refusals.ts'
import { CREATURES, type Creature, type CreatureName } from './creatures.ts'

export interface FoundMascot {
  name: CreatureName
  /** 'asked': to be seen; 'named': the name says it; 'known': the trade is known by it. */
  by: 'asked' | 'named' | 'known'
}

/** Words of creatures that mean something else beside their neighbours. */
const OTHERWISE =
  /\b(?:tiger lil(?:y|ies)|cat ?walks?|hot ?dogs?|corn ?dogs?|bull'?s[ -]?eyes?|bull (?:market|run)s?|bear (?:market|with|in mind)|computer mouse|mouse ?pads?|hen (?:party|parties|do|night)s?|(?:fried|grilled|roast|roasted|bbq|jerk|butter|crispy) (?:chicken|duck)|chicken (?:soup|wings?|curry|tikka|sandwich(?:es)?|burgers?|nuggets?|pox)|duck (?:tape|confit)|pig ?skin|piggy ?banks?|lion'?s share|wolf ?gang|eagle[ -]eyed?|dog[ -]eared|monkey wrench(?:es)?|elephant in the room|bee ?lines?|spelling bees?|teddy bears?|gummy bears?|bear creek|buck'?s fizz|black ?hawk down|frog ?leg)\b/gi

const WORDS = byWords(CREATURES)

/** The first creature that a text calls by its word. */
const creatureIn = (text: string): CreatureName | undefined => namedIn(text.replace(OTHERWISE, ' '), WORDS)
/** Whether the prompt itself calls one, and its words mean nothing else there. */
const saysCreature = (brief: Brief): boolean => creatureIn([...saidWords(brief)].join(' ')) !== undefined

/** Trades whose creatures say at once what they do. */
const KNOWN: readonly string[] = ['pets', 'veterinary', 'technology', 'farm', 'food']

const known = new WeakMap<Brief, FoundMascot | undefined>()

/** The creature of a brief; undefined where there is none, or where pictures are refused. */
export const mascotOf = (brief: Brief): FoundMascot | undefined => memo(known, brief, () => find(brief))

function find(brief: Brief): FoundMascot | undefined {
  if (brief.picture || refusesPictures(brief)) return undefined
  const of = (texts: readonly string[], by: FoundMascot['by']): FoundMascot[] =>
    texts.flatMap((text) => {
      const name = creatureIn(text)
      return name && !showsRefused(brief, CREATURES[name].words) ? [{ name, by }] : []
    })
  const names = brief.copy.filter(({ role }) => role === 'brand' || role === 'headline').map(({ text }) => text)
  // A mascot is what the name says before all else.
  const [own] = says(brief, 'mascot') ? of(names, 'asked') : []
  if (own) return own
  const asked = askedObjects(brief).filter((thing) => !creatureIn(thing) || saysCreature(brief))
  // What else is asked for is to be seen instead.
  const [first] = of(asked, 'asked')
  if (first || asked.length > 0) return first
  const [named] = of(names, 'named')
  if (named) return named
  // 'A bear mascot': what it is about is one word.
  if (tokens(brief.subject.about).length === 1 && saysCreature(brief)) {
    const [about] = of([brief.subject.about], 'asked')
    if (about) return about
  }
  return KNOWN.includes(brief.subject.industry) ? of(brief.subject.objects.slice(0, 3), 'known')[0] : undefined
}

/** How it looks at people: as the prompt says, else as its trade does, else as it is by nature. */
export function attitudeOf(brief: Brief, name: CreatureName): Creature['nature'] {
  const { subject, style } = brief
  if (says(brief, 'gentle') || style.tones.some((tone) => tone === 'childlike' || tone === 'playful')) return 'friendly'
  if (says(brief, 'tough') || ['sports', 'gaming', 'fitness', 'security'].includes(subject.industry)) return 'fierce'
  return CREATURES[name].nature
}
