/**
 * The spread of an answer: what each of its concepts is to be, settled before any is composed. Attributes are dealt as in a Latin
 * square, each value once before any twice, so that concepts differ by design and not by what a lot leaves.
 */
import { cyclic } from '../base/items.ts'
import type { Random } from '../base/random.ts'
import type { Brief, Style } from '../brief/types.ts'
import { BRIGHT_TONES, DARK_TONES, GENTLE } from '../direction/recipe-choice.ts'
import { viewOf } from '../imagery/views/read.ts'
import { isStated } from '../kinds/shared/is-stated.ts'
import { isAsked, isPictured } from '../kinds/shared/pieces.ts'
import type { PictureForm, Stance } from '../kinds/types.ts'
import { becomes } from './leaning.ts'

/** Kinds whose concepts are spread. */
const SPREAD: readonly Brief['kind'][] = ['poster', 'banner']

/** Where something can be shown: two concepts are the place that it is in, one is another. Each has others to fall back on. */
const PICTURED: readonly (readonly PictureForm[])[] = [
  ['scene', 'framed', 'thing'],
  ['scene', 'close-up', 'framed'],
  ['framed', 'thing'],
]
/** The fourth by lot; the number where it is what people come for, a pattern or words where nothing was asked to be seen. */
const NEAR: readonly [readonly PictureForm[], ...(readonly PictureForm[])[]] = [
  ['close-up', 'thing'],
  ['thing', 'framed'],
]
const OTHERWISE: readonly (readonly PictureForm[])[] = [...NEAR, ['pattern', 'thing'], ['words', 'thing']]
/** Who says where things stand has the picture on ground, before a form, in a field, near. */
const STAGED: readonly (readonly PictureForm[])[] = [
  ['scene', 'framed'],
  ['framed', 'thing'],
  ['thing', 'framed'],
  ['close-up', 'thing'],
]
const NUMBERS: Brief['copy'][number]['role'][] = ['offer', 'price']
function fourthOf(brief: Brief, random: Random): readonly PictureForm[] {
  if (isAsked(brief)) return random.pick(NEAR)
  const numbered = brief.copy.some(({ role }) => NUMBERS.includes(role))
  return numbered && random.chance(0.5) ? ['words', 'pattern'] : random.pick(OTHERWISE)
}

function groundsOf({ style: { tones }, subject }: Brief): readonly Stance['ground'][] {
  if (tones.some((tone) => tone === 'dark' || DARK_TONES.includes(tone))) return ['dark', 'dark', 'vivid', 'light']
  if (GENTLE.includes(subject.industry) || tones.some((tone) => BRIGHT_TONES.includes(tone)))
    return ['light', 'vivid', 'light', 'vivid']
  return ['light', 'dark', 'vivid', 'light']
}

const VOICES: readonly Style['type'][number][] = ['bold', 'serif', 'condensed', 'sans', 'slab', 'rounded']
const QUIET: readonly Style['type'][number][] = ['serif', 'thin', 'script', 'serif']

/** Voices that become the brief, each once before any twice. */
function voicesOf(brief: Brief, random: Random): readonly Style['type'][number][] {
  const loud = VOICES.filter((type) => becomes(type, brief))
  return loud.length > 2 ? random.shuffle(loud) : random.shuffle(QUIET)
}

const WORDS: readonly Stance['words'][] = ['apart', 'foot', 'head', 'apart']
const ALIGN: readonly Stance['align'][] = ['start', 'center', 'start', 'center']
const TURNED: readonly boolean[] = [false, true, false, true]

/** A view that was asked for is seen from edge to edge, or through a window; as a ground it is never less than the whole sheet. */
const viewed = (brief: Brief): readonly (readonly PictureForm[])[] =>
  viewOf(brief)?.ground
    ? [['scene'], ['scene'], ['scene'], ['scene']]
    : [['scene'], ['scene'], ['scene'], ['framed', 'scene']]

/** What each of `count` concepts is to be; none for kinds whose concepts are not spread. */
export function spreadOf(brief: Brief, count: number, random: Random): Stance[] {
  if (!SPREAD.includes(brief.kind)) return []
  const forms = viewOf(brief)?.asked
    ? random.shuffle(viewed(brief))
    : isPictured(brief)
      ? isStated(brief)
        ? random.shuffle(STAGED)
        : [...random.shuffle(PICTURED), fourthOf(brief, random)]
      : undefined
  const grounds = random.shuffle(groundsOf(brief))
  const voices = voicesOf(brief, random)
  const words = random.shuffle(WORDS)
  const aligns = random.shuffle(ALIGN)
  const sides = random.shuffle(TURNED)
  return Array.from({ length: count }, (_, i): Stance => {
    return {
      ...(forms && { forms: cyclic(forms, i) }),
      ground: cyclic(grounds, i),
      type: cyclic(voices, i),
      words: cyclic(words, i),
      align: cyclic(aligns, i),
      turned: cyclic(sides, i),
    }
  })
}
