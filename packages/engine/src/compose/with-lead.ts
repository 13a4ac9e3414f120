/** Concepts that lead with different things of one trade: milk, a cow, cheese for a dairy. */
import { cyclic } from '../base/items.ts'
import { memo } from '../base/memo.ts'
import type { Brief } from '../brief/types.ts'
import { figureFor } from '../imagery/figures.ts'
import { tokens } from '../imagery/words.ts'
import type { KindName } from '../scene/types.ts'

/** Kinds whose picture tells a story; a mark stands for its name. */
const TELLING: readonly KindName[] = ['poster', 'banner', 'website']
/** From here on a thing was asked for, and is shown by every concept. */
const ASKED = 0.9
/** Things that are as sure as the leading one show the subject as well. */
const AS_GOOD = 0.001
/** Things that go with another, and tell nothing where they stand alone. */
const BESIDE: ReadonlySet<string> = new Set([
  'shopping bag',
  'tag',
  'basket',
  'lemon slice',
  'lime',
  'box',
  'package',
  'speech bubble',
  'confetti',
  'ticket',
  'flame',
  'bowl',
  'key',
  'bone',
])
/** The first thing leads every other concept. */
const TURNS = [0, 1, 0, 2] as const

const isNamed = (thing: string, prompt: string): boolean => {
  const said = new Set(tokens(prompt))
  return tokens(thing).every((word) => said.has(word))
}

/** The brief led by its first thing, then by others that show the subject as well, where nobody said what is to be seen. */
function turnsOf(brief: Brief): readonly [Brief, ...Brief[]] {
  const { kind, subject, depictions, picture } = brief
  const { objects, sure = [] } = subject
  const [most = 0] = sure
  // What the prompt itself calls is what it is about.
  if (objects[0] !== undefined && isNamed(objects[0], brief.prompt)) return [brief]
  if (!TELLING.includes(kind) || depictions !== undefined || picture !== undefined || most >= ASKED) return [brief]
  const others = objects.filter(
    (thing, k) => k > 0 && (sure[k] ?? 0) >= most - AS_GOOD && !BESIDE.has(thing) && figureFor(thing) !== undefined,
  )
  const led = others.slice(0, Math.max(...TURNS)).map((lead): Brief => {
    const ordered = [lead, ...objects.filter((thing) => thing !== lead)]
    const own = { ...subject, objects: ordered, sure: ordered.map((one) => sure[objects.indexOf(one)] ?? 0) }
    return { ...brief, subject: own }
  })
  return [brief, ...led]
}

const known = new WeakMap<Brief, readonly [Brief, ...Brief[]]>()

/** The brief as draft number `i` shows it: drafts that lead with the same thing have the same brief. */
export function withLead(brief: Brief, i: number): Brief {
  const turns = memo(known, brief, () => turnsOf(brief))
  return turns[Math.min(cyclic(TURNS, i), turns.length - 1)] ?? brief
}
