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

function streetEnd(reading: Reading, i: number): number {
  const { tokens } = reading
  const first = tokens[i]
  if (first === undefined || first.type === 'mark' || first.type === 'quote' || first.type === 'newline') return i
  if (houseNumber(first.text)) {
    // 12 rue de Rivoli
    if (LEADING.has(reading.word(i + 1)) && tokens[i + 2]?.type === 'word') {
      let k = i + 2
      while (k < i + 6 && (isCapital(tokens[k]) || INTERIOR.has(reading.word(k)))) k++
      if (k > i + 2) return k
    }
    for (let k = i + 1; k < i + 6; k++) {
      const token = tokens[k]
      if (token === undefined || (token.type !== 'word' && token.type !== 'number')) return i
      if (k > i + 1 || SUFFIXES.has(token.lower)) {
        if (SUFFIXES.has(token.lower) && (k > i + 1 || token.lower === 'broadway')) {
          if (WEAK.has(token.lower) && !isCapital(token) && !isCapital(tokens[k - 1])) return i
          // 12 Hill Street: the longer reading.
          const longer =
            SUFFIXES.has(reading.word(k + 1)) && isCapital(tokens[k + 1]) === isCapital(token) ? k + 2 : k + 1
          return /^(N|S|E|W|NE|NW|SE|SW)\.?$/.test(tokens[longer]?.text ?? '') ? longer + 1 : longer
        }
      }
      if (GERMAN.test(token.text) && isCapital(token) && token.text.length > 5) return k + 1
      if (token.type === 'word' && !isCapital(token) && reading.casing === 'mixed' && !INTERIOR.has(token.lower)) {
        if (!SUFFIXES.has(reading.word(k + 1))) return i
      }
      if (/^(and|for|with|in|on|at|by|x|or|to|people|years|options)$/.test(token.lower)) return i
    }
    return i
  }
  if (first.type !== 'word') return i
  const small = /^(?:via|rue|calle|rua|ulica)$/.test(first.text) && isCapital(tokens[i + 1])
  if (LEADING.has(first.lower) && (isCapital(first) || small || reading.casing !== 'mixed')) {
    for (let k = i + 1; k < i + 7; k++) {
      const token = tokens[k]
      if (token === undefined || token.type === 'newline') return i
      if (token.text === ',' && houseNumber(tokens[k + 1]?.text ?? '')) return k + 2
      if (houseNumber(token.text)) return k + 1
      if (!isCapital(token) && !INTERIOR.has(token.lower)) return i
    }
    return i
  }
  // Hauptstraße 12; Am Markt 3 is left to its label.
  if (
    GERMAN.test(first.text) &&
    first.text.length > 5 &&
    isCapital(first) &&
    houseNumber(tokens[i + 1]?.text ?? '') &&
    !SUFFIXES.has(reading.word(i + 2))
  )
    return i + 2
  if (
    isCapital(first) &&
    isCapital(tokens[i + 1]) &&
    /^(?:straße|strasse|str\.|gasse|platz|allee|weg|ufer|straat|laan|gracht|plein|street|caddesi|cad\.?|cd\.|sokak|sokağı|sok\.|sk\.|bulvarı|utca|út|tér|tie|vej|gade|gata|gate|väg|vägen)$/.test(
      reading.word(i + 1),
    ) &&
    houseNumber(tokens[i + 2]?.text ?? '')
  )
    return i + 3
  // Oude Houtlei 18; Bryggen 12, Bergen: capitals and a number between commas, a city behind.
  const door = doorEnd(reading, i)
  if (door > i) return door
  const named = namedStreetEnd(reading, i)
  if (named > i) return named
  if (/^p\.?o\.?$/i.test(first.text) && reading.word(i + 1) === 'box' && /^\d+$/.test(tokens[i + 2]?.text ?? ''))
    return i + 3
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

function cityEnd(reading: Reading, street: number): number {
  const { tokens } = reading
  let end = street
  for (let guard = 0; guard < 4; guard++) {
    let k = end
    const comma = reading.word(k) === ','
    if (comma) k++
    const token = tokens[k]
    if (token === undefined || !reading.free(k)) break
    if (UNITS.has(token.lower) && /^#?\d+[a-z]?$|^[A-Z]$/i.test(tokens[k + 1]?.text ?? '')) {
      end = k + 2
      continue
    }
    if (comma && /^\d{1,2}(?:st|nd|rd|th)$/i.test(token.text) && reading.word(k + 1) === 'floor') {
      end = k + 2
      continue
    }
    if (STATES.has(token.text) || (postcode(token.text) && (comma || guard > 0))) {
      end = k + 1
      while (
        postcode(tokens[end]?.text ?? '') ||
        /^\d[A-Z]{2}$/.test(tokens[end]?.text ?? '') ||
        STATES.has(tokens[end]?.text ?? '')
      )
        end++
      if (isCapital(tokens[end]) && /^\d{4,5}/.test(tokens[end - 1]?.text ?? '')) end = placeEnd(reading, end)
      continue
    }
    const in_ = !comma && reading.word(k) === 'in' && isCapital(tokens[k + 1]) && reading.casing === 'mixed'
    const from = in_ ? k + 1 : k
    if ((comma || in_) && isCapital(tokens[from]) && reading.casing !== 'title') {
      const place = placeEnd(reading, from)
      // 'Elm Street 5, Tel …', '…, Founder': the next field, no city.
      if (
        FIELD.has(reading.word(from)) ||
        reading.word(place) === ':' ||
        (reading.word(place) === 'in' && cornerAt(reading, place) === undefined && !looked(reading.word(place + 1))) ||
        (BUSINESS_NOUNS.has(reading.word(place)) && tokens[place]?.type === 'word') ||
        (place - from > 1 && BUSINESS_NOUNS.has(reading.word(place - 1)) && !coded(reading, place)) ||
        place - from > 3
      )
        break
      end = place
      if (STATES.has(tokens[end]?.text ?? '')) end++
      while (postcode(tokens[end]?.text ?? '') || /^\d[A-Z]{2}$/.test(tokens[end]?.text ?? '')) end++
      continue
    }
    break
  }
  return end
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
