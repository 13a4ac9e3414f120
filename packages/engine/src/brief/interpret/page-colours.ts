/**
 * Which colour of a page is whose: 'assign ivory to the background and forest green to interactive elements'. Clause by
 * clause; a clause that names one of the two gives it the colour that it names.
 */
import { parse } from 'culori'
import { hexOf } from '../../colour/colour.ts'
import type { ColourRequest } from '../types.ts'

const CLAUSE = /[.;,\n]|\band\b|\bwhile\b|\bwith\b/i
const GROUND = /\b(?:back(?:ground|drop)s?|canvas|base colou?r|(?:outer|page|overall) layout)\b/i
const PARTS =
  /\b(?:elements?|components?|buttons?|highlights?|accents?|widgets?|controls?|ui|interface|blocks?|interactive|styling|styles?)\b/i

/** Hues that everybody names, and that CSS has so raw that nobody means them: they stay what a designer means. */
const PLAIN = new Set(
  'red orange yellow green blue purple pink brown violet cyan magenta gray grey navy gold'.split(' '),
)

/** Who describes a page speaks CSS: there 'azure' and 'lavender' are pale. */
function asInCss(colour: ColourRequest): ColourRequest {
  const name = colour.words.toLowerCase().replaceAll(/[\s-]/g, '')
  const named = /^[a-z]+$/.test(name) && !PLAIN.has(name) && parse(name)
  return named ? { ...colour, hex: hexOf(named) } : colour
}

/** The colours as a page means them, with the targets that the prompt's clauses give them. */
export function pageColours(prompt: string, colours: readonly ColourRequest[]): ColourRequest[] {
  const clauses = prompt.split(CLAUSE)
  return colours.map(asInCss).map((colour) => {
    if (colour.target !== 'any' && colour.target !== 'background' && colour.target !== 'accent') return colour
    const said = new RegExp(`\\b${colour.words.replace(/[^\w\s#]/g, '.')}\\b`, 'i')
    const clause = clauses.find((one) => said.test(one) && GROUND.test(one) !== PARTS.test(one))
    return clause ? { ...colour, target: GROUND.test(clause) ? 'background' : 'accent' } : colour
  })
}
