/** Forms that hold words are part of the layout: a disc, a box, … with its words inside, as large as they need. */
import type { Form } from '../../../brief/types.ts'
import { formId } from '../../../critic/asked-forms.ts'
import { column, frame } from '../../../scene/build.ts'
import type { ColourRef, Frame, Node } from '../../../scene/types.ts'
import type { Sheet } from '../sheet.ts'
import { burstCorners } from './burst.ts'

/** Of the sheet's shorter side: how wide a figure is that holds words; in a corner it leaves the others their room. */
const WIDTH = { small: 0.24, usual: 0.42, large: 0.58, huge: 0.8 } as const
const CORNERED = 0.62
/** Of a figure's width: what its words have of it. */
const ROOM: Partial<Record<Form['shape'], number>> = {
  disc: 0.76,
  ring: 0.76,
  burst: 0.66,
  triangle: 0.54,
  diamond: 0.56,
  square: 0.84,
}
/** Of a triangle's height: where its words end above the foot. */
const FOOT = 0.1

function sideOf({ width, height }: Sheet, { size, shape, at }: Form): number {
  const pointed = shape === 'triangle' || shape === 'diamond' ? 1.4 : 1
  const cornered = at?.includes('-') ? CORNERED : 1
  return Math.min(width, height) * Math.min(0.86, WIDTH[size ?? 'usual'] * pointed * cornered)
}

/** The width that words have in a figure. */
export const roomInFigure = (sheet: Sheet, form: Form): number => sideOf(sheet, form) * (ROOM[form.shape] ?? 1)

/** The figure about words that stand so wide and so tall at most. */
export function figureFrame(sheet: Sheet, form: Form, fill: ColourRef, words: Node[], [w, h]: [number, number]): Frame {
  const id = formId((sheet.brief.forms ?? []).indexOf(form))
  const side = sideOf(sheet, form)
  const middle = { align: 'center', justify: 'center' } as const
  if (form.shape === 'square') {
    const pad = sheet.u * 3
    return column(id, { role: 'panel', fill, layout: { ...middle, padding: [pad, pad * 1.4, pad, pad * 1.4] } }, words)
  }
  if (form.shape === 'disc' || form.shape === 'ring') {
    const across = Math.max(side, Math.hypot(w, h) * 1.12)
    const edge = Math.max(2, sheet.u * 0.8)
    return column(
      id,
      {
        role: 'panel',
        width: across,
        height: across,
        radius: 'full',
        ...(form.shape === 'ring' ? { stroke: { paint: fill, width: edge } } : { fill }),
        layout: middle,
      },
      words,
    )
  }
  const isTriangle = form.shape === 'triangle'
  const isBurst = form.shape === 'burst'
  const least = isTriangle ? (w + 1.16 * h) * 1.18 : isBurst ? Math.hypot(w, h) * 1.26 : (w + h) * 1.1
  const across = Math.max(side, least)
  const tall = isTriangle ? across * 0.866 : across
  const d = isTriangle
    ? `M${across / 2} 0L${across} ${tall}H0Z`
    : isBurst
      ? `M${burstCorners(across / 2, across / 2, across / 2)
          .map((corner) => corner.map((one) => one.toFixed(1)).join(' '))
          .join('L')}Z`
      : `M${across / 2} 0L${across} ${tall / 2}L${across / 2} ${tall}L0 ${tall / 2}Z`
  return column(
    id,
    {
      role: 'panel',
      width: across,
      height: tall,
      layout: isTriangle ? { align: 'center', justify: 'end', padding: [0, 0, tall * FOOT, 0] } : middle,
    },
    [
      frame(`${id}-ground`, { at: { left: 0, top: 0 }, width: across, height: tall }, [
        {
          type: 'vector',
          id: `${id}-shape`,
          role: 'decoration',
          viewBox: [across, tall],
          width: across,
          height: tall,
          shapes: [{ d, fill }],
        },
      ]),
      ...words,
    ],
  )
}
