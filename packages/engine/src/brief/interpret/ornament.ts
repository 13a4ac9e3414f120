/** Ornaments that go round a design, of something: 'a floral border', 'a wreath of eucalyptus leaves', 'framed by roses'. */
import type { Token, Words } from '../../language/tokens.ts'
import type { Ornament } from '../types.ts'
import { asObject } from '../words/objects.ts'
import { MATTERS, ORNAMENT_FORMS } from '../words/ornaments.ts'

type Tokens = readonly Token[]

/** Verbs and places by which something goes round: 'framed by', 'surrounded with', 'around the border'. */
const AROUND = /^(?:framed|bordered|edged|garlanded)$/
/** So far before or behind its noun what it is of is said. */
const NEAR = 4

/** The first ornament that is asked for; undefined where borders are of nothing ('a thin gold border'). */
export function ornamentOf({ tokens }: Words): Ornament | undefined {
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]
    if (!token || token.quote >= 0) continue
    const goesRound = AROUND.test(token.lower)
    const form = goesRound ? 'border' : ORNAMENT_FORMS[token.lemma]
    if (form === undefined) continue
    const of = goesRound
      ? behind(tokens, i, /^(?:by|with|in)$/)
      : [...before(tokens, i), ...behind(tokens, i, /^of$/), ...around(tokens, i)]
    if (of.length > 0) return { form, of: plainest(of) }
  }
  return undefined
}

const matterOf = (token: Token | undefined): string | undefined =>
  token && token.quote < 0 ? (MATTERS[token.lower] ?? MATTERS[token.lemma]) : undefined

/** 'a floral border of white lilies and laurel leaves': what is named leads before what it is a kind of. */
const KINDS = new Set(['flower', 'leaf'])
function plainest(of: readonly string[]): string[] {
  const named = [...new Set(of)].filter((one) => !KINDS.has(one))
  return named.length > 0 ? named : [...new Set(of)]
}

/** 'rose and ivy border': words right before it. */
function before(tokens: Tokens, i: number): string[] {
  const found: string[] = []
  for (let k = i - 1; k >= Math.max(0, i - NEAR); k--) {
    const token = tokens[k]
    if (!token || token.sentence !== tokens[i]?.sentence) break
    if (!matterOf(token) && (!/^(?:NOUN|ADJ|PROPN|CCONJ|PUNCT)$/.test(token.pos) || /^[,.;:]$/.test(token.text))) break
    const matter = matterOf(token)
    if (matter) found.unshift(matter)
  }
  return found
}

/** 'wreath of eucalyptus leaves' */
function behind(tokens: Tokens, i: number, by: RegExp): string[] {
  if (!by.test(tokens[i + 1]?.lower ?? '')) return []
  const said = tokens.slice(i + 2, i + 3 + NEAR)
  const end = said.findIndex(
    (token) => matterOf(token) === undefined && !/^(?:DET|NOUN|ADJ|PROPN|CCONJ)$/.test(token.pos),
  )
  const within = end < 0 ? said : said.slice(0, end)
  const matters = within.flatMap((token) => matterOf(token) ?? [])
  return matters.length > 0 ? matters : within.flatMap(({ lower }) => asObject(lower) ?? [])
}

/** 'flowers around the border', 'daisies in the corners' */
function around(tokens: Tokens, i: number): string[] {
  const at = tokens[i - 1]?.pos === 'DET' ? i - 2 : i - 1
  if (!/^(?:around|along|round|in|at)$/.test(tokens[at]?.lower ?? '')) return []
  const matter = matterOf(tokens[at - 1])
  return matter && tokens[i]?.lower.endsWith('s') === (tokens[i]?.lemma === 'corner') ? [matter] : []
}
