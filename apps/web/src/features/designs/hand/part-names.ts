/** What parts are called: the server names them in English, by what they mean and then by what they say. */
import { english, t } from '../../../lib/language/translate.ts'

const MEANINGS = [
  english('Address'),
  english('Background'),
  english('Band'),
  english('Body'),
  english('Button'),
  english('Call to action'),
  english('Card'),
  english('Date'),
  english('Decoration'),
  english('Detail'),
  english('Details'),
  english('Ellipse'),
  english('Email'),
  english('Footer'),
  english('Frame'),
  english('Header'),
  english('Headline'),
  english('Icon'),
  english('Illustration'),
  english('Label'),
  english('Line'),
  english('List item'),
  english('Logo'),
  english('Mark'),
  english('Name'),
  english('Offer'),
  english('Panel'),
  english('Part'),
  english('Pattern'),
  english('Person'),
  english('Phone'),
  english('Photo'),
  english('Picture'),
  english('Place'),
  english('Price'),
  english('QR code'),
  english('Quote'),
  english('Rectangle'),
  english('Rule'),
  english('Sticker'),
  english('Subhead'),
  english('Tagline'),
  english('Text'),
  english('Time'),
  english('Title'),
]
const BY_ENGLISH = new Map(MEANINGS.map((meaning) => [String(meaning), meaning]))
const SEPARATOR = ': '

/** 'Headline: Jazz night' with its first word in the reader's language; what somebody named stays as it is. */
export function partName(name: string): string {
  const end = name.indexOf(SEPARATOR)
  const meaning = BY_ENGLISH.get(end < 0 ? name : name.slice(0, end))
  if (!meaning) return name
  return end < 0 ? t(meaning) : t('{part}: {words}', { part: t(meaning), words: name.slice(end + SEPARATOR.length) })
}
