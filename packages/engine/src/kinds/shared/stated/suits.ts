/** How well a row of the wardrobe suits what is told. */
import type { Brief } from '../../../brief/types.ts'
import { contrast } from '../../../colour/colour.ts'
import { isEnsemble } from '../../../imagery/ensembles/table.ts'
import { classOf, type FigureClass } from '../../../imagery/figure-classes.ts'
import { sizesOf } from '../../../imagery/figure-drawings.ts'
import { bringsGround } from '../../../imagery/lent-figures.ts'
import { isView } from '../pictured/settings.ts'
import type { Piece } from '../pieces.ts'
import type { DressRow } from './dresses.ts'
import { LEADING, PICTURES } from './groups.ts'
import { wishFor } from './inks.ts'
import { inOrder } from './pieces.ts'

/** What a tone asks for, and what it does not become, as weights. */
const [WANTED, OTHERWISE, UNBECOMING] = [1.7, 0.7, 0.25]

/** Colours that a picture was asked to have, or is known by, are not printed over. */
const COLOURED = /\b(?:colou?rful|multi-?colou?red|vibrant|rainbow|realistic|watercolou?rs?|full[ -]colou?r|flags?)\b/i
const OF_PICTURES: readonly string[] = PICTURES
const keepsColours = ({ prompt, colours }: Brief): boolean =>
  COLOURED.test(prompt) || colours.some(({ target }) => OF_PICTURES.includes(target))

const PEOPLE: readonly FigureClass[] = ['person', 'portrait']
/** A silhouette tells things and animals, hardly people. */
const isToldBySilhouette = ({ figure }: Piece): boolean => !isEnsemble(figure) && !PEOPLE.includes(classOf(figure))

/** A print wants two inks that are well apart. */
const APART = 2.6
function hasTwoInks(brief: Brief): boolean {
  const ground = brief.colours.find(({ target }) => target === 'background')
  const ink = LEADING.map((role) => wishFor(brief, role)).find((wish) => wish !== undefined)
  return !ground || !ink || contrast(ground.hex, ink.hex) >= APART
}

/** Whether what is to be seen can be shown so. */
function canShow({ cut, echo, bleed, land, border, foot, toned }: DressRow, brief: Brief): boolean {
  const [lead, ...others] = inOrder(brief)
  // Land wants something that stands on it, below the words.
  if (land && !lead) return false
  // What somebody drew stays as it was drawn, and whole.
  if (lead?.lent && (cut === 'print' || echo !== undefined || bleed !== undefined)) return false
  if (lead?.lent && bringsGround(lead.figure) && (cut !== 'soft' || land || border || foot || toned)) return false
  const plain = cut !== 'print' && echo === undefined && bleed === undefined
  if (plain) return true
  if (!lead || isView(lead.figure) || brief.picture || (cut === 'print' && (keepsColours(brief) || !hasTwoInks(brief))))
    return false
  // What was said to be small or of middle size, or has others beside it, is not brought near.
  if (bleed !== undefined) return lead.size !== 'small' && lead.size !== 'medium' && others.length === 0
  if (echo === 'ghost' || echo === undefined) return true
  // A row to both sides wants both sides free.
  return isToldBySilhouette(lead) && (echo !== 'frieze' || others.every(({ at }) => !at || at === lead.at))
}

/** How often a thing alone stands on a broad sheet that it leaves empty to both sides. */
const [BROAD, EMPTY] = [1.25, 0.55]
function leavesSides({ echo, land }: DressRow, brief: Brief): boolean {
  const { width, height } = brief.format
  const [lead] = inOrder(brief)
  if (echo || land || !lead || height === 'auto' || width < height * BROAD) return false
  const { w, h } = sizesOf(lead.figure)
  return w < h * BROAD
}

/** How well a row suits a brief, 0 where it cannot show what is told. */
export function rowSuits(row: DressRow, brief: Brief): number {
  if (!canShow(row, brief)) return 0
  const { tones } = brief.style
  const is = (some: DressRow['for']) => tones.some((tone) => some?.includes(tone))
  const toned = is(row.for) ? WANTED : row.for && tones.length > 0 ? OTHERWISE : 1
  return row.weight * toned * (is(row.not) ? UNBECOMING : 1) * (leavesSides(row, brief) ? EMPTY : 1)
}
