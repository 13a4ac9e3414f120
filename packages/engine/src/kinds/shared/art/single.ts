/** Treatments with one large silhouette: cropped, printed twice, cut, turned into its ground. */
import { circle, rect, round } from '../../../imagery/illustrations/types.ts'
import { motif } from '../../../imagery/motifs.ts'
import { frame } from '../../../scene/build.ts'
import type { ColourRef, Node, Vector } from '../../../scene/types.ts'
import { type Art, stamp, type Treatment } from './types.ts'

const first = ({ icons }: Art): string => icons[0] as string
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
    return [
      stamp(art, 'picture', first(art), tones[0], [x, height - size * 0.38, size], {
        rotate: random.pick([0, -10, 8]),
      }),
    ]
  },
}

/** Out at the right edge, whole from head to foot: for boxes whose own edges are not seen. */
export const edge: Treatment = {
  name: 'edge',
  suits: ({ width, height }) => (width > height ? 1 : 0.3),
  draw(art) {
    const { width, height, tones, random } = art
    const size = Math.min(width * 1.1, height)
    return [stamp(art, 'picture', first(art), tones[0], [width - size * random.pick([0.3, 0.38]), height / 2, size])]
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

/** Cut by bars of its ground that thicken downwards, like a sun on old posters. */
export const barred: Treatment = {
  name: 'barred',
  suits: (art) => (speaks(art, 'retro', 'vintage', 'futuristic', 'bold', 'technical') ? 0.9 : 0.5),
  draw(art) {
    const { width, height, fill, tones } = art
    const size = Math.min(width, height) * 0.94
    const top = (height - size) / 2
    const count = 7
    const d = Array.from({ length: count }, (_, index) => {
      const share = (index + 1) / count
      return rect(0, top + size * (0.42 + 0.58 * share) - size * 0.05, width, size * (0.006 + 0.034 * share))
    }).join('')
    return [
      stamp(art, 'picture', first(art), tones[0], [width / 2, height / 2, size]),
      plate(art, 'bars', [{ d, fill }]),
    ]
  },
}

/** Across a seam; on either side in the colour of the other. */
export const counterchange: Treatment = {
  name: 'counterchange',
  suits: () => 0.95,
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

/** Cut into strips that are shifted against one another. */
export const sliced: Treatment = {
  name: 'sliced',
  suits: (art) =>
    Math.max(art.width, art.height) > 3 * Math.min(art.width, art.height) || speaks(art, 'elegant', 'calm', 'childlike')
      ? 0.15
      : 0.6,
  draw(art) {
    const { width, height, fill, tones, random } = art
    const count = 5
    const strip = width / count
    const size = Math.min(width * 0.96, height * 0.84)
    const shift = (height - size) * 0.42
    const start = random.int(2)
    return Array.from({ length: count }, (_, index): Node => {
      const odd = (index + start) % 2 === 1
      return frame(
        `strip-${index + 1}`,
        {
          role: 'panel',
          at: { left: index * strip, top: 0 },
          width: strip + 0.5,
          height,
          clip: true,
          fill: odd ? tones[0] : fill,
        },
        [
          stamp(
            art,
            index === 0 ? 'picture' : `picture-${index + 1}`,
            first(art),
            odd ? fill : tones[0],
            [width / 2 - index * strip, height / 2 + (odd ? shift : -shift), size],
            index === 0 ? {} : { role: 'pattern' },
          ),
        ],
      )
    })
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
    const rings = Array.from({ length: 7 }, (_, index) => circle(cx, cy, size * (0.5 + 0.13 * (index + 1)))).join('')
    return [
      plate(art, 'rings', [
        { d: rings, stroke: { paint: tones[1], width: round(size * 0.035) } },
        { d: circle(cx, cy, size * 0.48), fill: tones[0] },
      ]),
      stamp(art, 'picture', first(art), art.fill, [cx, cy, size * 0.6]),
    ]
  },
}

/** On rays that spread from behind it. */
export const rays: Treatment = {
  name: 'rays',
  suits: (art) => (speaks(art, 'elegant', 'minimal', 'calm', 'corporate', 'luxury') ? 0.1 : 0.6),
  draw(art) {
    const { width, height, tones } = art
    const [cx, cy] = [width / 2, height * 0.56]
    const reach = Math.hypot(width, height)
    const count = 32
    const at = (turn: number) => `${round(cx + reach * Math.cos(turn))} ${round(cy + reach * Math.sin(turn))}`
    const d = Array.from({ length: count / 2 }, (_, index) => {
      const [from, to] = [(index * 4 * Math.PI) / count, ((index * 2 + 1) * 2 * Math.PI) / count]
      return `M${round(cx)} ${round(cy)}L${at(from)}L${at(to)}Z`
    }).join('')
    const size = Math.min(width, height)
    return [
      plate(art, 'rays', [
        { d, fill: { colour: tones[1], alpha: 0.55 } },
        { d: circle(cx, cy, size * 0.4), fill: tones[0] },
      ]),
      stamp(art, 'picture', first(art), art.fill, [cx, cy, size * 0.5]),
    ]
  },
}

/** Against a screen of printer's dots. */
export const screen: Treatment = {
  name: 'screen',
  suits: (art) => (speaks(art, 'elegant', 'luxury', 'corporate', 'calm') ? 0.15 : 0.65),
  draw(art) {
    const { width, height, tones, random } = art
    const size = Math.min(width, height)
    const dots = motif('halftone', {
      width: round(width),
      height: round(height),
      random: random.fork('dots'),
      colours: [tones[1]],
      density: 1.2,
    })
    return [
      { ...dots, id: 'dots', at: { left: 0, top: 0 }, width, height },
      stamp(art, 'picture', first(art), tones[0], [width * random.pick([0.5, 0.56]), height * 0.52, size * 0.96], {
        rotate: random.pick([0, -8]),
      }),
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
    return [
      plate(art, 'window', [
        { d: arch(1), fill: tones[1] },
        { d: arch(0.88), fill },
        { d: arch(0.8), fill: tones[0] },
      ]),
      stamp(art, 'picture', first(art), fill, [width / 2, height - wide * 0.42, wide * 0.56]),
    ]
  },
}
