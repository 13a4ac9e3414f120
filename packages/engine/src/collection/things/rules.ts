/** How two things stand together in one drawing: boxes in a square of 1,000, what lies over what, and where an edge of paper parts them. */
import type { Box } from '../../base/geometry.ts'
import { singular, tokens } from '../../imagery/words.ts'
import type { Bond } from '../../language/picture-wishes.ts'
import type { Stand } from './drawn.ts'
import type { Told } from './told.ts'

export interface Rule {
  name: string
  first: Part
  second: Part
  /** Which of them lies over the other. */
  over: 'first' | 'second'
  /** How wide the edge of paper is round what lies over. */
  edge: number
  /** Drawn behind both: what a thing has that is the other. */
  trail?: 'streaks' | 'flames'
}
interface Part extends Stand {
  box: Box
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

const EDGE = 26

/** The second, smaller, at the lower right, before the first. */
const BADGE: Rule = {
  name: 'badge',
  first: { box: box(0, 0, 860, 860) },
  second: { box: box(500, 500, 500, 500), at: [1, 1] },
  over: 'second',
  edge: EDGE,
}
/** Side by side, the second nearly as large and a little lower, the one lapping over the other. */
const LAPPED: Rule = {
  name: 'lapped',
  first: { box: box(0, 0, 660, 760), at: [0, 0.5] },
  second: { box: box(440, 300, 560, 660), at: [1, 1] },
  over: 'second',
  edge: EDGE,
}
/** Leaning to one another like a cross. */
const CROSSED: Rule = {
  name: 'crossed',
  first: { box: box(60, 60, 880, 880), turn: -45 },
  second: { box: box(60, 60, 880, 880), turn: 45 },
  over: 'first',
  edge: EDGE,
}
/** The second, large, behind the first. */
const HALO: Rule = {
  name: 'halo',
  first: { box: box(190, 300, 700, 700), at: [0.5, 1] },
  second: { box: box(0, 0, 1000, 940) },
  over: 'first',
  edge: EDGE,
}
/** Worn on the head. */
const WORN: Rule = {
  name: 'worn',
  first: { box: box(60, 250, 880, 750), at: [0.5, 1] },
  second: { box: box(240, 0, 520, 360), at: [0.5, 1], turn: -8 },
  over: 'second',
  edge: 18,
}
/** Under what stands on it: shoes, wheels, a board. */
const UNDER: Rule = {
  name: 'under',
  first: { box: box(40, 0, 920, 760), at: [0.5, 1] },
  second: { box: box(170, 660, 660, 340), at: [0.5, 0] },
  over: 'second',
  edge: 20,
}
/** On what it rides, behind the upper edge of it. */
const RIDING: Rule = {
  name: 'riding',
  first: { box: box(210, 0, 560, 560), at: [0.5, 1] },
  second: { box: box(60, 420, 880, 580), at: [0.5, 1] },
  over: 'second',
  edge: 20,
}
/** On water, before its rings. */
const AFLOAT: Rule = {
  name: 'afloat',
  first: { box: box(250, 60, 500, 560), at: [0.5, 1] },
  second: { box: box(0, 380, 1000, 420) },
  over: 'first',
  edge: 0,
}
/** The first looks out of the second. */
const OUT_OF: Rule = {
  name: 'out-of',
  first: { box: box(190, 0, 620, 700), at: [0.5, 1] },
  second: { box: box(0, 430, 1000, 570), at: [0.5, 1] },
  over: 'second',
  edge: 20,
}
/** Inside the form of the second. */
const INSIDE: Rule = {
  name: 'inside',
  first: { box: box(270, 270, 460, 460) },
  second: { box: box(0, 0, 1000, 1000) },
  over: 'first',
  edge: 18,
}
/** Held before the breast. */
const HELD: Rule = {
  name: 'held',
  first: { box: box(50, 0, 900, 900) },
  second: { box: box(270, 560, 460, 440), at: [0.5, 1] },
  over: 'second',
  edge: 20,
}
/** In the counter of a round letter. */
const COUNTER: Rule = {
  name: 'counter',
  first: { box: box(0, 0, 1000, 1000) },
  second: { box: box(300, 300, 400, 400) },
  over: 'second',
  edge: 16,
}
/** Across the lower right of a letter, as its leg. */
const LEG: Rule = {
  name: 'leg',
  first: { box: box(0, 0, 800, 900) },
  second: { box: box(330, 380, 640, 640), at: [1, 1] },
  over: 'second',
  edge: 30,
}
/** It flies: slanting, with what a comet or a rocket leaves behind it. */
const FLYING = (trail: 'streaks' | 'flames', turn: number): Rule => ({
  name: `flying-${trail}-${turn}`,
  first: { box: box(370, 0, 630, 630), turn },
  second: { box: box(0, 0, 0, 0) },
  over: 'first',
  edge: 0,
  trail,
})

export const RULES: readonly Rule[] = [
  BADGE,
  LAPPED,
  CROSSED,
  HALO,
  WORN,
  UNDER,
  RIDING,
  AFLOAT,
  OUT_OF,
  INSIDE,
  HELD,
  COUNTER,
  LEG,
  FLYING('streaks', 0),
  FLYING('streaks', 45),
  FLYING('flames', 0),
  FLYING('flames', 45),
]
export const ruleCalled = (name: string): Rule | undefined => RULES.find((one) => one.name === name)

const words = (list: string) => new Set(list.split(/\s+/))
const ON_THE_HEAD = words(
  'cap hat crown helmet headset headphone headphones bow halo mortarboard beanie tiara wig sombrero bandana turban beret',
)
const AT_THE_FEET = words('shoe boot trainer sneaker skate wheel slipper sandal ski')
const RIDDEN = words(
  'scooter bike bicycle motorbike motorcycle moped tricycle unicycle skateboard surfboard board horse elephant whale turtle snail cloud broom broomstick rocket sled sledge carpet tractor train',
)
/** What holds something in it, and what something is inset in. */
const VESSELS = words(
  'bathtub jar cup mug bowl basket box bag pot boat bucket glass bed sink suitcase nest egg pocket car hammock barrel tin can teacup kettle envelope water wave sea pool',
)
const FORMS = words(
  'heart drop droplet bubble circle hexagon shield pin star sun moon cloud leaf house home bulb shell flower gear speech-bubble badge diamond crown egg',
)
const LONG = words(
  'wrench spanner hammer fork knife spoon whisk brush pen pencil needle sword arrow axe oar racket key screwdriver paintbrush bat cue chopstick scissors feather quill',
)

const headOf = (thing: string): string => singular(tokens(thing).at(-1) ?? thing)

const BY_BOND: Readonly<Record<Bond, readonly Rule[]>> = {
  and: [LAPPED, BADGE, HALO],
  with: [BADGE, HELD, LAPPED],
  as: [HALO, BADGE, LAPPED],
  in: [OUT_OF, BADGE, LAPPED],
  behind: [HALO, HALO, BADGE],
  letter: [LEG, BADGE, LEG],
}

/** What one of two things has to be for rules of its own: 'first' and 'second' are what they are called. */
interface Case {
  bonds: readonly Bond[]
  first?: ReadonlySet<string>
  second?: ReadonlySet<string>
  rules: readonly Rule[]
}
const CASES: readonly Case[] = [
  { bonds: ['as'], second: words('comet meteor'), rules: [FLYING('streaks', 0), FLYING('streaks', 45), HALO] },
  { bonds: ['as'], second: words('rocket missile'), rules: [FLYING('flames', 45), FLYING('flames', 0), BADGE] },
  { bonds: ['with', 'in'], second: words('ripple ring'), rules: [AFLOAT, AFLOAT, AFLOAT] },
  { bonds: ['with', 'in'], second: ON_THE_HEAD, rules: [WORN, WORN, BADGE] },
  { bonds: ['with', 'in'], second: AT_THE_FEET, rules: [UNDER, UNDER, BADGE] },
  { bonds: ['with'], second: RIDDEN, rules: [RIDING, RIDING, BADGE] },
  { bonds: ['in'], second: FORMS, rules: [INSIDE, BADGE, HALO] },
  { bonds: ['in'], second: VESSELS, rules: [OUT_OF, BADGE, OUT_OF] },
  { bonds: ['in'], rules: [BADGE, HELD, LAPPED] },
  { bonds: ['letter'], first: words('o q c d g'), rules: [LEG, COUNTER, LEG] },
  { bonds: ['and'], first: LONG, second: LONG, rules: [CROSSED, LAPPED, BADGE] },
  { bonds: ['and', 'as', 'with'], second: FORMS, rules: [BADGE, HALO, LAPPED] },
]

/** The ways to draw two things together, the one that says it best first. */
export function rulesFor({ first, second, bond = 'and' }: Told): readonly Rule[] {
  const [one, other] = [headOf(first), headOf(second ?? '')]
  const own = CASES.find(
    (some) => some.bonds.includes(bond) && (some.first?.has(one) ?? true) && (some.second?.has(other) ?? true),
  )
  return own?.rules ?? BY_BOND[bond]
}
