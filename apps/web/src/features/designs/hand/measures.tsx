/** Distances on the artboard, each as a line with its pixels; gaps that are alike stand out. */
import clsx from 'clsx'
import { placed } from '../placed.ts'
import { isAlike, type Measure } from './measure/measuring.ts'

interface Props {
  measures: readonly Measure[]
  board: { width: number; height: number }
}

export const Measures = ({ measures, board }: Props) =>
  measures
    .filter(({ pixels }) => pixels >= 0.5)
    .map((measure) => {
      const { side, from, to, pixels } = measure
      const box = {
        ...{ x: Math.min(from.x, to.x), y: Math.min(from.y, to.y) },
        ...{ width: Math.abs(to.x - from.x), height: Math.abs(to.y - from.y) },
      }
      const ground = isAlike(measure, measures) ? 'bg-minium' : 'bg-lapis'
      const isAcross = side === 'left' || side === 'right'
      return (
        <span
          key={side}
          data-measure={side}
          className={clsx('pointer-events-none absolute', ground, isAcross ? 'min-h-px' : 'min-w-px')}
          style={placed(box, board)}
        >
          <span
            className={clsx(
              'absolute top-1/2 left-1/2 -translate-1/2 rounded-sm px-1 text-xs leading-4 whitespace-nowrap text-paper tabular-nums',
              ground,
            )}
          >
            {Math.round(pixels)}
          </span>
        </span>
      )
    })
