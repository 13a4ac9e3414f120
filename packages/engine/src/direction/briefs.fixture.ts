/** Briefs made by hand, for the tests of this folder. */

import { random } from '../base/random.ts'
import { TONES } from '../base/tones.ts'
import { type Brief, type ColourRequest, INDUSTRIES } from '../brief/types.ts'
import type { Hex } from '../scene/types.ts'
import { KIND_NAMES } from '../scene/types.ts'

export function plainBrief(changes: Partial<Brief> = {}): Brief {
  return {
    version: 1,
    prompt: 'a poster',
    kind: 'poster',
    otherKinds: [],
    format: { name: 'square', width: 1080, height: 1080 },
    copy: [],
    colours: [],
    style: { tones: [], type: [] },
    subject: { industry: 'general', about: '', objects: [] },
    placements: [],
    negatives: [],
    ...changes,
  }
}

const NAMES = ['Finch', 'Harbor & Finch', 'Oak', 'Northwind Coffee Roasters', 'The Old Lighthouse Bookshop', 'Velo']

/** Kind, name, up to two tones and an industry by lot. */
export function mixedBrief(seed: number): Brief {
  const dice = random(seed * 7919 + 13)
  return plainBrief({
    kind: dice.pick(KIND_NAMES),
    brand: dice.pick(NAMES),
    style: { tones: dice.shuffle(TONES).slice(0, dice.int(3)), type: [] },
    subject: { industry: dice.pick(INDUSTRIES), about: '', objects: [] },
  })
}

export function asks(hex: Hex, target: ColourRequest['target'] = 'any', words = hex as string): ColourRequest {
  return { words, hex, target }
}
