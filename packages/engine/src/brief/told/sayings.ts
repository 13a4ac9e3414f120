/** What a brief's prompt says in so many words, for whoever composes: read here, and once where it is dear. */
import { memo } from '../../base/memo.ts'
import { type AskedSet, readSet } from '../../language/icon-set.ts'
import type { Saying } from '../../language/lexicon/sayings.ts'
import { membersIn } from '../../language/members.ts'
import { type NamedPage, pagesIn } from '../../language/named-pages.ts'
import {
  before,
  currencySign,
  firstOf,
  isSaid,
  isSigned,
  isThemed,
  joining,
  type Rows,
  readersIn,
  rowsIn,
  told,
  unquoted,
} from '../../language/spoken.ts'
import { sitePhrase } from '../interpret/site-phrase.ts'
import type { Brief } from '../types.ts'
import { BY_VERB } from '../words/function-verbs.ts'

const textOf = ({ prompt }: Brief): string => prompt

const known = new WeakMap<Brief, Map<Saying, boolean>>()

/** Whether the prompt says so. */
export const says = (brief: Brief, what: Saying): boolean =>
  memo(
    memo(known, brief, () => new Map<Saying, boolean>()),
    what,
    () => isSaid(textOf(brief), what),
  )

/** All rows of knowledge that the prompt speaks of. @param besides what else is known, in words */
export const rowsSaid = <T>(brief: Brief, rows: Rows<T>, besides = ''): T[] =>
  rowsIn(`${besides} ${textOf(brief)}`, rows)

/** The first of them. @param besides what else is known, in words */
export const rowSaid = <T>(brief: Brief, rows: Rows<T>, besides = ''): T | undefined =>
  rowsSaid(brief, rows, besides)[0]

/** The first that the prompt speaks of beside its name, else the name. */
export const rowBesideName = <T>(brief: Brief, rows: Rows<T>): T | undefined =>
  rowsIn(textOf(brief).replace(brief.brand ?? '', ' '), rows)[0] ?? rowsIn(brief.brand ?? '', rows)[0]

/** Places by words in lower case: what is written large is a name ('Great City'), texts are only set. */
export function placesSaid<T>(brief: Brief, rows: Rows<readonly T[]>): T[] {
  const said = unquoted(textOf(brief))
  return [...new Set(rows.flatMap(([words, places]) => (words.test(said) ? places : [])))]
}

/** What is told: the prompt without its texts, its name and its readers. */
export const toldIn = (brief: Brief): string => told(textOf(brief), brief.brand)

/** What is told before all that there is besides. */
export const toldFirst = (brief: Brief): string => firstOf(toldIn(brief))

/** Where the prompt says something, letters from its beginning; -1 where it does not. */
export const placeOf = (brief: Brief, words: string): number => textOf(brief).indexOf(words)

/** Whether the prompt says a thing by the beginning of its last word. */
export const namesThing = (brief: Brief, thing: string): boolean =>
  textOf(brief)
    .toLowerCase()
    .includes((thing.split(' ').at(-1) ?? thing).slice(0, 5))

/** Whether a thing is what it is dressed in: 'a birthday, dinosaur theme'. */
export const isTheme = (brief: Brief, thing: string): boolean => isThemed(textOf(brief), thing)

/** The word before others; empty where there is none. */
export const wordBefore = (brief: Brief, words: string): string => before(textOf(brief), words)

/** The word that the prompt joins two texts with: 'Nora and Ben'. */
export const joinedBy = (brief: Brief, one: string, other: string): string | undefined =>
  joining(textOf(brief), one, other)

/** Whether the prompt has somebody sign. */
export const signs = (brief: Brief, name: string): boolean => isSigned(textOf(brief), name)

/** Whom people write to. */
export const othersIn = (brief: Brief): string => readersIn(textOf(brief)) ?? 'others'

/** The sign of the currency that the prompt counts in. */
export const currencyIn = (brief: Brief): string => currencySign(textOf(brief)) ?? '€'

/** What the site is, as the prompt says it. */
export const phraseOf = (brief: Brief): string => sitePhrase(textOf(brief))

/** The pages that the prompt names, where it asks for more than one. */
export const namedPages = (brief: Brief): NamedPage[] => pagesIn(textOf(brief))

/** Things that the prompt names itself, by the noun that it has for them: 'resources, including gold and iron'. */
export const toldMembers = (brief: Brief): ReadonlyMap<string, readonly string[]> =>
  membersIn(textOf(brief), (word) => BY_VERB.has(word))

const sets = new WeakMap<Brief, AskedSet | undefined>()

/** The set of icons that is asked for; undefined where it is one icon. */
export const askedSet = (brief: Brief): AskedSet | undefined =>
  memo(sets, brief, () =>
    brief.kind !== 'icon' || brief.picture
      ? undefined
      : readSet(
          textOf(brief),
          brief.colours.map(({ words }) => words.toLowerCase()),
        ),
  )
