/** What wordmarks share: a name set large by itself, and the small lines under it. */
import { column } from '../../../scene/build.ts'
import type { Node, Scene } from '../../../scene/types.ts'
import type { Composition } from '../../types.ts'
import { board, logoScene, smallCopies, underName } from './lockups.ts'
import { type NameStyle, nameStyle, type SetName, setName, shortness } from './name.ts'
import { setLines } from './small-lines.ts'
import { readWording } from './wording.ts'

interface WordmarkOptions {
  style?: Partial<NameStyle>
  /** Shares of the artboard for the name. */
  width?: number
  height?: number
  /** Largest size, hundredths of the shorter side. */
  largest?: number
  /** The name is kept on one line. */
  single?: true
  /** A further line is taken rather than to fall below this, hundredths of the shorter side. */
  wanted?: number
}

/** The name, large. Throws when the brief has none: `suits` keeps such briefs away. */
export function largeName(composition: Composition, options: WordmarkOptions = {}): SetName {
  const { width, height, unit } = board(composition)
  const { name } = readWording(composition.brief)
  if (!name) throw new RangeError('A wordmark needs a name; the brief has no copy.')
  return setName(name, nameStyle(composition.direction, { align: 'start', ...options.style }), {
    ...composition,
    width: width * (options.width ?? 0.78),
    height: height * (options.height ?? 0.5),
    largest: unit * (options.largest ?? 24) * shortness(name.text),
    // A long name reads better small in few lines than large in many.
    wanted: options.single ? 1 : unit * ([...name.text].length > 22 ? 7.5 : (options.wanted ?? 11)),
  })
}

/** A wordmark with its small lines, centred as one block. */
export function wordmarkScene(
  composition: Composition,
  wordmark: Node,
  name: Pick<SetName, 'width' | 'size'>,
  align: 'start' | 'center' = 'start',
): Scene {
  const { unit, width } = board(composition)
  const small = setLines(composition, smallCopies(readWording(composition.brief)), {
    size: Math.max(unit * 3, Math.min(unit * 4.4, name.size * 0.28)),
    width: Math.max(name.width, Math.min(width * 0.78, unit * 56)),
    align,
  })
  return logoScene(composition, [
    column('lockup', { role: 'group', layout: { align } }, [
      wordmark,
      ...underName(small.nodes, Math.max(unit * 4.2, name.size * 0.3), align),
    ]),
  ])
}
