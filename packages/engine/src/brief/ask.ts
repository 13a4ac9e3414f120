/** What a prompt asks for, one thing at a time. */
import type { Role } from '../scene/types.ts'

/**
 * What an ask is. Texts first:
 * - `announced` what the piece is for, as a passer-by must read it: 'bake sale', 'book club', 'closing down', 'lost cat'. It stands in
 *   the largest or second largest text, alone or with the name.
 * - `name` whose it is, or what it is called: a shop, a band, a play, a person whose card it is.
 * - `trade` what the owner is or does, where a name does not tell: 'bike repair shop'; what a title is the title of: 'sourdough course'.
 * - `offer` what is to be had on which terms, the whole of it: 'half price on all sandals', 'pay no joining fee', 'free delivery over £40'.
 * - `when` dates, times, hours, ranges of them, each whole: '19–21 September', 'every first Thursday', 'doors 7:30'.
 * - `where` venues, streets, towns, ways to get there: 'St Mary school hall', 'behind the library'.
 * - `price` what it costs: '€15 on the door', 'members free'.
 * - `person` who is there or speaks, and as what: 'Nell Quarry supporting', 'led by Miss Abena'.
 * - `contact` phones, mail, links, handles, with what they are for where that is said.
 * - `item` one of a list whose items belong together and stand alike, in their order: dishes with prices, services, what is on.
 * - `line` any other words that are to be read: a motto, an instruction ('bring your own mug'), a condition ('ages 14+'), a sentence.
 * - `button` the words to be pressed.
 * - `lines` so many lines that nobody gave ('5 tips for better sleep'): `count` of them, marked as samples. Its title is another ask.
 * And what is seen:
 * - `thing` something in the picture, with `count`, `colour` and where it stands as far as said.
 * - `colour` a colour, `of` what: 'background', 'text', a role, or nothing where it is simply to be there.
 * - `look` a manner or mood: 'retro', 'hand-drawn'. `format` size, paper or place of use. `without` what must not be there.
 * What is said of the asker, of the audience or of the request itself is none of them.
 */
export const ASK_KINDS = [
  'announced',
  'name',
  'trade',
  'offer',
  'when',
  'where',
  'price',
  'person',
  'contact',
  'item',
  'line',
  'button',
  'lines',
  'thing',
  'colour',
  'look',
  'format',
  'without',
] as const
export type AskKind = (typeof ASK_KINDS)[number]

/** One thing that a prompt asks for, and how it shows that it was done. */
export interface Ask {
  /** Its kind and number: 'when-2'. */
  id: string
  kind: AskKind
  /** In the prompt's own letters, mended as a copy editor would: what is set is this, but for capitals and line breaks. */
  words: string
  /** It must stand as text in every design. */
  set: boolean
  /** The role that its text has in `copy`; texts alone. */
  role?: Role
  /** Where it is looked for: among set texts, named parts of the picture, colours, the format, the look, or nowhere. */
  shown: 'text' | 'picture' | 'palette' | 'format' | 'look' | 'absent'
  /** It stands in the largest or second largest text, it or one of the others that lead. */
  leads?: true
  /** How many: things to be seen, lines asked for. */
  count?: number
  /** Of a colour: what it is asked for. Of an item: the title of its list, where it has one. */
  of?: string
  /** The colour of a thing, sRGB or its word as the prompt has it; of a colour ask its sRGB value. */
  colour?: string
}
