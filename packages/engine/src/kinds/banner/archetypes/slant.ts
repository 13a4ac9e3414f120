import { column, frame } from '../../../scene/build.ts'
import type { PaletteRole, Vector } from '../../../scene/types.ts'
import { scene } from '../../shared/brief-scene.ts'
import { GROUNDS } from '../../shared/sheet.ts'
import { field, hasPictogram, pictogram } from '../../shared/subject.ts'
import type { Archetype } from '../../types.ts'
import { bannerSheet } from '../parts/banner-sheet.ts'
import { words } from '../parts/word-block.ts'

/** A leaning edge with a second, thin one beside it: colour and subject on one side, the words on the other. */
export const slant: Archetype = {
  name: 'slant',
  example: 'Banner for the Harbour Run 10 km, Sunday 7 June, Sign up, sporty, blue and lime',
  suits: (brief) =>
    brief.picture?.treatAs === 'photo'
      ? 0
      : brief.style.tones.some((tone) => ['bold', 'vibrant', 'modern', 'masculine', 'futuristic'].includes(tone)) ||
          ['sports', 'fitness', 'automotive', 'gaming', 'event', 'logistics'].includes(brief.subject.industry)
        ? 0.9
        : 0.5,
  compose(composition) {
    const sheet = bannerSheet(composition)
    const { brief, direction, width, height, margin, proportion, random } = sheet
    const across = proportion === 'strip' || proportion === 'wide'
    const ground = random.pick([GROUNDS.paper, GROUNDS.ink])
    const colour = random.pick([GROUNDS.accent, GROUNDS.secondary])
    const stripe = colour === GROUNDS.accent ? 'secondary' : 'accent'
    // The slope runs over this length; strips lean by their height only.
    const lean = across ? Math.min(height * 0.5, width * 0.14) : height * 0.09
    const at = across ? width * (proportion === 'strip' ? 0.76 : 0.6) : height * (proportion === 'tall' ? 0.56 : 0.58)
    const thin = Math.max(3, sheet.u * 1.6)
    const edge = (from: number) =>
      across
        ? `M${(from + lean).toFixed(1)} 0L${(from - lean).toFixed(1)} ${height}`
        : `M0 ${(from + lean).toFixed(1)}L${width} ${(from - lean).toFixed(1)}`
    const shape = (id: string, from: number, fill: PaletteRole): Vector => ({
      type: 'vector',
      id,
      role: 'background',
      at: { left: 0, top: 0 },
      width,
      height,
      viewBox: [width, height],
      shapes: [{ d: `${edge(from)}${across ? `H${width}V0Z` : `V${height}H0Z`}`, fill }],
    })
    const [artWidth, artHeight] = across ? [width - at, height] : [width, height - at]
    const size = Math.min(artWidth - (across ? lean * 0.5 : 0), artHeight) * (proportion === 'strip' ? 0.8 : 0.98)
    return scene(brief, direction, [
      {
        name: 'banner',
        root: column('root', { fill: ground.fill, clip: true }, [
          shape('slope-edge', at - thin * 2.2, stripe),
          shape('slope-gap', at - thin, ground.fill),
          shape('slope', at, colour.fill),
          frame(
            'art',
            {
              at: across ? { right: 0, top: 0 } : { left: 0, bottom: 0 },
              width: artWidth,
              height: artHeight,
              clip: !hasPictogram(sheet),
              layout: {
                align: 'center',
                justify: 'center',
                padding: across ? [0, 0, 0, lean * 0.3] : [lean * 0.4, 0, 0, 0],
              },
            },
            hasPictogram(sheet)
              ? pictogram(sheet, colour.mark, { width: size, height: size, behind: colour.fill })
              : field(sheet, Math.round(size), Math.round(size), [colour.mark, ground.fill]),
          ),
          words(sheet, ground, {
            width: across ? at - lean - thin * 2 : width,
            height: across ? height : at - lean - thin * 2,
            padding: margin,
            button: ground === GROUNDS.ink ? ['paper', 'ink'] : ['ink', 'paper'],
            share: 0.44,
          }),
        ]),
      },
    ])
  },
}
