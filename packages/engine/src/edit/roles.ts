/** Between the nouns of a sentence and the roles of copy. */
import { ROLE_BY_PART } from '../language/lexicon/parts.ts'
import type { Role } from '../scene/types.ts'

/** The role of copy that a noun of nouns.ts stands for. */
export const roleOfNoun = (name: string): Role | undefined => ROLE_BY_PART[name]

/** The role of a node, where copy has that role. */
export const copyRole = (role: Role | undefined): Role | undefined =>
  role && Object.values(ROLE_BY_PART).includes(role) ? role : undefined

/** '14 June', 'Sat 3/7', 'June 14th, 2026'. */
const DATE =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,?\s+)?(?:the\s+)?(?:\d{1,2}(?:st|nd|rd|th)?\.?\s+(?:of\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\s+\d{1,2}(?:st|nd|rd|th)?|\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?:,?\s+\d{4})?$/i

/** '12 Elm Street', 'ul. Długa 5', 'Hauptstr. 7, Berlin' */
const ADDRESS =
  /^(?=.*\d)(?=.*(?:\b(?:street|st|road|rd|avenue|ave|lane|ln|drive|square|place|boulevard|blvd|court|row|quay|yard|close|way|terrace|gardens|hill|wharf|mews|crescent|alley|parade|gate|ul|rue|via|calle|plaza|platz|piazza|allee|gata|gatan|vägen)\b|str(?:aße|asse)?\b))[\p{L}\d][\p{L}\d .,'’/-]+$/iu

/** What words are, by their looks: an address of mail, a number to call, a link, a price. */
export function roleOfWords(words: string): Role | undefined {
  if (/^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(words)) return 'email'
  if (/^(?:https?:\/\/|www\.)\S+$|^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:\/\S*)?$/i.test(words)) return 'link'
  if (/^@[\w.]+$/.test(words)) return 'social'
  if (/^#\p{L}[\p{L}\p{N}_]*$/u.test(words)) return 'hashtag'
  if (/^(?:tel\.?:? ?)?\+?[\d(][\d\s().-]{5,}\d$/i.test(words)) return 'phone'
  if (/^[$€£¥]\s?\d|\d\s?(?:€|\$|£|eur|usd|gbp)$/i.test(words)) return 'price'
  if (/^\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\.?)?$|^\d{1,2}\s?[ap]\.?m\.?$/i.test(words)) return 'time'
  if (DATE.test(words)) return 'date'
  if (ADDRESS.test(words)) return 'address'
  return undefined
}
