import { column, frame, row } from '../../../scene/build.ts'
import type { Vector } from '../../../scene/types.ts'
import { copyText, scene } from '../../shared/brief-scene.ts'
import { circle } from '../../shared/geometry.ts'
import { GROUNDS } from '../../shared/sheet.ts'
import { hasPictogram, pictogram } from '../../shared/subject.ts'
import type { Archetype } from '../../types.ts'
import { bannerSheet, supportSize } from '../parts/banner-sheet.ts'
import { words } from '../parts/word-block.ts'

/** An admission ticket: notched, perforated, with a stub that carries the call. */
export const ticket: Archetype = {
  name: 'ticket',
  example: 'Banner for the Kino Palme film night, Friday 9 October, 8 pm, Rooftop, Buy tickets, red and cream',
  suits: (brief) =>
    brief.picture?.treatAs === 'photo' || !brief.copy.some(({ role }) => role === 'date' || role === 'time')
      ? 0
      : ['event', 'music', 'film', 'art', 'sports', 'gaming'].includes(brief.subject.industry)
        ? 0.9
        : 0.6,
  compose(composition) {
    const base = bannerSheet(composition)
    const { brief, direction, plan, width, height, margin, proportion, random } = base
    const across = proportion === 'strip' || proportion === 'wide'
    const outer = random.pick([GROUNDS.accent, GROUNDS.ink, GROUNDS.secondary])
    const ground = GROUNDS.paper
    const inset = proportion === 'strip' ? height * 0.1 : margin * 0.72
    const [w, h] = [width - 2 * inset, height - 2 * inset]
    const stub = across ? Math.min(w * 0.28, h * (proportion === 'strip' ? 1.7 : 0.7)) : h * 0.24
    const notch = Math.min(w, h) * (proportion === 'strip' ? 0.13 : 0.055)
    const cut = across ? w - stub : h - stub
    // The holes of the perforation are set in an even rhythm from notch to notch.
    const length = (across ? h : w) - 2 * notch
    const count = Math.max(5, Math.round(length / (notch * 1.15)))
    const holes = Array.from({ length: count }, (_, i) => {
      const along = notch + (length * (i + 0.5)) / count
      return across ? circle(cut, along, notch * 0.16) : circle(along, cut, notch * 0.16)
    })
    const cuts: Vector = {
      type: 'vector',
      id: 'perforation',
      role: 'decoration',
      at: { left: inset, top: inset },
      width: w,
      height: h,
      viewBox: [w, h],
      shapes: [
        {
          d: [
            ...(across
              ? [circle(cut, 0, notch), circle(cut, h, notch)]
              : [circle(0, cut, notch), circle(w, cut, notch)]),
            ...holes,
          ].join(''),
          fill: outer.fill,
        },
      ],
    }
    const sheet = { ...base, plan: { ...plan }, width: w, height: h }
    const callOnStub = plan.cta
    if (callOnStub) delete sheet.plan.cta
    const size = supportSize(base) * 1.15
    const sign = Math.min(stub, across ? h : w) * (across ? 0.42 : 0.36)
    const pad = margin * 0.6
    const end = (across ? column : row)(
      'stub',
      {
        ...(across ? { width: stub, height: h } : { width: w, height: stub }),
        layout: {
          padding: [pad, pad + notch * 0.4, pad, pad + notch * 0.4],
          align: 'center',
          justify: 'center',
          gap: size * 0.9,
        },
      },
      [
        ...(hasPictogram(base) && !(proportion === 'strip' && callOnStub)
          ? pictogram(base, 'accent', { width: sign, height: sign })
          : []),
        ...(callOnStub
          ? [
              copyText('cta', callOnStub, {
                font: 'text',
                weight: direction.weights.strong,
                size,
                lineHeight: 1.2,
                align: across ? 'center' : 'start',
                fill: 'ink',
                maxWidth: (across ? stub : w * 0.6) - 2 * pad - notch,
                fit: { min: base.tiny ? 8 : 11, lines: 2 },
              }),
            ]
          : []),
      ],
    )
    return scene(brief, direction, [
      {
        name: 'banner',
        root: column('root', { fill: outer.fill, clip: true, layout: { padding: inset } }, [
          frame('paper', { role: 'panel', fill: ground.fill, width: w, height: h, radius: notch * 0.3 }, [
            (across ? row : column)('parts', {}, [
              words(sheet, ground, {
                width: across ? w - stub : w,
                height: across ? h : h - stub,
                padding: proportion === 'strip' ? margin : margin * 0.9,
                button: ['accent', 'onAccent'],
                share: 0.42,
              }),
              end,
            ]),
          ]),
          cuts,
        ]),
      },
    ])
  },
}
