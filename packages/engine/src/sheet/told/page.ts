/** The page of the documentation that tells of every element and attribute, from the grammar. */

import type { Attribute, Element } from '../grammar/row.ts'
import { LIMITS } from '../limits.ts'
import { AREAS, SHAPES, SLOTS } from '../types.ts'
import { EXAMPLE } from './example.ts'
import { attributesTold, SHARED, written } from './groups.ts'

const table = (attributes: readonly Attribute[]): string =>
  attributes
    .filter(({ rare }) => !rare)
    .map(({ name, type, doc, required }) => `- \`${name}\`${required ? ' (needed)' : ''}: ${type.says}. ${doc}`)
    .join('\n')

function section(element: Element): string {
  const { shared, own } = attributesTold(element)
  const children =
    element.children.length > 0
      ? `It may hold ${element.children.map((name) => `\`${name}\``).join(', ')}${element.words ? ' and words' : ''}.`
      : element.words
        ? 'It holds words.'
        : ''
  const groups =
    shared.length > 0
      ? `Attributes: ${shared.map(({ name }) => `[${name}](#${name})`).join(', ')}${own.length > 0 ? ', and these:' : '.'}`
      : ''
  return [`### \`<${element.name}>\``, `${element.doc} ${children}`.trim(), groups, own.length > 0 ? table(own) : '']
    .filter(Boolean)
    .join('\n\n')
}

/** docs/sheet-language.md; a test holds the file against it. */
export const sheetLanguagePage =
  (): string => `<!-- Written from the grammar in packages/engine/src/sheet/grammar: node scripts/run.mjs scripts/sheet.ts docs -->

# The language of sheets

A sheet is a design as text: XML, as near to SVG, and to HTML with flex, as can be. People, models and the collection write it;
the engine sets the words, guards, edits and exports. [How to write one](how-to/write-a-sheet.md) is told elsewhere; this is all
that there is.

\`\`\`xml
${EXAMPLE.trim()}
\`\`\`

Lengths are pixels of the board, angles degrees clockwise. A colour is a role of the palette, a shade of one (\`accent/-12\`:
twelve hundredths darker), or hex. A paint is a colour, a colour with an alpha behind it (\`ink .4\`), \`none\`, \`url(#id)\` of a
gradient in \`<defs>\`, which spans what it fills, or a gradient written out, which spans the whole box or drawing:
\`linear(90, accent 0, paper .5 1)\` (angle, then colour, alpha if any, place) and \`radial(.5 .5 .7, accent 0, paper 1)\`
(centre, radius).

What is written in the manner of SVG or CSS and means the same is taken (\`font-size\`, \`style="fill:red"\`, \`x\` and \`y\`, names of
colours, \`px\`); what means nothing here is a fault, told with line and column. Nothing outside a sheet is ever asked for: there are
no addresses, no entities, no scripts. A sheet has at most ${LIMITS.characters.toLocaleString('en')} characters, ${LIMITS.elements.toLocaleString('en')} elements,
${LIMITS.depth} levels, and ${LIMITS.shapes.toLocaleString('en')} shapes, counting what is used by its id each time.

## Attributes that several elements have

${SHARED.map(({ name, of, attributes }) => `### ${name}\n\n${of}.\n\n${table(attributes)}`).join('\n\n')}

## Elements

${written().map(section).join('\n\n')}

## Slots

What of the words a part takes: ${SLOTS.map((slot) => `\`${slot}\``).join(', ')}. \`details\` is a frame with one text: every fact that has no slot
of its own is set there, one each. \`items\` is a frame with one text, or one frame that holds a \`<text slot="item">\`, for each entry of a
list. Of a site \`nav\` is a frame with one text, a way through it each, and \`second\` the second call to act. An \`<image slot="given">\` is the visitor's picture. A slot without words goes, and what was drawn round it (the frame that holds
it) goes with it. Own words that stand in a slot are shown where nobody gives any: only \`headline\`, \`line\` and \`cta\` have some, and
they never state a fact.

## Stages

A sheet of the collection whose head says \`kinds="stage"\` takes what a prompt tells to stand where. Its layouts hold frames with an
\`area\` (${AREAS.map((area) => `\`${area}\``).join(', ')}): the words that were told to stand there stand in it, as
large as it holds, each in the letters of its rank, which texts with \`slot="lead"\` (the words that lead), \`large\` and \`small\` show, and a frame
with a \`slot="cta"\` for a call to act. An area without words is left out. A frame with \`slot="picture"\` takes what was told to be seen, at the side that its \`align\` and
\`justify\` say; several take several things that were told to stand apart. With \`clip\` it is a window, which a scene fills and a thing stands in. An area may hold a frame \`slot="details"\` with the \`small\` text: all small
words stand in it, under one another, or with \`direction="row"\` in one row or two columns with its other parts between them. A frame with \`slot="echo"\` shows
what leads once more, as an ornament. Several layouts may be for one shape: the one that takes what was told is set. A card is led by its type where a layout has no
picture, and a layout with \`side="back"\` takes what was told to stand there. Areas
and pictures are frames of the layout itself, with \`left\` or \`right\`, \`top\` or \`bottom\`, \`width\` and \`height\` in pixels. \`paper\` is the ground that was told,
\`surface\` a near tone of it, \`secondary\` a farther one, \`accent\` the colour that was told beside it.

## Changes

A sheet is changed by the ids of its parts with \`<changes>\`, which holds, in their order, \`<set id="headline" top="780" size="120"/>\`
(attributes; an empty value takes one away, words in it are the part's new words), \`<move id="badge" into="front"/>\` (or \`before\`,
\`after\`), \`<insert into="front">…</insert>\` (likewise), \`<replace id="kite">…</replace>\` and \`<remove id="tail"/>\`. A part without an id goes
by its slot or element, numbered from the second on: \`date\`, \`text-2\`. Models answer so that mend a sheet or look at its picture.

## Shapes of format

\`for\` of a layout is ${SHAPES.map((shape) => `\`${shape}\``).join(', ')}: \`tall\` is narrower than 0.6 of its height, \`portrait\` than 0.85, \`square\` up to 1.2,
\`wide\` up to 2.3, \`strip\` beyond, \`card\` a business card. In a format of another size what stands in the layout keeps its relative
place, boxes of words and plain fills stretch, drawings, frames that hold one and what has \`keep\` keep their proportions, and what
touches an edge keeps touching it.
`
