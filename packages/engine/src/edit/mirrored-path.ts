/** SVG path data mirrored in its box: every command keeps its kind, and arcs turn the other way. */

/**
 * What the numbers of a command are: 'x' and 'y' go along an axis, 'r' is a radius, 'a' the turn of an ellipse, 'l' its
 * large-arc flag, 's' its sweep flag.
 */
const PARAMETERS: Record<string, string> = {
  M: 'xy',
  L: 'xy',
  T: 'xy',
  H: 'x',
  V: 'y',
  C: 'xyxyxy',
  S: 'xyxy',
  Q: 'xyxy',
  A: 'rralsxy',
}
const NUMBER = /^[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/i
/** Flags of arcs may stand without a space behind them: 'a1 1 0 011 1'. */
const FLAG = /^[\s,]*([01])/

/** The path mirrored in a box of this width (or height, where `vertical`). */
export function mirroredPath(d: string, length: number, vertical: boolean): string {
  const axis = vertical ? 'y' : 'x'
  // The first move is absolute even where it is written small; what follows it is not.
  const absolute = d
    .trim()
    .replace(/^m([\s,]*[+-]?[\d.]+(?:e[+-]?\d+)?[\s,]*[+-]?[\d.]+(?:e[+-]?\d+)?)/i, (move, pair) =>
      move.startsWith('m') ? `M${pair}l` : move,
    )
  return absolute
    .split(/(?=[a-df-z])/i)
    .map((piece) => {
      const command = piece.charAt(0)
      const kinds = PARAMETERS[command.toUpperCase()]
      if (kinds === undefined) return command
      const relative = command === command.toLowerCase()
      const values = read(piece.slice(1), kinds).map((value, index) => {
        const kind = kinds[index % kinds.length]
        if (kind === axis) return relative ? -value : length - value
        if (kind === 'a') return -value
        return kind === 's' ? 1 - value : value
      })
      return values.length === 0 ? '' : command + values.map((value) => Math.round(value * 1e4) / 1e4).join(' ')
    })
    .join('')
}

function read(text: string, kinds: string): number[] {
  const values: number[] = []
  let rest = text
  for (;;) {
    const kind = kinds[values.length % kinds.length]
    const match = (kind === 'l' || kind === 's' ? FLAG : NUMBER).exec(rest)
    if (!match) return values
    values.push(Number(match[1]))
    rest = rest.slice(match[0].length)
  }
}
