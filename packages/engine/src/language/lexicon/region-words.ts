/** By what words, addresses and measures a place is known to be in Europe or in North America. */

/** By its customs of paper and print: those of Europe, which most of the world has, or those of North America. */
export type Region = 'europe' | 'america'

/** Telephone codes of countries with that card; the United Kingdom has it as well. */
const CALLED =
  /(?:\+|\b00)\s?\(?(?:3[0-4]|351|352|353|354|358|359|36|37[0-3]|385|386|387|389|39|4[0-1]|420|421|43|44|45|46|47|48|49)\)?[\s\d(./-]{5,}/u
/** 'info@atelier.fr', 'krone.de' */
const ENDED =
  /[\p{L}\d-]\.(?:at|be|ch|cz|de|dk|es|eu|fi|fr|gr|hr|hu|ie|it|lt|lu|lv|nl|no|pl|pt|ro|se|si|sk|uk)\b(?![\w-])/iu
/** A code of four or five figures stands before its town there: '10115 Berlin', 'F-69002 Lyon', 'SW1A 2AA'. */
const CODED =
  /(?:^|[,·|/(\n])\s*(?:[A-Z]{1,2}-)?\d{4,5}\s+\p{Lu}\p{Ll}{2,}(?!\p{L})|\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b/u
/** Streets by their names in these languages. */
const STREETS =
  /\p{L}(?:straße|strasse|str\.|gasse|platz|allee|weg|straat|gatan|vägen|gade|vej)(?!\p{L})|(?<!\p{L})(?:rue|quai|impasse|via|viale|piazza|calle|plaza|rua|praça|ulica|ul\.)\s+(?:de\s|du\s|des\s|del\s|della\s|la\s|do\s|da\s)?\p{Lu}/iu
const COUNTRIES =
  /(?<!\p{L})(?:germany|deutschland|france|austria|österreich|switzerland|schweiz|suisse|italy|italia|spain|españa|portugal|netherlands|nederland|belgium|belgië|belgique|luxembourg|denmark|danmark|sweden|sverige|norway|norge|finland|suomi|poland|polska|czechia|ireland|united kingdom|england|scotland|wales|greece|hungary|croatia|european)(?!\p{L})/iu
/** Towns that are few others' name, told as a place. */
const TOWNS =
  /(?:(?<!\p{L})(?:in|aus|from|at|near|bei|à|a|en|di|de)\s+|[,|·•(–-]\s*)(?:stuttgart|münchen|munich|hamburg|köln|cologne|düsseldorf|frankfurt|leipzig|dresden|hannover|nürnberg|nuremberg|bremen|berlin|freiburg|tübingen|karlsruhe|mannheim|wien|graz|salzburg|innsbruck|linz|zürich|zurich|basel|bern|lausanne|genève|geneva|luzern|amsterdam|rotterdam|utrecht|den haag|antwerpen|antwerp|gent|brussels|bruxelles|lyon|marseille|bordeaux|toulouse|nantes|lille|strasbourg|barcelona|sevilla|seville|bilbao|lisboa|lisbon|porto|milano|milan|roma|torino|turin|napoli|firenze|florence|bologna|københavn|copenhagen|aarhus|stockholm|göteborg|malmö|oslo|helsinki|warszawa|warsaw|kraków|krakow|gdańsk|wrocław|praha|prague|brno|budapest|edinburgh|glasgow|cardiff|leeds)(?!\p{L})/iu
/** An American address has its state and code behind the town: 'Portland, OR 97204'. */
const AMERICAN =
  /,\s*[A-Z]{2}\s+\d{5}(?:-\d{4})?\b|(?<!\p{L})(?:usa|u\.s\.a\.|united states|canada)(?!\p{L})|\+1[\s(.-]|(?<![\d(])\(\d{3}\)\s?\d{3}-\d{4}\b/iu
/** What it costs. */
const EUROS = /[€£]|(?<!\p{L})(?:EUR|CHF|GBP|kr\.?|zł|Kč)\s?\d|\d\s?(?:EUR|CHF|GBP|kr\.?|zł|Kč|euros?)(?!\p{L})/u
const DOLLARS = /\$\s?\d|(?<!\p{L})(?:USD|CAD)(?!\p{L})/u
/** How its sheet is measured. */
const METRIC = /(?<![\p{L}\d])(?:din[\s-]?)?a[0-6](?![\p{L}\d])|(?<!\p{L})din[\s-]?lang|\d\s?(?:mm|cm)(?!\p{L})/iu
const INCHES =
  /(?<!\p{L})(?:us[\s-]?letter|letter[\s-](?:size|sized|format|paper)|tabloid|us[\s-](?:size|card|standard|business))(?!\p{L})|\d\s?(?:in|inch|inches)(?!\p{L})|\d\s?″/iu

/** The surest signs first: where somebody is, what they pay with, how they measure. */
export const SIGNS_OF_REGION: readonly (readonly [Region, readonly RegExp[]])[] = [
  ['america', [AMERICAN]],
  ['europe', [CALLED, ENDED, CODED, STREETS, COUNTRIES, TOWNS]],
  ['europe', [EUROS]],
  ['america', [INCHES]],
  ['europe', [METRIC]],
  ['america', [DOLLARS]],
]
