/** Where a card is handed out, as its address says: in most of Europe cards are 85 × 55 mm. */

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
/** An American address has its state and code behind the town: 'Portland, OR 97204'. */
const AMERICAN = /,\s*[A-Z]{2}\s+\d{5}(?:-\d{4})?\b|(?<!\p{L})(?:usa|u\.s\.a\.|united states)(?!\p{L})|\+1[\s(.-]/iu

export const isEuropean = (text: string): boolean =>
  !AMERICAN.test(text) && [CALLED, ENDED, CODED, STREETS, COUNTRIES].some((sign) => sign.test(text))
