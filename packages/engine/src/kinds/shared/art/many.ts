/** Treatments that repeat the subject: a wallpaper, a wreath, a trail, a quilt. */
import { cyclic, nth } from '../../../base/items.ts'
import { circle, round } from '../../../imagery/shapes.ts'
import { frame } from '../../../scene/build.ts'
import type { Node } from '../../../scene/types.ts'
import { type Art, stamp, type Treatment } from './types.ts'

const speaks = ({ sheet }: Art, ...tones: string[]): boolean =>
  sheet.brief.style.tones.some((tone) => tones.includes(tone))

/** Staggered rows of the subject, turned this way and that, out to all edges. */
export const wallpaper: Treatment = {
  name: 'wallpaper',
  suits: (art) => (speaks(art, 'luxury', 'minimal', 'corporate') ? 0.35 : 0.85),
  draw(art) {
    const { width, height, tones, icons, random } = art
    const names = icons.slice(0, random.pick([1, 2, 2]))
    const across = width > height ? Math.max(4, Math.round((4 * width) / height)) : random.pick([3, 4])
    const pitch = width / Math.min(across, 9)
    const size = pitch * 0.72
    const turns = random.pick([[0, 180], [0], [-18, 18], [0, 90, 180, 270]])
    const rows = Math.ceil(height / pitch) + 1
    const nodes: Node[] = []
    for (let y = 0; y < rows; y++)
      for (let x = 0; x <= width / pitch + 0.5; x++) {
        const index = x + y
        nodes.push(
          stamp(
            art,
            nodes.length === 0 ? 'picture' : `picture-${y}-${x}`,
            cyclic(names, index),
            nth(tones, (names.length === 1 ? x + 2 * y : y) % 2),
            [(x + (y % 2 === 0 ? 0.5 : 0)) * pitch, (y + 0.42) * pitch, size],
            { role: 'pattern', rotate: cyclic(turns, index) },
          ),
        )
      }
    return nodes
  },
}

/** A wreath of copies about one in the middle. */
export const wreath: Treatment = {
  name: 'wreath',
  suits: (art) => (art.width > 2 * art.height || art.height > 2 * art.width ? 0.2 : 0.7),
  draw(art) {
    const { width, height, tones, icons, random } = art
    const count = random.pick([8, 10, 12])
    const reach = Math.min(width, height) * 0.37
    const size = ((2 * Math.PI * reach) / count) * 0.86
    const [cx, cy] = [width / 2, height / 2]
    return [
      ...Array.from({ length: count }, (_, index) => {
        const turn = (index * 360) / count
        const angle = (turn * Math.PI) / 180
        return stamp(
          art,
          `picture-${index + 1}`,
          nth(icons, 0),
          nth(tones, index % 2),
          [cx + reach * Math.sin(angle), cy - reach * Math.cos(angle), size],
          { role: 'pattern', rotate: turn },
        )
      }),
      stamp(art, 'picture', icons[1] ?? nth(icons, 0), tones[0], [cx, cy, reach * 0.9]),
    ]
  },
}

/** One after the other, out of the dark: as if it moved. */
export const trail: Treatment = {
  name: 'trail',
  suits: (art) =>
    ['sports', 'fitness', 'automotive', 'bicycle', 'music', 'logistics', 'gaming', 'pets'].includes(
      art.sheet.brief.subject.industry,
    )
      ? 0.9
      : 0.5,
  draw(art) {
    const { width, height, tones, icons, random } = art
    const size = Math.min(width * 0.72, height * 0.92)
    const count = 5
    const room = Math.max(width - size * 0.9, size * 0.4)
    const down = Math.max(0, height - size) * random.pick([0, 0.8, -0.8])
    return Array.from({ length: count }, (_, index) => {
      const share = index / (count - 1)
      const last = index === count - 1
      return stamp(
        art,
        last ? 'picture' : `picture-${index + 1}`,
        nth(icons, 0),
        last ? tones[0] : tones[1],
        [width / 2 + (share - 0.5) * room, height / 2 + (share - 0.5) * down, size],
        last ? {} : { role: 'pattern', opacity: round(0.14 + 0.2 * share) },
      )
    })
  },
}

/** Tiles, each with a drawing of its own or a plain form. */
export const quilt: Treatment = {
  name: 'quilt',
  suits: ({ icons }) => (icons.length >= 3 ? 0.8 : 0.3),
  draw(art) {
    const { width, height, fill, tones, icons, random } = art
    const rows = width > height * 1.4 ? 2 : 3
    const side = height / rows
    const columns = Math.max(2, Math.round(width / side))
    const wide = width / columns
    const grounds = [fill, tones[0], tones[1]] as const
    const shift = random.int(3)
    return Array.from({ length: rows * columns }, (_, index): Node => {
      const [x, y] = [index % columns, Math.floor(index / columns)]
      const lot = (x + y + shift + (y % 2)) % 3
      const ground = nth(grounds, lot)
      const ink = nth(grounds, (lot + 1) % 3)
      const centre = [wide / 2, side / 2, Math.min(wide, side) * 0.7] as const
      const plain = (x * 2 + y * 3 + shift) % 5 === 0
      return frame(
        `tile-${x}-${y}`,
        {
          role: 'panel',
          at: { left: x * wide, top: y * side },
          width: wide + 0.5,
          height: side + 0.5,
          clip: true,
          fill: ground,
        },
        [
          plain
            ? {
                type: 'vector',
                id: `form-${x}-${y}`,
                role: 'pattern',
                at: { left: 0, top: 0 },
                width: wide,
                height: side,
                viewBox: [100, 100],
                scale: 'stretch',
                shapes: [
                  {
                    d: random.pick([
                      circle(50, 50, 36),
                      'M0 0H100A100 100 0 0 1 0 100Z',
                      'M0 50A50 50 0 0 1 100 50V100H0Z',
                    ]),
                    fill: ink,
                  },
                ],
              }
            : stamp(
                art,
                index === 0 ? 'picture' : `picture-${x}-${y}`,
                nth(icons, (x + y * 2) % Math.min(4, icons.length)),
                ink,
                centre,
                index === 0 ? {} : { role: 'pattern' },
              ),
        ],
      )
    })
  },
}
