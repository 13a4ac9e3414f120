/**
 * What can be done to which parts, and what cannot and why: the one table of it. Refusals, offers, the answer to "what can you do" and
 * docs/what-can-be-edited.md are made of it. A row is true today or it goes: each example is tried in a test.
 */
import { keysOf } from '../../base/tables.ts'
import type { Effect } from '../../language/lexicon/colour-words.ts'
import type { KindName } from '../../scene/types.ts'
import type { Target } from '../target-types.ts'

type Class = Target['class']

/** What is asked for, and is done. */
interface Ability {
  /** As it is named to people: 'colour', 'place'. */
  name: string
  /** Kinds of design; absent: all. */
  of?: readonly KindName[]
  /** A sentence that asks for it. */
  example: string
}

/** What an edit does, in the order in which it is told. */
export const ABILITIES: readonly Ability[] = [
  { name: 'words', example: 'change the headline to "Open all night"' },
  { name: 'colours', example: 'make the headline dark blue' },
  { name: 'the background', example: 'dark green background' },
  { name: 'fonts', example: 'use a serif font' },
  { name: 'sizes', example: 'make the headline bigger' },
  { name: 'weight and case', example: 'the headline in capitals' },
  { name: 'space', example: 'more space between the headline and the date' },
  { name: 'places', example: 'move the headline down' },
  { name: 'effects', example: 'give the headline a shadow' },
  { name: 'decoration', example: 'add a frame' },
  { name: 'pictures', example: 'add a picture of a moon' },
  { name: 'parts that are not needed', example: 'remove the date' },
  { name: 'the format', of: ['poster', 'banner', 'business-card'], example: 'make it square' },
  { name: 'the layout', example: 'another layout, same colours' },
]

/** What each effect is drawn on; `whole` is its background. */
export const EFFECTS_ON: Readonly<Record<Effect, readonly Class[]>> = {
  gradient: ['text', 'all-text', 'picture', 'part', 'ground', 'whole'],
  shadow: ['text', 'all-text', 'picture', 'part'],
  outline: ['text', 'all-text', 'part'],
  hollow: ['text', 'all-text', 'part'],
  glow: ['text', 'all-text'],
}

/** How classes of parts are called. */
const CALLED: Partial<Record<Class, string>> = {
  text: 'letters',
  picture: 'drawings',
  part: 'boxes',
  ground: 'backgrounds',
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** On what an effect is drawn: 'letters, drawings and boxes'. */
export const drawnOn = (effect: Effect): string => listed(EFFECTS_ON[effect].flatMap((kind) => CALLED[kind] ?? []))

/** Effects that a part of a class can have. */
export const effectsFor = (kind: Class): Effect[] =>
  keysOf(EFFECTS_ON).filter((effect) => EFFECTS_ON[effect].includes(kind))

/** What can be changed in a design of a kind, in one sentence. */
export function toldOf(kind: KindName): string {
  const names = ABILITIES.filter(({ of }) => of === undefined || of.includes(kind)).map(({ name }) => name)
  return `Tell me in plain words what to change: ${listed(names)}.`
}

interface Limit {
  /** A sentence that asks for it. */
  example: string
  wish: RegExp
  /** The reason, said to people; '{design}' is what it is called. */
  why: string
  /** Wishes that come near, each of them carried out. */
  offers: readonly string[]
}

const ADDS = '(?:add|include|insert|put|place|use|show|i want|i need|need|want|with|give (?:it|me)|can we have)'

/** What an edit does not do, whatever it is asked of. */
export const LIMITS: readonly Limit[] = [
  {
    example: 'translate it to Swedish',
    wish: /\btranslat(?:e|ion)\b|\b(?:in|into|to) (?:french|german|spanish|italian|portuguese|dutch|polish|swedish|danish|norwegian|finnish|czech|greek|turkish|arabic|hebrew|chinese|japanese|korean|hindi|russian|ukrainian)(?: language)?$/,
    why: 'I cannot translate: that needs a language model, and I only set the words I am given. Tell me the new words, and I will set them.',
    offers: [],
  },
  {
    example: 'add a photo of our team',
    wish: new RegExp(
      `\\b${ADDS}\\b[^.;]*\\b(?:photos?|photograph(?:s|y)?|stock (?:image|picture)s?|selfie|headshot|portrait of|(?:picture|image)s? of (?:me|us|my|our|him|her|myself|ourselves|the team))\\b|\\b(?:real|background|hero|stock) (?:photo|image|picture)\\b|\\b(?:photo|image|picture) (?:as|in|for) (?:the |a )?background\\b`,
    ),
    why: 'I have no photos of my own. Attach one to your message and say where in the {design} it should go, or I can draw an icon instead.',
    offers: ['add a camera icon'],
  },
  {
    example: 'add a contact form',
    wish: new RegExp(
      `\\b${ADDS}\\b[^.;]*\\b(?:form|forms|chat ?bot|shopping cart|check-?out|log-?in|search bar|calendar)\\b`,
    ),
    why: 'I only draw the {design}; forms, carts and logins are up to whoever builds it. I can add a button that leads to one.',
    offers: ['the button should say Book now'],
  },
  {
    example: 'animate it',
    wish: /\b(?:animat(?:e|ed|ion|ions)|moving|blink(?:ing)?|gif|video|slideshow|parallax|hover effect|fade in|responsive|make it move)\b/,
    why: 'The {design} is a still picture, without animation or video. Shall I change something in it?',
    offers: [],
  },
  {
    example: 'emboss it',
    wish: /\b(?:bevel(?:led)?|emboss(?:ed)?|blur(?:red|ry)?)\b/,
    why: 'I cannot emboss or blur anything here. Letters can have depth, a shadow, a glow or an outline, and drawings and boxes a shadow. Shall I give the headline one?',
    offers: ['make the headline 3D', 'give the headline a shadow'],
  },
]

/** docs/what-can-be-edited.md */
const BY_HAND = [
  { name: 'parts', how: 'selected, moved, sized, rotated, grouped, locked, put in order, copied, hidden, removed' },
  { name: 'words', how: 'written where they stand; font, weight, size, spacing, alignment' },
  { name: 'colours', how: 'of the design by role, of the brand, of their own, or taken from what is seen' },
  { name: 'shapes of drawings and icons', how: 'given another colour, moved, resized, hidden, removed' },
  { name: 'pictures', how: 'dropped or pasted, replaced, cropped in their frame (zoom, and what of it is seen)' },
  {
    name: 'new parts',
    how: 'words, shapes, QR codes, icons, drawings and marks that are searched and chosen by looking',
  },
  { name: 'sections of pages', how: 'moved up and down, added, copied, removed' },
  {
    name: 'distances',
    how: 'to what stands around, while something is pulled, with Alt, and beside; gaps that are alike hold',
  },
] as const

export const abilitiesPage = (): string =>
  [
    '<!-- Written from packages/engine/src/edit/abilities/table.ts: node scripts/run.mjs scripts/abilities.ts -->',
    '',
    '# What can be edited',
    '',
    'Said in the chat, in plain words. What was done is measured in the design before it is told; what cannot be done is answered with',
    'the reason, and with something near it that can.',
    '',
    ...ABILITIES.map(({ name, example }) => `- ${name}: ${example}`),
    '',
    '## By hand',
    '',
    '_Edit by hand_ of the chosen design; the same operations are `POST /api/designs/{id}/operations`.',
    '',
    ...BY_HAND.map(({ name, how }) => `- ${name}: ${how}`),
    '',
    '## Effects',
    '',
    ...keysOf(EFFECTS_ON).map((effect) => `- ${effect}: ${drawnOn(effect)}`),
    '',
    '## What an edit does not do',
    '',
    ...LIMITS.map(({ example, why }) => `- “${example}”: ${why.replaceAll('{design}', 'design')}`),
    '',
  ].join('\n')
