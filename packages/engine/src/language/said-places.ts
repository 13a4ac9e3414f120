/** Places in a prompt by the words that say them outright: 'an illustration of medium size above the company name', 'on the back'. */
import { isKeyOf } from '../base/tables.ts'

/** How large a thing is, said between its noun and its place. */
const SIZED = '(?:,? (?:of |in |at )?(?:a )?(small|medium|large|huge)(?:[- ]sized?| in size)?)?'
const PUT = '(?:,? (?:centered|centred|placed|positioned|located|set|standing))*'
const PICTURE_BESIDE = new RegExp(
  `\\b(?:illustration|icon|silhouette|image|picture|drawing|graphic|emblem)s?${SIZED}${PUT},? ` +
    '(above|over|below|beneath|under|to the left of|to the right of) (?:the )?(?:\\w+ )?(name|title|headline|tagline|slogan)\\b',
  'i',
)
const SIDES = {
  above: 'above',
  over: 'above',
  below: 'below',
  beneath: 'below',
  under: 'below',
  'to the left of': 'left',
  'to the right of': 'right',
} as const
const OF = { name: 'brand', title: 'headline', headline: 'headline', tagline: 'tagline', slogan: 'tagline' } as const

type Of<T> = T[keyof T]

/** What a prompt says of where its picture is: beside which words, and how large. */
export interface PictureSaid {
  side: Of<typeof SIDES>
  of: Of<typeof OF>
  size?: 'small' | 'large' | 'huge'
}

function rowOf<T extends object>(table: T, said = ''): Of<T> | undefined {
  const key = said.toLowerCase()
  return isKeyOf(table, key) ? table[key] : undefined
}

export function pictureSaid(prompt: string): PictureSaid | undefined {
  const said = PICTURE_BESIDE.exec(prompt)
  const [side, of] = [rowOf(SIDES, said?.[2]), rowOf(OF, said?.[3])]
  if (!side || !of) return undefined
  const size = (['small', 'large', 'huge'] as const).find((one) => one === said?.[1]?.toLowerCase())
  return { side, of, ...(size && { size }) }
}

const NAME = /\bname (?:in|with) /gi
/** Where what is said of the name ends. */
const CLAUSE = /[.;'"’“”]/
const LETTERS_AT =
  /\b(?:font|letters|lettering|type|typography),? (?:placed |positioned |centered |centred )?(?:at|in|on) the (top|bottom|center|centre|middle)(?:[ -](left|right|center|centre))?\b/i
/** So much is said of letters at most, characters. */
const REACH = 130

/** Where a prompt puts the name, whatever it says of its letters between. */
export function nameSaid(
  prompt: string,
): 'top' | 'bottom' | 'centre' | 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right' | undefined {
  const [said] = [...prompt.matchAll(NAME)].flatMap(({ index }) => {
    const [clause = ''] = prompt.slice(index, index + REACH).split(CLAUSE)
    const found = LETTERS_AT.exec(clause)
    return found ? [found] : []
  })
  if (!said) return undefined
  const [row, column] = [said[1]?.toLowerCase(), said[2]?.toLowerCase()]
  if (row !== 'top' && row !== 'bottom') return 'centre'
  return column === 'left' || column === 'right' ? `${row}-${column}` : row
}

const BACK = /\b(?:on|at|to) (?:the|its) (?:back|reverse|rear|flip|other|second)(?:[- ]?side)?\b(?! of)/i
const FRONT = /\b(?:on|at) (?:the|its) (?:front|first)\b/i
const SENTENCE = /[.!?](?=\s+\p{Lu})/gu

/** The stretches of a prompt that speak of the back of a card: behind the words for it, and of the clause before them. */
export interface BackSaid {
  behind: readonly [from: number, to: number]
  before: readonly [from: number, to: number]
}

/** @param masked the prompt with its texts blotted out */
export function backSaid(masked: string): BackSaid | undefined {
  const said = BACK.exec(masked)
  if (!said) return undefined
  const end = said.index + said[0].length
  const ends = [...masked.matchAll(SENTENCE)].map(({ index }) => index)
  const front = FRONT.exec(masked.slice(end))?.index
  const to = Math.min(ends.find((at) => at >= end) ?? masked.length, end + (front ?? masked.length))
  const clause = Math.max(
    ends.findLast((at) => at < said.index) ?? 0,
    masked.lastIndexOf(';', said.index),
    masked.lastIndexOf(', and ', said.index),
  )
  return { behind: [end, to], before: [clause, said.index] }
}
