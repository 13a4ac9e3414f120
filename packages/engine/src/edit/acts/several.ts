/** More designs than one in a wish: one is made or changed, and what of the wish is left is said. */
import type { KindName } from '../../scene/types.ts'
import { findMentions } from '../nouns.ts'
import type { EditResult } from '../types.ts'

type Done = Extract<EditResult, { status: 'changed' | 'recompose' }>

/** What a design can be made into, by the words that ask for it; the sentence that asks for one alone. */
const MAKES: Record<string, { kind?: KindName; ask: string }> = {
  story: { ask: 'make it a story' },
  stories: { ask: 'make it a story' },
  square: { ask: 'make it square' },
  post: { ask: 'make it an Instagram post' },
  thumbnail: { ask: 'make it a YouTube thumbnail' },
  leaderboard: { ask: 'make it a leaderboard' },
  a3: { ask: 'make it A3' },
  a4: { ask: 'make it A4' },
  a5: { ask: 'make it A5' },
  banner: { kind: 'banner', ask: 'turn it into a banner' },
  poster: { kind: 'poster', ask: 'turn it into a poster' },
  flyer: { kind: 'poster', ask: 'turn it into a flyer' },
  card: { kind: 'business-card', ask: 'turn it into a business card' },
  logo: { kind: 'logo', ask: 'turn it into a logo' },
  icon: { kind: 'icon', ask: 'turn it into an app icon' },
  favicon: { kind: 'icon', ask: 'turn it into an app icon' },
  website: { kind: 'website', ask: 'turn it into a website' },
}
/** Things that people ask for beside, and that nothing here can make. */
const FOREIGN = new Set(
  'letterhead envelope mug t-shirt tshirt shirt sticker brochure newsletter billboard hoodie cap bag signature video'.split(
    ' ',
  ),
)
/** What stands before one of several: 'a story, a banner and a card'. */
const ONE_OF = new Set('a an as and one for into plus also matching instagram facebook youtube business'.split(' '))

/** The designs that a message asks for, each once, in its order. */
function asked(lower: string): string[] {
  const tokens = lower.match(/[\p{L}\p{N}][\p{L}\p{N}-]*|,/gu) ?? []
  const named = tokens.filter(
    (token, at) =>
      (token in MAKES || FOREIGN.has(token)) && (ONE_OF.has(tokens[at - 1] ?? '') || tokens[at - 1] === ','),
  )
  return [...new Set(named)]
}

const isMade = (name: string, kind: KindName, format: string): boolean =>
  MAKES[name]?.kind === kind || format.toLowerCase().includes(name.replace('stories', 'story'))

/** "make all four green", "every version in blue": the other designs of the answer are meant, too. */
const ALL =
  /\b(?:all|every|each|both|other)(?: of)?(?: (?:the|these))?(?: (?<count>two|three|four|five|six|[2-8]))? ?(?<what>[\p{L}-]*)/gu
const DESIGNS = new Set(
  'designs concepts options versions variants variations drafts design concept option version draft'.split(' '),
)
/** 'all four icons', 'all four corners': things of one design. */
const isThings = (word: string) => word.endsWith('s') || findMentions(word).length > 0

const meansAll = (lower: string): boolean =>
  [...lower.matchAll(ALL)].some(({ groups }) => {
    const what = groups?.what ?? ''
    return DESIGNS.has(what) || (groups?.count !== undefined && !isThings(what))
  })

/** The result with what it leaves undone, and the sentences that ask for it. */
export function saysTheRest(result: EditResult, instruction: string, before: { kind: KindName }): EditResult {
  if (result.status !== 'changed' && result.status !== 'recompose') return result
  const lower = instruction.toLowerCase()
  return othersToo(lower, moreFormats(lower, result, before))
}

function moreFormats(lower: string, result: Done, before: { kind: KindName }): Done {
  const names = asked(lower)
  const [format, kind] =
    result.status === 'recompose' ? [result.format, result.brief.kind] : [result.design.scene.format, before.kind]
  if (names.length < 2 || !format) return result
  const made = names.find((name) => isMade(name, kind, format.name))
  const rest = names.filter((name) => name !== made)
  if (made === undefined || rest.length === 0) return result
  const [able, foreign] = [rest.filter((name) => name in MAKES), rest.filter((name) => FOREIGN.has(name))]
  const notUnderstood = (result.notUnderstood ?? []).filter(
    (words) => !rest.some((name) => words.toLowerCase().includes(name)),
  )
  const changes = result.changes.filter(({ what, to }) => what !== 'Format' || to === format.name)
  return withRest(
    { ...result, changes, notUnderstood },
    [
      ...(able.length > 0
        ? [`One design is made at a time: ${list(able)} ${able.length > 1 ? 'are' : 'is'} still to be made.`]
        : []),
      ...(foreign.length > 0 ? [`I cannot make ${list(foreign).replaceAll('the ', 'a ')}.`] : []),
    ],
    able.map((name) => MAKES[name]?.ask ?? ''),
  )
}

const othersToo = (lower: string, result: Done): Done =>
  meansAll(lower)
    ? withRest(result, ['Only this one design was changed; the others are as they were. Say it of each in turn.'], [])
    : result

function withRest(result: Done, sentences: string[], suggestions: string[]): Done {
  const notDone = [...(result.notDone ?? []), ...sentences]
  const { notUnderstood, ...rest } = result
  return {
    ...rest,
    ...(notDone.length > 0 && { notDone }),
    ...(notUnderstood && notUnderstood.length > 0 && { notUnderstood }),
    ...(suggestions.length > 0 && { suggestions }),
  }
}

/** 'the banner, the card and the icon' */
function list(names: readonly string[]): string {
  const all = names.map((name) => `the ${name}`)
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : (all[0] ?? '')
}
