/** Treatments with one large silhouette: cropped, printed twice, cut, turned into its ground. */
import { nth } from '../../../base/items.ts'
import { contrast } from '../../../colour/colour.ts'
import { motif } from '../../../imagery/motifs.ts'
import { circle, round } from '../../../imagery/shapes.ts'
import { frame } from '../../../scene/build.ts'
import type { ColourRef, PaletteRole, Vector } from '../../../scene/types.ts'
import { isSeenOn } from '../figure.ts'
import { type Art, portrait, stamp, type Treatment } from './types.ts'

const first = ({ icons }: Art): string => nth(icons, 0)
const plate = (art: Art, id: string, shapes: Vector['shapes'], role: Vector['role'] = 'pattern'): Vector => ({
  type: 'vector',
  id,
  ...(role && { role }),
  at: { left: 0, top: 0 },
  width: art.width,
  height: art.height,
  viewBox: [round(art.width), round(art.height)],
  shapes,
})
/** A disc is seen on its ground; what is cut out of it in that ground's colour wants more. */
const [DISC_SEEN, CUT_SEEN] = [1.25, 2.6]
/** The tone that what stands before it is seen on, itself seen on the box. */
function behind({ sheet, fill, figures: [name], tones }: Art, among: readonly PaletteRole[] = tones): PaletteRole {
  const { palette } = sheet.direction
  const seen = (tone: PaletteRole) => contrast(palette[tone], palette[fill])
  const least = name ? DISC_SEEN : CUT_SEEN
  return (
    among.find((tone) => seen(tone) >= least && (!name || isSeenOn(sheet, name, tone))) ??
    tones.toSorted((a, b) => seen(b) - seen(a))[0] ??
    tones[0]
  )
}

/** Tones that a drawing may be said to have. */
const speaks = ({ sheet }: Art, ...tones: string[]): boolean =>
  sheet.brief.style.tones.some((tone) => tones.includes(tone))

/** So large that it leaves the box on two sides. */
export const crop: Treatment = {
  name: 'crop',
  suits: () => 1,
  draw(art) {
    const { width, height, tones, random } = art
    const size = Math.min(Math.max(width, height) * 1.08, Math.min(width, height) * 1.5)
    const right = random.chance(0.7)
    const x = right ? width - size * 0.36 : size * 0.36
    const rotate = random.pick([0, -10, 8])
    return [portrait(art, [x, height - size * 0.38, size], art.fill, tones[0], { rotate })]
  },
}

/** Out at the right edge, whole from head to foot: for boxes whose own edges are not seen. */
export const edge: Treatment = {
  name: 'edge',
  suits: ({ width, height }) => (width > height ? 1 : 0.3),
  draw(art) {
    const { width, height, tones, random } = art
    const size = Math.min(width * 1.1, height)
    return [portrait(art, [width - size * random.pick([0.3, 0.38]), height / 2, size], art.fill, tones[0])]
  },
}

/** Printed twice, a little out of register, in two inks. */
export const misprint: Treatment = {
  name: 'misprint',
  suits: (art) => (speaks(art, 'elegant', 'luxury', 'corporate', 'classic') ? 0.2 : 0.8),
  draw(art) {
    const { width, height, tones, random } = art
    const size = Math.min(width, height) * 0.9
    const off = size * 0.07
    const centre = [width / 2, height / 2] as const
    return [
      stamp(art, 'picture-under', first(art), tones[1], [centre[0] - off, centre[1] - off * 0.6, size], {
        role: 'pattern',
        rotate: -6,
      }),
      stamp(art, 'picture', first(art), tones[0], [centre[0] + off, centre[1] + off * 0.6, size], {
        rotate: random.pick([-6, -2]),
        opacity: 0.88,
      }),
    ]
  },
}

/** Across a seam; on either side in the colour of the other. */
export const counterchange: Treatment = {
  name: 'counterchange',
  // What is drawn in tones says more whole.
  suits: ({ figures }) => (figures.length > 0 ? 0.15 : 0.35),
  draw(art) {
    const { width, height, fill, tones, random } = art
    const size = Math.min(width, height) * 0.94
    const upright = width > height * 0.7
    const [w, h] = upright ? [width / 2, height] : [width, height / 2]
    const half = (id: string, left: number, top: number, ground: ColourRef, ink: ColourRef, role?: 'pattern') =>
      frame(id, { role: 'panel', at: { left, top }, width: w, height: h, clip: true, fill: ground }, [
        stamp(art, `${id}-picture`, first(art), ink, [width / 2 - left, height / 2 - top, size], role ? { role } : {}),
      ])
    const other = tones[random.chance(0.75) ? 0 : 1]
    return [half('side-1', 0, 0, fill, other), half('side-2', upright ? w : 0, upright ? 0 : h, other, fill, 'pattern')]
  },
}

/** Before a disc and its rings that leave the box. */
export const rings: Treatment = {
  name: 'rings',
  suits: () => 0.75,
  draw(art) {
    const { width, height, tones, random } = art
    const size = Math.min(width, height)
    const [cx, cy] = [width * random.pick([0.5, 0.5, 0.36, 0.64]), height / 2]
    const disc = behind(art)
    const rings = Array.from({ length: 7 }, (_, index) => circle(cx, cy, size * (0.5 + 0.13 * (index + 1)))).join('')
    return [
      plate(art, 'rings', [
        { d: rings, stroke: { paint: tones[disc === tones[1] ? 0 : 1], width: round(size * 0.035) } },
        { d: circle(cx, cy, size * 0.48), fill: disc },
      ]),
      portrait(art, [cx, cy, size * 0.62], disc, art.fill),
    ]
  },
}

/** On rays that spread from behind it. */
export const rays: Treatment = {
  name: 'rays',
  suits: (art) => (speaks(art, 'elegant', 'minimal', 'calm', 'corporate', 'luxury') ? 0.1 : 0.6),
  draw(art) {
    const { width, height, fill, tones } = art
    const size = Math.min(width, height)
    // On the sheet's own ground no edge is seen that they could run out of: there they end in a round.
    const isRound = fill === 'paper'
    const [cx, cy] = [width / 2, height * (isRound ? 0.5 : 0.56)]
    const reach = isRound ? size / 2 : Math.hypot(width, height)
    const disc = isRound ? fill : behind(art)
    const count = 32
    const at = (turn: number) => `${round(cx + reach * Math.cos(turn))} ${round(cy + reach * Math.sin(turn))}`
    const d = Array.from({ length: count / 2 }, (_, index) => {
      const [from, to] = [(index * 4 * Math.PI) / count, ((index * 2 + 1) * 2 * Math.PI) / count]
      return `M${round(cx)} ${round(cy)}L${at(from)}L${at(to)}Z`
    }).join('')
    return [
      plate(art, 'rays', [
        { d, fill: { colour: tones[disc === tones[1] ? 0 : 1], alpha: isRound ? 0.3 : 0.55 } },
        ...(isRound ? [] : [{ d: circle(cx, cy, size * 0.4), fill: disc }]),
      ]),
      portrait(art, [cx, cy, size * (isRound ? 0.66 : 0.54)], disc, isRound ? tones[0] : fill),
    ]
  },
}

/** Against a disc of printer's dots. */
export const screen: Treatment = {
  name: 'screen',
  suits: (art) => (speaks(art, 'elegant', 'luxury', 'corporate', 'calm') ? 0.15 : 0.65),
  draw(art) {
    const { width, height, fill, tones, random } = art
    const size = round(Math.min(width, height))
    const dots = motif('halftone', {
      width: size,
      height: size,
      random: random.fork('dots'),
      colours: [tones[1]],
      density: 0.85,
    })
    const at = { left: (width - size) / 2, top: (height - size) / 2 }
    return [
      frame('screen', { at, width: size, height: size, radius: 'full', clip: true }, [
        { ...dots, id: 'dots', at: { left: 0, top: 0 }, width: size, height: size },
      ]),
      portrait(art, [width / 2, height * 0.52, size * 0.74], fill, tones[0]),
    ]
  },
}

/** On a disc that it reaches out of. */
export const medal: Treatment = {
  name: 'medal',
  suits: ({ figures }) => (figures.length > 0 ? 0.9 : 0.4),
  draw(art) {
    const { width, height, tones } = art
    const size = Math.min(width, height)
    const disc = behind(art, tones.toReversed())
    return [
      plate(art, 'disc', [
        { d: circle(width / 2, height / 2, size * 0.47), fill: art.fill },
        { d: circle(width / 2, height / 2, size * 0.45), fill: disc },
      ]),
      portrait(art, [width / 2, height * 0.5, size * 0.72], disc, art.fill),
    ]
  },
}

/** In a window with a round head. */
export const arch: Treatment = {
  name: 'arch',
  suits: (art) =>
    art.width > art.height * 2.2
      ? 0
      : speaks(art, 'elegant', 'art-deco', 'classic', 'calm', 'luxury', 'vintage', 'organic')
        ? 1
        : 0.45,
  draw(art) {
    const { width, height, fill, tones } = art
    const tall = height * 0.96
    const wide = Math.min(width * 0.78, tall * 0.8)
    const arch = (share: number) => {
      const [w, h] = [wide * share, tall * (1 - (1 - share) * 0.6)]
      const r = w / 2
      return `M${round(width / 2 - r)} ${round(height)}V${round(height - h + r)}a${round(r)} ${round(r)} 0 0 1 ${round(w)} 0V${round(height)}Z`
    }
    const window = behind(art)
    return [
      plate(art, 'window', [
        { d: arch(1), fill: tones[window === tones[1] ? 0 : 1] },
        { d: arch(0.88), fill },
        { d: arch(0.8), fill: window },
      ]),
      portrait(art, [width / 2, height - wide * 0.52, wide * 0.7], window, fill),
    ]
  },
}
