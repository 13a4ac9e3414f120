/** Pictures in frames of their own proportions; where the photos are the owner's, frames that wait for them. */
import { type Block, innerWidth, panel } from '../../kit/block.ts'

export const gallery: Block = {
  name: 'gallery',
  size: 'wide',
  tall: 470,
  draw(context) {
    const { pen, looks, page, thing } = context
    const inner = innerWidth(context)
    const isPhotos = /photo|picture|image|memor|portrait/i.test(thing)
    const columns = inner > 520 ? 3 : 2
    const each = Math.floor((inner - (columns - 1) * 12) / columns)
    const heights = [
      [0.74, 1.06],
      [1.06, 0.74],
      [0.74, 1.06],
    ]
    const { objects } = page.brief.subject
    return panel(
      context,
      [
        pen.row(
          heights.slice(0, columns).map((pair, at) =>
            pen.col(
              pair.map((share, i) => {
                const height = Math.round(each * share)
                const index = at * 2 + i
                return isPhotos
                  ? looks.photo(pen, { width: each, height })
                  : looks.tile(pen, objects[index % Math.max(1, objects.length)], { width: each, height, index })
              }),
              { width: each, gap: 12 },
            ),
          ),
          { gap: 12, align: 'start', width: 'fill' },
          'wall',
        ),
      ],
      { sample: !isPhotos },
    )
  },
}
