/** Passwords: Argon2id at OWASP's minimum, and a refusal of those that everybody tries first (NIST SP 800-63B),
 * by a list and by zxcvbn. */
import { type Algorithm, hash, verify } from '@node-rs/argon2'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { dictionary } from '@zxcvbn-ts/language-common'
import { newToken } from './tokens.ts'

/** 19 MiB, two passes, one lane. */
const OPTIONS = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS)

/** Compared with for accounts that do not exist, so that they take as long as those that do. */
let dummyHash: Promise<string> | null = null

/** `stored` null: there is no such account; takes the same time and answers false. */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  dummyHash ??= hashPassword(newToken())
  const matches = await verify(stored ?? (await dummyHash), password)
  return stored !== null && matches
}

/** The 49,000 that lists of leaked passwords show most; lower case. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'])
const LEET: Readonly<Record<string, string>> = { '@': 'a', '4': 'a', '0': 'o', $: 's', '5': 's', '1': 'i', '3': 'e' }
/** Digits and marks before and after a word, which guessers try as well. */
const AFFIX_MAX = 4

/** One character, or one short piece, over and over; or a run of the keyboard's or the alphabet's order. */
function isPattern(password: string): boolean {
  if (/^(.{1,4}?)\1+$/.test(password)) return true
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0))
  return steps.every((step) => step === 1) || steps.every((step) => step === -1)
}

/** The password, and what is left of it without a few digits and marks at its ends. */
function coresOf(password: string): string[] {
  const leading = /^[^a-z]*/.exec(password)?.[0].length ?? 0
  const trailing = /[^a-z]*$/.exec(password)?.[0].length ?? 0
  const cores: string[] = []
  for (let start = 0; start <= Math.min(leading, AFFIX_MAX); start++)
    for (let end = 0; end <= Math.min(trailing, AFFIX_MAX - start); end++)
      cores.push(password.slice(start, password.length - end))
  return cores.filter((core) => core.length >= 4)
}

/** Guesses, as a power of ten, that a password must outlast: eight characters by chance are 10^8. */
const MIN_GUESSES = 7.5
/** Characters that are weighed: what these withstand, all of them do, and the effort grows with their square. */
const MAX_ESTIMATED_LENGTH = 32

let zxcvbn: Promise<ZxcvbnFactory> | null = null

/** Its dictionaries take some MB: they are read when somebody first chooses a password. */
async function openZxcvbn(): Promise<ZxcvbnFactory> {
  const [core, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  return new core.ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: 20,
  })
}

/** Would a guesser try it among the first? `personal` are the mail address and the names of the person. */
export async function isCommonPassword(password: string, personal: string[]): Promise<boolean> {
  if (isListed(password, personal)) return true
  zxcvbn ??= openZxcvbn()
  const own = personal.flatMap((value) => [value, ...value.split(/[@.\s]/)]).filter((value) => value.length > 2)
  const { guessesLog10 } = (await zxcvbn).check(password.slice(0, MAX_ESTIMATED_LENGTH), own)
  return guessesLog10 < MIN_GUESSES
}

/** Stands in a list, also with a few digits and marks around it. */
function isListed(password: string, personal: string[]): boolean {
  const plain = password.toLowerCase()
  const own = personal.flatMap((value) => [value.toLowerCase(), value.toLowerCase().split('@')[0] ?? ''])
  const isKnown = (core: string) => COMMON.has(core) || (core.length > 2 && own.includes(core))
  const isGuessed = (core: string) => isKnown(core) || isKnown(core.replace(/[@40$513]/g, (mark) => LEET[mark] ?? mark))
  return isPattern(plain) || coresOf(plain).some(isGuessed)
}
