/** Buttons and links. */
import type { Copy } from '../../../brief/types.ts'
import { difference } from '../../../colour/colour.ts'
import { resolveColour } from '../../../render/paint.ts'
import { frame, row } from '../../../scene/build.ts'
import type { ColourRef, Frame, Text } from '../../../scene/types.ts'
import { askedButton, buttonIn } from '../../shared/button-colours.ts'
import type { Ground } from './grounds.ts'
import { WITHIN } from './links.ts'
import type { Page } from './page.ts'
import { SIZE, set } from './words.ts'

/** Corners of buttons: those of the direction, a pill where it is soft. */
const corner = (radius: number): number | 'full' => (radius >= 20 ? 'full' : Math.min(radius, 12))

const call = (id: string, words: Copy | string, page: Page, fill: Text['fill']): Text =>
  set(`${id}-text`, words, 'cta', {
    font: 'text',
    weight: page.direction.weights.strong,
    size: SIZE.body,
    lineHeight: 1.25,
    fill,
    element: 'span',
    fit: { min: 12, lines: 2 },
    maxWidth: 420,
  })

/** The colours of a button: those that the brief asks for, where they are told from the ground. */
function coloursOn({ brief, direction: { palette } }: Page, ground: Ground): { fill: ColourRef; ink: ColourRef } {
  const asked = askedButton(brief)
  const isTold = asked && difference(asked, resolveColour(ground.fill, palette)) > TOLD
  return isTold ? buttonIn(asked, palette) : { fill: ground.button.fill, ink: ground.button.text }
}
/** A distance in OKLab at which a button is seen on its ground at a glance. */
const TOLD = 0.14

export function button(id: string, words: Copy | string, page: Page, ground: Ground, href = WITHIN): Frame {
  const { fill, ink } = coloursOn(page, ground)
  return frame(
    id,
    {
      role: 'button',
      element: 'a',
      href,
      fill,
      radius: corner(page.direction.radius),
      layout: { direction: 'row', padding: [20, 36, 20, 36], align: 'center', justify: 'center' },
    },
    [call(id, words, page, ink)],
  )
}

/** The second choice: a link on a line. */
export const quietLink = (id: string, words: Copy | string, page: Page, ground: Ground): Frame =>
  frame(
    id,
    {
      element: 'a',
      href: WITHIN,
      role: 'group',
      alignSelf: 'start',
      stroke: { paint: ground.text, width: 2, sides: ['bottom'] },
      layout: { padding: [4, 0, 9, 0] },
    },
    [call(id, words, page, ground.text)],
  )

/** The two calls of the hero, side by side. */
export function calls(
  id: string,
  page: Page,
  ground: Ground,
  words: { primary: Copy | string; secondary: Copy | string },
): Frame {
  return row(id, { role: 'group', layout: { gap: 32, align: 'center', wrap: true } }, [
    button(`${id}-primary`, words.primary, page, ground),
    quietLink(`${id}-secondary`, words.secondary, page, ground),
  ])
}
