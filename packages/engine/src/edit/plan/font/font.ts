/** Another font: for the parts that are named, for all that is written, for what leads. */

import type { Tone } from '../../../base/tones.ts'
import type { FontUse, Text } from '../../../scene/types.ts'
import {
  CATALOGUE,
  type CatalogueEntry,
  covers,
  type FontCategory,
  fontEntry,
  writingSystemsOf,
} from '../../../type/catalogue.ts'
import { familyName } from '../../../type/own-family.ts'
import type { FontFamily } from '../../../type/types.ts'
import type { State, Step } from '../../context.ts'
import { alreadySo, mayShrink } from '../../families/replies.ts'
import { textNodes } from '../../scene-nodes.ts'
import { cannot } from '../../steps.ts'
import type { FontAsked } from '../../understand/wish.ts'
import { designOf } from '../colour/scheme.ts'
import { type Aim, setFamily } from './setting.ts'

/** Undefined where nothing is asked that a font could be. */
export function planFont(font: FontAsked, aim: Aim, state: State): Step | undefined {
  if (font.unknown) return unknown(font.unknown, state)
  if (font.of) return borrowed(font.of, state)
  if (font.want === 'one') return single(state)
  if (font.family) return mayShrink(named(font.family, font.called, aim, state))
  return mayShrink(chosen(font, aim, state))
}

function named(family: FontFamily, called: string | undefined, aim: Aim, state: State): Step {
  const step = setFamily(family, aim, state)
  if (!called || step.step !== 'patch') return step
  const to = `${family}, the closest to ${called} in the library`
  return { ...step, changes: step.changes.map((change) => ({ ...change, to })) }
}

function unknown(asked: string, { design }: State): Step {
  const { category } = fontEntry(design.scene.typography.display)
  const near = CATALOGUE.filter((entry) => entry.category === category).slice(0, 3)
  return cannot(
    `I do not have the font ${asked}. Shall I use a similar one?`,
    ...near.map(({ family }) => `use ${family}`),
  )
}

function borrowed(of: NonNullable<FontAsked['of']>, state: State): Step {
  const other = designOf(of, state)
  if (!other)
    return cannot(
      'I cannot find that design to take the font from. Which font should I use?',
      'use a serif font',
      'use Playfair Display',
    )
  const { display, text } = other.scene.typography
  const { typography } = state.design.scene
  if (display === typography.display && text === typography.text)
    return alreadySo('Both designs have the same fonts', state)
  return {
    step: 'patch',
    operations: [{ op: 'typography', set: { display, text } }],
    changes: [{ what: 'Fonts', from: typography.display, to: display, nodes: [] }],
  }
}

/** All text in one font: the one that is fit for reading. */
function single(state: State): Step {
  const { display, text, accent } = state.design.scene.typography
  if (display === text && (accent === undefined || accent === text))
    return alreadySo('There is already only one font', state)
  const family = fontEntry(display).uses === 'both' ? display : text
  return {
    step: 'patch',
    operations: [{ op: 'typography', set: { display: family, text: family, ...(accent && { accent: family }) } }],
    changes: [
      { what: 'Fonts', from: `${familyName(display)} and ${familyName(text)}`, to: familyName(family), nodes: [] },
    ],
  }
}

const STOUT: readonly FontCategory[] = ['sans', 'slab', 'condensed']
/** Made for few large words, and loud. */
const isHeavy = ({ category, uses, moods, weights }: CatalogueEntry) =>
  uses === 'display' && weights.length === 1 && STOUT.includes(category) && moods.includes('bold')

const PLAIN: readonly FontCategory[] = ['sans', 'mono']
const READABLE: readonly FontCategory[] = ['sans', 'serif']

/** What may be chosen, the manners that it is chosen by, and what it is called. */
interface Choice {
  allows: (entry: CatalogueEntry) => boolean
  moods: readonly Tone[]
  what: string
}

function chosen(font: FontAsked, aim: Aim, state: State): Step | undefined {
  const choice = choiceOf(font, aim, state)
  return choice && choose(choice, aim, state, [])
}

function choiceOf({ category, moods = [], less, want }: FontAsked, aim: Aim, state: State): Choice | undefined {
  if (category === 'heavy') return { allows: isHeavy, moods: [...moods, 'bold'], what: 'heavy' }
  if (category) return { allows: (entry) => entry.category === category, moods, what: category }
  if (less)
    return {
      allows: (entry) => !moods.some((mood) => entry.moods.includes(mood)),
      moods: [],
      what: `less ${moods[0] ?? 'loud'}`,
    }
  if (moods.length > 0)
    return { allows: (entry) => moods.some((mood) => entry.moods.includes(mood)), moods, what: moods[0] ?? '' }
  if (want === 'distinct')
    return { allows: (entry) => !PLAIN.includes(entry.category), moods: ['bold', 'playful'], what: 'distinctive' }
  if (want === 'readable')
    return {
      allows: (entry) => entry.uses !== 'display' && READABLE.includes(entry.category),
      moods: [],
      what: 'readable',
    }
  if (want !== 'other') return undefined
  const own = fontEntry(familyOf(aim, state)).category
  const group: FontCategory[] = READABLE.includes(own) ? [own] : [own, 'display', 'sans']
  return { allows: (entry) => group.includes(entry.category), moods: [], what: 'another font' }
}

const useOf = ({ texts, scope }: Aim): FontUse =>
  scope === 'rest' || (texts.length > 0 && texts.every((node) => node.font === 'text')) ? 'text' : 'display'

const familyOf = (aim: Aim, { design }: State): FontFamily => {
  const { typography } = design.scene
  return typography[useOf(aim)] ?? typography.display
}

/** A family made for another script is nobody's choice for Latin letters alone. */
const FOREIGN = /^(?:Noto .*|Amiri|Cairo|Lalezar|Frank Ruhl Libre|Suez One|Rozha One)$/

/** The family of that sort that fits best: what the letters need, what the direction wants, and not what is there. */
function choose({ allows, moods, what }: Choice, aim: Aim, state: State, tried: readonly FontFamily[]): Step {
  const use = useOf(aim)
  // A single line may be set in what would be no running text.
  const isLine = aim.texts.length > 0 && aim.texts.length < 4
  const systems = writingSystemsIn(aim, use, state)
  const isForeign = ({ family }: CatalogueEntry) =>
    FOREIGN.test(family) && systems.every((system) => /latin|vietnamese/.test(system))
  const reads = ({ uses }: CatalogueEntry) =>
    aim.scope === 'all' ? uses === 'both' : use !== 'text' || isLine || uses !== 'display'
  const fitting = CATALOGUE.filter(
    (entry) =>
      allows(entry) &&
      entry.family !== familyOf(aim, state) &&
      !tried.includes(entry.family) &&
      !isForeign(entry) &&
      reads(entry) &&
      covers(entry.family, systems) &&
      !entry.caps,
  )
  if (fitting.length === 0)
    return cannot(
      `I have no ${what} font with the letters of this design. Shall I use another one?`,
      'use a serif font',
      'another font',
    )
  const wished = [...moods, ...state.design.brief.style.tones]
  const score = (entry: CatalogueEntry) =>
    moods.filter((mood) => entry.moods.includes(mood)).length * 3 +
    wished.filter((tone) => entry.moods.includes(tone)).length
  const best = Math.max(...fitting.map(score))
  const { family } = state.random.pick(fitting.filter((entry) => score(entry) >= best - (moods.length > 0 ? 0 : 1)))
  const step = setFamily(family, aim, state)
  // Where this one has no room, the next that fits may have; the last is set smaller.
  const next = () => mayShrink(choose({ allows, moods, what }, aim, state, [...tried, family]))
  return step.step === 'patch' && tried.length < 2 ? { ...step, weaker: next } : step
}

const writingSystemsIn = ({ texts }: Aim, use: FontUse, state: State) => {
  const own: readonly Text[] = texts.length > 0 ? texts : textNodes(state).filter((node) => node.font === use)
  return [...new Set(own.flatMap((node) => writingSystemsOf(node.text)))]
}
