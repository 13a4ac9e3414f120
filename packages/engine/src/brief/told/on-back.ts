/** What a prompt puts on the other side of a card: 'on the back, the contact details …'. */
import { memo } from '../../base/memo.ts'
import { backSaid } from '../../language/said-places.ts'
import type { Role } from '../../scene/types.ts'
import type { Brief, Copy } from '../types.ts'

const known = new WeakMap<Brief, readonly Copy[]>()

/** The texts that are told to stand on the back; none where nobody says so, or where nothing would be left for the front. */
export const onBack = (brief: Brief): readonly Copy[] =>
  memo(known, brief, () => {
    if (brief.kind !== 'business-card') return []
    const found = readBack(brief)
    return found.length < brief.copy.length ? found : []
  })

/** The texts behind the words for it; where there are none, those of its clause before. */
function readBack({ prompt, copy }: Brief): readonly Copy[] {
  const masked = copy.reduce((text, { text: own }) => text.replaceAll(own, '\u0000'.repeat(own.length)), prompt)
  const said = backSaid(masked)
  if (!said) return []
  const within = ([from, to]: readonly [number, number]) =>
    copy.filter(({ text, source }) => {
      const at = prompt.indexOf(text)
      return source === 'given' && at >= from && at < to
    })
  const behind = within(said.behind)
  return behind.length > 0 ? behind : within(said.before)
}

/** The brief with the places that it tells of its front: 'the name' is not the name of who stands on the back. */
export function ofFront(brief: Brief): Brief {
  const back = onBack(brief)
  const isGone = (role: Role) =>
    NAMES.includes(role) &&
    brief.copy.some((one) => one.role === role) &&
    brief.copy.every((one) => one.role !== role || back.includes(one))
  const named = (role: Role): Role => (isGone(role) ? 'brand' : role)
  if (back.length === 0) return brief
  return {
    ...brief,
    placements: brief.placements.map((one) => ({
      ...one,
      target: named(one.target),
      ...(one.beside && { beside: { ...one.beside, of: named(one.beside.of) } }),
    })),
  }
}
const NAMES: readonly Role[] = ['person', 'headline']
