/** Everything that is measured on one finished design. */
import type { Concept, Design } from '@limner/engine'
import { contourDensity, greyOf, inkCentroid, paletteMeasures, typeSizes, whiteSpace } from '@limner/engine/instruments'
import { obeyed } from './following.ts'
import { aligned, coloursOf, pathCommands } from './geometry.ts'
import type { Instruments } from './instruments.ts'
import { perturbed } from './perturbation.ts'
import { survives } from './pixels.ts'

/** Gates and obedience: cheap, taken of every design. */
export function judge({ design }: Concept, instruments: Instruments) {
  const { scene, brief } = design
  return {
    design,
    faults: [...instruments.layoutFaults(scene, brief), ...instruments.contrastFaults(scene, brief.colours)],
    ...obeyed(design, instruments.lay(scene)),
  }
}
export type Judged = ReturnType<typeof judge>

/** Width of the raster that edges and balance are read from, pixels; a long page's is its first two widths. */
const RASTER = 400
/**
 * Side of the raster of a mark, pixels. On it the 524 marks of `@iconify-json/logos` that end in '-icon' have, in the median,
 * a likeness of .846, their centroid .021 off the middle and a contour density of .016; the reference set's are .84, .02, .015.
 */
const MARK = 256

/** The scorecard's own measures: taken of the first seed's designs. */
export async function measure(design: Design, instruments: Instruments) {
  const { scene } = design
  const [front] = instruments.lay(scene)
  if (!front) throw new RangeError('a scene without an artboard')
  const grey = greyOf(instruments.paint(scene, front, RASTER))
  const sizes = typeSizes(front)
  const isLogo = scene.kind === 'logo'
  const mark = isLogo ? instruments.paintMark(scene, front, MARK) : undefined
  return {
    design,
    aligned: aligned(front),
    perturbed: perturbed(design, front, instruments),
    white: whiteSpace(front),
    density: contourDensity(grey),
    ratio: sizes.length > 1 ? (sizes.at(-1) as number) / (sizes[0] as number) : undefined,
    families: new Set(Object.values(scene.typography)).size,
    palette: paletteMeasures(scene.palette),
    ...(isLogo && {
      logo: {
        colours: coloursOf(front, scene.palette),
        centroid: Math.hypot(...inkCentroid(grey)),
        ...(mark && {
          markCentroid: Math.hypot(...inkCentroid(greyOf(mark))),
          small: await survives(greyOf(mark)),
          markDensity: contourDensity(greyOf(mark)),
          commands: pathCommands(
            { ...front, root: mark.laid },
            (icon) => instruments.workshop.pictograms.get(icon).shapes,
          ),
        }),
      },
    }),
  }
}
export type Measured = Awaited<ReturnType<typeof measure>>
