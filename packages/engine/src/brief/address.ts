/** Street addresses: '12 Elm Street, Portland, OR 97201', 'Hauptstraße 12, 10115 Berlin', 'Rua Augusta 25', '5 rue de Rivoli'. */
import { cornerAt } from './corners.ts'
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { isCapital } from './text.ts'
import { BUSINESS_NOUNS } from './words/business.ts'
import { isColourWord } from './words/colours.ts'
import { LAYOUT_WORDS } from './words/parts.ts'

const SUFFIXES = words(
  `wynd rise parade vale st st. street ave ave. av avenue rd rd. road ln ln. lane blvd blvd. boulevard dr dr. drive way place pl pl. court ct ct. square sq sq. terrace
  parkway pkwy highway hwy alley row quay pier plaza circle crescent close mews wharf walk hill gardens grove trail broadway loop path strand`,
)
const LEADING = words(
  'rua calle via rue avenida av. av avenue paseo plaza piazza praça viale corso carrer boulevard place chemin ulica ul. ulice náměstí nám. plac aleja aleje strada trg travessa largo allée impasse quai',
)
const GERMAN =
  /(?:straße|strasse|str\.?|gasse|platz|allee|weg|ufer|damm|ring|straat|laan|gracht|plein|kade|gade|vej|gatan|vägen|katu|gaten|gata|veien|vegen|vei|torget|torg|lei|kaai|dreef|steenweg|markt|brücke|stieg|twiete|hof|stræde|allé|allee|tie|kuja|polku|utca|gränd|stigen)$/i
const INTERIOR = words(
  'de da do dos das du des la le les el los las del della dei delle degli dello di of the van von den der het st st. am an im zum zur',
)
const STATES = words(
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC BC ON QC AB NSW VIC QLD',
)
const UNITS = words('suite apt apt. unit floor ste ste. #  room level office building')
const houseNumber = (text: string) => /^\d{1,5}[a-z]?(?:-\d{1,4}[a-z]?)?$/i.test(text)
const postcode = (text: string) => /^(?:\d{4,5}(?:-\d{3,4})?|[A-Z]{1,2}\d{1,2}[A-Z]?)$/.test(text)

/** Takes street addresses with the city that follows them. */
export function readAddresses(reading: Reading): void {
  for (let i = 0; i < reading.tokens.length; i++) {
    if (!reading.free(i)) continue
    const to = addressEnd(reading, i)
    if (to > i) {
      reading.fact('address', i, to)
      i = to - 1
    }
  }
}

/** The end of a street address that begins at token i, or i. */
export function addressEnd(reading: Reading, i: number): number {
  const street = streetEnd(reading, i)
  return street > i ? cityEnd(reading, street) : i
}

/** One way to write a street with its number; answers its end, or undefined where it is none. */
type Way = (reading: Reading, i: number) => number | undefined

const textAt = (reading: Reading, k: number): string => reading.tokens[k]?.text ?? ''

/** '12 rue de Rivoli' */
function numberedLane(reading: Reading, i: number): number | undefined {
  if (!LEADING.has(reading.word(i + 1)) || reading.tokens[i + 2]?.type !== 'word') return undefined
  let k = i + 2
  while (k < i + 6 && (isCapital(reading.tokens[k]) || INTERIOR.has(reading.word(k)))) k++
  return k > i + 2 ? k : undefined
}

/** What a number counts, that is no house's. */
const NO_STREET = words('and for with in on at by x or to people years options')

/** '12 Elm Street', '5 Hill Street NW', '7 Lindenstraße' */
function numberedStreet(reading: Reading, i: number): number | undefined {
  for (let k = i + 1; k < i + 6; k++) {
    const token = reading.tokens[k]
    if (token?.type !== 'word' && token?.type !== 'number') return undefined
    if (SUFFIXES.has(token.lower) && (k > i + 1 || token.lower === 'broadway')) return suffixEnd(reading, k)
    if (GERMAN.test(token.text) && isCapital(token) && token.text.length > 5) return k + 1
    const small = token.type === 'word' && !isCapital(token) && reading.casing === 'mixed'
    if (small && !INTERIOR.has(token.lower) && !SUFFIXES.has(reading.word(k + 1))) return undefined
    if (NO_STREET.has(token.lower)) return undefined
  }
  return undefined
}

/** Behind 'Street' at token k, with what goes on: 'Hill Street', 'NW'. */
function suffixEnd(reading: Reading, k: number): number | undefined {
  const { tokens } = reading
  if (WEAK.has(reading.word(k)) && !isCapital(tokens[k]) && !isCapital(tokens[k - 1])) return undefined
  // 12 Hill Street: the longer reading.
  const longer = SUFFIXES.has(reading.word(k + 1)) && isCapital(tokens[k + 1]) === isCapital(tokens[k]) ? k + 2 : k + 1
  return /^(?:N|S|E|W|NE|NW|SE|SW)\.?$/.test(textAt(reading, longer)) ? longer + 1 : longer
}

/** 'Via Roma 5', 'rue de Rivoli, 12' */
function ledStreet(reading: Reading, i: number): number | undefined {
  const { tokens } = reading
  const small = /^(?:via|rue|calle|rua|ulica)$/.test(textAt(reading, i)) && isCapital(tokens[i + 1])
  if (!LEADING.has(reading.word(i)) || !(isCapital(tokens[i]) || small || reading.casing !== 'mixed')) return undefined
  for (let k = i + 1; k < i + 7; k++) {
    const token = tokens[k]
    if (token === undefined || token.type === 'newline') return i
    if (token.text === ',' && houseNumber(textAt(reading, k + 1))) return k + 2
    if (houseNumber(token.text)) return k + 1
    if (!isCapital(token) && !INTERIOR.has(token.lower)) return i
  }
  return i
}

const STREET_WORDS = words(
  'straße strasse str. gasse platz allee weg ufer straat laan gracht plein street caddesi cad cad. cd. sokak sokağı sok sok. sk. bulvarı utca út tér tie vej gade gata gate väg vägen',
)

/** 'Hauptstraße 12', 'Große Gasse 3'; 'Am Markt 3' is left to its label. */
function streetThenNumber(reading: Reading, i: number): number | undefined {
  const { tokens } = reading
  const first = tokens[i]
  if (first === undefined || !isCapital(first)) return undefined
  const german = GERMAN.test(first.text) && first.text.length > 5
  if (german && houseNumber(textAt(reading, i + 1)) && !SUFFIXES.has(reading.word(i + 2))) return i + 2
  const named = isCapital(tokens[i + 1]) && STREET_WORDS.has(reading.word(i + 1))
  return named && houseNumber(textAt(reading, i + 2)) ? i + 3 : undefined
}

/** 'PO Box 12' */
const postBox: Way = (reading, i) =>
  /^p\.?o\.?$/i.test(textAt(reading, i)) && reading.word(i + 1) === 'box' && /^\d+$/.test(textAt(reading, i + 2))
    ? i + 3
    : undefined

const further =
  (way: (reading: Reading, i: number) => number): Way =>
  (reading, i) => {
    const end = way(reading, i)
    return end > i ? end : undefined
  }

const BEHIND_NUMBER: readonly Way[] = [numberedLane, numberedStreet]
const BEHIND_WORD: readonly Way[] = [ledStreet, streetThenNumber, further(doorEnd), further(namedStreetEnd), postBox]

function streetEnd(reading: Reading, i: number): number {
  const first = reading.tokens[i]
  const number = houseNumber(first?.text ?? '')
  if (first === undefined || !(first.type === 'word' || (first.type === 'number' && number))) return i
  for (const way of number ? BEHIND_NUMBER : BEHIND_WORD) {
    const end = way(reading, i)
    if (end !== undefined) return end
  }
  return i
}

/** 'Shop no. 4, MG Road', 'Flat 2, Orchard Lane': a door's number before a street that has none. */
function doorEnd(reading: Reading, i: number): number {
  if (!DOORS.has(reading.word(i))) return i
  let k = i + 1
  while (k < i + 3 && /^(?:no\.?|nr\.?|#|\.)$/.test(reading.word(k))) k++
  if (!/^#?\d{1,4}[a-z]?$/i.test(reading.tokens[k]?.text ?? '') || reading.word(k + 1) !== ',') return i
  let to = k + 2
  while (to < k + 6 && isCapital(reading.tokens[to]) && !SUFFIXES.has(reading.word(to))) to++
  return to > k + 2 && SUFFIXES.has(reading.word(to)) && isCapital(reading.tokens[to]) ? to + 1 : i
}
const DOORS = words('shop plot flat unit house door office suite apartment apt no no.')

function namedStreetEnd(reading: Reading, i: number): number {
  const { tokens } = reading
  if (reading.casing !== 'mixed' || !/^[,|·•–—\n]$/.test(reading.word(i - 1)) || !isCapital(tokens[i])) return i
  let k = i + 1
  while (k < i + 4 && (isCapital(tokens[k]) || INTERIOR.has(reading.word(k)))) k++
  if (!/^\d{1,3}[a-z]?$/i.test(tokens[k]?.text ?? '') || NUMBERED.has(reading.word(k - 1))) return i
  if (GERMAN.test(tokens[k - 1]?.text ?? '') && k > i + 1) return k + 1
  if (reading.word(k + 1) !== ',') return i
  const postal = postcode(tokens[k + 2]?.text ?? '')
  const city = postal ? k + 3 : k + 2
  const end = placeEnd(reading, city)
  const after = reading.word(end)
  const place = end > city && end - city <= 2 && !FIELD.has(reading.word(city))
  return place && (after === '' || after === ',' || after === '.' || after === '\n') ? k + 1 : i
}

/** Nouns that a number counts: 'Hall 4', 'Studio 54'. */
const NUMBERED = words(
  'hall room studio stage area route gate pier platform unit suite floor building level chapter part volume vol no no. apollo section block club bus line track day week season episode year tent stand booth table',
)

/** Suffixes that are ordinary words, too. */
const WEAK = words('way place court row walk hill gardens close path strand drive square circle loop trail grove')

/** How many pieces may stand behind a street: its door, postcode, city, state. */
const MOST_PIECES = 4

function cityEnd(reading: Reading, street: number): number {
  let end = street
  for (let n = 0; n < MOST_PIECES; n++) {
    const next = doorPiece(reading, end) ?? codePiece(reading, end, n) ?? cityPiece(reading, end)
    if (next === undefined) break
    end = next
  }
  return end
}

const pastComma = (reading: Reading, k: number): number => (reading.word(k) === ',' ? k + 1 : k)

/** ', Suite 4', ', 2nd floor' */
function doorPiece(reading: Reading, end: number): number | undefined {
  const k = pastComma(reading, end)
  if (!reading.free(k)) return undefined
  if (UNITS.has(reading.word(k)) && /^#?\d+[a-z]?$|^[A-Z]$/i.test(textAt(reading, k + 1))) return k + 2
  const floor = k > end && /^\d{1,2}(?:st|nd|rd|th)$/i.test(textAt(reading, k)) && reading.word(k + 1) === 'floor'
  return floor ? k + 2 : undefined
}

/** Behind postcodes: 'SW1A 1AA', 'NY 10001'. */
function pastCodes(reading: Reading, from: number): number {
  let k = from
  while (postcode(textAt(reading, k)) || /^\d[A-Z]{2}$/.test(textAt(reading, k)) || STATES.has(textAt(reading, k))) k++
  return k
}

/** ', NY 10001', ', 53111 Bonn' */
function codePiece(reading: Reading, end: number, pieces: number): number | undefined {
  const k = pastComma(reading, end)
  const text = textAt(reading, k)
  if (!reading.free(k) || !(STATES.has(text) || (postcode(text) && (k > end || pieces > 0)))) return undefined
  const to = pastCodes(reading, k + 1)
  return isCapital(reading.tokens[to]) && /^\d{4,5}/.test(textAt(reading, to - 1)) ? placeEnd(reading, to) : to
}

/** ', Portland', 'in Bath' */
function cityPiece(reading: Reading, end: number): number | undefined {
  const k = pastComma(reading, end)
  const within = k === end && reading.word(k) === 'in' && reading.casing === 'mixed'
  const from = within ? k + 1 : k
  const led = (k > end || within) && reading.free(k) && isCapital(reading.tokens[from])
  if (!led || reading.casing === 'title') return undefined
  const place = placeEnd(reading, from)
  if (isNextField(reading, from, place)) return undefined
  let to = STATES.has(textAt(reading, place)) ? place + 1 : place
  while (postcode(textAt(reading, to)) || /^\d[A-Z]{2}$/.test(textAt(reading, to))) to++
  return to
}

/** 'Elm Street 5, Tel …', '…, Founder': the next field, no city. */
function isNextField(reading: Reading, from: number, to: number): boolean {
  if (FIELD.has(reading.word(from)) || reading.word(to) === ':' || to - from > 3) return true
  const said = reading.word(to) === 'in' && cornerAt(reading, to) === undefined && !looked(reading.word(to + 1))
  const business = BUSINESS_NOUNS.has(reading.word(to)) && reading.tokens[to]?.type === 'word'
  return said || business || (to - from > 1 && BUSINESS_NOUNS.has(reading.word(to - 1)) && !coded(reading, to))
}

/** 'Bonn in olive', 'Bonn in large letters' */
const looked = (word: string) => isColourWord(word) || LAYOUT_WORDS.has(word)

const FIELD = words(
  'tel tel. phone email mail e-mail website web mobile call style use make include colors colours color colour open hours modern minimal minimalist clean simple dark light elegant bold navy black white blue green red the a an with logo font background please no tickets doors free instagram rsvp call info tickets entry follow find open hosted join register',
)

/** A state or a postcode follows: it is a city after all ('Sun City', 'College Park'). */
const coded = (reading: Reading, k: number) =>
  STATES.has(reading.tokens[reading.word(k) === ',' ? k + 1 : k]?.text ?? '') || postcode(reading.tokens[k]?.text ?? '')

function placeEnd(reading: Reading, from: number): number {
  let k = from
  while (
    k < from + 4 &&
    (isCapital(reading.tokens[k]) || (k > from && INTERIOR.has(reading.word(k)) && isCapital(reading.tokens[k + 1]))) &&
    !STATES.has(reading.tokens[k]?.text ?? '')
  )
    k++
  return k
}
