/**
 * Requests for a work of its own that name no kind in English: a thing that is made ("a T-shirt with a tiger"), something
 * for somebody ("something for my flower shop"), a kind in another language ("Plakat für das Sommerfest").
 */
import { readKinds } from '../../brief/kind.ts'
import { Reading } from '../../brief/reading.ts'

const choice = (words: string) => `(?:${words.trim().split(/\s+/).join('|').replaceAll('_', ' ')})`

/** Things that are designed as a whole; a menu or a label is also a part, so their place says what is meant. */
const WORK = choice(
  't-?shirts? tees? hoodies? sweatshirts? mugs? tote_bags? book_covers? album_covers? magazine_covers? menus? stickers? postcards? certificates? invitations? invites? vouchers? greeting_cards? birthday_cards? wedding_cards? letterheads? packaging brochures? calendars? bookmarks?',
)
const MAKES = choice('create design generate make build draw produce craft give_me show_me sketch prepare need want')
const SOMETHING = choice(
  'something anything a_design designs some_designs an?_image an?_graphic graphics an?_artwork artwork an?_picture',
)

/** "make me a T-shirt design with a tiger", and no "a menu at the top". */
const MADE = RegExp(
  `^(?:${MAKES}(?: me| us)? )?(?:an?|another|one|some) (?:[\\w'&-]+ ){0,3}?${WORK}\\b(?! (?:format|size|version|icon|button|section|link|at|on|in|to|below|above|under|beside|next)\\b)`,
)
/** "something for my flower shop Petal": of somebody, and not of the design. */
const FOR_SOMEBODY = RegExp(
  `^(?:${MAKES}(?: me| us)? )?${SOMETHING} (?:for|about|to (?:announce|promote|advertise)) (?:an?|my|our|his|her|their|\\p{L}+'s) (?!(?:\\p{L}+ )?(?:title|headline|background|name|text|font|icon|logo|button|tagline|footer|header|corner)\\b)`,
  'u',
)
const COMPARES = /\b(?:bigger|larger|smaller|bolder|darker|lighter|brighter|more|less|different)\b/

/** What somebody needs, for whom, and what is there already, in other languages. */
const NEEDS =
  /^(?:(?:ich|wir) (?:brauchen?|möchten?|hätten?|suchen?|wollen)|(?:mach|mache|erstelle|gestalte|entwirf|designe)n? (?:mir|uns|bitte|ein)|(?:yo )?(?:necesito|necesitamos|quiero|queremos|quisiera)|(?:haz|hazme|crea|créame|diseña|diséñame)|(?:je|j'|nous) ?(?:ai besoin|avons besoin|veux|voudrais|voulons|cherche)|(?:crée|créez|fais|faites|dessine|conçois)|(?:preciso|precisamos|quero|queremos|crie|faça|desenhe)|(?:ho bisogno|abbiamo bisogno|vorrei|vorremmo|voglio|crea|creami|disegna|fammi)|(?:ik|we|wij) (?:heb|hebben|wil|willen|zoek)|(?:maak|ontwerp))(?!\p{L})/u
const SOMETHING_ELSEWHERE =
  /(?<!\p{L})(?:etwas|was|algo|quelque chose|qualcosa|iets) (?:für|para|pour|per|voor) (?:mein|unser|mi|nuestr|mon|ma|notre|la mia|il mio|la nostra|il nostro|mijn|ons|onze|meu|minha|o meu|a minha|nosso|nossa|een|ein|un|une|una|um|uma)\p{L}*/u
const FOR_ELSEWHERE = /(?<!\p{L})(?:für|zum|zur|para|pour|per|voor)(?!\p{L})/u
/** "das Plakat", "el logo": it is there. */
const THERE =
  /(?:^|\s)(?:das|den|dem|die|der|el|la|le|les|los|las|il|lo|de|het|o|a|this|that|the|mein|dieses?|este|cette|ce) ?$/u

/** @param said in lower case, without the politeness at its head */
export function asksForNew(said: string, message: string): boolean {
  if (FOR_SOMEBODY.test(said)) return true
  const made = MADE.exec(said)
  if (made) return !COMPARES.test(made[0])
  return asksElsewhere(message.toLowerCase().trim(), message)
}

/** In another language: something for somebody, or a kind that is asked for or stands at the head with its purpose. */
function asksElsewhere(lower: string, message: string): boolean {
  const needs = NEEDS.test(lower)
  if (SOMETHING_ELSEWHERE.test(lower)) return needs || /^(?:etwas|algo|quelque chose|qualcosa|iets)/.test(lower)
  if (!needs && !FOR_ELSEWHERE.test(lower)) return false
  const reading = new Reading(message)
  const { kind, mentions } = readKinds(reading)
  const first = mentions[0] && reading.tokens[mentions[0].from]
  if (kind === undefined || first === undefined) return false
  const before = lower.slice(0, first.start)
  if (THERE.test(before)) return false
  return needs || before.trim().split(/\s+/).filter(Boolean).length <= 2
}
