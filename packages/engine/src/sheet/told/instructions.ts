/** What a model is told that is to write a sheet: the grammar in few words, and a small sheet. */
import { PALETTE_ROLES } from '../grammar/colours.ts'
import type { Attribute, Element } from '../grammar/row.ts'
import { SLOTS, type SlotName } from '../types.ts'
import { EXAMPLE } from './example.ts'
import { attributesTold, SHARED, written } from './groups.ts'

/** What is said of an attribute where its name does not say it. */
const SHORT = /^(?:one of |some of )/
/** More is not said behind a name. */
const LONG = 64
const USUAL = new Set([
  'a number of pixels',
  'a number',
  'a share from 0 to 1',
  'words',
  'a name',
  'a path',
  'true or false',
  'true',
  'a name of its own in the sheet',
  'a weight',
  'ems',
  'path data',
  'points',
  'transforms',
])

function told({ name, type }: Attribute): string {
  const says = type.says.replace(/ from -?[\d.]+(?: to \d+)?$/, '')
  if (USUAL.has(says) || says.length > LONG || says.startsWith('a role of the palette')) return name
  return `${name}(${says.replace(SHORT, '').replaceAll(' or ', '|').replaceAll(', ', '|')})`
}

const list = (attributes: readonly Attribute[]) =>
  attributes
    .filter(({ rare }) => !rare)
    .map(told)
    .join(' ')

/** Slots of sites and of stages, of the collection alone. */
const OF_SITES: readonly SlotName[] = ['nav', 'second', 'lead', 'large', 'small', 'picture', 'echo']
/** Elements of the collection alone, and those whose names say it all. */
const LEFT_OUT = new Set(['head', 'site', 'part', 'layout', 'br', 'stop', 'palette', 'type', 'defs', 'sheet'])

function line(element: Element): string {
  const { shared, own } = attributesTold(element)
  const all = [...shared.map(({ name }) => name.toUpperCase()), ...own.map(told)].join(' ')
  return `<${element.name}> ${all}`
}

export interface Telling {
  /** For whoever draws one finished design: nothing is said of layouts, and the example is another's. */
  forBoards?: boolean
}

const HOLDS =
  '<sheet kind=…> holds <palette>, <type display= text=>, <defs>, then <board width height> (a finished design) or <layout for= width height> (one design for several formats).'
const HOLDS_BOARDS =
  '<sheet kind=…> holds <palette>, <type display= text=>, <defs>, then a <board name= width height> for each side or page.'

/** Fewer than 1,800 tokens. */
export const sheetInstructions = ({
  forBoards = false,
}: Telling = {}): string => `Write one sheet: XML near SVG and HTML flex. Answer with the sheet alone.
${forBoards ? HOLDS_BOARDS : HOLDS}
Lengths are pixels, angles degrees clockwise. Colours: ${PALETTE_ROLES.join(' ')}; a shade 'accent/-12'; hex. Paint: a colour, 'ink .4' (alpha), none, url(#id), linear(90, accent 0, paper 1).
Words are set and measured by the engine: give each <text> a box (left, top, width), its LARGEST size, min and fit; never guess widths, never break lines by hand. Stack facts in a <frame> so that they close up. A run of words in another colour, weight or size is a <tspan>: 40% <tspan size="1.6em">off</tspan>. A button is a <frame> with fill and padding that holds its <text>.
Children of a frame flow unless they have left/top/right/bottom. Bare shapes in a board are drawn where they stand. Draw a picture once in <defs> as <drawing>, name its parts with <g id>, place it by <use href>.
No addresses, scripts, images, foreign elements. Draw with care: closed forms, parts that touch, no shape over words.
${SHARED.map(({ name, attributes }) => `${name.toUpperCase()}: ${list(attributes)}`).join('\n')}
${written()
  .filter(({ name }) => !LEFT_OUT.has(name))
  .map(line)
  .join('\n')}
fit: line | lines N | width | stack (lines as bricks) | box | wrap. effect: shadow(accent,.05,.05) | hollow(.03) | extrusion | echo | inline | neon | cut.
Slots: ${SLOTS.filter((slot) => !OF_SITES.includes(slot)).join(' ')}. Facts of the prompt go to their slots word for word; ${forBoards ? 'own words state no fact' : 'own words only in headline, line, cta, and never a fact'}.
${forBoards ? '' : `Example:\n${EXAMPLE.trim()}\n`}`
